"""A bot that fails plays a legal move in time, and the log says why."""

from __future__ import annotations

import asyncio
import sys
import time

import pytest

from fourfold.thinking import Thinkers, process
from thinking.scenes import first, is_legal, stubborn

# What is said of each way to misbehave.
FAILURES = {
    "illegal": "it plays a1, which is refused",
    "nothing": "it plays None, which is refused",
    "raises": "LookupError: lost\ufffdin thought",
    "exits": "the worker ended",
    "dies": "the worker ended",
    "sleeps": "no answer within 0.5 s",
    "burns": "no answer within 0.5 s",
    "garbage": "an answer that is no JSON",
    "deep": "an answer that is no JSON",
    "number": "an answer without words",
    "wordless": "it plays None, which is refused",
    "half": "the worker ended",
    "huge": "an answer too long",
    "endless": "an answer too long",
    "deaf": "within 0.5 s|does not listen|ended",
    "mute": "no answer within 1 s",
    "unborn": "the worker ended",
}


async def two_moves(command: tuple[str, ...]) -> list[str]:
    thinking = Thinkers(command=command)
    try:
        return [await thinking.choose(first(bot="level-3")) for _ in range(2)]
    finally:
        await thinking.close()


@pytest.mark.parametrize("kind", FAILURES)
def test_who_fails_plays_a_legal_move_in_time(
    kind: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = "within" in FAILURES[kind]
    monkeypatch.setattr("fourfold.bots.seconds", lambda _: 0.5 if slow else 10)
    monkeypatch.setattr(process, "LONGEST_START", 1.0 if kind == "mute" else 10)
    begun = time.monotonic()
    moves = asyncio.run(two_moves(stubborn(kind)))
    assert time.monotonic() - begun < (5 if slow else 15)
    assert all(is_legal(first(), move) for move in moves)
    assert len(caplog.records) == 2
    for record in caplog.records:
        assert (record.name, record.levelname) == ("fourfold.thinking", "WARNING")
        assert record.getMessage().startswith("quarto, level-3: ")
        assert any(said in record.getMessage() for said in FAILURES[kind].split("|"))
        assert "\n" not in record.getMessage()


def test_a_bot_that_prints_or_reads_disturbs_nobody(caplog: pytest.LogCaptureFixture) -> None:
    moves = asyncio.run(two_moves(stubborn("prints")))
    last = first().game.rules.moves(first().position)[-1]
    assert moves == [first().game.notation.write_move(last)] * 2
    assert not caplog.records


@pytest.mark.parametrize("command", [("/nonexistent/python",), (sys.executable, "-c", "")])
def test_without_any_worker_bots_play_by_chance(
    command: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    moves = asyncio.run(two_moves(command))
    assert all(is_legal(first(), move) for move in moves)
    assert len(caplog.records) == 2


def test_an_unknown_bot_plays_by_chance(caplog: pytest.LogCaptureFixture) -> None:
    async def move() -> str:
        thinking = Thinkers()
        answer = await thinking.choose(first("kwatro", "level-3"))
        await thinking.close()
        return answer

    assert is_legal(first("kwatro"), asyncio.run(move()))
    assert "kwatro, level-3: KeyError" in caplog.text


def test_the_time_of_a_start_is_nobodys_time_to_think(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fourfold.bots.seconds", lambda _: 1.0)
    late = "import time; time.sleep(1.5); from fourfold.thinking import worker; worker.main()"
    asyncio.run(two_moves((sys.executable, "-c", late)))
    assert not caplog.records
