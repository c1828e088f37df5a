"""`./run` starts the program, wherever its folder lies, and installs into that folder only."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def script(path: Path, does: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{does}\n", "utf-8")
    path.chmod(0o755)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a blank in its name."""
    folder = tmp_path / "my games"
    shutil.copytree(ROOT / "scripts", folder / "scripts")
    for name in ("run", "pyproject.toml", "requirements.lock", "hatch_build.py"):
        shutil.copy(ROOT / name, folder)
    return folder


@pytest.mark.parametrize("call", [["./run"], ["sh", "run"], ["{folder}/run"]])
def test_what_is_said_can_be_typed(folder: Path, call: list[str]) -> None:
    script(folder / "scripts" / "install", ":")
    script(folder / ".venv" / "bin" / "fourfold", f'{sys.executable} -m fourfold "$@"')
    ended = subprocess.run(
        [*(word.format(folder=folder) for word in call), "perft"],
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    name = "./run" if call == ["./run"] else f"'{folder}/run'"
    assert ended.returncode == 2
    assert ended.stderr.endswith(f"For help: {name} perft --help\n")


def test_nothing_is_installed_into_an_environment_that_is_active(folder: Path) -> None:
    """The installer takes the active environment unless it is told another."""
    script(folder / "bin" / "uv", 'mkdir -p .venv; echo "$@" >> calls.txt')
    subprocess.run(
        ["scripts/install", "requirements.lock"],
        cwd=folder,
        env={**os.environ, "PATH": f"{folder}/bin:{os.environ['PATH']}", "VIRTUAL_ENV": "/other"},
        check=True,
    )
    calls = (folder / "calls.txt").read_text("utf-8").splitlines()
    installs = [call for call in calls if call.startswith("pip install")]
    assert len(installs) == 2
    assert all("--python .venv " in call for call in installs)
