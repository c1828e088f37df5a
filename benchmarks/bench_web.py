"""The web app under load: how soon the other side sees a move, what a listener and a page cost.

`python benchmarks/bench_web.py` prints the figures and appends them to results.md. A real server
with SQLite, limits off, and this process as all its clients share the machine; both sides of each
table listen. Latency is from sending a move until its event has arrived at the other side.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from measured import HERE, report

TABLES = (1, 50, 500)
SECONDS = 20.0
# Each table moves once in so many seconds.
EVERY = 2.0
IDLE = 2_000
PAGES = 300
# A whole game of Quarto that nobody wins: each placement, then the next gift; two passes.
CELLS = "a1 b1 c1 d1 b2 a2 d2 c2 c3 d3 a3 b3 d4 c4 b4 a4".split()
PIECES = "0 f 1 e 2 d 3 c 4 b 5 a 6 9 7 8".split()
MOVES = [move for pair in zip(PIECES, CELLS, strict=True) for move in pair] + ["-", "-"]
CLOCK_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Server:
    """A server process with its port."""

    process: subprocess.Popen[str]
    port: int

    def cpu(self) -> float:
        """The seconds of CPU it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS

    def resident(self) -> int:
        """The bytes it holds in memory."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def serving() -> Iterator[Server]:
    """A real server on a free port, with tables of its own."""
    with TemporaryDirectory() as folder:
        call = [sys.executable, "-m", "fourfold", "serve", "--port", "0", "--no-limits"]
        call += ["--database", f"sqlite:///{folder}/tables.db", "--lang", "en"]
        process = subprocess.Popen(call, stdout=subprocess.PIPE, text=True)
        try:
            line = process.stdout.readline() if process.stdout else ""
            yield Server(process, int(line.split("127.0.0.1:")[1].split("/")[0]))
        finally:
            process.terminate()
            process.wait()


@dataclass
class Seat:
    """One side of a table: its cookie, its connection, and what has arrived on its stream."""

    cookie: str
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    seq: int = 0
    arrived: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class Match:
    """A table with both its sides."""

    id: str
    seats: list[Seat]
    starter: int


async def request(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, head: str, body: str = ""
) -> tuple[int, dict[str, str], bytes]:
    """One request on an open connection, and its answer."""
    length = f"Content-Length: {len(body)}\r\n" if body else ""
    form = "Content-Type: application/x-www-form-urlencoded\r\n" if body else ""
    writer.write(f"{head} HTTP/1.1\r\nHost: x\r\n{form}{length}".encode())
    return await answer(reader, writer, body)


async def answer(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, body: str
) -> tuple[int, dict[str, str], bytes]:
    """Send the rest of a request and read what comes."""
    writer.write(f"\r\n{body}".encode())
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
    pairs = [line.split(": ", 1) for line in lines if ": " in line]
    headers = {name.lower(): value for name, value in pairs}
    cookies = [value.split(";")[0] for name, value in pairs if name.lower() == "set-cookie"]
    headers["cookies"] = "; ".join(cookies)
    content = await reader.readexactly(int(headers.get("content-length", "0")))
    return int(first.split()[1]), headers, content


async def post(seat: Seat, path: str, form: str, live: str = "HX-Request: true\r\n") -> int:
    """Send a form with the cookie of a seat."""
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nCookie: {seat.cookie}\r\n{live}"
    head += f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(form)}\r\n"
    seat.writer.write(head.encode())
    status, _, _ = await answer(seat.reader, seat.writer, form)
    return status


async def opened(port: int) -> Match:
    """A table of Quarto with two people, both listening."""
    first = Seat("", *await asyncio.open_connection("127.0.0.1", port))
    form = "name=Anna&seat-2=open&starter=1&pace=none&spectators=yes"
    head = "POST /new/quarto"
    _, headers, _ = await request(first.reader, first.writer, head, form)
    first.cookie = headers["cookies"]
    table = headers["location"].split("/")[2].split("#")[0].split("?")[0]
    second = Seat("", *await asyncio.open_connection("127.0.0.1", port))
    head = f"POST /table/{table}/sit"
    _, headers, _ = await request(second.reader, second.writer, head, "name=Ben&seat=1")
    second.cookie = headers["cookies"]
    return Match(table, [first, second], 0)


async def listen(port: int, match: Match, seat: Seat) -> None:
    """Read the stream of a seat for ever, keeping the number of the last event."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 20)
    path = f"/table/{match.id}/live?since=0"
    writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nCookie: {seat.cookie}\r\n\r\n".encode())
    try:
        while line := await reader.readline():
            if line.startswith(b"id: "):
                seat.seq = int(line[4:])
                seat.arrived.set()
    finally:
        writer.transport.abort()


