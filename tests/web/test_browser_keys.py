"""Everything with the keyboard alone: tabulator, arrows, Home, End, Enter and the space bar."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest
from playwright.sync_api import Page

from web.playing import Double
from web.processes import Site
from web.staging import Plan, lay_out
from web.visitors import Visitors, opened, seat

NUMBERS = count(1)
# Farther than any page is long.
MOST_STOPS = 80
ROUND = "ArrowLeft ArrowRight ArrowDown End ArrowRight Home"


def at_table(visitors: Visitors, site: Site, record: str, *seats: int) -> Page:
    plan = Plan(f"keys-{next(NUMBERS)}", record)
    lay_out(site, plan)
    context = visitors.visitor()
    seat(context, site, plan, *seats)
    return opened(context, f"{site.url}/table/{plan.id}")


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.id"))


def tab_to(page: Page, selector: str) -> None:
    """Press the tabulator until something has the focus."""
    for _ in range(MOST_STOPS):
        if page.evaluate("what => document.activeElement.matches(what)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the tabulator does not reach {selector}")


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def pressing(page: Page, key: str) -> Callable[[], None]:
    return lambda: page.keyboard.press(key)


@pytest.mark.slow
def test_the_skip_link_goes_to_the_content(visitors: Visitors, site: Site) -> None:
    page = opened(visitors.visitor(), site.url)
    press(page, "Tab")
    assert page.locator(".skip").bounding_box()["y"] >= 0  # type: ignore[index]
    press(page, "Enter")
    assert focused(page) == "main"
    press(page, "Tab")
    assert page.evaluate("document.querySelector('main').contains(document.activeElement)")


@pytest.mark.slow
@pytest.mark.parametrize("record", ["quarto-middle", "quaro-middle", "kwatro-middle"])
def test_the_board_is_one_stop(record: str, visitors: Visitors, site: Site) -> None:
    page = at_table(visitors, site, record, 0)
    stops = page.locator(".cell").evaluate_all("all => all.filter(e => e.tabIndex === 0).length")
    assert stops == 1
    tab_to(page, ".cell")
    press(page, "ArrowDown", "End")
    inside = focused(page)
    stops = page.locator(".cell").evaluate_all("all => all.filter(e => e.tabIndex === 0).length")
    assert stops == 1
    press(page, "Tab")
    assert not page.evaluate("document.activeElement.matches('.cell')")
    press(page, "Shift+Tab")
    assert focused(page) == inside, "whoever comes back is where they were"


@pytest.mark.slow
def test_arrows_go_from_cell_to_cell_and_stop_at_the_edge(visitors: Visitors, site: Site) -> None:
    page = at_table(visitors, site, "quarto-middle", 1)
    tab_to(page, ".cell")
    walked = []
    for key in f"{ROUND} Control+End ArrowDown Control+Home".split():
        press(page, key)
        walked.append(focused(page)[2:])
    assert walked == ["a1", "b1", "b2", "d2", "d2", "a2", "d4", "d4", "a1"]


@pytest.mark.slow
def test_arrows_leap_over_the_corners_of_the_cross(visitors: Visitors, site: Site) -> None:
    page = at_table(visitors, site, "quaro-middle", 1)
    tab_to(page, ".cell")
    walked = []
    for key in "ArrowLeft End ArrowDown ArrowDown End ArrowUp Home".split():
        press(page, key)
        walked.append(focused(page)[2:])
    assert walked == ["c1", "f1", "f2", "f3", "h3", "h3", "a3"]


@pytest.mark.slow
def test_quarto_is_played_by_keys(visitors: Visitors, site: Site) -> None:
    page = at_table(visitors, site, "quarto-start", 0, 1)
    double = Double(page)
    tab_to(page, ".piece-button")
    double.do(pressing(page, "Enter"))
    tab_to(page, ".cell")
    press(page, "ArrowDown", "ArrowRight")
    double.do(pressing(page, "Space"))
    assert page.locator("#c-b2.occupied").count() == 1
    assert focused(page) == "c-b2", "the focus stays where the piece was placed"


@pytest.mark.slow
def test_quaro_is_played_by_keys(visitors: Visitors, site: Site) -> None:
    page = at_table(visitors, site, "quaro-start", 0, 1)
    double = Double(page)
    tab_to(page, "input[name=piece]")
    press(page, "ArrowRight")
    assert page.evaluate("document.activeElement.checked")
    tab_to(page, ".cell")
    double.do(pressing(page, "Enter"))
    assert page.locator("#c-c1.occupied").count() == 1


@pytest.mark.slow
def test_kwatro_is_played_by_keys(visitors: Visitors, site: Site) -> None:
    page = at_table(visitors, site, "kwatro-middle", 0)
    double = Double(page)
    tab_to(page, "input[name=piece]")
    press(page, "Space")
    assert page.evaluate("document.activeElement.checked")
    tab_to(page, "#c--1_-2, .cell[tabindex='0']")
    assert focused(page) == "c--1_-2"
    double.do(pressing(page, "Enter"))
    assert page.locator("#c--1_-2.laid").count() == 1
    tab_to(page, "[name=act][value=play]")
    double.do(pressing(page, "Enter"))
    assert page.locator("#c--1_-2.newest").count() == 1
