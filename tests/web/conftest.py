"""A browser that all tests of a process share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from web.browser import Launched, launched


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
