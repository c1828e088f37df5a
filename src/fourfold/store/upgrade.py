"""Brings a database to the tables of this program, whoever else is starting at the same time."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from threading import Lock

from sqlalchemy import Connection

from fourfold.store.connections import alone, engine_of, is_file, make_file
from fourfold.store.errors import StoreError
from fourfold.store.place import file_of, shown

MIGRATIONS = Path(__file__).parent / "migrations"
# Any number that nobody else takes; these are the letters of “fourfold”.
ADVISORY = int.from_bytes(b"fourfold", "big", signed=True)
# Alembic keeps the connection it works on in global variables.
_one_at_a_time = Lock()


async def upgrade(url: str) -> None:
    """Make the database if it is not there, and run the migrations that it lacks."""
    await asyncio.to_thread(_upgrade, url)


def _upgrade(url: str) -> None:
    path = file_of(url)
    if path is not None:
        make_file(path)
    with _one_at_a_time:
        asyncio.run(_migrate(url))


async def _migrate(url: str) -> None:
    engine = engine_of(url)
    try:
        async with alone(engine) as connection:
            if not is_file(engine):
                await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({ADVISORY})")
            await connection.run_sync(_run, url)
    finally:
        await engine.dispose()


def _run(connection: Connection, url: str) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    found = set(MigrationContext.configure(connection).get_current_heads())
    if found - {script.revision for script in scripts.walk_revisions()}:
        raise StoreError("store-newer", database=shown(url))
    if found != set(scripts.get_heads()):
        command.upgrade(config, "head")
