"""Where games are kept: each in a file of its own, written anew after every move."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TextIO

from platformdirs import user_data_path

from fourfold import games
from fourfold.core import record as records
from fourfold.core.record import Record
from fourfold.table.match import resume, unknown_bots


class NotKept(OSError):
    """A game could not be written to its file."""

    def __init__(self, path: Path) -> None:
        super().__init__(None, None, str(path))


def folder() -> Path:
    """The folder of all games of this user."""
    return user_data_path("fourfold", appauthor=False) / "games"


def new_path(game: str) -> Path:
    """A file that no other game has, in a folder that is there."""
    try:
        folder().mkdir(parents=True, exist_ok=True)
    except OSError:
        raise NotKept(folder()) from None
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return folder() / f"{game}-{stamp}-{os.getpid()}.txt"


def keep(record: Record, path: Path) -> None:
    """Write a record so that at any moment the old or the new one is there whole."""
    text = records.write(record)
    try:
        draft = path.with_name(f"{path.name}.new")
        try:
            _write(text, draft)
            draft.replace(path)
        except OSError:
            with suppress(OSError):
                draft.unlink()
            raise
    except (OSError, ValueError):  # some texts are no paths at all
        raise NotKept(path) from None


def _write(text: str, path: Path) -> None:
    with path.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def load(path: Path) -> Record:
    """The record of a file."""
    with path.open(encoding="utf-8", errors="replace") as file:
        return read(file)


def read(file: TextIO) -> Record:
    """The record of an open file, of which no more is read than a record can have."""
    return records.read(file.read(records.LONGEST + 1), games.get)


def unfinished() -> Path | None:
    """The newest kept game that is not over."""
    paths = sorted(folder().glob("*.txt"), key=lambda path: path.stat().st_mtime, reverse=True)
    return next((path for path in paths if _goes_on(path)), None)


def _goes_on(path: Path) -> bool:
    try:
        match = resume(load(path))
    except (ValueError, OSError):
        return False
    return match.outcome is None and not unknown_bots(match)
