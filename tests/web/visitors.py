"""Visitors with browsers of their own, who notice whatever a page may not do."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, TypedDict
from urllib.parse import urlencode, urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

from web.processes import Site
from web.relay import Relay, relayed
from web.staging import Plan, seats_cookie

DESKTOP, PHONE, NARROW = (1280, 900), (390, 844), (320, 800)
# A page that needs longer than this has failed; milliseconds.
PATIENCE = 10_000
# What a browser says of its own accord when a page says no.
NO = "the server responded with a status of 4"
# What it and htmx say when the line is cut.
CUT = ("net::ERR_", "htmx:sse:error")


class Look(TypedDict, total=False):
    """What a device asks for."""

    color_scheme: Literal["light", "dark"]
    contrast: Literal["more", "no-preference"]
    forced_colors: Literal["active", "none"]
    reduced_motion: Literal["reduce", "no-preference"]


STILL = Look(color_scheme="light", reduced_motion="reduce")
Wishes: TypeAlias = Mapping[str, str]


@dataclass(eq=False)
class Visitors:
    """Browsers of several people at one site, and everything wrong that they came across."""

    browser: Browser
    site: Site
    wrong: list[str] = field(default_factory=list)
    lines: ExitStack = field(default_factory=ExitStack)
    _hosts: set[str] = field(default_factory=set)

    def line(self) -> Relay:
        """A line to the site that can be cut."""
        relay = self.lines.enter_context(relayed(int(self.site.host.rpartition(":")[2])))
        self._hosts.add(urlsplit(relay.url).netloc)
        return relay

    def visitor(
        self,
        wishes: Wishes | None = None,
        *,
        size: tuple[int, int] = DESKTOP,
        look: Look | None = None,
        **more: Any,
    ) -> BrowserContext:
        """A person with a browser, and with these settings of the site."""
        width, height = size
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, **(look or {}), **more
        )
        context.set_default_timeout(PATIENCE)
        if wishes:
            _keep(context, self.site, "settings", urlencode(wishes), "/")
        context.on("request", self._asked)
        context.on("console", self._heard)
        context.on("weberror", lambda error: self.wrong.append(str(error.error)))
        return context

    def _asked(self, request: Request) -> None:
        if urlsplit(request.url).netloc not in {self.site.host, *self._hosts}:
            self.wrong.append(f"asked {request.url}")

    def _heard(self, message: ConsoleMessage) -> None:
        usual = (NO, *CUT) if self._hosts else (NO,)
        if message.type in ("error", "warning") and not any(map(message.text.count, usual)):
            self.wrong.append(message.text)


def seat(context: BrowserContext, site: Site, plan: Plan, *seats: int) -> None:
    """Give seats of a planned table to somebody."""
    _keep(context, site, "seats", seats_cookie(site, plan, *seats), f"/table/{plan.id}")


def _keep(context: BrowserContext, site: Site, name: str, value: str, path: str) -> None:
    domain = urlsplit(site.url).hostname or ""
    context.add_cookies([{"name": name, "value": value, "domain": domain, "path": path}])


def opened(context: BrowserContext, address: str) -> Page:
    """A page, shown, and listening if it is one that listens."""
    page = context.new_page()
    page.goto(address)
    return page
