"""kwatro as things to say: text keys and facts, whose sentences stand in words/."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from fourfold.core.errors import Refusal
from fourfold.core.outcome import Outcome
from fourfold.core.phrase import Fact, Phrase, Seat, phrase
from fourfold.core.picture import Note
from fourfold.games.kwatro.cards import JOKER, PROPERTIES, Card, Values, fits, sets, traits
from fourfold.games.kwatro.jokers import candidates, fitting
from fourfold.games.kwatro.lines import (
    LONGEST,
    STEPS,
    Cell,
    Grid,
    Line,
    Placed,
    free_cells,
    line_through,
)
from fourfold.games.kwatro.notation import cell_name
from fourfold.games.kwatro.rules import Move, Pass, Play, Swap, View, most_passes, worth
from fourfold.games.kwatro.score import Score

VERBS: Mapping[str, str] = {"play": "play {}", "swap": "swap {}", "pass": "pass {}"}

# What is said of a choice that is none, of a reason to double, and of an end without points.
ANY = {"colour": "any-colour", "shape": "any-shape", "number": "any-number"}
DOUBLED = {
    "kwatro": "doubled-kwatro",
    "four-cards": "doubled-four-cards",
    "last-card": "doubled-last-card",
}
UNSCORED = {
    "last-card": "ending-last-card-unscored",
    "all-passed": "ending-all-passed-unscored",
}


def card_phrase(card: Card) -> Phrase:
    """A card by its three properties, or a joker."""
    if card == JOKER:
        return phrase("joker")
    return Phrase("card", tuple((name, value_phrase(value)) for name, value in traits(card)))


def value_phrase(value: str) -> Phrase:
    """One value of a property; a number is said as it is."""
    return phrase("number", n=int(value)) if value.isdigit() else phrase(value)


def place_phrase(cell: Cell) -> Phrase:
    """A cell by how far it lies from the start card."""
    return phrase("place", right=cell[0], down=cell[1])


def line_phrase(line: Line) -> Phrase:
    """A line by its kind and its end cells."""
    kind = "row" if line[0][1] == line[-1][1] else "column"
    return phrase(f"line-{kind}", first=place_phrase(line[0]), last=place_phrase(line[-1]))


def candidates_phrase(values: Values) -> Phrase:
    """All cards with values of a set, as a choice of colours, of shapes and of numbers."""
    choices = zip(PROPERTIES, sets(values), strict=True)
    return Phrase("candidates", tuple((name, _choice(name, names)) for name, names in choices))


def _choice(name: str, values: tuple[str, ...]) -> Phrase:
    match tuple(map(value_phrase, values)):
        case (only,):
            return only
        case (first, second):
            return phrase("one-of-two", first=first, second=second)
        case (first, second, third):
            return phrase("one-of-three", first=first, second=second, third=third)
    return phrase(ANY[name])


def score_phrase(score: Score) -> Phrase:
    """A score as on the leaflet's sheet: the sum of the lines, and why it is doubled."""
    addition = " + ".join(str(points) for _, points in score.lines)
    if len(score.lines) > 1:
        addition = f"{addition} = {score.subtotal}"
    if not score.doublings:
        return phrase("score", addition=addition)
    reasons = tuple(
        phrase(DOUBLED[reason], n=times) for reason, times in Counter(score.doublings).items()
    )
    return phrase("score-doubled", addition=addition, reasons=reasons, total=score.total)


def tell(before: View, move: Move, after: View) -> tuple[Phrase, ...]:
    """What a seat hears of a move: cards that are drawn only if they are its own (K2)."""
    seat = Seat(before.turn)
    match move:
        case Play():
            plays = phrase("plays", seat=seat, cards=_laid(move))
            return (plays, *_gains(before, move), *_draws(before, move, after))
        case Swap():
            card, cell = card_phrase(move.card), place_phrase(move.cell)
            return (phrase("swaps", seat=seat, card=card, cell=cell),)
        case Pass():
            return (_passes(before, move, after),)


def _laid(move: Play) -> tuple[Phrase, ...]:
    return tuple(
        phrase("card-at", card=card_phrase(card), cell=place_phrase(cell))
        for cell, card in move.cards
    )


def _gains(before: View, move: Play) -> Iterator[Phrase]:
    if before.options.scoring:
        gained = worth(before, move.cards)
        points = phrase("points", n=gained.total)
        yield phrase("gains", seat=Seat(before.turn), score=score_phrase(gained), points=points)


def _draws(before: View, move: Play, after: View) -> Iterator[Phrase]:
    """Everybody sees how many cards are drawn, and that the pile is used up."""
    seat, drawn = Seat(before.turn), len(before.pile) - len(after.pile)
    if drawn and before.seat == before.turn:
        cards = _drawn(before, (card for _, card in move.cards), after)
        yield phrase("draws-seen", seat=seat, cards=cards)
    elif drawn:
        yield phrase("draws", seat=seat, n=drawn)
    if drawn and not after.pile:
        yield phrase("pile-used-up")


