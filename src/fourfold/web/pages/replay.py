"""A round again, move by move: with what was missed, which nobody was told during the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from fourfold.core import record as records
from fourfold.core import telling
from fourfold.table.match import Match, resume
from fourfold.web.attending import There, attending
from fourfold.web.board import board, newest_marked
from fourfold.web.draw import sprite
from fourfold.web.page import page, refused, visit
from fourfold.web.zones import heading


@dataclass(frozen=True, slots=True)
class Told:
    """One move of a round as it is told to somebody who looks back."""

    number: int
    text: str


async def replay(request: Request) -> Response:
    """A round at one of its moves; the last one unless asked otherwise."""
    seen = visit(request)
    there = await attending(seen)
    rounds = there.sitting.table.rounds
    if not rounds:
        return refused(seen, 404, "table-not-begun")
    number = _within(request.query_params.get("round", ""), 1, len(rounds), len(rounds))
    match = resume(rounds[number - 1])
    count = len(match.record.moves)
    at = _within(request.query_params.get("move", ""), 0, count, count)
    context = _context(there, match, at) | {"round": number, "rounds": len(rounds), "count": count}
    return page(seen, "replay.html", there.looker.speaker, **context)


def _within(text: str, least: int, most: int, usual: int) -> int:
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 6 else usual
    return min(max(number, least), most)


def _context(there: There, match: Match, at: int) -> dict[str, Any]:
    """The position after so many moves, seen with the eyes of whoever looks."""
    table, speaker = there.sitting.table, there.looker.speaker
    game, seat = match.game, there.looker.eyes.seat(table)
    view = game.rules.view(match.positions[at], seat)
    picture = newest_marked(game, view, match.record.moves[:at])
    return {
        "id": there.sitting.id,
        "game": game.key,
        "heading": heading(table, speaker),
        "at": at,
        "told": [told(match, number, seat, there) for number in range(1, at + 1)][-1:],
        "every": [
            told(match, number, seat, there) for number in range(1, len(match.record.moves) + 1)
        ],
        "ending": ending(match, seat, there) if at == len(match.record.moves) else "",
        "board": board(picture, (), speaker, {}),
        "shelves": [speaker.say(telling.shelf(shelf)) for shelf in picture.shelves],
        "scores": [speaker.say(told) for told in telling.standings(picture.scores)],
        "sprite": sprite(game.pieces(match.record.options)),
        "zoom": there.looker.zoom,
        "analysed": game.analyst is not None and match.outcome is not None,
        "query": _query(match, at),
        "is_over": match.outcome is not None,
    }


def _query(match: Match, at: int) -> str:
    """How the analysis is asked for this position."""
    notation = match.game.notation
    written = notation.write_position(match.positions[at])
    return urlencode({**notation.write_options(match.record.options), "position": written})


def told(match: Match, number: int, seat: int | None, there: There) -> Told:
    """A move, and what it let go by: only of a round that is over, as it would help a player."""
    game, move = match.game, match.record.moves[number - 1]
    before, after = (game.rules.view(match.positions[at], seat) for at in (number - 1, number))
    said = list(game.phrases.tell(before, move, after))
    if match.outcome is not None:
        said += game.phrases.hindsight(before, move, after)
    return Told(number, " ".join(there.looker.speaker.say(each) for each in said))


def ending(match: Match, seat: int | None, there: There) -> str:
    """How the round ended."""
    if match.outcome is None:
        return ""
    view, made = match.view(seat), match.record.ending
    return there.looker.speaker.say(telling.ending(match.game, view, match.outcome, made))


async def record(request: Request) -> Response:
    """A round that is over as a record, which tells everything that chance decided."""
    seen = visit(request)
    there = await attending(seen)
    rounds = there.sitting.table.rounds
    number = _within(request.query_params.get("round", ""), 1, len(rounds), len(rounds))
    if not rounds or resume(rounds[number - 1]).outcome is None:
        return refused(seen, 409, "table-still-on")
    return PlainTextResponse(records.write(rounds[number - 1]))
