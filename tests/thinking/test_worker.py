"""A worker answers a line with a line, whatever the line is."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from typing import Any

import pytest

from fourfold import games
from thinking.scenes import first, is_legal

COMMAND = [sys.executable, "-P", "-m", "fourfold.thinking.worker"]
READY = {"ready": True}
BURNING = "worker.bots.get = lambda *_: lambda *_: sum(iter(int, 1))"


def answers(*lines: bytes) -> list[dict[str, Any]]:
    run = subprocess.run(COMMAND, input=b"\n".join(lines), capture_output=True, check=True)
    assert run.stderr == b""
    return [json.loads(line) for line in run.stdout.splitlines()]


def job(**other: object) -> bytes:
    quarto = first()
    position = quarto.game.notation.write_position(quarto.position)
    words = {"do": "choose", "game": "quarto", "options": {}, "position": position}
    return json.dumps({**words, "bot": "greedy", "seed": 1, **other}).encode()


def test_it_says_that_it_is_ready_and_ends_with_its_input() -> None:
    assert answers() == [READY]


def test_it_answers_every_job_in_order() -> None:
    ready, *moves = answers(job(), job(bot="level-7"), job(bot="perfect"))
    assert ready == READY
    assert len(moves) == 3
    assert all(set(words) == {"move"} for words in moves)
    assert all(is_legal(first(), words["move"]) for words in moves)


@pytest.mark.parametrize(
    ("line", "error"),
    [
        (b"", "JSONDecodeError"),
        (b"\xff", "UnicodeDecodeError"),
        (b"[" * 100_000, "RecursionError"),
        (b"4", "TypeError"),
        (b"{}", "KeyError"),
        (job(do="sing"), "KeyError: 'sing'"),
        (job(game="chess"), "KeyError: 'chess'"),
        (job(bot="deepblue"), "KeyError: 'deepblue'"),
        (job(options={"set": "gold"}), "NotationError"),
        (job(position="?"), "NotationError"),
        (job(position=4), "Error"),
    ],
)
def test_a_job_that_fails_stops_none_after_it(line: bytes, error: str) -> None:
    _, failed, after = answers(line, job())
    assert error in failed["error"]
    assert after["move"]


def test_it_does_not_end_by_control_c() -> None:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as run:
        assert run.stdin is not None
        assert run.stdout is not None
        assert json.loads(run.stdout.readline()) == READY
        run.send_signal(signal.SIGINT)
        run.stdin.write(job() + b"\n")
        run.stdin.flush()
        assert json.loads(run.stdout.readline())["move"]
    assert run.returncode == 0


def test_it_stands_back_behind_the_server() -> None:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as run:
        assert run.stdout is not None
        run.stdout.readline()
        behind = os.getpriority(os.PRIO_PROCESS, run.pid) - os.getpriority(os.PRIO_PROCESS, 0)
    assert behind > 0


def test_a_job_that_nobody_waits_for_ends_all_the_same() -> None:
    hurried = f"from fourfold.thinking import worker; worker.LONGEST = 1; {BURNING}; worker.main()"
    run = subprocess.run(
        [sys.executable, "-c", hurried], input=job(), capture_output=True, check=False
    )
    assert run.returncode == -signal.SIGALRM


def test_it_ends_quietly_when_nobody_reads() -> None:
    with subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as run:
        assert run.stdin is not None
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.readline()
        run.stdout.close()
        run.stdin.write(job() + b"\n")
        run.stdin.close()
        assert run.stderr.read() == b""
    assert run.returncode == 0


@pytest.mark.parametrize("key", games.all_keys())
def test_it_reads_every_game(key: str) -> None:
    start = first(key)
    text = start.game.notation.write_position(start.position)
    _, answer = answers(job(game=key, position=text))
    assert is_legal(start, answer["move"])
