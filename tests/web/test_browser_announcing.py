"""What screen readers are told: everything once, in order, neither too fast nor too much."""

from __future__ import annotations

from itertools import count, pairwise
from typing import TypedDict

import pytest
from playwright.sync_api import Page

from web.playing import Double
from web.processes import Site
from web.scenes import refused
from web.staging import Plan, lay_out
from web.visitors import Visitors, opened, seat

NUMBERS = count(1)
# Writes down every announcement with its moment, how many there are then, and every prompt.
RECORD = """() => {
    window.told = [];
    window.asked = [];
    const region = document.getElementById("announcer");
    const moments = [];
    const append = region.append.bind(region);
    region.append = node => { moments.push(performance.now()); append(node); };
    const note = () => {
        const prompt = document.querySelector(".prompt[data-mine]")?.textContent;
        if (prompt && window.asked.at(-1) !== prompt) window.asked.push(prompt);
    };
    new MutationObserver(changes => {
        for (const change of changes)
            for (const node of change.addedNodes)
                window.told.push({text: node.textContent, at: moments[window.told.length],
                    kept: region.childElementCount});
    }).observe(region, {childList: true, subtree: true, characterData: true});
    new MutationObserver(note).observe(document.querySelector("main"),
        {childList: true, subtree: true, attributes: true, characterData: true});
    note();
}"""
HEARD = "() => [...document.querySelectorAll('#messages > li')].map(each => each.textContent)"
AS_MUCH = """count => window.told.length >= count
    && window.told.filter(each => !window.asked.includes(each.text)).length >= count"""
# Milliseconds between two announcements, less what a timer may be early by.
GAP = 295


class Told(TypedDict):
    """An announcement: its text, its moment, and how many are in the document then."""

    text: str
    at: float
    kept: int


def at_table(
    visitors: Visitors, url: str, site: Site, plan: Plan, seat_: int = 0, **wishes: str
) -> Page:
    """A page of a table that writes down what it announces."""
    context = visitors.visitor({"language": "en", **wishes})
    seat(context, site, plan, seat_)
    page = opened(context, f"{url}/table/{plan.id}")
    page.evaluate(RECORD)
    return page


def told(page: Page, heard: list[str]) -> list[str]:
    """All that was announced, once it is as much as was heard."""
    page.wait_for_function(AS_MUCH, arg=len(heard))
    found: list[Told] = page.evaluate("window.told")
    asked = set(page.evaluate("window.asked"))
    gaps = [after["at"] - before["at"] for before, after in pairwise(found)]
    assert all(gap >= GAP for gap in gaps)
    assert max(each["kept"] for each in found) <= 4  # the oldest leaves when the newest is there
    return [each["text"] for each in found if each["text"] not in asked]


@pytest.mark.slow
def test_the_region_is_quiet_by_itself(visitors: Visitors, site: Site) -> None:
    plan = Plan(f"told-{next(NUMBERS)}", "quarto-middle")
    lay_out(site, plan)
    region = at_table(visitors, site.url, site, plan).locator("#announcer")
    assert region.get_attribute("role") is None
    assert region.get_attribute("aria-live") == "polite"
    assert region.text_content() == ""


@pytest.mark.slow
def test_a_game_against_a_bot_is_announced_once_and_in_order(
    visitors: Visitors, site: Site
) -> None:
    plan = Plan(f"told-{next(NUMBERS)}", "quaro-start", bots=((1, "greedy"),))
    lay_out(site, plan)
    page = at_table(visitors, site.url, site, plan)
    known = len(page.evaluate(HEARD))
    double = Double(page)
    for _ in range(10):
        double.look()
        double.move()
    double.look()
    heard = page.evaluate(HEARD)[known:]
    assert len(heard) >= 20
    assert told(page, heard) == heard
    assert page.locator("#announcer > *").count() <= 3


@pytest.mark.slow
def test_nothing_is_announced_twice_after_a_connection_was_lost(
    visitors: Visitors, site: Site
) -> None:
    plan = Plan(f"told-{next(NUMBERS)}", "quarto-middle")
    lay_out(site, plan)
    line = visitors.line()
    page = at_table(visitors, line.url, site, plan)
    other = Double(at_table(visitors, site.url, site, plan, 1))
    known = len(page.evaluate(HEARD))
    other.click(".cell.free")
    page.wait_for_function(f"count => ({HEARD})().length === count", arg=known + 1)
    line.cut()
    other.click("button[name=piece]:not(.gone)")
    line.mend()
    page.wait_for_selector("#message .prompt[data-mine]")
    heard = page.evaluate(HEARD)[known:]
    assert len(heard) == 2
    offline = page.locator("#trouble").get_attribute("data-offline")
    page.wait_for_function("said => window.told.some(each => each.text === said)", arg=heard[-1])
    said = told(page, heard)
    assert [each for each in said if each != offline] == heard
    assert said.count(str(offline)) <= 1


@pytest.mark.slow
def test_a_refusal_is_announced(visitors: Visitors, site: Site) -> None:
    plan = Plan(f"told-{next(NUMBERS)}", "kwatro-middle")
    lay_out(site, plan)
    page = at_table(visitors, site.url, site, plan)
    refused(page)
    said = page.locator("#refused").text_content()
    page.wait_for_function("said => window.told.some(each => each.text === said)", arg=said)
    assert [each["text"] for each in page.evaluate("window.told")].count(said) == 1


@pytest.mark.slow
def test_whoever_wants_no_announcements_gets_none(visitors: Visitors, site: Site) -> None:
    plan = Plan(f"told-{next(NUMBERS)}", "quarto-middle")
    lay_out(site, plan)
    page = at_table(visitors, site.url, site, plan, announce="no")
    other = Double(at_table(visitors, site.url, site, plan, 1))
    other.move()
    other.move()
    page.wait_for_selector("#message .prompt[data-mine]")
    assert page.evaluate("window.told") == []
    assert page.locator("#announcer").text_content() == ""
