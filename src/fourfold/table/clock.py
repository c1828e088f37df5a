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
    """The clock when a seat is to move, or nobody any more; the same go runs on."""
    if seat == clock.seat or not clock.pace.is_clocked:
        return clock
    return replace(_stopped(clock, at), seat=seat, since=at)


def _stopped(clock: Clock, at: int) -> Clock:
    """Who has finished a go has used its time, and has the increment in return."""
    if clock.seat is None or not clock.pace.game:
        return clock
    used = at - clock.since
    rest = max(0, clock.left[clock.seat] - used) + clock.pace.increment
    return replace(clock, left=(*clock.left[: clock.seat], rest, *clock.left[clock.seat + 1 :]))


def deadline(clock: Clock) -> int | None:
    """When the time of the seat to move is up."""
    if clock.seat is None or not clock.pace.is_clocked:
        return None
    return clock.since + (clock.pace.go or clock.left[clock.seat])


def left(clock: Clock, seat: int, at: int) -> int:
    """The milliseconds a seat has left for its go, or for the rest of its game."""
    whole = clock.pace.go or clock.left[seat]
    return max(0, whole - (at - clock.since)) if seat == clock.seat else whole
