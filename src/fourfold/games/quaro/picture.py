"""Quaro as a neutral picture."""

from __future__ import annotations

from fourfold.core.picture import Cell, Picture, Piece, Shelf
from fourfold.games.quaro.notation import LETTERS, NAMES
from fourfold.games.quaro.phrases import COLOUR_NAMES, notes, stone_phrase
from fourfold.games.quaro.rules import (
    BOARD,
    CELLS,
    EMPTY,
    Colour,
    Move,
    Place,
    View,
    rows_through,
)


def picture(view: View, last: Move | None) -> Picture:
    """The cross, every open hand, what is in the bag by colour, and the points."""
    rows = rows_through(view.cells, last.cell) if isinstance(last, Place) else ()
    scored = {cell for row in rows for cell in row}
    hands = (Shelf("hand", seat, _pieces(hand)) for seat, hand in enumerate(view.hands))
    return Picture(
        cells=tuple(_cell(view, cell, last, scored) for cell in CELLS),
        # R3: the stones in the bag are hidden, but by colour they are those that lie nowhere else.
        shelves=(*hands, Shelf("bag", None, _pieces(view.bag), hidden=len(view.bag))),
        scores=view.scores,
        notes=notes(view),
    )


def _cell(view: View, cell: int, last: Move | None, scored: set[int]) -> Cell:
    colour, (column, row) = view.cells[cell], BOARD[cell]
    marks = {
        "newest": isinstance(last, Place) and last.cell == cell,
        "scored": cell in scored,
    }
    return Cell(
        name=NAMES[cell],
        column=column,
        row=row,
        piece=None if colour is EMPTY else _piece(colour),
        marks=tuple(mark for mark, marked in marks.items() if marked),
    )


def _pieces(stones: tuple[Colour, ...]) -> tuple[Piece, ...]:
    return tuple(map(_piece, stones))


def _piece(colour: Colour) -> Piece:
    return Piece(LETTERS[colour], (("colour", COLOUR_NAMES[colour]),), stone_phrase(colour))
