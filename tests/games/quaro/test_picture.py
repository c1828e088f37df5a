"""What there is to see."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

from fourfold.core.phrase import phrase
from fourfold.core.picture import Cell
from fourfold.games.quaro import notation, rules
from fourfold.games.quaro.picture import picture
from fourfold.games.quaro.rules import Refill
from games.quaro.layout import BARE, played, position, random_game

CHAIN = f"..../..../rgb.rgb./{BARE[19:]}"


def cells_marked(mark: str, cells: tuple[Cell, ...]) -> set[str]:
    return {cell.name for cell in cells if mark in cell.marks}


def test_r2_the_board_is_drawn_as_a_cross_of_48_cells() -> None:
    shown = picture(position(BARE, "rgby,rgby"), None)
    places = {cell.name: (cell.column, cell.row) for cell in shown.cells}
    assert len(places) == 48
    assert (places["c1"], places["a3"], places["h6"]) == ((2, 0), (0, 2), (7, 5))
    assert all(cell.piece is None and cell.marks == () for cell in shown.cells)


def test_a_stone_is_shown_by_its_letter_its_colour_and_its_name() -> None:
    shown = picture(position(CHAIN, "rgby,rgby"), None)
    stone = {cell.name: cell.piece for cell in shown.cells}["b3"]
    assert stone is not None
    assert (stone.token, stone.traits) == ("g", (("colour", "green"),))
    assert stone.phrase == phrase("stone-green")


def test_r3_every_hand_lies_open() -> None:
    shown = picture(position(BARE, "rrgy,bbbb,yyyy"), None)
    hands = {shelf.seat: shelf.pieces for shelf in shown.shelves if shelf.key == "hand"}
    assert ["".join(stone.token for stone in hands[seat]) for seat in range(3)] == [
        "rrgy",
        "bbbb",
        "yyyy",
    ]


def test_r3_the_bag_shows_how_many_of_each_colour_and_no_order() -> None:
    random = Random(1)
    for before in random_game(3):
        mixed = replace(before, bag=tuple(random.sample(before.bag, len(before.bag))))
        shown = picture(rules.view(before, None), None)
        assert shown == picture(rules.view(mixed, None), None)
        (bag,) = (shelf for shelf in shown.shelves if shelf.key == "bag")
        tokens = Counter(stone.token for stone in bag.pieces)
        assert tokens == Counter(notation.LETTERS[colour] for colour in before.bag)
        assert bag.hidden == len(before.bag)


def test_the_newest_stone_and_the_rows_it_completed_are_marked() -> None:
    move = notation.read_move("y@h3")
    shown = picture(played(position(CHAIN, "rgby,rgby"), "y@h3"), move)
    assert cells_marked("newest", shown.cells) == {"h3"}
    assert cells_marked("scored", shown.cells) == {"e3", "f3", "g3", "h3"}


def test_refilling_marks_nothing() -> None:
    shown = picture(played(position(BARE, "rgby,rgby"), "r@c1", "refill"), Refill())
    assert all(cell.marks == () for cell in shown.cells)


def test_r9_the_points_stand_beside_the_board() -> None:
    assert picture(played(position(CHAIN, "rgby,rgby"), "y@d3"), None).scores == (4, 0)
