"""Another process: `child.py TASK URL NUMBER …` waits for a line and does something at once."""

from __future__ import annotations

import asyncio
import sys

from fourfold.store import Conflict, Standing, Store, open_store

OPEN = Standing(listed=True, due=None)


async def open_(store: Store, number: str) -> None:
    """Nothing but being there."""


async def secret(store: Store, number: str) -> None:
    print((await store.secret()).hex())


async def race(store: Store, number: str) -> None:
    """Append to one table wherever it ends, and say which seqs were won."""
    won = 0
    while won < 30:
        seq = len(await store.read("t")) + 1
        try:
            await store.append("t", seq, [f"{number} {won}".encode()], OPEN)
        except Conflict:
            continue
        print(seq, number, won)
        won += 1


async def write(store: Store, number: str) -> None:
    """Append to eight tables without end, and say at once what is on disk."""

    async def one(table: str) -> None:
        seq = 1
        while True:
            await store.append(table, seq, [f"{table} {seq}".encode()] * 2, OPEN)
            print(table, seq + 1, flush=True)
            seq += 2

    await asyncio.gather(*(one(f"{number}-{k}") for k in range(8)))


TASKS = {"open": open_, "secret": secret, "race": race, "write": write}


async def main(task: str, url: str, number: str) -> None:
    store = await open_store(url)
    try:
        await TASKS[task](store, number)
    finally:
        await store.close()


if __name__ == "__main__":
    print("ready", flush=True)
    sys.stdin.readline()
    asyncio.run(main(*sys.argv[1:]))
