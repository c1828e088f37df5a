"""How many full boards of Quarto are drawn: placements of all pieces with no line won.

The board is cut between its second and third rows. For each choice of the eight pieces above the
cut, all arrangements above meet all arrangements below. An arrangement is *sound* if it wins no
line on its own side. Of a sound one, the other side need only know the *commons* of each line
across the cut: the values that its pieces on this side share. Two sides make a drawn board if on
no line their commons have a value in common.

Three things make this quick without a compiler:

- Choices of pieces that renaming the traits or their values turns into one another count alike.
  Of the 12,870 choices 74 remain, and fewer when fewer traits count.
- Of arrangements above that are mirror images of one another, one will do (see `Board.twins`), and
  those with the same commons are looked at once.
- All arrangements of a side are dealt with at once: a byte of a long number holds what one of them
  has on a cell, so one `&` of two numbers finds the commons of two cells in every arrangement.
  Then, for each commons above, a number with one bit for each arrangement below tells which of
  them go with it; those that go with a whole arrangement are the bits set in all its numbers.

Pieces that do not differ in a counting trait are still different pieces: they may change places.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from itertools import combinations, compress, groupby, permutations, product
from operator import and_, or_
from typing import TypeAlias

from fourfold.games.quarto.rules import CELLS, COUNTED_VALUES, PIECES, TRAITS, VALUES, Cell
from fourfold.games.quarto.variant import Variant

# Here a piece is its values, those that count, and the commons of pieces are values likewise.
Values: TypeAlias = int
# For each line across the cut, the commons of its cells on one side.
Summary: TypeAlias = tuple[Values, ...]

ALL_ONES = -1
BYTES = range(256)
# The board may be turned over left to right. Without squares, the two columns on the left may also
# change places, together with those on the right and with the rows of each side.
TWINS: dict[bool, tuple[Cell, ...]] = {False: (0, 3, 5, 6), True: (0, 3)}
# Turns a byte of what an arrangement has won into 1 if it has won nothing.
SOUND = bytes(not won for won in BYTES)


@dataclass(frozen=True, slots=True)
class Board:
    """Cells numbered from 0, so many of them above the cut, and the lines, one at least across it.

    `twins` are the cells to which symmetries of the lines, none of which carries a cell across the
    cut, bring cell 0: each of these cells by exactly one symmetry. So every board has one image in
    which no twin holds a piece that comes before the piece on cell 0.
    """

    cells: int
    above: int
    lines: Sequence[Sequence[Cell]]
    twins: tuple[Cell, ...] = (0,)


@dataclass(frozen=True, slots=True)
class Side:
    """One side of the cut: its arrangements, and the lines that it holds in whole or in part.

    For each of its cells, `places` has one byte for each arrangement: which of the side's pieces,
    counted from 0, stands there. Lines are given by the cells of the side, counted from 0.
    """

    places: Sequence[bytes]
    whole: Sequence[Sequence[int]]
    across: Sequence[Sequence[int]]


def drawn_boards(variant: Variant) -> int:
    """How many of the 16! placements of all pieces on the board win no line (Q5, Q13, Q14)."""
    counted = COUNTED_VALUES[variant.traits]
    board = Board(len(CELLS), len(CELLS) // 2, variant.lines, TWINS[variant.squares])
    return drawn(board, [VALUES[piece] & counted for piece in PIECES])


def drawn(board: Board, pieces: Sequence[Values]) -> int:
    """How many placements of the pieces, as many as there are cells, win no line of the board."""
    above, below = _sides(board)
    total = 0
    for chosen, times in _choices(pieces, board.above):
        rest = tuple((Counter(pieces) - Counter(chosen)).elements())
        total += times * _meetings(_summaries(above, chosen), _summaries(below, rest))
    return total * len(board.twins)


def _choices(pieces: Sequence[Values], size: int) -> Iterator[tuple[tuple[Values, ...], int]]:
    """The choices of so many pieces that differ in more than names, and how many are like each."""
    left = Counter(combinations(sorted(pieces), size))
    renamings = tuple(_renamings(pieces))
    while left:
        chosen = next(iter(left))
        images = {tuple(sorted(map(renaming.__getitem__, chosen))) for renaming in renamings}
        yield chosen, sum(left.pop(image) for image in images)


def _renamings(pieces: Sequence[Values]) -> Iterator[dict[Values, Values]]:
    """Reorderings of the traits and swaps of their values that leave the pieces what they are."""
    ordered = sorted(pieces)
    for order, swapped in product(permutations(TRAITS), range(1 << len(TRAITS))):
        renaming = {piece: _renamed(piece, order, swapped) for piece in pieces}
        if sorted(renaming[piece] for piece in pieces) == ordered:
            yield renaming


def _renamed(values: Values, order: Sequence[int], swapped: int) -> Values:
    """The values after some traits have swapped theirs, and each has then gone to its new place."""
    both = swapped * 0b10001
    mixed = values & ~both | (values >> 4 | values << 4) & both
    return sum((mixed >> trait & 0b10001) << place for trait, place in enumerate(order))


def _sides(board: Board) -> tuple[Side, Side]:
    """Both sides of the cut; above, only one of the arrangements that are twins."""
    above, below = range(board.above), range(board.above, board.cells)
    first = (
        order
        for order in permutations(range(len(above)))
        if order[0] == min(order[twin] for twin in board.twins)
    )
    return _side(above, board, first), _side(below, board, permutations(range(len(below))))


def _side(cells: range, board: Board, orders: Iterable[tuple[int, ...]]) -> Side:
    parts = [[cells.index(cell) for cell in line if cell in cells] for line in board.lines]
    lengths = [len(line) for line in board.lines]
    return Side(
        tuple(map(bytes, zip(*orders, strict=True))),
        [part for part, length in zip(parts, lengths, strict=True) if len(part) == length],
        [part for part, length in zip(parts, lengths, strict=True) if 0 < len(part) < length],
    )


def _summaries(side: Side, pieces: Sequence[Values]) -> list[bytes]:
    """For each line across the cut, its commons in all sound arrangements of the pieces."""
    values = bytes(pieces).ljust(len(BYTES), b"\0")
    cells = [int.from_bytes(places.translate(values)) for places in side.places]
    arrangements = len(side.places[0])
    won = reduce(or_, (_commons(cells, line) for line in side.whole), 0)
    sound = won.to_bytes(arrangements).translate(SOUND)
    across = (_commons(cells, part).to_bytes(arrangements) for part in side.across)
    return [bytes(compress(commons, sound)) for commons in across]


def _commons(cells: Sequence[int], part: Sequence[int]) -> int:
    return reduce(and_, (cells[cell] for cell in part))


def _meetings(above: Sequence[bytes], below: Sequence[bytes]) -> int:
    """How many pairs of arrangements, one above and one below, win no line across the cut."""
    partners = [
        {commons: _partners(commons, others) for commons in set(own)}
        for own, others in zip(above, below, strict=True)
    ]
    summaries = Counter(zip(*above, strict=True))
    return _met(sorted(summaries.items()), partners, 0, ALL_ONES)


def _partners(commons: Values, others: bytes) -> int:
    """One bit for each arrangement below: whether its commons on a line share none with these."""
    return int(b"0" + others.translate(_share_nothing(commons)), 2)


@cache
def _share_nothing(commons: Values) -> bytes:
    """Turns a byte of commons into the digit 1 if they share nothing with these, else into 0."""
    return bytes(ord("0" if commons & other else "1") for other in BYTES)


def _met(
    summaries: Sequence[tuple[Summary, int]],
    partners: Sequence[dict[Values, int]],
    line: int,
    below: int,
) -> int:
    """Pairs of the summaries, alike up to the line and sorted, with what is left of those below."""
    if line == len(partners):
        return sum(times for _, times in summaries) * below.bit_count()
    total = 0
    for commons, alike in groupby(summaries, key=lambda summary: summary[0][line]):
        fitting = below & partners[line][commons]
        total += _met(tuple(alike), partners, line + 1, fitting) if fitting else 0
    return total
