"""The event log: what happened at every table, in order, on disk before anybody is told."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, bindparam, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from fourfold.store.batch import Standing
from fourfold.store.commits import Commits
from fourfold.store.connections import engine_of, told
from fourfold.store.place import file_of, shown
from fourfold.store.schema import EVENTS, SETTINGS, TABLES
from fourfold.store.upgrade import upgrade
from fourfold.store.writers import FileWriter, ServerWriter

READ = (
    select(EVENTS.c.body)
    .where(EVENTS.c.table_id == bindparam("table"), EVENTS.c.seq > bindparam("since"))
    .order_by(EVENTS.c.seq)
)
LISTED = (
    select(TABLES.c.id)
    .where(TABLES.c.listed)
    .order_by(TABLES.c.opened.desc(), TABLES.c.id)
    .limit(bindparam("most"))
)
DUE = (
    select(TABLES.c.id)
    .where(TABLES.c.due <= bindparam("before"))
    .order_by(TABLES.c.due, TABLES.c.id)
)
SECRET = select(SETTINGS.c.value).where(SETTINGS.c.name == "secret")
# Whoever is first; `ON CONFLICT` is in SQLAlchemy different for each database, but not in SQL.
MAKE_SECRET = text("INSERT INTO settings VALUES ('secret', :value) ON CONFLICT DO NOTHING")


async def open_store(url: str) -> Store:
    """The store at a URL, made or brought up to date if need be."""
    path = file_of(url)
    with told(url, "store-unreachable"):
        await upgrade(url)
    writer = ServerWriter(url) if path is None else FileWriter(path)
    return Store(engine_of(url), Commits(writer, shown(url)), url)


class Store:
    """An append-only log of the events of all tables."""

    def __init__(self, engine: AsyncEngine, commits: Commits, url: str) -> None:
        self._engine, self._commits, self._url = engine, commits, url

    async def append(
        self, table: str, seq: int, events: Sequence[bytes], standing: Standing
    ) -> None:
        """Write events as seq, seq + 1, … and the standing of their table; return when on disk.

        Raises `Conflict` if the table does not end just before seq, `StoreError` if the database
        fails. Whoever is cancelled meanwhile has written all of it or nothing.
        """
        await self._commits.append(table, seq, events, standing)

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The events of a table after a seq, in order."""
        return await self._column(READ, table=table, since=since)

    async def listed(self, most: int) -> list[str]:
        """The tables that the lobby shows, newest first."""
        return await self._column(LISTED, most=most)

    async def due(self, before: int) -> list[str]:
        """The tables where the host has to act by a moment, the most urgent first."""
        return await self._column(DUE, before=before)

    async def secret(self) -> bytes:
        """The 32 random bytes of this installation, made when first asked for."""
        found = await self._column(SECRET)
        if not found:
            with told(self._url, "store-failed"):
                async with self._engine.connect() as connection:
                    await connection.execute(MAKE_SECRET, {"value": secrets.token_bytes(32)})
            found = await self._column(SECRET)
        return bytes(found[0])

    async def close(self) -> None:
        """Write what waits and let go of the database."""
        await self._commits.close()
        await self._engine.dispose()

    async def _column(self, statement: Select[Any], **facts: object) -> list[Any]:
        with told(self._url, "store-failed"):
            async with self._engine.connect() as connection:
                return list((await connection.execute(statement, facts)).scalars())
