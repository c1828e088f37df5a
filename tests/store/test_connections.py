"""A database keeps what it has acknowledged, whatever it was set to."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from fourfold.store.connections import connect_file, connect_server, engine_of
from fourfold.store.place import file_url
from postgres import Postgres
from store.opened import using

# 2 is FULL.
SAFE = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 30_000}


def set_to(connection: sqlite3.Connection) -> dict[str, object]:
    return {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in SAFE}


async def set_to_in_engine(url: str) -> dict[str, object]:
    engine = engine_of(url)
    try:
        async with engine.connect() as connection:
            asked = {name: await connection.exec_driver_sql(f"PRAGMA {name}") for name in SAFE}
            return {name: answer.scalar_one() for name, answer in asked.items()}
    finally:
        await engine.dispose()


def test_every_connection_to_a_file_is_safe(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    using(file_url(path), lambda store: store.listed(1))
    with closing(connect_file(path)) as connection:
        assert set_to(connection) == SAFE
    assert asyncio.run(set_to_in_engine(file_url(path))) == SAFE


def test_a_server_that_is_set_to_forget_is_told_not_to(postgres: Postgres) -> None:
    url = postgres.new_url()
    name = url.split("/")[3].partition("?")[0]
    postgres.sql("postgres", f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def asked() -> object:
        connection = await connect_server(url)
        try:
            return await connection.fetchval("SHOW synchronous_commit")
        finally:
            await connection.close()

    assert asyncio.run(asked()) == "on"
