"""The number of drawn full boards: against brute force, against chance, and as a table."""

from __future__ import annotations

from itertools import combinations, permutations
from math import factorial, sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourfold.games.quarto.count import TWINS, Board, drawn, drawn_boards
from fourfold.games.quarto.rules import COUNTED_VALUES, PIECES, SUBSETS, VALUES
from fourfold.games.quarto.variant import CLASSES, Variant
from games.quarto import naive
from games.quarto.test_symmetry import REARRANGEMENTS, TURNS

# By squares, and by how many traits count.
FIGURES = {
    (False, 4): 414_298_141_056,
    (False, 3): 1_245_405_978_624,
    (False, 2): 3_415_028_760_576,
    (False, 1): 8_707_262_054_400,
    (True, 4): 63_235_397_376,
    (True, 3): 319_544_180_736,
    (True, 2): 1_422_857_207_808,
    (True, 1): 5_709_466_828_800,
}

NAIVE_LINES = {
    False: list(naive.STRAIGHT.values()),
    True: [*naive.STRAIGHT.values(), *naive.SQUARE.values()],
}

TWO_ROWS = ((0, 1, 2, 3), (4, 5, 6, 7), (0, 4), (1, 5), (2, 6), (3, 7))
TWO_ROWS_WITH_SQUARES = (*TWO_ROWS, (0, 1, 4, 5), (1, 2, 5, 6), (2, 3, 6, 7))
NOUGHTS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def counting(traits: tuple[int, ...], pieces: list[int]) -> list[int]:
    return [VALUES[piece] & COUNTED_VALUES[traits] for piece in pieces]


def is_drawn(board: tuple[int, ...], lines: tuple[tuple[int, ...], ...]) -> bool:
    for first, *others in lines:
        shared = board[first]
        for cell in others:
            shared &= board[cell]
        if shared:
            return False
    return True


def tried_out(board: Board, pieces: list[int]) -> int:
    lines = tuple(map(tuple, board.lines))
    return sum(is_drawn(placement, lines) for placement in permutations(pieces))


def wins_a_line(board: dict[str, str], *, squares: bool, traits: int) -> bool:
    for line in NAIVE_LINES[squares]:
        values = zip(*(naive.values(board[cell]) for cell in line), strict=True)
        if any(len(set(value)) == 1 for value in list(values)[:traits]):
            return True
    return False


def slow_or_not(*, squares: bool, traits: tuple[int, ...]) -> tuple[pytest.MarkDecorator, ...]:
    """What takes longest, and what only repeats the figure of another subset."""
    repeated = len(traits) == 3 and Variant(squares, traits) not in CLASSES
    return (pytest.mark.slow,) if repeated or (squares and len(traits) == 4) else ()


@pytest.mark.parametrize(
    ("squares", "traits"),
    [
        pytest.param(squares, traits, marks=slow_or_not(squares=squares, traits=traits))
        for squares in (False, True)
        for traits in SUBSETS
    ],
)
def test_every_variant_has_the_figure_of_its_class(
    *, squares: bool, traits: tuple[int, ...]
) -> None:
    assert drawn_boards(Variant(squares, traits)) == FIGURES[squares, len(traits)]


def test_the_more_may_be_won_the_fewer_boards_are_drawn() -> None:
    for squares in (False, True):
        counts = [FIGURES[squares, traits] for traits in (4, 3, 2, 1)]
        assert counts == sorted(counts)
    assert all(FIGURES[True, traits] < FIGURES[False, traits] for traits in (1, 2, 3, 4))
    assert max(FIGURES.values()) < factorial(16)


def test_boards_come_in_families() -> None:
    """No two pieces are the same, so whatever makes pieces or cells change places makes another
    board of a drawn one: figures are multiples of how many ways there are to do so."""
    for (squares, traits), figure in FIGURES.items():
        names, alike = 2**traits * factorial(traits), factorial(16 >> traits) ** 2**traits
        assert figure % (names * alike) == 0
        assert figure % len(TURNS if squares else REARRANGEMENTS) == 0


