"""Writers of batches: SQLite in a thread of its own, PostgreSQL on a connection of its own.

Their statements are plain text on the drivers' own connections, because this is the hot path:
through SQLAlchemy one append alone takes 1170 µs of processor time on SQLite, through aiosqlite's
thread, which is asked once for each statement, 310 µs, and so, asked once for a batch, 140 µs.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from fourfold.store.batch import Append, names, rows
from fourfold.store.connections import connect_file, connect_server

if TYPE_CHECKING:
    from asyncpg import Connection

Answer = TypeVar("Answer")


class Writer(Protocol):
    """Writes a batch in one transaction."""

    async def write(self, batch: Sequence[Append]) -> list[Append]:
        """Write what fits, durably; the appends that somebody else was faster with."""

    def is_whole(self) -> bool:
        """Whether a failed batch is certainly not written, and another may be tried."""

    async def close(self) -> None:
        """Give back what the writer holds."""


# SQLite

LAST = "SELECT last FROM tables WHERE id = ?"
OPEN = "INSERT INTO tables (id, last, opened, listed, due) VALUES (?, 0, ?, FALSE, NULL)"
MOVE = "UPDATE tables SET last = ?2, listed = ?3, due = ?4 WHERE id = ?1"
INSERT = "INSERT INTO events (table_id, seq, body) VALUES (?, ?, ?)"


class FileWriter:
    """Writes to a SQLite file, in one thread that is asked once for a batch."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "fourfold-store")
        self._connection: sqlite3.Connection | None = None

    async def write(self, batch: Sequence[Append]) -> list[Append]:
        """Write what fits, durably; the appends that somebody else was faster with."""
        return await self._in_thread(partial(self._write, batch))

    def is_whole(self) -> bool:
        """SQLite takes back whatever fails."""
        return True

    async def close(self) -> None:
        """Close the file, once what is being written is there."""
        await self._in_thread(self._close)
        self._thread.shutdown()

    async def _in_thread(self, task: Callable[[], Answer]) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._thread, task)

    def _write(self, batch: Sequence[Append]) -> list[Append]:
        """Any failure ends the connection, so that the next batch finds a new one."""
        if self._connection is None:
            self._connection = connect_file(self._path)
        try:
            return _written(self._connection, batch)
        except BaseException:
            self._close()
            raise

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _written(connection: sqlite3.Connection, batch: Sequence[Append]) -> list[Append]:
    connection.execute("BEGIN IMMEDIATE")
    found = {}
    for table in names(batch):
        for (last,) in connection.execute(LAST, (table,)):
            found[table] = last
    new = rows(batch, found)
    connection.executemany(OPEN, new.opened)
    connection.executemany(MOVE, new.moved)
    connection.executemany(INSERT, new.events)
    connection.execute("COMMIT")
    return new.late


# PostgreSQL

LOCK = "SELECT id, last FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE"
OPEN_ALL = """INSERT INTO tables (id, last, opened, listed, due)
SELECT id, 0, opened, FALSE, NULL FROM unnest($1::text[], $2::bigint[]) AS new (id, opened)"""
MOVE_AND_INSERT = """WITH moved AS (
    UPDATE tables SET last = new.last, listed = new.listed, due = new.due
    FROM unnest($1::text[], $2::integer[], $3::boolean[], $4::bigint[])
        AS new (id, last, listed, due)
    WHERE tables.id = new.id)
INSERT INTO events (table_id, seq, body)
SELECT * FROM unnest($5::text[], $6::integer[], $7::bytea[])"""
# Somebody else has opened the same table at the same time, or the like: look again, and it shows.
AGAIN = {"23505", "40001", "40P01"}
TRIES = 10


class ServerWriter:
    """Writes to a PostgreSQL server, on a connection that is made anew when it is lost."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: Connection[Any] | None = None

    async def write(self, batch: Sequence[Append]) -> list[Append]:
        """Write what fits, durably; the appends that somebody else was faster with."""
        if not self.is_whole():
            self._connection = None
            self._connection = await connect_server(self._url)
        assert self._connection is not None  # noqa: S101 - for mypy
        for _ in range(TRIES - 1):
            try:
                return await _sent(self._connection, batch)
            except Exception as error:
                if getattr(error, "sqlstate", None) not in AGAIN:
                    raise
        return await _sent(self._connection, batch)

    def is_whole(self) -> bool:
        """Whether there is a connection; after a lost one nobody knows what was written."""
        return self._connection is not None and not self._connection.is_closed()

    async def close(self) -> None:
        """Close the connection."""
        connection, self._connection = self._connection, None
        if connection is not None and not connection.is_closed():
            with suppress(OSError):
                await connection.close(timeout=5)


async def _sent(connection: Connection[Any], batch: Sequence[Append]) -> list[Append]:
    async with connection.transaction():
        found = await connection.fetch(LOCK, names(batch))
        new = rows(batch, {row["id"]: row["last"] for row in found})
        if new.opened:
            await connection.execute(OPEN_ALL, *_columns(new.opened, 2))
        if new.moved:
            both = (*_columns(new.moved, 4), *_columns(new.events, 3))
            await connection.execute(MOVE_AND_INSERT, *both)
    return new.late


def _columns(lines: Sequence[tuple[Any, ...]], count: int) -> list[list[Any]]:
    return [[line[at] for line in lines] for at in range(count)]
