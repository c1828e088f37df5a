"""Quarto: four in a row that share a trait, with pieces chosen by the other player."""

from importlib import import_module
from typing import cast

from fourfold.core.game import Analyst, Expert, Game
from fourfold.games.quarto import notation, phrases, rules
from fourfold.games.quarto.acts import acts
from fourfold.games.quarto.gain import gain
from fourfold.games.quarto.picture import picture, pieces


def _expert() -> Expert:
    return cast(Expert, import_module(f"{__name__}.expert"))


def _analyst() -> Analyst:
    return cast(Analyst, import_module(f"{__name__}.analyst"))


GAME = Game(
    "quarto",
    rules,
    notation,
    phrases,
    picture,
    gain,
    acts,
    pieces,
    expert=_expert,
    levels=7,
    analyst=_analyst,
)
