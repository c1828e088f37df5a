"""Elements of SVG, and the marks that stand for colours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, TypeAlias

from markupsafe import Markup

Traits: TypeAlias = tuple[tuple[str, str], ...]


class Drawable(Protocol):
    """What there is to know of a piece to draw it."""

    @property
    def form(self) -> str:
        """Of which make it is: block, stone or card."""

    @property
    def traits(self) -> Traits:
        """Its traits by name."""


class Drawer(Protocol):
    """A module that draws one form."""

    VIEW_BOX: str

    def draw(self, traits: Mapping[str, str]) -> Markup:
        """The inside of a symbol."""


# Symbols share their classes with the page, so those of drawings begin with d-.
PATH = Markup('<path class="d-{}" d="{}"/>')
ELLIPSE = Markup('<ellipse class="d-{}" cx="{:.4g}" cy="{:.4g}" rx="{:.4g}" ry="{:.4g}"/>')
GROUP = Markup('<g class="d-{}">{}</g>')
MOVED = Markup('<g class="d-{}" transform="{}">{}</g>')


def path(kind: str, data: str) -> Markup:
    """A path of a kind."""
    return PATH.format(kind, data)


def ellipse(kind: str, x: float, y: float, rx: float, ry: float) -> Markup:
    """An ellipse of a kind."""
    return ELLIPSE.format(kind, x, y, rx, ry)


def group(kind: str, *parts: Markup) -> Markup:
    """Parts of a kind."""
    return GROUP.format(kind, Markup("").join(parts))


def moved(kind: str, transform: str, part: Markup) -> Markup:
    """A part of a kind, moved, turned or scaled."""
    return MOVED.format(kind, transform, part)


# WCAG 1.4.1: a colour never tells alone. None of these is a shape of kwatro (K1), and no two are
# alike in outline: two lobes over a point, a slanting blade, two waves, five rays. Each is 16 wide
# and high around its middle.
MARKS = {
    "red": "M0 7.2C-3 4.8-7.6 1.6-7.6-2.6C-7.6-5-5.8-6.8-3.7-6.8C-2.1-6.8-.7-5.9 0-4.4"
    "C.7-5.9 2.1-6.8 3.7-6.8C5.8-6.8 7.6-5 7.6-2.6C7.6 1.6 3 4.8 0 7.2Z",
    "green": "M-7.6 7.6L-5.6 5.4C-8-.6-3.4-7.2 7.4-7.4C7.4 3.4.8 8-4.3 6.5L-6.3 8.8Z"
    "M-4.6 4.4L3.2-3.6L-3.4 5.4Z",
    "blue": "M-8-2.2C-6-6.6-2.8-6.6 0-4.2C2.6-2 4.6-2.2 6.6-5.4L8-3.4C5.6 1 2.6 1 0-1.2"
    "C-2.6-3.4-4.6-3.4-6.6-.2ZM-8 4.6C-6 .2-2.8 .2 0 2.6C2.6 4.8 4.6 4.6 6.6 1.4L8 3.4"
    "C5.6 7.8 2.6 7.8 0 5.6C-2.6 3.4-4.6 3.4-6.6 6.6Z",
    "yellow": "M0-8.2L2.3-3L8-2.4L3.8 1.5L5 7.1L0 4.2L-5 7.1L-3.8 1.5L-8-2.4L-2.3-3Z",
}


def mark(colour: str, x: float, y: float, size: float) -> Markup:
    """The mark of a colour around a point."""
    place = f"translate({x:g} {y:g}) scale({size / 16:.3g})"
    return moved("mark", place, path("sign", MARKS[colour]))
