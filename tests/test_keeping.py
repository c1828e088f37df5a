"""The commands about tables that are kept."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from fourfold.cli import obey
from fourfold.core.phrase import phrase
from fourfold.speech import LANGUAGES, Speaker
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


WRONG_CALLS = ("store-bad-url", "backup-exists")
REFUSALS = [
    ("store-bad-url", "backup AT/b.db --database mysql://host/x"),
    ("backup-exists", "backup AT/there.txt"),
    ("cli-not-written", "backup AT/none/b.db"),
    ("cli-not-written", "backup AT/there.txt/b.db"),
    ("cli-not-written", "backup AT/a\0b"),
    ("store-missing", "backup AT/b.db --database sqlite:///AT/n.db"),
    ("store-not-a-backup", "restore AT/there.txt"),
    ("cli-no-file", "restore AT/none.db"),
    ("store-not-empty", "restore AT/data/fourfold/tables.db"),
    ("store-unreachable", "backup AT/b.db --database postgresql://127.0.0.1:1/x"),
    ("store-newer", "backup AT/b.db --database sqlite:///AT/newer.db"),
    ("store-failed", "backup AT/b.db --database sqlite:///AT/odd.db"),
    ("store-no-driver", "backup AT/b.db --database postgresql://host/x"),
]


@pytest.mark.parametrize(("reason", "line"), REFUSALS)
@pytest.mark.usefixtures("kept")
def test_whatever_cannot_be_done_is_one_sentence(
    reason: str, line: str, command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(tmp_path, reason, monkeypatch)
    status, said = command(*line.replace("AT", str(tmp_path)).split(" "))
    assert (status, len(said.splitlines())) == (2 if reason in WRONG_CALLS else 1, 1)
    assert re.fullmatch(pattern(reason), said.strip())
    assert not [path for path in tmp_path.iterdir() if "b.db" in path.name]


def pattern(reason: str) -> str:
    """The sentence of a reason, whatever its facts are."""
    told = phrase(reason, database="…", path="…", why="…")
    return re.escape(Speaker("en", ("fourfold",)).say(told)).replace("…", ".+")


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