def _passes(before: View, move: Pass, after: View) -> Phrase:
    """Which cards are exchanged is known to the player alone (K9)."""
    seat = Seat(before.turn)
    if not move.cards or before.seat != before.turn:
        return phrase("passes", seat=seat, n=len(move.cards))
    drawn = _drawn(before, move.cards, after)
    return phrase("passes-seen", seat=seat, cards=_cards(move.cards), drawn=drawn)


def _drawn(before: View, gone: Iterable[Card], after: View) -> tuple[Phrase, ...]:
    kept = Counter(before.hand) - Counter(gone)
    return _cards((Counter(after.hand) - kept).elements())


def _cards(cards: Iterable[Card]) -> tuple[Phrase, ...]:
    return tuple(map(card_phrase, cards))


def move(_view: View, move: Move) -> Phrase:
    """A move as an order, for those who choose among moves."""
    match move:
        case Play():
            return phrase("move-play", cards=_laid(move))
        case Swap():
            return phrase("move-swap", card=card_phrase(move.card), cell=place_phrase(move.cell))
        case Pass() if move.cards:
            return phrase("move-exchange", cards=_cards(move.cards))
        case Pass():
            return phrase("move-pass")


def prompt(view: View) -> Phrase:
    """What the seat to move has to do; its hand and what fits a joker's place only to itself."""
    seat = Seat(view.turn)
    ends = "yes" if view.passes + 1 == most_passes(view) else "no"
    if view.seat != view.turn:
        return phrase("prompt-other", seat=seat, ends=ends)
    swap = "yes" if _may_swap(view) else "no"
    return phrase("prompt-own", seat=seat, cards=_cards(view.hand), swap=swap, ends=ends)


def _may_swap(view: View) -> bool:
    places = candidates(dict(view.grid)).values()
    return any(fits(card, values) for values in places for card in view.hand if card != JOKER)


def refusal(_view: View, refusal: Refusal) -> Phrase:
    """Why a move was refused."""
    say: dict[str, Callable[[Any], Fact]] = {
        "card": card_phrase,
        "cell": place_phrase,
        "line": line_phrase,
        "values": lambda values: tuple(map(value_phrase, values)),
        "jokers": lambda cells: tuple(map(place_phrase, cells)),
        "candidates": candidates_phrase,
        "n": int,
    }
    facts = {name: say[name](fact) for name, fact in refusal.facts.items()}
    return phrase(f"refused-{refusal.reason}", **facts)


def ending(view: View, outcome: Outcome) -> Phrase:
    """How the game ended, and who moved last."""
    seats, winners = view.options.seats, tuple(map(Seat, outcome.winners))
    if not outcome.scores:
        return phrase(UNSCORED[outcome.reason], winners=winners)
    standings = tuple(
        phrase("standing", seat=Seat(seat), points=phrase("points", n=points))
        for seat, points in enumerate(outcome.scores)
    )
    return phrase(
        f"ending-{outcome.reason}",
        seat=Seat((view.turn - 1) % seats),
        winners=winners,
        n=len(winners),
        standings=standings,
    )


def hindsight(_before: View, _move: Move, _after: View) -> tuple[Phrase, ...]:
    """Everything has been told already."""
    return ()


def notes(view: View) -> tuple[Note, ...]:
    """Where one more card makes a kwatro, and what each joker may stand for."""
    return _notes(view.grid)


@lru_cache(maxsize=1_024)
def _notes(cards: tuple[Placed, ...]) -> tuple[Note, ...]:
    """All who look at a grid notice the same, and look at it more than once."""
    grid = dict(cards)
    return (*_open_lines(grid), *_jokers(grid))


def _jokers(grid: Grid) -> Iterator[Note]:
    for cell, values in sorted(candidates(grid).items()):
        fit = candidates_phrase(values)
        told = phrase("note-joker", cell=place_phrase(cell), candidates=fit)
        yield Note(told, "", (cell_name(cell),))


def _open_lines(grid: Grid) -> Iterator[Note]:
    for cell in free_cells(grid):
        then = {**grid, cell: JOKER}
        lines = [line_through(then, cell, step) for step in STEPS]
        kwatros = [line for line in lines if len(line) == LONGEST]
        if kwatros and (values := fitting(grid, cell)):
            fit = candidates_phrase(values)
            for line in kwatros:
                said = {"line": line_phrase(line), "cell": place_phrase(cell), "candidates": fit}
                yield Note(
                    phrase("note-open", **said), cell_name(cell), tuple(map(cell_name, line))
                )
