"""The rules and their naive twin are the same rules (R1–R11)."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from fourfold.core.options import read_words
from fourfold.core.perft import perft
from fourfold.games.quaro import notation, rules
from games.quaro import naive
from games.quaro.layout import offered, played

PERFT = Path(__file__).parents[2] / "data" / "quaro" / "perft.txt"
CHEAP = 3_000


def blocks() -> list[dict[str, list[str]]]:
    """The table of counts, each block as its lines by their first word."""
    read = []
    for text in PERFT.read_text().split("\n\n"):
        block: dict[str, list[str]] = {}
        for line in text.splitlines():
            word, _, rest = line.partition(" ")
            block.setdefault(word, []).append(rest)
        read.append(block)
    return read


BLOCKS = blocks()
IDS = [block["id"][0] for block in BLOCKS]


@pytest.mark.parametrize("block", BLOCKS, ids=IDS)
def test_the_table_holds_what_the_naive_twin_counts(block: dict[str, list[str]]) -> None:
    (position,), (options,) = block["position"], block["options"]
    for line in block["perft"]:
        depth, count = map(int, line.split())
        if count <= CHEAP:
            assert naive.perft(naive.read(position, options), depth) == count


@pytest.mark.parametrize("block", BLOCKS, ids=IDS)
def test_the_rules_count_the_same(block: dict[str, list[str]]) -> None:
    (text,), (words,) = block["position"], block["options"]
    position = notation.read_position(text, notation.read_options(read_words(words)))
    assert notation.write_position(position) == text
    for line in block["perft"]:
        depth, count = map(int, line.split())
        if count <= CHEAP:
            assert perft(rules, position, depth) == count


@pytest.mark.parametrize("refusal", ["yes", "no"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_twins_play_the_same_games(seats: int, refusal: str) -> None:
    options = notation.read_options({"seats": str(seats), "refusal": refusal})
    for seed in range(4):
        random = Random(f"{seats}{refusal}{seed}")
        bag, starter = "".join(random.sample("rgby" * 12, 48)), random.randrange(seats)
        deal = notation.read_deal(f"starter={starter + 1} bag={bag}", options)
        position = rules.start(options, deal)
        state = naive.begin(seats, refusal == "yes", starter, bag)
        while agree(position, state):
            move = lively(state, random)
            position, state = played(position, move), naive.play(state, move)


def agree(position: rules.Position, state: naive.State) -> bool:
    """Checks that two positions are the same; whether the game goes on."""
    assert notation.write_position(position) == naive.write(state)
    assert offered(position) == naive.moves(state)
    assert list(rules.scores(position)) == state.points
    result, expected = rules.outcome(position), naive.outcome(state)
    if result is None:
        assert expected is None
        return True
    assert (result.reason, list(result.winners), list(result.scores)) == expected
    return False


def lively(state: naive.State, random: Random) -> str:
    """A random move that scores if one of a few does."""
    moves = naive.moves(state)
    some = random.sample(moves, min(4, len(moves)))
    return max(some, key=lambda move: sum(naive.play(state, move).points))
