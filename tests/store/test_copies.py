"""Backups and what is restored from them."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from fourfold.store import Standing, Store, StoreError, backup, restore
from fourfold.store import copies as copies_module
from fourfold.store.place import file_url
from store.opened import OPEN, event, execute, opened, using


async def fill(store: Store) -> None:
    for number in range(5):
        bodies = [event(seq) for seq in range(number * 300)]
        await store.append(
            f"t{number}", 1, bodies, Standing(listed=number % 2 == 0, due=number or None)
        )
    await store.secret()


async def everything(store: Store) -> object:
    tables = [await store.read(f"t{number}") for number in range(5)]
    return tables, await store.listed(9), await store.due(9), await store.secret()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "kept").mkdir()
    return tmp_path / "kept" / "backup.db"


def test_what_is_restored_equals_what_was_there(url: str, other_url: str, path: Path) -> None:
    using(url, fill)
    asyncio.run(backup(url, path))
    asyncio.run(restore(path, other_url))
    assert using(other_url, everything) == using(url, everything)
    using(other_url, lambda store: store.append("t4", 1201, [event(1)], OPEN))


def test_a_backup_is_one_private_file_and_itself_a_database(url: str, path: Path) -> None:
    using(url, fill)
    asyncio.run(backup(url, path))
    assert list(path.parent.iterdir()) == [path]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert using(file_url(path), everything) == using(url, everything)


def test_a_backup_never_replaces_a_file(url: str, path: Path) -> None:
    path.write_text("precious", "utf-8")
    with pytest.raises(StoreError, match="backup-exists"):
        asyncio.run(backup(url, path))
    assert path.read_text("utf-8") == "precious"


def test_a_file_that_appears_meanwhile_is_not_replaced(
    tmp_path: Path, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    using(url, fill)
    copy = copies_module._copy

    async def slow(source: str, target: str) -> None:
        await copy(source, target)
        path.write_text("precious", "utf-8")

    monkeypatch.setattr(copies_module, "_copy", slow)
    with pytest.raises(StoreError, match="backup-exists"):
        asyncio.run(backup(url, path))
    assert path.read_text("utf-8") == "precious"
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("there", [False, True])
def test_a_disk_without_second_names_gets_its_backup_too(
    tmp_path: Path, path: Path, monkeypatch: pytest.MonkeyPatch, *, there: bool
) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    using(url, fill)

    def refuse(_draft: Path, _path: Path) -> None:
        if there:
            path.write_text("precious", "utf-8")
        raise PermissionError

    monkeypatch.setattr("os.link", refuse)
    if there:
        with pytest.raises(StoreError, match="backup-exists"):
            asyncio.run(backup(url, path))
        assert path.read_text("utf-8") == "precious"
    else:
        asyncio.run(backup(url, path))
        assert using(file_url(path), everything) == using(url, everything)


def test_nothing_is_backed_up_where_nothing_is(tmp_path: Path, path: Path) -> None:
    with pytest.raises(StoreError, match="store-missing"):
        asyncio.run(backup(f"sqlite:///{tmp_path}/none/tables.db", path))
    assert not (tmp_path / "none").exists()
    assert not path.exists()


def test_a_backup_that_fails_leaves_nothing(tmp_path: Path, path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    using(url, fill)
    execute(url, "ALTER TABLE events RENAME COLUMN body TO bodies")
    with pytest.raises(StoreError, match="store-failed"):
        asyncio.run(backup(url, path))
    assert list(path.parent.iterdir()) == []


def test_a_backup_while_others_write_has_one_moment_of_all_tables(url: str, path: Path) -> None:
    """Of two tables that are written in turn, neither is ahead by more than one event."""
    written = [0] * 4

    async def write(store: Store, number: int) -> None:
        for seq in count(1):
            await store.append(f"t{number}-first", seq, [event(seq)], OPEN)
            await store.append(f"t{number}-second", seq, [event(seq)], OPEN)
            written[number] = seq

    async def progress() -> None:
        due = [seq + 3 for seq in written]
        while any(seq < least for seq, least in zip(written, due, strict=True)):
            await asyncio.sleep(0.01)

    async def task(store: Store) -> None:
        writers = [asyncio.create_task(write(store, number)) for number in range(4)]
        await progress()
        await backup(url, path)
        await progress()
        for writer in writers:
            writer.cancel()
        await asyncio.gather(*writers, return_exceptions=True)

    async def check(store: Store) -> None:
        for number in range(4):
            first, second = [await store.read(f"t{number}-{each}") for each in ("first", "second")]
            assert first == [event(seq + 1) for seq in range(len(first))]
            assert second == first[: len(second)]
            assert len(first) - len(second) in (0, 1)
            assert 3 <= len(second) < written[number]

    using(url, task)
    using(file_url(path), check)


@pytest.mark.parametrize("what", ["event", "secret"])
def test_a_database_with_anything_in_it_is_not_restored_into(
    tmp_path: Path, url: str, path: Path, what: str
) -> None:
    async def task(store: Store) -> None:
        await (store.secret() if what == "secret" else store.append("t", 1, [event(1)], OPEN))

    source = f"sqlite:///{tmp_path}/source.db"
    using(source, fill)
    asyncio.run(backup(source, path))
    using(url, task)
    with pytest.raises(StoreError, match="store-not-empty"):
        asyncio.run(restore(path, url))
    assert using(url, lambda store: store.read("t4")) == []


def test_a_restore_that_fails_leaves_nothing(tmp_path: Path, url: str, path: Path) -> None:
    source = f"sqlite:///{tmp_path}/source.db"
    using(source, fill)
    asyncio.run(backup(source, path))
    # An event without a table, which no database takes.
    execute(file_url(path), "INSERT INTO events VALUES ('t9', 1, x'00')")
    with pytest.raises(StoreError, match="store-failed"):
        asyncio.run(restore(path, url))
    assert using(url, lambda store: store.listed(9)) == []


def test_what_is_no_backup_is_refused(tmp_path: Path, url: str) -> None:
    text, empty, foreign = (tmp_path / name for name in ("text.db", "empty.db", "foreign.db"))
    text.write_text("not a database at all " * 50, "utf-8")
    empty.touch()
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE letters (x)")
    for path in (text, empty, foreign):
        before = path.read_bytes()
        with pytest.raises(StoreError, match="store-not-a-backup"):
            asyncio.run(restore(path, url))
        assert path.read_bytes() == before
    with pytest.raises(FileNotFoundError):
        asyncio.run(restore(tmp_path / "none.db", url))


def test_a_damaged_backup_is_refused(tmp_path: Path, url: str, path: Path) -> None:
    source = f"sqlite:///{tmp_path}/source.db"
    using(source, fill)
    asyncio.run(backup(source, path))
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(StoreError, match="store-not-a-backup"):
        asyncio.run(restore(path, url))


def test_a_newer_backup_is_refused(tmp_path: Path, url: str, path: Path) -> None:
    source = f"sqlite:///{tmp_path}/source.db"
    using(source, fill)
    asyncio.run(backup(source, path))
    execute(file_url(path), "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="store-newer") as caught:
        asyncio.run(restore(path, url))
    assert caught.value.facts == {"database": str(path)}


def test_a_database_in_use_can_be_restored_from_too(tmp_path: Path) -> None:
    """Its newest events are not in its file yet, but in the log beside it."""
    source, target = (f"sqlite:///{tmp_path}/{name}.db" for name in ("source", "target"))

    async def task() -> None:
        async with opened(source) as store:
            await fill(store)
            await restore(tmp_path / "source.db", target)

    asyncio.run(task())
    assert using(target, everything) == using(source, everything)
