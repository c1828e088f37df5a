"""Q12: automatic calling, where a completed line wins by itself."""

from __future__ import annotations

from random import Random

import pytest

from fourfold.games.quarto import rules
from games.quarto.scenes import (
    LINES,
    SHARING_NOTHING,
    VALUES,
    after,
    at,
    begin,
    calls,
    end,
    game,
    last_to_come,
    mover,
    offered,
    refused,
    sharing,
    true_calls,
)

AUTOMATIC = "calling=automatic"


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize(("trait", "value"), VALUES)
def test_completing_a_winning_line_ends_the_game(line: str, trait: int, value: int) -> None:
    """Q12, Q5: each line, by each value alone, completed on each of its cells."""
    for cell in LINES[line].split():
        ready = last_to_come(LINES[line], cell, sharing(trait, value), AUTOMATIC)
        assert end(ready) == ""
        assert end(after(ready, cell)) == f"line {mover(ready)}"
        assert offered(after(ready, cell)) == set()


@pytest.mark.parametrize(("starter", "winner"), [(1, 1), (2, 2)])
def test_the_player_who_placed_wins(starter: int, winner: int) -> None:
    position = after(begin(AUTOMATIC, starter), "0 a1 2 b1 4 c1 6")
    assert mover(position) == winner
    assert end(after(position, "d1")) == f"line {winner}"


def test_a_line_that_shares_nothing_ends_nothing() -> None:
    for cells in LINES.values():
        cell = cells.split()[0]
        assert end(after(last_to_come(cells, cell, SHARING_NOTHING, AUTOMATIC), cell)) == ""


def test_several_lines_at_once_are_one_win() -> None:
    placed = after(at(".246/13../8.5./9..7 0", AUTOMATIC), "a1")
    assert end(placed) == f"line {mover(placed)}"


def test_there_is_nothing_to_call() -> None:
    """Q12 takes the place of Q6–Q11: no call is offered, and every call is refused."""
    for seed in range(10):
        for position, _ in game(begin(AUTOMATIC), Random(seed)):
            assert calls(position) == set()
            assert refused(position, "!a1-d1") == "calling-automatic"


def test_no_window_is_kept_open() -> None:
    placed = after(begin(AUTOMATIC), "0 a1")
    assert (placed.window, placed.called) == (None, frozenset())


def test_the_game_ends_with_the_last_piece_without_a_pass() -> None:
    """Q9, Q12: nobody can call, so nobody has to pass; the full board is a draw at once."""
    full = after(at("420d/3be9/f817/5c6. a", AUTOMATIC), "d4")
    assert end(full) == "full nobody"
    assert offered(full) == set()
    for move in ("-", "0", "a1", "!a1-d1"):
        assert refused(full, move) == "game-over"


def test_nobody_passes() -> None:
    assert refused(begin(AUTOMATIC), "-") == "nothing-to-pass"
    assert refused(at("420d/3be9/f817/5c6. a", AUTOMATIC), "-") == "nothing-to-pass"


def test_the_last_piece_may_win() -> None:
    assert end(after(at("cf80/d24b/379a/e56. 1", AUTOMATIC), "d4")) == "line 1"


def test_spoken_calling_is_the_game_of_the_leaflets() -> None:
    """Q12: it is what is played when nothing is said."""
    assert rules.Options().spoken
    assert begin().options == begin("calling=spoken").options


@pytest.mark.parametrize("seed", range(20))
def test_it_is_the_spoken_game_in_which_every_placer_calls_at_once(seed: int) -> None:
    """Q12, Q6: the same pieces on the same cells, until the first line that may be called."""
    spoken, automatic = begin(), begin(AUTOMATIC)
    for _, move in game(begin(AUTOMATIC), Random(seed)):
        assert true_calls(spoken) == set()
        spoken, automatic = rules.play(spoken, move), rules.play(automatic, move)
    assert spoken.cells == automatic.cells
    assert end(automatic) == (f"line {mover(spoken)}" if true_calls(spoken) else "full nobody")
