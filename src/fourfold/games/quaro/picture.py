"""Quaro as a neutral picture."""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import cache

from fourfold.core.picture import Cell, Picture, Piece, Shelf
from fourfold.games.quaro.notation import LETTERS, NAMES
from fourfold.games.quaro.phrases import COLOUR_NAMES, notes, stone_phrase
from fourfold.games.quaro.rules import (
    BOARD,
    CELLS,
    COLOURS,
    EMPTY,
    Colour,
    Move,
    Options,
    Place,
    View,
    rows_through,
)


def picture(view: View, last: Move | None) -> Picture:
    """The cross, every open hand, what is in the bag by colour, and the points."""
    rows = rows_through(view.cells, last.cell) if isinstance(last, Place) else ()
    scored = {cell for row in rows for cell in row}
    hands = (Shelf("hand", seat, draw_stones(hand)) for seat, hand in enumerate(view.hands))
    return Picture(
        cells=tuple(draw_cell(view, cell, last, scored) for cell in CELLS),
        # R3: the stones in the bag are hidden, but by colour they are those that lie nowhere else.
        shelves=(*hands, Shelf("bag", None, draw_stones(view.bag), hidden=len(view.bag))),
        scores=view.scores,
        notes=notes(view),
    )


def draw_cell(view: View, cell: int, last: Move | None = None, scored: Container[int] = ()) -> Cell:
    """One cell; `scored` are the cells of the rows just completed (R5)."""
    colour, (column, row) = view.cells[cell], BOARD[cell]
    marks = {
        "newest": isinstance(last, Place) and last.cell == cell,
        "scored": cell in scored,
    }
    return Cell(
        name=NAMES[cell],
        column=column,
        row=row,
        piece=None if colour is EMPTY else _stone(colour),
        marks=tuple(mark for mark, marked in marks.items() if marked),
    )


def pieces(_options: Options) -> tuple[Piece, ...]:
    """A stone of each colour (R1)."""
    return draw_stones(COLOURS)


def draw_stones(stones: Iterable[Colour]) -> tuple[Piece, ...]:
    """Stones by their colours."""
    return tuple(map(_stone, stones))


@cache
def _stone(colour: Colour) -> Piece:
    traits = (("colour", COLOUR_NAMES[colour]),)
    return Piece(LETTERS[colour], traits, stone_phrase(colour), "stone")
