from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from postgres import Postgres, server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for all tests of this process."""
    with server() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, once of each kind."""
    return new_url(request.param, request, tmp_path)


@pytest.fixture(params=["sqlite", "postgresql"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another empty database, once of each kind."""
    return new_url(request.param, request, tmp_path / "other")


def new_url(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    if kind == "sqlite":
        return f"sqlite:///{folder}/deep/tables.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_url()