@pytest.mark.parametrize("squares", [False, True])
def test_with_one_trait_the_boards_can_be_tried_out(*, squares: bool) -> None:
    """A board is then which eight cells hold the pieces of one value."""
    lines = [frozenset(line) for line in NAIVE_LINES[squares]]
    kinds = sum(
        all(0 < len(line.intersection(cells)) < 4 for line in lines)
        for cells in combinations(naive.CELLS, 8)
    )
    assert FIGURES[squares, 1] == kinds * factorial(8) ** 2


def test_chance_finds_as_many() -> None:
    """Boards drawn by lot: for every class the share of drawn ones is within five deviations."""
    random, samples = Random(20), 10_000
    found = dict.fromkeys(FIGURES, 0)
    for _ in range(samples):
        board = dict(zip(naive.CELLS, random.sample("0123456789abcdef", 16), strict=True))
        for squares, traits in FIGURES:
            found[squares, traits] += not wins_a_line(board, squares=squares, traits=traits)
    for kind, figure in FIGURES.items():
        share = figure / factorial(16)
        assert abs(found[kind] / samples - share) < 5 * sqrt(share * (1 - share) / samples)


@pytest.mark.parametrize("squares", [False, True])
def test_each_symmetry_that_keeps_the_sides_has_one_twin(*, squares: bool) -> None:
    symmetries = TURNS if squares else REARRANGEMENTS
    keeping = [board for board in symmetries if set(board[:8]) == set(range(8))]
    assert sorted(board[0] for board in keeping) == list(TWINS[squares])


@pytest.mark.parametrize("lines", [TWO_ROWS, TWO_ROWS_WITH_SQUARES])
@pytest.mark.parametrize("traits", [(0, 1, 2), (0, 1), (1, 2), (2,)])
@pytest.mark.parametrize("twins", [(0,), (0, 3)])
def test_a_board_of_two_rows(
    lines: tuple[tuple[int, ...], ...], traits: tuple[int, ...], twins: tuple[int, ...]
) -> None:
    board, pieces = Board(8, 4, lines, twins), counting(traits, list(range(8)))
    assert drawn(board, pieces) == tried_out(board, pieces)


@pytest.mark.parametrize(
    ("lines", "traits", "digits"),
    [
        (NOUGHTS, (0, 2), "01234bcde"),
        (NOUGHTS, (0, 1, 2), "125678acf"),
        (NOUGHTS[:6], (0, 1, 2, 3), "012479bdf"),
    ],
)
def test_a_board_of_three_rows_cut_anywhere(
    lines: tuple[tuple[int, ...], ...], traits: tuple[int, ...], digits: str
) -> None:
    pieces = counting(traits, [int(digit, 16) for digit in digits])
    boards = [Board(9, above, lines) for above in (2, 3, 5, 6)]
    boards += [Board(9, above, lines, (0, 2)) for above in (3, 6)]
    expected = tried_out(boards[0], pieces)
    assert expected > 0
    assert [drawn(board, pieces) for board in boards] == [expected] * len(boards)


@given(
    above=st.integers(1, 4),
    lines=st.lists(st.sets(st.integers(0, 4), min_size=2).map(sorted), max_size=6),
    traits=st.sampled_from(SUBSETS),
    pieces=st.lists(st.sampled_from(sorted(PIECES)), min_size=5, max_size=5),
)
@settings(max_examples=100, deadline=None)
def test_any_lines_and_any_pieces(
    above: int, lines: list[list[int]], traits: tuple[int, ...], pieces: list[int]
) -> None:
    """One line crosses every cut."""
    board = Board(5, above, [*lines, range(5)])
    values = counting(traits, pieces)
    assert drawn(board, values) == tried_out(board, values)
