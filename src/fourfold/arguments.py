"""The command line's parser: argparse, speaking the player's language."""

from __future__ import annotations

import argparse
import json
import sys
from argparse import Namespace
from collections.abc import Callable, Container, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from fourfold.core.errors import NotationError, harmless, shown
from fourfold.core.phrase import Fact, Phrase, phrase
from fourfold.speech import LANGUAGES, Speaker, choose_language

if TYPE_CHECKING:
    from fourfold.core.game import Game, Options, Position
    from fourfold.core.record import Record
    from fourfold.table.match import Match


class WrongCall(Exception):  # what the user did, and exit status 2
    """A command line that cannot be obeyed, with the sentence that says why.

    It is no `ValueError`, which argparse would catch and answer in words of its own.
    """

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key, facts)
        self.phrase = phrase(key, **facts)
        self.status = 2


class NotAllAnswered(WrongCall):
    """A call that was obeyed as far as it could be, and exit status 1."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key, **facts)
        self.status = 1


class Parser(argparse.ArgumentParser):
    """A parser whose own words come from the words of a language."""

    def __init__(self, speaker: Speaker, **settings: Any) -> None:
        def formatter(prog: str) -> argparse.HelpFormatter:
            return _Formatter(prog, speaker.say(phrase("cli-usage")))

        super().__init__(formatter_class=formatter, add_help=False, allow_abbrev=False, **settings)
        self.speaker = speaker
        self._positionals.title = speaker.say(phrase("cli-arguments"))
        self._optionals.title = speaker.say(phrase("cli-options"))
        self.add_argument("-h", "--help", action="help", help=self.words("cli-help"))
        self.add_argument(
            "--lang", type=language, help=self.words("cli-lang", languages=LANGUAGES), metavar="XX"
        )

    def words(self, key: str, **facts: Fact) -> str:
        """A text of the help; argparse wants its percent signs doubled."""
        return self.speaker.say(phrase(key, **facts)).replace("%", "%%")

    def print_help(self, file: Any = None) -> None:
        """Print the help; argparse would not notice when it cannot be written."""
        print(self.format_help(), end="", file=file, flush=True)

    def error(self, _message: str) -> NoReturn:
        """Say that the call is wrong, in the user's language."""
        raise WrongCall("cli-wrong", help=f"{self.prog} --help")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            choices = tuple(map(str, action.choices))
            raise WrongCall("cli-wrong-choice", value=shown(str(value)), choices=choices)


class _Formatter(argparse.HelpFormatter):
    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog)
        self._usage_word = usage

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, prefix or f"{self._usage_word} ")


def language(text: str) -> str:
    """One of the languages that there are words for."""
    if text.lower() not in LANGUAGES:
        raise WrongCall("cli-wrong-choice", value=shown(text), choices=LANGUAGES)
    return text.lower()


def wanted_language(words: Sequence[str]) -> str:
    """The language of a command line, known before the line is understood."""
    for word, following in zip(words, [*words, ""][1:], strict=True):
        asked = following if word == "--lang" else word.partition("--lang=")[2]
        if asked.lower() in LANGUAGES:
            return asked.lower()
    return choose_language()


def number(least: int, most: int) -> Callable[[str], int]:
    """A reader of whole numbers within bounds."""

    def read(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) < 20 and least <= int(text) <= most:
            return int(text)
        expected = phrase("cli-expected-number", least=str(least), most=str(most))
        raise WrongCall("cli-wrong-value", value=shown(text), expected=expected)

    return read


def one_of(values: Sequence[str]) -> Callable[[str], str]:
    """A reader of one of a few texts."""

    def read(text: str) -> str:
        if text not in values:
            raise WrongCall("cli-wrong-choice", value=shown(text), choices=tuple(values))
        return text

    return read


# What several commands have


def add_options(command: Parser, key: str, wanted: Container[str] = ()) -> None:
    """A flag for each option of a game; a flag for yes or no means yes without a value."""
    from fourfold import games

    game = Speaker(command.speaker.language, (f"fourfold.games.{key}",))
    for option in games.get(key).rules.OPTIONS:
        if wanted and option.key not in wanted:
            continue
        optional: dict[str, Any] = {"nargs": "?", "const": "yes"} if "yes" in option.values else {}
        command.add_argument(
            f"--{option.key}",
            type=_value(option.values, game.say(phrase(f"expected-option-{option.key}"))),
            metavar="|".join(option.values[:4]),
            help=game.say(phrase(f"option-{option.key}")).replace("%", "%%"),
            **optional,
        )


def _value(values: tuple[str, ...], expected: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in values:
            raise WrongCall("cli-wrong-value", value=shown(text), expected=expected)
        return text

    return read


def named_options(arguments: Namespace, game: Game) -> dict[str, str]:
    """The options that were named."""
    named = {option.key: getattr(arguments, option.key, None) for option in game.rules.OPTIONS}
    return {key: value for key, value in named.items() if value is not None}


def add_json(command: Parser) -> None:
    """The flag for an answer in JSON."""
    command.add_argument("--json", action="store_true", help=command.words("cli-json"))


def add_number(command: Parser, flag: str, most: int, default: int | str) -> None:
    """A flag for a whole number."""
    command.add_argument(
        f"--{flag}",
        type=number(0, most),
        default=default,
        metavar="N",
        help=command.words(f"cli-{flag}"),
    )


@cache
def warn_without_kernel(language: str) -> None:
    """Say on standard error, once, that proofs will take long."""
    from fourfold import kernels

    if kernels.library() is None:
        print(Speaker(language, ("fourfold",)).say(phrase("cli-no-kernel")), file=sys.stderr)


def print_json(answer: dict[str, Any]) -> None:
    """Print an answer on one line."""
    print(json.dumps(answer, ensure_ascii=False))


def match_of(load: Callable[[], Record], path: Path, speaker: Speaker) -> Match:
    """The match of a record, or one sentence on why it cannot be read."""
    from fourfold.core import telling
    from fourfold.core.record import BrokenRecord
    from fourfold.table.match import resume

    name = harmless(str(path))
    try:
        return resume(load())
    except OSError:
        raise WrongCall("cli-no-file", path=name) from None
    except NotationError as error:
        why = in_words_of(error.game, telling.misread(error), speaker)
    except BrokenRecord as error:
        why = in_words_of(error.game, telling.broken(error), speaker)
    raise WrongCall("cli-not-a-record", path=name, why=why)


def position_of(text: str, options: Options, game: Game, speaker: Speaker) -> Position:
    """The position of a text, or one sentence on why there is none."""
    from fourfold.core import telling

    try:
        return game.notation.read_position(text, options)
    except NotationError as error:
        why = in_words_of(game.key, telling.misread(error), speaker)
        raise WrongCall("cli-no-position", why=why) from None


def in_words_of(game: str, told: Phrase, speaker: Speaker) -> str:
    """A phrase in the words of a game, if there is one."""
    packages = (f"fourfold.games.{game}",) if game else ()
    return Speaker(speaker.language, packages).say(told)
