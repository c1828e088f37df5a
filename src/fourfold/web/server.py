"""The app behind a socket: uvicorn, told how long to wait for whom."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable

import uvicorn

from fourfold.web.app import app
from fourfold.web.config import Config

# Connections that are silent between two requests are closed after so many seconds.
KEEP_ALIVE = 65
# Streams are closed when the server stops; whoever answers still has so many seconds.
GRACE = 3
# More bytes than the head of any request of ours has.
LONGEST_HEAD = 32_768
# Objects made before Python looks for cycles, and how many looks before it looks deeper.
THRESHOLDS = (50_000, 20, 50)


class _Server(uvicorn.Server):
    """Says that it is ready once it is, and remembers why it could not start."""

    def __init__(self, settings: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(settings)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        _collect_rarely()
        if self.started:
            self._ready()


def _collect_rarely() -> None:
    """What is loaded stays; frozen events and positions hold no cycles to be looked for.

    With five hundred tables the usual thresholds make every hundredth move wait 50 ms longer.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def run(config: Config, bound: socket.socket, ready: Callable[[str], None]) -> None:
    """Serve on a bound socket until stopped; `ready` hears the address."""
    host, port = bound.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    settings = uvicorn.Config(
        app(config),
        log_level="warning",
        access_log=False,
        server_header=False,
        lifespan="on",
        proxy_headers=config.proxied,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=GRACE,
        h11_max_incomplete_event_size=LONGEST_HEAD,
    )
    asyncio.run(_Server(settings, lambda: ready(f"http://{shown}:{port}/")).serve([bound]))
