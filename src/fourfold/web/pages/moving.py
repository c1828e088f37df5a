"""Moves: typed or pointed at; pieces may be laid first and played later."""

from __future__ import annotations

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from fourfold.core.errors import Refusal
from fourfold.table import commands
from fourfold.table.decide import Refused
from fourfold.web.attending import There, attending
from fourfold.web.forms import looking, number, read, text, texts
from fourfold.web.page import visit
from fourfold.web.pages.doing import obey
from fourfold.web.pages.table import back, no, zone
from fourfold.web.pointing import Laid, Pointed, chosen, lays, notation, read_laid
from fourfold.web.scene import acts_of


async def move(request: Request) -> Response:
    """Make a move, or lay a piece that nobody else sees before it is played."""
    seen, form = visit(request), await read(request)
    there = await attending(seen, looking(form))
    laid: Laid = ()
    try:
        laid = read_laid(texts(form, "laid"))
        asked = _asked(there, form, laid)
    except Refusal as refused:
        return no(seen, there, refused, laid)
    if isinstance(asked, commands.Move):
        return await obey(seen, there, asked, laid=laid)
    return zone(seen, there, asked) if seen.is_live else back(there, asked)


def _asked(there: There, form: FormData, laid: Laid) -> commands.Move | Laid:
    """The move of a form, or all that is laid now but not played yet."""
    seat, seq, typed = there.seat, number(form, "seq") or 0, text(form, "move")
    if seat is None:
        raise Refused("nobody-there")
    if typed or seq != there.sitting.table.changed or seat != there.sitting.table.turn:
        return commands.Move(seat, typed, seq)
    return _pointed(there, _read(form, laid), seq)


def _pointed(there: There, pointed: Pointed, seq: int) -> commands.Move | Laid:
    act = chosen(acts_of(there.sitting.table, there.seat, pointed.laid), pointed)
    if act is None or there.seat is None:
        raise Refused("not-pointed")
    if not lays(act, pointed):
        return commands.Move(there.seat, notation(act, pointed), seq)
    laid = (*pointed.laid, (pointed.piece, pointed.cell))
    acts_of(there.sitting.table, there.seat, laid)  # refuses what cannot lie there
    return laid


def _read(form: FormData, laid: Laid) -> Pointed:
    return Pointed(
        text(form, "act"),
        text(form, "piece"),
        text(form, "cell"),
        text(form, "line"),
        texts(form, "pieces"),
        laid,
    )
