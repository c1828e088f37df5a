"""What every move of a position is worth, and why: for games that somebody has solved."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response

from fourfold import games
from fourfold.core import telling
from fourfold.core.act import fill
from fourfold.core.errors import NotationError
from fourfold.core.game import Game, Judgement, Position
from fourfold.speech import Speaker
from fourfold.web.board import board
from fourfold.web.draw import sprite
from fourfold.web.page import page, refused, see_other, visit
from fourfold.web.problem import problem, wants_json

# One question at a time: an analyst remembers what it has proved, and others wait their turn.
ONE = asyncio.Semaphore(1)


@dataclass(frozen=True, slots=True)
class Judged:
    """A move with its worth, as the page shows it."""

    written: str
    move: str
    worth: str
    value: str


async def analyses(_request: Request) -> Response:
    """The game that can be analysed."""
    first = next(key for key in games.all_keys() if games.get(key).analyst is not None)
    return see_other(f"/analysis/{first}")


async def analysis(request: Request) -> Response:
    """The moves of a position, the best first, and on request what follows by force."""
    seen, key = visit(request), request.path_params["game"]
    game, asked = games.get(key), dict(request.query_params)
    if game.analyst is None:
        return refused(seen, 404, "no-analysis")
    speaker = seen.speaker(key)
    chosen = {option.key: asked.get(option.key, option.values[0]) for option in game.rules.OPTIONS}
    context: dict[str, Any] = {"game": key, "chosen": chosen, "position": asked.get("position", "")}
    context["signs"] = _signs(game, speaker)
    context["example"] = f"/analysis/{key}?{urlencode({'position': _start(game)})}"
    context["query"] = urlencode({**chosen, "position": context["position"]})
    try:
        found = await _found(game, chosen, asked, speaker)
    except NotationError as error:
        why = speaker.say(told := telling.misread(error))
        if wants_json(request):
            return problem(422, told.key, why)
        return page(seen, "analysis.html", speaker, 422, refused=why, found=None, **context)
    return page(seen, "analysis.html", speaker, refused="", found=found, **context)


async def _found(
    game: Game, chosen: Mapping[str, str], asked: Mapping[str, str], speaker: Speaker
) -> dict[str, Any] | None:
    """Everything about the position that was asked for, if one was."""
    options = game.notation.read_options(chosen)
    if not asked.get("position"):
        return None
    position = game.notation.read_position(asked["position"], options)
    async with ONE:
        judged = await asyncio.to_thread(_judge, game, position)
        why = await asyncio.to_thread(_why, game, position, asked.get("why", ""), speaker)
    picture = game.picture(position, None)
    return {
        "board": board(picture, (), speaker, {}),
        "shelves": [speaker.say(telling.shelf(shelf)) for shelf in picture.shelves],
        "sprite": sprite(game.pieces(options)),
        "judged": [
            _shown(game, position, each, speaker) for each in _worth_telling(game, position, judged)
        ],
        "why": why,
    }


def _signs(game: Game, speaker: Speaker) -> list[tuple[str, str]]:
    """What each sign of a position stands for."""
    pieces = game.pieces(game.notation.read_options({}))
    return [(piece.token, speaker.say(piece.phrase)) for piece in pieces]


def _start(game: Game) -> str:
    """The position before the first move: an example of how one is written."""
    options = game.notation.read_options({})
    deal = game.rules.deal(options, lambda things: things)
    return game.notation.write_position(game.rules.start(options, deal))


def _worth_telling(
    game: Game, position: Position, judged: tuple[Judgement, ...]
) -> list[Judgement]:
    """All moves but calls of lines that win nothing: there are many, and each is as idle."""
    view = game.rules.view(position, game.rules.turn(position))
    idle = {fill(act, line=line.token) for act in game.acts(view, ()) for line in act.lines}
    write = game.notation.write_move
    return [each for each in judged if each.value == "win" or write(each.move) not in idle]


def _judge(game: Game, position: Position) -> tuple[Judgement, ...]:
    return () if game.analyst is None else game.analyst().judge(position)


def _why(game: Game, position: Position, written: str, speaker: Speaker) -> list[str]:
    """What follows a move by force, sentence by sentence."""
    if not written or game.analyst is None:
        return []
    move = game.notation.read_move(written)
    if move not in game.rules.moves(position):
        raise NotationError(written, "expected-move")
    return [speaker.say(told) for told in game.analyst().why(position, move)]


def _shown(game: Game, position: Position, judged: Judgement, speaker: Speaker) -> Judged:
    view = game.rules.view(position, game.rules.turn(position))
    return Judged(
        game.notation.write_move(judged.move),
        speaker.say(game.phrases.move(view, judged.move)),
        speaker.say(judged.phrase),
        judged.value,
    )
