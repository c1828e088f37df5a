"""The games, each in a folder of its own; a folder with an `__init__` is all it takes."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any, cast

from fourfold.core.game import Game


def all_keys() -> tuple[str, ...]:
    """The keys of all games."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def get(key: str) -> Game:
    """The game of this key, loaded when first asked for."""
    if key not in all_keys():
        raise KeyError(key)
    module: Any = import_module(f"{__name__}.{key}")
    return cast(Game, module.GAME)
