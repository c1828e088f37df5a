from __future__ import annotations

from collections.abc import Sequence
from random import Random

from fourfold.core.game import Game, Move, View


def choose(game: Game, view: View, moves: Sequence[Move], random: Random) -> Move:
    """The move of perfect play: it never errs."""
    if game.expert is None:
        raise ValueError(game.key)
    return game.expert().best(view)
