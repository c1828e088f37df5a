"""Listing the plays of a hand: first the places for cards (K6, K7), then cards for them (K4, K12).

A part of a line is itself a line, and jokers never help the other cards on a line. So each free
cell has room for cards with certain values, and for fewer as its line is filled. Only where a
joker is concerned does what is left have to be tried in full.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from fourfold.games.kwatro.cards import JOKER, VALUES, Card, Values, fits, is_possible
from fourfold.games.kwatro.jokers import candidates
from fourfold.games.kwatro.lines import (
    ACROSS,
    DOWN,
    LONGEST,
    Cell,
    Grid,
    Placed,
    free_cells,
    joining,
    mixed,
)


@dataclass(frozen=True, slots=True)
class Run:
    """Cards side by side: how many, how many of them no jokers, and their values together."""

    length: int = 0
    plain: int = 0
    values: Values = 0

    def joined(self, other: Run) -> Run:
        """Both runs as one."""
        length, plain = self.length + other.length, self.plain + other.plain
        return Run(length, plain, self.values | other.values)

    def room(self) -> Values:
        """The values of the cards that this run has room for."""
        if self.length == LONGEST or mixed(self.values, self.plain):
            return 0
        return joining(self.values, self.plain)


NOTHING = Run()


@dataclass(frozen=True, slots=True)
class Axis:
    """Rows or columns: for each free cell beside a card the runs next to it, and across it."""

    step: Cell
    before: dict[Cell, Run]
    after: dict[Cell, Run]
    across: dict[Cell, Run]


@dataclass(frozen=True, slots=True)
class Place:
    """Free cells to be filled in one play, and the cards that will be in one line with them.

    `rooms` has the values that fit across that line, cell by cell; `jokers` counts the jokers on
    all lines that are made longer.
    """

    cells: tuple[Cell, ...]
    rooms: tuple[Values, ...]
    line: Run
    jokers: int


def plays(grid: Grid, hand: tuple[Card, ...]) -> Iterator[tuple[Placed, ...]]:
    """Every play of one or more cards of the hand, none twice."""
    for place in _places(grid, len(hand)):
        for cards in _fillings(hand, place.line.values, place.line.plain, place.rooms):
            placed = tuple(zip(place.cells, cards, strict=True))
            if not (place.jokers or JOKER in cards) or _leaves_candidates(grid, placed):
                yield placed


def _leaves_candidates(grid: Grid, placed: tuple[Placed, ...]) -> bool:
    """Each joker must still be able to stand for a card (K12)."""
    return all(map(is_possible, candidates({**grid, **dict(placed)}).values()))


@lru_cache(maxsize=1 << 16)
def _fillings(
    hand: tuple[Card, ...], values: Values, plain: int, rooms: tuple[Values, ...]
) -> tuple[tuple[Card, ...], ...]:
    """Every way to fill the cells with cards of the hand that keep to K4 in all lines."""
    if not rooms:
        return ((),)
    room = rooms[0] & joining(values, plain)
    if not is_possible(room):
        return ()
    found: list[tuple[Card, ...]] = []
    for card in dict.fromkeys(hand):
        if fits(card, room):
            left, plain_then = _without(hand, card), plain + (card != JOKER)
            then = _fillings(left, values | VALUES[card], plain_then, rooms[1:])
            found += [(card, *others) for others in then]
    return tuple(found)


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    index = hand.index(card)
    return hand[:index] + hand[index + 1 :]


def _places(grid: Grid, most: int) -> Iterator[Place]:
    """Every place for so many cards or fewer. One cell counts once, as a place in its row."""
    free = free_cells(grid)
    rows, columns = _axes(grid, free)
    for axis in (rows, columns):
        for start in _starts(grid, free, axis, most):
            for place in _places_from(start, axis, most):
                if len(place.cells) > 1 or axis is rows:
                    yield place


def _axes(grid: Grid, free: list[Cell]) -> tuple[Axis, Axis]:
    """The rows and the columns."""
    left, right, up, down = (
        {cell: _run(grid, cell, step) for cell in free}
        for step in ((-1, 0), (1, 0), (0, -1), (0, 1))
    )
    rows = {cell: left[cell].joined(right[cell]) for cell in free}
    columns = {cell: up[cell].joined(down[cell]) for cell in free}
    return Axis(ACROSS, left, right, columns), Axis(DOWN, up, down, rows)


def _run(grid: Grid, cell: Cell, step: Cell) -> Run:
    """The cards that lie from a free cell on in one direction."""
    run, (right, down) = NOTHING, cell
    while (card := grid.get((right := right + step[0], down := down + step[1]))) is not None:
        run = run.joined(Run(1, int(card != JOKER), VALUES[card]))
    return run


def _starts(grid: Grid, free: list[Cell], axis: Axis, most: int) -> Iterator[Cell]:
    """The free cells where a play along an axis can begin that touches a card (K6)."""
    across, along = axis.step
    starts = ((r - back * across, d - back * along) for r, d in free for back in range(most))
    return (cell for cell in dict.fromkeys(starts) if cell not in grid)


def _places_from(start: Cell, axis: Axis, most: int) -> Iterator[Place]:
    """The places that begin in a free cell, longer and longer, up to four cards in line (K7)."""
    cell, line, beside = start, axis.before.get(start, NOTHING), NOTHING
    cells: tuple[Cell, ...] = ()
    rooms: tuple[Values, ...] = ()
    while len(cells) < most:
        after, across = axis.after.get(cell, NOTHING), axis.across.get(cell, NOTHING)
        line, beside = line.joined(after), beside.joined(across)
        cells, rooms = (*cells, cell), (*rooms, across.room())
        if len(cells) + line.length > LONGEST or not (line.room() and rooms[-1]):
            return
        if touched := line.length + beside.length:
            yield Place(cells, rooms, line, touched - line.plain - beside.plain)
        cell = _beyond(cell, axis.step, after.length + 1)


def _beyond(cell: Cell, step: Cell, cells: int) -> Cell:
    return cell[0] + step[0] * cells, cell[1] + step[1] * cells
