"""Somebody at a keyboard: lines go in, what is printed comes out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import pytest

from fourfold.cli import obey

Typist = Callable[..., tuple[int, str]]


def typist(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typist:
    """Run a command line with these lines typed; its status and all that it printed."""

    def run(call: str, lines: Iterable[str] = ()) -> tuple[int, str]:
        answers: Iterator[str] = iter(lines)

        def answer(_prompt: str = "") -> str:
            try:
                return next(answers)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)
        status = obey(call.split())
        captured = capsys.readouterr()
        return status, captured.out + captured.err

    return run
