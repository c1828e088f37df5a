"""Bots think in processes of their own: whole games, side by side, without holding anybody up."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from fourfold import bots, games
from fourfold.core.game import Game
from fourfold.thinking import Job, Thinkers, thinkers
from fourfold.thinking.process import Worker
from thinking.scenes import first, is_legal, runs, start, stubborn


@pytest.fixture(autouse=True)
def pids(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The processes that a test starts; none may outlive it."""
    started: list[int] = []
    real = Worker.start

    async def noted(command: tuple[str, ...]) -> Worker:
        worker = await real(command)
        started.append(worker.pid)
        return worker

    monkeypatch.setattr(Worker, "start", noted)
    yield started
    assert not [pid for pid in started if runs(pid)]


def choose_all(thinking: Thinkers, *jobs: Job) -> list[str]:
    """What becomes of jobs given at the same time."""

    async def chosen() -> list[str]:
        try:
            return await asyncio.gather(*map(thinking.choose, jobs))
        finally:
            await thinking.close()

    return asyncio.run(chosen())


def in_turn(*jobs: Job) -> list[str]:
    """What becomes of jobs given one after the other."""

    async def chosen() -> list[str]:
        thinking = Thinkers()
        try:
            return [await thinking.choose(job) for job in jobs]
        finally:
            await thinking.close()

    return asyncio.run(chosen())


async def whole_game(thinking: Thinkers, game: Game, names: tuple[str, ...]) -> int:
    """How many moves bots make until a game has an outcome."""
    position, made = start(game), 0
    while game.rules.outcome(position) is None:
        bot = names[game.rules.turn(position)]
        text = await thinking.choose(Job(game, {}, position, bot, made))
        position = game.rules.play(position, game.notation.read_move(text))
        made += 1
    return made


def pairs() -> list[tuple[str, str]]:
    return [(key, bot) for key in games.all_keys() for bot in bots.all_bots(games.get(key))]


@pytest.mark.parametrize(("key", "bot"), pairs())
def test_every_bot_thinks_through_whole_games(
    key: str, bot: str, caplog: pytest.LogCaptureFixture, pids: list[int]
) -> None:
    async def played() -> int:
        thinking = Thinkers()
        try:
            return await whole_game(thinking, games.get(key), (bot, "greedy"))
        finally:
            await thinking.close()

    assert asyncio.run(played()) > 3
    assert not caplog.records
    assert len(pids) == 1


@pytest.mark.parametrize("key", games.all_keys())
def test_a_worker_plays_what_the_bot_would_play(key: str) -> None:
    job = first(key, "greedy", 7)
    game, position = job.game, job.position
    view, moves = game.rules.view(position, game.rules.turn(position)), game.rules.moves(position)
    move = bots.get(game, "greedy")(game, view, moves, Random(7))
    assert in_turn(job, job) == [game.notation.write_move(move)] * 2


def test_another_seed_plays_another_move() -> None:
    assert len(set(in_turn(*(first(seed=seed) for seed in range(8))))) > 1


def test_options_reach_the_worker() -> None:
    game = games.get("quarto")
    chosen = {"calling": "automatic", "traits": "1"}
    options = game.notation.read_options(chosen)
    position = game.rules.start(options, game.rules.deal(options, tuple))
    job = Job(game, chosen, position, "perfect", 1)
    assert is_legal(job, in_turn(job)[0])


def test_a_bot_sees_only_what_its_seat_may_know(caplog: pytest.LogCaptureFixture) -> None:
    job = first("kwatro")
    last = job.game.rules.moves(job.position)[-1]
    assert choose_all(Thinkers(command=stubborn("peeks")), job) == [
        job.game.notation.write_move(last)
    ]
    assert not caplog.records


def test_every_bot_has_a_time_and_the_stronger_have_more() -> None:
    names = bots.all_bots(games.get("quarto"))
    assert [round(bots.seconds(name), 1) for name in names] == [
        *(2.0, 2.0),
        *(1.0, 1.7, 2.3, 3.0, 3.7, 4.3, 5.0),
        20.0,
    ]
    assert bots.seconds("deepblue") == 2.0


def test_no_worker_is_started_before_somebody_asks(pids: list[int]) -> None:
    assert choose_all(Thinkers()) == []
    assert not pids


def test_jobs_queue_for_one_worker(pids: list[int]) -> None:
    jobs = [first(seed=seed) for seed in range(6)]
    assert all(map(is_legal, jobs, choose_all(Thinkers(), *jobs)))
    assert len(pids) == 1


def test_two_workers_think_at_the_same_time(
    tmp_path: Path, pids: list[int], caplog: pytest.LogCaptureFixture
) -> None:
    choose_all(Thinkers(2, stubborn("meets", str(tmp_path))), *[first(bot="perfect")] * 2)
    assert len(pids) == 2
    assert not caplog.records


def test_the_event_loop_goes_on_while_a_bot_burns() -> None:
    async def longest_gap() -> float:
        thinking, gaps = Thinkers(command=stubborn("burns_a_while")), [0.0]
        thought = asyncio.create_task(thinking.choose(first()))
        while not thought.done():
            before = time.monotonic()
            await asyncio.sleep(0.005)
            gaps.append(time.monotonic() - before)
        await thinking.close()
        assert len(gaps) > 20
        return max(gaps)

    # A busy machine may hold up anybody now and then.
    assert any(asyncio.run(longest_gap()) < 0.1 for _ in range(10))


