"""Proofs side by side: the kernel lets other threads run, and can be stopped at any time."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import TypeVar

from fourfold.games.quarto.kernel import USUAL_ENTRIES, Kernel, functions
from fourfold.games.quarto.prover import Prover
from fourfold.games.quarto.twin import Twin
from fourfold.games.quarto.variant import Variant

T = TypeVar("T")


# So much is remembered, in mebibytes, unless somebody wants less or more.
USUAL_MEMORY = 48


def entries_for(size: int) -> int:
    """How many proofs fit into so many bytes: a power of two."""
    kernel = functions()
    entry = kernel.quarto_entry_size() if kernel is not None else 1
    return 1 << max(4, (size // entry).bit_length() - 1)


def prover(variant: Variant, entries: int = USUAL_ENTRIES) -> Prover:
    """The kernel, remembering so many positions, or the plain twin where none was built."""
    return Twin(variant) if functions() is None else Kernel(variant, entries)


def side_by_side(provers: list[Prover], tasks: Iterable[Callable[[Prover], T]]) -> Iterator[T]:
    """What the tasks answer, in their order; each is done by a prover that is free just then."""
    free: SimpleQueue[Prover] = SimpleQueue()
    for each in provers:
        free.put(each)

    def done(task: Callable[[Prover], T]) -> T:
        mine = free.get()
        try:
            return task(mine)
        finally:
            free.put(mine)

    pool = ThreadPoolExecutor(len(provers))
    try:
        yield from pool.map(done, tasks)
    except BaseException:
        for each in provers:
            each.stop()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def cores() -> int:
    """How many threads find a core of their own; a process may not have all of the machine."""
    given = getattr(os, "sched_getaffinity", None)
    return len(given(0)) if given else os.cpu_count() or 1
