"""Positions for tests, written as briefly as the rule in question needs."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from fourfold.core.errors import IllegalMove
from fourfold.core.game import Shuffled
from fourfold.games.kwatro import notation, rules
from fourfold.games.kwatro.lines import Placed
from fourfold.games.kwatro.rules import (
    NOBODY,
    Hand,
    Move,
    Options,
    Pass,
    Play,
    Position,
    Swap,
)

Choose = Callable[[Position], Move]

PILE = "yx1 yx2 yx3 yx4"


def cards(text: str) -> Hand:
    """Cards by their names, separated by blanks."""
    return tuple(notation.CARDS_BY_NAME[name] for name in text.split())


def laid(text: str) -> tuple[Placed, ...]:
    """Cards on cells, as in a play."""
    move = notation.read_move(f"play {text}")
    assert isinstance(move, Play)
    return move.cards


def position(
    grid: str,
    *hands: str,
    pile: str = PILE,
    turn: int = 0,
    passes: int = 0,
    scores: tuple[int, ...] = (),
    options: Options | None = None,
) -> Position:
    """A position with only the cards that matter; a second hand is there if none is given."""
    held = [tuple(sorted(cards(hand))) for hand in (hands if len(hands) > 1 else (*hands, "yx4"))]
    agreed = options or Options(seats=len(held))
    points = scores or ((0,) * len(held) if agreed.scoring else ())
    left = cards(pile)
    return Position(
        agreed, laid(grid), tuple(held), left, (NOBODY,) * len(left), turn, points, passes
    )


def played(before: Position, *moves: str) -> Position:
    """The position after moves in notation."""
    for text in moves:
        before = rules.play(before, notation.read_move(text))
    return before


def offered(before: Position) -> set[str]:
    """The legal moves in notation."""
    return {notation.write_move(move) for move in rules.moves(before)}


def refused(before: Position, move: str) -> tuple[str, dict[str, object]]:
    """Why a move is refused, and that it is not offered either."""
    read = notation.read_move(move)
    assert read not in rules.moves(before)
    with pytest.raises(IllegalMove) as refusal:
        rules.play(before, read)
    return refusal.value.reason, refusal.value.facts


def shuffled_by(random: Random) -> Shuffled:
    """A shuffling that a seed repeats."""
    return lambda things: random.sample(things, len(things))


def lively(random: Random) -> Choose:
    """Plays mostly, takes jokers often, passes now and then."""
    return _by_kind(random, {Play: 8, Swap: 6, Pass: 1})


def weary(random: Random) -> Choose:
    """Passes more often than not."""
    return _by_kind(random, {Play: 2, Swap: 1, Pass: 4})


def _by_kind(random: Random, weights: dict[type[Move], int]) -> Choose:
    """Any move of a kind, and the kind by its weight."""

    def choose(before: Position) -> Move:
        moves = rules.moves(before)
        kinds = list(dict.fromkeys(map(type, moves)))
        (kind,) = random.choices(kinds, [weights[kind] for kind in kinds])
        return random.choice([move for move in moves if isinstance(move, kind)])

    return choose
