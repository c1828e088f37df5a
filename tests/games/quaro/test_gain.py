"""What a move brings at once."""

from __future__ import annotations

import pytest

from fourfold.games.quaro import notation, rules
from fourfold.games.quaro.gain import gain
from fourfold.games.quaro.rules import Refill, Stay
from games.quaro.layout import BARE, position, random_game

CHAIN = f"..../..../rgb.rgb./{BARE[19:]}"


@pytest.mark.parametrize(("move", "points"), [("y@d3", 4), ("y@h3", 1), ("r@d3", 0), ("y@c1", 0)])
def test_r5_a_stone_gains_the_points_that_it_scores(move: str, points: int) -> None:
    view = rules.view(position(CHAIN, "rgby,rgby"), 0)
    assert gain(view, notation.read_move(move)) == points


def test_r8_refilling_gains_nothing_and_refusing_only_costs() -> None:
    asked = rules.play(position(BARE, "rgby,rgby"), notation.read_move("r@c1"))
    assert gain(asked, Refill()) == 0
    assert gain(asked, Stay()) < 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gains_of_placements_are_what_the_rules_score(seats: int) -> None:
    for before in random_game(seats, seats=seats)[::5]:
        for move in rules.moves(before):
            if move not in rules.ANSWERS:
                scored = sum(rules.play(before, move).scores) - sum(before.scores)
                assert gain(rules.view(before, before.seat), move) == scored
