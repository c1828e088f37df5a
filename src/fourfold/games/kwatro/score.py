"""What a play is worth (K10, K14)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from fourfold.games.kwatro.cards import POINTS
from fourfold.games.kwatro.lines import LONGEST, Grid, Line, Placed, lines_through


@dataclass(frozen=True, slots=True)
class Score:
    """The lines of a play with their sums, and why the sum of all is doubled, each time once."""

    lines: tuple[tuple[Line, int], ...]
    doublings: tuple[str, ...]

    @property
    def subtotal(self) -> int:
        """The sum of all lines."""
        return sum(points for _, points in self.lines)

    @property
    def total(self) -> int:
        """The points for the turn."""
        return self.subtotal << len(self.doublings)


def score(grid: Grid, cards: tuple[Placed, ...], left: int) -> Score:
    """The score of cards laid on a grid, when so many are left in hand and pile together."""
    then = {**grid, **dict(cards)}
    lines = lines_through(then, [cell for cell, _ in cards])
    sums = [(line, sum(POINTS[then[cell]] for cell in line)) for line in lines]
    return Score(tuple(sorted(sums, key=_rank)), tuple(_doublings(lines, len(cards), left)))


def _rank(line: tuple[Line, int]) -> tuple[bool, int]:
    """In the order of the leaflet's score sheet: kwatros first, then the larger sum."""
    cells, points = line
    return len(cells) < LONGEST, -points


def _doublings(lines: Iterable[Line], cards: int, left: int) -> Iterable[str]:
    yield from ("kwatro" for line in lines if len(line) == LONGEST)
    if cards == 4:
        yield "four-cards"
    if left == 0:
        yield "last-card"
