"""A real browser for tests, and what axe-core says of its pages."""

from __future__ import annotations

from asyncio import AbstractEventLoop, _set_running_loop, get_running_loop
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import Browser, Page, sync_playwright

# A browser that asks nobody for anything but the pages of a test.
QUIETLY = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# All that axe-core knows of WCAG 2.2 up to AAA, and what else it advises.
TAGS = [
    *(f"wcag{version}{level}" for version in ("2", "21", "22") for level in ("a", "aa", "aaa")),
    "best-practice",
]
# What colours alone decide; these rules take the longest.
COLOURS = ["color-contrast", "color-contrast-enhanced"]
JUDGE = """async options => {
    const found = await axe.run(document, {...options, resultTypes: ["violations"]});
    return found.violations.flatMap(
        broken => broken.nodes.map(node => `${broken.id}: ${node.html}`));
}"""


@dataclass(frozen=True, slots=True)
class Launched:
    """A browser and the event loop that Playwright talks to it with."""

    browser: Browser
    loop: AbstractEventLoop

    @contextmanager
    def used(self) -> Iterator[Browser]:
        """The browser for a while; in between its loop is put away.

        Playwright leaves its loop running from one call to the next, so `asyncio.run` would fail in
        every other test of the process.
        """
        _set_running_loop(self.loop)
        try:
            yield self.browser
        finally:
            _set_running_loop(None)


@contextmanager
def launched(program: str) -> Iterator[Launched]:
    """A browser that ends, with all its pages, when nobody needs it any more."""
    with sync_playwright() as playwright:
        loop = get_running_loop()
        try:
            browser = playwright.chromium.launch(
                executable_path=program, headless=True, args=QUIETLY
            )
            _set_running_loop(None)
            yield Launched(browser, loop)
        finally:
            _set_running_loop(loop)
        browser.close()


def violations(page: Page, axe: str) -> list[str]:
    """What a page does wrong: the rule and the element, one text each."""
    return _judged(page, axe, {"runOnly": TAGS})


def pale(page: Page) -> list[str]:
    """What of a page that was judged before does not stand out enough in other colours."""
    return [str(broken) for broken in page.evaluate(JUDGE, {"runOnly": COLOURS})]


def ill_said(page: Page, axe: str) -> list[str]:
    """What a page does wrong in whatever colours."""
    return _judged(
        page, axe, {"runOnly": TAGS, "rules": {key: {"enabled": False} for key in COLOURS}}
    )


def _judged(page: Page, axe: str, options: dict[str, object]) -> list[str]:
    page.evaluate(axe)
    return [str(broken) for broken in page.evaluate(JUDGE, options)]
