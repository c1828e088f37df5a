"""Connections to SQLite and PostgreSQL: how safe, how patient, and how transactions begin."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from fourfold.store.errors import StoreError, why
from fourfold.store.place import file_of, shown

if TYPE_CHECKING:
    from asyncpg import Connection

PATIENCE = 30.0  # seconds to wait for a lock that somebody else holds
PRAGMAS = (
    f"PRAGMA busy_timeout = {PATIENCE * 1000:.0f}",
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",  # macOS needs to be asked twice before data is on the disk
    "PRAGMA foreign_keys = ON",
)


def engine_of(url: str) -> AsyncEngine:
    """An engine whose statements stand alone unless `transaction` begins one."""
    path = file_of(url)
    if path is None:
        _driver()
        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=partial(connect_server, url),
            isolation_level="AUTOCOMMIT",
            pool_pre_ping=True,  # the server may have started anew since
        )
    place = URL.create("sqlite+aiosqlite", database=str(path))
    engine = create_async_engine(place, isolation_level="AUTOCOMMIT", pool_size=2, max_overflow=2)
    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def connect_file(path: Path, mode: str = "rw") -> sqlite3.Connection:
    """A plain connection to a SQLite file that is there; transactions begin by hand."""
    place = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(place, uri=True, timeout=PATIENCE, isolation_level=None)
    try:
        for pragma in PRAGMAS:
            connection.execute(pragma)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


async def connect_server(url: str) -> Connection[Any]:
    """A plain connection to a PostgreSQL server, whose commits are on its disk."""
    settings = {"application_name": "fourfold", "synchronous_commit": "on"}
    return await _driver().connect(url, timeout=10, command_timeout=60, server_settings=settings)


def _driver() -> Any:
    """What talks to PostgreSQL, where it is installed."""
    try:
        import asyncpg
    except ImportError:
        raise StoreError("store-no-driver") from None
    return asyncpg


def make_file(path: Path) -> None:
    """A SQLite file with a write-ahead log, in a folder that is there, for its owner only."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    connection = connect_file(path)
    try:
        _log_ahead(connection)
    finally:
        connection.close()


def _log_ahead(connection: sqlite3.Connection) -> None:
    """Switch to the write-ahead log; SQLite does not wait here for others who do the same."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)


@asynccontextmanager
async def snapshot(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction that sees one moment of the database."""
    async with _transaction(engine, "BEGIN", "REPEATABLE READ") as connection:
        yield connection


@asynccontextmanager
async def alone(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction that writes; on SQLite nobody else writes meanwhile."""
    async with _transaction(engine, "BEGIN IMMEDIATE", "READ COMMITTED") as connection:
        yield connection


@asynccontextmanager
async def _transaction(
    engine: AsyncEngine, file: str, level: Any
) -> AsyncIterator[AsyncConnection]:
    async with engine.connect() as connection:
        if is_file(engine):
            await connection.exec_driver_sql(file)
        else:
            await connection.execution_options(isolation_level=level)
        yield connection
        await connection.commit()


def is_file(engine: AsyncEngine) -> bool:
    """Whether the database is a SQLite file."""
    return engine.dialect.name == "sqlite"


def failures() -> tuple[type[Exception], ...]:
    """All that a database and the way to it can fail with."""
    plain = (OSError, ValueError, SQLAlchemyError, sqlite3.Error)
    try:
        import asyncpg
    except ImportError:
        return plain
    return (*plain, asyncpg.PostgresError, asyncpg.InterfaceError)


@contextmanager
def told(url: str, reason: str) -> Iterator[None]:
    """Turn whatever a database fails with into a `StoreError`."""
    try:
        yield
    except failures() as error:
        raise StoreError(reason, database=shown(url), why=why(error)) from error
