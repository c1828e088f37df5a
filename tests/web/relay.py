"""A line between browser and server that can be cut.

What a browser calls offline keeps open connections open, so a stream would not notice.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread


class Relay:
    """Passes bytes on, both ways, unless it is cut: then all connections end and none begins."""

    def __init__(self, port: int) -> None:
        self._to = ("127.0.0.1", port)
        self._door = socket.create_server(("127.0.0.1", 0))
        self._open: set[socket.socket] = set()
        self._is_cut = False
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self._thread = Thread(target=self._let_in)
        self._thread.start()

    def cut(self) -> None:
        """End everything that is open, and let nobody in."""
        self._is_cut = True
        for end in list(self._open):
            _shut(end)

    def mend(self) -> None:
        """Let everybody in again."""
        self._is_cut = False

    def close(self) -> None:
        """Stop for good."""
        _shut(self._door)
        self._door.close()
        self._thread.join()

    def _let_in(self) -> None:
        passing: list[Thread] = []
        with suppress(OSError):
            while True:
                here, _ = self._door.accept()
                if self._is_cut:
                    here.close()
                else:
                    passing += self._join(here, socket.create_connection(self._to))
        self.cut()
        for thread in passing:
            thread.join()

    def _join(self, here: socket.socket, there: socket.socket) -> list[Thread]:
        self._open |= {here, there}
        threads = [
            Thread(target=self._pass_on, args=ends) for ends in ((here, there), (there, here))
        ]
        for thread in threads:
            thread.start()
        return threads

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while some := source.recv(65_536):
                target.sendall(some)
        for end in (source, target):
            _shut(end)
        self._open.discard(source)
        source.close()


def _shut(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)


@contextmanager
def relayed(port: int) -> Iterator[Relay]:
    """A line to a server on this machine."""
    relay = Relay(port)
    try:
        yield relay
    finally:
        relay.close()
