"""Golden sentences: each kind of phrase as it first comes up in fixed games, in every language.

`python tests/speech/golden.py` writes tests/data/speech/<language>/<game>.txt anew, to be read by
somebody who speaks the language before it is committed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from fourfold import bots, games
from fourfold.bots import Bot
from fourfold.core import telling
from fourfold.core.errors import IllegalMove
from fourfold.core.game import Game, Move, Position
from fourfold.core.phrase import Phrase
from fourfold.speech import LANGUAGES, Speaker

DATA = Path(__file__).parent.parent / "data" / "speech"
NAMES = ("Anna", "Ben", "Carla", "Dainis")
GAMES_EACH = 4


def collected(game: Game) -> list[Phrase]:
    """The first phrase of each kind, in the order of their keys."""
    first: dict[str, Phrase] = {}
    for told in _everything(game):
        first.setdefault(told.key, told)
    return [first[key] for key in sorted(first)]


def _everything(game: Game) -> Iterator[Phrase]:
    for option in ({}, *_single_options(game)):
        for seed in range(GAMES_EACH):
            yield from _one_game(game, option, seed)


def _single_options(game: Game) -> Iterator[dict[str, str]]:
    for option in game.rules.OPTIONS:
        for value in option.values[1:]:
            yield {option.key: value}


def _one_game(game: Game, chosen: dict[str, str], seed: int) -> Iterator[Phrase]:
    chance, rules = Random(seed), game.rules
    options = game.notation.read_options(chosen)
    deal = rules.deal(options, lambda things: chance.sample(things, len(things)))
    position, past = rules.start(options, deal), list[Move]()
    bot = "greedy" if seed % 2 else "random"
    while rules.outcome(position) is None:
        yield from _still(game, position, past)
        move = _any_move(game, position, bots.get(bot), chance)
        before, position = position, rules.play(position, move)
        past.append(move)
        for seat in (None, *range(rules.seats(options))):
            seen, then = rules.view(before, seat), rules.view(position, seat)
            yield game.phrases.move(seen, move)
            yield from game.phrases.tell(seen, move, then)
    yield from _end(game, position)


def _any_move(game: Game, position: Position, bot: Bot, chance: Random) -> Move:
    """A bot's move, or now and then any: bots never call falsely or refuse to refill."""
    moves = game.rules.moves(position)
    if chance.random() < 0.3:
        return chance.choice(moves)
    return bot(game, game.rules.view(position, game.rules.turn(position)), moves, chance)


def _still(game: Game, position: Position, past: list[Move]) -> Iterator[Phrase]:
    rules = game.rules
    view = rules.view(position, rules.turn(position))
    yield game.phrases.prompt(view)
    picture = game.picture(view, past[-1] if past else None)
    yield from picture.notes
    yield from (telling.shelf(shelf) for shelf in picture.shelves)
    for move in past[-8:]:
        try:
            rules.play(position, move)
        except IllegalMove as refusal:
            yield game.phrases.refusal(view, refusal)


def _end(game: Game, position: Position) -> Iterator[Phrase]:
    view, outcome = game.rules.view(position, None), game.rules.outcome(position)
    if outcome is not None:
        yield game.phrases.ending(view, outcome)


def lines(game: Game, language: str) -> Iterator[str]:
    """Each key with its full wording, and its short wording where that differs."""
    packages = (f"fourfold.games.{game.key}",)
    full, short = (Speaker(language, packages, NAMES, wording) for wording in ("full", "short"))
    for told in collected(game):
        yield f"{told.key}: {full.say(told)}"
        if short.say(told) != full.say(told):
            yield f"    short: {short.say(told)}"


def path(game: str, language: str) -> Path:
    """The golden file of a game in a language."""
    return DATA / language / f"{game}.txt"


if __name__ == "__main__":
    for each in map(games.get, games.all_keys()):
        for code in LANGUAGES:
            target = path(each.key, code)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text("\n".join(lines(each, code)) + "\n", "utf-8")
