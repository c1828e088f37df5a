"""How many appends the event log takes on SQLite, alone and together, beside plain `sqlite3`.

`python benchmarks/bench_store.py` prints the figures and appends them to results.md.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from fourfold.store import Standing, Store, open_store
from fourfold.store.connections import connect_file
from fourfold.store.place import file_url
from measured import Contender, rates, ratio, report

SECONDS = 0.5
TOGETHER = 50
BODY = b"x" * 200
OPEN = Standing(listed=True, due=None)


def plain(connection: sqlite3.Connection, seqs: Iterator[int]) -> Contender:
    """One row and one commit by hand: nothing can be less."""

    def write(_: Random) -> int:
        row = ("plain", next(seqs), BODY)
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO events (table_id, seq, body) VALUES (?, ?, ?)", row)
        connection.execute("COMMIT")
        return 1

    return write


def appends(runner: asyncio.Runner, store: Store, tables: int) -> Contender:
    """An append to each of so many tables at once."""
    seqs = count(1)

    async def append() -> int:
        seq = next(seqs)
        names = [f"{tables}-{number}" for number in range(tables)]
        await asyncio.gather(*(store.append(name, seq, [BODY], OPEN) for name in names))
        return tables

    return lambda _: runner.run(append())


def main() -> None:
    """Measure in turn and report."""
    with TemporaryDirectory() as folder, asyncio.Runner() as runner:
        path = Path(folder) / "tables.db"
        store = runner.run(open_store(file_url(path)))
        runner.run(store.append("plain", 1, [BODY], OPEN))
        with closing(connect_file(path)) as connection:
            found = rates(
                {
                    "plain `sqlite3`, one row a commit": plain(connection, count(2)),
                    "append, alone": appends(runner, store, 1),
                    f"append, {TOGETHER} at once": appends(runner, store, TOGETHER),
                },
                SECONDS,
            )
        runner.run(store.close())
    floor, *_ = found.values()
    rows = [
        (name, f"{1e6 / median(rate):.0f}", f"{ratio(rate, floor):.2f}")
        for name, rate in found.items()
    ]
    report(("", "µs of processor time", "times as many as plain"), rows)


if __name__ == "__main__":
    main()
