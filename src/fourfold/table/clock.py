"""The clock of a table. A *go* is one player's whole turn: place, call window and give (Q16)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from fourfold.table.pace import Pace


@dataclass(frozen=True, slots=True)
class Clock:
    """Whose time runs since when, and what is left of a whole game to each seat; milliseconds."""

    pace: Pace
    left: tuple[int, ...] = ()
    seat: int | None = None
    since: int = 0


def wound_up(pace: Pace, seats: int) -> Clock:
    """The clock before a game."""
    return Clock(pace, (pace.game,) * seats)


def turned(clock: Clock, seat: int | None, at: int) -> Clock:
    """The clock when a go is finished and a seat is to move, or nobody any more.

    While it is the turn of the same seat, the same go runs on.
    """
    return _passed(clock, seat, at, clock.pace.increment)


def broken_off(clock: Clock, seat: int | None, at: int) -> Clock:
    """The clock when a go is broken off by the end of the round, or because moves are taken back.

    Its time is used all the same, but an increment is for a go that is finished.
    """
    return _passed(clock, seat, at, 0)


def _passed(clock: Clock, seat: int | None, at: int, increment: int) -> Clock:
    if seat == clock.seat or not clock.pace.is_clocked:
        return clock
    left = list(clock.left)
    if clock.seat is not None and clock.pace.game:
        left[clock.seat] = max(0, left[clock.seat] - _used(clock, at)) + increment
    return replace(clock, left=tuple(left), seat=seat, since=at)


def _used(clock: Clock, at: int) -> int:
    """The time used of a go; none if a clock was set back meanwhile, or another machine's lags."""
    return max(0, at - clock.since)


def deadline(clock: Clock) -> int | None:
    """When the time of the seat to move is up."""
    if clock.seat is None or not clock.pace.is_clocked:
        return None
    return clock.since + (clock.pace.go or clock.left[clock.seat])


def left(clock: Clock, seat: int, at: int) -> int:
    """The milliseconds a seat has left for its go, or for the rest of its game."""
    whole = clock.pace.go or clock.left[seat]
    return max(0, whole - _used(clock, at)) if seat == clock.seat else whole
