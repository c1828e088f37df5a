"""What becomes of appends when the database fails, and of those after it."""

from __future__ import annotations

import asyncio
import resource
import time
from collections.abc import Sequence
from pathlib import Path

from fourfold.store import Conflict, Standing, Store, StoreError
from fourfold.store.batch import Append
from fourfold.store.commits import MOST, Commits
from postgres import Postgres
from store.opened import OPEN, event, using

# Says no when a transaction ends, not before.
GUARD = """
CREATE FUNCTION say_no() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN IF new.body = 'poison' THEN RAISE 'the disk is full'; END IF; RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER guard AFTER INSERT ON events DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION say_no()"""


async def all_of(store: Store, **bodies: bytes) -> list[type]:
    """Append to several tables at once; how each call ended."""
    calls = (store.append(table, 1, [body], OPEN) for table, body in bodies.items())
    return [type(each) for each in await asyncio.gather(*calls, return_exceptions=True)]


def test_a_table_that_cannot_be_named_fails_alone(url: str) -> None:
    # SQLite takes no half of a letter, PostgreSQL besides no letter NUL.
    wrong = "\ud800\0"

    async def task(store: Store) -> None:
        told = await all_of(store, **{"a": event(1), wrong: event(2), "b": event(3)})
        assert told == [type(None), StoreError, type(None)]
        assert [await store.read(table) for table in "ab"] == [[event(1)], [event(3)]]

    using(url, task)


def test_a_moment_too_far_away_fails_alone(url: str) -> None:
    async def task(store: Store) -> None:
        calls = (
            store.append(f"t{due}", 1, [event(1)], Standing(listed=True, due=due))
            for due in (1, 1 << 70)
        )
        fine, wrong = await asyncio.gather(*calls, return_exceptions=True)
        assert fine is None
        assert isinstance(wrong, StoreError)
        assert wrong.reason == "store-failed"

    using(url, task)


def test_a_full_disk_fails_everybody_and_later_all_goes_on(tmp_path: Path) -> None:
    async def task(store: Store) -> None:
        await store.append("t", 1, [event(1)], OPEN)
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        size = (tmp_path / "tables.db-wal").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
        try:
            told = await all_of(store, a=bytes(100_000), b=bytes(100_000), c=bytes(100_000))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert told == [StoreError] * 3
        assert [await store.read(table) for table in "abct"] == [[], [], [], [event(1)]]
        await store.append("t", 2, [event(2)], OPEN)
        assert await all_of(store, a=event(1)) == [type(None)]

    using(f"sqlite:///{tmp_path}/tables.db", task)


def test_a_commit_that_fails_fails_whoever_is_to_blame(postgres: Postgres) -> None:
    url = postgres.new_url()

    async def task(store: Store) -> None:
        postgres.sql(database(url), GUARD)
        assert await all_of(store, a=b"poison") == [StoreError]
        assert await all_of(store, b=event(1), c=b"poison", d=event(1)) == [
            type(None),
            StoreError,
            type(None),
        ]
        assert [await store.read(table) for table in "abcd"] == [[], [event(1)], [], [event(1)]]
        await store.append("b", 2, [event(2)], OPEN)

    using(url, task)


def database(url: str) -> str:
    return url.split("/")[3].partition("?")[0]


def cut(postgres: Postgres, url: str) -> None:
    """End every connection to a database, as a server does that is started anew."""
    name = database(url)
    postgres.sql(
        "postgres",
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
    )


def test_connections_that_were_cut_between_appends_are_made_anew(postgres: Postgres) -> None:
    url = postgres.new_url()

    async def task(store: Store) -> None:
        await store.append("t", 1, [event(1)], OPEN)
        await store.read("t")
        await asyncio.to_thread(cut, postgres, url)
        await asyncio.sleep(0.2)
        await store.append("t", 2, [event(2)], OPEN)
        assert await store.read("t") == [event(1), event(2)]

    using(url, task)


