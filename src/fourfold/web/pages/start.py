"""The first page: three games, and the way back to one's own tables."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from fourfold import games
from fourfold.core.phrase import phrase
from fourfold.core.picture import Piece
from fourfold.web.draw import sprite, use
from fourfold.web.page import Visit, page, visit
from fourfold.web.pages.lobby import rows

# So many pieces of each game greet the visitor.
GREETING = 4


@dataclass(frozen=True, slots=True)
class Card:
    """A game as the start page shows it."""

    key: str
    name: str
    about: str
    drawings: tuple[Markup, ...]


async def start(request: Request) -> Response:
    """Choose a game, or go back to a table."""
    seen = visit(request)
    speaker = seen.speaker()
    pieces = {key: _some_pieces(key) for key in reversed(games.all_keys())}
    shown = [_card(seen, key, some) for key, some in pieces.items()]
    recent = await rows(seen, seen.recent())
    every = [piece for some in pieces.values() for piece in some]
    return page(
        seen, "start.html", speaker, shown=shown, sprite=sprite(every), recent=recent, rows=recent
    )


def _some_pieces(key: str) -> tuple[Piece, ...]:
    """Pieces that differ as much as can be: evenly taken from all of them."""
    game = games.get(key)
    every = game.pieces(game.notation.read_options({}))
    return tuple(every[index * (len(every) - 1) // (GREETING - 1)] for index in range(GREETING))


def _card(seen: Visit, key: str, pieces: tuple[Piece, ...]) -> Card:
    speaker = seen.speaker(key)
    name, about = speaker.say(phrase("game-name")), speaker.say(phrase(f"about-{key}"))
    return Card(key, name, about, tuple(map(use, pieces)))
