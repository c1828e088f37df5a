"""What every request has to pass before the app sees it, and what every response says besides.

Who is refused gets a page of the app's own making, in the visitor's language.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

# Makes the page of a refusal: of which request, with which status, for which reason.
Refuse = Callable[[Scope, int, str], Response]

SAFE_METHODS = frozenset(("GET", "HEAD", "OPTIONS"))
# Where files are that may be kept; everything else may hold secrets.
STATIC = "/static/"

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "connect-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "manifest-src": "'self'",
}
UNUSED = ("camera", "display-capture", "geolocation", "microphone", "payment", "usb")
HEADERS = {
    "Content-Security-Policy": "; ".join(f"{name} {source}" for name, source in POLICY.items()),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # Links hold secrets, so no other site may learn them. `no-referrer` would keep them too, but
    # has browsers send `Origin: null` with our own forms, which looks like another site's.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in UNUSED),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


@dataclass(frozen=True, slots=True)
class Limits:
    """The most bytes of parts of a request, and the seconds that its body may take."""

    body: int = 1 << 16
    seconds: float = 10.0
    query: int = 2_048
    # A server may let longer headers through if they come in one piece.
    headers: int = 1 << 14
    # Longer than any name of a host with its port; links and codes are made of it.
    host: int = 270


USUAL = Limits()


def guarded(app: ASGIApp, refuse: Refuse, limits: Limits = USUAL) -> ASGIApp:
    """An app behind all guards; around Starlette, so that its page of an error has headers too."""
    return SecurityHeaders(SameOrigin(Bounded(app, refuse, limits), refuse))


class SecurityHeaders:
    """Tells browsers with every response what its page may not do."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; its response gets the headers."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                message.setdefault("headers", [])
                _add_headers(MutableHeaders(scope=message), str(scope["path"]))
            await send(message)

        await self._app(scope, receive, sent)


def _add_headers(headers: MutableHeaders, path: str) -> None:
    headers.update(HEADERS)
    if not path.startswith(STATIC):
        headers.setdefault("Cache-Control", "no-store")


class SameOrigin:
    """Refuses what pages of other sites have a browser send here."""

    def __init__(self, app: ASGIApp, refuse: Refuse) -> None:
        self._app, self._refuse = app, refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on if it is from here, or from no browser."""
        if scope["type"] != "http" or is_same_origin(str(scope["method"]), Headers(scope=scope)):
            await self._app(scope, receive, send)
            return
        await _hang_up(self._refuse(scope, 403, "cross-site"))(scope, receive, send)


def is_same_origin(method: str, headers: Headers) -> bool:
    """Whether no page of another site is behind a request, as browsers tell.

    This is what Go's CrossOriginProtection does. Browsers say `Sec-Fetch-Site` since 2023, but only
    over TLS or to the machine itself; `Origin` they always say, without knowing the scheme we have.
    """
    if method in SAFE_METHODS:
        return True
    if site := headers.get("sec-fetch-site"):
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    return not origin or _host(origin) == headers.get("host", "")


def _host(origin: str) -> str | None:
    """Host and port of an origin, if it has any; a hidden origin is `null`."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


class Bounded:
    """Refuses what is too large or too slow, before the app has seen anything of it.

    Starlette's own limit answers in English only, and knows no slow bodies. As no body is large
    here, it is read before the app is asked.
    """

    def __init__(self, app: ASGIApp, refuse: Refuse, limits: Limits = USUAL) -> None:
        self._app, self._refuse, self._limits = app, refuse, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on with its whole body, or refuse it unread."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            self._measure(scope)
            body = await self._body(receive)
        except _Excess as excess:
            refused = self._refuse(scope, excess.status, excess.key)
            await _hang_up(refused)(scope, receive, send)
            return
        if body is not None:
            await self._app(scope, _again(body, receive), send)

    def _measure(self, scope: Scope) -> None:
        """What a request says of itself."""
        if len(scope["query_string"]) > self._limits.query:
            raise _Excess(414, "address-too-long")
        if sum(len(name) + len(value) for name, value in scope["headers"]) > self._limits.headers:
            raise _Excess(431, "headers-too-large")
        if len(Headers(scope=scope).get("host", "")) > self._limits.host:
            raise _Excess(400, "host-too-long")
        length = Headers(scope=scope).get("content-length", "")
        if length.isdecimal() and (len(length) > 18 or int(length) > self._limits.body):
            raise _Excess(413, "body-too-large")

    async def _body(self, receive: Receive) -> bytes | None:
        """The whole body, or `None` if the client is gone."""
        try:
            async with asyncio.timeout(self._limits.seconds):
                return await self._read(receive)
        except TimeoutError as error:
            raise _Excess(408, "body-too-slow") from error

    async def _read(self, receive: Receive) -> bytes | None:
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                return None
            body += message.get("body", b"")
            if len(body) > self._limits.body:
                raise _Excess(413, "body-too-large")
            if not message.get("more_body", False):
                return bytes(body)


class _Excess(Exception):
    """Too much, or too slow: the status and the reason."""

    def __init__(self, status: int, key: str) -> None:
        super().__init__(status, key)
        self.status, self.key = status, key


def _again(body: bytes, receive: Receive) -> Receive:
    """What the app receives: the body that was read, and then what comes after it."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def received() -> Message:
        return waiting.pop() if waiting else await receive()

    return received


def _hang_up(refused: Response) -> Response:
    """A refusal that nothing can follow: who knows what is left to come of the request."""
    refused.headers["Connection"] = "close"
    return refused
