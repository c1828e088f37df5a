"""The pictures of docs/screens.md; with FOURFOLD_SCREENSHOTS=write they are taken anew."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page

from web.palette import pixels, with_palette
from web.processes import Site
from web.staging import Plan, lay_out
from web.visitors import DESKTOP, PHONE, Look, Visitors, opened, seat

SCREENSHOTS = Path(__file__).parents[2] / "docs" / "screenshots"
WRITES = os.environ.get("FOURFOLD_SCREENSHOTS") == "write"
LOOKS: dict[str, Look] = {"light": {"color_scheme": "light"}, "dark": {"color_scheme": "dark"}}
SIZES = {"desktop": DESKTOP, "phone": PHONE}
GAMES = ("quarto", "quaro", "kwatro")
EVERY = [(game, look, size) for game in GAMES for look in LOOKS for size in SIZES]
OTHERS = [
    ("start", "light", "desktop"),
    ("start", "dark", "phone"),
    ("calling", "light", "desktop"),
    ("calling", "dark", "phone"),
]
NAMES = ["-".join(name) for name in (*EVERY, *OTHERS)]
# Whose turn it is in each of the games, with a cell on which something is to be noticed.
SHOWN = {
    "quarto": (Plan("", "quarto-middle", hints=True), 1, ".cell.free[aria-description]"),
    "quaro": (Plan("", "quaro-middle", hints=True), 1, ".cell.free[aria-description]"),
    "kwatro": (Plan("", "kwatro-middle", hints=True), 0, ".cell.free[aria-description]"),
    "calling": (Plan("", "quarto-window"), 0, "summary.quarto"),
}
# Pictures that are small enough to be kept with the sources, all together; bytes.
MOST = 2_000_000


def shot(page: Page) -> bytes:
    """The page as it is shown in the documentation."""
    page.evaluate("document.fonts.ready")
    return page.screenshot(animations="disabled", caret="hide", scale="css")


def shown(visitors: Visitors, site: Site, what: str, look: str, size: str) -> Page:
    device = Look(**LOOKS[look], reduced_motion="reduce")
    context = visitors.visitor({"language": "en"}, size=SIZES[size], look=device)
    if what == "start":
        return opened(context, site.url)
    plan, seen_from, pointed = SHOWN[what]
    plan = Plan(f"shot-{what}-{look}-{size}", plan.record, hints=plan.hints)
    lay_out(site, plan)
    seat(context, site, plan, seen_from)
    page = opened(context, f"{site.url}/table/{plan.id}")
    page.locator(pointed).first.focus()
    if what == "calling":
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
    else:
        page.evaluate("scrollTo(0, 0)")
    return page


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_screenshot_is_of_today(
    name: str, visitors: Visitors, site: Site, tmp_path: Path
) -> None:
    what, look, size = name.split("-")
    png = shot(shown(visitors, site, what, look, size))
    kept = SCREENSHOTS / f"{name}.png"
    if WRITES:
        SCREENSHOTS.mkdir(exist_ok=True)
        kept.write_bytes(with_palette(png))
    (tmp_path / kept.name).write_bytes(png)
    assert pixels(kept.read_bytes()) == pixels(png) == SIZES[size]


def test_the_screenshots_are_small_and_all_shown() -> None:
    kept = {path.name: path.stat().st_size for path in SCREENSHOTS.iterdir()}
    told = (SCREENSHOTS.parent / "screens.md").read_text("utf-8")
    assert set(kept) == {f"{name}.png" for name in NAMES}
    assert [name for name in kept if f"(screenshots/{name})" not in told] == []
    assert sum(kept.values()) < MOST
