"""Random games of Quarto a second, in plain Python: the rules against a naive implementation.

`python benchmarks/bench_quarto.py [--seconds N]`. Calling is automatic, every move is any legal
one, and every game is played to its end. All contenders take turns within one run, several rounds
each; a ratio is the median over the rounds. The naive implementation keeps the same promises as
the rules: it never changes a position, and it refuses every illegal move.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from fourfold.games.quarto import rules

ROUNDS = 9

TRAITS = {
    "shape": ("round", "square"),
    "height": ("short", "tall"),
    "body": ("hollow", "solid"),
    "surface": ("grooved", "smooth"),
}
PIECES = [dict(zip(TRAITS, values, strict=True)) for values in product(*TRAITS.values())]
LINES = [
    *([(row, column) for column in range(4)] for row in range(4)),
    *([(row, column) for row in range(4)] for column in range(4)),
    [(i, i) for i in range(4)],
    [(i, 3 - i) for i in range(4)],
]

PieceByName = dict[str, str]
Board = list[list[PieceByName | None]]


@dataclass
class Naive:
    """Quarto as one writes it first: pieces as dictionaries, the board as a list of lists."""

    board: Board
    spare: list[PieceByName]
    hand: PieceByName | None = None
    player: int = 0
    winner: int | None = None


def legal_moves(game: Naive) -> list[tuple[Any, ...]]:
    """All gifts or all empty cells; nothing once somebody has won."""
    if game.winner is not None:
        return []
    if game.hand is None:
        return [("give", piece) for piece in game.spare]
    cells = product(range(4), repeat=2)
    return [("place", row, column) for row, column in cells if game.board[row][column] is None]


def play(game: Naive, move: tuple[Any, ...]) -> Naive:
    """The game after a legal move, on a board of its own."""
    if move not in legal_moves(game):
        raise ValueError(move)
    board = [list(row) for row in game.board]
    if move[0] == "give":
        spare = [piece for piece in game.spare if piece != move[1]]
        return Naive(board, spare, move[1], 1 - game.player)
    board[move[1]][move[2]] = game.hand
    winner = game.player if has_line(board) else None
    return Naive(board, list(game.spare), None, game.player, winner)


def has_line(board: Board) -> bool:
    """Whether any line shares any trait."""
    return any(shares(board, line, trait) for line in LINES for trait in TRAITS)


def shares(board: Board, line: list[tuple[int, int]], trait: str) -> bool:
    """Whether four pieces stand on the line and are alike in the trait."""
    values = {piece[trait] if (piece := board[row][column]) else None for row, column in line}
    return len(values) == 1 and None not in values


def naive_game(random: Random) -> int | None:
    """One game by the naive implementation; who won."""
    game = Naive([[None] * 4 for _ in range(4)], list(PIECES))
    while moves := legal_moves(game):
        game = play(game, random.choice(moves))
    return game.winner


AUTOMATIC = rules.Options(spoken=False)


def chosen_game(random: Random) -> rules.Position:
    """One game by the rules, each move chosen from the list of legal ones as above."""
    position = rules.start(AUTOMATIC, rules.Deal())
    while moves := rules.moves(position):
        position = rules.play(position, random.choice(moves))
    return position


def shuffled_game(random: Random) -> rules.Position:
    """One game by the rules, of all pieces and all cells in a random order.

    Each piece given is then any of those left, each cell any empty one: the same random games
    without a list of moves. The rules check every move all the same.
    """
    position = rules.start(AUTOMATIC, rules.Deal())
    gives, places = random.sample(rules.GIVES, 16), random.sample(rules.PLACES, 16)
    for give, place in zip(gives, places, strict=True):
        position = rules.play(rules.play(position, give), place)
        if position.won is not None:
            break
    return position


CONTENDERS: dict[str, Callable[[Random], Any]] = {
    "naive": naive_game,
    "rules, move chosen from moves()": chosen_game,
    "rules, pieces and cells shuffled": shuffled_game,
}


def rate(contender: Callable[[Random], Any], seconds: float, seed: int) -> float:
    """Whole games a second."""
    random, games, began = Random(seed), 0, perf_counter()
    while (passed := perf_counter() - began) < seconds:
        contender(random)
        games += 1
    return games / passed


def main() -> None:
    """Let the contenders take turns and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="how long it may take in all")
    share = parser.parse_args().seconds / ROUNDS / len(CONTENDERS)
    rates: dict[str, list[float]] = {name: [] for name in CONTENDERS}
    for seed in range(ROUNDS):
        for name, contender in CONTENDERS.items():
            rates[name].append(rate(contender, share, seed))
    for name, measured in rates.items():
        ratio = median(a / b for a, b in zip(measured, rates["naive"], strict=True))
        print(f"{name:34} {median(measured):8.0f} games a second  ratio {ratio:5.2f}")


if __name__ == "__main__":
    main()
