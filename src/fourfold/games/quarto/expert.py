"""Who plays Quarto well, and how well: perfectly, or on a level below.

Levels differ in how much they see of what lies before them: a line that the piece in hand
completes, a line that may be called, a piece that must not be given. With few enough empty cells a
level sees everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fourfold.core.game import Chance
from fourfold.games.quarto import rules, variant
from fourfold.games.quarto.analysis import best_move, solver
from fourfold.games.quarto.rules import EMPTY, Call, Give, Move, Place, View


@dataclass(frozen=True, slots=True)
class Level:
    """How likely it sees a line and a dangerous gift, and with how many empty cells all."""

    line: float
    danger: float
    exact: int


LEVELS = (
    Level(line=0.4, danger=0.0, exact=0),
    Level(line=0.7, danger=0.3, exact=0),
    Level(line=0.9, danger=0.7, exact=0),
    Level(line=1.0, danger=0.95, exact=0),
    Level(line=1.0, danger=1.0, exact=5),
    Level(line=1.0, danger=1.0, exact=7),
    Level(line=1.0, danger=1.0, exact=9),
)


def best(view: View) -> Move:
    """The move of perfect play."""
    return best_move(view)


def choose(view: View, moves: Sequence[Move], level: int, chance: Chance) -> Move:
    """The move of a level, counted from 1."""
    skill = LEVELS[level - 1]
    if view.cells.count(EMPTY) <= skill.exact:
        return best_move(view)
    sensible = [move for move in moves if not isinstance(move, Call)]
    lines, safe = _lines(view), _safe(view, sensible)
    if lines and chance.random() < skill.line:
        return chance.choice(lines)
    if safe and chance.random() < skill.danger:
        return chance.choice(safe)
    return chance.choice(sensible)


def _lines(view: View) -> list[Move]:
    """The calls that win, or the placements that complete a line."""
    if rules.may_call(view) and (lines := rules.open_lines(view)):
        return [Call(line) for line in lines]
    if view.hand is None:
        return []
    solve = solver(variant.of(view.options))
    cells = variant.empty_cells(view.cells)
    return [Place(cell) for cell in cells if solve.completes(view.cells, view.hand, cell)]


def _safe(view: View, moves: Sequence[Move]) -> list[Move]:
    """The gifts that complete no line, and the placements that leave such a gift."""
    solve = solver(variant.of(view.options))
    return [
        move
        for move in moves
        if (isinstance(move, Give) and solve.is_safe(view.cells, move.piece))
        or (isinstance(move, Place) and solve.leaves_safe(view.cells, view.hand, move.cell))
    ]
