"""Random games of Quarto a second, all in plain Python: naive, by the rules, and on commons.

`python benchmarks/bench_quarto.py` prints the figures and appends them to results.md.

Every game is played to its end with automatic calling, each move chosen from the list of legal
ones. The implementation below knows the game of the leaflet only; the twin of the tests knows
all options, as the rules do. These three keep the same promises: no position is ever changed, and
no illegal move is played. `commons.play_out` promises nothing but the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import TypeAlias

from fourfold.games.quarto import commons, rules
from fourfold.games.quarto.variant import Variant
from measured import Contender, naive_twin, play_out, report_play_outs

SECONDS = 1.5


@dataclass(frozen=True)
class Piece:
    """A piece by its four traits."""

    square: bool
    tall: bool
    solid: bool
    smooth: bool


TRAITS = ("square", "tall", "solid", "smooth")
PIECES = [Piece(*traits) for traits in product((False, True), repeat=4)]

Cell: TypeAlias = tuple[int, int]
Board: TypeAlias = list[list[Piece | None]]


@dataclass
class Naive:
    """Quarto as one writes it first: pieces are objects, the board is a list of lists."""

    board: Board
    spare: list[Piece]
    hand: Piece | None = None
    player: int = 0
    winner: int | None = None


def moves(game: Naive) -> Sequence[Piece | Cell]:
    """All pieces to give or all empty cells; nothing once somebody has won."""
    if game.winner is not None:
        return []
    if game.hand is None:
        return game.spare
    cells = product(range(4), repeat=2)
    return [(row, column) for row, column in cells if game.board[row][column] is None]


def play(game: Naive, move: Piece | Cell) -> Naive:
    """The game after giving a piece or filling a cell."""
    return give(game, move) if isinstance(move, Piece) else place(game, *move)


def give(game: Naive, piece: Piece) -> Naive:
    """The other player has the piece in hand."""
    if game.hand is not None or piece not in game.spare:
        raise ValueError(piece)
    spare = [other for other in game.spare if other != piece]
    return Naive(game.board, spare, piece, 1 - game.player)


def place(game: Naive, row: int, column: int) -> Naive:
    """The piece in hand is on the board, and may have won."""
    if game.hand is None or game.board[row][column] is not None:
        raise ValueError(row, column)
    board = [list(cells) for cells in game.board]
    board[row][column] = game.hand
    won = any(shares_a_trait(line) for line in lines(board))
    return Naive(board, game.spare, None, game.player, game.player if won else None)


def lines(board: Board) -> Iterator[Sequence[Piece | None]]:
    """What stands in rows, columns and diagonals."""
    yield from board
    yield from zip(*board, strict=True)
    yield [board[i][i] for i in range(4)]
    yield [board[i][3 - i] for i in range(4)]


def shares_a_trait(line: Sequence[Piece | None]) -> bool:
    """Whether the line is full and its pieces are alike in any trait."""
    if None in line:
        return False
    return any(len({getattr(piece, trait) for piece in line}) == 1 for trait in TRAITS)


TWIN = naive_twin("quarto")
LEAFLET = {**TWIN.LEAFLET, "calling": "automatic"}
AUTOMATIC = rules.Options(spoken=False)
VARIANT = Variant()


def on_commons(random: Random) -> int:
    """One game on the commons of all lines."""
    commons.play_out(VARIANT, random)
    return 1


CONTENDERS: dict[str, Contender] = {
    "naive": lambda random: play_out(
        Naive([[None] * 4 for _ in range(4)], PIECES), moves, play, random
    ),
    "naive twin of the tests": lambda random: play_out(
        TWIN.State(LEAFLET, 0, 0), TWIN.moves, TWIN.play, random
    ),
    "rules": lambda random: play_out(
        rules.start(AUTOMATIC, rules.Deal()), rules.moves, rules.play, random
    ),
    "commons": on_commons,
}

if __name__ == "__main__":
    report_play_outs(CONTENDERS, SECONDS)
