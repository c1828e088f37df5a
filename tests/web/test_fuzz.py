"""Whatever is sent, the answer is a page or a problem in somebody's language, never a failure."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.types import Message

from web.serving import PATIENCE, Served, run

METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "FOO"]
WORDS = [
    "", "0", "1", "-1", "99999999999999999999", "2.5", "٣", "²", "ab", "yes", "no", "open", "here",
    "bot:random", "bot:", "random", "{laid}", "play", "pass", "rt2@1,0", "@", "a b c", "a1", "\x00",
    "\ud7ff", "\u202e", "<b>", "&", "%", "' OR 1", "../..", "//evil.example", "/\\evil", "x" * 5_000,
]  # fmt: skip
FIELDS = [
    "seq", "move", "piece", "pieces", "cell", "line", "laid", "act", "as", "zoom", "seat", "name",
    "bot", "what", "answer", "sure", "text", "hail", "mute", "unmute", "next", "language", "theme",
    "starter", "pace", "seat-2", "option-seats", "option-set", "option-traits", "listed",
    "position", "why", "round", "since", "kept",
]  # fmt: skip
PATHS = [
    "/", "/lobby", "/new/{game}", "/table/{id}", "/table/{id}/replay", "/table/{id}/record",
    "/table/{id}/invite.svg", "/table/{id}/device", "/table/{id}/device.svg",
    "/table/{id}/take/{word}", "/table/{id}/sit", "/table/{id}/stand", "/table/{id}/bot",
    "/table/{id}/move", "/table/{id}/ask", "/table/{id}/answer", "/table/{id}/resign",
    "/table/{id}/say", "/table/{id}/hail", "/table/{id}/mute", "/rules", "/rules/{game}",
    "/analysis", "/analysis/{game}", "/settings", "/about", "/static/{word}", "/{word}",
]  # fmt: skip
HEADERS = ["Accept", "Accept-Language", "Cookie", "Content-Type", "HX-Request", "Range", "Host",
           "Last-Event-ID", "Sec-Fetch-Site", "Origin", "X-Forwarded-For", "Expect"]  # fmt: skip
VALUES = [
    "application/json", "*/*", "de;q=0.1, lv;q=x", "de; q=0.5", "nan", "text/html", "a=b; settings=%ff",
    "seats=W10.x; tables=..", "settings=language=xx", "=;=;\"", "[", "[::1", "a" * 3_000, "true", "null",
    "multipart/form-data", "multipart/form-data; boundary=x", "bytes=0-", "bytes=9-1", "\xff\xfe",
    "application/x-www-form-urlencoded; charset=utf-16", "multipart/form-data; boundary=x; charset=idna",
    "localhost:99999999", "evil.example/<script>", "a b", ":", "-5", "9" * 40,
]  # fmt: skip

words = st.sampled_from(WORDS) | st.text(st.characters(codec="utf-8"), max_size=12)
forms = st.lists(st.tuples(st.sampled_from(FIELDS), words), max_size=5)
headers = st.dictionaries(st.sampled_from(HEADERS), st.sampled_from(VALUES), max_size=3)
bodies = st.binary(max_size=60) | st.sampled_from(
    [
        b"--x\r\nContent-Disposition: form-data; name=a\r\n\r\n\xff\r\n--x--",
        b"--x",
        b"%ff=%fe&move=%c3",
    ]
)
paths = st.tuples(
    st.sampled_from(PATHS), st.sampled_from(["quarto", "quaro", "kwatro", "chess", "%00"]), words
)


async def answer(
    served: Served,
    method: str,
    path: str,
    query: bytes,
    told: Mapping[str, str],
    body: bytes,
) -> tuple[int, dict[str, str], bytes]:
    """What comes of a request that no well-behaved client would send."""
    start: Message = {}
    parts: list[bytes] = []
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method,
        "scheme": "http", "path": path, "raw_path": path.encode(errors="replace"),
        "query_string": query, "root_path": "", "client": ("127.0.0.1", 1),
        "server": ("table.example", 80),
        "headers": [
            (name.lower().encode(), text.encode("latin-1")) for name, text in told.items()
        ],
    }  # fmt: skip
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Message:
        return waiting.pop() if waiting else {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            start.update(message)
        parts.append(message.get("body", b""))

    async with asyncio.timeout(PATIENCE):
        await served.app(scope, receive, send)
    names = {key.decode().lower(): text.decode("latin-1") for key, text in start["headers"]}
    return int(start["status"]), names, b"".join(parts)


def is_proper(status: int, told: Mapping[str, str], body: bytes, method: str) -> None:
    """No failure, and where something was refused a sentence says so."""
    assert status < 500, (status, body[:300])
    assert b"Traceback" not in body
    assert "content-security-policy" in told
    if status >= 400 and method != "HEAD":
        kind = told["content-type"]
        if "json" in kind:
            assert json.loads(body)["status"] == status
        else:
            assert kind.startswith("text/html"), kind
            page = body.decode("utf-8")
            assert "<html lang=" in page or '<section id="table"' in page
            assert 'id="message"' in page or 'id="refused"' in page


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_no_request_whatever_makes_a_failure(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, bo = served.visitor(), served.visitor("de")
        table = await ada.opens("quarto", **{"seat-2": "open"})
        waiting = await ada.opens("kwatro", **{"seat-2": "open", "option-seats": "2"})
        await bo.sits(table, "Bo")
        loop = asyncio.get_running_loop()
        cookies = {each: ada.cookies_for(f"/table/{each}") for each in (table, waiting)}
        known = [table, waiting, "nowhere", "\x00"]

        @settings(max_examples=600, deadline=None, derandomize=True,
                  suppress_health_check=list(HealthCheck))  # fmt: skip
        @given(st.sampled_from(METHODS), paths, st.sampled_from(known), forms, headers, bodies,
               st.booleans(), st.booleans())  # fmt: skip
        def tries(
            method: str,
            path: tuple[str, str, str],
            where: str,
            fields: list[tuple[str, str]],
            told: dict[str, str],
            body: bytes,
            formed: bool,  # noqa: FBT001
            seated: bool,  # noqa: FBT001
        ) -> None:
            pattern, game, word = path
            here = pattern.format(game=game, id=where, word=word)
            query = str(httpx.QueryParams(fields)).encode()
            usual = {"Host": "table.example", "Cookie": cookies.get(where, "")} if seated else {}
            if formed:
                usual["Content-Type"] = "application/x-www-form-urlencoded"
            sent = {**usual, **told}
            asked = answer(served, method, here, query[:2_000], sent, query if formed else body)
            future = asyncio.run_coroutine_threadsafe(asked, loop)
            is_proper(*future.result(), method)

        await asyncio.to_thread(tries)

    run(tmp_path, play)
