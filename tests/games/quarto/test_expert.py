"""Bots that play Quarto well: perfectly, and on levels below."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random

import pytest

from fourfold import bots, games
from fourfold.games.quarto import rules, variant
from fourfold.games.quarto.analysis import solver
from fourfold.games.quarto.expert import LEVELS
from fourfold.games.quarto.kernel import functions
from fourfold.games.quarto.rules import EMPTY, Call, Deal, Give, Move, Options, Place, Position
from fourfold.games.quarto.variant import with_piece
from games.quarto.scenes import agreed

GAME = games.get("quarto")
KERNEL = pytest.mark.skipif(functions() is None, reason="without the kernel it would take hours")
Player = Callable[[Position, Random], Move]


def bot(name: str) -> Player:
    """A bot by its name."""
    choose = bots.get(GAME, name)
    return lambda now, random: choose(GAME, now, rules.moves(now), random)


def looks_four_ahead(now: Position, random: Random) -> Move:
    """Places and gives so that nothing is lost, and what can be won is won, in four placements."""
    if rules.may_call(now):
        true = [move for move in rules.moves(now) if isinstance(move, Call) and is_true(now, move)]
        if true:
            return true[0]
    if now.hand is None:
        gifts = [move.piece for move in rules.moves(now) if isinstance(move, Give)]
        return Give(best_gift(now, now.cells, gifts, random)[1]) if gifts else rules.Pass()
    return best_placement(now, now.hand, random)


def is_true(now: Position, call: Call) -> bool:
    return rules.play(now, call).won is not None


def best_placement(now: Position, hand: int, random: Random) -> Move:
    solve, found = solver(variant.of(now.options)), []
    for cell in variant.empty_cells(now.cells):
        if solve.completes(now.cells, hand, cell):
            return Place(cell)
        then = with_piece(now.cells, hand, cell)
        gifts = [piece for piece in range(16) if piece not in then]
        found.append(
            (best_gift(now, then, gifts, random)[0] if gifts else 1, random.random(), cell)
        )
    return Place(max(found)[2])


def best_gift(
    now: Position, cells: variant.Cells, gifts: list[int], random: Random
) -> tuple[int, int]:
    """3 for a gift that wins soon, 1 for one that does not lose soon; with the gift."""
    solve = solver(variant.of(now.options))
    left = cells.count(EMPTY)

    def rank(gift: int) -> int:
        if not solve.is_safe(cells, gift):
            return 0
        if not solve.prover.holds(cells, gift, min(4, left)):
            return 3
        return 1 if not solve.prover.wins(cells, gift, min(3, left)) else 0

    return max((rank(gift), random.random(), gift) for gift in gifts)[::2]


def play(
    options: Options, players: tuple[Player, Player], starter: int, random: Random
) -> Position:
    """A whole game."""
    now = rules.start(options, Deal(starter))
    while rules.outcome(now) is None:
        now = rules.play(now, players[rules.turn(now)](now, random))
    return now


def winner(end: Position) -> int | None:
    result = rules.outcome(end)
    assert result is not None
    return result.winners[0] if result.winners else None


OPPONENTS: dict[str, Player] = {
    "random": bot("random"),
    "greedy": bot("greedy"),
    "four ahead": looks_four_ahead,
}


@pytest.mark.slow
@KERNEL
@pytest.mark.parametrize("starter", [0, 1], ids=["begins", "receives"])
@pytest.mark.parametrize("words", ["", "squares=yes"], ids=["lines", "squares"])
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_perfect_play_loses_no_game(opponent: str, words: str, starter: int) -> None:
    """2,004 games in all, spoken, against each opponent in each seat."""
    random, players = Random(f"{opponent}{words}{starter}"), (bot("perfect"), OPPONENTS[opponent])
    for _ in range(167):
        assert winner(play(agreed(words), players, starter, random)) in (0, None)


@KERNEL
@pytest.mark.parametrize("words", ["", "squares=yes calling=automatic", "traits=0,1 squares=yes"])
def test_perfect_play_of_some_games_loses_none(words: str) -> None:
    random, players = Random(words), (bot("perfect"), bot("greedy"))
    for starter in (0, 1):
        assert winner(play(agreed(words), players, starter, random)) in (0, None)


@KERNEL
@pytest.mark.parametrize("words", ["", "squares=yes"])
def test_perfect_play_against_itself_is_a_draw(words: str) -> None:
    players = (bot("perfect"), bot("perfect"))
    assert winner(play(agreed(words), players, 0, Random(1))) is None


def score(better: str, worse: str, words: str, games_each: int) -> float:
    """The share of the better bot: a win counts one, a draw a half."""
    random, players, points = Random(f"{better}{worse}{words}"), (bot(better), bot(worse)), 0.0
    for starter in [0, 1] * games_each:
        won = winner(play(agreed(words), players, starter, random))
        points += 0.5 if won is None else 1 - won
    return points / games_each / 2


RUNGS = [f"level-{level}" for level in range(1, len(LEVELS) + 1)] + ["perfect"]


@pytest.mark.slow
@KERNEL
@pytest.mark.parametrize(("words", "rung"), list(product(("", "calling=automatic"), range(1, 5))))
def test_each_level_beats_the_one_below(words: str, rung: int) -> None:
    assert score(RUNGS[rung], RUNGS[rung - 1], words, 100) > 0.55


@pytest.mark.slow
@KERNEL
def test_no_level_is_better_than_perfect_play() -> None:
    for rung in RUNGS[4:-1]:
        assert score("perfect", rung, "squares=yes", 10) >= 0.5


def test_a_beginner_overlooks_lines_and_forgets_to_call() -> None:
    """The first level sees two lines in five (Q6-Q8)."""
    missed = rules.start(agreed(), Deal(0))
    for move in (Give(0), Place(0), Give(1), Place(1), Give(2), Place(2), Give(3), Place(3)):
        missed = rules.play(missed, move)
    random, beginner = Random(1), bot("level-1")
    calls = sum(isinstance(beginner(missed, random), Call) for _ in range(400))
    assert 0.3 < calls / 400 < 0.5


def test_a_level_calls_only_what_is_true() -> None:
    for level in range(1, 5):
        random, players = Random(level), (bot(f"level-{level}"), bot(f"level-{level}"))
        now = rules.start(agreed(), Deal(0))
        while rules.outcome(now) is None:
            move = players[rules.turn(now)](now, random)
            assert not isinstance(move, Call) or is_true(now, move)
            now = rules.play(now, move)


def test_there_are_as_many_levels_as_the_game_says() -> None:
    assert len(LEVELS) == GAME.levels
