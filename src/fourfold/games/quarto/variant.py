"""What a proof of Quarto depends on: which lines win, and which traits count (Q13–Q15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from fourfold.games.quarto.rules import (
    CELLS,
    COUNTED_LINES,
    EMPTY,
    PIECES,
    TRAITS,
    Cell,
    Line,
    Options,
    Piece,
)

Cells: TypeAlias = tuple[Piece | None, ...]


@dataclass(frozen=True, slots=True)
class Variant:
    """A rule set. To a proof the names of the traits do not matter, nor does who calls (Q12)."""

    squares: bool = False
    traits: tuple[int, ...] = tuple(TRAITS)

    @property
    def counting(self) -> int:
        """The traits that count, as bits."""
        return sum(1 << trait for trait in set(self.traits))

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines that win."""
        return COUNTED_LINES[self.squares]


def of(options: Options) -> Variant:
    """The variant that players have agreed on."""
    return Variant(options.squares, options.traits)


# Q15: up to renaming of traits there are eight.
CLASSES = tuple(
    Variant(squares, tuple(range(traits))) for squares in (False, True) for traits in (4, 3, 2, 1)
)


def empty_cells(cells: Cells) -> list[int]:
    """The cells without a piece."""
    return [cell for cell in CELLS if cells[cell] is EMPTY]


def with_piece(cells: Cells, piece: Piece | None, cell: Cell) -> Cells:
    """The board with one more piece."""
    return (*cells[:cell], piece, *cells[cell + 1 :])


def spare(cells: Cells) -> list[Piece]:
    """The pieces that are not on the board."""
    return sorted(PIECES.difference(cells))
