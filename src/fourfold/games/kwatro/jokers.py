"""What the jokers on a grid may stand for (K12).

A line is judged property by property, and any values make a card. So each property has its own
assignments of values to the jokers, and a joker may be any card whose colour, shape and number
each occur in one of them. Only jokers that share a line depend on one another.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import TypeAlias

from fourfold.games.kwatro.cards import JOKER, Values, is_possible
from fourfold.games.kwatro.lines import LONGEST, STEPS, Cell, Grid, Line, line_through, values_on

# One line in one property: the values on it, its plain cards, and its jokers by their numbers.
Demand: TypeAlias = tuple[Values, int, tuple[int, ...]]


def candidates(grid: Grid) -> dict[Cell, Values]:
    """For each joker the values it may have: those of all cards that it may stand for.

    Where there is no assignment, the jokers concerned have no value left in some property.
    """
    jokers = [cell for cell, card in grid.items() if card == JOKER]
    lines = [line_through(grid, cell, step) for cell in jokers for step in STEPS]
    found: dict[Cell, Values] = {}
    for group in _groups(jokers, lines):
        found.update(_assigned(grid, group, dict.fromkeys(lines)))
    return found


def fitting(grid: Grid, cell: Cell) -> Values:
    """The values that a card laid on a free cell may have; none if no card fits (K4, K7, K12)."""
    then = {**grid, cell: JOKER}
    if any(len(line_through(then, cell, step)) > LONGEST for step in STEPS):
        return 0
    found = candidates(then)
    return found[cell] if all(map(is_possible, found.values())) else 0


def _groups(jokers: list[Cell], lines: list[Line]) -> list[list[Cell]]:
    """The jokers, those together that are linked by lines."""
    groups = [[cell] for cell in jokers]
    for line in lines:
        linked = [group for group in groups if any(cell in line for cell in group)]
        if len(linked) > 1:
            apart = [group for group in groups if group not in linked]
            groups = [*apart, [cell for group in linked for cell in group]]
    return groups


def _assigned(grid: Grid, group: list[Cell], lines: Iterable[Line]) -> dict[Cell, Values]:
    """The values that each joker of a group has in any assignment, property by property."""
    demands = [
        (*values_on(grid, line), members)
        for line in lines
        if (members := tuple(i for i, cell in enumerate(group) if cell in line))
    ]
    found = [0] * len(group)
    for shift in (0, 4, 8):
        one = tuple((values >> shift & 15, plain, who) for values, plain, who in demands)
        for joker, values in enumerate(_assignable(one, len(group))):
            found[joker] |= values << shift
    return dict(zip(group, found, strict=True))


@lru_cache(maxsize=1 << 16)
def _assignable(demands: tuple[Demand, ...], jokers: int) -> tuple[Values, ...]:
    """For each joker the values of one property that it has in any assignment."""
    found = [0] * jokers
    for chosen in _assignments(demands, jokers):
        found = [values | value for values, value in zip(found, chosen, strict=True)]
    return tuple(found)


def _assignments(demands: tuple[Demand, ...], jokers: int) -> Iterator[tuple[Values, ...]]:
    for chosen in product((1, 2, 4, 8), repeat=jokers):
        if all(_is_met(demand, chosen) for demand in demands):
            yield chosen


def _is_met(demand: Demand, chosen: tuple[Values, ...]) -> bool:
    """All alike is one value on the line, all different as many as it has cards (K4)."""
    values, plain, members = demand
    for joker in members:
        values |= chosen[joker]
    return values.bit_count() in (1, plain + len(members))
