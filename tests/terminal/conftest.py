from __future__ import annotations

import pytest

from terminal.keyboard import Typist, typist


@pytest.fixture
def at_keyboard(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typist:
    """Runs a command line with lines typed into it."""
    return typist(monkeypatch, capsys)
