"""Migrations run by themselves."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from fourfold.store import StoreError, open_store
from fourfold.store.connections import engine_of
from fourfold.store.schema import METADATA
from store.opened import OPEN, event, opened, using


async def differences(url: str) -> list[Any]:
    def compare(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    engine = engine_of(url)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(compare)
    finally:
        await engine.dispose()


def test_migrations_make_exactly_the_tables_of_the_program(url: str) -> None:
    using(url, lambda store: store.listed(1))
    assert asyncio.run(differences(url)) == []


def test_stores_opened_at_once_in_one_program_are_all_there(url: str) -> None:
    async def task() -> None:
        async with opened(url) as first:
            stores = await asyncio.gather(*(open_store(url) for _ in range(4)))
            await stores[0].append("t", 1, [event(1)], OPEN)
            assert await first.read("t") == [event(1)]
            await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(task())


def test_nothing_is_printed_or_logged(
    url: str, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    using(url, lambda store: store.listed(1))
    assert [record for record in caplog.records if record.name.startswith("alembic")] == []
    assert capfd.readouterr() == ("", "")


def test_a_newer_database_is_refused_and_left_alone(url: str) -> None:
    using(url, lambda store: store.append("t", 1, [event(1)], OPEN))
    asyncio.run(set_version(url, "9999"))
    with pytest.raises(StoreError, match="store-newer"):
        asyncio.run(open_store(url))
    asyncio.run(set_version(url, "0001"))
    assert using(url, lambda store: store.read("t")) == [event(1)]


async def set_version(url: str, version: str) -> None:
    engine = engine_of(url)
    try:
        async with engine.connect() as connection:
            statement = f"UPDATE alembic_version SET version_num = '{version}'"
            await connection.exec_driver_sql(statement)
    finally:
        await engine.dispose()
