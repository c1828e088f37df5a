"""The book of Quarto: the value of every position with at most four pieces on the board.

It holds the game of the leaflet and the game with squares, each as a function stored in a table:
a position has three places there, found by its key, and its value is the exclusive or of the three.
Nothing tells which positions are in the book, so only those may be asked for that are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from fourfold.games.quarto import symmetry
from fourfold.games.quarto.rules import EMPTY, TRAITS, Piece
from fourfold.games.quarto.variant import Cells, Variant

FILE = "book.bin"
MOST_PIECES = 4
BOOKS = (Variant(squares=False), Variant(squares=True))

# Values in the book: two bits each, four to a byte.
LOSS, DRAW, WIN = range(3)
WORD = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Table:
    """The table of one variant: three parts of equal size, and the seed of its places."""

    seed: int
    part: int
    data: bytes

    def value(self, key: int) -> int:
        """What is stored for a key that is in the book."""
        return stored(self.data, places(key, self.seed, self.part))


def stored(data: bytes | bytearray, three: tuple[int, int, int]) -> int:
    """The exclusive or of what lies in three places."""
    found = 0
    for place in three:
        found ^= data[place >> 2] >> 2 * (place & 3) & 3
    return found


def places(key: int, seed: int, part: int) -> tuple[int, int, int]:
    """The three places of a key, one in each part."""
    first, second, third = (_mixed(key, seed * 3 + turn) * part >> 64 for turn in range(3))
    return first, part + second, 2 * part + third


def _mixed(key: int, turn: int) -> int:
    """A number that looks drawn by chance, from 0 up to 2 to the power of 64."""
    number = (key + (turn + 1) * 0x9E3779B97F4A7C15) & WORD
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & WORD
    number = (number ^ number >> 27) * 0x94D049BB133111EB & WORD
    return number ^ number >> 31


def write(tables: list[Table]) -> bytes:
    """The file: for each variant its seed, the size of a part, and the table."""
    return b"".join(
        table.seed.to_bytes(4, "little") + table.part.to_bytes(4, "little") + table.data
        for table in tables
    )


def read(data: bytes) -> Iterator[Table]:
    """The tables of a file."""
    while data:
        seed, part = int.from_bytes(data[:4], "little"), int.from_bytes(data[4:8], "little")
        end = 8 + size(part)
        yield Table(seed, part, data[8:end])
        data = data[end:]


def size(part: int) -> int:
    """The bytes of a table."""
    return (3 * part + 3) // 4


@cache
def _tables() -> dict[Variant, Table]:
    data = files(__package__).joinpath(FILE).read_bytes()
    return dict(zip(BOOKS, read(data), strict=True))


def knows(variant: Variant, cells: Cells) -> bool:
    """Whether a position is in the book; no line on it may be complete."""
    return len(variant.traits) == len(TRAITS) and len(cells) - cells.count(EMPTY) <= MOST_PIECES


def value(variant: Variant, cells: Cells, hand: Piece) -> int:
    """The value of a position that the book knows, for the seat with the piece in hand."""
    return _tables()[variant].value(symmetry.key(variant, cells, hand))
