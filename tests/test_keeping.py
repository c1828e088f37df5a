"""The commands about tables that are kept."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from fourfold.cli import obey
from fourfold.speech import LANGUAGES
from fourfold.store import copies, default_url
from fourfold.store.place import file_url
from store.opened import OPEN, event, execute, using

Command = Callable[..., tuple[int, str]]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs a command line; its status and all that it printed."""

    def run(*words: str) -> tuple[int, str]:
        status = obey(words)
        captured = capsys.readouterr()
        return status, captured.out + captured.err

    return run


@pytest.fixture
def kept(tmp_path: Path) -> str:
    """The usual database with a table in it."""
    using(default_url(), lambda store: store.append("t", 1, [event(1)], OPEN))
    return default_url()


def test_a_backup_comes_back_into_another_database(
    command: Command, kept: str, tmp_path: Path
) -> None:
    file, url = str(tmp_path / "backup.db"), f"sqlite:///{tmp_path}/other.db"
    assert command("backup", file) == (0, f"The backup is in {file}.\n")
    assert command("restore", file, "--database", url) == (0, f"All tables of {file} are back.\n")
    assert using(url, lambda store: store.read("t")) == [event(1)]


def test_a_backup_comes_back_into_the_usual_database(
    command: Command, kept: str, tmp_path: Path
) -> None:
    file = str(tmp_path / "backup.db")
    command("backup", file, "--database", kept)
    for path in (tmp_path / "data" / "fourfold").iterdir():
        path.unlink()
    assert command("restore", file)[0] == 0
    assert using(kept, lambda store: store.read("t")) == [event(1)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["backup", "restore"])
def test_help_is_there_in_every_language(
    command: Command, capsys: pytest.CaptureFixture[str], name: str, language: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        obey([name, "--help", "--lang", language])
    assert ended.value.code == 0
    assert "--database" in capsys.readouterr().out


Refusal = Callable[[Path], list[str]]
REFUSALS: dict[str, tuple[int, Refusal]] = {
    "store-bad-url": (2, lambda at: ["backup", f"{at}/b.db", "--database", "mysql://host/x"]),
    "backup-exists": (2, lambda at: ["backup", f"{at}/there.txt"]),
    "cli-not-written": (1, lambda at: ["backup", f"{at}/none/b.db"]),
    "cli-not-written in a file": (1, lambda at: ["backup", f"{at}/there.txt/b.db"]),
    "cli-not-written as a path": (1, lambda at: ["backup", f"{at}/a\0b"]),
    "store-missing": (1, lambda at: ["backup", f"{at}/b.db", "--database", f"sqlite:///{at}/n.db"]),
    "store-not-a-backup": (1, lambda at: ["restore", f"{at}/there.txt"]),
    "cli-no-file": (1, lambda at: ["restore", f"{at}/none.db"]),
    "store-not-empty": (1, lambda at: ["restore", f"{at}/data/fourfold/tables.db"]),
    "store-unreachable": (1, lambda at: ["backup", f"{at}/b.db", "--database", "postgresql://127.0.0.1:1/x"]),
    "store-newer": (1, lambda at: ["backup", f"{at}/b.db", "--database", f"sqlite:///{at}/newer.db"]),
    "store-failed": (1, lambda at: ["backup", f"{at}/b.db", "--database", f"sqlite:///{at}/odd.db"]),
    "store-no-driver": (1, lambda at: ["backup", f"{at}/b.db", "--database", "postgresql://h/x"]),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REFUSALS)
@pytest.mark.usefixtures("kept")
def test_whatever_cannot_be_done_is_one_sentence(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reason: str, language: str
) -> None:
    prepare(tmp_path, reason, monkeypatch)
    due, words = REFUSALS[reason]
    status, said = command(*words(tmp_path), "--lang", language)
    assert (status, len(said.splitlines())) == (due, 1)
    assert reason not in said
    assert not [path for path in tmp_path.iterdir() if "b.db" in path.name]


def prepare(folder: Path, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "there.txt").write_text("precious", "utf-8")
    url = file_url(folder / ("newer.db" if reason == "store-newer" else "odd.db"))
    if reason in ("store-newer", "store-failed"):
        using(url, lambda store: store.append("t", 1, [event(1)], OPEN))
    if reason == "store-newer":
        execute(url, "UPDATE alembic_version SET version_num = '9999'")
    if reason == "store-failed":
        execute(url, "ALTER TABLE events RENAME COLUMN body TO bodies")
    if reason == "store-no-driver":
        monkeypatch.setitem(sys.modules, "asyncpg", None)


def test_an_interrupted_backup_leaves_nothing(
    command: Command, kept: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def interrupted(source: str, target: str) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        await asyncio.sleep(60)

    monkeypatch.setattr(copies, "_copy", interrupted)
    assert command("backup", str(tmp_path / "b.db")) == (1, "\n")
    assert not [path for path in tmp_path.iterdir() if "b.db" in path.name]
