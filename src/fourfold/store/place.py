"""Where a database is: what users may write as its URL, and how it is shown."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from fourfold.store.errors import StoreError

FILE = "sqlite:///"
SERVER = "postgresql://"


def default_url() -> str:
    """The database of this user."""
    return file_url(user_data_path("fourfold", appauthor=False) / "tables.db")


def file_url(path: Path) -> str:
    """The URL of a SQLite file."""
    return f"{FILE}{path.absolute().as_posix()}"


def file_of(url: str) -> Path | None:
    """The file of a SQLite URL; None for a PostgreSQL server; anything else is refused."""
    if url.startswith(SERVER) and "\0" not in url:
        return None
    path = url.removeprefix(FILE)
    if path in (url, "", ":memory:") or path.endswith("/") or "\0" in path:
        raise StoreError("store-bad-url", database=shown(url))
    return Path(path).absolute()


def shown(url: str) -> str:
    """A URL without what is secret in it."""
    if url.startswith(FILE):
        return url
    try:
        return make_url(url).set(query={}).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return url.rpartition("@")[2].partition("?")[0]
