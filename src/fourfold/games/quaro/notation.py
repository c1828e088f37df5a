"""Quaro as text: `y@c4` places, `refill` and `stay` answer R8; see docs/notation.md.

A position is its board, its hands, its bag, and what else matters as `key=value`, between blanks:

    ..../..../.....r../......../......../......../..../.... rrgb,gby bgy… turn=2 stage=refill

The board is its rows from the top, four cells in the short ones and eight in the long ones, `.`
for an empty cell. The hands stand seat by seat between commas, the bag from its front; `-` is an
empty hand or bag. `turn` is the seat to move (without it seat 1), `scores` the points seat by seat
(without it none), `stage` is `further` when a further stone is due (R6) and `refill` when the seat
says whether to refill (R8).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from fourfold.core.errors import NotationError
from fourfold.core.notation import bounded, cell_name, read_cell, read_number, read_state
from fourfold.core.options import complete, read_words
from fourfold.games.quaro.rules import (
    BOARD,
    CELLS,
    EMPTY,
    FULL_HAND,
    LINES,
    OPTIONS,
    STONES,
    Cells,
    Colour,
    Deal,
    Hand,
    Move,
    Options,
    Place,
    Position,
    Refill,
    Stage,
    Stay,
    outcome,
    rows_through,
)

NAMES = tuple(cell_name(column, row) for column, row in BOARD)
LETTERS = "rgby"
ROW_LENGTHS = tuple(sum(row == number for _, row in BOARD) for number in range(8))


def read_options(texts: Mapping[str, str]) -> Options:
    """The options of a record's header."""
    chosen = complete(OPTIONS, texts)
    return Options(seats=int(chosen["seats"]), refusal=chosen["refusal"] == "yes")


def write_options(options: Options) -> dict[str, str]:
    """The options as texts."""
    return {"seats": str(options.seats), "refusal": "yes" if options.refusal else "no"}


def read_deal(text: str, options: Options) -> Deal:
    """`starter=1 bag=…` with the 48 stones in the order in which they are drawn (R3)."""
    words = read_words(bounded(text))
    if set(words) != {"starter", "bag"}:
        raise NotationError(text, "expected-deal")
    bag = _read_stones(words["bag"], "expected-bag", text.index("bag=") + 5)
    if Counter(bag) != Counter(STONES):
        raise NotationError(words["bag"], "expected-all-stones", text.index("bag=") + 5)
    return Deal(_read_seat(words["starter"], options), bag)


def _read_seat(text: str, options: Options) -> int:
    return read_number(text, 1, options.seats, "expected-seat") - 1


def write_deal(deal: Deal) -> str:
    """The text that `read_deal` reads."""
    return f"starter={deal.starter + 1} bag={_write_stones(deal.bag)}"


def split_moves(text: str) -> list[str]:
    """Every word is a move."""
    return text.split()


def read_move(text: str) -> Move:
    """One move, without knowing whether it is legal anywhere."""
    if bounded(text) == "refill":
        return Refill()
    if text == "stay":
        return Stay()
    colour, at_sign, cell = text.partition("@")
    if not at_sign:
        raise NotationError(text, "expected-move")
    return Place(_read_colour(colour, "expected-colour"), NAMES.index(read_cell(cell, NAMES, 3)))


def _read_colour(letter: str, expected: str, at: int = 1) -> Colour:
    if len(letter) != 1 or letter not in LETTERS:
        raise NotationError(letter, expected, at)
    return LETTERS.index(letter)


def write_move(move: Move) -> str:
    """The text that `read_move` reads."""
    match move:
        case Place():
            return f"{LETTERS[move.colour]}@{NAMES[move.cell]}"
        case Refill():
            return "refill"
        case Stay():
            return "stay"


def read_position(text: str, options: Options) -> Position:
    """Board, hands, bag, then `key=value` for what else matters."""
    words = [(word[0], word.start()) for word in re.finditer(r"\S+", bounded(text))]
    nothing = ("", len(text))  # a part that is missing is read like an empty one
    (board, first), (hands, second), (bag, third), (_, rest) = (*words, *[nothing] * 4)[:4]
    state: dict[str, Any] = read_state(text[rest:], _state_readers(options), rest + 1)
    position = Position(
        options,
        state.get("turn", 0),
        _read_board(board, first + 1),
        _read_hands(hands, options, second + 1),
        _read_stones(bag, "expected-bag", third + 1),
        state.get("scores", (0,) * options.seats),
        state.get("stage", Stage.PLACE),
    )
    return _checked(position, text)


