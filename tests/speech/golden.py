"""Golden sentences: each kind of phrase as it first comes up in fixed games, in every language.

`python tests/speech/golden.py` writes tests/data/speech/<language>/<game>.txt anew, to be read by
somebody who speaks the language before it is committed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random

from fourfold import bots, games
from fourfold.bots import Bot
from fourfold.core import telling
from fourfold.core.act import Act
from fourfold.core.errors import IllegalMove, NotationError
from fourfold.core.game import Game, Move, Position, View
from fourfold.core.outcome import agreed, forfeit
from fourfold.core.phrase import Fact, Phrase, Seat, phrase
from fourfold.core.record import Ending
from fourfold.speech import LANGUAGES, Speaker

DATA = Path(__file__).parent.parent / "data" / "speech"
NAMES = ("Anna", "Ben", "Carla", "Dainis")
GAMES_EACH = 3
TRIES = 12
# So many positions before the end are judged, where that is quick.
JUDGED = 5


@cache
def collected(key: str) -> tuple[Phrase, ...]:
    """The first phrase of each kind that a game tells, in the order of their keys."""
    first: dict[tuple[str, ...], Phrase] = {}
    for told in _everything(games.get(key)):
        first.setdefault(_kind(told), told)
    return tuple(first[kind] for kind in sorted(first))


def _kind(told: Phrase) -> tuple[str, ...]:
    """Phrases are of one kind if they differ only in names, cells, words and large numbers."""
    return (told.key, *(_kind_of_fact(fact) for _, fact in told.facts))


def _kind_of_fact(fact: Fact) -> str:
    match fact:
        case Phrase():
            return fact.key if fact.facts else ""
        case Seat():
            return ""
        case tuple():
            return str(min(len(fact), 2))
        case int():
            return str(min(fact, 2))
    return fact if fact in ("yes", "no") else ""


def _everything(game: Game) -> Iterator[Phrase]:
    tried: list[Move] = []
    for option in ({}, *_single_options(game)):
        for seed in range(GAMES_EACH):
            yield from _one_game(game, option, seed, tried)


def _single_options(game: Game) -> Iterator[dict[str, str]]:
    for option in game.rules.OPTIONS:
        for value in option.values[1:]:
            yield {option.key: value}


def _one_game(game: Game, chosen: dict[str, str], seed: int, tried: list[Move]) -> Iterator[Phrase]:
    chance, rules = Random(seed), game.rules
    options = game.notation.read_options(chosen)
    deal = rules.deal(options, lambda things: chance.sample(things, len(things)))
    position, last, path = rules.start(options, deal), None, list[Position]()
    fingers = Random(seed)
    bot = "greedy" if seed % 2 else "random"
    while rules.outcome(position) is None:
        yield from _still(game, position, last)
        yield from _refused(game, position, tried, chance)
        yield from _pointed_at(game, position, fingers)
        last = _any_move(game, position, bots.get(game, bot), chance)
        before, position = position, rules.play(position, last)
        tried.append(last)
        for seat in (None, *range(rules.seats(options))):
            seen, then = rules.view(before, seat), rules.view(position, seat)
            yield game.phrases.move(seen, last)
            yield from game.phrases.tell(seen, last, then)
            yield from game.phrases.hindsight(seen, last, then)
        path.append(before)
    yield from _end(game, position)
    if not chosen:
        yield from _judged(game, path[-JUDGED:])


def _any_move(game: Game, position: Position, bot: Bot, chance: Random) -> Move:
    """A bot's move, or now and then any: bots never call falsely or refuse to refill."""
    moves = game.rules.moves(position)
    if chance.random() < 0.3:
        return chance.choice(moves)
    return bot(game, game.rules.view(position, game.rules.turn(position)), moves, chance)


def _still(game: Game, position: Position, last: Move | None) -> Iterator[Phrase]:
    """What is said while nothing moves: to the seat at move, and to who watches."""
    for seat in (game.rules.turn(position), None):
        view = game.rules.view(position, seat)
        yield game.phrases.prompt(view)
        picture = game.picture(view, last)
        yield from (note.phrase for note in picture.notes)
        yield from (telling.shelf(shelf) for shelf in picture.shelves)
        yield from telling.standings(picture.scores)


