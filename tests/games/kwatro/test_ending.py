"""How a game ends and who wins (K14, K15, K16)."""

from __future__ import annotations

import pytest

from fourfold.core.outcome import Outcome
from fourfold.games.kwatro import rules
from fourfold.games.kwatro.rules import Options
from games.kwatro.scenes import offered, played, position, refused

CHILDREN = Options(scoring=False)


def passed(times: int) -> tuple[str, ...]:
    return ("pass",) * times


def test_k14_the_game_ends_at_once_when_the_last_card_is_played_with_the_pile_empty() -> None:
    before = position("rt2@0,0", "gs1", "yx3 yx4", pile="", scores=(10, 20))
    after = played(before, "play gs1@1,0")
    assert rules.outcome(after) == Outcome("last-card", (1,), (10 + 3 * 2, 20))
    assert offered(after) == set()
    assert refused(after, "pass") == ("game-over", {})


def test_k14_an_empty_pile_alone_ends_nothing() -> None:
    assert rules.outcome(position("rt2@0,0", "gs1 gs2", pile="")) is None
    assert rules.outcome(played(position("rt2@0,0", "gs1 gs2", pile=""), "play gs1@1,0")) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_k14_with_an_empty_pile_the_game_ends_when_all_pass_in_a_row(seats: int) -> None:
    hands = ("gs1", "gs2", "gs3", "gs4")[:seats]
    before = position("rt2@0,0", *hands, pile="", scores=(3, 9, 4, 1)[:seats])
    assert rules.outcome(played(before, *passed(seats - 1))) is None
    after = played(before, *passed(seats))
    assert rules.outcome(after) == Outcome("all-passed", (1,), (3, 9, 4, 1)[:seats])
    assert offered(after) == set()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_k14_with_cards_in_the_pile_it_takes_all_to_pass_twice(seats: int) -> None:
    hands = ("gs1", "gs2", "gs3", "gs4")[:seats]
    before = position("rt2@0,0", *hands, scores=(3, 9, 4, 1)[:seats])
    assert rules.outcome(played(before, *passed(2 * seats - 1))) is None
    after = played(before, *passed(2 * seats))
    assert rules.outcome(after) == Outcome("all-passed", (1,), (3, 9, 4, 1)[:seats])


def test_k14_a_pass_that_exchanges_cards_counts_as_one() -> None:
    before = position("rt2@0,0", "gs1", "gs2")
    after = played(before, "pass gs1", "pass gs2", "pass yx1", "pass yx2")
    assert rules.outcome(after) == Outcome("all-passed", (0, 1), (0, 0))


def test_k14_a_play_starts_the_count_anew_and_a_swap_does_neither() -> None:
    before = position("rc1@0,0 rc2@1,0 **@2,0", "rc3 gs1", "gs2 gs3", pile="", passes=1)
    assert played(before, "swap rc3@2,0").passes == 1
    assert played(before, "play gs1@0,1").passes == 0
    assert rules.outcome(played(before, "swap rc3@2,0", "pass")) is not None


def test_k14_cards_left_in_hand_cost_nothing_and_no_turn_is_doubled_after_passes() -> None:
    before = position("rt2@0,0", "gs1 gs2 gs3", "gs4", pile="", scores=(50, 49))
    assert rules.outcome(played(before, *passed(2))) == Outcome("all-passed", (0,), (50, 49))


def test_k15_most_points_win_whoever_ended_the_game() -> None:
    before = position("rt2@0,0", "gs1", "yx4", pile="", scores=(0, 7))
    assert rules.outcome(played(before, "play gs1@1,0")) == Outcome("last-card", (1,), (6, 7))


def test_k15_equal_points_share_the_win() -> None:
    before = position("rt2@0,0", "gs1", "yx3", "yx4", pile="", scores=(1, 7, 2))
    assert rules.outcome(played(before, "play gs1@1,0")) == Outcome("last-card", (0, 1), (7, 7, 2))


def test_k16_without_scoring_who_first_empties_the_hand_with_the_pile_empty_has_won() -> None:
    before = position("rt2@0,0", "gs1", "yx4", pile="", options=CHILDREN)
    assert rules.outcome(played(before, "play gs1@1,0")) == Outcome("last-card", (0,))
    early = position("rt2@0,0", "gs1", "yx4", pile="rx1", options=CHILDREN)
    assert rules.outcome(played(early, "play gs1@1,0")) is None


def test_k16_without_scoring_all_share_when_nobody_can_empty_the_hand() -> None:
    before = position("rt2@0,0", "gs1 gs2", "yx4", pile="", options=CHILDREN)
    assert rules.outcome(played(before, *passed(2))) == Outcome("all-passed", (0, 1))
