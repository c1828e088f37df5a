"""The whole game solved: what the empty board is worth, proved without the book."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from fourfold.games.quarto.bookmaker import positions
from fourfold.games.quarto.prover import Prover
from fourfold.games.quarto.rules import EMPTY
from fourfold.games.quarto.solver import Value
from fourfold.games.quarto.variant import Cells, Variant
from fourfold.games.quarto.work import side_by_side

START: Cells = (EMPTY,) * 16


@dataclass(frozen=True, slots=True)
class Solution:
    """The value for the seat that places first, and how many positions the proof looked at."""

    value: Value
    nodes: int
    stored: int


def solve(variant: Variant, provers: list[Prover]) -> Solution:
    """The value of the game, by questions that can be answered side by side.

    All first gifts are alike. Who places first wins if some placement and gift leave the other to
    lose, and does not lose if that seat can hold.
    """
    replies = [partial(_holds, cells, hand) for cells, hand in positions(variant, 1).values()]
    first, *others = side_by_side(provers, [partial(_holds, START, 0), *replies])
    value = Value.WIN if not all(others) else Value.DRAW if first else Value.LOSS
    return Solution(
        value, sum(each.nodes for each in provers), sum(each.stored for each in provers)
    )


def _holds(cells: Cells, hand: int, prover: Prover) -> bool:
    return prover.holds(cells, hand, cells.count(EMPTY))
