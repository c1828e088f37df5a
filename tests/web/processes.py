"""The program `fourfold serve` as a process of its own, with tables of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

# Its first line; the test of the command itself says more about it.
ADDRESS = re.compile(r"http://\S+(?=/ )")
# A test that waits longer for a process has failed; seconds.
PATIENCE = 20


@dataclass(frozen=True, slots=True)
class Site:
    """A server that runs: where it answers, and where it keeps its tables."""

    url: str
    database: str

    @property
    def host(self) -> str:
        """Host and port, the only ones that a page may ask."""
        return self.url.removeprefix("http://")


@contextmanager
def serving(folder: Path) -> Iterator[Site]:
    """A server while it is needed; it ends by its pid, and says nothing on the way."""
    with _started(folder, signal.SIGINT) as site:
        yield site
    assert (folder / "errors").read_text() == ""


@contextmanager
def killed(folder: Path) -> Iterator[Site]:
    """A server that is killed at the end, in the middle of whatever it does."""
    with _started(folder, signal.SIGKILL) as site:
        yield site


@contextmanager
def _started(folder: Path, end: signal.Signals) -> Iterator[Site]:
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    program = [sys.executable, "-m", "fourfold", "serve", "--port", "0", "--no-limits"]
    with (
        (folder / "errors").open("w") as errors,
        subprocess.Popen(
            [*program, "--database", database],
            env={**os.environ, "XDG_DATA_HOME": str(folder), "LC_ALL": "en_US.UTF-8"},
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        ) as server,
    ):
        try:
            yield Site(_address(server), database)
        finally:
            server.send_signal(end)
            _end(server)


def _address(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    said = server.stdout.readline()
    found = ADDRESS.search(said)
    assert found, said
    return found.group()


def _end(server: subprocess.Popen[str]) -> None:
    try:
        server.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        server.kill()
        raise
