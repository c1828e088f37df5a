"""What proves positions of Quarto: the kernel, or its plain twin where there is none."""

from __future__ import annotations

from typing import Protocol

from fourfold.games.quarto.rules import Piece
from fourfold.games.quarto.variant import Cells


class Stopped(Exception):  # what somebody wanted, not an error
    """A proof was given up because somebody asked for it."""


class Prover(Protocol):
    """Answers one question at a time about positions of one variant.

    In each of them the piece in hand completes no line at once, and nobody gives one that does
    unless there is no other.
    """

    @property
    def nodes(self) -> int:
        """How many positions were looked at so far; from any thread."""
        ...

    @property
    def stored(self) -> int:
        """How many positions are remembered."""
        ...

    @property
    def size(self) -> int:
        """How many bytes its memory takes."""
        ...

    def wins(self, cells: Cells, hand: Piece, within: int) -> bool:
        """Whether the seat with this piece in hand can win within so many placements."""
        ...

    def holds(self, cells: Cells, hand: Piece, within: int) -> bool:
        """Whether the seat with this piece in hand can avoid losing for so many placements."""
        ...

    def stop(self) -> None:
        """Give up what is being proved, and whatever is asked later; from any thread."""
        ...
