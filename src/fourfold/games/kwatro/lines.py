"""The grid of kwatro and its lines (K4, K7). A cell is (right, down) from the start card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import TypeAlias

from fourfold.games.kwatro.cards import JOKER, PROPERTIES, VALUES, Card, Values

Cell: TypeAlias = tuple[int, int]
Placed: TypeAlias = tuple[Cell, Card]
Grid: TypeAlias = Mapping[Cell, Card]
Line: TypeAlias = tuple[Cell, ...]

LONGEST = 4
START: Cell = (0, 0)
ACROSS: Cell = (1, 0)
DOWN: Cell = (0, 1)
STEPS = (ACROSS, DOWN)


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The four cells side by side with a cell."""
    right, down = cell
    return (right - 1, down), (right + 1, down), (right, down - 1), (right, down + 1)


def free_cells(grid: Grid) -> list[Cell]:
    """The cells beside the cards on the grid: every play fills one of them (K6)."""
    return sorted({cell for card in grid for cell in neighbours(card)} - grid.keys())


def line_through(grid: Grid, cell: Cell, step: Cell) -> Line:
    """The unbroken row or column of cards through a cell, alone in it if need be."""
    right, down = cell
    while (right - step[0], down - step[1]) in grid:
        right, down = right - step[0], down - step[1]
    cells = [(right, down)]
    while (next_cell := (right + step[0], down + step[1])) in grid:
        cells.append(next_cell)
        right, down = next_cell
    return tuple(cells)


def lines_through(grid: Grid, cells: Iterable[Cell]) -> tuple[Line, ...]:
    """Every line through one of the cells, each once; a single card is not a line (K4)."""
    lines = (line_through(grid, cell, step) for cell in cells for step in STEPS)
    return tuple(dict.fromkeys(line for line in lines if len(line) > 1))


def values_on(grid: Grid, line: Line) -> tuple[Values, int]:
    """The values on a line taken together, and how many of its cards are no jokers."""
    values = plain = 0
    for cell in line:
        card = grid[cell]
        values |= VALUES[card]
        plain += card != JOKER
    return values, plain


@cache
def mixed(values: Values, cards: int) -> tuple[str, ...]:
    """The properties in which so many cards with these values break the rule for lines (K4).

    All alike is one value, all different is as many values as cards. Jokers need not be counted:
    each can follow the others in being alike, or take one of the values that are left.
    """
    return tuple(
        name
        for index, name in enumerate(PROPERTIES)
        if (values >> 4 * index & 15).bit_count() not in (1, cards)
    )


@cache
def joining(values: Values, cards: int) -> Values:
    """The values that one more card may have beside so many cards with these values (K4)."""
    if cards < 2:
        return 0xFFF
    alike = sum(15 << shift for shift in (0, 4, 8) if (values >> shift & 15).bit_count() == 1)
    return values & alike | ~values & 0xFFF & ~alike
