"""Q6–Q8 and Q11: who may call when, what a call wins, and what a false call costs."""

from __future__ import annotations

from random import Random

import pytest

from fourfold.core.errors import NotationError
from fourfold.games.quarto import phrases, rules
from fourfold.games.quarto.notation import read_move
from games.quarto.scenes import (
    LINES,
    after,
    at,
    begin,
    calls,
    end,
    game,
    mover,
    offered,
    refused,
    true_calls,
)

# Player 1 has just completed the top row with even pieces, all of them round.
COMPLETED = "0 a1 2 b1 4 c1 6 d1"


# Q6: a win must be called.
def test_completing_a_line_alone_does_not_win() -> None:
    placed = after(begin(), COMPLETED)
    assert end(placed) == ""
    assert set("13579abcdef8") <= offered(placed)


def test_the_placer_may_call_before_giving() -> None:
    placed = after(begin(), COMPLETED)
    assert mover(placed) == 1
    assert "!a1-d1" in offered(placed)
    assert end(after(placed, "!a1-d1")) == "called 1"


def test_a_call_points_the_line_out() -> None:
    """Q6: there is no call without a line, and the line called is the one that has won."""
    with pytest.raises(NotationError):
        read_move("!")
    won = after(begin(), COMPLETED + " !a1-d1").won
    assert won == (0, 1, 2, 3)


def test_a_line_called_from_either_end_is_the_same_line() -> None:
    assert end(after(begin(), COMPLETED + " !d1-a1")) == "called 1"


def test_after_a_true_call_the_game_is_over() -> None:
    won = after(begin(), COMPLETED + " !a1-d1")
    assert offered(won) == set()
    for move in ("8", "a2", "!a1-d1", "!a2-d2", "-"):
        assert refused(won, move) == "game-over"


def test_after_giving_the_call_is_no_longer_the_placers() -> None:
    """Q6, Q7: it is the receiver's move, so whoever calls now is the receiver."""
    given = after(begin(), COMPLETED + " 8")
    assert mover(given) == 2
    assert end(after(given, "!a1-d1")) == "stolen 2"


# Q7: the receiver may call what the placer missed.
@pytest.mark.parametrize(("starter", "winner"), [(1, 2), (2, 1)])
def test_the_receiver_may_steal_a_missed_line_before_placing(starter: int, winner: int) -> None:
    given = after(begin(starter=starter), COMPLETED + " 8")
    assert mover(given) == winner
    assert true_calls(given) == {"a1-d1"}
    assert end(after(given, "!a1-d1")) == f"stolen {winner}"


def test_the_stolen_win_leaves_the_piece_in_hand() -> None:
    """Q7: the call comes before placing."""
    stolen = after(begin(), COMPLETED + " 8 !a1-d1")
    assert (stolen.hand, stolen.cells[4:]) == (8, (None,) * 12)


# Q8: only lines that the newest piece has completed, and only in its window.
def test_after_the_receivers_placement_the_line_is_dead() -> None:
    placed = after(begin(), COMPLETED + " 8 a2")
    assert "!a1-d1" in offered(placed)
    assert true_calls(placed) == set()
    assert end(after(placed, "!a1-d1")) == ""
    assert end(after(placed, "!a1-d1 1 !a1-d1")) == ""


@pytest.mark.parametrize("seed", range(20))
def test_a_dead_line_stays_dead_for_the_rest_of_the_game(seed: int) -> None:
    """Q8: whatever happens later, and whatever it shares: here round, and hollow, and grooved."""
    dead = after(begin(), "0 a1 2 b1 1 c1 3 d1 4 a2")
    for position, _ in game(dead, Random(seed)):
        assert "a1-d1" not in true_calls(position)


def test_a_dead_line_stays_dead_when_newer_pieces_make_other_lines() -> None:
    """Q8: 8 on a4 completes the column through a1, and the column alone."""
    placed = after(begin(), "0 a1 2 b1 4 c1 6 d1 9 a2 1 a3 8 a4")
    assert true_calls(placed) == {"a1-a4"}
    assert end(after(placed, "!a1-d1")) == ""
    assert end(after(placed, "!a1-a4")) == "called 2"


def test_a_line_lives_on_through_false_calls_until_the_next_placement() -> None:
    given = after(begin(), COMPLETED + " !a2-d2 8")
    assert true_calls(given) == {"a1-d1"}


def test_a_new_line_may_be_called_though_it_crosses_a_dead_one() -> None:
    """Q8: the row on top is dead; 5 on d4 completes the diagonal through it, 0135, all grooved."""
    placed = after(at("0246/.1../..3./.... 5 window=c3"), "d4")
    assert true_calls(placed) == {"a1-d4"}
    assert end(after(placed, "!a1-d4")).startswith("called")


