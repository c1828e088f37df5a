"""From what was pointed at to a move: pieces, cells and lines fill the blanks of an act."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fourfold.core.act import Act, fill
from fourfold.core.errors import NotationError
from fourfold.table.decide import Refused

Laid = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Pointed:
    """What a form was sent with. `laid` lies on the board but is not played yet."""

    act: str = ""
    piece: str = ""
    cell: str = ""
    line: str = ""
    pieces: tuple[str, ...] = ()
    laid: Laid = ()


def read_laid(texts: Sequence[str]) -> Laid:
    """Pieces on cells from texts such as `rt2@1,0`."""
    pairs = [text.partition("@") for part in texts for text in part.split()]
    for piece, at, cell in pairs:
        if not (piece and at and cell):
            raise NotationError(f"{piece}{at}{cell}", "expected-move")
    return tuple((piece, cell) for piece, _, cell in pairs)


def chosen(acts: Sequence[Act], pointed: Pointed) -> Act | None:
    """The act that is meant: the named one, or the first that has room for what was pointed at."""
    if pointed.act:
        return next((act for act in acts if act.key == pointed.act), None)
    blank = "{line}" if pointed.line else "" if pointed.cell else "{piece}"
    if blank:
        return next((act for act in acts if blank in act.form and "{cell}" not in act.form), None)
    on_cells = [act for act in acts if "{cell}" in act.form or "{laid}" in act.form]
    fits = [act for act in on_cells if pointed.cell in {cell.name for cell in act.cells}]
    return next(iter(fits or on_cells), None)


def lays(act: Act, pointed: Pointed) -> bool:
    """Whether what was pointed at is laid on the board first, and not played yet."""
    if "{laid}" in act.form and pointed.cell and not pointed.piece:
        raise Refused("choose-piece")
    return bool("{laid}" in act.form and pointed.cell)


def notation(act: Act, pointed: Pointed) -> str:
    """The move that was pointed at."""
    if "{piece}" in act.form and not pointed.piece:
        raise Refused("choose-piece")
    return fill(act, pointed.piece, pointed.cell, pointed.line, pointed.laid, pointed.pieces)
