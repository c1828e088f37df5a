"""Whatever is sent, the answer is a page or a problem in somebody's language, never a failure."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.types import Message

from web.serving import PATIENCE, Served, run

METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "FOO"]
WORDS = [
    "", "0", "1", "-1", "99999999999999999999", "2.5", "٣", "²", "ab", "yes", "no", "open",
    "here", "bot:random", "bot:", "random", "{laid}", "play", "pass", "rt2@1,0", "@", "a b c", "a1",
    "\x00", "\ud7ff", "\u202e", "<b>", "&", "%", "' OR 1", "../..", "//evil.example", "/\\evil",
    "x" * 5_000,
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
    "application/json", "*/*", "de;q=0.1, lv;q=x", "de; q=0.5", "nan", "text/html",
    "a=b; settings=%ff",
    "seats=W10.x; tables=..", "settings=language=xx", "=;=;\"", "[", "[::1", "a" * 3_000,
    "true", "null",
    "multipart/form-data", "multipart/form-data; boundary=x", "bytes=0-", "bytes=9-1", "\xff\xfe",
    "application/x-www-form-urlencoded; charset=utf-16",
    "multipart/form-data; boundary=x; charset=idna",
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


@dataclass(frozen=True)
class Wild:
    """A request that no well-behaved client would send; it may be a form, from a seat or not."""

    method: str
    path: tuple[str, str, str]
    fields: list[tuple[str, str]]
    told: dict[str, str]
    raw: bytes
    is_form: bool
    seated: bool

    def at(self, table: str) -> str:
        pattern, game, word = self.path
        return pattern.format(game=game, id=table, word=word)

    @property
    def query(self) -> bytes:
        return urlencode(self.fields).encode()[:2_000]

    @property
    def body(self) -> bytes:
        return urlencode(self.fields).encode() if self.is_form else self.raw

    def headers(self, cookie: str) -> dict[str, str]:
        usual = {"Host": "table.example", "Cookie": cookie} if self.seated else {}
        kind = {"Content-Type": "application/x-www-form-urlencoded"} if self.is_form else {}
        return {**usual, **kind, **self.told}


wild = st.builds(
    Wild, st.sampled_from(METHODS), paths, forms, headers, bodies, st.booleans(), st.booleans()
)


async def answer(
    served: Served, asked: Wild, table: str, cookie: str
) -> tuple[int, dict[str, str], bytes]:
    """What comes of it."""
    path = asked.at(table)
    start: Message = {}
    parts: list[bytes] = []
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1",
        "method": asked.method,
        "scheme": "http", "path": path, "raw_path": path.encode(errors="replace"),
        "query_string": asked.query, "root_path": "", "client": ("127.0.0.1", 1),
        "server": ("table.example", 80),
        "headers": [
            (name.lower().encode(), text.encode("latin-1"))
            for name, text in asked.headers(cookie).items()
        ],
    }  # fmt: skip
    waiting: list[Message] = [{"type": "http.request", "body": asked.body, "more_body": False}]

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
            whole = "<html lang=" in page and ('id="message"' in page or 'id="refused"' in page)
            part = '<section id="table"' in page or page.startswith("<hx-partial")
            assert whole or part


@pytest.mark.slow
def test_no_request_whatever_makes_a_failure(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, bo = served.visitor(), served.visitor("de")
        table = await ada.opens("quarto", **{"seat-2": "open"})
        waiting = await ada.opens("kwatro", **{"seat-2": "open", "option-seats": "2"})
        await bo.sits(table, "Bo")
        loop = asyncio.get_running_loop()
        cookies = {each: ada.cookies_for(f"/table/{each}") for each in (table, waiting)}
        known = [table, waiting, "nowhere", "\x00"]

        @settings(
            max_examples=1_000,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(wild, st.sampled_from(known))
        def tries(asked: Wild, where: str) -> None:
            got = answer(served, asked, where, cookies.get(where, ""))
            is_proper(*asyncio.run_coroutine_threadsafe(got, loop).result(), asked.method)

        await asyncio.to_thread(tries)

    run(tmp_path, play)
