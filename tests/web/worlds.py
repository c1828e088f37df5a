"""Games of kwatro that differ only in what somebody may not know (K2, K9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from fourfold import games
from fourfold.games.kwatro import rules
from fourfold.games.kwatro.cards import CARDS, JOKER
from fourfold.games.kwatro.notation import CARD_NAMES
from fourfold.games.kwatro.rules import Deal, Move, Options, Pass, Play, Position, Swap

GAME = games.get("kwatro")
# Passing so often makes exchanges common, and games end with cards left in hands.
PASSES = 0.3


@dataclass(frozen=True)
class World:
    """A deal and what was played from it."""

    options: Options
    deal: Deal
    moves: tuple[Move, ...]

    @property
    def positions(self) -> Iterator[Position]:
        position = rules.start(self.options, self.deal)
        yield position
        for move in self.moves:
            position = rules.play(position, move)
            yield position

    @property
    def deal_text(self) -> str:
        return GAME.notation.write_deal(self.deal)

    @property
    def move_texts(self) -> list[str]:
        return [GAME.notation.write_move(move) for move in self.moves]


def played(seats: int, seed: int, most: int) -> World:
    """A short game by chance, up to so many moves."""
    chance, options = Random(seed), Options(seats, short=True)
    deal = rules.deal(options, lambda things: chance.sample(things, len(things)))
    world = World(options, replace(deal, starter=0), ())
    position = rules.start(options, world.deal)
    while len(world.moves) < most and rules.outcome(position) is None:
        move = _some(position, chance)
        position = rules.play(position, move)
        world = replace(world, moves=(*world.moves, move))
    return world


def _some(position: Position, chance: Random) -> Move:
    """Some move; of exchanges only small ones, as the order of more would tell their cards."""
    moves = rules.moves(position)
    passes = [move for move in moves if isinstance(move, Pass) and len(move.cards) <= 1]
    others = [move for move in moves if not isinstance(move, Pass)]
    small = [move for move in others if isinstance(move, Swap) or len(move.cards) < 3]
    return chance.choice(passes if not others or chance.random() < PASSES else small or others)


def known(world: World, seats: Sequence[int]) -> frozenset[int]:
    """All cards that some seats have ever seen; with no seats those that everybody has."""
    seen: set[int] = set()
    for position in world.positions:
        for seat in (*seats, None):
            view = rules.view(position, seat)
            seen |= {*view.hand, *(card for _, card in view.grid)}
    return frozenset(seen)


def other(world: World, seats: Sequence[int], seed: int) -> World:
    """The same game with other cards wherever these seats never saw any, even other ones at all."""
    hidden = [card for card in CARDS if card not in known(world, seats)]
    into = dict(zip(hidden, Random(seed).sample(hidden, len(hidden)), strict=True))
    deck = tuple(into.get(card, card) for card in world.deal.deck)
    moves = tuple(_mapped(move, into) for move in world.moves)
    return World(world.options, replace(world.deal, deck=deck), moves)


def _mapped(move: Move, into: dict[int, int]) -> Move:
    match move:
        case Play(cards):
            return Play(tuple((cell, into.get(card, card)) for cell, card in cards))
        case Swap(card, cell):
            return Swap(into.get(card, card), cell)
        case Pass(cards):
            return Pass(tuple(into.get(card, card) for card in cards))


def looks(world: World, seats: Sequence[int]) -> list[Any]:
    """All that these seats may know at each moment."""
    return [
        tuple(rules.view(position, seat) for seat in (*seats, None)) for position in world.positions
    ]


def hidden_now(world: World, seats: Sequence[int], count: int) -> list[str]:
    """The cards, as written, that these seats have not seen after so many moves."""
    seen = known(replace(world, moves=world.moves[:count]), seats)
    return [CARD_NAMES[card] for card in CARDS if card not in seen and card != JOKER]
