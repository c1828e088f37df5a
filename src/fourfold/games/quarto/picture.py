"""Quarto as a neutral picture."""

from __future__ import annotations

from fourfold.core.picture import Cell, Picture, Piece, Shelf
from fourfold.games.quarto.notation import DIGITS, NAMES
from fourfold.games.quarto.phrases import dead_lines, notes, piece_phrase, traits
from fourfold.games.quarto.rules import CELLS, Move, Place, View, spare, turn
from fourfold.games.quarto.rules import Piece as PieceNumber


def picture(view: View, last: Move | None) -> Picture:
    """The board, the pieces beside it, and the piece in hand."""
    dead = {cell for line in dead_lines(view) for cell in line}
    hand = () if view.hand is None else (_piece(view, view.hand),)
    return Picture(
        cells=tuple(_cell(view, cell, last, dead) for cell in CELLS),
        shelves=(
            Shelf("hand", turn(view) if hand else None, hand),
            Shelf("spare", None, tuple(_piece(view, piece) for piece in sorted(spare(view)))),
        ),
        notes=notes(view),
    )


def _cell(view: View, cell: int, last: Move | None, dead: set[int]) -> Cell:
    piece = view.cells[cell]
    marks = {
        "newest": last == Place(cell),
        "won": view.won is not None and cell in view.won,
        "dead": cell in dead,
    }
    return Cell(
        name=NAMES[cell],
        column=cell % 4,
        row=cell // 4,
        piece=None if piece is None else _piece(view, piece),
        marks=tuple(mark for mark, marked in marks.items() if marked),
    )


def _piece(view: View, piece: PieceNumber) -> Piece:
    return Piece(DIGITS[piece], traits(view.options, piece), piece_phrase(view.options, piece))