def _state_readers(options: Options) -> dict[str, Callable[[str], Any]]:
    return {
        "turn": lambda text: _read_seat(text, options),
        "scores": lambda text: _read_scores(text, options),
        "stage": _read_stage,
    }


def _read_board(text: str, at: int) -> Cells:
    rows = text.split("/")
    if tuple(map(len, rows)) != ROW_LENGTHS:
        raise NotationError(text, "expected-board", at)
    return tuple(
        EMPTY if letter == "." else _read_colour(letter, "expected-stone", place)
        for place, letter in enumerate(text, at)
        if letter != "/"
    )


def _read_hands(text: str, options: Options, at: int) -> tuple[Hand, ...]:
    """One hand for each seat, of four stones at most (R3)."""
    hands = text.split(",")
    if len(hands) != options.seats or any(len(hand) > FULL_HAND for hand in hands):
        raise NotationError(text, "expected-hands", at)
    return tuple(tuple(sorted(_read_stones(hand, "expected-hands", at))) for hand in hands)


def _read_stones(text: str, expected: str, at: int) -> tuple[Colour, ...]:
    if text == "-":
        return ()
    if not text or not set(text) <= set(LETTERS):
        raise NotationError(text, expected, at)
    return tuple(map(LETTERS.index, text))


def _read_scores(text: str, options: Options) -> tuple[int, ...]:
    points = text.split(",")
    if len(points) != options.seats:
        raise NotationError(text, "expected-scores")
    return tuple(read_number(number, 0, len(LINES), "expected-scores") for number in points)


def _read_stage(text: str) -> Stage:
    if text not in tuple(Stage):
        raise NotationError(text, "expected-stage")
    return Stage(text)


def _checked(position: Position, text: str) -> Position:
    """The position, unless no game could reach it."""
    stones = [colour for colour in position.cells if colour is not EMPTY]
    outside = [*position.bag, *(colour for hand in position.hands for colour in hand)]
    if Counter(stones) + Counter(outside) != Counter(STONES):
        raise NotationError(text, "expected-all-stones")
    # Every row on the board has scored one point for somebody (R5).
    rows = sum(len(rows_through(position.cells, cell)) for cell in CELLS) // 4
    if rows != sum(position.scores):
        raise NotationError(text, "expected-points-of-rows")
    if _impossible_hands(position) or _impossible_stage(position):
        raise NotationError(text, "expected-reachable-position")
    return position


def _impossible_hands(position: Position) -> bool:
    """While the bag lasts, seats not at play have refilled, or have refused with stones left."""
    options, hands = position.options, position.hands
    least = 1 if options.refusal else FULL_HAND
    others = [hand for seat, hand in enumerate(hands) if seat != position.seat]
    largest_bag = len(STONES) - options.seats * FULL_HAND
    too_few = any(len(hand) < least for hand in others)
    return bool(position.bag and too_few) or len(position.bag) > largest_bag


def _impossible_stage(position: Position) -> bool:
    """Each stage has hands of its own; a game ends on a placement (R6–R8, R10)."""
    hand, options = position.hands[position.seat], position.options
    if outcome(position):
        return len(hand) == FULL_HAND or position.stage is not Stage.PLACE
    match position.stage:
        case Stage.PLACE:
            full = options.refusal or not position.bag or len(hand) == FULL_HAND
            return not hand or not full
        case Stage.FURTHER:
            return not 0 < len(hand) < FULL_HAND or not position.scores[position.seat]
        case Stage.REFILL:
            return not (options.refusal and position.bag and 0 < len(hand) < FULL_HAND)


def write_position(position: Position) -> str:
    """The text that `read_position` reads; that of a view gives away no order of the bag."""
    hands = ",".join(map(_write_stones, position.hands))
    bag = _write_stones(position.bag)
    return " ".join([write_board(position), hands, bag, *_write_state(position)])


def write_board(position: Position) -> str:
    """The eight rows of the board."""
    letters = iter("." if colour is EMPTY else LETTERS[colour] for colour in position.cells)
    return "/".join("".join(next(letters) for _ in range(length)) for length in ROW_LENGTHS)


def _write_stones(colours: tuple[Colour, ...]) -> str:
    return "".join(LETTERS[colour] for colour in colours) or "-"


def _write_state(position: Position) -> list[str]:
    words = [
        ("turn", str(position.seat + 1), position.seat > 0),
        ("scores", ",".join(map(str, position.scores)), any(position.scores)),
        ("stage", position.stage, position.stage is not Stage.PLACE),
    ]
    return [f"{key}={value}" for key, value, matters in words if matters]