def test_who_no_longer_waits_leaves_no_answer_to_the_next(pids: list[int]) -> None:
    async def second_answer() -> str:
        thinking = Thinkers(command=stubborn("naps"))
        first_task = asyncio.create_task(thinking.choose(first()))
        await asyncio.sleep(0.5)
        first_task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first_task
        answer = await thinking.choose(first("quaro"))
        await thinking.close()
        return answer

    job = first("quaro")
    move = job.game.notation.write_move(job.game.rules.moves(job.position)[0])
    assert asyncio.run(second_answer()) == move
    assert len(pids) == 2


@pytest.mark.parametrize("kind", ["mute", "sleeps"])
def test_a_worker_nobody_waits_for_any_more_ends_at_once(kind: str, pids: list[int]) -> None:
    async def cancelled() -> None:
        thinking = Thinkers(command=stubborn(kind))
        task = asyncio.create_task(thinking.choose(first(bot="perfect")))
        await asyncio.sleep(0.6)
        task.cancel()
        async with asyncio.timeout(5):
            while runs(pids[0]):
                await asyncio.sleep(0.01)
        await thinking.close()

    asyncio.run(cancelled())


def test_who_no_longer_waits_in_the_queue_holds_up_nobody() -> None:
    async def last_answer() -> str:
        thinking = Thinkers(command=stubborn("naps"))
        tasks = [asyncio.create_task(thinking.choose(first())) for _ in range(3)]
        await asyncio.sleep(0.3)
        tasks[1].cancel()
        await tasks[0]
        answer = await tasks[2]
        await thinking.close()
        return answer

    assert is_legal(first(), asyncio.run(last_answer()))


def test_closing_ends_those_who_think_and_everybody_gets_a_move(
    pids: list[int], caplog: pytest.LogCaptureFixture
) -> None:
    async def answers() -> list[str]:
        thinking = Thinkers(2, stubborn("sleeps"))
        tasks = [asyncio.create_task(thinking.choose(first())) for _ in range(4)]
        await asyncio.sleep(0.6)
        await thinking.close()
        await thinking.close()
        return [*await asyncio.gather(*tasks), await thinking.choose(first())]

    assert all(is_legal(first(), move) for move in asyncio.run(answers()))
    assert len(pids) == 2
    assert len(caplog.records) == 5


@pytest.mark.parametrize("steps", [0, 1, 2, 4, 8])
def test_closing_during_a_start_leaves_nothing(steps: int, pids: list[int]) -> None:
    async def closed() -> str:
        thinking = Thinkers()
        task = asyncio.create_task(thinking.choose(first()))
        for _ in range(steps):
            await asyncio.sleep(0)
        await thinking.close()
        assert not [pid for pid in pids if runs(pid)]
        return await task

    assert is_legal(first(), asyncio.run(closed()))


def test_a_worker_that_died_between_jobs_is_replaced(
    pids: list[int], caplog: pytest.LogCaptureFixture
) -> None:
    async def answers() -> None:
        thinking = Thinkers()
        await thinking.choose(first())
        os.kill(pids[0], signal.SIGKILL)
        while thinking._idle[0].is_alive:
            await asyncio.sleep(0.01)
        await thinking.choose(first())
        await thinking.close()

    asyncio.run(answers())
    assert len(pids) == 2
    assert not caplog.records


def test_what_a_worker_remembers_has_a_bound(
    pids: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "MOST_JOBS", 2)
    assert len(in_turn(*[first()] * 5)) == 5
    assert len(pids) == 3


def test_a_failing_loop_that_closes_leaves_nothing(pids: list[int]) -> None:
    async def fails() -> None:
        thinking = Thinkers(command=stubborn("sleeps"))
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(thinking.choose(first()))
                await asyncio.sleep(0.5)
                raise LookupError
        finally:
            await thinking.close()

    with pytest.raises(ExceptionGroup):
        asyncio.run(fails())
    assert len(pids) == 1


FORGETFUL = """
import asyncio, os, signal
from fourfold.thinking import Thinkers
from thinking.scenes import first
async def forget():
    thinking = Thinkers()
    await thinking.choose(first())
    print(thinking._idle[0].pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(forget())
"""


def test_workers_end_when_their_server_is_killed() -> None:
    tests = str(Path(__file__).parents[1])
    run = subprocess.run(
        [sys.executable, "-c", FORGETFUL],
        env={**os.environ, "PYTHONPATH": tests},
        stdout=subprocess.PIPE,
        check=False,
    )
    assert run.returncode == -signal.SIGKILL
    end = time.monotonic() + 10
    while runs(int(run.stdout)) and time.monotonic() < end:
        time.sleep(0.02)
    assert not runs(int(run.stdout))


def test_a_move_by_chance_does_not_only_cost() -> None:
    job = first("kwatro")
    view = job.game.rules.view(job.position, job.game.rules.turn(job.position))
    for seed in range(20):
        move = job.game.notation.read_move(thinkers.by_chance(replace(job, seed=seed)))
        assert job.game.gain(view, move) >= 0
