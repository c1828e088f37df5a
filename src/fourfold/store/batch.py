"""Appends that are written together: which of them fit, and the rows that they make."""

from __future__ import annotations

import time
from asyncio import Future
from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Standing:
    """What the host must find again without reading every table.

    `listed` are open tables that the lobby shows; `due` is the moment, in milliseconds since the
    epoch, when the host has to act by itself.
    """

    listed: bool
    due: int | None


@dataclass(frozen=True, slots=True, eq=False)
class Append:
    """Events that somebody waits to see written."""

    table: str
    seq: int
    events: tuple[bytes, ...]
    standing: Standing
    done: Future[None]


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows to write, and the appends that somebody else was faster with."""

    opened: list[tuple[str, int]]  # id, opened
    moved: list[tuple[str, int, bool, int | None]]  # id, last, listed, due: one of each table
    events: list[tuple[str, int, bytes]]  # table_id, seq, body
    late: list[Append]


def names(batch: Sequence[Append]) -> list[str]:
    """The tables of a batch, in the order in which everybody locks them."""
    return sorted({append.table for append in batch})


def rows(batch: Sequence[Append], found: Mapping[str, int]) -> Rows:
    """The rows of the appends that go on where their tables end, as far as these were found."""
    last = dict(found)
    standing: dict[str, Standing] = {}
    events: list[tuple[str, int, bytes]] = []
    late: list[Append] = []
    for append in batch:
        table, seq = append.table, append.seq
        if seq != last.get(table, 0) + 1:
            late.append(append)
            continue
        events += [(table, seq + at, body) for at, body in enumerate(append.events)]
        last[table] = seq + len(append.events) - 1
        standing[table] = append.standing
    opened = [(table, time.time_ns()) for table in standing if table not in found]
    moved = [(table, last[table], new.listed, new.due) for table, new in standing.items()]
    return Rows(sorted(opened), sorted(moved, key=lambda row: row[0]), events, late)
