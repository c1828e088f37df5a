"""Backups: a fresh SQLite file with everything, whatever the database is."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fourfold.store.connections import alone, connect_file, engine_of, is_file, snapshot, told
from fourfold.store.errors import StoreError
from fourfold.store.place import file_of, file_url, shown
from fourfold.store.schema import METADATA
from fourfold.store.upgrade import upgrade

PORTION = 1000  # rows that are copied at a time
LOCK = "LOCK TABLE tables, events, settings IN SHARE ROW EXCLUSIVE MODE"


async def backup(url: str, path: Path) -> None:
    """Write one moment of a database to a new SQLite file, which is there whole or not at all."""
    source = file_of(url)
    if path.exists():
        raise StoreError("backup-exists", path=str(path))
    if source is not None and not source.exists():
        raise StoreError("store-missing", database=shown(url))
    await _upgraded(url)
    with TemporaryDirectory(prefix=f".{path.name}-", dir=path.parent) as folder:
        draft = Path(folder) / "tables.db"
        await _upgraded(file_url(draft))
        await _copy(url, file_url(draft))
        _publish(draft, path)


async def restore(path: Path, url: str) -> None:
    """Copy a backup into an empty database: all of it or nothing."""
    file_of(url)
    path.stat()
    with TemporaryDirectory() as folder:
        # A copy, because migrations may be due and a backup stays as it is.
        draft = Path(folder) / "tables.db"
        _lift(path, draft)
        try:
            await _upgraded(file_url(draft))
        except StoreError as error:
            raise StoreError(error.reason, **{**error.facts, "database": str(path)}) from error
        await _upgraded(url)
        await _copy(file_url(draft), url)


async def _upgraded(url: str) -> None:
    with told(url, "store-unreachable"):
        await upgrade(url)


async def _copy(source: str, target: str) -> None:
    async with _engine(source) as old, _engine(target) as new:
        with told(target, "store-failed"):
            async with snapshot(old) as reading, alone(new) as writing:
                if not await _is_empty(writing, new):
                    raise StoreError("store-not-empty", database=shown(target))
                await _copy_rows(reading, writing)


@asynccontextmanager
async def _engine(url: str) -> AsyncIterator[AsyncEngine]:
    engine = engine_of(url)
    try:
        yield engine
    finally:
        await engine.dispose()


async def _is_empty(connection: AsyncConnection, engine: AsyncEngine) -> bool:
    if not is_file(engine):
        await connection.exec_driver_sql(LOCK)
    for table in METADATA.sorted_tables:
        if (await connection.execute(select(table).limit(1))).first() is not None:
            return False
    return True


async def _copy_rows(reading: AsyncConnection, writing: AsyncConnection) -> None:
    for table in METADATA.sorted_tables:
        found = await reading.stream(select(table).order_by(*table.primary_key))
        async for portion in found.mappings().partitions(PORTION):
            await writing.execute(insert(table), [dict(row) for row in portion])


def _publish(draft: Path, path: Path) -> None:
    """Make one file of the draft and give it its name, unless somebody else has taken that."""
    with closing(connect_file(draft)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    try:
        _name(draft, path)
    except FileExistsError:
        raise StoreError("backup-exists", path=str(path)) from None
    with suppress(OSError):  # not every system lets folders be opened
        _onto_disk(path.parent)


def _name(draft: Path, path: Path) -> None:
    try:
        os.link(draft, path)
    except FileExistsError:
        raise
    except OSError:  # not every disk can give a file a second name
        if path.exists():
            raise FileExistsError from None
        draft.rename(path)


def _onto_disk(folder: Path) -> None:
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _lift(path: Path, draft: Path) -> None:
    """A copy of a backup, or of a database in use, if it is one."""
    try:
        with closing(connect_file(path, "ro")) as old, closing(sqlite3.connect(draft)) as new:
            old.backup(new)
            whole = new.execute("PRAGMA quick_check").fetchone() == ("ok",)
            new.execute("SELECT version_num FROM alembic_version")
            new.execute("SELECT table_id FROM events LIMIT 1")
    except sqlite3.Error as error:
        raise StoreError("store-not-a-backup", path=str(path)) from error
    if not whole:
        raise StoreError("store-not-a-backup", path=str(path))
