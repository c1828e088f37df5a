"""Who thinks for bots while the event loop serves everybody else."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from fourfold import bots
from fourfold.core.errors import Refusal, harmless, shown
from fourfold.core.game import Game, Position
from fourfold.thinking.process import Failure, Worker

log = logging.getLogger("fourfold.thinking")

# -P: no file of the folder that the server happens to run in is taken for a module.
COMMAND = (sys.executable, "-P", "-m", "fourfold.thinking.worker")

# What a worker remembers of its jobs has a bound.
MOST_JOBS = 1_000
# So much of what a bot says of its own failure is logged.
LONGEST_REASON = 200


@dataclass(frozen=True, slots=True)
class Job:
    """A move to be found: in which position of which game, by which bot, with which luck."""

    game: Game
    options: Mapping[str, str]
    position: Position
    bot: str
    seed: int


class Thinkers:
    """Some workers, started when first needed; each thinks about one job at a time."""

    def __init__(self, workers: int = 1, command: Sequence[str] = COMMAND) -> None:
        self._free, self._command = asyncio.Semaphore(workers), tuple(command)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._starting = asyncio.Lock()
        self._ending: set[asyncio.Task[None]] = set()
        self._closed = False

    async def choose(self, job: Job) -> str:
        """The bot's move; where the bot fails, a legal one all the same."""
        try:
            async with self._free:
                return await self._chosen(job)
        except Failure as failure:
            log.warning("%s, %s: %s; it plays by chance", job.game.key, job.bot, failure)
        return await asyncio.to_thread(by_chance, job)

    async def close(self) -> None:
        """End all workers; who still waits for a bot gets a move by chance."""
        self._closed = True
        async with self._starting:  # whoever is being started now is there then
            for worker in tuple(self._all):
                self._dismiss(worker)
        if self._ending:
            await asyncio.wait(self._ending)

    async def _chosen(self, job: Job) -> str:
        """The bot's move from a worker that is kept only if nothing is left to be read from it."""
        worker = await self._taken()
        try:
            answer = await worker.ask(_question(job), bots.seconds(job.bot))
            if "error" not in answer:
                await asyncio.to_thread(_check, job, answer.get("move"))
        except BaseException:
            self._dismiss(worker)
            raise
        self._idle.append(worker)
        if "error" in answer:
            raise Failure(harmless(str(answer["error"])[:LONGEST_REASON]))
        return str(answer["move"])

    async def _taken(self) -> Worker:
        """A worker that has nothing to do, or a new one."""
        while self._idle and not self._closed:
            worker = self._idle.pop()
            if worker.is_alive and worker.asked < MOST_JOBS:
                return worker
            self._dismiss(worker)
        return await self._started()

    async def _started(self) -> Worker:
        async with self._starting:
            if self._closed:
                raise Failure("no bot thinks any more")
            worker = await Worker.start(self._command)
            self._all.add(worker)
        try:
            await worker.ready()
        except BaseException:
            self._dismiss(worker)
            raise
        return worker

    def _dismiss(self, worker: Worker) -> None:
        """Stop a worker at once and see it off in passing: nobody waits for that."""
        if worker not in self._all:
            return
        self._all.remove(worker)
        worker.kill()
        ending = asyncio.get_running_loop().create_task(worker.ended())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)


def by_chance(job: Job) -> str:
    """A legal move found without thinking; takes a while where there are many, so not in a loop."""
    rules = job.game.rules
    view, moves = rules.view(job.position, rules.turn(job.position)), rules.moves(job.position)
    move = bots.get(job.game, "random")(job.game, view, moves, Random(job.seed))
    return job.game.notation.write_move(move)


def _question(job: Job) -> dict[str, object]:
    return {
        "do": "choose",
        "game": job.game.key,
        "options": dict(job.options),
        "position": job.game.notation.write_position(job.position),
        "bot": job.bot,
        "seed": job.seed,
    }


def _check(job: Job, move: object) -> None:
    """Only a legal move is an answer."""
    try:
        job.game.rules.play(job.position, job.game.notation.read_move(str(move)))
    except Refusal as refusal:
        raise Failure(f"it plays {shown(str(move))}, which is refused") from refusal
