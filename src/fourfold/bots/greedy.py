from __future__ import annotations

from collections.abc import Sequence
from random import Random

from fourfold.core.game import Game, Move, View


def choose(game: Game, view: View, moves: Sequence[Move], random: Random) -> Move:
    """The move that brings most at once; among equals, any at random."""
    gains = [game.gain(view, move) for move in moves]
    best = max(gains)
    return random.choice([move for move, gain in zip(moves, gains, strict=True) if gain == best])
