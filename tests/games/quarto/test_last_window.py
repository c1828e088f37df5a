"""Q9 and Q10: what happens after the sixteenth piece."""

from __future__ import annotations

from random import Random

import pytest

from fourfold.games.quarto import rules
from games.quarto.scenes import (
    LINES,
    after,
    at,
    begin,
    end,
    game,
    mover,
    offered,
    refused,
    true_calls,
)

PASS = "-"

# Fifteen pieces lie. With 1 on d4 the last column, 0ba1, is all hollow, and no other line has won.
LAST = at("cf80/d24b/379a/e56. 1 window=c4")
NOTICED = after(LAST, "d4")


def test_the_scene_is_as_described() -> None:
    assert mover(LAST) == mover(NOTICED) == 1
    assert rules.spare(LAST) == frozenset()
    assert true_calls(LAST) == set()
    assert true_calls(NOTICED) == {"d1-d4"}


# Q10: after the last piece.
def test_after_the_sixteenth_placement_the_placer_calls_or_passes() -> None:
    assert mover(NOTICED) == 1
    assert offered(NOTICED) == {PASS} | {f"!{line}" for line in LINES}
    assert refused(NOTICED, "0") == "nothing-to-give"
    assert refused(NOTICED, "a1") == "give-first"
    assert end(NOTICED) == ""


def test_the_placer_of_the_last_piece_may_call() -> None:
    assert end(after(NOTICED, "!d1-d4")) == "called 1"


def test_after_the_placers_pass_the_other_may_call() -> None:
    passed = after(NOTICED, PASS)
    assert mover(passed) == 2
    assert end(passed) == ""
    assert offered(passed) == {PASS} | {f"!{line}" for line in LINES}
    assert end(after(passed, "!d1-d4")) == "stolen 2"


def test_with_another_starter_the_seats_are_exchanged() -> None:
    noticed = after(at("cf80/d24b/379a/e56. 1 starter=2 window=c4"), "d4")
    assert end(after(noticed, "!d1-d4")) == "called 2"
    assert end(after(noticed, "- !d1-d4")) == "stolen 1"


def test_an_unnoticed_last_line_is_a_draw_when_both_pass() -> None:
    """Q9, Q10: 002 confirms that it is a draw."""
    assert end(after(NOTICED, "- -")) == "full nobody"


def test_after_both_have_passed_nothing_can_be_done() -> None:
    drawn = after(NOTICED, "- -")
    assert offered(drawn) == set()
    for move in (PASS, "!d1-d4", "0", "a1"):
        assert refused(drawn, move) == "game-over"


def test_the_last_window_shuts_for_the_placer_with_their_pass() -> None:
    """Q10: the placer passes once; the only moves left are the other's."""
    assert mover(after(NOTICED, PASS)) == 2
    assert offered(after(NOTICED, "- -")) == set()


def test_a_line_that_died_before_cannot_be_called_in_the_last_window() -> None:
    """Q8, Q10: the row on top, all round, was completed long ago."""
    full = at("0246/1b3d/95f8/7eca - window=d4")
    assert "a1-d1" not in true_calls(full)
    assert end(after(full, "!a1-d1")) == ""


# Q11 in the last window.
def test_a_false_call_in_the_last_window_leaves_only_the_pass() -> None:
    called = after(NOTICED, "!a1-d1")
    assert mover(called) == 1
    assert end(called) == ""
    assert offered(called) == {PASS}
    assert refused(called, "!d1-d4") == "call-used"


def test_after_the_placers_false_call_and_pass_the_other_may_still_call() -> None:
    passed = after(NOTICED, "!a1-d1 -")
    assert mover(passed) == 2
    assert end(after(passed, "!d1-d4")) == "stolen 2"


def test_the_others_false_call_leaves_only_to_accept_the_draw() -> None:
    called = after(NOTICED, "- !a1-d1")
    assert mover(called) == 2
    assert offered(called) == {PASS}
    assert end(after(called, PASS)) == "full nobody"


def test_both_may_call_falsely_in_the_last_window() -> None:
    assert end(after(NOTICED, "!a1-d1 - !b1-b4 -")) == "full nobody"


def test_nobody_passes_before_the_last_piece_is_placed() -> None:
    """Q10: before that there is always something to give or to place."""
    for seed in range(10):
        for position, _ in game(begin(), Random(seed)):
            if None in position.cells:
                assert PASS not in offered(position)
                assert refused(position, PASS) == "nothing-to-pass"


# Q9: the draw.
def test_a_full_board_without_any_line_is_a_draw_too() -> None:
    """Q9: here no line shares anything, so that nobody could have called."""
    full = at("420d/3be9/f817/5c6a - window=d4")
    assert end(after(full, "- -")) == "full nobody"


def test_there_is_no_draw_while_a_piece_is_left() -> None:
    """Q9: of many random games those drawn have all sixteen pieces placed."""
    drawn = []
    for seed in range(60):
        *_, (position, move) = game(begin(), Random(seed))
        last = rules.play(position, move)
        if end(last) == "full nobody":
            drawn.append(last)
    assert drawn
    assert not any(None in last.cells for last in drawn)


@pytest.mark.parametrize("seed", range(5))
def test_a_game_in_which_nobody_calls_is_a_draw(seed: int) -> None:
    """Q9: thirty-two moves to fill the board and two passes, whatever lines came about."""
    random, position, played = Random(seed), begin(), 0
    while moves := [move for move in rules.moves(position) if not isinstance(move, rules.Call)]:
        position, played = rules.play(position, random.choice(moves)), played + 1
    assert (played, end(position)) == (34, "full nobody")
