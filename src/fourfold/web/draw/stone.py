"""The stones of Quaro: lenses of four colours, each with the mark of its colour engraved."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup

from fourfold.web.draw.shapes import ellipse, group, mark, path

VIEW_BOX = "0 0 40 40"


def draw(traits: Mapping[str, str]) -> Markup:
    """A stone by its colour (R1)."""
    colour = traits["colour"]
    return group(
        f"tint-{colour}",
        ellipse("shadow", 21.5, 24.5, 17, 14.5),
        ellipse("base", 20, 21.8, 17.5, 15.7),
        ellipse("lens", 20, 18.8, 17.5, 15.7),
        path("glint", "M6.4 16.2C7.6 9.6 14 6 21.4 6.2C15.4 7.2 10.2 10.4 6.4 16.2Z"),
        mark(colour, 20, 19.4, 18),
    )
