"""The web app: which page answers which address, and what happens when none can."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeAlias

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

from fourfold import games
from fourfold.core.errors import NotationError
from fourfold.store import Store, StoreError, open_store
from fourfold.thinking import Thinkers
from fourfold.web.attending import NotForOnlookers
from fourfold.web.config import Config
from fourfold.web.guard import guarded
from fourfold.web.host import Host, NoTable
from fourfold.web.limits import Rates, Unlimited
from fourfold.web.live import live
from fourfold.web.page import refused, visit
from fourfold.web.pages import (
    about,
    analysis,
    device,
    doing,
    lobby,
    moving,
    new,
    replay,
    rules,
    settings,
    start,
    table,
)
from fourfold.web.seats import Signer

LOG = logging.getLogger("fourfold.web")
STATIC = Path(__file__).parent / "static"
# Whoever asks too often may come back after so many seconds.
RETRY_AFTER = "20"
# What costs the host something even if nothing is sent.
ALWAYS_COUNTED = ("look", "think")

Answer: TypeAlias = Callable[[Request], Awaitable[Response]]
KNOWN = (400, 403, 404, 405, 408, 409, 413, 414, 422, 429, 431)


def limited(kind: str, answer: Answer) -> Answer:
    """An answer that is not given too often; looking at a form costs nothing."""

    async def answered(request: Request) -> Response:
        asked = request.method == "POST" or kind in ALWAYS_COUNTED
        if asked and not request.app.state.rates.allows(kind, request):
            response = refused(visit(request), 429, "error-429")
            response.headers["Retry-After"] = RETRY_AFTER
            return response
        return await answer(request)

    return answered


def of_a_game(answer: Answer) -> Answer:
    """An answer about a game that there is."""

    async def answered(request: Request) -> Response:
        if request.path_params["game"] not in games.all_keys():
            raise HTTPException(404)
        return await answer(request)

    return answered


def _get(path: str, answer: Answer, name: str = "") -> Route:
    return Route(path, answer, methods=["GET"], name=name or None)


def _post(path: str, kind: str, answer: Answer) -> Route:
    return Route(path, limited(kind, answer), methods=["POST"])


ROUTES: Sequence[Route | Mount] = (
    _get("/", start.start),
    _get("/lobby", lobby.lobby),
    Route("/new/{game}", limited("open", of_a_game(new.new)), methods=["GET", "POST"]),
    _get("/table/{id}", table.table, "table"),
    _get("/table/{id}/live", limited("look", live)),
    _get("/table/{id}/replay", limited("look", replay.replay)),
    _get("/table/{id}/record", limited("look", replay.record)),
    _get("/table/{id}/invite.svg", device.invite),
    _get("/table/{id}/device", device.device),
    _get("/table/{id}/device.svg", device.device_code),
    Route("/table/{id}/take/{ticket}", device.take, methods=["GET", "POST"], name="take"),
    _post("/table/{id}/sit", "talk", doing.sit),
    _post("/table/{id}/stand", "talk", doing.doing(doing.stand)),
    _post("/table/{id}/bot", "talk", doing.doing(doing.seat_bot)),
    _post("/table/{id}/move", "move", moving.move),
    _post("/table/{id}/ask", "talk", doing.doing(doing.ask)),
    _post("/table/{id}/answer", "talk", doing.doing(doing.reply)),
    _post("/table/{id}/resign", "talk", doing.doing(doing.resign)),
    _post("/table/{id}/say", "talk", doing.doing(doing.say)),
    _post("/table/{id}/hail", "talk", doing.doing(doing.hail)),
    _post("/table/{id}/mute", "talk", doing.doing(doing.mute)),
    _get("/rules", rules.rules),
    _get("/rules/{game}", of_a_game(rules.rules)),
    _get("/analysis", analysis.analyses),
    _get("/analysis/{game}", limited("think", of_a_game(analysis.analysis))),
    Route("/settings", settings.settings, methods=["GET", "POST"]),
    _get("/about", about.about),
    Mount("/static", StaticFiles(directory=STATIC)),
)


async def _known_error(request: Request, error: Exception) -> Response:
    """A sentence for everything that visitors can do wrong."""
    status = _status(error)
    response = refused(visit(request), status, f"error-{status if status in KNOWN else 400}")
    if isinstance(error, HTTPException):
        response.headers.update(error.headers or {})
    return response


def _status(error: Exception) -> int:
    match error:
        case HTTPException():
            return error.status_code
        case NoTable():
            return 404
        case NotForOnlookers():
            return 403
    return 422


async def _unkept(request: Request, error: Exception) -> Response:
    """What cannot be kept is not told to anybody either: whoever asked may ask again."""
    LOG.error("nothing can be kept or read now: %s", error)
    response = refused(visit(request), 503, "error-503")
    response.headers["Retry-After"] = RETRY_AFTER
    return response


async def _unknown_error(request: Request, _error: Exception) -> Response:
    """What went wrong here is logged by the server, and not shown."""
    return refused(visit(request), 500, "error-500")


def app(config: Config) -> ASGIApp:
    """The whole app; it opens its tables when it starts."""

    @asynccontextmanager
    async def lifespan(served: Starlette) -> AsyncIterator[None]:
        store = await open_store(config.database)
        host = Host(store, Thinkers(config.thinkers), pause=config.pause)
        served.state.host = host
        try:
            served.state.signer = Signer(await store.secret())
            await host.resume()
            yield
        finally:
            await _closed(host, store)

    pages = Starlette(
        routes=ROUTES,
        lifespan=lifespan,
        exception_handlers={
            HTTPException: _known_error,
            NoTable: _known_error,
            NotForOnlookers: _known_error,
            NotationError: _known_error,
            UnicodeError: _known_error,
            StoreError: _unkept,
            500: _unknown_error,
        },
    )
    pages.state.rates = Rates() if config.limits else Unlimited()

    def refuse(scope: Scope, status: int, _key: str) -> Response:
        scope["app"] = pages
        return refused(visit(Request(scope)), status, f"error-{status}")

    return guarded(pages, refuse)


async def _closed(host: Host, store: Store) -> None:
    await host.close()
    await host.thinkers.close()
    await store.close()
