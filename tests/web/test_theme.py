"""Contrast in every theme: 7:1 for text, 3:1 for pieces, marks and rings (WCAG 1.4.6, 1.4.11)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import fourfold.web

THEME = (Path(fourfold.web.__file__).parent / "static" / "theme.css").read_text()
COLOUR = re.compile(r"(--[a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);")
Palette = dict[str, str]


def block(selector: str) -> str:
    """The declarations after a selector."""
    found = re.search(rf"{re.escape(selector)} {{(.*?)}}", THEME, re.S)
    assert found
    return found.group(1)


def palette(selectors: list[str], side: int) -> Palette:
    return {
        name[2:]: values[side]
        for selector in selectors
        for name, *values in COLOUR.findall(block(selector))
    }


CONTRAST = 'html[data-theme="contrast"]'
THEMES = {
    "light": palette([":root"], 0),
    "dark": palette([":root"], 1),
    "contrast-light": palette([":root", CONTRAST], 0),
    "contrast-dark": palette([":root", CONTRAST], 1),
}


def luminance(colour: str) -> float:
    parts = (int(colour[index : index + 2], 16) / 255 for index in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


# What is written, and on what.
TEXTS = """
    ink/paper ink/panel ink/ray ink-soft/paper ink-soft/panel ink-soft/felt link/paper link/panel
    link/cell-hover warn/paper warn/panel warn/cell-hover good/paper good/panel bar-ink/bar
    act-ink/act act/panel cell-ink/cell cell-ink/cell-hover frame-ink/frame card-ink/card
""".split()
# Lines, rings and marks, and what lies next to them.
LINES = """
    line/paper line/panel line/felt act/paper focus/paper focus/panel focus/cell focus/cell-hover
    focus/glow focus/felt focus/focus-gap newest/cell newest/felt newest/panel won/glow won/panel
    struck/cell on-frame/frame frame-ink/frame card/tint-rim
    red-ink/red green-ink/green blue-ink/blue yellow-ink/yellow
    oak-deep/oak-top oak-deep/oak-lit maple-deep/maple-top stud/walnut-side stud/walnut-dusk
    stud/walnut-lit
""".split()
# Of these one has to stand out: a piece by its outline or by what it is filled with.
EITHER = {
    "block of oak": ("oak-rim", "oak-side"),
    "block of maple": ("maple-rim", "maple-side"),
    "block of walnut": ("walnut-rim", "walnut-side"),
    "red": ("tint-rim", "red"),
    "green": ("tint-rim", "green"),
    "blue": ("tint-rim", "blue"),
    "yellow": ("tint-rim", "yellow"),
    "joker": ("night", "night-rim"),
}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("pair", TEXTS)
def test_text_has_7_to_1(theme: str, pair: str) -> None:
    text, ground = (THEMES[theme][name] for name in pair.split("/"))
    assert contrast(text, ground) >= 7


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("pair", LINES)
def test_lines_and_marks_have_3_to_1(theme: str, pair: str) -> None:
    line, ground = (THEMES[theme][name] for name in pair.split("/"))
    assert contrast(line, ground) >= 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("piece", EITHER)
@pytest.mark.parametrize("ground", ["cell", "felt", "glow"])
def test_pieces_have_3_to_1_wherever_they_lie(theme: str, piece: str, ground: str) -> None:
    colours = THEMES[theme]
    assert max(contrast(colours[name], colours[ground]) for name in EITHER[piece]) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_cells_stand_out_from_the_frame_or_have_a_ring(theme: str) -> None:
    colours = THEMES[theme]
    assert max(contrast(colours["cell"], colours[name]) for name in ("frame", "ring")) >= 3


@pytest.mark.parametrize("theme", ["contrast-light", "contrast-dark"])
def test_high_contrast_draws_every_cell(theme: str) -> None:
    colours = THEMES[theme]
    edges = (contrast(colours["cell"], colours[name]) for name in ("frame", "cell-line"))
    assert max(edges) >= 7


@pytest.mark.parametrize("theme", THEMES)
def test_a_hole_in_walnut_is_seen_by_its_ground_or_its_edge(theme: str) -> None:
    colours = THEMES[theme]
    marks = [colours["walnut-deep"], colours["walnut-rim"]]
    assert max(contrast(mark, colours["walnut-top"]) for mark in marks) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_light_and_dark_wood_differ_without_hue(theme: str) -> None:
    colours = THEMES[theme]
    for face in ("top", "side", "dusk"):
        assert contrast(colours[f"maple-{face}"], colours[f"walnut-{face}"]) >= 3


def test_contrast_is_the_same_by_choice_and_by_device() -> None:
    asked = THEME.split("@media (prefers-contrast: more) {")[1].split("@media")[0]
    assert COLOUR.findall(asked) == COLOUR.findall(block(CONTRAST))


def test_forced_colours_are_those_of_the_system() -> None:
    forced = THEME.split("@media (forced-colors: active) {")[1]
    values = set(re.findall(r"--[a-z-]+: (.*);", forced))
    assert values == {"Canvas", "CanvasText", "GrayText", "Highlight", "LinkText", "transparent"}


def test_under_forced_colours_no_part_of_a_piece_keeps_its_own() -> None:
    forced = set(re.findall(r"--([a-z-]+):", THEME.split("@media (forced-colors: active) {")[1]))
    drawn = r"(oak|maple|walnut|red|green|blue|yellow|tint|card|night|stud|shadow)\b.*"
    assert {name for name in THEMES["light"] if re.fullmatch(drawn, name)} <= forced
