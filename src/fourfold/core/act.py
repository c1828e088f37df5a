"""What a seat can do, as things to point at: for whoever plays without typing notation."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from fourfold.core.phrase import Phrase
from fourfold.core.picture import Cell, Piece


@dataclass(frozen=True, slots=True)
class Line:
    """A line that can be pointed at: its notation, its cells, what it is called."""

    token: str
    cells: tuple[str, ...]
    phrase: Phrase


@dataclass(frozen=True, slots=True)
class Act:
    """One way to move, as things to point at: what fills the blanks of its notation.

    `form` is the notation with blanks. `{piece}` is one of `pieces`, `{cell}` one of `cells`,
    `{line}` one of `lines`, `{laid}` one or more pieces on cells as `piece@cell`, `{pieces}` none,
    some or all of `pieces`. The game's words say `act-<key>` as an order, and `told` is what the
    pieces in `laid` would bring, or why they may not lie so.
    """

    key: str
    form: str
    pieces: tuple[Piece, ...] = ()
    cells: tuple[Cell, ...] = ()
    lines: tuple[Line, ...] = ()
    laid: tuple[Cell, ...] = ()
    told: Phrase | None = None


def fill(  # noqa: PLR0913, PLR0917  # one for each kind of blank
    act: Act,
    piece: str = "",
    cell: str = "",
    line: str = "",
    laid: Iterable[tuple[str, str]] = (),
    pieces: Iterable[str] = (),
) -> str:
    """The notation of an act whose blanks are filled; `laid` are pairs of a piece and its cell."""
    placed = " ".join("@".join(pair) for pair in laid)
    filled = act.form.format(
        piece=piece, cell=cell, line=line, laid=placed, pieces=" ".join(pieces)
    )
    return filled.strip()
