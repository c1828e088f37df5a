"""Quarto with all its lines in one number, for plain Python that has to be quick.

The values of a piece are one byte: bit i says that trait i has its second value, bit 4 + i that it
has its first. The commons of a line are the values that all its pieces share; an empty line has
all of them. Line i has byte i of the number. Sets of cells and of pieces are numbers too, one bit
for each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from fourfold.core.game import Chance
from fourfold.games.quarto.rules import CELLS, COUNTED_VALUES, EMPTY, PIECES, VALUES, Piece
from fourfold.games.quarto.variant import Cells, Variant

ALL = 0xFFFF
# Instead of a piece in hand.
NONE = -1
BYTES = int.from_bytes([1] * 32, "little")


class State(NamedTuple):
    """The commons of all lines, the empty cells, the pieces beside the board, the one in hand."""

    commons: int
    empty: int
    spare: int
    hand: Piece


class ByCells(dict[int, int]):
    """Something about every set of cells, found out when it is first asked for."""

    def __init__(self, find: Callable[[int], int]) -> None:
        self._find = find

    def __missing__(self, cells: int) -> int:
        self[cells] = self._find(cells)
        return self[cells]


class Tables:
    """What there is to look up about the lines and pieces of one variant."""

    def __init__(self, variant: Variant) -> None:
        self._lines = [sum(1 << cell for cell in line) for line in variant.lines]
        counted = COUNTED_VALUES[variant.traits]
        self.values = [VALUES[piece] & counted for piece in sorted(PIECES)]
        # By cell and piece: what is left of all commons when the piece comes there.
        through = [self._bytes(1 << cell, 1) for cell in CELLS]
        self.left = [[~lines | value * BYTES for value in self.values] for lines in through]
        # By empty cells: the lines that are full, and those that lack exactly one of them.
        self.full = ByCells(lambda empty: self._bytes(empty, 0))
        self.lacking_one = ByCells(lambda empty: self._bytes(empty, 1))
        # By values: the pieces that have none of them.
        self.without = [
            sum(1 << piece for piece in PIECES if not self.values[piece] & values)
            for values in range(256)
        ]
        kinds = {value: self.values.index(value) for value in self.values}
        self.kind = [kinds[value] for value in self.values]

    def _bytes(self, cells: int, wanted: int) -> int:
        """A byte of ones for each line that has so many of these cells."""
        return sum(
            255 << 8 * index
            for index, line in enumerate(self._lines)
            if (line & cells).bit_count() == wanted
        )

    @property
    def nothing(self) -> int:
        """The commons of an empty board."""
        return (1 << 8 * len(self._lines)) - 1


@cache
def tables(variant: Variant) -> Tables:
    """The tables of a variant."""
    return Tables(variant)


def state(lookup: Tables, cells: Cells, hand: Piece | None = None) -> State:
    """A board with a piece in hand, or with none."""
    commons, empty, spare = lookup.nothing, ALL, ALL if hand is None else ALL ^ 1 << hand
    for cell, piece in enumerate(cells):
        if piece is not EMPTY:
            commons &= lookup.left[cell][piece]
            empty ^= 1 << cell
            spare &= ~(1 << piece)
    return State(commons, empty, spare, NONE if hand is None else hand)


def has_line(variant: Variant, cells: Cells) -> bool:
    """Whether any line is complete."""
    lookup = tables(variant)
    board = state(lookup, cells)
    return bool(board.commons & lookup.full[board.empty])


def is_safe(variant: Variant, cells: Cells, hand: Piece) -> bool:
    """Whether a piece completes no line, wherever it is placed."""
    lookup = tables(variant)
    board = state(lookup, cells)
    threats = folded(board.commons & lookup.lacking_one[board.empty])
    return not threats & lookup.values[hand]


def children(lookup: Tables, now: State) -> Iterator[State]:
    """All positions after a placement and a gift that is safe, each kind of piece once (Q13)."""
    for cell in bits(now.empty):
        commons = now.commons & lookup.left[cell][now.hand]
        empty = now.empty ^ 1 << cell
        kinds = {lookup.kind[piece]: piece for piece in bits(safe(lookup, now, cell))}
        for piece in kinds.values():
            yield State(commons, empty, now.spare ^ 1 << piece, piece)


def count_ways(lookup: Tables, now: State) -> int:
    """How many placements with safe gifts a position has."""
    return sum(safe(lookup, now, cell).bit_count() for cell in bits(now.empty))


def safe(lookup: Tables, now: State, cell: int) -> int:
    """The pieces that complete no line once the piece in hand lies on a cell."""
    commons, empty = now.commons & lookup.left[cell][now.hand], now.empty ^ 1 << cell
    threats = folded(commons & lookup.lacking_one[empty])
    return lookup.without[threats] & now.spare


def folded(commons: int) -> int:
    """The values that any of the lines has."""
    for width in (128, 64, 32, 16, 8):
        commons |= commons >> width
    return commons & 255


def bits(numbers: int) -> Iterator[int]:
    """The numbers in a set."""
    while numbers:
        yield (numbers & -numbers).bit_length() - 1
        numbers &= numbers - 1


def play_out(variant: Variant, chance: Chance) -> int | None:
    """A game of random moves: how many pieces lie when a line has won, or `None` for a draw."""
    lookup, number = tables(variant), chance.random
    commons, empty, full = lookup.nothing, ALL, lookup.full
    cells = sorted(CELLS, key=lambda _: number())
    pieces = sorted(CELLS, key=lambda _: number())
    for cell, piece in zip(cells, pieces, strict=True):
        commons &= lookup.left[cell][piece]
        empty ^= 1 << cell
        if commons & full[empty]:
            return 16 - empty.bit_count()
    return None
