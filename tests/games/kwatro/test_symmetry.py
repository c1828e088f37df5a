"""No direction, no colour and no shape is better than another: K4, K6, K10, K12 are symmetric.

A grid may be turned and mirrored about its start card, and colours and shapes may change names.
Numbers may not: they are points.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourfold.games.kwatro import rules
from fourfold.games.kwatro.cards import JOKER, Card
from fourfold.games.kwatro.jokers import candidates
from fourfold.games.kwatro.lines import Cell
from fourfold.games.kwatro.rules import Move, Options, Pass, Play, Position, Swap
from games.kwatro.strategies import OPTIONS, Game, end, game, games, positions

TURNINGS: tuple[Callable[[int, int], Cell], ...] = (
    lambda right, down: (right, down),
    lambda right, down: (-right, down),
    lambda right, down: (right, -down),
    lambda right, down: (-right, -down),
    lambda right, down: (down, right),
    lambda right, down: (-down, right),
    lambda right, down: (down, -right),
    lambda right, down: (-down, -right),
)


@dataclass(frozen=True)
class Image:
    """Where a cell goes, and what each colour and each shape becomes."""

    turned: Callable[[int, int], Cell]
    colours: tuple[int, ...]
    shapes: tuple[int, ...]

    def card(self, card: Card) -> Card:
        if card == JOKER:
            return card
        return self.colours[card >> 4] * 16 + self.shapes[card >> 2 & 3] * 4 + card % 4

    def cards(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(map(self.card, cards))

    def placed(self, placed: tuple[tuple[Cell, Card], ...]) -> tuple[tuple[Cell, Card], ...]:
        return tuple(sorted((self.turned(*cell), self.card(card)) for cell, card in placed))

    def position(self, position: Position) -> Position:
        return replace(
            position,
            grid=self.placed(position.grid),
            hands=tuple(tuple(sorted(self.cards(hand))) for hand in position.hands),
            pile=self.cards(position.pile),
        )

    def move(self, move: Move) -> Move:
        match move:
            case Play():
                return Play(self.placed(move.cards))
            case Swap():
                return Swap(self.card(move.card), self.turned(*move.cell))
            case Pass():
                return Pass(self.cards(move.cards))


ORDERS = st.permutations(range(4)).map(tuple)
IMAGES = st.builds(Image, st.sampled_from(TURNINGS), ORDERS, ORDERS)


def test_a_grid_lies_in_eight_ways() -> None:
    assert len({turned(1, 2) for turned in TURNINGS}) == 8


@settings(max_examples=60, deadline=None)
@given(positions(), IMAGES)
def test_k4_k6_k9_and_k13_the_moves_of_an_image_are_the_images_of_the_moves(
    position: Position, image: Image
) -> None:
    mirrored = image.position(position)
    assert set(rules.moves(mirrored)) == set(map(image.move, rules.moves(position)))
    assert rules.outcome(mirrored) == rules.outcome(position)


@settings(max_examples=150, deadline=None)
@given(positions(), IMAGES)
def test_k12_jokers_of_an_image_may_be_the_images_of_what_they_may_be(
    position: Position, image: Image
) -> None:
    there = candidates(dict(image.position(position).grid))
    for cell, values in candidates(dict(position.grid)).items():
        assert there[image.turned(*cell)] == renamed(values, image)


def renamed(values: int, image: Image) -> int:
    """A set of values with the colours and shapes of an image; the numbers stay."""
    colours = sum(1 << image.colours[n] for n in range(4) if values >> n & 1)
    shapes = sum(16 << image.shapes[n] for n in range(4) if values >> 4 + n & 1)
    return colours | shapes | values & 0xF00


@settings(max_examples=60, deadline=None)
@given(games(), IMAGES)
def test_k8_k10_and_k14_a_whole_game_and_its_image_score_and_end_alike(
    played: Game, image: Image
) -> None:
    """K9: only the order in which several cards go under the pile is not the image's."""
    for position, move in played:
        then = rules.play(position, move)
        mirrored = rules.play(image.position(position), image.move(move))
        assert (mirrored.scores, mirrored.turn) == (then.scores, then.turn)
        if not isinstance(move, Pass) or len(move.cards) < 2:
            assert mirrored == image.position(then)
    assert rules.outcome(mirrored) == rules.outcome(end(played))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_k3_with_another_starter_the_seats_move_on_and_all_else_is_alike(options: Options) -> None:
    """Whoever sits one further has the same cards and begins: they score what the other did."""
    played = game(options)
    position = moved_on(played[0][0])
    for number, (before, move) in enumerate(played):
        assert number % 5 or rules.moves(position) == rules.moves(before)
        position = rules.play(position, move)
    assert position == moved_on(end(played))


def moved_on(position: Position) -> Position:
    """The position with everybody one seat further to the left."""
    seats = position.options.seats
    return replace(
        position,
        hands=position.hands[-1:] + position.hands[:-1],
        known=tuple(frozenset((seat + 1) % seats for seat in seen) for seen in position.known),
        turn=(position.turn + 1) % seats,
        scores=position.scores[-1:] + position.scores[:-1],
    )
