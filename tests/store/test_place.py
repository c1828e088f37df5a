"""Which URLs there are, and what is said of those that lead nowhere."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from fourfold.store import StoreError, default_url, open_store
from fourfold.store.place import file_of, shown
from store.opened import using


def failed(url: str) -> StoreError:
    with pytest.raises(StoreError) as caught:
        asyncio.run(open_store(url))
    return caught.value


@pytest.mark.parametrize(
    "url",
    ["", "tables.db", "sqlite://", "sqlite:///", "sqlite:///:memory:", "sqlite:///folder/",
     "sqlite+aiosqlite:///a.db", "mysql://anna:hush@host/db", "postgres://host/db",
     "postgresql+psycopg://host/db", "sqlite:///a\0.db", "postgresql://a\0b/db"],
)  # fmt: skip
def test_other_urls_are_refused(url: str) -> None:
    error = failed(url)
    assert error.reason == "store-bad-url"
    assert "hush" not in str(error)


@pytest.mark.parametrize(
    "url",
    ["postgresql://anna:hush@127.0.0.1:1/db", "postgresql://127.0.0.1:1/db?password=hush",
     "postgresql://127.0.0.1:none/db?password=hush", "postgresql://host:1:hush@/x?sslmode=odd"],
)  # fmt: skip
def test_a_server_that_is_not_there_gets_one_error_without_the_password(url: str) -> None:
    error = failed(url)
    assert error.reason == "store-unreachable"
    assert error.facts["why"]
    assert "hush" not in str(error)


def test_a_database_that_the_server_does_not_have_is_said_so(
    request: pytest.FixtureRequest,
) -> None:
    url = request.getfixturevalue("postgres").url("nowhere")
    assert failed(url).facts["why"] == 'database "nowhere" does not exist'


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 100, "utf-8")
    assert failed(f"sqlite:///{path}").reason == "store-unreachable"
    assert path.read_text("utf-8") == "Dear Anna, " * 100


def test_a_folder_that_cannot_be_made_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert failed(f"sqlite:///{tmp_path}/file/tables.db").reason == "store-unreachable"


def test_without_its_driver_postgresql_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert failed("postgresql://127.0.0.1:1/db").reason == "store-no-driver"


def test_the_usual_database_is_a_file_of_the_user(tmp_path: Path) -> None:
    path = tmp_path / "data" / "fourfold" / "tables.db"
    assert default_url() == f"sqlite:///{path}"
    using(default_url(), lambda store: store.listed(1))
    assert path.exists()


def test_a_file_may_be_named_from_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert file_of("sqlite:///a.db") == tmp_path / "a.db"


def test_what_is_shown_of_a_server_has_no_secret() -> None:
    assert shown("postgresql://a:hush@h:5/db?password=hush") == "postgresql://a:***@h:5/db"
