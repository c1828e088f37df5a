"""A server that is killed at any moment forgets no move that it has acknowledged."""

from __future__ import annotations

import asyncio
import http.client
import re
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Thread
from urllib.parse import quote

import pytest

from fourfold.store import open_store
from fourfold.table import events
from fourfold.table.table import Table, folded
from web.processes import killed

# Two hundred kills in four parts, so that they run side by side.
PARTS, KILLS, TABLES = 4, 50, 4
# The server is killed so soon after the first move of a life; seconds.
LONGEST_LIFE = 0.3
CELLS = "a1 b1 c1 d1 b2 a2 d2 c2 c3 d3 a3 b3 d4 c4 b4 a4".split()
PIECES = "0 f 1 e 2 d 3 c 4 b 5 a 6 9 7 8".split()
# A whole game that nobody calls in.
MOVES = [move for pair in zip(PIECES, CELLS, strict=True) for move in pair] + ["-", "-"]
SEQ = re.compile(r'name="seq" value="(\d+)"')


@dataclass
class Game:
    """A game that one client plays for both seats, and what it was told is done."""

    table: str = ""
    cookie: str = ""
    acknowledged: int = 0


@dataclass
class Client:
    """Plays one game after the other, as far as it gets."""

    games: list[Game] = field(default_factory=list)

    def play(self, port: int) -> None:
        """Move until the server is gone."""
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
        try:
            while True:
                self._go_on(connection)
        except (OSError, http.client.HTTPException):
            return
        finally:
            connection.close()

    def _go_on(self, connection: http.client.HTTPConnection) -> None:
        if not self.games or self.games[-1].acknowledged >= len(MOVES):
            self.games.append(_opened(connection))
        game = self.games[-1]
        seq, done = _found(connection, game)
        # What was on its way when the server died may be done without having been acknowledged.
        assert game.acknowledged <= done <= game.acknowledged + 1
        game.acknowledged = done  # what a page shows is as good as acknowledged
        for number in range(done, len(MOVES)):
            _move(connection, game, seq + number - done, MOVES[number])
            game.acknowledged = number + 1
        game.acknowledged = len(MOVES)


def _ask(
    connection: http.client.HTTPConnection, game: Game, path: str, form: str = ""
) -> tuple[http.client.HTTPResponse, str]:
    headers = {"Cookie": game.cookie, "HX-Request": "true" if "/move" in path else "false"}
    if form:
        headers["Content-Type"] = "application/x-www-form-urlencoded"
    connection.request("POST" if form else "GET", path, form or None, headers)
    response = connection.getresponse()
    return response, response.read().decode()


def _opened(connection: http.client.HTTPConnection) -> Game:
    form = "name=Anna&seat-2=here&starter=1&pace=none"
    response, _ = _ask(connection, Game(), "/new/quarto", form)
    cookies = response.headers.get_all("Set-Cookie") or []
    location = response.headers["Location"]
    table = re.split("[?#]", location)[0].rpartition("/")[2]
    return Game(table, "; ".join(cookie.partition(";")[0] for cookie in cookies))


def _found(connection: http.client.HTTPConnection, game: Game) -> tuple[int, int]:
    """The number to move with, and how many moves are done."""
    _, page = _ask(connection, game, f"/table/{game.table}")
    found = SEQ.search(page)
    assert found, page[:200]
    # Opened, two seats taken, begun: then each event is a move.
    return int(found[1]), int(found[1]) - 4


def _move(connection: http.client.HTTPConnection, game: Game, seq: int, move: str) -> None:
    form = f"seq={seq}&move={quote(move)}"
    response, said = _ask(connection, game, f"/table/{game.table}/move", form)
    assert response.status == 204, said


async def _kept(database: str, games: list[Game]) -> list[Table]:
    """What is on disk of each game, folded without a fault."""
    store = await open_store(database)
    try:
        logs = [await store.read(game.table) for game in games]
    finally:
        await store.close()
    return [list(folded(map(events.read, log)))[-1] for log in logs]


def _moves(table: Table) -> list[str]:
    assert table.match is not None
    write = table.game.notation.write_move
    return [write(move) for move in table.match.record.moves]


def _one_life(folder: Path, clients: list[Client], seconds: float) -> str:
    """Let all clients play on until the server is killed; the database is left as it was then."""
    with killed(folder) as site:
        port = int(site.url.rpartition(":")[2])
        threads = [Thread(target=client.play, args=(port,)) for client in clients]
        for thread in threads:
            thread.start()
        time.sleep(seconds)
    for thread in threads:
        thread.join()
    return site.database


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_whenever_the_server_is_killed_every_acknowledged_move_is_there(
    part: int, tmp_path: Path
) -> None:
    chance = Random(part)
    clients = [Client() for _ in range(TABLES)]
    for _ in range(KILLS):
        database = _one_life(tmp_path, clients, chance.uniform(0.02, LONGEST_LIFE))
        playing = [client.games[-1] for client in clients if client.games]
        for game, table in zip(playing, asyncio.run(_kept(database, playing)), strict=True):
            there = _moves(table)
            assert there == MOVES[: len(there)]
            assert game.acknowledged <= len(there) <= game.acknowledged + 1
    assert sum(game.acknowledged for client in clients for game in client.games) > 10 * KILLS
