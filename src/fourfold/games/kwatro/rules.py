"""kwatro, by the clauses K1–K16 of docs/games/kwatro.md.

Cards are numbers as in cards.py, cells are (right, down) from the start card as in lines.py. A
hand is always sorted; the pile lies top first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import TypeAlias, TypeVar

from fourfold.core.errors import IllegalMove
from fourfold.core.game import Shuffled
from fourfold.core.options import Option
from fourfold.core.outcome import Outcome, most_points
from fourfold.games.kwatro.cards import CARDS, DECK, JOKER, SHORT_DECK_SIZE, Card, fits
from fourfold.games.kwatro.jokers import candidates
from fourfold.games.kwatro.laying import lay
from fourfold.games.kwatro.lines import START, Cell, Placed
from fourfold.games.kwatro.plays import plays
from fourfold.games.kwatro.score import Score, score

Hand: TypeAlias = tuple[Card, ...]
T = TypeVar("T")

HAND_SIZE = 4
NOBODY: frozenset[int] = frozenset()

OPTIONS: tuple[Option, ...] = (
    Option("seats", ("2", "3", "4")),
    Option("length", ("full", "short")),
    Option("scoring", ("yes", "no")),
)


@dataclass(frozen=True, slots=True)
class Options:
    """What the players agree on (K1, K16)."""

    seats: int = 2
    short: bool = False
    scoring: bool = True


@dataclass(frozen=True, slots=True)
class Deal:
    """Who begins (K3), and the shuffled cards: hands seat by seat, start card, pile (K2)."""

    starter: int
    deck: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """Lay cards on cells (K6); in which order they are named does not matter."""

    cards: tuple[Placed, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))


@dataclass(frozen=True, slots=True)
class Swap:
    """Take a joker from the grid and lay a card in its place (K13)."""

    card: Card
    cell: Cell


@dataclass(frozen=True, slots=True)
class Pass:
    """Put cards under the pile and draw as many (K9).

    They go under the pile in the order of the cards, jokers last, so that the order is no choice.
    """

    cards: Hand = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))


Move: TypeAlias = Play | Swap | Pass


@dataclass(frozen=True, slots=True)
class Position:
    """The grid, the hands, the pile, and whose turn it is.

    `known` has for each card of the pile the seats that have seen it go there (K2, K9); `passes`
    counts how many turns in a row were passes (K14). Without scoring there are no scores.
    """

    options: Options
    grid: tuple[Placed, ...]
    hands: tuple[Hand, ...]
    pile: tuple[Card, ...]
    known: tuple[frozenset[int], ...]
    turn: int
    scores: tuple[int, ...]
    passes: int = 0


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know: its own hand, and of the pile only what it has put there itself.

    `seat` is `None`, and the hand empty, for somebody who only watches; `sizes` has the number of
    cards in every hand.
    """

    options: Options
    seat: int | None
    grid: tuple[Placed, ...]
    hand: Hand
    sizes: tuple[int, ...]
    pile: tuple[Card | None, ...]
    turn: int
    scores: tuple[int, ...]
    passes: int


def seats(options: Options) -> int:
    """Two to four play (K1)."""
    return options.seats


def deal(options: Options, shuffled: Shuffled) -> Deal:
    """All cards, or in the short game both jokers and 31 others, in random order (K2, K16)."""
    deck: Sequence[Card] = DECK
    if options.short:
        deck = (*shuffled(CARDS)[: SHORT_DECK_SIZE - 2], JOKER, JOKER)
    return Deal(shuffled(range(options.seats))[0], tuple(shuffled(deck)))


def start(options: Options, deal: Deal) -> Position:
    """Four cards for each seat, and the start card; a joker turned up goes under the pile (K2)."""
    dealt = HAND_SIZE * options.seats
    hands = tuple(deal.deck[first : first + HAND_SIZE] for first in range(0, dealt, HAND_SIZE))
    rest = deal.deck[dealt:]
    turned = next(index for index, card in enumerate(rest) if card != JOKER)
    pile = rest[turned + 1 :]
    return Position(
        options,
        grid=((START, rest[turned]),),
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        pile=pile + rest[:turned],
        known=(NOBODY,) * len(pile) + (frozenset(range(options.seats)),) * turned,
        turn=deal.starter,
        scores=(0,) * options.seats if options.scoring else (),
    )


def turn(position: Position) -> int:
    """Whose turn it is: to the left, after every play or pass (K3, K5)."""
    return position.turn


def scores(position: Position) -> tuple[int, ...]:
    """The points so far; none in the game without scoring (K16)."""
    return position.scores


def view(position: Position, seat: int | None) -> View:
    """Hands and pile are secret (K2), but for what a seat has seen go under the pile itself."""
    everybody = range(position.options.seats)
    watching = frozenset(everybody if seat is None else (seat,))
    return View(
        position.options,
        seat,
        position.grid,
        () if seat is None else position.hands[seat],
        tuple(map(len, position.hands)),
        tuple(
            card if watching <= seen else None
            for card, seen in zip(position.pile, position.known, strict=True)
        ),
        position.turn,
        position.scores,
        position.passes,
    )


