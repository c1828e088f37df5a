"""The whole app in process: visitors with cookies of their own, and listeners."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, TypeVar
from unittest.mock import patch
from urllib.parse import urlencode, urlsplit

import httpx
from starlette.types import ASGIApp, Message

from fourfold.table.table import Table
from fourfold.thinking import Job
from fourfold.thinking.thinkers import by_chance
from fourfold.web.app import app
from fourfold.web.config import Config
from fourfold.web.host import Host
from fourfold.web.sitting import Sitting

Answer = TypeVar("Answer")

HOME = "http://table.example"
NOON = 1_700_000_000_000
# Longer than anything here takes; who waits for that long waits in vain.
PATIENCE = 20.0


class Quick:
    """Thinkers that play by chance at once, without a process."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers

    async def choose(self, job: Job) -> str:
        return by_chance(job)

    async def close(self) -> None:
        pass


@dataclass
class Clock:
    """A clock that goes on when it is told to."""

    at: int = NOON

    def __call__(self) -> int:
        return self.at


def url_of(folder: Path, name: str = "tables") -> str:
    return f"sqlite:///{folder / name}.sqlite"


@dataclass
class Served:
    """The app while it is served."""

    app: ASGIApp
    host: Host
    clock: Clock

    def visitor(self, language: str = "en", home: str = HOME) -> Visitor:
        return Visitor(self, language, home)

    async def sitting(self, table_id: str) -> Sitting:
        return await self.host.sitting(table_id)

    async def table(self, table_id: str) -> Table:
        return (await self.sitting(table_id)).table

    async def log(self, table_id: str) -> list[bytes]:
        return await self.host.store.read(table_id)


class Visitor:
    """A browser without scripts: cookies, a language, and everything that it was ever sent."""

    def __init__(self, served: Served, language: str, home: str) -> None:
        self.served, self.language = served, language
        self.sent: list[httpx.Response] = []
        transport = httpx.ASGITransport(served.app, raise_app_exceptions=False)
        headers = {"Accept-Language": language, "Accept": "text/html"}
        self.client = httpx.AsyncClient(transport=transport, base_url=home, headers=headers)

    async def __aenter__(self) -> Visitor:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.client.aclose()

    async def get(self, path: str, **headers: str) -> httpx.Response:
        return await self.ask("GET", path, headers=_names(headers))

    async def post(self, path: str, **fields: object) -> httpx.Response:
        return await self.ask("POST", path, data={key: str(each) for key, each in fields.items()})

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        response = await self.client.request(method, path, **more)
        self.sent.append(response)
        return response

    async def opens(self, game: str, **fields: object) -> str:
        """The id of a new table."""
        usual: dict[str, object] = {"name": "Ada", "starter": "1", "pace": "none"}
        allowed = {"takeback": "yes", "chat": "yes", "spectators": "yes"}
        chosen = {key: each for key, each in {**usual, **allowed, **fields}.items() if each != ""}
        response = await self.post(f"/new/{game}", **chosen)
        assert response.status_code == 303, response.text
        return urlsplit(response.headers["Location"]).path.rpartition("/")[2]

    async def sits(self, table_id: str, name: str, seat: int = 1) -> httpx.Response:
        response = await self.post(f"/table/{table_id}/sit", seat=seat, name=name)
        assert response.status_code == 303, response.text
        return response

    async def moves(self, table_id: str, move: str, **more: object) -> httpx.Response:
        table = await self.served.table(table_id)
        fields = {"seq": table.changed, "move": move, **more}
        return await self.post(f"/table/{table_id}/move", **fields)

    def cookies_for(self, path: str) -> str:
        request = self.client.build_request("GET", path)
        return str(request.headers.get("Cookie", ""))

    def listening(self, path: str, **headers: str) -> Listener:
        told = {
            "accept": "text/event-stream",
            "accept-language": self.language,
            "cookie": self.cookies_for(path),
            "host": urlsplit(str(self.client.base_url)).netloc,
            **_names(headers),
        }
        return Listener(self.served.app, path, {key: each for key, each in told.items() if each})


def _names(headers: Mapping[str, str]) -> dict[str, str]:
    return {name.replace("_", "-"): text for name, text in headers.items()}


@dataclass(frozen=True)
class Event:
    """An event of a stream: its number and its data."""

    id: int
    data: str


