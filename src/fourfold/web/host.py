"""The host of all tables: takes commands, keeps events before anybody hears of them, seats bots."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable, Sequence
from random import Random, SystemRandom
from typing import Any, TypeVar

from fourfold.core.errors import Refusal
from fourfold.store import Conflict, Standing, Store, StoreError
from fourfold.table import commands, events
from fourfold.table.clock import deadline
from fourfold.table.commands import Command
from fourfold.table.decide import Refused, decide, is_ready, opening
from fourfold.table.events import Event, Terms
from fourfold.table.table import Table, after
from fourfold.thinking import Job, Thinkers
from fourfold.web.sitting import Sitting, Step, sitting_of, steps

LOG = logging.getLogger("fourfold.web")
# How often a command is decided anew when another process was faster.
TRIES = 5
# So many tables are kept in memory although nobody needs them now.
MOST_AT_HAND = 2_000
# People hear what they did before they hear the answer; seconds.
PAUSE = 0.5
# Longer than the id of any table.
LONGEST_ID = 64
# When nothing can be kept, bots and clocks try again after so many seconds.
RETRY = 5.0
# Later than any clock.
ALWAYS = 2**62

T = TypeVar("T")


class NoTable(KeyError):
    """There is no table with this id."""


def milliseconds() -> int:
    """Now, as events are written down."""
    return time.time_ns() // 1_000_000


class Host:
    """All tables that this process serves."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        *,
        now: Callable[[], int] = milliseconds,
        chance: Random | None = None,
        pause: float = PAUSE,
    ) -> None:
        self.store, self.thinkers, self.now = store, thinkers, now
        self._chance, self._pause = chance or SystemRandom(), pause
        self._sittings: OrderedDict[str, Sitting] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Sitting]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def resume(self) -> None:
        """Take up what does not wait for people: bots that are to move, clocks that run."""
        for table_id in await self.store.due(ALWAYS):
            await self.readable(table_id)

    async def close(self) -> None:
        """Stop thinking and waiting, and finish what is being written."""
        self._stop_waiting()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
            self._stop_waiting()  # what was finished may have let bots think again

    def _stop_waiting(self) -> None:
        for sitting in self._sittings.values():
            if sitting.alarm is not None:
                sitting.alarm.cancel()
            if sitting.bots is not None:
                sitting.bots.cancel()

    async def open(self, terms: Terms, seated: Sequence[Command]) -> Sitting:
        """A new table with its first players."""
        now = self.now()
        opened = opening(terms, now)
        made: list[Event] = [opened]
        table = after(None, opened)
        for command in seated:
            for event in decide(table, command, now):
                made.append(event)
                table = after(table, event)
        sitting = sitting_of(secrets.token_urlsafe(16), made)
        await self.store.append(sitting.id, 1, _written(made), standing(table))
        self._have_at_hand(sitting)
        await self.ask(sitting)
        return sitting

    async def sitting(self, table_id: str) -> Sitting:
        """The table with this id, read from the store if it is not at hand."""
        sitting = self._sittings.get(table_id)
        if sitting is None:
            loading = self._loading.get(table_id) or self._load(table_id)
            sitting = await asyncio.shield(loading)
        if table_id in self._sittings:
            self._sittings.move_to_end(table_id)
        return sitting

    async def readable(self, table_id: str) -> Sitting | None:
        """The table with this id, or nothing where it is not there or cannot be read."""
        try:
            return await self.sitting(table_id)
        except (NoTable, ValueError):  # what cannot be read is logged where that was tried
            return None

    async def ask(self, sitting: Sitting, *asked: Command) -> None:
        """Obey commands one after the other, or raise the refusal of the first that is refused.

        What has begun is finished even if whoever asked goes away: what is on disk must be told.
        """
        await asyncio.shield(self._started(self._ask(sitting, asked)))

    async def settled(self, sitting: Sitting, seconds: float) -> None:
        """Wait until bots have moved, but not longer than so many seconds."""
        if sitting.bots is not None:
            await asyncio.wait({sitting.bots}, timeout=seconds)

    async def since(self, sitting: Sitting, seq: int) -> list[Step]:
        """Everything that happened after an event; what is not at hand is read again.

        Who listens may leave at any moment: a read that has begun comes to its end all the same.
        """
        if sitting.steps and max(1, seq) < sitting.steps[0].before.seq:
            written = await asyncio.shield(self._started(self.store.read(sitting.id)))
            first, *others = map(events.read, written[: sitting.table.seq])
            return [step for step in steps(after(None, first), others) if step.after.seq > seq]
        return sitting.since(seq)

    async def _ask(self, sitting: Sitting, asked: Iterable[Command]) -> None:
        async with sitting.lock:
            wait = RETRY
            try:
                await self._obey_all(sitting, asked)
                wait = 0.0
            except Refusal:
                wait = 0.0
                raise
            finally:
                self._see_to(sitting, wait)

    async def _obey_all(self, sitting: Sitting, asked: Iterable[Command]) -> None:
        for command in (commands.Tick(), *asked):
            await self._obey(sitting, command)
        if is_ready(sitting.table):
            await self._obey(sitting, commands.Begin(self._deal(sitting.table)))

    async def _obey(self, sitting: Sitting, command: Command) -> None:
        for _ in range(TRIES):
            made = decide(sitting.table, command, self.now())
            try:
                await self._keep(sitting, made)
            except Conflict:
                await self._catch_up(sitting)
            else:
                return
        raise Refused("stale")

    async def _keep(self, sitting: Sitting, made: Sequence[Event]) -> None:
        """First on disk, then told."""
        if made:
            taken = steps(sitting.table, made)
            seq, now = sitting.table.seq + 1, standing(taken[-1].after)
            await self.store.append(sitting.id, seq, _written(made), now)
            sitting.take(taken)

    async def _catch_up(self, sitting: Sitting) -> None:
        """Take what another process has written."""
        missed = await self.store.read(sitting.id, sitting.table.seq)
        sitting.take(steps(sitting.table, map(events.read, missed)))

    def _load(self, table_id: str) -> asyncio.Task[Sitting]:
        task = self._started(self._read(table_id))
        self._loading[table_id] = task
        task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return task

    async def _read(self, table_id: str) -> Sitting:
        written = await self.store.read(table_id) if may_be_id(table_id) else []
        if not written:
            raise NoTable(table_id)
        sitting = sitting_of(table_id, map(events.read, written))
        self._have_at_hand(sitting)
        self._see_to(sitting)
        return sitting

    def _have_at_hand(self, sitting: Sitting) -> None:
        """The newcomer stays, however many are needed; else there would be two of it soon."""
        self._forget_idle()
        self._sittings[sitting.id] = sitting

    def _forget_idle(self) -> None:
        """The tables that were not asked for the longest make room, unless needed."""
        surplus = len(self._sittings) + 1 - MOST_AT_HAND
        if surplus > 0:
            idle = [each for each in self._sittings.values() if not each.is_needed]
            for sitting in idle[:surplus]:
                del self._sittings[sitting.id]

    def _deal(self, table: Table) -> str:
        deal = table.game.rules.deal(
            table.options, lambda things: self._chance.sample(things, len(things))
        )
        return table.game.notation.write_deal(deal)

    def _see_to(self, sitting: Sitting, wait: float = 0.0) -> None:
        """Wind the alarm of the clock, and let bots think when it is their turn.

        Where nothing could be kept, the clock waits a while before it tries again.
        """
        if sitting.alarm is not None:
            sitting.alarm.cancel()
        until = deadline(sitting.table.clock)
        sitting.alarm = None if until is None else self._alarm(sitting, until, wait)
        if sitting.bots is None and bot_to_move(sitting.table) is not None:
            sitting.bots = self._started(self._let_bots_play(sitting))

    def _alarm(self, sitting: Sitting, until: int, wait: float) -> asyncio.TimerHandle:
        delay = max(wait, (until - self.now()) / 1_000)
        loop = asyncio.get_running_loop()
        return loop.call_later(delay, lambda: self._started(self._ask(sitting, ())))

    async def _let_bots_play(self, sitting: Sitting) -> None:
        try:
            while (bot := bot_to_move(sitting.table)) is not None:
                await asyncio.sleep(self._pause)
                await self._let_bot_try(sitting, bot)
        except Refused as refused:
            LOG.warning("a bot of %s stops: %s", sitting.table.game.key, refused)
        finally:
            sitting.bots = None

    async def _let_bot_try(self, sitting: Sitting, bot: str) -> None:
        """A disk that is full or a database that is away may be there again soon."""
        try:
            await self._let_bot_move(sitting, bot)
        except StoreError as error:
            LOG.warning("a move of a bot cannot be kept now: %s", error)
            await asyncio.sleep(RETRY)

    async def _let_bot_move(self, sitting: Sitting, bot: str) -> None:
        """Think about the position as it is now; if it changes meanwhile, think again."""
        table, turn = sitting.table, sitting.table.turn
        if table.match is None or turn is None:
            return
        move = await self.thinkers.choose(
            Job(
                table.game,
                table.terms.options,
                table.match.position,
                bot,
                self._chance.getrandbits(63),
            )
        )
        try:
            await self.ask(sitting, commands.Move(turn, move, table.changed))
        except Refused as refused:
            if refused.reason not in ("stale", "round-over", "time-up"):
                raise

    def _started(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """A task that is kept until it is done; who waits for it hears of its failure."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal | NoTable):
            LOG.error("%s", type(error).__name__, exc_info=error)


def may_be_id(text: str) -> bool:
    """Whether a table can have this id; not every database takes every text."""
    return len(text) <= LONGEST_ID and text.isascii() and text.isprintable()


def standing(table: Table) -> Standing:
    """What the store has to find a table by: is it in the lobby, when is it the host's turn."""
    open_to_others = table.match is None or (table.is_on and table.terms.spectators)
    listed = table.terms.listed and open_to_others
    bot = bot_to_move(table) is not None
    return Standing(listed, 0 if bot else deadline(table.clock))


def bot_to_move(table: Table) -> str | None:
    """The bot whose turn it is."""
    player = None if table.turn is None else table.players[table.turn]
    return player.bot or None if player is not None else None


def _written(made: Iterable[Event]) -> list[bytes]:
    return [events.write(event) for event in made]
