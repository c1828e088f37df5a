"""Tables that a server finds in its store: opened, seated and played to where a test begins."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from fourfold import games
from fourfold.core import record as records
from fourfold.core.record import Record
from fourfold.store import Store, open_store
from fourfold.table import events
from fourfold.table.commands import Command
from fourfold.table.decide import decide
from fourfold.table.events import Event, Terms
from fourfold.table.table import Table, after
from fourfold.web.host import milliseconds, standing
from fourfold.web.seats import Pass, Signer, key_of
from web.processes import Site

T = TypeVar("T")
# Games that have come to where something is to be seen.
TABLES = Path(__file__).parents[1] / "data" / "tables"


@dataclass(frozen=True, slots=True)
class Plan:
    """A table to find: the record of its game so far, and what is settled beside it.

    `free` seats wait for somebody, and then nothing has begun; `bots` sit where a person does in
    the record; `then` are commands after the moves, such as questions and talk.
    """

    id: str
    record: str
    free: tuple[int, ...] = ()
    bots: tuple[tuple[int, str], ...] = ()
    hints: bool = False
    listed: bool = False
    then: tuple[Command, ...] = ()

    @property
    def game(self) -> str:
        """The key of the game; records are named after it."""
        return self.record.partition("-")[0]


def secret(plan: Plan, seat: int) -> str:
    """What proves a seat of a planned table."""
    return f"{plan.id}-{seat}"


def lay_out(site: Site, *plans: Plan) -> None:
    """Write tables into the store of a server, which knows nothing of them yet."""

    async def write(store: Store) -> None:
        for plan in plans:
            made, table = _happened(plan)
            written = [events.write(event) for event in made]
            await store.append(plan.id, 1, written, standing(table))

    in_store(site, write)


def seats_cookie(site: Site, plan: Plan, *seats: int) -> str:
    """The cookie of whoever has these seats."""

    async def sign(store: Store) -> str:
        passes = [Pass(seat, secret(plan, seat)) for seat in seats]
        return Signer(await store.secret()).write_passes(passes)

    return in_store(site, sign)


def in_store(site: Site, task: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    """Do something with the store of a server; on a thread, as the browser has the loop here."""

    async def done() -> T:
        store = await open_store(site.database)
        try:
            return await task(store)
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, done()).result()


def _happened(plan: Plan) -> tuple[list[Event], Table]:
    record = records.read((TABLES / f"{plan.record}.txt").read_text("utf-8"), games.get)
    notation, at = record.game.notation, milliseconds()
    options = notation.write_options(record.options)
    terms = Terms(record.game.key, options, hints=plan.hints, listed=plan.listed)
    made: list[Event] = [events.Opened(at=at, terms=terms), *_seated(plan, record, at)]
    if not plan.free:
        made += [events.Begun(at=at, deal=notation.write_deal(record.deal)), *_moved(record, at)]
    table = _after(made)
    for command in plan.then:
        made += decide(table, command, at)
        table = _after(made)
    return made, table


def _after(made: Sequence[Event]) -> Table:
    table: Table | None = None
    for event in made:
        table = after(table, event)
    assert table is not None
    return table


def _seated(plan: Plan, record: Record, at: int) -> Iterator[Event]:
    seats = dict(plan.bots)
    for seat, name in enumerate(record.seats):
        if seat in seats:
            yield events.Sat(at=at, seat=seat, bot=seats[seat])
        elif seat not in plan.free:
            yield events.Sat(at=at, seat=seat, name=name, key=key_of(secret(plan, seat)))


def _moved(record: Record, at: int) -> Iterator[Event]:
    rules, write = record.game.rules, record.game.notation.write_move
    for position, move in zip(records.positions(record), record.moves, strict=False):
        yield events.Moved(at=at, seat=rules.turn(position), move=write(move))
