"""What the tests of the store share: an open store, events, and other processes that write."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import TypeVar

from fourfold.store import Standing, Store, open_store
from fourfold.store.place import file_of

Answer = TypeVar("Answer")

OPEN = Standing(listed=True, due=None)
CHILD = Path(__file__).with_name("child.py")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


def using(url: str, task: Callable[[Store], Awaitable[Answer]]) -> Answer:
    """Open a store, do something with it, and close it."""

    async def whole() -> Answer:
        async with opened(url) as store:
            return await task(store)

    return asyncio.run(whole())


def event(number: int) -> bytes:
    return f'{{"n":{number},"said":"žļā ♟"}}'.encode()


@contextmanager
def child(task: str, url: str, *words: str) -> Iterator[subprocess.Popen[str]]:
    """Another process with the same database; it ends with the block."""
    call = [sys.executable, "-W", "error", str(CHILD), task, url, *words]
    with subprocess.Popen(
        call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def answers(task: str, url: str, count: int) -> list[str]:
    """What several processes say that begin at the same moment."""
    with ExitStack() as stack:
        processes = [stack.enter_context(child(task, url, str(number))) for number in range(count)]
        for process in processes:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
        for process in processes:
            go(process)
        said = [process.communicate(timeout=120) for process in processes]
        ended = [process.returncode for process in processes]
        assert (ended, [errors for _, errors in said]) == ([0] * count, [""] * count)
        return [told for told, _ in said]


def go(process: subprocess.Popen[str]) -> None:
    """Let a process begin that waits for it."""
    assert process.stdin is not None
    process.stdin.write("go\n")
    process.stdin.flush()


def execute(url: str, statement: str) -> None:
    """Change a SQLite file as somebody else would."""
    path = file_of(url)
    assert path is not None
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement)
