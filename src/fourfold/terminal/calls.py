"""Calls of this program that players are told to make."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

from fourfold.core.errors import harmless

# Whoever starts the program under another name, such as ./run, says so here.
NAME = "FOURFOLD_CALL"


def program() -> str:
    """What has to be typed to start this program."""
    return shlex.quote(os.environ.get(NAME) or "fourfold")


def resume(path: Path) -> str:
    """The call that goes on with a kept game."""
    return f"{program()} play --resume {_typed(path)}"


def replay(path: Path) -> str:
    """The call that tells a kept game."""
    return f"{program()} replay {_typed(path)}"


def _typed(path: Path) -> str:
    """A path as a shell reads it: one with blanks needs quotes."""
    return shlex.quote(harmless(str(path)))
