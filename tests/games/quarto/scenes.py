"""Games and positions of Quarto as a test writes them, and lines as one sees them on a board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

import pytest

from fourfold.core.errors import IllegalMove
from fourfold.core.options import read_words
from fourfold.games.quarto import rules
from fourfold.games.quarto.notation import (
    read_deal,
    read_move,
    read_options,
    read_position,
    write_move,
)
from fourfold.games.quarto.rules import Call, Move, Options, Position

CELLS = "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4".split()
DIGITS = "0123456789abcdef"

# Q5: the rows from the top, the columns from the left, the two diagonals.
LINES = {
    "a1-d1": "a1 b1 c1 d1",
    "a2-d2": "a2 b2 c2 d2",
    "a3-d3": "a3 b3 c3 d3",
    "a4-d4": "a4 b4 c4 d4",
    "a1-a4": "a1 a2 a3 a4",
    "b1-b4": "b1 b2 b3 b4",
    "c1-c4": "c1 c2 c3 c4",
    "d1-d4": "d1 d2 d3 d4",
    "a1-d4": "a1 b2 c3 d4",
    "d1-a4": "d1 c2 b3 a4",
}
# Q14: the squares, by their top left corners from the top.
SQUARES = {
    "a1-b2": "a1 b1 a2 b2",
    "b1-c2": "b1 c1 b2 c2",
    "c1-d2": "c1 d1 c2 d2",
    "a2-b3": "a2 b2 a3 b3",
    "b2-c3": "b2 c2 b3 c3",
    "c2-d3": "c2 d2 c3 d3",
    "a3-b4": "a3 b3 a4 b4",
    "b3-c4": "b3 c3 b4 c4",
    "c3-d4": "c3 d3 c4 d4",
}

# The eight values as (trait, 0 for its first value and 1 for its second).
VALUES = [(trait, value) for trait in range(4) for value in (0, 1)]


def agreed(words: str = "") -> Options:
    """Options by their words; the leaflet's where nothing is said."""
    return read_options(read_words(words))


def begin(words: str = "", starter: int = 1) -> Position:
    """The start, with a starter counted from 1 as in all texts."""
    options = agreed(words)
    return rules.start(options, read_deal(f"starter={starter}", options))


def at(text: str, words: str = "") -> Position:
    """A position by its text."""
    return read_position(text, agreed(words))


def after(position: Position, moves: str) -> Position:
    """The position after moves by their texts."""
    for move in moves.split():
        position = rules.play(position, read_move(move))
    return position


def offered(position: Position) -> set[str]:
    """The texts of all legal moves."""
    return {write_move(move) for move in rules.moves(position)}


def calls(position: Position) -> set[str]:
    """The names of the lines that may be called, truly or falsely."""
    return {move.removeprefix("!") for move in offered(position) if move.startswith("!")}


def true_calls(position: Position) -> set[str]:
    """The names of the lines whose call wins at once."""
    return {line for line in calls(position) if end(after(position, f"!{line}"))}


def refused(position: Position, move: str) -> str:
    """The reason why a move is refused."""
    with pytest.raises(IllegalMove) as refusal:
        rules.play(position, read_move(move))
    return refusal.value.reason


def end(position: Position) -> str:
    """The reason of the end and who won, counted from 1; empty while the game goes on."""
    outcome = rules.outcome(position)
    if outcome is None:
        return ""
    assert outcome.scores == ()
    return f"{outcome.reason} {' '.join(str(seat + 1) for seat in outcome.winners) or 'nobody'}"


def mover(position: Position) -> int:
    """Whose move it is, counted from 1."""
    return rules.turn(position) + 1


def board(pieces: Mapping[str, str]) -> str:
    """The text of a board with these pieces on these cells."""
    letters = [pieces.get(cell, ".") for cell in CELLS]
    return "/".join("".join(letters[row : row + 4]) for row in (0, 4, 8, 12))


def sharing(trait: int, value: int) -> list[str]:
    """Four pieces that share this value and nothing else."""
    others = [1 << other for other in range(4) if other != trait]
    return [DIGITS[value << trait | other] for other in (0, *others)]


# All short and tall, round and square, and so on, are mixed among these.
SHARING_NOTHING = ["0", "f", "1", "2"]


def last_to_come(line: str, cell: str, pieces: list[str], words: str = "") -> Position:
    """A line with one cell still free, and the piece for it in hand."""
    others = [other for other in line.split() if other != cell]
    shown = board(dict(zip(others, pieces[1:], strict=True)))
    window = "" if "automatic" in words else f" window={others[0]}"
    return at(f"{shown} {pieces[0]}{window}", words)


def game(position: Position, random: Random) -> Iterator[tuple[Position, Move]]:
    """A whole random game: each position with the move made in it."""
    while moves := rules.moves(position):
        move = choose(position, list(moves), random)
        yield position, move
        position = rules.play(position, move)


def choose(position: Position, moves: list[Move], random: Random) -> Move:
    """Any move, but calls not so often that the board stays empty, and true ones now and then."""
    plain = [move for move in moves if not isinstance(move, Call)]
    called = [move for move in moves if isinstance(move, Call)]
    true = [call for call in called if rules.play(position, call).won]
    if true and random.random() < 0.3:
        return random.choice(true)
    return random.choice(called if called and random.random() < 0.2 else plain)
