"""Links with which a seat goes to another device, and codes for a camera to read them."""

from __future__ import annotations

from io import BytesIO

import segno
from starlette.requests import Request
from starlette.responses import Response

from fourfold.table.decide import Refused
from fourfold.web.attending import attending, own_passes
from fourfold.web.page import page, see_other, visit
from fourfold.web.pages.table import no
from fourfold.web.scene import Eyes, speaker_of, title
from fourfold.web.seats import proves
from fourfold.web.ticket import keep_seat


async def device(request: Request) -> Response:
    """The link with which this seat can be taken on another device."""
    seen = visit(request)
    there = await attending(seen)
    if not there.passes:
        return no(seen, there, Refused("nobody-there"))
    ticket = seen.signer.write_ticket(there.passes)
    link = str(request.url_for("take", id=there.sitting.id, ticket=ticket))
    return page(
        seen, "device.html", there.looker.speaker, id=there.sitting.id, link=link, ticket=ticket
    )


async def take(request: Request) -> Response:
    """Ask before the seat is taken: programs that only look at links must not take it."""
    seen, ticket = visit(request), request.path_params["ticket"]
    sitting = await seen.host.sitting(request.path_params["id"])
    table = sitting.table
    passes = tuple(each for each in seen.signer.read_ticket(ticket) if proves(table, each))
    if not passes:
        return no(seen, await attending(seen), Refused("nobody-there"))
    if request.method == "POST":
        response = see_other(f"/table/{sitting.id}#message")
        held = own_passes(seen, table)
        return keep_seat(seen, response, sitting.id, dict.fromkeys((*held, *passes)))
    speaker = speaker_of(seen, table)
    said = title(table, Eyes(), speaker)
    return page(seen, "take.html", speaker, id=sitting.id, ticket=ticket, table=said)


async def invite(request: Request) -> Response:
    """The invitation as a code."""
    there = await attending(visit(request))
    return _code(there.looker.invite)


async def device_code(request: Request) -> Response:
    """The link for another device as a code."""
    seen = visit(request)
    there = await attending(seen)
    if not there.passes:
        return no(seen, there, Refused("nobody-there"))
    ticket = seen.signer.write_ticket(there.passes)
    return _code(str(request.url_for("take", id=there.sitting.id, ticket=ticket)))


def _code(link: str) -> Response:
    drawn = BytesIO()
    segno.make(link, micro=False).save(drawn, kind="svg", scale=4, light="#fff", svgclass=None)
    return Response(drawn.getvalue(), media_type="image/svg+xml")
