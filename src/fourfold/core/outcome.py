from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: why, which seats won, and the points where the game counts any.

    Nobody wins a draw; several winners share the win.
    """

    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...] = ()


def most_points(reason: str, scores: tuple[int, ...]) -> Outcome:
    """The end of a game of points: most points win, equal points share (R11, K15)."""
    return Outcome(reason, _best(scores, range(len(scores))), scores)


def agreed(scores: tuple[int, ...]) -> Outcome:
    """All players agree to stop: the points decide (R10); without points it is a draw."""
    return most_points("agreed", scores) if scores else Outcome("agreed", ())


def forfeit(reason: str, loser: int, seats: int, scores: tuple[int, ...]) -> Outcome:
    """One seat gives up or runs out of time: the best of the others win."""
    others = [seat for seat in range(seats) if seat != loser]
    winners = _best(scores, others) if scores else tuple(others)
    return Outcome(reason, winners, scores)


def _best(scores: tuple[int, ...], seats: range | list[int]) -> tuple[int, ...]:
    best = max(scores[seat] for seat in seats)
    return tuple(seat for seat in seats if scores[seat] == best)
