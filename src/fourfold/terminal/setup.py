"""What is settled before a game: by flags, or by one question at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from fourfold import bots, games
from fourfold.core.game import Game
from fourfold.core.options import Option
from fourfold.core.phrase import Phrase, phrase
from fourfold.core.record import BOT, Record, is_persons_name
from fourfold.speech import Speaker
from fourfold.speech.names import spoken_names
from fourfold.table.match import Match, resume
from fourfold.terminal.typed import fold, names
from fourfold.terminal.voice import Voice


@dataclass(frozen=True)
class Plan:
    """A game about to begin. A starter of `None` is drawn at random."""

    game: Game
    options: Mapping[str, str] = field(default_factory=dict)
    players: tuple[str, ...] = ()
    starter: int | None = None


def speaker_for(game: Game, language: str, wording: str, players: Sequence[str] = ()) -> Speaker:
    """Who tells a game in the terminal; bots have names of their own."""
    packages = (f"fourfold.games.{game.key}", "fourfold.terminal")
    plain = Speaker(language, packages, (), wording)
    return replace(plain, names=spoken_names(plain, players))


def seats(game: Game, options: Mapping[str, str]) -> int:
    """How many play under these options."""
    return game.rules.seats(game.notation.read_options(options))


def deal_out(plan: Plan, random: Random) -> Match:
    """The match of a plan; chance comes in here, and only here."""
    rules, options = plan.game.rules, plan.game.notation.read_options(plan.options)
    deal = rules.deal(options, lambda things: random.sample(things, len(things)))
    if plan.starter is not None:
        deal = replace(deal, starter=plan.starter)
    return resume(Record(plan.game, options, deal, plan.players))


def seated(players: Sequence[str], count: int, speaker: Speaker) -> tuple[str, ...]:
    """All seats: the people named, then people by number, then the bots."""
    people = [player for player in players if not player.startswith(BOT)]
    machines = [player for player in players if player.startswith(BOT)]
    numbers = range(len(people) + 1, count - len(machines) + 1)
    return (*people, *(default_name(speaker, number) for number in numbers), *machines)


def default_name(speaker: Speaker, number: int) -> str:
    """What a player without a name is called."""
    return speaker.say(phrase("seat", number=number))


def ask_plan(voice: Voice, game: Game | None) -> Plan:
    """Everything about a game, question by question; Enter takes what the leaflet says."""
    game = game or ask_game(voice)
    voice.speaker = speaker_for(game, voice.speaker.language, voice.speaker.wording)
    options = {option.key: _ask_option(voice, option) for option in game.rules.OPTIONS}
    count = seats(game, options)
    machines = bots.all_bots(game)
    players = tuple(_ask_player(voice, machines, seat, count) for seat in range(1, count + 1))
    return Plan(game, options, players, _ask_starter(voice, players))


def ask_game(voice: Voice) -> Game:
    """Which game it is to be."""
    keys = games.all_keys()
    key = voice.settle(phrase("which-game", games=keys), lambda answer: _one_of(answer, keys))
    return games.get(key)


def _one_of(answer: str, values: Sequence[str]) -> str | Phrase:
    fitting = [value for value in values if fold(value).startswith(fold(answer)) and answer]
    if answer in values or len(fitting) == 1:
        return answer if answer in values else fitting[0]
    return phrase("which-answer", answers=tuple(values))


def _ask_option(voice: Voice, option: Option) -> str:
    """One option, answered by a value, by its label in the language, or by Enter."""
    labels = {value: _label(voice.speaker, option, value) for value in option.values}
    question = phrase(f"option-{option.key}")
    voice.tell("ask-option", question=question, default=labels[option.values[0]])
    for value, label in labels.items():
        key = f"option-{option.key}-{value}"
        if key in voice.speaker.words.messages and not option.many:
            voice.tell("answer-listed", answer=label, meaning=phrase(key))
    while True:
        chosen = _chosen(voice.ask(), option, labels)
        if chosen is not None:
            return chosen
        voice.tell("which-option", expected=phrase(f"expected-option-{option.key}"))


def _first_word(speaker: Speaker, key: str) -> str:
    """Of all the words that may be typed for one thing, the one to name."""
    return speaker.say(phrase(key)).split(",")[0]


def _label(speaker: Speaker, option: Option, value: str) -> str:
    """What to type for a value: yes, no, the form `label` of its meaning, or the value itself."""
    if value in ("yes", "no"):
        return _first_word(speaker, value)
    key = f"option-{option.key}-{value}"
    labelled = key in speaker.words.messages and "label" in speaker.words.forms(key)
    return speaker.say(phrase(key), "label") if labelled else value


def _chosen(answer: str, option: Option, labels: dict[str, str]) -> str | None:
    """The value of an answer: the first for none, else the one that it is or begins."""
    typed = fold(answer.replace(" ", ""))
    if not typed:
        return option.values[0]
    if typed in option.values:
        return typed
    fits = [value for value in option.values if typed in _beginnings(value, labels[value], typed)]
    return fits[0] if len(fits) == 1 else None


def _beginnings(value: str, label: str, typed: str) -> set[str]:
    return {fold(name)[: len(typed)] for name in (value, label)}


def _ask_player(voice: Voice, machines: tuple[str, ...], number: int, count: int) -> str:
    default = default_name(voice.speaker, number)
    question = phrase("who-sits", number=number, count=count, bots=machines, default=default)
    return voice.settle(question, lambda answer: _player(answer, machines, default))


def _player(answer: str, machines: tuple[str, ...], default: str) -> str | Phrase:
    if fold(answer) in machines:
        return BOT + fold(answer)
    return answer or default if is_persons_name(answer or default) else phrase("bad-name")


def _means(answer: str, named: str) -> bool:
    """Whether an answer is the number of a seat, the name there, or both."""
    number, _, name = named.partition(" ")
    return fold(answer) in (number, fold(name), fold(named))


def _ask_starter(voice: Voice, players: tuple[str, ...]) -> int | None:
    spoken = spoken_names(voice.speaker, players)
    named = tuple(f"{number} {name}" for number, name in enumerate(spoken, 1))
    speakers = (voice.speaker, replace(voice.speaker, language="en"))
    choices = (_first_word(voice.speaker, "random-start"), *named)

    def understand(answer: str) -> int | Phrase:
        if not answer or fold(answer) in names(speakers, "random-start"):
            return -1
        fits = [seat for seat in range(len(players)) if _means(answer, named[seat])]
        return fits[0] if len(fits) == 1 else phrase("which-answer", answers=choices)

    starter = voice.settle(phrase("who-begins", names=named), understand)
    return None if starter < 0 else starter
