"""kwatro as text; see docs/notation.md.

    rt2                     a card: colour r g b y, shape c s t x, number 1 2 3 4; a joker is **
    1,0                     a cell: so many right and so many down from the start card
    play rt2@1,0 gs2@2,0    lays cards on cells
    swap rt2@1,0            lays a card in the place of a joker
    pass  pass rt2 gs2      passes, with nothing or with cards to exchange

A position is the grid, the hands, the pile from its top, and words for what else matters:

    rt2@0,0/bx2@1,0 rt1,rt3,gs4,**/gc1,gc2,gc3,gc4 yt1,yt2,…,**+1+2,yt3+1 turn=2 scores=4,0 passes=1

Behind a card of the pile stand the seats that know of it; `-` is a hand or a pile without cards.
What is left out is turn=1, no points, and no passes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeAlias

from fourfold.core.errors import IllegalMove, NotationError
from fourfold.core.notation import bounded, read_number, read_state
from fourfold.core.options import complete, read_words
from fourfold.games.kwatro.cards import DECK, JOKER, SHORT_DECK_SIZE, Card
from fourfold.games.kwatro.laying import check_jokers, check_line
from fourfold.games.kwatro.lines import START, Cell, Grid, Placed, lines_through, neighbours
from fourfold.games.kwatro.rules import (
    HAND_SIZE,
    OPTIONS,
    Deal,
    Hand,
    Move,
    Options,
    Pass,
    Play,
    Position,
    Swap,
    most_passes,
)

CARD_NAMES = (
    *(f"{colour}{shape}{number}" for colour in "rgby" for shape in "cstx" for number in "1234"),
    "**",
)
CARDS_BY_NAME = {name: card for card, name in enumerate(CARD_NAMES)}
# Further out no grid of 66 cards can reach.
FARTHEST = 70
# More points than any game brings, more passes than any game allows.
MOST_POINTS = 99_999
MOST_PASSES = 8
# A number has one way to be written: neither 01 nor -0.
COORDINATES = re.compile(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)")

# A word of a text, and where in it the word begins.
Word: TypeAlias = tuple[str, int]


def read_options(texts: Mapping[str, str]) -> Options:
    """The options of a record's header."""
    chosen = complete(OPTIONS, texts)
    return Options(
        seats=int(chosen["seats"]),
        short=chosen["length"] == "short",
        scoring=chosen["scoring"] == "yes",
    )


def write_options(options: Options) -> dict[str, str]:
    """The options as texts."""
    return {
        "seats": str(options.seats),
        "length": "short" if options.short else "full",
        "scoring": "yes" if options.scoring else "no",
    }


def read_deal(text: str, options: Options) -> Deal:
    """`starter=1 deck=rt2,**,…`: the hands seat by seat, the start card, the pile from its top."""
    words = read_words(bounded(text))
    if set(words) != {"starter", "deck"}:
        raise NotationError(text, "expected-deal")
    starter = read_number(words["starter"], 1, options.seats, "expected-seat") - 1
    deck = _read_cards((words["deck"], text.index("deck=") + 6))
    _check_deck(deck, options)
    return Deal(starter, deck)


def write_deal(deal: Deal) -> str:
    """The text that `read_deal` reads."""
    return f"starter={deal.starter + 1} deck={_write_cards(deal.deck)}"


def _check_deck(cards: Hand, options: Options) -> None:
    """All cards of the game, the jokers twice, the others once (K1, K16)."""
    for card in set(cards):
        if cards.count(card) > DECK.count(card):
            raise NotationError(CARD_NAMES[card], "expected-card-once")
    if cards.count(JOKER) < DECK.count(JOKER):
        raise NotationError(CARD_NAMES[JOKER], "expected-both-jokers")
    if options.short and len(cards) != SHORT_DECK_SIZE:
        raise NotationError(str(len(cards)), "expected-short-deck")
    if not options.short and len(cards) != len(DECK):
        raise NotationError(str(len(cards)), "expected-full-deck")


def split_moves(text: str) -> list[str]:
    """A move begins with each word `play`, `swap` or `pass`."""
    split: list[list[str]] = []
    for word in text.split():
        if word in READERS or not split:
            split.append([])
        split[-1].append(word)
    return [" ".join(words) for words in split]


