"""Positions to think about, and workers that misbehave."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from fourfold import games
from fourfold.core.game import Game, Position
from fourfold.thinking import Job

STUBBORN = Path(__file__).with_name("stubborn.py")


def stubborn(*kind: str) -> tuple[str, ...]:
    """The command of a worker whose bots misbehave, or that misbehaves itself."""
    return sys.executable, str(STUBBORN), *kind


def start(game: Game, seed: int = 1) -> Position:
    """The first position of a game as in the leaflet."""
    chance = Random(seed)
    options = game.notation.read_options({})
    deal = game.rules.deal(options, lambda things: chance.sample(things, len(things)))
    return game.rules.start(options, deal)


def first(key: str = "quarto", bot: str = "random", seed: int = 1) -> Job:
    """The job to find the first move of a game."""
    game = games.get(key)
    return Job(game, {}, start(game), bot, seed)


def is_legal(job: Job, move: str) -> bool:
    """Whether a bot may play this."""
    return job.game.notation.read_move(move) in job.game.rules.moves(job.position)


def runs(pid: int) -> bool:
    """Whether a process runs, or is left over as a zombie."""
    return Path(f"/proc/{pid}").exists()