@dataclass
class Listener:
    """A stream that is being read: its head, its raw bytes, its events."""

    app: ASGIApp
    path: str
    headers: Mapping[str, str]
    status: int = 0
    raw: bytes = b""
    head: list[tuple[bytes, bytes]] = field(default_factory=list)
    task: asyncio.Task[None] | None = None
    over: bool = False
    _gone: asyncio.Event = field(default_factory=asyncio.Event)
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _asked: bool = False

    async def __aenter__(self) -> Listener:
        path, _, query = self.path.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [
                (key.lower().encode(), each.encode("latin-1")) for key, each in self.headers.items()
            ],
            "client": ("127.0.0.1", 123),
            "server": ("table.example", 80),
        }
        self.task = asyncio.create_task(self._run(scope))
        await self.until(lambda: self.status != 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._gone.set()
        if self.task is not None:
            await asyncio.wait_for(self.task, PATIENCE)

    async def _run(self, scope: Message) -> None:
        try:
            await self.app(scope, self._receive, self._send)
        finally:
            self.over = True
            self._news.set()

    async def _receive(self) -> Message:
        if not self._asked:
            self._asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status, self.head = message["status"], list(message["headers"])
        else:
            self.raw += message.get("body", b"")
        self._news.set()

    async def until(self, reached: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not reached():
                assert not self.over or reached()
                await self._news.wait()
                self._news.clear()

    async def up_to(self, seq: int) -> list[Event]:
        """All events, once this one has come."""
        await self.until(lambda: any(event.id >= seq for event in self.events))
        return self.events

    @property
    def events(self) -> list[Event]:
        blocks = self.raw.decode().replace("\r\n", "\n").split("\n\n")[:-1]
        return [_event(block) for block in blocks if not block.startswith(":")]

    @property
    def text(self) -> str:
        return "\n".join(event.data for event in self.events)


def _event(block: str) -> Event:
    lines = [line.partition(": ")[::2] for line in block.split("\n")]
    data = "\n".join(text for name, text in lines if name == "data")
    return Event(int(dict(lines)["id"]), data)


@asynccontextmanager
async def serving(
    url: str,
    *,
    clock: Clock | None = None,
    chance: Random | None = None,
    thinkers: Callable[..., Any] = Quick,
    **chosen: Any,
) -> AsyncIterator[Served]:
    """The app while it is served; with a chance of our own, ids and secrets are fixed too."""
    clock, hosts, numbers = clock or Clock(), list[Host](), count(1)

    def host(*given: Any, **more: Any) -> Host:
        hosts.append(Host(*given, **{**more, "now": clock, "chance": chance or Random(1)}))
        return hosts[-1]

    config = Config(url, **{"limits": False, "pause": 0, **chosen})
    async with AsyncExitStack() as stack:
        patches: list[Any] = [
            patch("fourfold.web.app.Host", host),
            patch("fourfold.web.app.Thinkers", thinkers),
        ]
        if chance is not None:
            patches.append(patch("secrets.token_urlsafe", lambda _=0: f"{next(numbers):022}"))
            patches.append(patch("secrets.token_bytes", lambda size=32: b"s" * size))
            patches.append(patch("itsdangerous.TimestampSigner.get_timestamp", lambda _: 1))
        for each in patches:
            stack.enter_context(each)
        made = app(config)
        await stack.enter_async_context(_alive(made))
        yield Served(made, hosts[0], clock)


@asynccontextmanager
async def _alive(made: ASGIApp) -> AsyncIterator[None]:
    told: asyncio.Queue[Message] = asyncio.Queue()
    heard: asyncio.Queue[Message] = asyncio.Queue()
    scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}

    async def lives() -> None:
        await made(scope, told.get, heard.put)

    task = asyncio.create_task(lives())
    await told.put({"type": "lifespan.startup"})
    started = await heard.get()
    assert started["type"] == "lifespan.startup.complete", started
    try:
        yield
    finally:
        await told.put({"type": "lifespan.shutdown"})
        await asyncio.wait_for(task, PATIENCE)


def run(
    folder: Path, play: Callable[[Served], Awaitable[Answer]], name: str = "tables", **chosen: Any
) -> Answer:
    """What comes of playing with an app of one's own."""

    async def whole() -> Answer:
        async with serving(url_of(folder, name), **chosen) as served:
            return await play(served)

    return asyncio.run(whole())


def form(fields: Sequence[tuple[str, str]]) -> dict[str, Any]:
    """A body with fields in this order, some perhaps twice."""
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    return {"content": urlencode(fields), "headers": headers}