def read_move(text: str) -> Move:
    """One move, without knowing whether it is legal anywhere."""
    words = _words(bounded(text))
    if not words or words[0][0] not in READERS:
        raise NotationError(text, "expected-move")
    return READERS[words[0][0]](words)


def write_move(move: Move) -> str:
    """The text that `read_move` reads."""
    match move:
        case Play():
            return " ".join(["play", *map(_write_placed, move.cards)])
        case Swap():
            return f"swap {_write_placed((move.cell, move.card))}"
        case Pass():
            return " ".join(["pass", *(CARD_NAMES[card] for card in move.cards)])


def _read_play(words: list[Word]) -> Play:
    if len(words) == 1:
        raise NotationError(words[0][0], "expected-card-at-place")
    return Play(tuple(map(_read_placed, words[1:])))


def _read_swap(words: list[Word]) -> Swap:
    if len(words) != 2:
        raise NotationError(words[-1][0], "expected-card-at-place", words[-1][1])
    cell, card = _read_placed(words[1])
    return Swap(card, cell)


def _read_pass(words: list[Word]) -> Pass:
    return Pass(tuple(map(_read_card, words[1:])))


READERS: dict[str, Callable[[list[Word]], Move]] = {
    "play": _read_play,
    "swap": _read_swap,
    "pass": _read_pass,
}


def _words(text: str) -> list[Word]:
    return [(found.group(), found.start() + 1) for found in re.finditer(r"\S+", text)]


def _parts(word: Word, separator: str) -> Iterator[Word]:
    """The parts of a word, each with the place where it begins."""
    text, at = word
    for part in text.split(separator):
        yield part, at
        at += len(part) + len(separator)


def _read_card(word: Word) -> Card:
    name, at = word
    if name not in CARDS_BY_NAME:
        raise NotationError(name, "expected-card", at)
    return CARDS_BY_NAME[name]


def _read_cards(word: Word) -> Hand:
    """Cards between commas; `-` is none."""
    return () if word[0] == "-" else tuple(map(_read_card, _parts(word, ",")))


def _write_cards(cards: Iterable[Card]) -> str:
    return ",".join(CARD_NAMES[card] for card in cards) or "-"


def _read_placed(word: Word) -> Placed:
    """A card and a cell, as in `rt2@1,0`."""
    name, *rest = _parts(word, "@")
    if len(rest) != 1:
        raise NotationError(word[0], "expected-card-at-place", word[1])
    return _read_cell(rest[0]), _read_card(name)


def read_laid(card: str, cell: str) -> Placed:
    """A card and a cell, each by itself."""
    return _read_cell((cell, 1)), _read_card((card, 1))


def _write_placed(placed: Placed) -> str:
    (right, down), card = placed
    return f"{CARD_NAMES[card]}@{cell_name((right, down))}"


def cell_name(cell: Cell) -> str:
    """A cell as text: so many right and so many down from the start card."""
    return f"{cell[0]},{cell[1]}"


def _read_cell(word: Word) -> Cell:
    found = COORDINATES.fullmatch(word[0])
    if found is None or max(abs(int(number)) for number in found.groups()) > FARTHEST:
        raise NotationError(word[0], "expected-place", word[1])
    return int(found[1]), int(found[2])


def read_position(text: str, options: Options) -> Position:
    """Grid, hands, pile, then `key=value` for what else matters."""
    words = _words(bounded(text))
    if len(words) < 3:
        raise NotationError(text, "expected-position")
    grid, hands, pile, *rest = words
    at = rest[0][1] if rest else len(text)
    state: dict[str, Any] = read_state(" ".join(word for word, _ in rest), STATE, at)
    cards = _read_pile(pile)
    position = Position(
        options,
        grid=tuple(sorted(map(_read_placed, _parts(grid, "/")))),
        hands=tuple(tuple(sorted(_read_cards(part))) for part in _parts(hands, "/")),
        pile=tuple(card for card, _ in cards),
        known=tuple(seats for _, seats in cards),
        turn=state.pop("turn", 0),
        scores=state.pop("scores", (0,) * options.seats if options.scoring else ()),
        **state,
    )
    return _checked(position, grid, text)


