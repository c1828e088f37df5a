"""Quarto as things to say: text keys and facts, whose sentences stand in words/."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fourfold.core.errors import Refusal
from fourfold.core.outcome import Outcome
from fourfold.core.phrase import Fact, Phrase, Seat, phrase
from fourfold.core.picture import Note
from fourfold.games.quarto.notation import NAMES
from fourfold.games.quarto.rules import (
    COUNTED_LINES,
    EMPTY,
    LINES,
    VALUES,
    Call,
    Give,
    Line,
    Move,
    Options,
    Pass,
    Piece,
    Place,
    View,
    may_call,
    open_lines,
    turn,
    wins,
)

# Q1: the two sets, trait by trait in the order of the bits, each with its first and second value.
SETS: dict[str, tuple[tuple[str, str, str], ...]] = {
    "access": (
        ("shape", "round", "square"),
        ("height", "short", "tall"),
        ("body", "hollow", "solid"),
        ("surface", "grooved", "smooth"),
    ),
    "classic": (
        ("colour", "light", "dark"),
        ("shape", "round", "square"),
        ("height", "tall", "short"),
        ("body", "hollow", "solid"),
    ),
}

VERBS: Mapping[str, str] = {"give": "{}", "place": "{}", "call": "!{}", "pass": "-"}


def traits(options: Options, piece: Piece) -> tuple[tuple[str, str], ...]:
    """What each trait of a piece is, by the names of the set."""
    return tuple(
        (name, (first, second)[piece >> trait & 1])
        for trait, (name, first, second) in enumerate(SETS[options.set])
    )


def piece_phrase(options: Options, piece: Piece) -> Phrase:
    """A piece by its four traits."""
    return Phrase(f"piece-{options.set}", traits(options, piece))


def line_phrase(line: Line) -> Phrase:
    """A line by its kind and its end cells."""
    first, last = NAMES[line[0]], NAMES[line[3]]
    return phrase(f"line-{_kind(line)}", first=first, last=last, row=first[1], column=first[0])


def _kind(line: Line) -> str:
    if line not in LINES:
        return "square"
    index = LINES.index(line)
    return "row" if index < 4 else "column" if index < 8 else "diagonal"


def shared_values(view: View, line: Line) -> tuple[Phrase, ...]:
    """The values of counting traits that all pieces on a line share."""
    pieces = [view.cells[cell] for cell in line if view.cells[cell] is not EMPTY]
    bits = 255
    for piece in pieces:
        bits &= VALUES[piece]
    return tuple(
        phrase(SETS[view.options.set][trait][2 if value == trait else 1])
        for trait in view.options.traits
        for value in (trait, trait + 4)
        if bits >> value & 1
    )


def tell(before: View, move: Move, after: View) -> tuple[Phrase, ...]:
    """What everybody hears when a move is made."""
    seat = Seat(turn(before))
    match move:
        case Give():
            return (phrase("gives", seat=seat, piece=piece_phrase(before.options, move.piece)),)
        case Place():
            return (phrase("places", seat=seat, piece=_in_hand(before), cell=NAMES[move.cell]),)
        case Call():
            key = "calls" if after.won else "calls-falsely"
            return (phrase(key, seat=seat, line=line_phrase(move.line)),)
        case Pass():
            return (phrase("passes", seat=seat),)


def _in_hand(view: View) -> Fact:
    return "" if view.hand is None else piece_phrase(view.options, view.hand)


def move(view: View, move: Move) -> Phrase:
    """A move as an order, for those who choose among moves."""
    match move:
        case Give():
            return phrase("move-give", piece=piece_phrase(view.options, move.piece))
        case Place():
            return phrase("move-place", cell=NAMES[move.cell])
        case Call():
            return phrase("move-call", line=line_phrase(move.line))
        case Pass():
            return phrase("move-pass")


def prompt(view: View) -> Phrase:
    """What the seat to move has to do."""
    seat, call = Seat(turn(view)), "yes" if may_call(view) else "no"
    if view.hand is not None:
        return phrase("prompt-place", seat=seat, piece=_in_hand(view), call=call)
    if EMPTY in view.cells:
        return phrase("prompt-give", seat=seat, call=call)
    return phrase("prompt-last", seat=seat, call=call)


def refusal(view: View, refusal: Refusal) -> Phrase:
    """Why a move was refused."""
    say: dict[str, Callable[[Any], Fact]] = {
        "piece": lambda piece: piece_phrase(view.options, piece),
        "cell": lambda cell: NAMES[cell],
    }
    facts = {name: say[name](fact) for name, fact in refusal.facts.items()}
    return phrase(f"refused-{refusal.reason}", **facts)


def ending(view: View, outcome: Outcome) -> Phrase:
    """How the game ended."""
    if view.won is None:
        return phrase("ending-full")
    return phrase(
        f"ending-{outcome.reason}",
        seat=Seat(outcome.winners[0]),
        line=line_phrase(view.won),
        values=shared_values(view, view.won),
    )


def hindsight(before: View, move: Move, after: View) -> tuple[Phrase, ...]:
    """The lines that died with this move because nobody called them (Q8, Q10)."""
    shuts = isinstance(move, Place) or after.passes == 2
    return tuple(
        phrase("missed", line=line_phrase(line), values=shared_values(before, line))
        for line in (open_lines(before) if shuts else ())
    )


def notes(view: View) -> tuple[Note, ...]:
    """The lines in which three pieces share a trait and the fourth cell is free."""
    lines = COUNTED_LINES[view.options.squares]
    return tuple(_note(view, line) for line in lines if _is_open(view, line))


def _is_open(view: View, line: Line) -> bool:
    free = [cell for cell in line if view.cells[cell] is EMPTY]
    return len(free) == 1 and bool(shared_values(view, line))


def _note(view: View, line: Line) -> Note:
    free = next(NAMES[cell] for cell in line if view.cells[cell] is EMPTY)
    values = shared_values(view, line)
    told = phrase("note-open", line=line_phrase(line), cell=free, values=values)
    return Note(told, free, tuple(NAMES[cell] for cell in line))


def dead_lines(view: View) -> tuple[Line, ...]:
    """The winning lines whose window went by without a call; automatic games have none (Q8)."""
    if not view.options.spoken:
        return ()
    lines = COUNTED_LINES[view.options.squares]
    return tuple(
        line for line in lines if view.window not in line and wins(view.options, view.cells, line)
    )
