"""The bots, one file each: `choose` sees what its seat may know and picks one of its moves.

Where a game has an expert there are `perfect` too, and its levels from `level-1` on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pkgutil import iter_modules
from random import Random
from typing import Any, TypeAlias, cast

from fourfold.core.game import Game, Move, View

Bot: TypeAlias = Callable[[Game, View, Sequence[Move], Random], Move]


EXPERTS = ("levels", "perfect")
LEVEL = "level-"
# On one slow core with the kernel every bot needs far less, except now and then `perfect`; what is
# left is for a machine that is busy. Without the kernel strong bots run out of time.
PERFECT_SECONDS, PLAIN_SECONDS = 20.0, 2.0


def all_bots(game: Game) -> tuple[str, ...]:
    """The names of all bots that play a game, the plain ones first."""
    plain = sorted({module.name for module in iter_modules(__path__)}.difference(EXPERTS))
    if game.expert is None:
        return tuple(plain)
    return (*plain, *(f"{LEVEL}{level}" for level in range(1, game.levels + 1)), "perfect")


def get(game: Game, name: str) -> Bot:
    """The bot of this name, loaded when first asked for."""
    if name not in all_bots(game):
        raise KeyError(name)
    file, dash, level = name.partition("-")
    module: Any = import_module(f"{__name__}.{'levels' if dash else file}")
    return cast(Bot, partial(module.choose, int(level)) if dash else module.choose)


def seconds(name: str) -> float:
    """How long a bot may think where people wait for it: level 1 a second, level 7 five."""
    if name == "perfect":
        return PERFECT_SECONDS
    level = name.removeprefix(LEVEL)
    return 1 + (int(level) - 1) * 2 / 3 if level.isdecimal() else PLAIN_SECONDS
