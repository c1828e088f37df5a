"""News of a table as server-sent events: first what a client has missed, then what comes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from typing import cast

import anyio
from sse_starlette import EventSourceResponse, ServerSentEvent
from starlette.requests import Request
from starlette.responses import Response

from fourfold.web.attending import NotForOnlookers, There, attending
from fourfold.web.host import Host
from fourfold.web.page import visit
from fourfold.web.zones import news

# Connections that say nothing for longer are cut by proxies; seconds.
PING = 25
# Streams that do not end by themselves when the server stops are cut after so many seconds.
GRACE = 1


async def live(request: Request) -> Response:
    """The stream of a table, from the last event that the client knows of."""
    seen = visit(request)
    there = await attending(seen)
    asked = request.headers.get("Last-Event-ID") or request.query_params.get("since", "")
    known = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 10 else 0
    known = min(known, there.sitting.table.seq)
    closing = Closing()
    return EventSourceResponse(
        stream(there, known, seen.host, closing),
        ping=PING,
        sep="\n",
        shutdown_event=cast(anyio.Event, closing),
        shutdown_grace_period=GRACE,
    )


class Closing:
    """Set when the server stops: the stream wakes up and ends as if all had been said."""

    def __init__(self) -> None:
        self.waker, self.is_now = asyncio.Event(), False

    def set(self) -> None:
        """End the stream."""
        self.is_now = True
        self.waker.set()


async def stream(
    there: There, known: int, host: Host, closing: Closing
) -> AsyncIterator[ServerSentEvent]:
    """All news after a known event, as they come, for as long as they may be heard."""
    sitting, waker = there.sitting, closing.waker
    sitting.listeners.add(waker)
    try:
        while not closing.is_now:
            steps = await host.since(sitting, known)
            if steps:
                first, known = steps[0].after.seq, steps[-1].after.seq
                looker = there.looker_now
                make = partial(news, sitting, steps, looker, host.now())
                html = sitting.rendered((looker, first, known), make)
                yield ServerSentEvent(html, id=str(known))
            await waker.wait()
            waker.clear()
    except NotForOnlookers:
        return
    finally:
        sitting.listeners.discard(waker)
