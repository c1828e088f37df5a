"""What every request has to pass, and what every response says besides."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fourfold.web import guard
from fourfold.web.guard import Limits

HOST = "table.example"


def refuse(scope: Scope, status: int, key: str) -> Response:
    return PlainTextResponse(f"{scope['path']} {key}", status)


async def echo(request: Request) -> Response:
    return PlainTextResponse(await request.body())


async def fails(request: Request) -> Response:
    raise LookupError


async def kept(request: Request) -> Response:
    return PlainTextResponse("", headers={"Cache-Control": "max-age=5", "X-Frame-Options": "none"})


METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
APP = Starlette(
    routes=[
        Route("/fails", fails),
        Route("/kept", kept),
        Route("/{path:path}", echo, methods=METHODS),
    ]
)


def asked(
    method: str = "POST",
    path: str = "/",
    headers: Mapping[str, str] | None = None,
    content: bytes | AsyncIterator[bytes] = b"",
    limits: Limits = guard.USUAL,
) -> httpx.Response:
    """What the guarded app answers."""

    async def answered() -> httpx.Response:
        app = guard.guarded(APP, refuse, limits)
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}") as client:
            return await client.request(method, path, headers=headers, content=content)

    return asyncio.run(answered())


def raw(
    messages: list[Message | float],
    headers: list[tuple[bytes, bytes]],
    app: ASGIApp = APP,
) -> tuple[list[Message], int]:
    """What is sent in answer to these messages, numbers being pauses, and how many were read."""
    sent: list[Message] = []
    waiting = list(messages)
    read = 0

    async def receive() -> Message:
        nonlocal read
        while waiting and isinstance(waiting[0], float):
            await asyncio.sleep(waiting.pop(0))  # type: ignore[arg-type]
        if not waiting:
            await asyncio.sleep(1_000)
        read += 1
        return waiting.pop(0)  # type: ignore[return-value]

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": "/", "query_string": b"", "headers": headers}
    limits = Limits(seconds=0.3)
    answer(guard.guarded(app, refuse, limits), scope, receive, send)
    return sent, read


def answer(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Have an app answer one request."""

    async def answered() -> None:
        await app(scope, receive, send)

    asyncio.run(answered())


def part(body: bytes, more_body: bool = True) -> Message:  # noqa: FBT001, FBT002
    return {"type": "http.request", "body": body, "more_body": more_body}


# From which site a request is


@pytest.mark.parametrize("site", ["same-origin", "none"])
def test_what_a_browser_sends_from_here_passes(site: str) -> None:
    assert asked(headers={"Sec-Fetch-Site": site, "Origin": "null"}).status_code == 200


@pytest.mark.parametrize("site", ["cross-site", "same-site", "SAME-ORIGIN", "anything"])
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_what_other_sites_have_a_browser_send_is_refused(site: str, method: str) -> None:
    headers = {"Sec-Fetch-Site": site, "Origin": f"http://{HOST}"}
    reply = asked(method, "/tables", headers)
    assert (reply.status_code, reply.text) == (403, "/tables cross-site")


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
def test_what_changes_nothing_passes_from_anywhere(method: str) -> None:
    headers = {"Sec-Fetch-Site": "cross-site", "Origin": "https://other.example"}
    assert asked(method, headers=headers).status_code in (200, 405)


@pytest.mark.parametrize("origin", [f"http://{HOST}", f"https://{HOST}"])
def test_older_browsers_and_plain_http_are_known_by_their_origin(origin: str) -> None:
    assert asked(headers={"Origin": origin}).status_code == 200


@pytest.mark.parametrize(
    "origin",
    [
        "https://other.example",
        f"https://{HOST}.other.example",
        f"https://other.{HOST}",
        f"https://{HOST}:8443",
        f"https://{HOST}@other.example",
        f"https://other.example/{HOST}",
        "null",
        HOST,
        "https://[",
    ],
)
def test_another_origin_is_refused(origin: str) -> None:
    assert asked(headers={"Origin": origin}).status_code == 403


def test_a_port_belongs_to_the_origin() -> None:
    headers = {"Host": "localhost:8000", "Origin": "http://localhost:8000"}
    assert asked(headers=headers).status_code == 200
    assert asked(headers={**headers, "Origin": "http://localhost:9000"}).status_code == 403


