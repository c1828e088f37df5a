"""What a move of Quarto brings at once."""

from __future__ import annotations

from fourfold.games.quarto.rules import (
    CELLS,
    EMPTY,
    LINES_THROUGH,
    Call,
    Give,
    Move,
    Piece,
    Place,
    View,
    wins,
)


def gain(view: View, move: Move) -> int:
    """A true call most, then a won line, then a safe gift; a false call only costs."""
    match move:
        case Call():
            true_call = view.window in move.line and wins(view.options, view.cells, move.line)
            return 4 if true_call else -1
        case Place():
            return 3 if view.hand is not None and _completes(view, view.hand, move.cell) else 1
        case Give():
            return 1 if _is_safe(view, move.piece) else 0
    return 0


def _is_safe(view: View, piece: Piece) -> bool:
    free = (cell for cell in CELLS if view.cells[cell] is EMPTY)
    return not any(_completes(view, piece, cell) for cell in free)


def _completes(view: View, piece: Piece, cell: int) -> bool:
    cells = (*view.cells[:cell], piece, *view.cells[cell + 1 :])
    lines = LINES_THROUGH[view.options.squares][cell]
    return any(wins(view.options, cells, line) for line in lines)
