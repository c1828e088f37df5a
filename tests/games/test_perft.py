"""The rules count as many ways to go on as their naive twins did (tests/data/<key>/perft.txt)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from fourfold import games
from fourfold.core.options import read_words
from fourfold.core.perft import perft

DATA = Path(__file__).parents[1] / "data"

# Rows with more leaves than this are left to the slow run.
QUICK = 60_000


@dataclass(frozen=True)
class Row:
    """One count: so many sequences of so many moves from a position under these options."""

    key: str
    name: str
    options: str
    position: str
    depth: int
    count: int

    def __str__(self) -> str:
        return f"{self.key}-{self.name}-{self.depth}"


def rows(key: str) -> Iterator[Row]:
    path = DATA / key / "perft.txt"
    for block in path.read_text("utf-8").strip().split("\n\n") if path.exists() else ():
        told, *counts = block.split("\nperft ")
        words = dict(line.partition(" ")[::2] for line in told.splitlines())
        for line in counts:
            depth, count = map(int, line.split())
            yield Row(key, words["id"], words["options"], words["position"], depth, count)


ROWS = [row for key in games.all_keys() for row in rows(key)]


def check(row: Row) -> None:
    game = games.get(row.key)
    options = game.notation.read_options(read_words(row.options))
    position = game.notation.read_position(row.position, options)
    assert game.notation.write_position(position) == row.position
    assert perft(game.rules, position, row.depth) == row.count


@pytest.mark.parametrize("key", games.all_keys())
def test_every_game_has_counts_of_its_naive_twin(key: str) -> None:
    assert [row for row in ROWS if row.key == key]


@pytest.mark.parametrize("row", [row for row in ROWS if row.count <= QUICK], ids=str)
def test_the_rules_count_like_their_naive_twin(row: Row) -> None:
    check(row)


@pytest.mark.slow
@pytest.mark.parametrize("row", [row for row in ROWS if row.count > QUICK], ids=str)
def test_the_rules_count_like_their_naive_twin_in_the_long_rows_too(row: Row) -> None:
    check(row)
