"""A PostgreSQL server for tests: in a folder of its own, on a socket, gone when they end."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from urllib.parse import quote

import pytest

# Ends the server when this process lets go of its pipe, however this process ends.
WATCHED = '"$@" & read _; kill -INT $!; wait'
ENVIRONMENT = {**os.environ, "LC_ALL": "C"}  # the locale of tests need not be installed
# A server that lives for a minute needs no disk that it can trust.
MADE = ["-A", "trust", "-U", "postgres", "-E", "UTF8", "-N", "-D"]
QUICK = ["-c", "fsync=off", "-c", "listen_addresses=", "-c", "max_connections=60"]


@dataclass(frozen=True, slots=True)
class Postgres:
    """A running server; each test makes a database of its own."""

    folder: Path
    programs: Path
    numbers: count[int] = field(default_factory=count)

    def url(self, database: str) -> str:
        """The URL of one of its databases."""
        return f"postgresql://postgres@/{database}?host={quote(str(self.folder), safe='')}"

    def new_url(self) -> str:
        """The URL of a new, empty database."""
        name = f"tables{next(self.numbers)}"
        self.sql("postgres", f"CREATE DATABASE {name}")
        return self.url(name)

    def sql(self, database: str, statement: str) -> str:
        """Run a statement as an administrator would, and tell what it answers."""
        call: list[str | Path] = [
            self.programs / "psql",
            "-XAtq",
            "-v",
            "ON_ERROR_STOP=1",
            "-U",
            "postgres",
        ]
        place: list[str | Path] = ["-h", self.folder, "-d", database, "-c", statement]
        done = subprocess.run(
            [*call, *place], env=ENVIRONMENT, check=True, capture_output=True, text=True
        )
        return done.stdout


@contextmanager
def server() -> Iterator[Postgres]:
    """A server that ends with the block."""
    programs = _programs()
    owner = "postgres" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="pg-"))  # a short path: sockets have no long names
    try:
        if owner:
            shutil.chown(folder, owner, owner)
        _run([programs / "initdb", *MADE, folder / "data"], owner)
        with _running([programs / "postgres", "-D", folder / "data", "-k", folder, *QUICK], owner):
            postgres = Postgres(folder, programs)
            _wait(postgres)
            yield postgres
    finally:
        shutil.rmtree(folder)


def _programs() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    if not found:
        message = "postgres is missing: install the Debian package postgresql"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
    return found[-1].parent


def _run(call: list[Path | str], owner: str | None) -> None:
    subprocess.run(
        call, user=owner, group=owner, cwd="/", env=ENVIRONMENT, check=True, capture_output=True
    )


@contextmanager
def _running(call: list[Path | str], owner: str | None) -> Iterator[None]:
    watched = ["sh", "-c", WATCHED, "sh", *call]
    with subprocess.Popen(
        watched,
        user=owner,
        group=owner,
        cwd="/",
        env=ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ):
        yield


def _wait(postgres: Postgres) -> None:
    end = time.monotonic() + 60
    while True:
        try:
            postgres.sql("postgres", "SELECT 1")
            return
        except subprocess.CalledProcessError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)
