"""Several processes with one database, and processes that are killed."""

from __future__ import annotations

import re
from functools import partial

import pytest

from fourfold.store import Store
from store.opened import answers, child, go, using


def test_of_processes_that_race_one_wins_each_seq_and_none_is_lost(url: str) -> None:
    said = "".join(answers("race", url, 3))
    won = {
        int(seq): f"{number} {turn}".encode()
        for seq, number, turn in re.findall(r"(\d+) (\d+) (\d+)", said)
    }
    assert len(won) == said.count("\n") == 90
    assert using(url, lambda store: store.read("t")) == [won[seq] for seq in sorted(won)]


def test_processes_that_start_at_once_make_the_tables_once(url: str) -> None:
    assert answers("open", url, 3) == [""] * 3
    assert using(url, lambda store: store.listed(9)) == []


def test_processes_that_need_the_secret_at_once_get_the_same(url: str) -> None:
    first, *others = answers("secret", url, 3)
    assert len(first.strip()) == 64
    assert others == [first] * 2


def killed(url: str, number: int, acknowledged: int) -> dict[str, int]:
    """Kill a writing process after so many answers; the last seq it told of each table."""
    with child("write", url, str(number)) as process:
        assert process.stdout is not None
        go(process)
        said = [process.stdout.readline() for _ in range(acknowledged + 1)]
        process.kill()
        said += process.stdout.readlines()
    whole = [line.split() for line in said[1:] if line.endswith("\n")]
    return {table: int(seq) for table, seq in whole}


async def check(told: dict[str, int], store: Store) -> None:
    for table, seq in told.items():
        events = await store.read(table)
        assert len(events) >= seq
        assert len(events) % 2 == 0
        due = [f"{table} {at - at % 2 + 1}".encode() for at in range(len(events))]
        assert events == due


@pytest.mark.parametrize(
    "moments",
    [
        pytest.param((1, 100)),
        pytest.param((2, 7, 8, 9, 33, 64, 250, 500, 999, 2000), marks=pytest.mark.slow),
    ],
    ids=["two moments", "many moments"],
)
def test_whatever_was_acknowledged_is_there_after_a_kill(
    url: str, moments: tuple[int, ...]
) -> None:
    for number, acknowledged in enumerate(moments):
        told = killed(url, number, acknowledged)
        assert told
        using(url, partial(check, told))
