"""A browser and a server that all tests of a process share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from web.browser import Launched, launched
from web.processes import Site, serving
from web.visitors import Visitors


@pytest.fixture(scope="session")
def _launched(chromium_program: str) -> Iterator[Launched]:
    with launched(chromium_program) as browser:
        yield browser


@pytest.fixture
def chromium(_launched: Launched) -> Iterator[Browser]:
    """The browser; what a test opened is closed after it."""
    with _launched.used() as browser:
        yield browser
        for context in browser.contexts:
            context.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A real server, with tables of its own."""
    with serving(tmp_path_factory.mktemp("site")) as site:
        yield site


@pytest.fixture
def visitors(chromium: Browser, site: Site) -> Iterator[Visitors]:
    """People with browsers, none of whom may come across anything wrong."""
    visitors = Visitors(chromium, site)
    with visitors.lines:
        yield visitors
        for context in chromium.contexts:
            context.close()
    assert visitors.wrong == []
