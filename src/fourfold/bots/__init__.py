"""The bots, one file each: `choose` sees what its seat may know and picks one of its moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from pkgutil import iter_modules
from random import Random
from typing import Any, TypeAlias, cast

from fourfold.core.game import Game, Move, View

Bot: TypeAlias = Callable[[Game, View, Sequence[Move], Random], Move]


def all_bots() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(sorted(module.name for module in iter_modules(__path__)))


def get(name: str) -> Bot:
    """The bot of this name, loaded when first asked for."""
    if name not in all_bots():
        raise KeyError(name)
    module: Any = import_module(f"{__name__}.{name}")
    return cast(Bot, module.choose)
