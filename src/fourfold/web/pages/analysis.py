"""What every move of a position is worth, and why: for games that somebody has solved."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from fourfold import games
from fourfold.core import telling
from fourfold.core.errors import NotationError
from fourfold.core.game import Game, Judgement, Position
from fourfold.core.phrase import phrase
from fourfold.speech import Speaker
from fourfold.web.board import board
from fourfold.web.draw import sprite
from fourfold.web.page import page, refused, see_other, visit

# One question at a time: an analyst remembers what it has proved, and others wait their turn.
ONE = asyncio.Semaphore(1)


@dataclass(frozen=True, slots=True)
class Judged:
    """A move with its worth, as the page shows it."""

    written: str
    move: str
    worth: str
    value: str


async def analyses(request: Request) -> Response:
    """The games that can be analysed; if it is only one, that one."""
    first = next(key for key in games.all_keys() if games.get(key).analyst is not None)
    return see_other(f"/analysis/{first}")


async def analysis(request: Request) -> Response:
    """The moves of a position, the best first, and on request what follows by force."""
    seen, key = visit(request), request.path_params["game"]
    game, asked = games.get(key), request.query_params
    if game.analyst is None:
        return refused(seen, 404, "no-analysis")
    speaker = seen.speaker(key)
    chosen = {option.key: asked.get(option.key, option.values[0]) for option in game.rules.OPTIONS}
    context: dict[str, Any] = {"game": key, "position": asked.get("position", ""), "chosen": chosen}
    context |= {"options": _options(game, speaker, chosen), "refused": "", "judged": None}
    try:
        context |= await _found(game, chosen, asked, speaker)
    except NotationError as error:
        return page(
            seen, "analysis.html", speaker, 422,
            **context | {"refused": speaker.say(telling.misread(error))},
        )
    return page(seen, "analysis.html", speaker, **context)
