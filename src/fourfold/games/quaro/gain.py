"""What a move of Quaro brings at once."""

from __future__ import annotations

from fourfold.games.quaro.rules import Move, Place, Refill, Stay, View, rows_through, with_stone


def gain(view: View, move: Move) -> int:
    """The points that a stone scores (R5); refusing to refill only gives up a choice (R8)."""
    match move:
        case Place():
            return len(rows_through(with_stone(view.cells, move.colour, move.cell), move.cell))
        case Refill():
            return 0
        case Stay():
            return -1
