from __future__ import annotations

from fourfold.core.outcome import Outcome, agreed, forfeit, most_points


def test_r11_k15_most_points_win_and_equal_points_share() -> None:
    assert most_points("full", (3, 5, 5)).winners == (1, 2)
    assert most_points("full", (3, 5, 4)) == Outcome("full", (1,), (3, 5, 4))


def test_r10_players_who_agree_to_stop_count_their_points() -> None:
    assert agreed((3, 5)) == Outcome("agreed", (1,), (3, 5))


def test_who_agrees_to_stop_without_points_draws() -> None:
    assert agreed(()) == Outcome("agreed", ())


def test_who_gives_up_never_wins_whatever_the_points() -> None:
    assert forfeit("resigned", 1, 3, (3, 9, 4)).winners == (2,)
    assert forfeit("time", 0, 2, ()).winners == (1,)
    assert forfeit("time", 0, 3, ()).winners == (1, 2)
