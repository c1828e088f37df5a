"""Quaro knows no corner from another and no colour from another: R2 and R5 are symmetric."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import permutations
from random import Random

import pytest

from fourfold.games.quaro import rules
from fourfold.games.quaro.rules import BOARD, CELLS, COLOURS, Deal, Move, Options, Place
from games.quaro.layout import random_moves, shuffled_by

TURNINGS: tuple[Callable[[int, int], tuple[int, int]], ...] = (
    lambda x, y: (x, y),
    lambda x, y: (7 - x, y),
    lambda x, y: (x, 7 - y),
    lambda x, y: (7 - x, 7 - y),
    lambda x, y: (y, x),
    lambda x, y: (7 - y, x),
    lambda x, y: (y, 7 - x),
    lambda x, y: (7 - y, 7 - x),
)


@dataclass(frozen=True)
class Symmetry:
    """Where each cell goes, and what each colour becomes."""

    cells: tuple[int, ...]
    colours: tuple[int, ...]

    def deal(self, deal: Deal) -> Deal:
        return Deal(deal.starter, tuple(self.colours[colour] for colour in deal.bag))

    def move(self, move: Move) -> Move:
        if not isinstance(move, Place):
            return move
        return Place(self.colours[move.colour], self.cells[move.cell])


SYMMETRIES = [
    Symmetry(tuple(BOARD.index(turned(*BOARD[cell])) for cell in CELLS), colours)
    for turned in TURNINGS
    for colours in permutations(COLOURS)
]


def test_there_are_eight_symmetries_of_the_board_and_twenty_four_of_the_colours() -> None:
    assert len(set(SYMMETRIES)) == 8 * 24


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r2_and_r5_turned_and_recoloured_games_have_the_same_scores_and_end(seats: int) -> None:
    options, random = Options(seats), Random(seats)
    deal = rules.deal(options, shuffled_by(random))
    game = random_moves(rules.start(options, deal), random)
    scores = scores_of(options, deal, game)
    for symmetry in SYMMETRIES:
        moved = [symmetry.move(move) for move in game]
        assert scores_of(options, symmetry.deal(deal), moved) == scores


def scores_of(options: Options, deal: Deal, game: list[Move]) -> list[object]:
    """All that a symmetry leaves alone: points, whose move it is, how many moves, the outcome."""
    position, told = rules.start(options, deal), list[object]()
    for move in game:
        position = rules.play(position, move)
        told.append((position.scores, position.seat, position.stage, len(rules.moves(position))))
    return [*told, rules.outcome(position)]
