"""Small screens, large text, fingers, and people whom motion makes sick."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from web.processes import Site, serving
from web.scenes import lay_out_scenes, pages, seen, tables
from web.visitors import DESKTOP, NARROW, PHONE, STILL, Look, Visitors

SCENES = {**pages(), **tables()}
# Everything to click that is smaller than a finger (WCAG 2.5.5), less what the criterion leaves
# out: links within a sentence. A field in a label is as large as its label.
SMALL = """least => {
    const isInText = each => each.matches(".skip, .clause")
        || each.matches(":is(p, li):not(.actions, .zooms) a:not(.button, :only-child)");
    return [...document.querySelectorAll("a, button, summary, select, input, textarea")]
        .map(each => each.closest("label") ?? each)
        .filter(each => each.checkVisibility({visibilityProperty: true}))
        .filter(each => each.type !== "hidden" && !isInText(each))
        .map(each => [each, each.getBoundingClientRect()])
        .filter(([each, box]) => box.width < least - 0.5 || box.height < least - 0.5)
        .map(([each, box]) => `${box.width}x${box.height} ${each.outerHTML.slice(0, 90)}`);
}"""
WIDE = """() => {
    const page = document.documentElement;
    if (page.scrollWidth <= page.clientWidth) return [];
    return [...document.querySelectorAll("body *")]
        .filter(each => each.getBoundingClientRect().right > page.clientWidth + 1)
        .filter(each => !each.closest(".board-kwatro, .visually-hidden, .sprite"))
        .map(each => each.outerHTML.slice(0, 90)).slice(0, 4)
        .concat(`${page.scrollWidth} of ${page.clientWidth}`);
}"""
MOVING = "() => document.getAnimations().filter(each => each.playState === 'running').length"
# So that cores share the work.
PARTS = 4


@pytest.fixture(scope="module")
def scenes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site with all tables that there are to see."""
    with serving(tmp_path_factory.mktemp("scenes")) as site:
        lay_out_scenes(site)
        yield site


def small(page: Page, width: int) -> list[str]:
    """What is too small to be touched; cells of the cross may be small where the screen is."""
    found: list[str] = page.evaluate(SMALL, 44)
    if width == NARROW[0]:
        tiny: list[str] = page.evaluate(SMALL, 24)
        found = [each for each in found if 'class="cell' not in each or each in tiny]
    return found


def misfits(page: Page) -> dict[str, list[str]]:
    """What is too wide or too small, at every size."""
    found: dict[str, list[str]] = {}
    for size in (NARROW, PHONE, DESKTOP):
        width, height = size
        page.set_viewport_size({"width": width, "height": height})
        found[f"{width}"] = page.evaluate(WIDE) + small(page, width)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    found["text of twice the size"] = page.evaluate(WIDE)
    return {size: wrong for size, wrong in found.items() if wrong}


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_everything_fits_and_can_be_touched(part: int, visitors: Visitors, scenes: Site) -> None:
    visitors.site = scenes
    context = visitors.visitor({"language": "de"}, look=STILL)
    wrong = {}
    for name in list(SCENES)[part::PARTS]:
        page = seen(context, scenes, SCENES[name])
        if found := misfits(page):
            wrong[name] = found
        page.close()
    assert wrong == {}


@pytest.mark.slow
def test_nothing_moves_for_whoever_wants_no_motion(visitors: Visitors, scenes: Site) -> None:
    visitors.site = scenes
    for motion, moves in (("no-preference", True), ("reduce", False)):
        look = Look(reduced_motion="reduce") if motion == "reduce" else Look()
        context = visitors.visitor(look=look)
        page = seen(context, scenes, SCENES["won"])
        assert bool(page.evaluate(MOVING)) is moves
