from __future__ import annotations

from collections.abc import Sequence
from random import Random

from fourfold.core.game import Game, Move, View


def choose(game: Game, view: View, moves: Sequence[Move], random: Random) -> Move:
    """Any move at random, but none that only costs unless there is no other."""
    sensible = [move for move in moves if game.gain(view, move) >= 0]
    return random.choice(sensible or moves)