def _pointed_at(game: Game, position: Position, fingers: Random) -> Iterator[Phrase]:
    """What can be pointed at, and what is said of cards that lie there but are not yet played."""
    view = game.rules.view(position, game.rules.turn(position))
    for act in game.acts(view, ()):
        yield phrase(f"act-{act.key}")
        yield from (line.phrase for line in act.lines)
        if "{laid}" in act.form:
            yield from _laid(game, view, act, fingers)


def _laid(game: Game, view: View, act: Act, fingers: Random) -> Iterator[Phrase]:
    laid: tuple[tuple[str, str], ...] = ()
    while act.pieces and act.cells:
        pair = (fingers.choice(act.pieces).token, fingers.choice(act.cells).name)
        laid = (*laid, pair)
        (act,) = (again for again in game.acts(view, laid) if again.key == act.key)
        if act.told is not None:
            yield act.told


def _judged(game: Game, positions: Sequence[Position]) -> Iterator[Phrase]:
    """What moves are worth, and why, near the end of a game."""
    if game.analyst is None:
        return
    analyst = game.analyst()
    for position in positions:
        for judgement in analyst.judge(position):
            yield judgement.phrase
            yield from analyst.why(position, judgement.move)


def _refused(
    game: Game, position: Position, tried: Sequence[Move], chance: Random
) -> Iterator[Phrase]:
    """Why moves of other positions are refused, and moves that are put together wrongly."""
    view = game.rules.view(position, game.rules.turn(position))
    legal = game.rules.moves(position)
    others = chance.sample(tried, min(TRIES, len(tried)))
    for move in (*others, *_put_together(game, legal, chance)):
        try:
            game.rules.play(position, move)
        except IllegalMove as refusal:
            yield game.phrases.refusal(view, refusal)


def _put_together(game: Game, legal: Sequence[Move], chance: Random) -> Iterator[Move]:
    """Moves that begin like one legal move and end like another, or have parts of both."""
    written = [game.notation.write_move(move) for move in chance.choices(legal, k=TRIES)]
    for first, second in zip(written, written[::-1], strict=True):
        start, _, _ = first.rpartition("@")
        _, _, end = second.rpartition("@")
        _, _, part = second.rpartition(" ")
        for text in (f"{start}@{end}", f"{first} {part}"):
            try:
                yield game.notation.read_move(text)
            except NotationError:
                continue


def _end(game: Game, position: Position) -> Iterator[Phrase]:
    """How the game ended, and how else players can end it."""
    view, outcome = game.rules.view(position, None), game.rules.outcome(position)
    if outcome is None:
        raise AssertionError("the game goes on")
    yield game.phrases.ending(view, outcome)
    scores, seats = game.rules.scores(position), len(outcome.scores) or 2
    for made in (Ending("resigned", 1), Ending("time", 1)):
        yield telling.ending(game, view, forfeit(made.reason, 1, seats, scores), made)
    yield telling.ending(game, view, agreed(scores), Ending("agreed"))
    yield phrase("refused-game-over")


def lines(key: str, language: str) -> Iterator[str]:
    """Each key with its full wording, and its short wording where that differs."""
    packages = (f"fourfold.games.{key}",)
    full, short = (Speaker(language, packages, NAMES, wording) for wording in ("full", "short"))
    for told in collected(key):
        yield f"{told.key}: {full.say(told)}"
        if short.say(told) != full.say(told):
            yield f"    short: {short.say(told)}"


def path(game: str, language: str) -> Path:
    """The golden file of a game in a language."""
    return DATA / language / f"{game}.txt"


if __name__ == "__main__":
    for each in games.all_keys():
        for code in LANGUAGES:
            target = path(each, code)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text("\n".join(lines(each, code)) + "\n", "utf-8")
