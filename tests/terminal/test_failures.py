"""What fails is said in one sentence, with a status, and the game is not lost."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fourfold.terminal import keep
from fourfold.terminal.typed import fold
from terminal.keyboard import Typist

TWO = "play quarto --name Anna --name Ben --starter 1"
FULL = Path("/dev/full")


def shell(call: str) -> tuple[int, str, str]:
    """The status, the output and the complaints of a call with a shell's redirections."""
    ended = subprocess.run(
        ["/bin/bash", "-c", f"set -o pipefail; {sys.executable} -m fourfold {call}"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        timeout=60,
        check=False,
    )
    return ended.returncode, ended.stdout, ended.stderr


def no_space(_file: int) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_closed_standard_input_is_the_end_of_input() -> None:
    status, said, complaints = shell(f"{TWO} <&-")
    assert (status, complaints) == (0, "")
    assert "The game is kept. Go on" in said


@pytest.mark.parametrize("call", ["rules quarto >&-", "rules quarto 2>&-", f"{TWO} <&- >&- 2>&-"])
def test_a_closed_output_is_no_reason_to_stop(call: str) -> None:
    status, _, complaints = shell(call)
    assert (status, complaints) == (0, "")


@pytest.mark.parametrize("call", ["rules quarto", "--help", "perft quarto --divide", TWO])
def test_nobody_complains_when_the_reader_of_a_pipe_has_gone(call: str) -> None:
    status, _, complaints = shell(f"{call} < /dev/null | (exec <&-; sleep 1)")
    assert (status, complaints) == (1, "")


@pytest.mark.skipif(not FULL.exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("call", ["rules quarto", "--help", "perft quarto --json"])
def test_an_answer_that_cannot_be_written_is_no_success(call: str) -> None:
    status, _, complaints = shell(f"{call} > {FULL}")
    assert status == 1
    assert complaints == "The answer cannot be written to standard output.\n"


def test_what_comes_through_standard_input_cannot_be_gone_on_with(tmp_path: Path) -> None:
    """There would be no file to keep it in; the sentence is that of a file of this name."""
    path = tmp_path / "game.txt"
    path.write_text("game: quarto\ndeal: starter=1\nseats: Anna | Ben\n\n0\n", "utf-8")
    assert shell(f"play --resume - < {path}") == (2, "", "- cannot be read.\n")


def test_a_folder_that_cannot_be_written_is_named(
    at_keyboard: Typist, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    status, said = at_keyboard(TWO, ["0"])
    assert (status, said) == (1, f"Not saved: {keep.folder()} cannot be written.\n")


def test_a_full_disk_stops_no_game_that_has_begun(
    at_keyboard: Typist, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As soon as there is room again, all of the game is on disk."""

    def lines() -> object:
        yield "0"
        with monkeypatch.context() as patch:
            patch.setattr("os.fsync", no_space)
            yield "a1"
            yield "1"
        yield "b1"

    status, said = at_keyboard(TWO, lines())
    assert said.count("Not saved: ") == 2
    assert "Ben places the short round hollow grooved piece on a1." in said
    assert status == 0
    path = keep.unfinished()
    assert path is not None
    assert path.read_text("utf-8").split("\n\n")[1].split() == ["0", "a1", "1", "b1"]


def test_a_game_that_is_not_kept_is_not_said_to_be_kept(
    at_keyboard: Typist, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lines() -> object:
        monkeypatch.setattr("os.fsync", no_space)
        yield "quit"

    status, said = at_keyboard(TWO, lines())
    assert status == 1
    assert "Not saved: " in said
    assert "The game is kept" not in said


@pytest.mark.parametrize("typed", [".", "/", "..", "~nobody-here/x", "a\0b", "no/such/folder/x"])
def test_a_text_that_is_no_file_is_refused(
    at_keyboard: Typist, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    monkeypatch.chdir(tmp_path)
    status, said = at_keyboard(TWO, ["0", f"save {typed}", "hand"])
    assert status == 0
    assert "Not saved: " in said
    assert "Ben has in hand" in said, "the game goes on"
    assert [path.name for path in tmp_path.iterdir()] == ["data"], "nothing is left behind"


def test_no_file_is_replaced_unasked(at_keyboard: Typist, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("mine", "utf-8")
    _, said = at_keyboard(TWO, ["0", f"save {path}", "no"])
    assert f"{path} is there already. Replace it? yes or no" in said
    assert path.read_text("utf-8") == "mine"
    at_keyboard(TWO, ["0", f"save {path}", "yes"])
    assert keep.load(path).moves


def test_a_path_is_told_without_what_a_terminal_would_obey(
    at_keyboard: Typist, tmp_path: Path
) -> None:
    _, said = at_keyboard(TWO, [f"save {tmp_path}/\x1b[31m"])
    assert f"Saved: {tmp_path}/\ufffd[31m" in said
    _, said = at_keyboard("replay /no/\x1b[31m")
    assert said == "/no/\ufffd[31m cannot be read.\n"


def test_control_c_while_counting_is_no_answer(
    at_keyboard: Typist, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("fourfold.core.perft.perft", interrupted)
    assert at_keyboard("perft quarto") == (1, "\n")


def test_of_an_endless_line_only_the_beginning_is_read(
    at_keyboard: Typist, monkeypatch: pytest.MonkeyPatch
) -> None:
    def folded(text: str) -> str:
        assert len(text) <= 10_000
        return fold(text)

    monkeypatch.setattr("fourfold.terminal.commands.fold", folded)
    _, said = at_keyboard(TWO, ["a" * 100_000, "0"])
    assert "Expected: a shorter text." in said
    assert "Anna gives" in said
