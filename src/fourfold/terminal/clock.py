"""The time for one player's whole go (Q16): it runs from the turn to the end of the turn."""

from __future__ import annotations

import math
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass


class TimeUp(Exception):  # an event of the game, not an error
    """The go took too long."""


@dataclass
class Clock:
    """Seconds for each go, or none at all; `seat` has been at move since `started`."""

    seconds: float | None = None
    seat: int | None = None
    started: float = 0.0

    def turn(self, seat: int) -> None:
        """Start anew when another seat is at move."""
        if seat != self.seat:
            self.seat, self.started = seat, time.monotonic()

    def stop(self) -> None:
        """Take no time from anybody until the next turn."""
        self.seat = None

    def left(self) -> float:
        """The seconds left of this go."""
        if self.seconds is None or self.seat is None:
            return math.inf
        return self.seconds - (time.monotonic() - self.started)

    @contextmanager
    def running(self) -> Iterator[None]:
        """Raise `TimeUp` in what goes on inside as soon as no time is left."""
        left = self.left()
        if left == math.inf:
            yield
            return
        before = signal.signal(signal.SIGALRM, _ring)
        signal.setitimer(signal.ITIMER_REAL, max(left, 0.001))
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)


def _ring(_signal: int, _frame: object) -> None:
    raise TimeUp