def worth(view: View, cards: tuple[Placed, ...]) -> Score:
    """What a play is worth to the seat to move (K10, K14)."""
    left = view.sizes[view.turn] - len(cards) + len(view.pile)
    return score(dict(view.grid), cards, left)


def outcome(position: Position) -> Outcome | None:
    """A last card played, or nothing but passes (K14–K16)."""
    if () in position.hands:
        if position.options.scoring:
            return most_points("last-card", position.scores)
        return Outcome("last-card", (position.hands.index(()),))
    if position.passes < most_passes(position):
        return None
    if position.options.scoring:
        return most_points("all-passed", position.scores)
    return Outcome("all-passed", tuple(range(position.options.seats)))


def most_passes(position: Position | View) -> int:
    """So many passes in a row end the game: two rounds, or one when the pile is empty (K14)."""
    return position.options.seats * (2 if position.pile else 1)


def _over(position: Position) -> bool:
    return () in position.hands or position.passes == most_passes(position)


def moves(position: Position) -> Sequence[Move]:
    """Every legal move: plays, then swaps, then passes."""
    if _over(position):
        return ()
    hand, grid = position.hands[position.turn], dict(position.grid)
    swaps = (
        Swap(card, cell)
        for cell, values in candidates(grid).items()
        for card in hand
        if card != JOKER and fits(card, values)
    )
    return (*map(Play, plays(grid, hand)), *swaps, *_passes(hand, position.pile))


def _passes(hand: Hand, pile: tuple[Card, ...]) -> Iterator[Pass]:
    """None, some or all cards; with an empty pile there is nothing to exchange (K9, K14)."""
    most = len(hand) if pile else 0
    choices = (cards for size in range(most + 1) for cards in combinations(hand, size))
    return map(Pass, dict.fromkeys(choices))


def play(position: Position, move: Move) -> Position:
    """The position after a move, or `IllegalMove`."""
    if _over(position):
        raise IllegalMove("game-over")
    match move:
        case Play():
            return _play(position, move.cards)
        case Swap():
            return _swap(position, move.card, move.cell)
        case Pass():
            return _pass(position, move.cards)


def _play(position: Position, cards: tuple[Placed, ...]) -> Position:
    """Lay cards, score, and draw up to four again (K6, K8, K10)."""
    if not cards:
        raise IllegalMove("no-cards")
    kept = _without(position.hands[position.turn], [card for _, card in cards])
    grid = dict(position.grid)
    then = lay(grid, cards)
    scores = position.scores
    if position.options.scoring:
        points = score(grid, cards, len(kept) + len(position.pile)).total
        scores = _changed(scores, position.turn, scores[position.turn] + points)
    return replace(
        _drawn(position, kept, HAND_SIZE - len(kept)),
        grid=tuple(sorted(then.items())),
        scores=scores,
        passes=0,
    )


def _swap(position: Position, card: Card, cell: Cell) -> Position:
    """The card must be one that the joker can be; the turn goes on, with the joker (K13)."""
    kept, grid = _without(position.hands[position.turn], (card,)), dict(position.grid)
    if card == JOKER:
        raise IllegalMove("joker-for-joker")
    if grid.get(cell) != JOKER:
        raise IllegalMove("no-joker-there", cell=cell)
    values = candidates(grid)[cell]
    if not fits(card, values):
        raise IllegalMove("card-does-not-fit", card=card, cell=cell, candidates=values)
    grid[cell] = card
    hands = _changed(position.hands, position.turn, tuple(sorted((*kept, JOKER))))
    return replace(position, grid=tuple(sorted(grid.items())), hands=hands)


def _pass(position: Position, cards: Hand) -> Position:
    """The cards go under the pile before others are drawn, so a short pile gives them back (K9)."""
    kept = _without(position.hands[position.turn], cards)
    if cards and not position.pile:
        raise IllegalMove("pile-empty")
    put = replace(
        position,
        pile=position.pile + cards,
        known=position.known + (frozenset({position.turn}),) * len(cards),
        passes=position.passes + 1,
    )
    return _drawn(put, kept, len(cards))


def _drawn(position: Position, kept: Hand, number: int) -> Position:
    """The next seat's turn, after this one has drawn cards from the pile as far as it lasts."""
    hand = tuple(sorted(kept + position.pile[:number]))
    return replace(
        position,
        hands=_changed(position.hands, position.turn, hand),
        pile=position.pile[number:],
        known=position.known[number:],
        turn=(position.turn + 1) % position.options.seats,
    )


def _without(hand: Hand, cards: Sequence[Card]) -> Hand:
    """The hand without these cards, all of which must be in it."""
    left = list(hand)
    for card in cards:
        if card not in left:
            raise IllegalMove("not-in-hand", card=card)
        left.remove(card)
    return tuple(left)


def _changed(things: tuple[T, ...], seat: int, thing: T) -> tuple[T, ...]:
    return (*things[:seat], thing, *things[seat + 1 :])
