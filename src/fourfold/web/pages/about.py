"""What this is, whose it is, and how it can be reached by keyboard and ear."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from fourfold.web.page import page, visit


async def about(request: Request) -> Response:
    """About fourfold."""
    seen = visit(request)
    return page(seen, "about.html", seen.speaker())
