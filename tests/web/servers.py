"""A real server for an app, on loopback."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

import uvicorn
from starlette.types import ASGIApp


@contextmanager
def running(app: ASGIApp) -> Iterator[int]:
    """The port of an app while it is served."""
    config = uvicorn.Config(app, "127.0.0.1", 0, log_level="critical", lifespan="off")
    server = uvicorn.Server(config)
    thread = Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.005)
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()
