"""The page of a table, whole or in part, with or without a refusal above it."""

from __future__ import annotations

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from fourfold.core.errors import NotationError, Refusal
from fourfold.core.phrase import Phrase, phrase
from fourfold.table.decide import Refused
from fourfold.table.telling import refusal
from fourfold.web.agreed import agreed
from fourfold.web.attending import There, attending
from fourfold.web.draw import sprite
from fourfold.web.page import Visit, page, see_other, visit
from fourfold.web.pointing import Laid, read_laid
from fourfold.web.problem import problem, wants_json
from fourfold.web.scene import acts_of, title
from fourfold.web.zones import latest, messages, question_zone, round_zone, talk_zone

# Without scripts the answer of a bot is on the page that follows a move, if it comes so soon.
PATIENCE = 3.0


async def table(request: Request) -> Response:
    """The table as the visitor may see it."""
    seen = visit(request)
    there = await attending(seen)
    try:
        laid = read_laid(request.query_params.getlist("laid"))
        return whole(seen, there, laid)
    except NotationError:  # what was laid cannot lie there any more
        return whole(seen, there)


def whole(
    seen: Visit, there: There, laid: Laid = (), refused: str = "", status: int = 200
) -> Response:
    """The whole page."""
    sitting, looker = there.sitting, there.looker
    here, speaker = sitting.table, looker.speaker
    zone = round_zone(sitting, looker, seen.host.now(), laid, refused)
    said = title(here, looker.eyes, speaker)
    return page(
        seen,
        "table.html",
        speaker,
        status,
        path=f"/table/{sitting.id}",
        id=sitting.id,
        game=here.game.key,
        seq=here.seq,
        looking=looker.query,
        title=f"{refused} {said}" if refused else said,
        sprite=sprite(here.game.pieces(here.options)),
        round_zone=Markup(zone),  # noqa: S704  # made by a template that escapes every value
        talk_zone=Markup(talk_zone(sitting, looker)),  # noqa: S704  # likewise
        question_zone=Markup(question_zone(sitting, looker)),  # noqa: S704  # likewise
        agreed=agreed(here, speaker),
        messages=messages(latest(sitting), here, looker),
    )


def zone(
    seen: Visit, there: There, laid: Laid = (), refused: str = "", status: int = 200
) -> Response:
    """Only the round, for a page that puts it in its place."""
    html = round_zone(there.sitting, there.looker, seen.host.now(), laid, refused)
    return HTMLResponse(html, status)


def back(there: There, laid: Laid = ()) -> Response:
    """Where to look after something was done: at what happened."""
    query = "".join(f"&laid={piece}@{cell}" for piece, cell in laid)
    return see_other(f"/table/{there.sitting.id}?{there.looker.query}{query}#message")


def no(seen: Visit, there: There, refused: Refusal, laid: Laid = ()) -> Response:
    """Why something was refused: nothing has changed."""
    told, status = _reason(there, refused)
    said = there.looker.speaker.say(told)
    if wants_json(seen.request):
        return problem(status, told.key, said)
    kept = _lying(there, laid)
    if seen.is_live:
        return zone(seen, there, kept, said, status)
    return whole(seen, there, kept, said, status)


def _lying(there: There, laid: Laid) -> Laid:
    """What is laid, if it can still lie there."""
    try:
        acts_of(there.sitting.table, there.seat, laid)
    except NotationError:
        return ()
    return laid


def _reason(there: There, refused: Refusal) -> tuple[Phrase, int]:
    """The sentence of a refusal, and 403, 409 or 422 for who, when or what was wrong."""
    if isinstance(refused, Refused) and refused.reason == "nobody-there":
        return phrase("table-nobody-there"), 403
    status = 422 if isinstance(refused, NotationError) else 409
    return refusal(there.sitting.table, there.seat, refused), status
