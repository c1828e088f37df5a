"""Who wins a position of Quarto and when, found out by trying everything, without any short cut.

A board is sixteen digits or dots, from the top and from the left. Sharing nothing with the package.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TypeAlias

from games.quarto.naive import CELLS, SQUARE, STRAIGHT, values

DIGITS = "0123456789abcdef"
# What counts: squares or not, and which traits.
Kind: TypeAlias = tuple[bool, tuple[int, ...]]
INDEX = {name: index for index, name in enumerate(CELLS)}


@cache
def lines(kind: Kind) -> list[list[tuple[int, ...]]]:
    """The lines through each cell."""
    named = {**STRAIGHT, **SQUARE} if kind[0] else STRAIGHT
    all_lines = [tuple(INDEX[cell] for cell in line) for line in named.values()]
    return [[line for line in all_lines if cell in line] for cell in range(16)]


@cache
def alike(pieces: str, kind: Kind) -> bool:
    """Q5, Q13: whether four pieces are there and share a trait that counts."""
    if "." in pieces:
        return False
    return any(len({values(piece)[trait] for piece in pieces}) == 1 for trait in kind[1])


def wins(board: str, cell: int, kind: Kind) -> bool:
    """Whether a line through this cell is complete."""
    return any(alike("".join(board[each] for each in line), kind) for line in lines(kind)[cell])


@cache
def value(board: str, hand: str, kind: Kind, within: int) -> int:
    """1 if the seat with this piece in hand wins within so many placements, -1 if it loses."""
    best = -1
    for cell in range(16):
        if board[cell] != "." or best == 1:
            continue
        then = board[:cell] + hand + board[cell + 1 :]
        if wins(then, cell, kind):
            return 1
        best = max(best, given(then, kind, within - 1))
    return best


def given(board: str, kind: Kind, within: int) -> int:
    """The same for the seat that has to give, before anything is given."""
    if within == 0 or "." not in board:
        return 0
    best = -1
    for gift in DIGITS:
        if gift not in board and best < 1:
            best = max(best, -value(board, gift, kind, within))
    return best


def worth(board: str, hand: str, kind: Kind) -> tuple[int, int]:
    """The value, and after how many placements the game ends."""
    left = board.count(".")
    for within in range(1, left):
        if found := value(board, hand, kind, within):
            return found, within
    return value(board, hand, kind, left), left


def some_position(random: Random, empty: int, kind: Kind) -> tuple[str, str]:
    """A board with so many empty cells and no line complete, and a piece in hand."""
    while True:
        pieces, cells = random.sample(DIGITS, 16), random.sample(range(16), 16 - empty)
        board = ["."] * 16
        for cell, piece in zip(cells, pieces, strict=False):
            board[cell] = piece
        text = "".join(board)
        if not any(wins(text, cell, kind) for cell in cells):
            return text, pieces[16 - empty]
