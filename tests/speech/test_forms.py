"""What a form needs besides sentences: names of options, of their parts, and of traits."""

from __future__ import annotations

from itertools import combinations

import pytest

from fourfold import games
from fourfold.core.game import Game
from fourfold.core.picture import Piece
from fourfold.speech import LANGUAGES, Speaker

GAMES = [games.get(key) for key in games.all_keys()]
MANY = [(game, option) for game in GAMES for option in game.rules.OPTIONS if option.many]


def pieces(game: Game, chosen: dict[str, str]) -> list[Piece]:
    """All pieces that are seen at the start of a game."""
    options = game.notation.read_options(chosen)
    deal = game.rules.deal(options, lambda things: things)
    view = game.rules.view(game.rules.start(options, deal), 0)
    return [piece for shelf in game.picture(view, None).shelves for piece in shelf.pieces]


def test_an_option_of_many_parts_has_every_choice_of_them_as_a_value() -> None:
    """Q13: any traits, but at least one."""
    assert [option.key for _, option in MANY] == ["traits"]
    for _, option in MANY:
        sizes = range(1, len(option.parts) + 1)
        choices = [",".join(some) for size in sizes for some in combinations(option.parts, size)]
        assert sorted(option.values) == sorted(choices)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_an_option_has_a_name(language: str) -> None:
    for game, option in MANY:
        messages = Speaker(language, (f"fourfold.games.{game.key}",)).words.messages
        assert {f"option-{option.key}-{part}" for part in option.parts} <= messages.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_trait_of_a_piece_has_a_name(game: Game, language: str) -> None:
    """Q1, R1, K1: in every set of pieces."""
    messages = Speaker(language, (f"fourfold.games.{game.key}",)).words.messages
    for option in game.rules.OPTIONS:
        for value in option.values:
            for piece in pieces(game, {option.key: value}):
                assert {f"trait-{name}" for name, _ in piece.traits} <= messages.keys()
                assert piece.form in ("block", "stone", "card")
