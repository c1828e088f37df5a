"""Appending and reading, on both databases."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from fourfold.store import Conflict, Standing, Store, StoreError, open_store
from store.opened import OPEN, event, opened, using


def test_events_come_back_to_the_byte_and_in_order(url: str) -> None:
    bodies = [event(1), b"", b"\x00\xff not even text", event(2) * 10_000]

    async def task(store: Store) -> None:
        await store.append("t", 1, bodies[:3], OPEN)
        await store.append("t", 4, bodies[3:], OPEN)
        await store.append("other", 1, [event(9)], OPEN)
        assert await store.read("t") == bodies
        assert await store.read("t", 2) == bodies[2:]
        assert await store.read("t", 4) == []
        assert await store.read("nowhere") == []
        assert all(type(body) is bytes for body in await store.read("t"))

    using(url, task)


def test_what_was_appended_is_there_after_a_restart(url: str) -> None:
    using(url, lambda store: store.append("t", 1, [event(1)], OPEN))
    assert using(url, lambda store: store.read("t")) == [event(1)]


@pytest.mark.parametrize("seq", [-1, 0, 1, 2, 4])
def test_only_the_next_seq_can_be_written(url: str, seq: int) -> None:
    async def task(store: Store) -> None:
        await store.append("t", 1, [event(1), event(2)], OPEN)
        with pytest.raises(Conflict):
            await store.append("t", seq, [event(3), event(4)], Standing(listed=False, due=7))
        assert await store.read("t") == [event(1), event(2)]
        assert (await store.listed(9), await store.due(9)) == (["t"], [])

    using(url, task)


def test_a_new_table_begins_with_seq_1(url: str) -> None:
    async def task(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.append("t", 2, [event(2)], OPEN)
        assert (await store.read("t"), await store.listed(9)) == ([], [])

    using(url, task)


def test_a_standing_can_change_without_an_event(url: str) -> None:
    async def task(store: Store) -> None:
        await store.append("t", 1, [event(1)], OPEN)
        await store.append("t", 2, [], Standing(listed=False, due=5))
        await store.append("t", 2, [event(2)], Standing(listed=False, due=6))
        assert (await store.listed(9), await store.due(5), await store.due(6)) == ([], [], ["t"])

    using(url, task)


def test_the_lobby_sees_listed_tables_the_newest_first(url: str) -> None:
    async def task(store: Store) -> None:
        for name in ("a", "b", "c", "d"):
            await store.append(name, 1, [event(1)], OPEN)
        await store.append("a", 2, [event(2)], OPEN)
        await store.append("c", 2, [event(2)], Standing(listed=False, due=None))
        assert await store.listed(9) == ["d", "b", "a"]
        assert await store.listed(2) == ["d", "b"]

    using(url, task)


def test_due_tables_are_found_the_most_urgent_first(url: str) -> None:
    late = 1 << 45

    async def task(store: Store) -> None:
        for name, due in (("a", late), ("b", 7), ("c", 5), ("d", None)):
            await store.append(name, 1, [event(1)], Standing(listed=False, due=due))
        assert await store.due(4) == []
        assert await store.due(7) == ["c", "b"]
        await store.append("b", 2, [event(2)], Standing(listed=False, due=None))
        assert await store.due(late) == ["c", "a"]

    using(url, task)


def test_many_appends_at_once_are_all_written(url: str) -> None:
    async def one(store: Store, table: str) -> None:
        for seq in range(1, 21):
            await store.append(table, seq, [event(seq)], OPEN)

    async def task(store: Store) -> None:
        await asyncio.gather(*(one(store, f"t{number}") for number in range(50)))
        for number in range(50):
            assert await store.read(f"t{number}") == [event(seq) for seq in range(1, 21)]

    using(url, task)


def test_appends_of_one_table_that_wait_together_follow_each_other(url: str) -> None:
    async def task(store: Store) -> None:
        await asyncio.gather(
            store.append("t", 1, [event(1)], Standing(listed=True, due=1)),
            store.append("t", 2, [event(2)], Standing(listed=True, due=2)),
            store.append("t", 3, [event(3)], Standing(listed=True, due=3)),
        )
        assert await store.read("t") == [event(1), event(2), event(3)]
        assert (await store.due(2), await store.due(3)) == ([], ["t"])

    using(url, task)


def test_of_the_same_seq_asked_for_at_once_the_first_wins(url: str) -> None:
    async def task(store: Store) -> None:
        calls = (store.append("t", 1, [event(number)], OPEN) for number in range(10))
        told = await asyncio.gather(*calls, return_exceptions=True)
        assert told[0] is None
        assert all(isinstance(each, Conflict) for each in told[1:])
        assert await store.read("t") == [event(0)]

    using(url, task)


def test_a_conflict_fails_alone(url: str) -> None:
    async def task(store: Store) -> None:
        await store.append("old", 1, [event(1)], OPEN)
        calls = (store.append(table, 1, [event(7)], OPEN) for table in ("a", "old", "b"))
        told = await asyncio.gather(*calls, return_exceptions=True)
        assert [type(each) for each in told] == [type(None), Conflict, type(None)]
        assert [await store.read(table) for table in ("a", "old", "b")] == [
            [event(7)],
            [event(1)],
            [event(7)],
        ]

    using(url, task)


def test_two_stores_of_one_database_see_what_the_other_has_written(url: str) -> None:
    async def task() -> None:
        async with opened(url) as one, opened(url) as two:
            await one.append("t", 1, [event(1)], OPEN)
            with pytest.raises(Conflict):
                await two.append("t", 1, [event(2)], OPEN)
            await two.append("t", 2, [event(2)], OPEN)
            assert await one.read("t") == await two.read("t") == [event(1), event(2)]

    asyncio.run(task())


def test_two_stores_that_open_the_same_tables_at_once_share_them_out(url: str) -> None:
    """Batches overlap, new tables and old ones, and nobody gets in each other's way."""

    async def task() -> None:
        async with opened(url) as one, opened(url) as two:
            for seq in (1, 2, 3):
                names = [f"t{number}" for number in range(15 * seq)]
                calls = [
                    store.append(name, 1 + len(await one.read(name)), [who], OPEN)
                    for store, who, order in ((one, b"1", names), (two, b"2", names[::-1]))
                    for name in order
                ]
                told = await asyncio.gather(*calls, return_exceptions=True)
                kinds = [type(each) for each in told]
                assert kinds.count(type(None)) == kinds.count(Conflict) == len(names)
            assert [len(await one.read(f"t{number}")) for number in (0, 20, 44)] == [3, 2, 1]

    asyncio.run(task())


