"""Quarto as a neutral picture."""

from __future__ import annotations

from collections.abc import Container
from functools import cache

from fourfold.core.picture import Cell, Picture, Piece, Shelf
from fourfold.games.quarto.notation import DIGITS, NAMES
from fourfold.games.quarto.phrases import dead_lines, notes, piece_phrase, traits
from fourfold.games.quarto.rules import CELLS, PIECES, Move, Options, Place, View, spare, turn
from fourfold.games.quarto.rules import Piece as PieceNumber


def picture(view: View, last: Move | None) -> Picture:
    """The board, the pieces beside it, and the piece in hand."""
    dead = {cell for line in dead_lines(view) for cell in line}
    hand = () if view.hand is None else (draw_piece(view.options, view.hand),)
    return Picture(
        cells=tuple(draw_cell(view, cell, last, dead) for cell in CELLS),
        shelves=(
            Shelf("hand", turn(view) if hand else None, hand),
            Shelf("spare", None, draw_spare(view)),
        ),
        notes=notes(view),
    )


def draw_cell(view: View, cell: int, last: Move | None = None, dead: Container[int] = ()) -> Cell:
    """One cell; `dead` are the cells of lines that nobody called (Q8)."""
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
        piece=None if piece is None else draw_piece(view.options, piece),
        marks=tuple(mark for mark, marked in marks.items() if marked),
    )


def draw_spare(view: View) -> tuple[Piece, ...]:
    """The pieces beside the board (Q2)."""
    return tuple(draw_piece(view.options, piece) for piece in sorted(spare(view)))


@cache
def pieces(options: Options) -> tuple[Piece, ...]:
    """All sixteen (Q1)."""
    return tuple(draw_piece(options, piece) for piece in sorted(PIECES))


@cache
def draw_piece(options: Options, piece: PieceNumber) -> Piece:
    """One piece by the names of its set (Q1)."""
    told = piece_phrase(options, piece)
    return Piece(DIGITS[piece], traits(options, piece), told, "block")
