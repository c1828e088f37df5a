"""Cookies that give a seat to a browser, and remember the tables it was at."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.responses import Response

from fourfold.web.page import Visit
from fourfold.web.seats import COOKIE, KEPT, RECENT, Pass


def keep_seat(seen: Visit, response: Response, table_id: str, passes: Iterable[Pass]) -> Response:
    """The response with these seats, for this table alone."""
    _set(seen, response, COOKIE, seen.signer.write_passes(passes), f"/table/{table_id}")
    recent = seen.signer.write_recent((table_id, *seen.recent()))
    _set(seen, response, RECENT, recent, "/")
    return response


def _set(seen: Visit, response: Response, name: str, value: str, path: str) -> None:
    """Scripts cannot read it, other sites cannot use it."""
    response.set_cookie(
        name,
        value,
        max_age=KEPT,
        path=path,
        secure=seen.request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )
