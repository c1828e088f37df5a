"""All lines in one number say the same as the rules, and symmetry changes no key."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product, starmap
from random import Random

import pytest

from fourfold.games.quarto import rules, symmetry
from fourfold.games.quarto.commons import has_line, is_safe, play_out
from fourfold.games.quarto.rules import EMPTY, SUBSETS, Deal, Give, Options, Place
from fourfold.games.quarto.variant import Variant, empty_cells, with_piece
from games.quarto import search

VARIANTS = list(starmap(Variant, product((False, True), SUBSETS)))


class Prearranged:
    """A chance that puts cells and pieces into the order of its choice."""

    def __init__(self, cells: list[int], pieces: list[int]) -> None:
        self.numbers = [order.index(thing) / 16 for order in (cells, pieces) for thing in range(16)]

    def random(self) -> float:
        return self.numbers.pop(0)

    def choice(self, things: object) -> object:
        raise NotImplementedError


@pytest.mark.parametrize("of", VARIANTS, ids=str)
def test_q5_q13_q14_a_play_out_ends_when_and_as_the_rules_end_it(of: Variant) -> None:
    random = Random(f"{of}")
    for _ in range(20):
        cells, pieces = random.sample(range(16), 16), random.sample(range(16), 16)
        placed = play_out(of, Prearranged(cells, pieces))  # type: ignore[arg-type]
        now = rules.start(Options(spoken=False, squares=of.squares, traits=of.traits), Deal(0))
        for cell, piece in zip(cells, pieces, strict=True):
            if rules.outcome(now) is None:
                now = rules.play(rules.play(now, Give(piece)), Place(cell))
        assert placed == (None if now.won is None else 16 - now.cells.count(EMPTY))


@pytest.mark.parametrize("of", VARIANTS, ids=str)
def test_what_is_seen_at_once_is_what_the_rules_say(of: Variant) -> None:
    random = Random(f"{of} seen")
    for turn in range(20):
        board, hand = search.some_position(random, 1 + turn % 10, (of.squares, of.traits))
        cells = tuple(EMPTY if piece == "." else int(piece, 16) for piece in board)
        piece = int(hand, 16)
        completing = [cell for cell in empty_cells(cells) if wins(of, cells, piece, cell)]
        assert not has_line(of, cells)
        assert is_safe(of, cells, piece) is not bool(completing)
        assert all(has_line(of, with_piece(cells, piece, cell)) for cell in completing)


def wins(of: Variant, cells: tuple[int | None, ...], piece: int, cell: int) -> bool:
    options = Options(squares=of.squares, traits=of.traits)
    then = with_piece(cells, piece, cell)
    return any(rules.wins(options, then, line) for line in of.lines)


Way = Callable[[int, int], tuple[int, int]]

TURNS: dict[str, Way] = {
    "a quarter turn": lambda row, column: (column, 3 - row),
    "a mirror": lambda row, column: (row, 3 - column),
}
# Without squares, two more ways keep all lines.
SHUFFLES: dict[str, Way] = {
    "inside out": lambda row, column: (row ^ 1, column ^ 1),
    "the inner rows and columns change places": lambda row, column: (
        (0, 2, 1, 3)[row],
        (0, 2, 1, 3)[column],
    ),
}


@pytest.mark.parametrize("of", VARIANTS[::7], ids=str)
def test_positions_that_are_the_same_but_for_symmetry_have_one_key(of: Variant) -> None:
    random, ways = Random(f"{of} key"), {**TURNS, **({} if of.squares else SHUFFLES)}
    for turn in range(40):
        board, hand = search.some_position(random, 1 + turn % 15, (of.squares, of.traits))
        cells = [EMPTY if piece == "." else int(piece, 16) for piece in board]
        key = symmetry.key(of, tuple(cells), int(hand, 16))
        for way in ways.values():
            moved: list[int | None] = [EMPTY] * 16
            for cell in range(16):
                row, column = way(cell // 4, cell % 4)
                moved[row * 4 + column] = cells[cell]
            assert symmetry.key(of, tuple(moved), int(hand, 16)) == key
        flip = random.randrange(16)
        flipped = tuple(EMPTY if piece is None else piece ^ flip for piece in cells)
        assert symmetry.key(of, flipped, int(hand, 16) ^ flip) == key


def test_traits_that_count_may_change_places_and_others_do_not_matter() -> None:
    of = Variant(traits=(0, 1))
    one = (0b0001, 0b0010, 0b0100, *[EMPTY] * 13)
    other = (0b0010, 0b0001, 0b1000, *[EMPTY] * 13)
    assert symmetry.key(of, one, 0b0011) == symmetry.key(of, other, 0b0111)


@pytest.mark.parametrize("of", [Variant(squares=False), Variant(squares=True)], ids=str)
def test_positions_that_differ_have_different_keys(of: Variant) -> None:
    """What wins at once and what does not cannot be the same."""
    random, seen = Random(f"{of} apart"), dict[int, bool]()
    for _ in range(3000):
        board, hand = search.some_position(random, 12, (of.squares, of.traits))
        cells = tuple(EMPTY if piece == "." else int(piece, 16) for piece in board)
        safe = is_safe(of, cells, int(hand, 16))
        assert seen.setdefault(symmetry.key(of, cells, int(hand, 16)), safe) is safe
