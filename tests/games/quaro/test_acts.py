"""What a seat can point at: exactly its legal moves."""

from __future__ import annotations

from itertools import product

import pytest

from fourfold.core.act import fill
from fourfold.games.quaro import notation, rules
from fourfold.games.quaro.acts import acts
from fourfold.games.quaro.rules import Position
from games.quaro.layout import BARE, played, position, random_game


def pointed(position: Position) -> set[str]:
    """Every move that can be made by pointing."""
    return {
        fill(act, piece, cell)
        for act in acts(rules.view(position, 0), ())
        for piece, cell in product(
            [piece.token for piece in act.pieces] or [""], [cell.name for cell in act.cells] or [""]
        )
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r4_and_r8_all_legal_moves_can_be_pointed_at_and_no_others(seats: int) -> None:
    for before in random_game(seats):
        assert pointed(before) == {notation.write_move(move) for move in rules.moves(before)}


def test_r4_each_colour_in_hand_can_be_pointed_at_once() -> None:
    (place,) = acts(position(BARE, "rryy,bbbb"), ())
    assert (place.key, [stone.token for stone in place.pieces]) == ("place", ["r", "y"])
    assert {stone.form for stone in place.pieces} == {"stone"}
    assert len(place.cells) == 48


def test_r8_who_is_asked_refills_or_stays() -> None:
    asked = played(position(BARE, "rgby,rgby"), "r@c1")
    assert [(act.key, act.form) for act in acts(asked, ())] == [
        ("refill", "refill"),
        ("stay", "stay"),
    ]
