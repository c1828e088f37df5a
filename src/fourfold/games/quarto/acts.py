"""What a seat can do in Quarto, as things to point at."""

from __future__ import annotations

from functools import cache

from fourfold.core.act import Act, Line
from fourfold.core.picture import Cell
from fourfold.games.quarto.notation import LINE_NAMES, NAMES
from fourfold.games.quarto.phrases import line_phrase
from fourfold.games.quarto.picture import draw_cell, draw_spare
from fourfold.games.quarto.rules import CELLS, COUNTED_LINES, EMPTY, View, may_call, outcome


def acts(view: View, _laid: tuple[tuple[str, str], ...]) -> tuple[Act, ...]:
    """Place or give (Q4), else pass (Q10); call while there is a window to call in (Q6, Q7)."""
    if outcome(view) is not None:
        return ()
    return (_plain(view), *([_call(view)] if may_call(view) else []))


def _plain(view: View) -> Act:
    if view.hand is not None:
        return Act("place", "{cell}", cells=_free(view))
    if EMPTY in view.cells:
        return Act("give", "{piece}", pieces=draw_spare(view))
    return Act("pass", "-")


def _free(view: View) -> tuple[Cell, ...]:
    return tuple(draw_cell(view, cell) for cell in CELLS if view.cells[cell] is EMPTY)


def _call(view: View) -> Act:
    """Any line may be pointed at: a list of the true ones would call for the player (Q11)."""
    return Act("call", "!{line}", lines=_lines(view.options.squares))


@cache
def _lines(squares: bool) -> tuple[Line, ...]:  # noqa: FBT001
    return tuple(
        Line(LINE_NAMES[line], tuple(NAMES[cell] for cell in line), line_phrase(line))
        for line in COUNTED_LINES[squares]
    )
