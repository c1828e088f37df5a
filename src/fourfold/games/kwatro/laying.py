"""Whether cards may lie where somebody wants to lay them, and if not, why not."""

from __future__ import annotations

from fourfold.core.errors import IllegalMove
from fourfold.games.kwatro.cards import JOKER, PROPERTIES, Card, sets, traits
from fourfold.games.kwatro.jokers import candidates
from fourfold.games.kwatro.lines import (
    ACROSS,
    DOWN,
    LONGEST,
    Cell,
    Grid,
    Line,
    Placed,
    line_through,
    lines_through,
    mixed,
    neighbours,
    values_on,
)

# For each property, the reason when a line breaks its rule, and when it leaves a joker no card.
MIXED = {"colour": "colours-mixed", "shape": "shapes-mixed", "number": "numbers-mixed"}
WITHOUT = {
    "colour": "joker-without-colour",
    "shape": "joker-without-shape",
    "number": "joker-without-number",
}


def lay(grid: Grid, cards: tuple[Placed, ...]) -> dict[Cell, Card]:
    """The grid with the cards of a play, or `IllegalMove`."""
    cells = [cell for cell, _ in cards]
    _check_free(grid, cells)
    then = {**grid, **dict(cards)}
    _check_one_line(then, cells)
    if not any(beside in grid for cell in cells for beside in neighbours(cell)):
        raise IllegalMove("touches-nothing")
    for line in lines_through(then, cells):
        check_line(then, line)
    check_jokers(then)
    return then


def _check_free(grid: Grid, cells: list[Cell]) -> None:
    for cell in cells:
        if cell in grid:
            raise IllegalMove("cell-taken", card=grid[cell], cell=cell)
        if cells.count(cell) > 1:
            raise IllegalMove("cell-twice", cell=cell)


def _check_one_line(then: Grid, cells: list[Cell]) -> None:
    """All cards of a play lie in one row or column without a gap (K6)."""
    first, last = cells[0], cells[-1]
    if len({right for right, _ in cells}) > 1 and len({down for _, down in cells}) > 1:
        raise IllegalMove("not-one-line")
    step = ACROSS if first[1] == last[1] else DOWN
    line = line_through(then, first, step)
    if last not in line:
        right, down = line[-1]
        raise IllegalMove("gap", cell=(right + step[0], down + step[1]))


def check_line(grid: Grid, line: Line) -> None:
    """A line has four cards at most, each property all alike or all different (K4, K7)."""
    if len(line) > LONGEST:
        raise IllegalMove("line-too-long", line=line, n=len(line))
    for name in mixed(*values_on(grid, line)):
        values = tuple(dict(traits(grid[cell]))[name] for cell in line if grid[cell] != JOKER)
        raise IllegalMove(MIXED[name], line=line, values=values)


def check_jokers(grid: Grid) -> None:
    """Each joker must be able to stand for a card (K12)."""
    found = {cell: sets(values) for cell, values in candidates(grid).items()}
    for index, name in enumerate(PROPERTIES):
        jokers = tuple(cell for cell, choices in found.items() if not choices[index])
        if jokers:
            raise IllegalMove(WITHOUT[name], jokers=jokers, n=len(jokers))
