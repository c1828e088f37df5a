"""What a seat can point at: exactly its legal moves, and never which lines are complete."""

from __future__ import annotations

from random import Random

import pytest

from fourfold.core.act import Act, fill
from fourfold.games.quarto import notation, phrases, rules
from fourfold.games.quarto.acts import acts
from fourfold.games.quarto.rules import Position
from games.quarto.scenes import LINES, SQUARES, after, at, begin, game, offered

COMPLETED = "0 a1 2 b1 4 c1 6 d1"
WORDS = ["", "set=classic", "calling=automatic", "squares=yes", "traits=0,2 squares=yes"]


def pointed(position: Position) -> set[str]:
    """Every move that can be made by pointing."""
    moves: set[str] = set()
    for act in acts(position, ()):
        moves.update(fill(act, piece=piece.token) for piece in act.pieces)
        moves.update(fill(act, cell=cell.name) for cell in act.cells)
        moves.update(fill(act, line=line.token) for line in act.lines)
        if not (act.pieces or act.cells or act.lines):
            moves.add(fill(act))
    return moves


def keys(position: Position) -> str:
    return " ".join(act.key for act in acts(position, ()))


def act(position: Position, key: str) -> Act:
    (found,) = (act for act in acts(position, ()) if act.key == key)
    return found


@pytest.mark.parametrize("words", WORDS)
@pytest.mark.parametrize("seed", range(5))
def test_all_legal_moves_can_be_pointed_at_and_no_others(words: str, seed: int) -> None:
    """Q4–Q8, Q10–Q15."""
    for position, _ in game(begin(words), Random(seed)):
        assert pointed(position) == offered(position)


def test_q4_who_has_no_piece_gives_one_and_who_has_one_places_it() -> None:
    assert keys(begin()) == "give"
    assert [piece.form for piece in act(begin(), "give").pieces] == ["block"] * 16
    assert keys(after(begin(), "7")) == "place"
    free = act(after(begin(), "7 b3 0"), "place").cells
    assert len(free) == 15
    assert all((cell.piece, cell.marks) == (None, ()) for cell in free)


def test_q6_and_q7_while_the_window_is_open_the_usual_act_comes_before_the_call() -> None:
    assert keys(after(begin(), "7 b3")) == "give call"
    assert keys(after(begin(), "7 b3 0")) == "place call"


def test_q11_lines_to_point_at_are_the_same_whether_or_not_any_is_complete() -> None:
    complete, incomplete = (act(after(begin(), text), "call") for text in (COMPLETED, "7 b3"))
    assert complete == incomplete
    assert {line.token: " ".join(line.cells) for line in complete.lines} == LINES


def test_q11_who_has_used_the_call_is_not_asked_for_another() -> None:
    assert keys(after(begin(), COMPLETED + " !a1-a4")) == "give"


def test_q12_nobody_calls_where_calling_is_automatic() -> None:
    assert keys(after(begin("calling=automatic"), "7 b3")) == "give"


def test_q14_squares_can_be_pointed_at_where_they_count() -> None:
    lines = act(after(begin("squares=yes"), "7 b3"), "call").lines
    assert {line.token: " ".join(line.cells) for line in lines} == LINES | SQUARES
    assert lines[-1].phrase == phrases.line_phrase(notation.read_line("c3-d4"))


def test_q10_in_the_last_window_one_passes_or_calls() -> None:
    last = at("420d/3be9/f817/5c6a - window=d4")
    assert keys(last) == "pass call"
    assert keys(after(last, "- -")) == ""


def test_after_the_end_there_is_nothing_to_do() -> None:
    won = after(begin(), COMPLETED + " !a1-d1")
    assert rules.outcome(won) is not None
    assert acts(won, ()) == ()
