"""The host of all tables: what is on disk is told, once, whoever goes away or comes second."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from fourfold.store import Standing, Store, StoreError, open_store
from fourfold.table import commands, events
from fourfold.table.decide import Refused
from fourfold.table.events import Terms
from fourfold.thinking import Job, Thinkers
from fourfold.web import host as hosts
from fourfold.web.host import Host, NoTable
from fourfold.web.sitting import Sitting
from thinking.scenes import stubborn
from web.serving import NOON, PATIENCE, Clock, Quick, Served, run, serving, url_of

TWO = (commands.Sit(0, "Ada", "a"), commands.Sit(1, "Bo", "b"))
BOT = (commands.Sit(0, "Ada", "a"), commands.SeatBot(1, "random"))
QUARTO = Terms(game="quarto", starter="1")


@asynccontextmanager
async def hosting(url: str, clock: Clock | None = None, **more: Any) -> AsyncIterator[Host]:
    store = await open_store(url)
    host = Host(store, Quick(), now=clock or Clock(), chance=Random(1), pause=0, **more)  # type: ignore[arg-type]
    await host.resume()
    try:
        yield host
    finally:
        await host.close()
        await store.close()


def move(sitting: Sitting, text: str, seat: int = 0) -> commands.Move:
    return commands.Move(seat, text, sitting.table.changed)


async def log(host: Host, sitting: Sitting) -> list[events.Event]:
    return [events.read(text) for text in await host.store.read(sitting.id)]


def made(sitting: Sitting) -> int:
    assert sitting.table.match is not None
    return len(sitting.table.match.record.moves)


# Two processes


def test_of_two_hosts_that_make_the_same_move_one_wins_and_both_know(tmp_path: Path) -> None:
    async def play() -> None:
        url = url_of(tmp_path)
        async with hosting(url) as one, hosting(url) as two:
            sitting = await one.open(QUARTO, TWO)
            same = await two.sitting(sitting.id)
            asked = [one.ask(sitting, move(sitting, "7")), two.ask(same, move(same, "3"))]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            refused = [answer for answer in answers if isinstance(answer, Refused)]
            assert [each.reason for each in refused] == ["stale"]
            assert sum(isinstance(each, events.Moved) for each in await log(one, sitting)) == 1
            await one.ask(sitting, commands.Hail(0, "hello"))
            await two.ask(same, commands.Hail(1, "hello"))
            await one.ask(sitting, commands.Hail(0, "thanks"))
            assert sitting.table.match == same.table.match
            assert sitting.table.seq == same.table.seq + 1 == len(await log(one, sitting))

    asyncio.run(play())


def test_of_many_commands_at_two_hosts_none_is_lost_or_doubled(tmp_path: Path) -> None:
    async def play() -> None:
        url = url_of(tmp_path)
        async with hosting(url) as one, hosting(url) as two:
            sitting = await one.open(QUARTO, TWO)
            same = await two.sitting(sitting.id)
            texts = [f"{host} {number}" for number in range(12) for host in (1, 2)]
            for number in range(12):
                await asyncio.gather(
                    one.ask(sitting, commands.Say(0, texts[2 * number])),
                    two.ask(same, commands.Say(1, texts[2 * number + 1])),
                )
            said = [each.text for each in await log(one, sitting) if isinstance(each, events.Said)]
            assert sorted(said) == sorted(texts)

    asyncio.run(play())


def test_two_hosts_let_a_round_begin_once(tmp_path: Path) -> None:
    async def play() -> None:
        url = url_of(tmp_path)
        async with hosting(url) as one, hosting(url) as two:
            sitting = await one.open(Terms(game="quaro", options={"seats": "3"}), TWO)
            same = await two.sitting(sitting.id)
            asked = [
                one.ask(sitting, commands.Sit(2, "Cy", "c")),
                two.ask(same, commands.Sit(2, "Di", "d")),
            ]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(isinstance(answer, Refused) for answer in answers) == 1
            begun = [each for each in await log(one, sitting) if isinstance(each, events.Begun)]
            assert len(begun) == 1

    asyncio.run(play())


# Who goes away


@pytest.mark.parametrize("after", range(8))
def test_a_request_that_is_cut_off_neither_loses_nor_doubles_an_event(
    tmp_path: Path, after: int
) -> None:
    async def play() -> None:
        async with hosting(url_of(tmp_path)) as host:
            sitting = await host.open(QUARTO, TWO)
            waker = asyncio.Event()
            sitting.listeners.add(waker)
            task = asyncio.create_task(host.ask(sitting, move(sitting, "7")))
            for _ in range(after):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await host.ask(sitting, commands.Say(0, "still here"))
            kept = await log(host, sitting)
            moved = sum(isinstance(each, events.Moved) for each in kept)
            assert made(sitting) == moved == (1 if after else 0)
            assert sitting.table.seq == len(kept)
            assert waker.is_set()

    asyncio.run(play())


def test_closing_finishes_what_is_written_and_leaves_no_task(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(url_of(tmp_path)) as host:
            sitting = await host.open(QUARTO, BOT)
            before = asyncio.all_tasks()
            asked = asyncio.create_task(host.ask(sitting, move(sitting, "7")))
            await asyncio.sleep(0)
            await host.close()
            await asyncio.gather(asked, return_exceptions=True)
            assert made(sitting) >= 1
            assert asyncio.all_tasks() <= before
            assert sitting.table.seq == len(await log(host, sitting))

    asyncio.run(play())


# After a restart


async def moves_alone(host: Host, sitting: Sitting, count: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while made(sitting) < count:
            await host.settled(sitting, 1)
            await asyncio.sleep(0.001)


def test_a_bot_whose_turn_it_is_moves_after_a_restart(tmp_path: Path) -> None:
    class Lost(Quick):
        async def choose(self, _job: Job) -> str:
            await asyncio.sleep(1_000)
            raise AssertionError

    async def play() -> None:
        url = url_of(tmp_path)
        store = await open_store(url)
        host = Host(store, Lost(), now=Clock(), pause=0)  # type: ignore[arg-type]
        sitting = await host.open(Terms(game="quarto", starter="2"), BOT)
        assert made(sitting) == 0
        await host.close()
        await store.close()
        async with hosting(url) as again:
            same = await again.sitting(sitting.id)
            await moves_alone(again, same, 1)

    asyncio.run(play())


def test_q16_a_clock_that_ran_out_while_nobody_served_is_up_at_the_start(tmp_path: Path) -> None:
    async def play() -> None:
        url = url_of(tmp_path)
        async with hosting(url) as host:
            terms = Terms(game="quarto", starter="1", pace="go:60")
            sitting = await host.open(terms, TWO)
        async with hosting(url, Clock(NOON + 59_000)) as host:
            assert (await host.sitting(sitting.id)).table.is_on
        async with hosting(url, Clock(NOON + 60_000)) as host:
            late = await host.sitting(sitting.id)
            async with asyncio.timeout(PATIENCE):
                while late.table.is_on:
                    await asyncio.sleep(0.001)
            assert late.table.outcome is not None
            assert late.table.outcome.winners == (1,)
            assert await host.store.due(2**62) == []

    asyncio.run(play())


def test_q16_a_clock_that_runs_out_is_told_to_whoever_listens(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        async with served.visitor() as ada, served.visitor() as bo:
            table = await ada.opens("quarto", **{"seat-2": "open", "pace": "go:60"})
            await bo.sits(table, "Bo")
            async with bo.listening(f"/table/{table}/live?since=0") as heard:
                served.clock.at += 60_000
                await served.host.ask(await served.sitting(table))
                await heard.up_to(5)
            assert not (await served.table(table)).is_on
            assert (await ada.moves(table, "7")).status_code == 409

    run(tmp_path, play)


# Bots


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["illegal", "raises", "dies"])
def test_a_bot_that_fails_plays_on_by_chance(tmp_path: Path, kind: str) -> None:
    async def play() -> None:
        thinkers = Thinkers(1, stubborn(kind))
        store = await open_store(url_of(tmp_path))
        host = Host(store, thinkers, now=Clock(), chance=Random(1), pause=0)
        sitting = await host.open(QUARTO, BOT)
        await host.ask(sitting, move(sitting, "7"))
        await moves_alone(host, sitting, 3)
        await host.close()
        await thinkers.close()
        await store.close()

    asyncio.run(play())


def test_a_bot_thinks_again_when_the_position_has_changed_meanwhile(tmp_path: Path) -> None:
    jobs: list[Job] = []
    started, go = asyncio.Event(), asyncio.Event()

    class Slow(Quick):
        async def choose(self, job: Job) -> str:
            jobs.append(job)
            started.set()
            await go.wait()
            return await super().choose(job)

    async def play(served: Served) -> None:
        async with served.visitor() as ada:
            table = await ada.opens("quarto", **{"seat-2": "bot:random"})
            sitting = await served.sitting(table)
            await served.host.ask(sitting, move(sitting, "7"))
            await started.wait()
            await served.host.ask(sitting, commands.Offer(0, "takeback"))
            go.set()
            await served.host.settled(sitting, PATIENCE)
            assert made(sitting) == 0
            await served.host.ask(sitting, move(sitting, "3"))
            await served.host.settled(sitting, PATIENCE)
            assert made(sitting) == 3
            assert len(jobs) >= 3

    run(tmp_path, play, thinkers=Slow)


# Memory


def test_only_so_many_tables_stay_in_memory_however_they_came_there(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(url_of(tmp_path)) as host:
            opened = [(await host.open(QUARTO, TWO[:1])).id for _ in range(6)]
            assert len(host._sittings) == 3
            for table_id in opened:
                assert (await host.sitting(table_id)).table.players[0]
                assert len(host._sittings) == 3
            assert list(host._sittings) == opened[-3:]

    with patch.object(hosts, "MOST_AT_HAND", 3):
        asyncio.run(play())


def test_however_many_tables_are_in_use_each_is_there_once(tmp_path: Path) -> None:
    """Else who listens to one would not hear of what is done at the other."""

    async def play() -> None:
        async with hosting(url_of(tmp_path)) as host:
            opened = [await host.open(QUARTO, TWO) for _ in range(4)]
            for sitting in opened:
                (await host.sitting(sitting.id)).listeners.add(asyncio.Event())
            for sitting in opened:
                first = await host.sitting(sitting.id)
                assert await host.sitting(sitting.id) is first
                first.listeners.add(asyncio.Event())
            assert len(host._sittings) == 4

    with patch.object(hosts, "MOST_AT_HAND", 2):
        asyncio.run(play())


def test_a_table_that_many_ask_for_at_once_is_read_once(tmp_path: Path) -> None:
    async def play() -> None:
        url = url_of(tmp_path)
        async with hosting(url) as host:
            table_id = (await host.open(QUARTO, TWO)).id
        async with hosting(url) as host:
            found = await asyncio.gather(*(host.sitting(table_id) for _ in range(20)))
            assert len(set(map(id, found))) == 1

    asyncio.run(play())


@pytest.mark.parametrize("text", ["nowhere", "", "\x00", "x" * 5_000, "ä", "\ud800"])
def test_what_no_table_is_called_is_no_table(tmp_path: Path, text: str) -> None:
    async def play() -> None:
        async with hosting(url_of(tmp_path)) as host:
            with pytest.raises(NoTable):
                await host.sitting(text)
            assert not host._sittings

    asyncio.run(play())


# A disk that fails


class Broken:
    """A store whose disk is full."""

    def __init__(self, store: Store) -> None:
        self.store, self.full = store, True

    async def append(
        self, table: str, seq: int, written: Sequence[bytes], standing: Standing
    ) -> None:
        if self.full:
            raise StoreError("store-failed", path="x", why="full")
        await self.store.append(table, seq, written, standing)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_what_cannot_be_written_is_refused_and_not_told(tmp_path: Path, language: str) -> None:
    async def play(served: Served) -> None:
        async with served.visitor(language) as ada, served.visitor() as bo:
            table = await ada.opens("quarto", **{"seat-2": "open"})
            await bo.sits(table, "Bo")
            before = await served.table(table)
            broken = Broken(served.host.store)
            async with bo.listening(f"/table/{table}/live?since={before.seq}") as heard:
                with patch.object(served.host.store, "append", broken.append):
                    answer = await ada.moves(table, "7")
                assert answer.status_code == 503
                assert answer.headers["Retry-After"]
                assert f'<html lang="{language}"' in answer.text
                assert "full" not in answer.text
                assert await served.table(table) == before
                await asyncio.sleep(0.02)
                assert not heard.raw
                assert (await ada.moves(table, "7")).status_code == 303
                await heard.up_to(before.seq + 1)

    run(tmp_path, play)


def test_a_server_starts_and_stops_without_a_trace(tmp_path: Path) -> None:
    async def play() -> None:
        before = asyncio.all_tasks()
        for _ in range(2):
            async with serving(url_of(tmp_path)) as served, served.visitor() as ada:
                await ada.opens("kwatro", **{"seat-2": "bot:random", "option-seats": "2"})
        assert asyncio.all_tasks() == before

    asyncio.run(play())
