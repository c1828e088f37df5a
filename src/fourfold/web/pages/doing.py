"""Everything else that is done at a table: sitting down, asking, answering, talking."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from fourfold.core.errors import Refusal
from fourfold.table import commands
from fourfold.table.commands import Command
from fourfold.table.decide import TAKEBACK, Refused
from fourfold.table.match import last_move
from fourfold.web.attending import There, attending
from fourfold.web.forms import looking, number, read, text
from fourfold.web.page import Visit, visit
from fourfold.web.pages.table import PATIENCE, back, no
from fourfold.web.pointing import Laid
from fourfold.web.seats import Pass, key_of, new_secret
from fourfold.web.ticket import keep_seat

# What a form asks for, on the seats that the visitor holds.
Reader: TypeAlias = Callable[[There, FormData], Sequence[Command]]
Answer: TypeAlias = Callable[[Request], Awaitable[Response]]


async def obey(seen: Visit, there: There, *asked: Command, laid: Laid = ()) -> Response:
    """Do what was asked; a page that listens hears of it by its stream.

    If it is refused, what is `laid` stays on the board.
    """
    try:
        await seen.host.ask(there.sitting, *asked)
    except Refusal as refused:
        return no(seen, there, refused, laid)
    if seen.is_live:
        return Response(status_code=204)
    await seen.host.settled(there.sitting, PATIENCE)
    return back(there)


def doing(reader: Reader) -> Answer:
    """The answer to a form that only those who sit at the table may send."""

    async def answer(request: Request) -> Response:
        seen, form = visit(request), await read(request)
        there = await attending(seen, looking(form))
        if not there.looker.eyes.held:
            return no(seen, there, Refused("nobody-there"))
        return await obey(seen, there, *reader(there, form))

    return answer


def ask(there: There, form: FormData) -> Sequence[Command]:
    """A question to the others; who shares the device agrees in the same breath."""
    what, held = text(form, "what"), there.looker.eyes.held
    if what == "again":
        waiting = [seat for seat in held if seat not in there.sitting.table.again]
        return [commands.PlayAgain(seat) for seat in waiting or held]
    match = there.sitting.table.match
    last = None if match is None else last_move(match, held)
    mover = held[0] if match is None or last is None else match.mover(last)
    asking = mover if what == TAKEBACK or there.seat is None else there.seat
    others = [seat for seat in held if seat != asking]
    return [commands.Offer(asking, what), *map(commands.Consent, others)]


def reply(there: There, form: FormData) -> Sequence[Command]:
    """The answer to a question: who has asked it on this device withdraws it."""
    held, question = there.looker.eyes.held, there.sitting.table.question
    asked = number(form, "question")
    if question is None:
        return [commands.Decline(held[0], asked)]
    if text(form, "answer") != "yes":
        return [commands.Decline(question.seat if question.seat in held else held[0], asked)]
    waiting = [seat for seat in held if seat not in {question.seat, *question.agreed}]
    return [commands.Consent(seat, asked) for seat in waiting or held[:1]]


def resign(there: There, form: FormData) -> Sequence[Command]:
    """Give up; on a shared device whoever is to move."""
    held = there.looker.eyes.held
    turn = there.sitting.table.turn
    seat = turn if turn is not None and turn in held else held[0]
    return [commands.Resign(seat, text(form, "sure") == "yes")]


def say(there: There, form: FormData) -> Sequence[Command]:
    """Write to the others."""
    return [commands.Say(_speaking(there), text(form, "text"))]


def hail(there: There, form: FormData) -> Sequence[Command]:
    """Say a quick phrase."""
    return [commands.Hail(_speaking(there), text(form, "hail"))]


def mute(there: There, form: FormData) -> Sequence[Command]:
    """Read somebody no longer, or again."""
    whom = text(form, "mute") or text(form, "unmute")
    seat = int(whom) if whom in map(str, there.sitting.table.seats) else -1
    return [commands.Mute(own, seat, bool(text(form, "mute"))) for own in there.looker.eyes.held]


def stand(there: There, _form: FormData) -> Sequence[Command]:
    """Leave before the game begins."""
    return [commands.Stand(seat) for seat in there.looker.eyes.held]


def seat_bot(there: There, form: FormData) -> Sequence[Command]:
    """Give a free seat to a bot."""
    return [commands.SeatBot(_number(there, form), text(form, "bot"))]


def _speaking(there: There) -> int:
    return there.looker.eyes.held[0] if there.seat is None else there.seat


def _number(there: There, form: FormData) -> int:
    seat = text(form, "seat")
    return int(seat) if seat in map(str, there.sitting.table.seats) else -1


async def sit(request: Request) -> Response:
    """Take a free seat: whoever has the link may."""
    seen, form = visit(request), await read(request)
    there = await attending(seen)
    own = Pass(_number(there, form), new_secret())
    sitting = commands.Sit(own.seat, text(form, "name"), key_of(own.secret))
    response = await obey(seen, there, sitting)
    taken = response.status_code < 300 or response.status_code == 303
    passes = (*there.passes, own)
    return keep_seat(seen, response, there.sitting.id, passes) if taken else response
