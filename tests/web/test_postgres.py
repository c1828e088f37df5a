"""A whole game in the web app with its tables in PostgreSQL, over a restart of the app."""

from __future__ import annotations

import asyncio

import pytest

from postgres import server
from web.serving import Visitor, serving

BEFORE = "0 a1 1 b1 2 c1 3".split()
AFTER = ["d1", "!a1-d1"]


@pytest.mark.slow
def test_a_game_in_postgresql_goes_on_after_a_restart_and_ends_with_a_call() -> None:
    with server() as postgres:
        asyncio.run(_play(postgres.new_url()))


async def _play(url: str) -> None:
    async with serving(url) as served, served.visitor() as ada:
        table = await ada.opens("quarto", **{"seat-2": "here"})
        await _move(ada, table, BEFORE)
        log, cookie = await served.log(table), ada.cookies_for(f"/table/{table}")
    async with serving(url) as served, served.visitor() as ada:
        assert await served.log(table) == log
        ada.client.headers["Cookie"] = cookie
        await _move(ada, table, AFTER)
        outcome = (await served.table(table)).outcome
        assert outcome is not None
        assert outcome.reason == "called"


async def _move(visitor: Visitor, table: str, moves: list[str]) -> None:
    for move in moves:
        response = await visitor.moves(table, move)
        assert response.status_code == 303, response.text
