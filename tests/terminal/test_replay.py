"""`fourfold replay` tells a record, onwards, backwards, from any move, and for programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from terminal.keyboard import Typist

GAME = """game: quarto
deal: starter=1
seats: Anna | bot:random
outcome: called winners=1

0 a1 1 b1 2 c1 3 d1 !a1-d1
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(GAME, "utf-8")
    return file


def test_a_record_is_told_move_by_move_to_its_end(at_keyboard: Typist, path: Path) -> None:
    status, said = at_keyboard(f"replay {path}")
    lines = said.splitlines()
    assert status == 0
    assert lines[0] == "Quarto: Anna and Random bot."
    assert lines[1] == "1. Anna gives the short round hollow grooved piece."
    assert lines[-2] == "9. QUARTO! Anna calls row 1."
    assert lines[-1] == "Anna wins with QUARTO: row 1, all hollow and grooved."


def test_a_record_is_told_backwards_and_from_any_move(at_keyboard: Typist, path: Path) -> None:
    _, said = at_keyboard(f"replay {path} --from 8")
    assert [line.split(".")[0] for line in said.splitlines()[1:-1]] == ["8", "9"]
    _, said = at_keyboard(f"replay {path} --backwards --from 3")
    assert [line.split(".")[0] for line in said.splitlines()[1:-1]] == ["3", "2", "1"]
    _, said = at_keyboard(f"replay {path} --backwards")
    assert [line.split(".")[0] for line in said.splitlines()[1:-1]] == list("987654321")


def test_programs_get_json(at_keyboard: Typist, path: Path) -> None:
    _, said = at_keyboard(f"replay {path} --json --lang de")
    told = json.loads(said)
    assert told["outcome"] == {"reason": "called", "winners": [1], "scores": []}
    assert told["moves"][1] == {
        "number": 2,
        "seat": 2,
        "move": "a1",
        "text": told["moves"][1]["text"],
    }
    assert told["moves"][1]["text"].startswith("Bot Zufall setzt")


@pytest.mark.parametrize(
    ("change", "heard"),
    [
        (("0 a1", "0 zz"), "Line 6, character 1: “zz” is not understood. Expected: a piece"),
        (("1 b1", "1 a1"), "Move 4, “a1”, cannot be played. a1 is taken."),
        (("quarto", "chess"), "“chess” is not understood. Expected: the name of a game"),
        (("winners=1", "winners=2"), "Expected: the outcome that these moves lead to"),
    ],
)
def test_a_broken_record_is_named_in_one_sentence(
    at_keyboard: Typist, path: Path, change: tuple[str, str], heard: str
) -> None:
    path.write_text(GAME.replace(*change), "utf-8")
    status, said = at_keyboard(f"replay {path}")
    assert status == 2
    assert heard in said
    assert said.count("\n") == 1


def test_bytes_that_are_no_text_are_refused(at_keyboard: Typist, path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 400)
    status, said = at_keyboard(f"replay {path}")
    assert (status, said.count("\n")) == (2, 1)


@pytest.mark.parametrize("bot", ["deepblue", "plays-on", "a b"])
def test_a_bot_that_is_not_there_any_more_keeps_its_name(
    at_keyboard: Typist, path: Path, bot: str
) -> None:
    going_on = GAME.replace("bot:random", f"bot:{bot}").replace("outcome: called winners=1\n", "")
    path.write_text(going_on.replace(" !a1-d1", ""), "utf-8")
    status, said = at_keyboard(f"replay {path}")
    assert (status, said.splitlines()[0]) == (0, f"Quarto: Anna and {bot}.")
    assert at_keyboard(f"play --resume {path}") == (
        2,
        f"“{bot}” does not fit here. Possible: greedy, random, level-1, level-2, level-3, level-4,"
        " level-5, level-6, level-7, or perfect.\n",
    )


def test_a_missing_file_is_named(at_keyboard: Typist, tmp_path: Path) -> None:
    status, said = at_keyboard(f"replay {tmp_path}/none.txt")
    assert status == 2
    assert "none.txt cannot be read" in said
