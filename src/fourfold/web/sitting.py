"""A table as this process holds it: its state, what happened last, and who listens."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field

from fourfold.core.phrase import Phrase
from fourfold.table.events import Event
from fourfold.table.table import Table, after
from fourfold.table.telling import told

# So many events are at hand for the list of messages and for listeners who come back.
REMEMBERED = 60
# So many ways to see the same are kept until something happens.
MOST_RENDERED = 64


@dataclass(frozen=True, slots=True)
class Step:
    """One event, with the table before and after it."""

    before: Table
    event: Event
    after: Table

    def told(self, seat: int | None) -> tuple[Phrase, ...]:
        """What a seat hears of it."""
        return told(self.before, self.event, self.after, seat)


def steps(table: Table, events: Iterable[Event]) -> list[Step]:
    """Where events lead from a table, one by one."""
    made: list[Step] = []
    for event in events:
        before, table = table, after(table, event)
        made.append(Step(before, event, table))
    return made


@dataclass(eq=False, slots=True)
class Sitting:
    """A table being served. Whoever changes it holds the lock."""

    id: str
    table: Table
    steps: deque[Step] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[asyncio.Event] = field(default_factory=set)
    alarm: asyncio.TimerHandle | None = None
    bots: asyncio.Task[None] | None = None
    _rendered: dict[Hashable, str] = field(default_factory=dict)

    def take(self, made: Iterable[Step]) -> None:
        """Go on by steps that are on disk, and wake the listeners."""
        for step in made:
            self.table = step.after
            self.steps.append(step)
        self._rendered.clear()
        for listener in self.listeners:
            listener.set()

    def since(self, seq: int) -> list[Step]:
        """What happened after an event, as far as it is remembered."""
        return [step for step in self.steps if step.after.seq > seq]

    def rendered(self, key: Hashable, render: Callable[[], str]) -> str:
        """What all listeners with the same eyes, language and past get, made once."""
        if len(self._rendered) > MOST_RENDERED:
            self._rendered.clear()
        if key not in self._rendered:
            self._rendered[key] = render()
        return self._rendered[key]

    @property
    def is_needed(self) -> bool:
        """Whether somebody listens, waits or thinks here."""
        return bool(self.listeners or self.bots or self.alarm) or self.lock.locked()


def sitting_of(table_id: str, events: Iterable[Event]) -> Sitting:
    """The table of its events from the first one on."""
    first, *others = events
    sitting = Sitting(table_id, after(None, first))
    sitting.take(steps(sitting.table, others))
    return sitting