def test_cancelled_callers_harm_nobody(url: str) -> None:
    async def task(store: Store) -> None:
        calls = [
            asyncio.create_task(store.append(f"t{number}", 1, [event(number)] * 3, OPEN))
            for number in range(40)
        ]
        for turn, call in enumerate(calls[::2]):
            if turn % 5 == 0:
                await asyncio.sleep(0)
            call.cancel()
        told = await asyncio.gather(*calls, return_exceptions=True)
        assert told[1::2] == [None] * 20
        for number in range(40):
            assert await store.read(f"t{number}") in ([], [event(number)] * 3)
        for number in range(1, 40, 2):
            await store.append(f"t{number}", 4, [event(4)], OPEN)

    using(url, task)


def test_cancelled_readers_harm_nobody(url: str) -> None:
    async def task(store: Store) -> None:
        await store.append("t", 1, [event(1)] * 200, OPEN)
        for turns in range(25):
            call = asyncio.create_task(store.read("t"))
            for _ in range(turns):
                await asyncio.sleep(0)
            call.cancel()
            await asyncio.gather(call, return_exceptions=True)
        assert await store.read("t") == [event(1)] * 200
        await store.append("t", 201, [event(2)], OPEN)

    using(url, task)


def test_closing_waits_for_what_was_asked_and_takes_no_more(url: str) -> None:
    async def task() -> None:
        store = await open_store(url)
        calls = [
            asyncio.create_task(store.append(f"t{number}", 1, [event(1)], OPEN))
            for number in range(9)
        ]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*calls) == [None] * 9
        with pytest.raises(StoreError, match="store-closed"):
            await store.append("t", 1, [event(1)], OPEN)

    asyncio.run(task())
    assert len(using(url, lambda store: store.listed(99))) == 9


def test_closing_twice_is_closing(url: str) -> None:
    async def task() -> None:
        store = await open_store(url)
        await store.append("t", 1, [event(1)], OPEN)
        await store.close()
        await store.close()

    asyncio.run(task())


def test_the_secret_is_made_once_and_stays(url: str) -> None:
    async def task(store: Store) -> bytes:
        together = await asyncio.gather(*(store.secret() for _ in range(5)))
        assert len(set(together)) == 1
        return together[0]

    first = using(url, task)
    assert (type(first), len(first)) == (bytes, 32)
    assert using(url, task) == first


def test_no_two_installations_have_the_same_secret(tmp_path: Path) -> None:
    one, two = (
        using(f"sqlite:///{tmp_path}/{name}.db", lambda store: store.secret()) for name in "ab"
    )
    assert one != two


def test_a_file_is_for_its_owner_only_and_written_through(tmp_path: Path) -> None:
    path = tmp_path / "some where?#%20.db"

    async def task(store: Store) -> None:
        await store.append("t", 1, [event(1)], OPEN)
        modes = {each.name: each.stat().st_mode & 0o777 for each in tmp_path.glob("some*")}
        assert modes == {path.name + end: 0o600 for end in ("", "-wal", "-shm")}

    using(f"sqlite:///{path}", task)
    assert [each.name for each in tmp_path.glob("some*")] == [path.name]
