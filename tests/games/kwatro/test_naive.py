"""The rules and their naive twin are the same rules (K1–K16)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest

from fourfold.core.options import read_words
from fourfold.games.kwatro import notation, rules
from fourfold.games.kwatro.cards import JOKER
from fourfold.games.kwatro.rules import Deal, Options, Position
from games.kwatro import naive
from games.kwatro.scenes import lively, offered, played

PERFT = Path(__file__).parents[2] / "data" / "kwatro" / "perft.txt"
CHEAP = 500


def blocks() -> list[dict[str, list[str]]]:
    """The table of counts, each block as its lines by their first word."""
    read = []
    for text in PERFT.read_text("utf-8").strip().split("\n\n"):
        block: dict[str, list[str]] = {}
        for line in text.splitlines():
            word, _, rest = line.partition(" ")
            block.setdefault(word, []).append(rest)
        read.append(block)
    return read


BLOCKS = blocks()


@pytest.mark.parametrize("block", BLOCKS, ids=[block["id"][0] for block in BLOCKS])
def test_the_table_holds_what_the_naive_twin_counts(block: dict[str, list[str]]) -> None:
    (position,), (options,) = block["position"], block["options"]
    state = naive.read(position, "scoring=yes" in options)
    assert naive.write(state) == position
    for line in block["perft"]:
        depth, count = map(int, line.split())
        if count <= CHEAP:
            assert naive.perft(state, depth) == count


@pytest.mark.parametrize("block", BLOCKS, ids=[block["id"][0] for block in BLOCKS])
def test_both_twins_offer_the_same_moves_in_the_positions_of_the_table(
    block: dict[str, list[str]],
) -> None:
    (text,), (words,) = block["position"], block["options"]
    position = notation.read_position(text, notation.read_options(read_words(words)))
    state = naive.read(text, position.options.scoring)
    assert sorted(offered(position)) == naive.moves(state)


# Short games with scoring at once, the others in the slow run.
WAYS = [
    ("short", "yes"),
    pytest.param("short", "no", marks=pytest.mark.slow),
    pytest.param("full", "yes", marks=pytest.mark.slow),
    pytest.param("full", "no", marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("length", "scoring"), WAYS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_twins_play_the_same_games(seats: int, length: str, scoring: str) -> None:
    options = notation.read_options({"seats": str(seats), "length": length, "scoring": scoring})
    random = Random(f"{seats}{length}{scoring}")
    deck = naive.deck(random, length, (random.randrange(12), random.randrange(24)))
    starter = random.randrange(seats)
    deal = notation.read_deal(f"starter={starter + 1} deck={','.join(deck)}", options)
    position, state = (
        rules.start(options, deal),
        naive.begin(seats, scoring == "yes", starter, deck),
    )
    choose = lively(random)
    while agree(position, state):
        move = notation.write_move(choose(position))
        position, state = played(position, move), naive.play(state, move)


def agree(position: Position, state: naive.State) -> bool:
    """Checks that two positions are the same; whether the game goes on."""
    assert notation.write_position(position) == naive.write(state)
    assert sorted(offered(position)) == naive.moves(state)
    assert list(position.scores) == (state.points if state.scoring else [])
    result, expected = rules.outcome(position), naive.outcome(state)
    if result is None:
        assert expected is None
        return True
    assert (result.reason, list(result.winners), list(result.scores)) == expected
    return False


@cache
def rich_in_jokers(seed: int) -> Position:
    """A position with both jokers on the grid or in the hand of the seat to move."""
    random = Random(seed)
    deck = list(random.sample(range(64), 64))
    for place in random.sample(range(8), 2):
        deck.insert(place, JOKER)
    position = rules.start(Options(), Deal(0, tuple(deck)))
    for _ in range(random.randrange(12)):
        position = rules.play(position, lively(random)(position))
    return position


# A dozen at once, the others in the slow run.
SEEDS = [*range(12), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(12, 100))]


@pytest.mark.parametrize("seed", SEEDS)
def test_both_twins_find_the_same_moves_around_jokers(seed: int) -> None:
    position = rich_in_jokers(seed)
    state = naive.read(notation.write_position(position), scoring=True)
    assert sorted(offered(position)) == naive.moves(state)