def test_a_connection_cut_during_an_append_fails_it_and_the_next_goes_on(
    postgres: Postgres,
) -> None:
    url = postgres.new_url()
    slow = GUARD.replace("RAISE 'the disk is full'", "PERFORM pg_sleep(60)")

    async def task(store: Store) -> None:
        await asyncio.to_thread(postgres.sql, database(url), slow)
        calls = asyncio.create_task(all_of(store, a=b"poison", b=event(1)))
        await asyncio.to_thread(_wait_for_sleep, postgres)
        await asyncio.to_thread(cut, postgres, url)
        assert await calls == [StoreError, StoreError]
        assert await all_of(store, b=event(1)) == [type(None)]
        assert await store.read("a") == []

    using(url, task)


def _wait_for_sleep(postgres: Postgres) -> None:
    """Until a transaction sleeps at its end."""
    asked = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'"
    end = time.monotonic() + 30
    while postgres.sql("postgres", asked).strip() == "0":
        assert time.monotonic() < end


# The order of things, with a writer that waits to be told


class Told:
    """A writer that writes when it is told to."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []
        self.go = asyncio.Semaphore(0)
        self.error: Exception | None = None
        self.whole = True
        self.closed = False

    async def write(self, batch: Sequence[Append]) -> list[Append]:
        self.batches.append([append.table for append in batch])
        await self.go.acquire()
        if self.error is not None:
            raise self.error
        return [append for append in batch if append.table == "late"]

    def is_whole(self) -> bool:
        return self.whole

    async def close(self) -> None:
        self.closed = True


def begin(commits: Commits, *tables: str) -> list[asyncio.Task[None]]:
    return [asyncio.create_task(commits.append(table, 1, [b""], OPEN)) for table in tables]


async def turn() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_nobody_hears_of_success_before_the_batch_is_written() -> None:
    async def task() -> None:
        writer = Told()
        commits = Commits(writer, "here")
        first = begin(commits, "a", "b", "late")
        await turn()
        second = begin(commits, "c", "d")
        await turn()
        assert writer.batches == [["a", "b", "late"]]
        assert not any(call.done() for call in first + second)
        writer.go.release()
        await turn()
        assert [call.done() for call in first + second] == [True] * 3 + [False] * 2
        assert isinstance(first[2].exception(), Conflict)
        assert writer.batches[1:] == [["c", "d"]]
        writer.go.release()
        await asyncio.gather(*second)

    asyncio.run(task())


def test_whoever_leaves_before_the_batch_is_not_written_and_during_it_hears_nothing() -> None:
    async def task() -> None:
        writer = Told()
        commits = Commits(writer, "here")
        first = begin(commits, "a", "b")
        await turn()
        second = begin(commits, "c", "d")
        await turn()
        first[0].cancel()
        second[0].cancel()
        await turn()
        writer.go.release()
        writer.go.release()
        told = await asyncio.gather(*first, *second, return_exceptions=True)
        assert [type(each) for each in told[::2]] == [asyncio.CancelledError] * 2
        assert told[1::2] == [None, None]
        assert writer.batches == [["a", "b"], ["d"]]

    asyncio.run(task())


def test_after_a_lost_connection_a_batch_is_not_tried_again() -> None:
    async def task() -> None:
        writer = Told()
        writer.error, writer.whole = ConnectionResetError("gone"), False
        commits = Commits(writer, "here")
        calls = begin(commits, "a", "b")
        writer.go.release()
        told = await asyncio.gather(*calls, return_exceptions=True)
        assert [str(each) for each in told] == ["store-failed (database here, why gone)"] * 2
        assert writer.batches == [["a", "b"]]

    asyncio.run(task())


def test_a_batch_has_a_bound() -> None:
    async def task() -> None:
        writer = Told()
        commits = Commits(writer, "here")
        calls = begin(commits, *map(str, range(MOST + 1)))
        for _ in range(2):
            writer.go.release()
        await asyncio.gather(*calls)
        assert list(map(len, writer.batches)) == [MOST, 1]

    asyncio.run(task())


def test_when_the_writing_itself_is_ended_nobody_waits_for_ever() -> None:
    async def task() -> None:
        writer = Told()
        commits = Commits(writer, "here")
        calls = begin(commits, "a")
        await turn()
        calls += begin(commits, "b")
        await turn()
        (writing,) = asyncio.all_tasks() - set(calls) - {asyncio.current_task()}
        writing.cancel()
        told = await asyncio.gather(*calls, return_exceptions=True)
        assert [type(each) for each in told] == [StoreError] * 2
        await commits.close()
        assert writer.closed

    asyncio.run(task())
