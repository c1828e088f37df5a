"""The guard between a real server and real clients: sockets and a browser."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.types import Message, Receive, Scope, Send

from fourfold.web import guard
from fourfold.web.guard import Limits
from web.servers import running

FORM = """<!doctype html><html lang="en"><title>Form</title>
<form method="post" action="http://table.example/moves"><button>Move</button></form>"""


def refuse(scope: Scope, status: int, key: str) -> Response:
    return PlainTextResponse(key, status)


async def table(scope: Scope, receive: Receive, send: Send) -> None:
    """A page with a form, which is answered by what the browser tells of itself."""
    request = Request(scope, receive)
    told = [request.headers.get(name, "-") for name in ("sec-fetch-site", "origin", "referer")]
    page = HTMLResponse(FORM) if scope["method"] == "GET" else PlainTextResponse(" ".join(told))
    await page(scope, receive, send)


GUARDED = guard.guarded(table, refuse, Limits(seconds=0.5))


async def web(scope: Scope, receive: Receive, send: Send) -> None:
    """Some sites of the same server: a table, one with another policy, and somebody's own."""

    async def hiding(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message)["Referrer-Policy"] = "no-referrer"
        await send(message)

    if "hiding" in scope["query_string"].decode():
        await GUARDED(scope, receive, hiding)
    elif Request(scope).headers["host"] == "other.example":
        await table(scope, receive, send)
    else:
        await GUARDED(scope, receive, send)


@pytest.fixture
def port() -> Iterator[int]:
    """Where these sites are served."""
    with running(web) as port:
        yield port


# Sockets


def said(port: int, request: bytes, *more: bytes) -> bytes:
    """All that a server says until it hangs up."""
    with socket.create_connection(("127.0.0.1", port), timeout=5) as connection:
        connection.sendall(request)
        for each in more:
            time.sleep(0.1)
            connection.sendall(each)
        begun = time.monotonic()
        answer = b"".join(iter(lambda: connection.recv(65_536), b""))
        assert time.monotonic() - begun < 2, "nobody is kept waiting"
        return answer


def post(*headers: bytes) -> bytes:
    return b"\r\n".join((b"POST / HTTP/1.1", b"Host: table.example", *headers, b"", b""))


def test_a_body_that_says_it_is_huge_is_refused_and_the_line_is_cut(port: int) -> None:
    answer = said(port, post(b"Content-Length: 1000000000"))
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert answer.endswith(b"body-too-large")


def test_a_body_that_never_comes_is_refused_and_the_line_is_cut(port: int) -> None:
    answer = said(port, post(b"Content-Length: 10"), b"abc")
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert answer.endswith(b"body-too-slow")


def test_a_refused_form_of_another_site_is_not_read_either(port: int) -> None:
    answer = said(port, post(b"Origin: https://other.example", b"Content-Length: 1000000"))
    assert answer.startswith(b"HTTP/1.1 403 ")


@pytest.mark.parametrize("size", [17_000, 60_000, 1_000_000])
def test_no_headers_are_too_large_for_somebody_to_refuse_them(port: int, size: int) -> None:
    """The server itself refuses those that come in several pieces."""
    try:
        answer = said(port, post(b"Connection: close", b"Cookie: " + b"x" * size))
    except ConnectionError:
        return
    assert answer[:13] in (b"HTTP/1.1 431 ", b"HTTP/1.1 400 ")


# A browser


@pytest.fixture
def page(chromium: Browser, port: int) -> Page:
    """A page of a browser to which every site is this server, none of them trusted."""
    context = chromium.new_context(proxy={"server": f"http://127.0.0.1:{port}"})
    return context.new_page()


def moved(page: Page) -> tuple[int, str]:
    """How the form of a page is answered."""
    with page.expect_navigation() as reached:
        page.get_by_role("button").click()
    assert reached.value is not None
    return reached.value.status, reached.value.text()


@pytest.mark.slow
def test_a_form_works_over_plain_http_where_browsers_tell_only_the_origin(page: Page) -> None:
    page.goto("http://table.example/")
    told = "- http://table.example http://table.example/"
    assert moved(page) == (200, told)


@pytest.mark.slow
def test_without_any_referrer_the_same_form_would_be_refused(page: Page) -> None:
    page.goto("http://table.example/?hiding")
    assert moved(page) == (403, "cross-site")


@pytest.mark.slow
def test_a_form_of_another_site_is_refused(page: Page) -> None:
    page.goto("http://other.example/")
    assert moved(page) == (403, "cross-site")


@pytest.mark.slow
def test_links_to_other_sites_do_not_tell_where_they_were(page: Page) -> None:
    seen: list[str | None] = []
    page.goto("http://table.example/secret")
    page.on("request", lambda request: seen.append(request.headers.get("referer")))
    page.evaluate("location.href = 'http://other.example/'")
    page.wait_for_url("http://other.example/")
    assert seen == [None]


@pytest.mark.slow
def test_the_policy_stops_scripts_in_pages(page: Page) -> None:
    page.goto("http://table.example/")
    page.evaluate("document.body.innerHTML = `<img src='data:,' onerror='window.run = true'>`")
    page.wait_for_timeout(200)
    assert page.evaluate("window.run") is None
