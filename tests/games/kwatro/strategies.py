"""Whole games and their positions, drawn at random from every option."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product
from random import Random

from hypothesis import strategies as st

from fourfold.games.kwatro import notation, rules
from fourfold.games.kwatro.cards import JOKER
from fourfold.games.kwatro.rules import Deal, Move, Options, Position
from games.kwatro.brute import Cell, Grid
from games.kwatro.scenes import Choose, lively, shuffled_by, weary

MANNERS = (lively, weary)
OPTIONS = [
    Options(seats, short, scoring)
    for seats, short, scoring in product((2, 3, 4), (False, True), (True, False))
]
WAYS = st.tuples(st.sampled_from(OPTIONS), st.sampled_from(MANNERS))


def deal(options: Options, random: Random) -> Deal:
    """A deal with the jokers among the first twelve cards, so that they are met in most games."""
    dealt = rules.deal(options, shuffled_by(random))
    deck = [card for card in dealt.deck if card != JOKER]
    for place in random.sample(range(11), 2):
        deck.insert(place, JOKER)
    return Deal(dealt.starter, tuple(deck))


Manner = Callable[[Random], Choose]
Game = tuple[tuple[Position, Move], ...]


@cache
def game(options: Options, manner: Manner = lively, seed: int = 0) -> Game:
    """A whole game: each position with the move that was made in it."""
    random = Random(f"{options}{seed}")
    choose = manner(random)
    position = rules.start(options, deal(options, random))
    played = []
    while rules.outcome(position) is None:
        played.append((position, choose(position)))
        position = rules.play(*played[-1])
    return tuple(played)


def end(played: Game) -> Position:
    """The position in which a game ended."""
    return rules.play(*played[-1])


def games() -> st.SearchStrategy[Game]:
    """Whole games."""
    return WAYS.map(lambda way: game(*way))


@st.composite
def positions(draw: st.DrawFn, *, ended: bool = True) -> Position:
    """Positions of whole games, the last one included unless the game has to go on."""
    played = draw(games())
    index = draw(st.integers(0, len(played) - (not ended)))
    return end(played) if index == len(played) else played[index][0]


def grid_of(position: Position) -> Grid:
    """The grid in texts, as the brute force has it."""
    return {cell: notation.CARD_NAMES[card] for cell, card in position.grid}


def hand_of(position: Position) -> list[str]:
    """The hand of the seat to move in texts."""
    return [notation.CARD_NAMES[card] for card in position.hands[position.turn]]


def around(position: Position) -> st.SearchStrategy[Cell]:
    """Cells on the grid and as far around it as a play can reach."""
    rights, downs = zip(*(cell for cell, _ in position.grid), strict=True)
    return st.tuples(
        st.integers(min(rights) - 4, max(rights) + 4), st.integers(min(downs) - 4, max(downs) + 4)
    )
