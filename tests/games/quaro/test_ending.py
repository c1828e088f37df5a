"""R10: the end by the rules is exact: it comes when no row can, and not before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from fourfold.games.quaro import notation, rules
from fourfold.games.quaro.rules import STONES, Options, Position
from games.quaro import naive
from games.quaro.layout import random_game

CELLS_FREE_AT_MOST = 6


def naive_state(position: Position) -> naive.State:
    options = " ".join(f"{k}={v}" for k, v in notation.write_options(position.options).items())
    return naive.read(notation.write_position(position), options)


def fillings(free: Sequence[str], stones: str) -> Iterator[dict[str, str]]:
    """Every way to lay some of the stones on all free cells."""
    if not free:
        yield {}
        return
    for letter in sorted(set(stones)):
        for rest in fillings(free[1:], stones.replace(letter, "", 1)):
            yield {free[0]: letter, **rest}


def some_filling_makes_a_row(state: naive.State) -> bool:
    free = [name for name in naive.NAMES if name not in state.stones]
    open_fours = [four for four in naive.FOURS if any(cell in free for cell in four)]
    return any(
        naive.is_row({**state.stones, **filling}, four)
        for filling in fillings(free, state.bag + "".join(state.hands))
        for four in open_fours
    )


def somebody_can_score(state: naive.State) -> bool:
    """Whether all players together can find moves that score once more."""
    points = sum(state.points)
    following = (naive.play(state, move) for move in naive.moves(state))
    return any(sum(after.points) > points or somebody_can_score(after) for after in following)


def last_positions(seats: int) -> list[Position]:
    games = [random_game(seed, seats=seats, refusal=seed % 2 == 0) for seed in range(12)]
    return [
        position
        for game in games
        for position in game
        if position.cells.count(None) <= CELLS_FREE_AT_MOST
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r10_the_game_is_over_exactly_when_no_filling_of_the_board_makes_a_row(seats: int) -> None:
    seen = set()
    for position in last_positions(seats):
        over = rules.outcome(position) is not None
        assert over is not some_filling_makes_a_row(naive_state(position))
        seen.add((over, None in position.cells))
    assert {(False, True), (True, True)} <= seen


def test_r10_the_end_is_exact_on_boards_that_no_play_would_fill_so() -> None:
    random, ends = Random(10), []
    for _ in range(150):
        stones, free = random.sample(STONES, 48), random.sample(rules.CELLS, random.randint(1, 5))
        outside = tuple(stones[cell] for cell in free)
        cells = tuple(None if cell in free else stones[cell] for cell in rules.CELLS)
        position = Position(Options(2), 0, cells, (outside[:1], ()), outside[1:], (0, 0))
        ends.append(rules.outcome(position) is not None)
        assert ends[-1] is not some_filling_makes_a_row(naive_state(position))
    assert 20 < sum(ends) < 130


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r10_while_the_game_goes_on_the_players_together_can_score(seats: int) -> None:
    for position in last_positions(seats):
        if rules.outcome(position) is None:
            assert somebody_can_score(naive_state(position))
