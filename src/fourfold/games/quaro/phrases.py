"""Quaro as things to say: text keys and facts, whose sentences stand in words/."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fourfold.core.errors import Refusal
from fourfold.core.outcome import Outcome
from fourfold.core.phrase import Fact, Phrase, Seat, phrase
from fourfold.core.picture import Note
from fourfold.core.telling import standings
from fourfold.games.quaro.notation import NAMES
from fourfold.games.quaro.rules import (
    BOARD,
    COLOURS,
    EMPTY,
    LINES,
    Colour,
    Line,
    Move,
    Place,
    Refill,
    Stage,
    Stay,
    View,
    colours_outside,
    missing,
    outcome,
    rows_through,
)

COLOUR_NAMES = ("red", "green", "blue", "yellow")

PROMPTS = {
    Stage.PLACE: "prompt-place",
    Stage.FURTHER: "prompt-further",
    Stage.REFILL: "prompt-refill",
}

VERBS: Mapping[str, str] = {"place": "{}", "refill": "refill", "stay": "stay"}


def stone_phrase(colour: Colour) -> Phrase:
    """A stone by its colour."""
    return phrase(f"stone-{COLOUR_NAMES[colour]}")


def stones_phrases(stones: Sequence[Colour]) -> tuple[Phrase, ...]:
    """Stones by colour, each colour with its number."""
    counts = [(colour, stones.count(colour)) for colour in COLOURS]
    return tuple(phrase(f"stones-{COLOUR_NAMES[colour]}", n=n) for colour, n in counts if n)


def line_phrase(line: Line) -> Phrase:
    """A line by its direction and its end cells."""
    return phrase(f"line-{_direction(line)}", first=NAMES[line[0]], last=NAMES[line[3]])


def _direction(line: Line) -> str:
    (left, top), (right, bottom) = BOARD[line[0]], BOARD[line[3]]
    return "across" if top == bottom else "down" if left == right else "diagonal"


def tell(before: View, move: Move, after: View) -> tuple[Phrase, ...]:
    """What everybody hears of a move, and of what it sets off."""
    return (
        *_told_move(before, move, after),
        *_told_drawing(before, after),
        *_told_turn(before, after),
    )


def _told_move(before: View, move: Move, after: View) -> tuple[Phrase, ...]:
    match move:
        case Place():
            return _told_placing(Seat(before.seat), move, rows_through(after.cells, move.cell))
        case Refill():
            return ()
        case Stay():
            return (phrase("stays", seat=Seat(before.seat)),)


def _told_placing(seat: Seat, move: Place, rows: tuple[Line, ...]) -> tuple[Phrase, ...]:
    """Each row is named by its ends, so that a listener knows which one it is (R5)."""
    stone, cell, n = stone_phrase(move.colour), NAMES[move.cell], len(rows)
    if not rows:
        return (phrase("places", seat=seat, stone=stone, cell=cell),)
    return (
        phrase("scores", seat=seat, stone=stone, cell=cell, points=phrase("points", n=n)),
        phrase("rows-made", n=n, lines=tuple(map(line_phrase, rows))),
    )


def _told_drawing(before: View, after: View) -> tuple[Phrase, ...]:
    """Drawn stones lie open to all (R3), and nobody refills from an empty bag (R7)."""
    drawn = sorted((Counter(before.bag) - Counter(after.bag)).elements())
    if not drawn:
        return ()
    refills = phrase("refills", seat=Seat(before.seat), stones=stones_phrases(drawn))
    return (refills,) if after.bag else (refills, phrase("bag-empty"))


def _told_turn(before: View, after: View) -> tuple[Phrase, ...]:
    """A further stone is due (R6); or the points are noted (R9), and the stoneless skipped (R8)."""
    if after.stage is Stage.FURTHER:
        return (phrase("further", seat=Seat(after.seat)),)
    if after.stage is Stage.REFILL or outcome(after):
        return ()
    skipped = (phrase("skipped", seat=Seat(seat)) for seat in _skipped(before, after))
    return (standings(after.scores)[before.seat], *skipped)


def _skipped(before: View, after: View) -> list[int]:
    """The seats between one turn and the next; all the others when a seat follows itself."""
    count = after.options.seats
    steps = (after.seat - before.seat - 1) % count
    return [(before.seat + 1 + step) % count for step in range(steps)]


def move(_view: View, move: Move) -> Phrase:
    """A move as an order, for those who choose among moves."""
    match move:
        case Place():
            return phrase("move-place", stone=stone_phrase(move.colour), cell=NAMES[move.cell])
        case Refill():
            return phrase("move-refill")
        case Stay():
            return phrase("move-stay")


def prompt(view: View) -> Phrase:
    """What the seat to move has to do, and with which stones."""
    hand = stones_phrases(view.hands[view.seat])
    return phrase(PROMPTS[view.stage], seat=Seat(view.seat), stones=hand, n=len(view.bag))


def refusal(_view: View, refusal: Refusal) -> Phrase:
    """Why a move was refused."""
    say: dict[str, Callable[[Any], tuple[str, Fact]]] = {
        "cell": lambda cell: ("cell", NAMES[cell]),
        "colour": lambda colour: ("stone", stone_phrase(colour)),
    }
    facts = dict(say[name](fact) for name, fact in refusal.facts.items())
    return phrase(f"refused-{refusal.reason}", **facts)


def ending(view: View, outcome: Outcome) -> Phrase:
    """How the game ended, who won, and how all stand (R10, R11)."""
    return phrase(
        f"ending-{outcome.reason}",
        winners=tuple(map(Seat, outcome.winners)),
        n=len(outcome.winners),
        standings=standings(view.scores),
    )


def hindsight(_before: View, _move: Move, _after: View) -> tuple[Phrase, ...]:
    """Everything has been told already."""
    return ()


def notes(view: View) -> tuple[Note, ...]:
    """The lines that one stone from outside the board makes a row."""
    outside = colours_outside(view.cells)
    wanted = ((line, missing(view.cells, line, outside)) for line in LINES)
    return tuple(_note(view, line, *colours) for line, colours in wanted if len(colours) == 1)


def _note(view: View, line: Line, colour: Colour) -> Note:
    free = next(NAMES[cell] for cell in line if view.cells[cell] is EMPTY)
    stone = stone_phrase(colour)
    told = phrase("note-open", line=line_phrase(line), stone=stone, cell=free)
    return Note(told, free, tuple(NAMES[cell] for cell in line))
