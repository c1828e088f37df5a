"""A line as a small drawing: the whole board in dots, those of the line filled."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from fourfold.web.board import Board

SVG = Markup(
    '<svg class="line-icon" viewBox="0 0 {} {}" aria-hidden="true" focusable="false">{}</svg>'
)
DOT = Markup('<circle class="{}" cx="{}" cy="{}" r="3"/>')


def line_icon(cells: tuple[str, ...], shown: Board) -> Markup:
    """The drawing of a line on a board."""
    names = tuple(tuple(spot.name if spot else "" for spot in rank.spots) for rank in shown.ranks)
    return _icon(cells, names)


@lru_cache(maxsize=256)
def _icon(cells: tuple[str, ...], names: tuple[tuple[str, ...], ...]) -> Markup:
    dots = [
        DOT.format("on" if name in cells else "off", 5 + 10 * column, 5 + 10 * row)
        for row, line in enumerate(names)
        for column, name in enumerate(line)
        if name
    ]
    return SVG.format(10 * len(names[0]), 10 * len(names), Markup("").join(dots))
