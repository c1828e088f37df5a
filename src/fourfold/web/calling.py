"""Calling a line: all that may be pointed at, true or not, each with a small drawing of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from markupsafe import Markup

from fourfold.core.act import Act
from fourfold.speech import Speaker
from fourfold.web.board import Board
from fourfold.web.page import fragment, sayer

SVG = Markup(
    '<svg class="line-icon" viewBox="0 0 {} {}" aria-hidden="true" focusable="false">{}</svg>'
)
DOT = Markup('<circle class="{}" cx="{}" cy="{}" r="3"/>')
# The names of the cells of a board, row by row; nothing where there is no cell.
Names = tuple[tuple[str, ...], ...]


def calling(acts: Sequence[Act], shown: Board, speaker: Speaker) -> Markup:
    """Where to call, if the seat may."""
    names = tuple(tuple(spot.name if spot else "" for spot in rank.spots) for rank in shown.ranks)
    parts = [_panel(act, names, speaker.nameless) for act in acts if act.lines]
    return Markup("").join(parts)


@lru_cache(maxsize=64)
def _panel(act: Act, names: Names, speaker: Speaker) -> Markup:
    said = sayer(speaker)
    html = fragment("_calling.html", said, act=act, names=names, line_icon=line_icon)
    return Markup(html)  # noqa: S704  # made by a template that escapes every value


def line_icon(cells: tuple[str, ...], names: Names) -> Markup:
    """A line as a drawing: the whole board in dots, those of the line filled."""
    dots = [
        DOT.format("on" if name in cells else "off", 5 + 10 * column, 5 + 10 * row)
        for row, line in enumerate(names)
        for column, name in enumerate(line)
        if name
    ]
    return SVG.format(10 * len(names[0]), 10 * len(names), Markup("").join(dots))
