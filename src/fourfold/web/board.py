"""A picture as rows of cells to draw, each with its name in words and what it is to a pointer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from string import ascii_lowercase

from markupsafe import Markup

from fourfold.core.act import Act
from fourfold.core.game import Game, Move, View
from fourfold.core.phrase import phrase
from fourfold.core.picture import Cell, Picture
from fourfold.speech import Speaker
from fourfold.web import draw
from fourfold.web.environment import TEMPLATES

LETTERS = ascii_lowercase
# How many moves back something was put down that is still marked as the newest.
LOOKED_BACK = 3
# Marks that are said as well as drawn.
SAID = ("newest", "won", "dead", "scored", "laid")


@dataclass(frozen=True, slots=True)
class Spot:
    """A cell by its name, and as a piece of a page."""

    name: str
    html: Markup


@dataclass(frozen=True, slots=True)
class Rank:
    """One row of the board; `None` where there is no cell."""

    name: str
    spots: tuple[Spot | None, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """The rows from the top, the names of the columns, and whether there will be more of them.

    A fixed board has letters for columns and counts its rows from 1; a growing one counts both
    from where it began.
    """

    ranks: tuple[Rank, ...]
    files: tuple[str, ...]
    grows: bool


def newest_marked(game: Game, view: View, moves: Sequence[Move]) -> Picture:
    """The picture of a view after these moves; what was put down last stays marked a while."""
    drawn = game.picture(view, moves[-1] if moves else None)
    for earlier in moves[-2 : -2 - LOOKED_BACK : -1]:
        if any("newest" in cell.marks for cell in drawn.cells):
            break
        drawn = game.picture(view, earlier)
    return drawn


def board(
    picture: Picture, acts: Sequence[Act], speaker: Speaker, hints: Mapping[str, str]
) -> Board:
    """The board of a picture, with the free cells that may be pointed at."""
    plain = speaker.nameless
    free = {cell.name for act in acts for cell in act.cells}
    spots = {}
    for cell in _cells(picture, acts):
        hint = "" if cell.piece else hints.get(cell.name, "")
        use = Use(bool(acts), cell.name in free, hint)
        spots[cell.column, cell.row] = _spot(cell, use, plain)
    columns, rows = (sorted({place[axis] for place in spots}) for axis in (0, 1))
    width, height = _whole(columns), _whole(rows)
    ranks = tuple(
        Rank(
            str(row) if picture.grows else str(row + 1),
            tuple(spots.get((column, row)) for column in width),
        )
        for row in height
    )
    files = tuple(str(column) if picture.grows else LETTERS[column] for column in width)
    return Board(ranks, files, picture.grows)


def hints(picture: Picture, speaker: Speaker) -> dict[str, str]:
    """What each cell would complete."""
    said: dict[str, list[str]] = {}
    for note in picture.notes:
        if note.cell:
            said.setdefault(note.cell, []).append(speaker.say(note.phrase))
    return {cell: " ".join(sentences) for cell, sentences in said.items()}


def _cells(picture: Picture, acts: Sequence[Act]) -> Iterable[Cell]:
    """The cells of the picture, over them those that may be pointed at and what is laid there."""
    by_name = {cell.name: cell for act in acts for cell in act.cells}
    by_name |= {cell.name: cell for cell in picture.cells}
    by_name |= {cell.name: cell for act in acts for cell in act.laid}
    return by_name.values()


def _whole(numbers: list[int]) -> range:
    return range(numbers[0], numbers[-1] + 1)


@dataclass(frozen=True, slots=True)
class Use:
    """What a cell is to a pointer: whether there is one, whether it may point here, and a hint."""

    pointed: bool
    free: bool
    hint: str


@lru_cache(maxsize=16_384)
def _spot(cell: Cell, use: Use, speaker: Speaker) -> Spot:
    """A cell; it may be pointed at, or it only tells what lies there."""
    marks = [*cell.marks, "free" if use.free else "", "occupied" if cell.piece else ""]
    html = TEMPLATES.get_template("_cell.html").render(
        name=cell.name,
        label=called(cell, speaker),
        marks=" ".join(filter(None, marks)),
        drawing="" if cell.piece is None else draw.use(cell.piece),
        use=use,
    )
    return Spot(cell.name, Markup(html))  # noqa: S704  # made by a template that escapes every value


def called(cell: Cell, speaker: Speaker) -> str:
    """A cell in words: its name, what lies there, how it is marked."""
    told = (
        phrase("label-cell-empty", name=cell.name)
        if cell.piece is None
        else phrase("label-cell", name=cell.name, piece=cell.piece.phrase)
    )
    marks = [speaker.say(phrase(f"mark-{mark}")) for mark in SAID if mark in cell.marks]
    return ", ".join([speaker.say(told), *marks])
