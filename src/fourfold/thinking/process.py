"""A worker seen from the event loop: started, asked one thing at a time, ended."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE, Process
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeAlias

Words: TypeAlias = Mapping[str, object]

# No answer is longer, in bytes; all values of a board of Quarto take a tenth of it.
LONGEST_ANSWER = 1 << 16
# How long a start may take, in seconds: usually a fraction of one, more where many are waiting.
LONGEST_START = 15.0
# How long a killed process is waited for, in seconds.
LONGEST_END = 5.0
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)


class Failure(Exception):
    """No answer that can be used, and why."""


class Worker:
    """A process that answers one question after the other."""

    def __init__(self, process: Process, jobs: StreamWriter, answers: StreamReader) -> None:
        self._process, self._jobs, self._answers = process, jobs, answers
        self._reading = asyncio.Lock()
        self.asked = 0

    @classmethod
    async def start(cls, command: Sequence[str]) -> Worker:
        """A new process, which may not be ready yet."""
        try:
            process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, limit=LONGEST_ANSWER
            )
        except OSError as error:
            raise Failure(f"no worker could be started: {error}") from error
        jobs, answers = process.stdin, process.stdout
        if jobs is None or answers is None:
            raise Failure("a worker without pipes")
        return cls(process, jobs, answers)

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether it runs, as far as is known."""
        return self._process.returncode is None

    async def ready(self) -> None:
        """Wait until it can be asked; its start counts against nobody's time to think."""
        await self._within(LONGEST_START, self._read())

    async def ask(self, question: Words, seconds: float) -> Words:
        """Its answer within so many seconds; after a failure it must not be asked again."""
        return await self._within(seconds, self._answered(question))

    def kill(self) -> None:
        """Stop it at once, whatever it does."""
        if not self.is_alive:
            return
        # Process.kill() may note a death of its own accord, and the event loop never hears of it.
        with suppress(ProcessLookupError):
            os.kill(self.pid, KILL)

    async def ended(self) -> None:
        """Wait until a killed process is gone and its pipes are shut."""
        with suppress(TimeoutError):
            # Whoever waits for an answer hears first that there is none.
            async with asyncio.timeout(LONGEST_END), self._reading:
                await self._process.communicate()

    async def _within(self, seconds: float, answer: Coroutine[Any, Any, Words]) -> Words:
        try:
            async with asyncio.timeout(seconds):
                return await answer
        except TimeoutError as error:
            raise Failure(f"no answer within {seconds:g} s") from error
        except OSError as error:
            raise Failure("the worker does not listen") from error

    async def _answered(self, question: Words) -> Words:
        self.asked += 1
        self._jobs.write(json.dumps(question).encode() + b"\n")
        await self._jobs.drain()
        return await self._read()

    async def _read(self) -> Words:
        try:
            async with self._reading:
                line = await self._answers.readline()
        except ValueError as error:
            raise Failure("an answer too long") from error
        if not line.endswith(b"\n"):
            raise Failure("the worker ended")
        return _words(line)


def _words(line: bytes) -> Words:
    try:
        words = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise Failure("an answer that is no JSON") from error
    if not isinstance(words, dict):
        raise Failure("an answer without words")
    return words