async def play(match: Match, offset: float, until: float, latencies: list[float]) -> None:
    """Move at a steady pace until the time is over, game after game."""
    moves, due = iter(()), perf_counter() + offset  # type: Iterator[tuple[int, str]], float
    while due < until:
        await asyncio.sleep(max(0.0, due - perf_counter()))
        due += EVERY
        turn, move = next(moves, (-1, ""))
        if turn < 0:
            moves = await another(match)
            turn, move = next(moves)
        latencies.append(await one_move(match, turn, move))


async def another(match: Match) -> Iterator[tuple[int, str]]:
    """The moves of the next game, each with who makes it."""
    if match.seats[0].seq > 6:
        for seat in match.seats:
            await post(seat, f"/table/{match.id}/ask", "what=again")
        match.starter = 1 - match.starter
        await asyncio.sleep(0.5)
    turns = [(match.starter + (number + 1) // 2) % 2 for number in range(len(MOVES))]
    return iter(zip(turns, MOVES, strict=True))


async def one_move(match: Match, turn: int, move: str) -> float:
    """Make a move; the seconds until the other side has it."""
    mover, other = match.seats[turn], match.seats[1 - turn]
    seen = max(mover.seq, other.seq)
    other.arrived.clear()
    began = perf_counter()
    status = await post(mover, f"/table/{match.id}/move", f"seq={seen}&move={move}")
    if status != 204:
        raise SystemExit(f"{move} was answered with {status}")
    while other.seq <= seen:
        await other.arrived.wait()
        other.arrived.clear()
    return perf_counter() - began


async def load(server: Server, tables: int) -> tuple[list[float], float]:
    """The latencies of so many tables, and the CPU seconds of the server for each move."""
    matches = [await opened(server.port) for _ in range(tables)]
    listeners = [
        asyncio.create_task(listen(server.port, match, seat))
        for match in matches
        for seat in match.seats
    ]
    while not all(seat.seq for match in matches for seat in match.seats):
        await asyncio.sleep(0.1)
    latencies: list[float] = []
    before, until = server.cpu(), perf_counter() + SECONDS
    chance = Random(1)
    games = (play(match, chance.random() * EVERY, until, latencies) for match in matches)
    await asyncio.gather(*games)
    used = server.cpu() - before
    for listener in listeners:
        listener.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    return latencies, used / len(latencies)


async def idle(server: Server) -> float:
    """The bytes that an idle listener costs."""
    match = await opened(server.port)
    await asyncio.sleep(0.5)
    before, listeners = server.resident(), []
    for _ in range(IDLE):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(f"GET /table/{match.id}/live?since=9999 HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        await reader.readuntil(b"\r\n\r\n")
        listeners.append(writer)
    await asyncio.sleep(1)
    each = (server.resident() - before) / IDLE
    for writer in listeners:
        writer.close()
    return each


async def pages(server: Server) -> float:
    """The CPU seconds of a whole page of a table."""
    match = await opened(server.port)
    seat = match.seats[0]
    cookie = f"GET /table/{match.id} HTTP/1.1\r\nHost: x\r\nCookie: {seat.cookie}\r\n"
    for warm_up in (True, False):
        before = server.cpu()
        for _ in range(PAGES):
            seat.writer.write(cookie.encode())
            await answer(seat.reader, seat.writer, "")
        if not warm_up:
            return (server.cpu() - before) / PAGES
    raise AssertionError


def first_page() -> float:
    """The seconds from `./run` until the first page has come, everything being installed."""
    with TemporaryDirectory() as folder:
        environment = {**os.environ, "XDG_DATA_HOME": folder, "DISPLAY": "", "LC_ALL": "C.UTF-8"}
        began = perf_counter()
        call = [str(HERE.parent / "run")]
        process = subprocess.Popen(call, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            line = process.stdout.readline() if process.stdout else ""
            port = int(line.split("127.0.0.1:")[1].split("/")[0])
            asyncio.run(_first_page(port))
            return perf_counter() - began
        finally:
            process.terminate()
            process.wait()


async def _first_page(port: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    await request(reader, writer, "GET /")
    writer.close()


def main() -> None:
    """Measure and report everything."""
    rows = []
    for tables in TABLES:
        with serving() as server:
            latencies, cpu = asyncio.run(load(server, tables))
        cuts = quantiles(latencies, n=100)
        rate = f"{len(latencies) / SECONDS:.1f}"
        p50, p99 = f"{1000 * median(latencies):.1f}", f"{1000 * cuts[98]:.1f}"
        rows.append((str(tables), rate, p50, p99, f"{1000 * cpu:.2f}"))
    report(("tables", "moves a second", "p50 ms", "p99 ms", "CPU ms a move"), rows)
    with serving() as server:
        listener = asyncio.run(idle(server)) / 1024
    with serving() as server:
        page = asyncio.run(pages(server)) * 1000
    start = median(first_page() for _ in range(3))
    costs = [("idle listener, KB", f"{listener:.1f}"), ("page of a table, CPU ms", f"{page:.2f}")]
    report(("", ""), [*costs, ("from `./run` to the first page, s", f"{start:.2f}")])


if __name__ == "__main__":
    main()
