"""A database keeps what it has acknowledged, whatever it was set to."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Barrier

import pytest

from fourfold.store.connections import connect_file, connect_server, engine_of, make_file
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


@pytest.mark.parametrize("lock", ["BEGIN EXCLUSIVE", "BEGIN; SELECT * FROM sqlite_master"])
def test_a_file_that_is_locked_while_it_is_made_is_waited_for(tmp_path: Path, lock: str) -> None:
    path = tmp_path / "tables.db"
    other = sqlite3.connect(path, isolation_level=None)
    with closing(other), ThreadPoolExecutor() as pool:
        other.execute("CREATE TABLE letters (x)")
        for statement in lock.split("; "):
            other.execute(statement).fetchall()
        made = pool.submit(make_file, path)
        with pytest.raises(TimeoutError):
            made.result(0.3)
        other.execute("COMMIT")
        made.result(20)
    with closing(connect_file(path)) as connection:
        assert set_to(connection) == SAFE


def test_a_file_that_several_make_at_once_is_made(tmp_path: Path) -> None:
    """SQLite refuses about one in a hundred instead of letting it wait."""
    together = Barrier(6)

    def make(path: Path) -> None:
        together.wait()
        make_file(path)

    with ThreadPoolExecutor(6) as pool:
        for turn in range(30):
            made = [pool.submit(make, tmp_path / f"{turn}.db") for _ in range(6)]
            assert [each.result(30) for each in made] == [None] * 6
