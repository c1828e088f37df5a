"""The rules and their naive twin play the same game, move by move (Q1–Q15)."""

from __future__ import annotations

from itertools import product, takewhile
from pathlib import Path
from random import Random

import pytest

from fourfold.games.quarto import notation, rules
from games.quarto import naive
from games.quarto.scenes import DIGITS, agreed, choose, refused

PERFT = Path(__file__).parents[2] / "data" / "quarto" / "perft.txt"
SUBSETS = next(option.values for option in rules.OPTIONS if option.key == "traits")
RULE_SETS = [
    f"calling={calling} squares={squares} traits={traits}"
    for calling, squares, traits in product(("spoken", "automatic"), ("no", "yes"), SUBSETS)
]
TRIES = [*DIGITS, *naive.CELLS, *(f"!{name}" for name in {**naive.STRAIGHT, **naive.SQUARE}), "-"]

# Rows with more leaves than this are left to the command that counts anew.
CHEAP = 3_000


@pytest.mark.parametrize("words", RULE_SETS)
@pytest.mark.parametrize("starter", [1, 2])
def test_both_offer_the_same_moves_and_end_alike(words: str, starter: int) -> None:
    random = Random(f"{words} {starter}")
    for _ in range(5):
        play_both(words, starter, random)


def play_both(words: str, starter: int, random: Random) -> None:
    options = agreed(words)
    position = rules.start(options, notation.read_deal(f"starter={starter}", options))
    twin = naive.begin(words, starter - 1)
    while moves := rules.moves(position):
        compare(position, twin)
        move = choose(position, list(moves), random)
        position = rules.play(position, move)
        twin = naive.play(twin, notation.write_move(move))
    compare(position, twin)


def compare(position: rules.Position, twin: naive.State) -> None:
    outcome = rules.outcome(position)
    offered = [notation.write_move(move) for move in rules.moves(position)]
    assert sorted(offered) == sorted(naive.moves(twin))
    assert (outcome and (outcome.reason, list(outcome.winners))) == naive.outcome(twin)
    assert rules.turn(position) == twin.mover
    assert rules.scores(position) == ()
    assert notation.write_position(position) == naive.write(twin)


@pytest.mark.parametrize("words", RULE_SETS)
def test_what_the_twin_does_not_offer_is_refused(words: str) -> None:
    random, options = Random(words), agreed(words)
    position = rules.start(options, rules.Deal())
    twin = naive.begin(words, 0)
    while moves := naive.moves(twin):
        for move in set(TRIES) - set(moves):
            assert refused(position, move)
        move = random.choice(moves)
        position, twin = rules.play(position, notation.read_move(move)), naive.play(twin, move)
    assert all(refused(position, move) == "game-over" for move in TRIES)


@pytest.mark.parametrize("case", naive.CASES, ids=lambda case: str(case[0]))
def test_the_twin_counts_what_stands_in_the_perft_file(
    case: tuple[str, str, int, str, int],
) -> None:
    name, words, starter, kinds, deepest = case
    state = naive.grown(name, words, starter, kinds)
    (lines,) = [block.split("\n") for block in written() if block.startswith(f"id {name}\n")]
    assert lines[:3] == naive.header(name, state.options, state)
    counts = [(int(depth), int(count)) for _, depth, count in map(str.split, lines[3:])]
    assert [depth for depth, _ in counts] == list(range(1, deepest + 1))
    for depth, count in takewhile(lambda row: row[1] <= CHEAP, counts):
        assert naive.perft(state, depth) == count


def written() -> list[str]:
    return PERFT.read_text("utf-8").strip().split("\n\n")


def test_nothing_else_stands_in_the_perft_file() -> None:
    assert len(written()) == len(naive.CASES)