STATE: dict[str, Callable[[str], Any]] = {
    "turn": lambda text: read_number(text, 1, 4, "expected-seat") - 1,
    "scores": lambda text: tuple(
        read_number(points, 0, MOST_POINTS, "expected-scores") for points in text.split(",")
    ),
    "passes": lambda text: read_number(text, 1, MOST_PASSES, "expected-passes"),
}


def _read_pile(word: Word) -> list[tuple[Card, frozenset[int]]]:
    """The cards of the pile, each with the seats that know of it (K2, K9)."""
    return [_read_known(part) for part in _parts(word, ",")] if word[0] != "-" else []


def _read_known(word: Word) -> tuple[Card, frozenset[int]]:
    card, *seats = _parts(word, "+")
    known = (read_number(seat, 1, 4, "expected-seat") - 1 for seat, _ in seats)
    return _read_card(card), frozenset(known)


def _checked(position: Position, grid: Word, text: str) -> Position:
    """The position, unless no game could reach it. The cards first: they bound the rest."""
    laid = tuple(card for _, card in position.grid)
    _check_deck(sum(position.hands, laid + position.pile), position.options)
    _check_grid(position.grid, grid)
    if not (_may_be_state(position) and _may_be_hands(position) and _may_be_known(position)):
        raise NotationError(text, "expected-reachable-position")
    return position


def _check_grid(placed: tuple[Placed, ...], word: Word) -> None:
    """The cards hang together and lie in lines that keep the rules (K4, K6, K7, K12)."""
    grid = dict(placed)
    if len(grid) < len(placed) or not _is_connected(grid):
        raise NotationError(word[0], "expected-grid", word[1])
    try:
        for line in lines_through(grid, grid):
            check_line(grid, line)
        check_jokers(grid)
    except IllegalMove:
        raise NotationError(word[0], "expected-lines", word[1]) from None


def _is_connected(grid: Grid) -> bool:
    """Whether all cards are reached from the start card, which is no joker (K2, K6)."""
    reached = [START] if grid.get(START, JOKER) != JOKER else []
    for cell in reached:
        reached += [near for near in neighbours(cell) if near in grid and near not in reached]
    return len(reached) == len(grid)


def _may_be_state(position: Position) -> bool:
    """A seat that there is, no more passes than end the game, and points where points count.

    The first play scores, for the start card is no joker (K2, K10); before it there are no points.
    """
    seats, scores = position.options.seats, position.scores
    return (
        position.turn < seats
        and len(scores) == (seats if position.options.scoring else 0)
        and (any(scores) == (len(position.grid) > 1) or not position.options.scoring)
        and position.passes <= most_passes(position)
    )


def _may_be_hands(position: Position) -> bool:
    """Four cards each while the pile lasts (K8); the first without any ends the game (K14)."""
    sizes = [len(hand) for hand in position.hands]
    if len(sizes) != position.options.seats or max(sizes) > HAND_SIZE:
        return False
    if position.pile or 0 not in sizes:
        return not position.pile or min(sizes) == HAND_SIZE
    return sizes.count(0) == 1 and sizes[position.turn - 1] == 0 and not position.passes


def _may_be_known(position: Position) -> bool:
    """Lowest in the pile is what players put there, above it jokers that all saw (K2, K9)."""
    everybody = frozenset(range(position.options.seats))
    layers = []
    for card, seats in zip(position.pile, position.known, strict=True):
        by_one = len(seats) == 1 and seats <= everybody
        by_all = seats == everybody and card == JOKER
        if seats and not (by_one or by_all):
            return False
        layers.append((by_one, by_all))
    return layers == sorted(layers)


def write_position(position: Position) -> str:
    """The text that `read_position` reads."""
    pile = zip(position.pile, position.known, strict=True)
    return " ".join(
        [
            "/".join(map(_write_placed, position.grid)),
            "/".join(map(_write_cards, position.hands)),
            ",".join(_write_known(card, seats) for card, seats in pile) or "-",
            *_write_state(position),
        ]
    )


def _write_known(card: Card, seats: frozenset[int]) -> str:
    return "+".join([CARD_NAMES[card], *(str(seat + 1) for seat in sorted(seats))])


def _write_state(position: Position) -> list[str]:
    words = {
        "turn": position.turn and position.turn + 1,
        "scores": ",".join(map(str, position.scores)) if any(position.scores) else "",
        "passes": position.passes,
    }
    return [f"{key}={value}" for key, value in words.items() if value]
