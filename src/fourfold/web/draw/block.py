"""The wooden pieces of Quarto, seen from the front and above, so that all four traits show.

All stand on the same ground. Round or square is told by the outline of the top, tall or short by
the body, hollow by a hole, grooved by rings cut into the outline, dark by a band of pale studs.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from math import sqrt

from markupsafe import Markup

from fourfold.web.draw.shapes import ellipse, group, path

VIEW_BOX = "0 0 56 64"
MIDDLE, GROUND = 28, 49
HEIGHTS = {"tall": 35, "short": 15}
# Half the width of a top, and half its depth.
ROUND, SQUARE = (18.5, 9.5), (23.0, 11.8)
# How many grooves a height has room for, and how wide each is.
GROOVES, GROOVE = {"tall": 3, "short": 2}, 3.2
# How far a groove goes in.
CUT = 0.86
STUDS = (-0.82, -0.45, 0.0, 0.45, 0.82)


def draw(traits: Mapping[str, str]) -> Markup:
    """A block by its traits, of either set (Q1)."""
    size = {"round": ROUND, "square": SQUARE}[traits["shape"]]
    top = GROUND - HEIGHTS[traits["height"]]
    return group(
        f"wood-{traits.get('colour', 'natural')}",
        ellipse("shadow", MIDDLE + 3, GROUND + 2.5, size[0] + 2, size[1]),
        *_body(traits, size, top),
        _face("top", traits["shape"], top, size),
        path("bevel", _bevel(traits["shape"], top, size)),
        _hole(top) if traits["body"] == "hollow" else Markup(),
        _studs(traits["shape"], size) if traits.get("colour") == "dark" else Markup(),
    )


def _body(traits: Mapping[str, str], size: tuple[float, float], top: float) -> list[Markup]:
    """Rings from the ground upwards, with a narrower core between them."""
    shape, grooves = traits["shape"], _grooves(traits)
    ring = (GROUND - top - grooves * GROOVE) / (grooves + 1)
    bottoms = [GROUND - index * (ring + GROOVE) for index in range(grooves + 1)]
    parts = [_ring(shape, bottoms[0] - ring, bottoms[0], size)]
    for below, bottom in pairwise(bottoms):
        parts += _groove(shape, bottom, below - ring, size)
        parts.append(_ring(shape, bottom - ring, bottom, size))
    return parts


def _grooves(traits: Mapping[str, str]) -> int:
    return GROOVES[traits["height"]] if traits.get("surface") == "grooved" else 0


def _groove(shape: str, top: float, bottom: float, size: tuple[float, float]) -> list[Markup]:
    core = (size[0] * CUT, size[1] * CUT)
    return [_face("lip", shape, bottom, size), path("deep", _side(shape, top, bottom, core))]


def _ring(shape: str, top: float, bottom: float, size: tuple[float, float]) -> Markup:
    shades = _round_shades if shape == "round" else _square_shades
    outline = _side(shape, top, bottom, size)
    return path("side", outline) + shades(top, bottom, size) + path("rim", outline)


def _side(shape: str, top: float, bottom: float, size: tuple[float, float]) -> str:
    """The outline of a body without its top face."""
    return _slice(top, bottom, size, -1, 1) if shape == "round" else _prism(top, bottom, size)


def _slice(top: float, bottom: float, size: tuple[float, float], left: float, right: float) -> str:
    """What is seen of a cylinder between two uprights, -1 its left edge and 1 its right one."""
    rx, ry = size
    start, end = MIDDLE + left * rx, MIDDLE + right * rx
    near, far = ry * sqrt(1 - left * left), ry * sqrt(1 - right * right)
    arc = f"A{rx:.4g} {ry:.4g} 0 0"
    return (
        f"M{start:.4g} {top + near:.4g}V{bottom + near:.4g}{arc} 0 {end:.4g} {bottom + far:.4g}"
        f"V{top + far:.4g}{arc} 1 {start:.4g} {top + near:.4g}Z"
    )


def _round_shades(top: float, bottom: float, size: tuple[float, float]) -> Markup:
    return Markup().join(
        path(kind, _slice(top, bottom, size, left, right))
        for kind, left, right in (("lit", -0.86, -0.3), ("shade", 0.25, 1), ("dusk", 0.68, 1))
    )


def _prism(top: float, bottom: float, size: tuple[float, float]) -> str:
    half, depth = size
    left, right = MIDDLE - half, MIDDLE + half
    return (
        f"M{left:.4g} {top:.4g}V{bottom:.4g}L{MIDDLE} {bottom + depth:.4g}"
        f"L{right:.4g} {bottom:.4g}V{top:.4g}L{MIDDLE} {top + depth:.4g}Z"
    )


def _square_shades(top: float, bottom: float, size: tuple[float, float]) -> Markup:
    half, depth = size
    front, height = top + depth, bottom - top
    return path(
        "dusk", f"M{MIDDLE} {front:.4g}v{height:.4g}l{half:.4g} {-depth:.4g}v{-height:.4g}Z"
    )


def _face(kind: str, shape: str, y: float, size: tuple[float, float]) -> Markup:
    half, depth = size
    if shape == "round":
        return ellipse(kind, MIDDLE, y, half, depth)
    diamond = f"M{MIDDLE - half:.4g} {y:.4g}l{half:.4g} {-depth:.4g} {half:.4g} {depth:.4g}"
    return path(kind, f"{diamond} {-half:.4g} {depth:.4g}Z")


def _bevel(shape: str, y: float, size: tuple[float, float]) -> str:
    """The near edge of a top, where it catches the light."""
    half, depth = size[0] - 1.7, size[1] - 1.2
    if shape == "round":
        return (
            f"M{MIDDLE - half:.4g} {y:.4g}A{half:.4g} {depth:.4g} 0 0 0 {MIDDLE + half:.4g} {y:.4g}"
        )
    return f"M{MIDDLE - half:.4g} {y:.4g}l{half:.4g} {depth:.4g} {half:.4g} {-depth:.4g}"


def _hole(y: float) -> Markup:
    """A dark hole, and the far wall that is seen in it."""
    rx, ry = 11.2, 5.9
    wall = f"M{MIDDLE - rx} {y}a{rx} {ry} 0 0 1 {2 * rx} 0a{rx} {ry * 0.45:.4g} 0 0 0 {-2 * rx} 0Z"
    return ellipse("hole", MIDDLE, y, rx, ry) + path("wall", wall)


def _studs(shape: str, size: tuple[float, float]) -> Markup:
    """Pale studs round the foot: dark wood is told by them where its colour is not seen."""
    half, depth = size
    dots = []
    for side in STUDS:
        bend = sqrt(1 - side * side) if shape == "round" else 1 - abs(side)
        dots.append(ellipse("stud", MIDDLE + side * half, GROUND - 6.5 + depth * bend, 1.9, 2.1))
    return Markup().join(dots)
