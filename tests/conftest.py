"""What all tests share: a data folder of their own, English, and real programs."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import NoReturn

import pytest

AXE = Path(__file__).parents[1] / ".tools" / "axe" / "axe.min.js"


@pytest.fixture(autouse=True)
def _own_world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test sees the games or the language of whoever runs it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def espeak() -> str:
    """The speech synthesiser espeak-ng."""
    return _program("espeak-ng", "espeak-ng")


@pytest.fixture
def compiler() -> str:
    """The C compiler of the machine."""
    return _program("cc", "gcc")


@pytest.fixture(scope="session")
def chromium_program() -> str:
    """The browser."""
    return _program("chromium", "chromium")


@pytest.fixture(scope="session")
def axe() -> str:
    """The script of axe-core, which judges whether a page is accessible."""
    if not AXE.exists():
        _missing("axe-core is missing: run scripts/axe")
    return AXE.read_text("utf-8")


def _program(name: str, package: str) -> str:
    found = shutil.which(name)
    return found or _missing(f"{name} is missing: install the Debian package {package}")


def _missing(message: str) -> NoReturn:
    if os.environ.get("CI"):
        pytest.fail(message)
    pytest.skip(message)
