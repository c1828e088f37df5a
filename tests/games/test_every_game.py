"""What every game must satisfy, played with every combination of options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

import pytest

from fourfold import games
from fourfold.core.conformance import check_game
from fourfold.core.game import Game


def combinations(game: Game) -> Iterator[dict[str, str]]:
    options = game.rules.OPTIONS
    for values in product(*(option.values for option in options)):
        yield dict(zip((option.key for option in options), values, strict=True))


CASES = [(key, chosen) for key in games.all_keys() for chosen in combinations(games.get(key))]


def shuffled_by(random: Random) -> Any:
    def shuffled(things: Sequence[Any]) -> Sequence[Any]:
        return random.sample(things, len(things))

    return shuffled


@pytest.mark.parametrize(
    ("key", "chosen"),
    CASES,
    ids=str,
)
def test_whole_random_games_keep_the_contract_under_every_option(
    key: str, chosen: dict[str, str]
) -> None:
    game, random = games.get(key), Random(f"{key}{chosen}")
    options = game.notation.read_options(chosen)
    deal = game.rules.deal(options, shuffled_by(random))
    check_game(game, options, deal, random.choice)
