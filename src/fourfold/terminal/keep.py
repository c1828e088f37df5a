"""Where games are kept: each in a file of its own, written anew after every move."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import TextIO

from platformdirs import user_data_path

from fourfold import games
from fourfold.core import record as records
from fourfold.core.record import Record


def folder() -> Path:
    """The folder of all games of this user."""
    return user_data_path("fourfold", appauthor=False) / "games"


def new_path(game: str) -> Path:
    """A file that no other game has, in a folder that is there."""
    folder().mkdir(parents=True, exist_ok=True)
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return folder() / f"{game}-{stamp}-{os.getpid()}.txt"


def keep(record: Record, path: Path) -> None:
    """Write a record so that at any moment the old or the new one is there whole."""
    draft = path.with_name(f"{path.name}.new")
    with draft.open("w", encoding="utf-8") as file:
        file.write(records.write(record))
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


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
        record = load(path)
    except (ValueError, OSError):
        return False
    return records.outcome(record, records.replay(record)) is None
