"""The cards of kwatro: a field of colour, a pale shape on it, its number in the shape.

The mark of the colour stands in two corners. A joker has all four colours and no shape of K1.
"""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup

from fourfold.web.draw.shapes import group, mark, moved, path

VIEW_BOX = "0 0 48 48"

SHAPES = {
    "circle": "M24 9.5A14.5 14.5 0 0 1 24 38.5A14.5 14.5 0 0 1 24 9.5Z",
    "square": "M11.6 11.6H36.4V36.4H11.6Z",
    "triangle": "M24 4.4L41.2 34.6H6.8Z",
    "cross": "M17 8H31V17H40V31H31V40H17V31H8V17H17Z",
}
# A triangle is wide at its foot only, so its number stands lower.
MIDDLES = {"circle": 24, "square": 24, "triangle": 25.4, "cross": 24}
# Strokes around their middle, 8 wide and 14 high.
NUMERALS = {
    "1": "M-2.8-4.2L.8-7V7",
    "2": "M-4-3.4C-3.8-8.4 4-8.4 4-3.4C4-.2-2.4 3-4.2 7H4.4",
    "3": "M-4-5C-2.6-8 4-7.8 3.8-3.6C3.7-1.2 1.6-.5-.6-.5C2-.5 4.3.7 4.3 3.2C4.3 8-3 8.2-4.4 4.6",
    "4": "M1.6 7V-7L-5 3H5",
}
PAPER = (
    "M6 1.5H42A4.5 4.5 0 0 1 46.5 6V42A4.5 4.5 0 0 1 42 46.5"
    "H6A4.5 4.5 0 0 1 1.5 42V6A4.5 4.5 0 0 1 6 1.5Z"
)
CORNERS = ((7.6, 7.6), (40.4, 40.4))
# Quarters around the middle of a joker, clockwise from the upper left.
QUARTERS = (("red", 0), ("yellow", 90), ("green", 180), ("blue", 270))


def draw(traits: Mapping[str, str]) -> Markup:
    """A card by its properties, or a joker that has none (K1, K12)."""
    return _card(**traits) if traits else _joker()


def _card(colour: str, shape: str, number: str) -> Markup:
    numeral = path("numeral", NUMERALS[number])
    return group(
        f"tint-{colour}",
        _paper("field"),
        path("figure", SHAPES[shape]),
        moved("number", f"translate(24 {MIDDLES[shape]:g})", numeral),
        *(mark(colour, x, y, 9.6) for x, y in CORNERS),
    )


def _joker() -> Markup:
    quarters = (_quarter(colour, turn) for colour, turn in QUARTERS)
    return group("joker", _paper("night"), *quarters)


def _quarter(colour: str, turn: int) -> Markup:
    """A petal that points to a corner, with the mark of its colour upright in it."""
    right, low = turn in (90, 180), turn in (180, 270)
    petal = path("petal", "M24 24C12 25 5 19 5 5C19 5 25 12 24 24Z")
    turned = moved("turned", f"rotate({turn} 24 24)", petal)
    x, y = (34.4 if right else 13.6), (34.4 if low else 13.6)
    return group(f"tint-{colour}", turned, mark(colour, x, y, 9.6))


def _paper(kind: str) -> Markup:
    return path(kind, PAPER)
