"""axe-core and the browser work: what is wrong is found, and nothing where nothing is."""

from __future__ import annotations

import asyncio
import re
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from web.browser import TAGS, violations
from web.pages import served

ROOT = Path(__file__).parents[2]
GOOD = """<!doctype html><html lang="en"><head><title>Board</title></head>
<body><main><h1>Board</h1><p>It is your turn.</p></main></body></html>"""
# One planted fault for each of some tags, under the tag that finds it.
FAULTS = {
    "image-alt": '<img src="data:,">',
    "color-contrast": '<p style="color: #999; background: #fff">Faint</p>',
    "color-contrast-enhanced": '<p style="color: #666; background: #fff">Rather faint</p>',
    "target-size": '<p style="font-size: 4px"><a href="/a">A</a> <a href="/b">B</a></p>',
    "heading-order": "<h4>Deep</h4>",
}
# Judging must work on pages that allow no foreign script at all.
STRICT = "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:"


def judged(chromium: Browser, axe: str, html: str) -> set[str]:
    headers = {"Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": STRICT}
    with served(html, headers) as address:
        page = chromium.new_page()
        page.goto(address)
        return {text.partition(":")[0] for text in violations(page, axe)}


@pytest.mark.slow
def test_a_good_page_breaks_no_rule(chromium: Browser, axe: str) -> None:
    assert judged(chromium, axe, GOOD) == set()


@pytest.mark.slow
@pytest.mark.parametrize("rule", FAULTS)
def test_a_planted_fault_is_found(rule: str, chromium: Browser, axe: str) -> None:
    assert rule in judged(chromium, axe, GOOD.replace("</main>", f"{FAULTS[rule]}</main>"))


@pytest.mark.slow
def test_the_pinned_version_is_the_one_that_runs(chromium: Browser, axe: str) -> None:
    pinned = re.search(r"^version=(.+)$", (ROOT / "scripts" / "axe").read_text("utf-8"), re.M)
    page = chromium.new_page()
    page.evaluate(axe)
    assert pinned is not None
    assert page.evaluate("axe.version") == pinned[1]
    known = page.evaluate("axe.getRules().flatMap(rule => rule.tags)")
    assert set(TAGS) - set(known) <= {"wcag21aaa", "wcag22aaa", "wcag22a"}


@pytest.mark.slow
def test_an_event_loop_runs_beside_the_browser(chromium: Browser) -> None:
    """Here the browser has its loop; after the test nobody has (see the next one)."""
    with pytest.raises(RuntimeError):
        run_in_vain()


def test_an_event_loop_runs_after_the_browser() -> None:
    assert asyncio.run(asyncio.sleep(0, "done")) == "done"


def run_in_vain() -> None:
    sleep = asyncio.sleep(0)
    try:
        asyncio.run(sleep)
    finally:
        sleep.close()


def test_fetching_axe_again_does_nothing(axe: str) -> None:
    again = subprocess.run(["scripts/axe"], cwd=ROOT, capture_output=True, check=True)
    assert (again.stdout, again.stderr) == (b"", b"")
