"""What lies beside the board: pieces to give or to pick, and those that only lie there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from fourfold.core import telling
from fourfold.core.act import Act
from fourfold.core.phrase import Phrase, phrase
from fourfold.core.picture import Picture, Piece, Shelf
from fourfold.speech import Speaker
from fourfold.table.table import Table
from fourfold.web.draw import use
from fourfold.web.environment import TEMPLATES


@dataclass(frozen=True, slots=True)
class Shown:
    """A shelf as it is drawn: each place is a piece of a page."""

    key: str
    said: str
    places: tuple[Markup, ...]
    hidden: int
    mine: bool


@dataclass(frozen=True, slots=True)
class Handles:
    """The pieces that a move is made of: given as they are, or picked for a cell."""

    give: frozenset[str]
    pick: frozenset[str]


@dataclass(frozen=True, slots=True)
class Place:
    """A piece on a shelf: `how` is `give` for a button, `pick` for a choice, or nothing."""

    piece: Piece
    shelf: str
    number: int
    how: str
    gone: bool
    checked: bool = False


def handles(acts: Sequence[Act]) -> Handles:
    """What can be done with pieces beside the board."""
    give = (piece.token for act in acts if act.form == "{piece}" for piece in act.pieces)
    picked = (act for act in acts if "{piece}@" in act.form or "{laid}" in act.form)
    pick = (piece.token for act in picked for piece in act.pieces)
    return Handles(frozenset(give), frozenset(pick))


def shelves(
    table: Table, picture: Picture, acts: Sequence[Act], seat: int | None, speaker: Speaker
) -> tuple[Shown, ...]:
    """What lies beside the board."""
    held, every = handles(acts), table.game.pieces(table.options)
    return tuple(_shown(shelf, held, every, seat, speaker) for shelf in picture.shelves)


def _shown(
    shelf: Shelf, held: Handles, every: tuple[Piece, ...], seat: int | None, speaker: Speaker
) -> Shown:
    places = _spare(shelf, held, every) if shelf.key == "spare" else _lying(shelf, held, seat)
    drawn = tuple(_drawn(place, speaker.nameless) for place in places)
    mine = shelf.key == "hand" and seat is not None and shelf.seat == seat
    return Shown(shelf.key, speaker.say(_told(shelf)), drawn, shelf.hidden, mine)


def _told(shelf: Shelf) -> Phrase:
    """What is said of a shelf; of many pieces, each of which is named, only how many."""
    if shelf.key == "spare":
        return phrase("spare-left", n=len(shelf.pieces))
    return telling.shelf(shelf)


def _spare(shelf: Shelf, held: Handles, every: tuple[Piece, ...]) -> list[Place]:
    """A place for each piece of the game, so that none moves when another one leaves."""
    there = {piece.token for piece in shelf.pieces}
    return [
        Place(
            piece,
            shelf.key,
            number,
            "give" if piece.token in held.give else "",
            piece.token not in there,
        )
        for number, piece in enumerate(every)
    ]


def _lying(shelf: Shelf, held: Handles, seat: int | None) -> list[Place]:
    """A hand; what is laid on the board already has left it. A hidden order is not drawn."""
    if shelf.key not in ("hand", "spare"):
        return []
    mine = seat is not None and shelf.seat == seat and bool(held.pick)
    only = len(held.pick) == 1
    return [
        Place(
            piece,
            shelf.key,
            number,
            "pick" if mine and piece.token in held.pick else "",
            mine and piece.token not in held.pick,
            mine and only,
        )
        for number, piece in enumerate(shelf.pieces)
    ]


@lru_cache(maxsize=8_192)
def _drawn(place: Place, speaker: Speaker) -> Markup:
    label = speaker.say(place.piece.phrase)
    gone = speaker.say(phrase("piece-gone", piece=label))
    html = TEMPLATES.get_template("_place.html").render(
        place=place,
        token=place.piece.token,
        drawing=use(place.piece),
        label=gone if place.gone else label,
    )
    return Markup(html)  # noqa: S704  # made by a template that escapes every value
