"""What the notations of all games share: names of cells, lists of numbers, and their errors."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TypeVar

from fourfold.core.errors import NotationError
from fourfold.core.options import read_words

# Longer than any position or move: a text beyond it is refused unread.
LONGEST = 4_096

T = TypeVar("T")


def bounded(text: str) -> str:
    """The text itself, if it is not too long to be looked at."""
    if len(text) > LONGEST:
        raise NotationError(text, "expected-short-text")
    return text


def cell_name(column: int, row: int) -> str:
    """The name of a cell: column letter from the left, row number from the top."""
    return f"{'abcdefgh'[column]}{row + 1}"


def read_cell(text: str, names: Collection[str], at: int = 1) -> str:
    """A cell by its name, which must be one of the board's."""
    if text not in names:
        raise NotationError(text, "expected-cell", at)
    return text


def read_state(words: str, readers: dict[str, Callable[[str], T]], at: int) -> dict[str, T]:
    """The `key=value` words that end a position, each read by the reader of its key."""
    state = {}
    for key, text in read_words(words).items():
        if key not in readers:
            raise NotationError(key, "expected-state-word", at)
        state[key] = readers[key](text)
    return state


def read_number(text: str, least: int, most: int, expected: str) -> int:
    """A whole number within bounds."""
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise NotationError(text, expected)
    if not least <= int(text) <= most:
        raise NotationError(text, expected)
    return int(text)


def read_seats(text: str) -> frozenset[int]:
    """Seats as they stand in texts, counted from 1."""
    return frozenset(read_number(word, 1, 4, "expected-seat") - 1 for word in text.split(","))


def write_seats(seats: Collection[int]) -> str:
    """The text that `read_seats` reads."""
    return ",".join(str(seat + 1) for seat in sorted(seats))
