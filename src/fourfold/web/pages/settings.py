"""The settings of a visitor."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from fourfold.web import forms
from fourfold.web.page import page, see_other, visit
from fourfold.web.settings import CHOICES, COOKIE, with_choices, write

KEPT = 365 * 24 * 3_600


async def settings(request: Request) -> Response:
    """Show the settings, or keep new ones."""
    seen = visit(request)
    if request.method != "POST":
        choices = {key: values for key, values in CHOICES.items() if key != "language"}
        return page(
            seen,
            "settings.html",
            seen.speaker(),
            choices=choices,
            kept="kept" in request.query_params,
        )
    form = await forms.read(request)
    chosen = with_choices(seen.settings, [(key, forms.text(form, key)) for key in CHOICES])
    response = see_other(_inside(forms.text(form, "next")))
    response.set_cookie(
        COOKIE,
        write(chosen),
        max_age=KEPT,
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )
    return response


def _inside(path: str) -> str:
    """A way back that stays here: no other site is a path of this one."""
    safe = path.startswith("/") and not path.startswith("//") and "\\" not in path
    return path if safe and path.isprintable() else "/"
