"""Whole games through a pseudo-terminal, by somebody who knows only what is printed."""

from __future__ import annotations

import os
import re
import sys
from itertools import product
from pathlib import Path
from random import Random
from typing import TypeAlias

import pexpect
import pytest

from fourfold import games
from fourfold.core import record as records
from fourfold.speech import LANGUAGES
from fourfold.terminal import keep

Spawned: TypeAlias = "pexpect.spawn[str]"
LISTED = re.compile(r"^([^:]+): \S", re.MULTILINE)
# Options that need no second person, one set for each game.
OPTIONS = {"quarto": "--squares", "quaro": "--seats 3 --with greedy", "kwatro": "--length short"}


def spawn(call: str, term: str = "xterm") -> Spawned:
    child: Spawned = pexpect.spawn(
        sys.executable,
        ["-m", "fourfold", *call.split()],
        env={**os.environ, "TERM": term},
        encoding="utf-8",
        timeout=60,
        dimensions=(24, 500),
    )
    child.delaybeforesend = None
    return child


def printed(child: Spawned) -> str:
    """What was printed up to the words just waited for."""
    assert isinstance(child.before, str)
    return child.before


def play_by_ear(child: Spawned, chance: Random) -> str:
    """Ask for the moves at each prompt and type one of them, to the end; all that was printed."""
    heard = ""
    while child.expect(["> ", pexpect.EOF]) == 0:
        heard += printed(child)
        child.sendline("moves")
        child.expect("> ")
        listed = [match[1] for match in LISTED.finditer(printed(child).replace("\r", ""))]
        child.sendline(chance.choice(listed))
    return heard + printed(child)


@pytest.mark.parametrize(("key", "language"), list(product(games.all_keys(), LANGUAGES)))
def test_a_whole_game_of_each_game_in_each_language(key: str, language: str) -> None:
    call = f"play {key} --with random --lang {language} --seed 7 {OPTIONS[key]}"
    child = spawn(call)
    heard = play_by_ear(child, Random(f"{key} {language}"))
    child.close()
    assert child.exitstatus == 0
    assert "\x1b" not in heard, "plain lines, no escape codes"
    assert "Traceback" not in heard
    (path,) = keep.folder().glob("*.txt")
    record = keep.load(path)
    assert records.outcome(record, records.replay(record)) is not None
    assert str(path) in heard.replace("\r\n", "")


def test_a_dumb_terminal_gets_the_same_lines() -> None:
    child = spawn("play quarto --name Anna --with random --starter 1 --seed 1", term="dumb")
    child.expect_exact("Anna, give a piece.")
    child.expect("> ")
    child.sendeof()
    child.expect(pexpect.EOF)
    assert "\x1b" not in printed(child)
    child.close()
    assert child.exitstatus == 0


def test_control_c_keeps_the_game_and_says_where() -> None:
    child = spawn("play quarto --name Anna --with random --starter 1 --seed 1")
    child.expect_exact("Anna, give a piece.")
    child.expect("> ")
    child.sendline("0")
    child.expect_exact("Anna, place the")
    child.expect("> ")
    child.sendintr()
    child.expect_exact("The game is kept. Go on: fourfold play --resume ")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    path = keep.unfinished()
    assert path is not None
    assert len(keep.load(path).moves) == 3


def test_earlier_lines_come_back_with_the_arrow_key() -> None:
    child = spawn("play quarto --name Anna --name Ben --starter 1")
    child.expect("> ")
    child.sendline("score")
    child.expect_exact("This game has no points.")
    child.expect("> ")
    child.sendline("\x1b[A")
    child.expect_exact("This game has no points.")
    child.expect("> ")
    child.sendeof()
    child.expect(pexpect.EOF)
    child.close()


def test_k2_what_one_person_typed_does_not_come_back_for_the_next() -> None:
    child = spawn("play kwatro --name Anna --name Ben --starter 1 --seed 4")
    for typed in ("", "pass rt2", ""):
        child.expect("> ")
        child.sendline(typed)
    child.expect_exact("Ben has in hand")
    child.expect("> ")
    child.sendline("\x1b[A\x1b[A\x1b[A")
    child.expect_exact("Ben, play or pass.")
    assert "pass rt2" not in printed(child)
    child.close()


def test_q16_time_runs_out_while_somebody_thinks() -> None:
    child = spawn("play quarto --name Anna --name Ben --starter 1 --move-time 1")
    child.expect_exact("Time is up for Anna. The win goes to Ben.")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_a_killed_process_loses_no_move(tmp_path: Path) -> None:
    child = spawn("play quarto --name Anna --name Ben --starter 1")
    child.expect("> ")
    child.sendline("0")
    child.expect_exact("Ben, place")
    child.kill(9)
    child.close(force=True)
    path = keep.unfinished()
    assert path is not None
    assert len(keep.load(path).moves) == 1