def test_a_hidden_origin_is_not_the_host_that_is_not_named() -> None:
    sent, _ = raw([part(b"", more_body=False)], [(b"origin", b"null")])
    assert sent[0]["status"] == 403


def test_who_is_no_browser_passes() -> None:
    assert asked().status_code == 200


# Headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("GET", "/", 200), ("GET", "/fails", 500), ("TRACE", "/", 405), ("POST", "/", 403)],
)
def test_every_response_says_what_its_page_may_not_do(method: str, path: str, status: int) -> None:
    reply = asked(method, path, {"Sec-Fetch-Site": "cross-site"} if status == 403 else {})
    assert reply.status_code == status
    for name, value in guard.HEADERS.items():
        assert reply.headers.get_list(name) == [value]
    assert reply.headers["Cache-Control"] == "no-store"


def test_the_policy_allows_this_site_and_no_other() -> None:
    assert guard.HEADERS["Content-Security-Policy"] == (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; "
        "manifest-src 'self'"
    )


def test_files_may_be_kept_and_pages_only_where_they_say_so() -> None:
    assert "Cache-Control" not in asked("GET", "/static/board.js").headers
    reply = asked("GET", "/kept")
    assert reply.headers["Cache-Control"] == "max-age=5"
    assert reply.headers["X-Frame-Options"] == "DENY"


def test_what_is_no_request_passes_untouched() -> None:
    seen = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append((scope, receive, send))

    async def nothing() -> Message:
        raise AssertionError

    async def nobody(message: Message) -> None:
        raise AssertionError

    scope = {"type": "lifespan"}
    answer(guard.guarded(app, refuse), scope, nothing, nobody)
    assert seen == [(scope, nothing, nobody)]


# Sizes and times


@pytest.mark.parametrize("chunks", [1, 16])
def test_a_body_of_64_kib_arrives_whole(chunks: int) -> None:
    whole = bytes(range(256)) * 256

    async def pieces() -> AsyncIterator[bytes]:
        for start in range(0, len(whole), len(whole) // chunks):
            yield whole[start : start + len(whole) // chunks]

    assert asked(content=pieces()).content == whole
    assert asked(content=whole).content == whole


def test_a_body_that_says_it_is_larger_is_not_read_at_all() -> None:
    for length in (b"65537", b"9" * 18, b"9" * 5_000):
        sent, read = raw([part(b"x")], [(b"content-length", length)])
        assert sent[0]["status"] == 413
        assert sent[1]["body"] == b"/ body-too-large"
        assert read == 0


def test_a_body_that_gets_larger_is_not_read_on() -> None:
    sent, read = raw([part(b"x" * 40_000)] * 5, [])
    assert sent[0]["status"] == 413
    assert read == 2


def test_a_body_that_says_too_little_is_counted() -> None:
    sent, _ = raw([part(b"x" * 40_000)] * 5, [(b"content-length", b"1")])
    assert sent[0]["status"] == 413


@pytest.mark.parametrize("messages", [[], [part(b"x"), 0.1, part(b"x"), 0.15] * 3])
def test_a_slow_body_is_refused_however_it_drips(messages: list[Message | float]) -> None:
    sent, _ = raw(messages, [])
    assert sent[0]["status"] == 408
    assert sent[1]["body"] == b"/ body-too-slow"


def test_who_leaves_halfway_never_reaches_the_app() -> None:
    sent, _ = raw([part(b"x"), {"type": "http.disconnect"}], [])
    assert not sent


def test_a_long_answer_learns_when_its_reader_leaves() -> None:
    heard = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        heard.extend([await receive(), await receive()])

    gone: Message = {"type": "http.disconnect"}
    raw([part(b"a"), part(b"b", more_body=False), 0.5, gone], [], app)
    assert heard == [part(b"ab", more_body=False), gone]


def test_a_long_address_is_refused() -> None:
    assert asked("GET", f"/?{'x' * 2_048}").status_code == 200
    reply = asked("GET", f"/?{'x' * 2_049}")
    assert (reply.status_code, reply.text) == (414, "/ address-too-long")


def test_large_headers_are_refused() -> None:
    reply = asked("GET", headers={"Cookie": "x" * 17_000})
    assert (reply.status_code, reply.text) == (431, "/ headers-too-large")
    assert asked("GET", headers={"Cookie": "x" * 15_000}).status_code == 200
