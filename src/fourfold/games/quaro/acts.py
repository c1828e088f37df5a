"""What a seat can do in Quaro, as things to point at."""

from __future__ import annotations

from fourfold.core.act import Act
from fourfold.core.picture import Cell
from fourfold.games.quaro.picture import draw_cell, draw_stones
from fourfold.games.quaro.rules import CELLS, EMPTY, Stage, View, outcome

REFILL_OR_STAY = (Act("refill", "refill"), Act("stay", "stay"))


def acts(view: View, _laid: tuple[tuple[str, str], ...]) -> tuple[Act, ...]:
    """Place a stone of any colour in hand on any empty cell (R4), or answer R8."""
    if outcome(view) is not None:
        return ()
    if view.stage is Stage.REFILL:
        return REFILL_OR_STAY
    stones = draw_stones(sorted(set(view.hands[view.seat])))
    return (Act("place", "{piece}@{cell}", pieces=stones, cells=_free(view)),)


def _free(view: View) -> tuple[Cell, ...]:
    return tuple(draw_cell(view, cell) for cell in CELLS if view.cells[cell] is EMPTY)
