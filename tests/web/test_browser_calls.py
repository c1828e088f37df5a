"""QUARTO! through the pages: by button and by key, falsely, stolen, and a square (Q6-Q12)."""

from __future__ import annotations

from itertools import count

import pytest
from playwright.sync_api import Page

from web.playing import NO_SCRIPTS, SCRIPTS, WAYS, Double
from web.processes import Site
from web.staging import Plan, lay_out
from web.visitors import Visitors, opened, seat

NUMBERS = count(1)
BOTH_WAYS = pytest.mark.parametrize("way", WAYS)


def doubles(visitors: Visitors, site: Site, record: str, way: str) -> tuple[Double, Double]:
    """Two people at a table where something is to be called."""
    plan = Plan(f"calls-{next(NUMBERS)}", record)
    lay_out(site, plan)
    found = []
    for number in (0, 1):
        context = visitors.visitor(java_script_enabled=way == SCRIPTS)
        seat(context, site, plan, number)
        found.append(Double(opened(context, f"{site.url}/table/{plan.id}"), way))
    return found[0], found[1]


def won(page: Page) -> list[str]:
    """The cells of the line that won."""
    marked = page.locator(".cell.won")
    return [name.removeprefix("c-") for name in marked.evaluate_all("all => all.map(e => e.id)")]


@pytest.mark.slow
@BOTH_WAYS
def test_q6_whoever_places_may_call(way: str, visitors: Visitors, site: Site) -> None:
    anna, ben = doubles(visitors, site, "quarto-window", way)
    assert ben.page.locator("details.call").count() == 0
    anna.call("a1-d1")
    ben.look()
    for double in (anna, ben):
        double.page.wait_for_selector(".message.called")
        assert won(double.page) == ["a1", "b1", "c1", "d1"]
        assert "Anna won" in double.page.title()
        assert double.is_over


@pytest.mark.slow
def test_q6_the_key_q_opens_the_lines(visitors: Visitors, site: Site) -> None:
    anna, _ = doubles(visitors, site, "quarto-window", SCRIPTS)
    anna.page.locator("#c-a1").focus()
    anna.page.keyboard.press("q")
    assert anna.page.evaluate("document.activeElement.value") == "a1-d1"
    anna.do(lambda: anna.page.keyboard.press("Enter"))
    assert won(anna.page) == ["a1", "b1", "c1", "d1"]


@pytest.mark.slow
@BOTH_WAYS
def test_q11_a_false_call_is_used_up(way: str, visitors: Visitors, site: Site) -> None:
    anna, ben = doubles(visitors, site, "quarto-window", way)
    anna.call("a4-d4")
    anna.page.wait_for_selector("text=False call: Anna names row 4")
    assert anna.page.locator("details.call").count() == 0
    assert anna.is_to_move
    if way == NO_SCRIPTS:
        ben.look()
    ben.page.wait_for_selector("text=False call: Anna names row 4")


@pytest.mark.slow
@BOTH_WAYS
def test_q7_a_line_that_was_missed_is_stolen(way: str, visitors: Visitors, site: Site) -> None:
    anna, ben = doubles(visitors, site, "quarto-window", way)
    anna.click("button[name=piece][value='8']")
    ben.look()
    ben.call("a1-d1")
    anna.look()
    for double in (anna, ben):
        double.page.wait_for_selector(".message.called")
        assert "Ben won" in double.page.title()


@pytest.mark.slow
@BOTH_WAYS
def test_q12_a_square_is_called(way: str, visitors: Visitors, site: Site) -> None:
    _, ben = doubles(visitors, site, "quarto-classic", way)
    assert "dark" in str(ben.page.locator("#c-b2").get_attribute("aria-label"))
    ben.call("b2-c3")
    assert won(ben.page) == ["b2", "c2", "b3", "c3"]
    assert "Ben won" in ben.page.title()
