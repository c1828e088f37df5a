"""Bots play whole games by their rules, and as well as they say."""

from __future__ import annotations

from random import Random

import pytest

from fourfold import bots, games
from fourfold.core.game import Game, Position
from fourfold.core.outcome import Outcome


def play(game: Game, names: tuple[str, ...], seed: int, chosen: dict[str, str]) -> Outcome:
    chance = Random(seed)
    options = game.notation.read_options(chosen)
    deal = game.rules.deal(options, lambda things: chance.sample(things, len(things)))
    position: Position = game.rules.start(options, deal)
    while (outcome := game.rules.outcome(position)) is None:
        seat = game.rules.turn(position)
        view, moves = game.rules.view(position, seat), game.rules.moves(position)
        move = bots.get(game, names[seat])(game, view, moves, chance)
        assert move in moves
        position = game.rules.play(position, move)
    return outcome


def test_bots_are_found_by_their_files() -> None:
    kwatro = games.get("kwatro")
    assert bots.all_bots(kwatro) == ("greedy", "random")
    for name in ("deepblue", "perfect", "level-1", "levels"):
        with pytest.raises(KeyError):
            bots.get(kwatro, name)


@pytest.mark.parametrize(
    ("key", "bot"),
    [(key, bot) for key in games.all_keys() for bot in bots.all_bots(games.get(key))],
)
def test_every_bot_plays_every_game_to_the_end(key: str, bot: str) -> None:
    assert play(games.get(key), (bot, bot), 1, {}).reason


@pytest.mark.parametrize("key", games.all_keys())
def test_the_same_seed_plays_the_same_game(key: str) -> None:
    game = games.get(key)
    assert play(game, ("greedy", "random"), 5, {}) == play(game, ("greedy", "random"), 5, {})


@pytest.mark.parametrize("key", games.all_keys())
def test_greedy_beats_random_more_often_than_not(key: str) -> None:
    game, won = games.get(key), 0
    for seed in range(10):
        seat = seed % 2
        names = ("greedy", "random") if seat == 0 else ("random", "greedy")
        won += play(game, names, seed, {}).winners == (seat,)
    assert won >= 7


def test_q6_greedy_calls_a_line_that_it_sees() -> None:
    quarto = games.get("quarto")
    reasons = {play(quarto, ("greedy", "greedy"), seed, {}).reason for seed in range(10)}
    assert "called" in reasons
