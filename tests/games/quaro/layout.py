"""Positions for tests, written as briefly as the rule in question needs."""

from __future__ import annotations

from itertools import accumulate
from random import Random

from fourfold.core.game import Shuffled
from fourfold.games.quaro import notation, rules
from fourfold.games.quaro.rules import Move, Position

BARE = "..../..../......../......../......../......../..../...."


def position(
    board: str, hands: str, *, bag: str = "", words: str = "", refusal: str = "yes"
) -> Position:
    """A position; without a bag, it holds all stones that lie nowhere else."""
    seats = str(hands.count(",") + 1)
    options = notation.read_options({"seats": seats, "refusal": refusal})
    rest = "".join(letter * (12 - (board + hands).count(letter)) for letter in "rgby")
    return notation.read_position(f"{board} {hands} {bag or rest or '-'} {words}", options)


def played(before: Position, *moves: str) -> Position:
    """The position after moves in notation."""
    for text in moves:
        before = rules.play(before, notation.read_move(text))
    return before


def offered(position: Position) -> list[str]:
    """The legal moves in notation."""
    return [notation.write_move(move) for move in rules.moves(position)]


def shuffled_by(random: Random) -> Shuffled:
    """A shuffling that a seed repeats."""
    return lambda things: random.sample(things, len(things))


def random_moves(before: Position, random: Random) -> list[Move]:
    """A whole game of random moves that score when one of a few does."""
    made: list[Move] = []
    while moves := rules.moves(before):
        some = random.sample(moves, min(5, len(moves)))
        after = {move: rules.play(before, move) for move in some}
        made.append(max(some, key=lambda move: sum(after[move].scores)))
        before = after[made[-1]]
    return made


def random_game(seed: int, *, seats: int = 2, refusal: bool = True) -> list[Position]:
    """All positions of such a game."""
    random, options = Random(seed), rules.Options(seats, refusal)
    first = rules.start(options, rules.deal(options, shuffled_by(random)))
    return list(accumulate(random_moves(first, random), rules.play, initial=first))
