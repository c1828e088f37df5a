"""What is said alike in all games: boards, ends that the players make, unreadable texts."""

from __future__ import annotations

from collections.abc import Iterable

from fourfold.core.errors import NotationError
from fourfold.core.game import Game, View
from fourfold.core.outcome import Outcome
from fourfold.core.phrase import Phrase, Seat, phrase
from fourfold.core.picture import Cell, Shelf
from fourfold.core.record import FORFEITS, BrokenRecord, Ending


def ending(game: Game, view: View, outcome: Outcome, made: Ending | None) -> Phrase:
    """How a game ended, whether by its rules or by its players."""
    if made is None:
        return game.phrases.ending(view, outcome)
    winners = tuple(Seat(seat) for seat in outcome.winners)
    if made.reason in FORFEITS and made.seat is not None:
        return phrase(f"ending-{made.reason}", loser=Seat(made.seat), winners=winners)
    if not winners:
        return phrase("ending-agreed-draw")
    return phrase("ending-agreed", winners=winners)


def standings(scores: tuple[int, ...]) -> tuple[Phrase, ...]:
    """The points of every seat."""
    return tuple(
        phrase("standing", seat=Seat(seat), points=phrase("points", n=score))
        for seat, score in enumerate(scores)
    )


def misread(error: NotationError) -> Phrase:
    """What could not be read, where, and what was expected."""
    where = "-line" if error.line else "-at" if error.at > 1 else ""
    return phrase(
        f"notation-error{where}",
        found=error.found,
        at=error.at,
        line=error.line,
        expected=phrase(error.expected),
    )


def broken(error: BrokenRecord) -> Phrase:
    """Which move of a record its rules refuse, and why."""
    return phrase("broken-record", number=error.number, move=error.text, why=error.told)


def board(shown: Iterable[Cell]) -> tuple[Phrase, ...]:
    """All rows, with only the cells that hold something."""
    by_row: dict[str, list[Cell]] = {}
    for each in shown:
        by_row.setdefault(row_name(each), []).append(each)
    return tuple(
        cells("board-row", name, [each for each in row if each.piece is not None])
        for name, row in by_row.items()
    )


def cells(key: str, name: str, shown: Iterable[Cell]) -> Phrase:
    """The cells of a row or a column, or that it is empty."""
    told = tuple(map(cell, shown))
    return phrase(key, name=name, cells=told) if told else phrase(f"{key}-empty", name=name)


def cell(shown: Cell) -> Phrase:
    """A cell and what lies on it."""
    if shown.piece is None:
        return phrase("cell-empty", name=shown.name)
    return phrase("cell", name=shown.name, piece=shown.piece.phrase)


def row_name(shown: Cell) -> str:
    """The row part of a cell's name: `2` of b2, `-1` of 3,-1."""
    return shown.name.rpartition(",")[2] if "," in shown.name else shown.name[1:]


def column_name(shown: Cell) -> str:
    """The column part of a cell's name: `b` of b2, `3` of 3,-1."""
    return shown.name.partition(",")[0] if "," in shown.name else shown.name[0]


def shelf(shown: Shelf) -> Phrase:
    """What lies in a place beside the board."""
    if shown.key == "hand" and shown.seat is None:
        return phrase("shelf-hand-nobody")
    seat = Seat(shown.seat or 0)
    if shown.key == "hand" and shown.hidden:
        return phrase("shelf-hand-hidden", seat=seat, hidden=shown.hidden)
    pieces = tuple(piece.phrase for piece in shown.pieces)
    return phrase(
        f"shelf-{shown.key}", seat=seat, pieces=pieces, count=len(pieces), hidden=shown.hidden
    )
