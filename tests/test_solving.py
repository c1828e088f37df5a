"""The commands about Quarto solved."""

from __future__ import annotations

import errno
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest

from fourfold.cli import obey
from fourfold.core.phrase import phrase
from fourfold.games.quarto import bookmaker, work
from fourfold.games.quarto.kernel import functions
from fourfold.speech import LANGUAGES, Speaker

KERNEL = pytest.mark.skipif(functions() is None, reason="no kernel was built")
LATE = "3.25/.60c/1.9./78ef d"
GAME = """game: quarto
deal: starter=1
seats: Anna | Ben
outcome: called winners=1

0 a1 1 b1 2 c1 3 d1 !a1-d1
"""

# What is said besides where there is no kernel.
SLOW = {
    f"{Speaker(language, ('fourfold',)).say(phrase('cli-no-kernel'))}\n" for language in LANGUAGES
}

Command = Callable[..., tuple[int, str]]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs a command line; its status and all that it printed."""

    def run(*words: str) -> tuple[int, str]:
        status = obey(words)
        captured = capsys.readouterr()
        lines = (captured.out + captured.err).splitlines(keepends=True)
        return status, "".join(line for line in lines if line not in SLOW)

    return run


@pytest.fixture
def record(tmp_path: Path) -> str:
    file = tmp_path / "game.txt"
    file.write_text(GAME, "utf-8")
    return str(file)


def analysed(command: Command, *words: str) -> Any:
    """The answer for programs."""
    status, said = command("analyse", "quarto", *words, "--json")
    assert status == 0
    return json.loads(said)


def test_an_analysis_names_every_move_the_best_first(command: Command) -> None:
    told = analysed(command, LATE)
    ranks = [("loss", "draw", "win").index(move["value"]) for move in told["moves"]]
    assert list(told) == ["position", "value", "distance", "moves"]
    assert told["position"] == LATE
    assert ranks == sorted(ranks, reverse=True)
    assert {move["move"] for move in told["moves"]} == set("b1 a2 b3 d3".split())
    best = told["moves"][0]
    assert (best["value"], best["distance"]) == (told["value"], told["distance"])


def test_why_tells_what_follows_by_force(command: Command) -> None:
    moves = analysed(command, "0123/4567/89a./.b.. c", "--why")["moves"]
    assert moves[0]["why"] == ["d3", "!a3-d3"]
    assert moves[-1]["why"] == ["d4", "d", "d3", "!a3-d3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_is_told_in_every_language(command: Command, language: str) -> None:
    status, said = command("analyse", "quarto", LATE, "--why", "--lang", language)
    assert status == 0
    assert len(said.splitlines()) >= 5


def test_an_analysis_is_told_in_sentences(command: Command) -> None:
    _, said = command("analyse", "quarto", "0123/4567/89a./.b.. c")
    assert said.splitlines()[:2] == [
        "For the seat to move: win, 1 placement to the end.",
        "d3, place it on d3: win, 1 placement to the end.",
    ]


def test_variants_are_named_as_in_a_game(command: Command) -> None:
    both = [analysed(command, LATE, "--squares", "--traits", traits) for traits in ("0", "0,1,2,3")]
    assert both[0]["moves"] != both[1]["moves"]


@KERNEL
def test_a_record_is_analysed_after_any_of_its_moves(command: Command, record: str) -> None:
    start, missed, end = (
        analysed(command, "--record", record, *at) for at in (["--at", "0"], ["--at", "8"], [])
    )
    assert len(start["moves"]) == 16
    assert (missed["value"], missed["moves"][0]["move"]) == ("win", "!a1-d1")
    assert (end["value"], end["moves"]) == ("win", [])


def test_each_line_of_standard_input_gets_one_line(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{LATE}\nnonsense\n{LATE}\n"))
    status, said = command("analyse", "quarto", "-", "--json")
    first, second, third, complaint = said.splitlines()
    assert status == 1
    assert json.loads(first) == json.loads(third)
    assert "error" in json.loads(second)
    assert complaint == "One line was no position."


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["analyse", "quarto"], "not complete"),
        (["analyse", "quarto", "0123"], "That is not a position."),
        (["analyse", "quarto", "--record", "/nowhere"], "cannot be read"),
        (["analyse", "kwatro", LATE], "does not fit here"),
        (["analyse"], "not complete"),
        (["analyse", "quarto", LATE, "--at", "0"], "not complete"),
        (["analyse", "quarto", LATE, "--record", "game.txt"], "not complete"),
        (["analyse", "quarto", "--record", "game.txt", "--squares"], "not complete"),
        (["book", "quarto", "--output", ""], "cannot be written"),
        (["book", "quarto", "--output", "."], "cannot be written"),
        (["book", "quarto", "--output", "/nowhere/book.bin"], "cannot be written"),
        (["solve", "quarto", "--traits", "4"], "does not fit here"),
        (["solve", "quarto", "--threads", "0"], "does not fit here"),
        (["solve", "quarto", "--memory", "x"], "does not fit here"),
    ],
)
def test_a_wrong_call_gets_one_sentence(command: Command, words: list[str], complaint: str) -> None:
    status, said = command(*words)
    assert status == 2
    assert complaint in said
    assert len(said.splitlines()) == 1


def test_what_follows_a_position_far_behind_is_not_overlooked(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{LATE}{' ' * 5000}nonsense\n"))
    status, said = command("analyse", "quarto", "-")
    assert status == 1
    assert said.startswith("That is not a position.")


def test_more_memory_than_there_is_gets_one_sentence(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without_room(*_: object) -> NoReturn:
        raise MemoryError

    monkeypatch.setattr(work, "prover", without_room)
    answer = (2, "65536 MiB of memory cannot be had here.\n")
    assert command("solve", "quarto", "--memory", "65536") == answer


def test_a_book_whose_notes_cannot_be_written_says_so(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def on_a_full_disk(*_: object) -> NoReturn:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(bookmaker, "prove_all", on_a_full_disk)
    path = str(tmp_path / "book.bin")
    assert command("book", "quarto", "--output", path) == (1, f"{path} cannot be written.\n")


def test_moves_that_a_record_does_not_have_are_refused(command: Command, record: str) -> None:
    status, said = command("analyse", "quarto", "--record", record, "--at", "10")
    assert (status, len(said.splitlines())) == (2, 1)
    assert "a whole number from 0 to 9" in said


@KERNEL
def test_q13_q15_solving_tells_value_and_effort(command: Command) -> None:
    status, said = command("solve", "quarto", "--traits", "2", "--squares", "--json")
    told = json.loads(said)
    assert status == 0
    assert (told["value"], told["traits"], told["squares"]) == ("draw", [2], True)
    assert told["nodes"] > 0


@KERNEL
@pytest.mark.parametrize("language", LANGUAGES)
def test_solving_is_told_in_every_language(command: Command, language: str) -> None:
    status, said = command("solve", "quarto", "--traits", "0", "--lang", language)
    assert (status, len(said.splitlines())) == (0, 1)
    assert re.search(r"\d\.\d" if language == "en" else r"\d,\d", said)


def test_q13_q14_counting_tells_how_many_boards_have_no_line(command: Command) -> None:
    assert command("count", "quarto") == (0, "414298141056 orders of the 16 pieces make no line.\n")
    _, said = command("count", "quarto", "--traits", "0", "--squares", "--json")
    assert json.loads(said) == {
        "game": "quarto",
        "traits": [0],
        "squares": True,
        "count": 5_709_466_828_800,
    }


@KERNEL
@pytest.mark.slow
def test_q5_q15_all_eight_rule_sets_are_drawn(command: Command) -> None:
    """The proof from the empty board, without the book."""
    status, said = command("solve", "quarto", "--all", "--json")
    told = [json.loads(line) for line in said.splitlines()]
    assert status == 0
    assert {(len(each["traits"]), each["squares"]) for each in told} == {
        (traits, squares) for traits in (1, 2, 3, 4) for squares in (False, True)
    }
    assert [each["value"] for each in told] == ["draw"] * 8


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells which cores are given")
def test_a_process_that_has_one_core_uses_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {3})
    monkeypatch.setattr(os, "cpu_count", lambda: 64)
    assert work.cores() == 1


@KERNEL
@pytest.mark.parametrize("call", [["solve", "quarto", "--threads", "2"], ["book", "quarto"]])
def test_long_work_can_be_interrupted_at_once(call: list[str], tmp_path: Path) -> None:
    program = [sys.executable, "-m", "fourfold", *call]
    child = subprocess.Popen(
        program, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    time.sleep(1.5)
    began = time.monotonic()
    os.kill(child.pid, signal.SIGINT)
    _, complaint = child.communicate(timeout=20)
    assert child.returncode == 1
    assert "Traceback" not in complaint
    assert time.monotonic() - began < 1, "0.2 s, and some for a busy machine"
