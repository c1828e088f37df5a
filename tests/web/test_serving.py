"""The command that serves: a real process, real sockets, a real end."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from web.serving import PATIENCE, url_of

pytestmark = pytest.mark.slow


@dataclass(frozen=True)
class Process:
    """A server and where it is."""

    url: str
    process: subprocess.Popen[str]

    def client(self, **headers: str) -> httpx.Client:
        return httpx.Client(base_url=self.url, headers=headers, timeout=PATIENCE)

    def ends(self, number: int = signal.SIGTERM) -> float:
        """The seconds that it takes to end."""
        began = time.monotonic()
        self.process.send_signal(number)
        self.process.wait(PATIENCE)
        return time.monotonic() - began


@contextmanager
def serving(folder: Path, *words: str) -> Iterator[Process]:
    call = [sys.executable, "-m", "fourfold", "serve", "--port", "0", "--database", url_of(folder)]
    with subprocess.Popen(
        [*call, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            found = re.search(r"http://127\.0\.0\.1:\d+", said)
            assert found, said
            yield Process(found[0], process)
        finally:
            process.kill()


def opened(client: httpx.Client, **fields: str) -> str:
    usual = {"name": "Ada", "starter": "1", "pace": "none", "spectators": "yes", "chat": "yes"}
    answer = client.post("/new/quarto", data={**usual, **fields})
    assert answer.status_code == 303, answer.text
    return urlsplit(answer.headers["Location"]).path


def numbers(lines: Iterator[str], last: int) -> list[int]:
    """The messages of a stream up to one event."""
    found, known = [], 0
    for line in lines:
        found += [int(number) for number in re.findall(r'<li id="m-(\d+)"', line)]
        known = int(line[4:]) if line.startswith("id: ") else known
        if not line and known == last:
            break
    return found


def test_a_stream_over_a_socket_tells_what_happens_and_resumes(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as ada, server.client() as bo:
        here = opened(ada, **{"seat-2": "open"})
        bo.post(f"{here}/sit", data={"seat": "1", "name": "Bo"})
        with bo.stream("GET", f"{here}/live?since=4") as stream:
            assert stream.headers["Content-Type"].startswith("text/event-stream")
            assert stream.headers["Cache-Control"] == "no-store"
            ada.post(f"{here}/hail", data={"hail": "hello"})
            ada.post(f"{here}/move", data={"seq": "4", "move": "7"})
            assert numbers(stream.iter_lines(), 6) == [5, 6]
        ada.post(f"{here}/hail", data={"hail": "thanks"})
        with bo.stream("GET", f"{here}/live?since=0", headers={"Last-Event-ID": "6"}) as stream:
            assert numbers(stream.iter_lines(), 7) == [7]


def test_a_server_ends_at_once_although_somebody_listens(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as ada:
        here = opened(ada, **{"seat-2": "bot:random"})
        ada.post(f"{here}/move", data={"seq": "4", "move": "7"})
        with ada.stream("GET", f"{here}/live?since=0") as stream:
            assert stream.status_code == 200
            assert server.ends() < 6
        assert server.process.stderr is not None
        said = server.process.stderr.read()
        assert "Traceback" not in said
        assert "Error" not in said


def test_a_table_and_its_seats_outlive_a_server_that_was_killed(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as ada:
        here = opened(ada, **{"seat-2": "here"})
        assert ada.post(f"{here}/move", data={"seq": "4", "move": "7"}).status_code == 303
        cookie = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())
        server.ends(signal.SIGKILL)
    with serving(tmp_path) as server, server.client(Cookie=cookie) as ada:
        assert ada.post(f"{here}/move", data={"seq": "5", "move": "a1"}).status_code == 303
        page = ada.get(here, headers={"Accept-Language": "de"}).text
        assert '<html lang="de"' in page


def test_what_is_no_http_harms_nobody(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as ada:
        where = urlsplit(server.url)
        for sent in (
            b"\x16\x03\x01\x00\xff" * 100,
            b"GET / HTTP/1.1\r\n\r\n",
            b"GET / HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n",
            b"GET /table/\xff\xfe HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
            b"GET //evil.example/%00 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
            b"POST /settings HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
            b"HEAD / HTTP/1.1\r\nHost: x\r\nCookie: \xff\xfe=\x01\r\nConnection: close\r\n\r\n",
        ):
            with socket.create_connection((str(where.hostname), int(where.port or 0))) as line:
                line.settimeout(PATIENCE)
                line.sendall(sent)
                line.shutdown(socket.SHUT_WR)
                status = line.makefile("rb").readline()
                assert b" 5" not in status[:10], (sent, status)
        assert ada.get("/").status_code == 200


def test_a_head_of_a_stream_ends(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as ada:
        here = opened(ada, **{"seat-2": "here"})
        for _ in range(2):
            answer = ada.head(f"{here}/live")
            assert answer.status_code == 200
            assert answer.headers["Content-Type"].startswith("text/event-stream")


@pytest.mark.parametrize("language", ["de", "es"])
def test_who_opens_too_many_tables_has_to_wait(tmp_path: Path, language: str) -> None:
    told = {"Accept-Language": language}
    with serving(tmp_path) as server, server.client(**told) as ada:
        fields = {"name": "Ada", "starter": "1", "pace": "none", "seat-2": "open"}
        answers = [ada.post("/new/quarto", data=fields) for _ in range(12)]
        assert [answer.status_code for answer in answers].count(303) == 10
        late = answers[-1]
        assert (late.status_code, late.headers["Retry-After"]) == (429, "20")
        assert f'<html lang="{language}"' in late.text
        problem = ada.post("/new/quarto", data=fields, headers={"Accept": "application/json"})
        assert json.loads(problem.text)["status"] == 429
        assert ada.get("/new/quarto").status_code == 200
