"""Group commit: appends that wait at the same time are written in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from fourfold.store.batch import Append, Standing
from fourfold.store.errors import Conflict, StoreError, why
from fourfold.store.writers import Writer

MOST = 500  # appends in one transaction


class Commits:
    """Hands what waits to a writer, batch after batch, and tells everybody what became of it."""

    def __init__(self, writer: Writer, place: str) -> None:
        self._writer, self._place = writer, place
        self._waiting: list[Append] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def append(
        self, table: str, seq: int, events: Sequence[bytes], standing: Standing
    ) -> None:
        """Wait until the events are on disk.

        Whoever stops waiting before their batch began has written nothing; later, everything.
        """
        if self._closed:
            raise StoreError("store-closed")
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(table, seq, tuple(events), standing, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        await done

    async def close(self) -> None:
        """Write what waits, then close the writer."""
        if self._closed:
            return
        self._closed = True
        if self._task is not None:
            await asyncio.wait([self._task])
        await self._writer.close()

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            wanted = [append for append in batch if not append.done.done()]
            try:
                await self._write(wanted)
            except BaseException as error:  # this task itself is being ended
                self._fail([*wanted, *self._waiting], error)
                self._waiting = []
                raise

    async def _write(self, batch: Sequence[Append]) -> None:
        """Write a batch; if it fails as one, one after the other, so that only the guilty fail."""
        try:
            late = await self._writer.write(batch)
        except Exception as error:
            if len(batch) == 1 or not self._writer.is_whole():
                self._fail(batch, error)
                return
            for append in batch:
                await self._write([append])
        else:
            _settle(batch, late)

    def _fail(self, batch: Sequence[Append], error: BaseException) -> None:
        for append in batch:
            if not append.done.done():
                failed = StoreError("store-failed", database=self._place, why=why(error))
                failed.__cause__ = error
                append.done.set_exception(failed)


def _settle(batch: Sequence[Append], late: Sequence[Append]) -> None:
    for append in batch:
        if append.done.done():
            continue
        if append in late:
            append.done.set_exception(Conflict(append.table, append.seq))
        else:
            append.done.set_result(None)
