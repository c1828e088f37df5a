"""Nothing is missing and nothing too much: all moves and all jokers against trying everything."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from fourfold.games.kwatro import notation, rules
from fourfold.games.kwatro.cards import CARDS, Values, fits, is_possible
from fourfold.games.kwatro.jokers import candidates, fitting
from fourfold.games.kwatro.lines import free_cells
from fourfold.games.kwatro.rules import Options, Position
from games.kwatro import brute
from games.kwatro.brute import Cell, Grid, Laid
from games.kwatro.scenes import lively, weary
from games.kwatro.strategies import OPTIONS, Manner, game, grid_of, hand_of

# The first value of a sign, and how it goes on to the right and down.
Steps = tuple[int, int, int]

# Rows of a grid from the top: a card is c, a joker *.
SHAPES = {
    "no joker": "cc. .cc",
    "at the end of a row": "ccc*",
    "amid a row": "c*cc",
    "alone in both its lines": "*c c.",
    "at a crossing": ".c. c*c .c.",
    "at the crossing of two kwatros": "..c. cc*c ..c. ..c.",
    "two at the ends of a row": "*c*",
    "two side by side": "cc**",
    "two in a row, both crossed": "c..c *cc* c..c",
    "two side by side, both crossed": ".cc .** .cc",
    "two in one line, one at a crossing": "c.. **c c.. c..",
    "two linked through crossing lines": "*cc. ..*c ..c.",
    "two across from one another": "*c c*",
    "two far apart": "*cc ..c .c*",
}


# Of these the plain cards can leave a joker nothing.
CONTESTED = [
    "at the end of a row",
    "amid a row",
    "at a crossing",
    "at the crossing of two kwatros",
    "two in a row, both crossed",
    "two in one line, one at a crossing",
]


def filled(shape: str, random: Random) -> Grid:
    """A shape with cards that would all go together, but for a sign here and there."""
    steps = [
        (random.randrange(4), random.choice((0, 1, 3)), random.choice((0, 1, 3))) for _ in range(3)
    ]
    return {
        (right, down): brute.JOKER if sign == "*" else some_card(right, down, steps, random)
        for down, row in enumerate(shape.split())
        for right, sign in enumerate(row)
        if sign != "."
    }


def some_card(right: int, down: int, steps: list[Steps], random: Random) -> str:
    """Each sign goes on by 0, 1 or 3 from cell to cell: so it is all alike or all different."""
    signs = zip(("rgby", "cstx", "1234"), steps, strict=True)
    return "".join(
        random.choice(letters)
        if random.random() < 0.08
        else letters[(first + across * right + along * down) % 4]
        for letters, (first, across, along) in signs
    )


def numbers(grid: Grid) -> dict[Cell, int]:
    return {cell: notation.CARDS_BY_NAME[card] for cell, card in grid.items()}


def names(values: Values) -> set[str]:
    """All cards with values of a set."""
    return {notation.CARD_NAMES[card] for card in CARDS if fits(card, values)}


def check_jokers(grid: Grid) -> bool:
    """Compares what jokers may be with all 64 or 64 × 64 assignments; whether there is any."""
    found, ways = candidates(numbers(grid)), brute.assignments(grid)
    assert found.keys() == {cell for cell, card in grid.items() if card == brute.JOKER}
    assert all(map(is_possible, found.values())) == bool(ways)
    if ways:
        for cell, values in found.items():
            assert names(values) == {way[cell] for way in ways}
    return bool(ways)


def check_shape(shape: str, times: int) -> set[bool]:
    random = Random(shape)
    return {check_jokers(filled(shape, random)) for _ in range(times)}


# K12: what jokers may be


@pytest.mark.parametrize("shape", SHAPES.values(), ids=list(SHAPES))
def test_k12_jokers_among_random_cards_may_be_what_trying_all_64_finds(shape: str) -> None:
    """K12: where cards break the rule on their own, no card is found for the joker beside them."""
    assert True in check_shape(shape, 12)


@pytest.mark.slow
@pytest.mark.parametrize("shape", SHAPES.values(), ids=list(SHAPES))
def test_k12_jokers_among_very_many_random_cards_may_be_what_trying_all_64_finds(
    shape: str,
) -> None:
    assert True in check_shape(shape, 400)


@pytest.mark.parametrize("name", CONTESTED)
def test_k12_some_cards_leave_a_joker_nothing_and_others_leave_it_something(name: str) -> None:
    assert check_shape(SHAPES[name], 30) == {True, False}


# Every other set of options at once, the rest in the slow run.
SOME_NOW = [
    options if number % 2 else pytest.param(options, marks=pytest.mark.slow)
    for number, options in enumerate(OPTIONS)
]


def with_jokers(position: Position, random: Random) -> Grid:
    """The grid of a game with both jokers on it, in the place of any cards but the start card."""
    grid = grid_of(position)
    cells = [cell for cell, card in grid.items() if card != brute.JOKER and cell != (0, 0)]
    missing = 2 - list(grid.values()).count(brute.JOKER)
    return {**grid, **dict.fromkeys(random.sample(cells, missing), brute.JOKER)}


@pytest.mark.parametrize("options", SOME_NOW, ids=str)
def test_k12_jokers_on_grids_of_games_may_be_what_trying_all_64_finds(options: Options) -> None:
    """K12: what grew by the rules leaves each joker the card in whose place it lies, at least."""
    random = Random(f"{options}")
    for position, _ in game(options)[5::4]:
        assert check_jokers(grid_of(position))
        assert check_jokers(with_jokers(position, random))


def check_fitting(position: Position) -> None:
    """Compares what fits each free cell with laying each of the 64 cards there."""
    grid = grid_of(position)
    for cell in free_cells(numbers(grid)):
        may_lie = {card for card in brute.ALL if brute.stands({**grid, cell: card})}
        assert names(fitting(numbers(grid), cell)) == may_lie


def test_k12_the_cards_that_fit_a_free_cell_are_those_that_may_be_laid_there() -> None:
    """K4, K7, K12."""
    for position, _ in game(Options(short=True))[::4]:
        check_fitting(position)


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_k12_so_it_is_in_whole_games(options: Options) -> None:
    """K4, K7, K12."""
    for position, _ in game(options)[::5]:
        check_fitting(position)


# K6, K9, K13: the moves


def plays(position: Position) -> set[Laid]:
    """The plays that are offered, in texts."""
    name = notation.CARD_NAMES
    return {
        frozenset((cell, name[card]) for cell, card in move.cards)
        for move in rules.moves(position)
        if isinstance(move, rules.Play)
    }


def check_moves(position: Position) -> None:
    """Compares the moves with all cells × all arrangements, all swaps and all subsets."""
    grid, hand = grid_of(position), hand_of(position)
    assert plays(position) == brute.plays(grid, hand)
    moves = [notation.write_move(move) for move in rules.moves(position)]
    assert {move for move in moves if move.startswith("swap")} == {
        f"swap {card}@{cell[0]},{cell[1]}"
        for cell in grid
        for card in hand
        if brute.may_be_swapped(grid, hand, card, cell)
    }
    assert {move for move in moves if move.startswith("pass")} == set(passes(position, hand))


def passes(position: Position, hand: list[str]) -> Iterator[str]:
    for number in range(len(hand) + 1 if position.pile else 1):
        yield from (" ".join(("pass", *cards)) for cards in combinations(hand, number))


@pytest.mark.parametrize("options", OPTIONS[::3], ids=str)
def test_k6_k9_k13_the_moves_of_the_first_turns_are_all_that_trying_everything_finds(
    options: Options,
) -> None:
    for position, _ in game(options)[:9:2]:
        check_moves(position)


@pytest.mark.slow
@pytest.mark.parametrize("manner", [lively, weary])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_k6_k9_k13_the_moves_of_whole_games_are_all_that_trying_everything_finds(
    options: Options, manner: Manner
) -> None:
    for position, _ in game(options, manner, seed=1)[::4]:
        check_moves(position)
