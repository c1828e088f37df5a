"""Errors for programs: problem JSON instead of a page."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response


class Problem(msgspec.Struct, frozen=True):
    """Why something cannot be had."""

    status: int
    type: str
    title: str


def wants_json(request: Request) -> bool:
    """Whether whoever asks takes JSON and no page."""
    accepted = request.headers.get("Accept", "")
    return "json" in accepted and "html" not in accepted


def problem(status: int, key: str, title: str) -> Response:
    """The answer in JSON."""
    body = msgspec.json.encode(Problem(status, key, title))
    return Response(body, status, media_type="application/problem+json")