def test_lines_that_do_not_hold_the_newest_piece_cannot_be_called() -> None:
    """Q8: two complete lines, one all round and one all square, the newest piece in neither."""
    placed = at("0246/..../b.../1357 - window=a3")
    assert true_calls(placed) == set()
    for line in ("a1-d1", "a4-d4"):
        assert end(after(placed, f"!{line}")) == ""
        assert calls(after(placed, f"!{line}")) == set()


def test_an_incomplete_line_cannot_be_called() -> None:
    placed = after(begin(), "0 a1 2 b1 4 c1")
    assert true_calls(placed) == set()
    assert end(after(placed, "!a1-d1")) == ""


def test_a_completed_line_that_shares_nothing_cannot_be_called() -> None:
    placed = after(begin(), "0 a1 f b1 1 c1 2 d1")
    assert true_calls(placed) == set()
    assert end(after(placed, "!a1-d1")) == ""


# Q11: false calls.
def test_any_line_may_be_named_in_a_call() -> None:
    for moves in ("7 b3", "7 b3 0", COMPLETED, COMPLETED + " 8"):
        assert calls(after(begin(), moves)) == set(LINES)


def test_nothing_can_be_called_before_the_first_placement() -> None:
    for moves in ("", "7"):
        assert calls(after(begin(), moves)) == set()
        assert refused(after(begin(), moves), "!a1-d1") == "window-shut"


@pytest.mark.parametrize("line", sorted(set(LINES) - {"a1-d1"}))
def test_a_false_call_is_no_win_and_costs_nothing_but_the_call(line: str) -> None:
    """Q11: board, hand and turn are as before, and the same moves are left but for calls."""
    for moves in (COMPLETED, COMPLETED + " 8"):
        before = after(begin(), moves)
        called = after(before, f"!{line}")
        assert end(called) == ""
        assert (called.cells, called.hand, mover(called)) == (
            before.cells,
            before.hand,
            mover(before),
        )
        assert offered(called) == {move for move in offered(before) if not move.startswith("!")}


def test_a_false_call_is_announced_to_both() -> None:
    before = after(begin(), COMPLETED)
    called = after(before, "!a2-d2")
    for seat in (0, 1, None):
        (told,) = phrases.tell(
            rules.view(before, seat), read_move("!a2-d2"), rules.view(called, seat)
        )
        assert told.key == "calls-falsely"


def test_one_call_per_player_per_window() -> None:
    """Q11: even a true call is refused once the player has used theirs."""
    called = after(begin(), COMPLETED + " !a2-d2")
    assert calls(called) == set()
    assert refused(called, "!a1-d1") == refused(called, "!a2-d2") == "call-used"


def test_a_false_call_leaves_the_other_player_theirs() -> None:
    given = after(begin(), COMPLETED + " !a2-d2 8")
    assert calls(given) == set(LINES)
    assert end(after(given, "!a1-d1")) == "stolen 2"


def test_both_players_may_call_falsely_in_one_window() -> None:
    given = after(begin(), COMPLETED + " !a2-d2 8 !b1-b4")
    assert mover(given) == 2
    assert calls(given) == set()
    assert refused(given, "!a1-d1") == "call-used"
    assert end(after(given, "a2")) == ""


def test_giving_does_not_renew_the_call_of_the_giver() -> None:
    """Q11: the window stays the same while the piece changes hands."""
    assert after(begin(), COMPLETED + " !a2-d2 8").called == {0}


def test_a_new_window_brings_each_a_new_call() -> None:
    """Q11: both calls used in the window of d1; the window of a2 has two new ones."""
    placed = after(begin(), COMPLETED + " !a2-d2 8 !b1-b4 a2")
    assert calls(placed) == set(LINES)
    assert calls(after(placed, "!a2-d2 9")) == set(LINES)


def test_a_false_call_does_not_tell_how_it_is_false() -> None:
    """Q11: empty, incomplete, unlike or dead, the words are the same: calls cannot probe."""
    placed = after(begin(), "0 a1 f b1 1 c1 2 d1 3 a2")
    told = {
        phrases.tell(placed, read_move(move), after(placed, move))[0].key
        for move in ("!a1-d1", "!a2-d2", "!a4-d4", "!a1-a4")
    }
    assert told == {"calls-falsely"}


@pytest.mark.parametrize("seed", range(20))
def test_nobody_calls_twice_in_a_window(seed: int) -> None:
    """Q11, over whole games with squares."""
    used: set[tuple[int | None, int]] = set()
    for position, move in game(begin("squares=yes"), Random(seed)):
        if isinstance(move, rules.Call):
            assert (position.window, rules.turn(position)) not in used
            used.add((position.window, rules.turn(position)))
