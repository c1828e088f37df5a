"""The command line. What a command needs is imported when it runs: `--help` is quick."""

from __future__ import annotations

import json
import os
import sys
from argparse import SUPPRESS, Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fourfold.arguments import Parser, WrongCall, number, one_of, wanted_language
from fourfold.core.errors import NotationError, harmless, shown
from fourfold.core.phrase import Phrase, phrase
from fourfold.speech import Speaker
from fourfold.terminal import calls

if TYPE_CHECKING:
    from fourfold.core.game import Game, Position
    from fourfold.core.record import Record
    from fourfold.terminal.app import Manner
    from fourfold.terminal.match import Match
    from fourfold.terminal.setup import Plan

TERMINAL = "fourfold.terminal"
LONGEST_TURN = 86_400
STANDARD_INPUT = Path("-")


def main() -> int:
    """Obey the command line of this process, whatever letters its terminal knows."""
    _open_streams()
    try:
        return obey(sys.argv[1:])
    finally:
        _give_up_output()


def _open_streams() -> None:
    """Every stream is there and takes any letter; one that was closed holds nothing."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        getattr(sys, name).reconfigure(errors="replace")


def _give_up_output() -> None:
    """What nobody takes any more must not be written again, and complained of, at the very end."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def obey(words: Sequence[str]) -> int:
    """Obey a command line: 0 for an answer, 2 for a wrong call, 1 for anything else."""
    speaker = Speaker(wanted_language(words), ("fourfold",))
    try:
        arguments = parser(speaker, words).parse_args(words)
        arguments.answer(arguments, speaker)
        sys.stdout.flush()
    except WrongCall as wrong:
        _complain(speaker, wrong.phrase)
        return 2
    except EOFError:
        print()
    except KeyboardInterrupt:
        print()
        return 1
    except BrokenPipeError:
        return 1
    except OSError as error:
        _complain(speaker, _failed(error))
        return 1
    return 0


def _complain(speaker: Speaker, why: Phrase) -> None:
    print(Speaker(speaker.language, ("fourfold", TERMINAL)).say(why), file=sys.stderr)


def _failed(error: OSError) -> Phrase:
    """What could not be written or read."""
    from fourfold.terminal.keep import NotKept

    if error.filename is None:
        return phrase("cli-no-output")
    path = harmless(str(error.filename))
    return phrase("not-saved" if isinstance(error, NotKept) else "cli-no-file", path=path)


def parser(speaker: Speaker, words: Sequence[str]) -> Parser:
    """The parser of a command line; only the commands that it names are spelled out."""
    top = Parser(speaker, prog=calls.program(), description=speaker.say(phrase("cli-about")))
    top.set_defaults(answer=choose, short=False)
    commands = top.add_subparsers(
        title=speaker.say(phrase("cli-commands")), metavar="…", prog=top.prog
    )
    for name, spell_out in COMMANDS.items():
        command = commands.add_parser(name, speaker=speaker, help=top.words(f"cli-{name}"))
        if name in words:
            spell_out(command, words)
    return top


def choose(_arguments: Namespace, speaker: Speaker) -> None:
    """Without a command: choose a game and play it."""
    from fourfold.terminal import app

    app.choose(app.Manner(speaker.language), None)


# fourfold play


def _spell_play(command: Parser, words: Sequence[str]) -> None:
    from fourfold import games

    command.set_defaults(answer=choose_or_resume)
    _add_manner(command, {"short": False, "move_time": None, "seed": None})
    command.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar=command.words("word-file"),
        help=command.words("cli-resume"),
    )
    keys = games.all_keys()
    title = command.words("cli-game", games=keys)
    by_game = command.add_subparsers(
        title=title, metavar=command.words("word-game"), prog=command.prog
    )
    for key in keys:
        each = by_game.add_parser(key, speaker=command.speaker)
        if key in words:
            _spell_play_game(each, key)


def _spell_play_game(command: Parser, key: str) -> None:
    from fourfold import bots

    machines = bots.all_bots()
    command.set_defaults(answer=play, game=key)
    _add_manner(command, {})
    _add_options(command, key)
    command.add_argument(
        "--with",
        dest="bots",
        metavar=command.words("word-bot"),
        action="append",
        default=[],
        type=one_of(machines),
        help=command.words("cli-with", bots=machines),
    )
    command.add_argument(
        "--name",
        dest="people",
        action="append",
        default=[],
        metavar=command.words("word-name"),
        help=command.words("cli-name"),
    )
    command.add_argument(
        "--starter",
        type=_starter,
        metavar=command.words("word-seat"),
        help=command.words("cli-starter"),
    )


def _add_manner(command: Parser, defaults: dict[str, Any]) -> None:
    """Flags before or behind the name of the game.

    Only the earlier parser has defaults: those of the later one would undo what was read before.
    """
    command.set_defaults(**defaults)
    command.add_argument(
        "--short", action="store_true", default=SUPPRESS, help=command.words("cli-short")
    )
    command.add_argument(
        "--move-time",
        type=number(1, LONGEST_TURN),
        default=SUPPRESS,
        metavar=command.words("word-seconds"),
        help=command.words("cli-move-time"),
    )
    _add_number(command, "seed", 2**63, SUPPRESS)


def _add_options(command: Parser, key: str) -> None:
    """A flag for each option of a game; a flag for yes or no means yes without a value."""
    from fourfold import games

    game = Speaker(command.speaker.language, (f"fourfold.games.{key}",))
    for option in games.get(key).rules.OPTIONS:
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


def _starter(text: str) -> str:
    return text if text == "random" else str(number(1, 4)(text))


def choose_or_resume(arguments: Namespace, speaker: Speaker) -> None:
    """Without a game: go on with a kept one, or ask."""
    from fourfold import bots
    from fourfold.terminal import app, keep
    from fourfold.terminal.match import unknown_bots

    if arguments.resume is None:
        app.choose(_manner(arguments, speaker), None)
        return
    path = Path(arguments.resume) if arguments.resume else keep.unfinished()
    if path is None:
        raise WrongCall("cli-nothing-unfinished")
    match = _match(lambda: keep.load(path), path, speaker)
    if match.outcome is not None:
        raise WrongCall("cli-over", call=calls.replay(path))
    for bot in unknown_bots(match):
        raise WrongCall("cli-wrong-choice", value=shown(bot), choices=bots.all_bots())
    app.play_on(match, path, _manner(arguments, speaker))


def play(arguments: Namespace, speaker: Speaker) -> None:
    """Play a game as its flags say; without any flag about it, ask one question at a time."""
    from fourfold import games
    from fourfold.terminal import app

    if arguments.resume is not None:
        raise WrongCall("cli-wrong", help=f"{calls.program()} play --help")
    game = games.get(arguments.game)
    manner = _manner(arguments, speaker)
    options = _options(arguments, game)
    if not (options or arguments.bots or arguments.people or arguments.starter):
        app.choose(manner, game)
        return
    app.begin(_plan(arguments, game, options, manner), manner)


def _manner(arguments: Namespace, speaker: Speaker) -> Manner:
    from fourfold.terminal.app import Manner

    wording = "short" if arguments.short else "full"
    return Manner(speaker.language, wording, arguments.move_time, arguments.seed)


def _options(arguments: Namespace, game: Game) -> dict[str, str]:
    """The options that were named."""
    named = {option.key: getattr(arguments, option.key) for option in game.rules.OPTIONS}
    return {key: value for key, value in named.items() if value is not None}


def _plan(arguments: Namespace, game: Game, options: dict[str, str], manner: Manner) -> Plan:
    """The game that the flags describe; seats nobody named are people with numbers."""
    from fourfold.terminal import setup
    from fourfold.terminal.match import BOT

    count = setup.seats(game, options)
    players = (*arguments.people, *(BOT + name for name in arguments.bots))
    if len(players) > count:
        raise WrongCall("cli-wrong-seats", seats=count)
    if not all(map(setup.is_persons_name, arguments.people)):
        raise WrongCall("bad-name")
    starter = None if arguments.starter in (None, "random") else number(1, count)(arguments.starter)
    speaker = setup.speaker_for(game, manner.language, manner.wording)
    seated = setup.seated(players, count, speaker)
    return setup.Plan(game, options, seated, None if starter is None else starter - 1)


# fourfold replay


def _spell_replay(command: Parser, _words: Sequence[str]) -> None:
    command.set_defaults(answer=replay)
    command.add_argument("file", metavar=command.words("word-file"), help=command.words("cli-file"))
    command.add_argument(
        "--from", dest="first", type=number(1, 9_999), metavar="N", help=command.words("cli-from")
    )
    command.add_argument(
        "--backwards",
        action="store_const",
        const=-1,
        default=1,
        help=command.words("cli-backwards"),
    )
    command.add_argument("--short", action="store_true", help=command.words("cli-short"))
    _add_json(command)


def _add_json(command: Parser) -> None:
    command.add_argument("--json", action="store_true", help=command.words("cli-json"))


def replay(arguments: Namespace, speaker: Speaker) -> None:
    """A record as prose, or as JSON."""
    from fourfold.terminal import keep
    from fourfold.terminal import replay as prose
    from fourfold.terminal.setup import speaker_for

    path = Path(arguments.file)
    load = (lambda: keep.read(sys.stdin)) if path == STANDARD_INPUT else lambda: keep.load(path)
    match = _match(load, path, speaker)
    wording = "short" if arguments.short else "full"
    teller = speaker_for(match.game, speaker.language, wording, match.record.seats)
    wanted = prose.numbers(match, arguments.first, arguments.backwards)
    if arguments.json:
        _print_json(prose.as_json(match, teller, wanted))
    else:
        for line in prose.lines(match, teller, wanted):
            print(line)


def _match(load: Callable[[], Record], path: Path, speaker: Speaker) -> Match:
    """The match of a record, or one sentence on why it cannot be read."""
    from fourfold.core import telling
    from fourfold.core.record import BrokenRecord
    from fourfold.terminal.match import resume

    name = harmless(str(path))
    try:
        return resume(load())
    except OSError:
        raise WrongCall("cli-no-file", path=name) from None
    except NotationError as error:
        why = _in_words_of(error.game, telling.misread(error), speaker)
    except BrokenRecord as error:
        why = _in_words_of(error.game, telling.broken(error), speaker)
    raise WrongCall("cli-not-a-record", path=name, why=why)


def _in_words_of(game: str, told: Phrase, speaker: Speaker) -> str:
    packages = (f"fourfold.games.{game}",) if game else ()
    return Speaker(speaker.language, packages).say(told)


# fourfold rules


def _spell_rules(command: Parser, _words: Sequence[str]) -> None:
    from fourfold import games

    command.set_defaults(answer=rules)
    _add_game(command, games.all_keys())
    _add_json(command)


def _add_game(command: Parser, keys: tuple[str, ...]) -> None:
    told = command.words("cli-game-needed", games=keys)
    command.add_argument("game", metavar=command.words("word-game"), type=one_of(keys), help=told)


def rules(arguments: Namespace, speaker: Speaker) -> None:
    """The rules page of a game."""
    from fourfold.speech.pages import by_clause, plain, rules_page

    page = rules_page(arguments.game, speaker.language)
    if arguments.json:
        clauses = by_clause(page)
        _print_json({"game": arguments.game, "language": speaker.language, "clauses": clauses})
        return
    print("\n\n".join(plain(block) for block in page))


# fourfold perft


def _spell_perft(command: Parser, words: Sequence[str]) -> None:
    from fourfold import games

    command.set_defaults(answer=needs_game)
    by_game = command.add_subparsers(
        title=command.words("cli-arguments"),
        metavar=command.words("word-game"),
        prog=command.prog,
    )
    for key in games.all_keys():
        each = by_game.add_parser(key, speaker=command.speaker)
        if key in words:
            _spell_perft_game(each, key)


def _spell_perft_game(command: Parser, key: str) -> None:
    command.set_defaults(answer=perft, game=key)
    _add_options(command, key)
    _add_number(command, "depth", 20, 2)
    _add_number(command, "seed", 2**63, 0)
    command.add_argument(
        "--position", metavar=command.words("word-position"), help=command.words("cli-position")
    )
    command.add_argument("--divide", action="store_true", help=command.words("cli-divide"))
    _add_json(command)


def _add_number(command: Parser, flag: str, most: int, default: int | str) -> None:
    command.add_argument(
        f"--{flag}",
        type=number(0, most),
        default=default,
        metavar="N",
        help=command.words(f"cli-{flag}"),
    )


def needs_game(_arguments: Namespace, _speaker: Speaker) -> None:
    """A command that nobody can obey without a game."""
    raise WrongCall("cli-wrong", help=f"{calls.program()} perft --help")


def perft(arguments: Namespace, speaker: Speaker) -> None:
    """How many move sequences of a length there are."""
    from fourfold import games
    from fourfold.core import perft as counting

    game = games.get(arguments.game)
    position = _position(arguments, game, speaker)
    answer: dict[str, Any] = {
        "game": game.key,
        "position": game.notation.write_position(position),
        "depth": arguments.depth,
        "count": counting.perft(game.rules, position, arguments.depth),
    }
    if arguments.divide and arguments.depth > 0:
        answer["divide"] = counting.divide(game.rules, game.notation, position, arguments.depth)
    if arguments.json:
        _print_json(answer)
        return
    for move, count in answer.get("divide", {}).items():
        print(f"{move}: {count}")
    print(answer["count"])


def _position(arguments: Namespace, game: Game, speaker: Speaker) -> Position:
    """The position that was named, or the start of a game dealt out by the seed."""
    from random import Random

    from fourfold.core import telling
    from fourfold.terminal.setup import Plan, deal_out

    named = _options(arguments, game)
    if arguments.position is None:
        return deal_out(Plan(game, named, starter=0), Random(arguments.seed)).position
    try:
        options = game.notation.read_options(named)
        return game.notation.read_position(arguments.position, options)
    except NotationError as error:
        why = _in_words_of(game.key, telling.misread(error), speaker)
        raise WrongCall("cli-no-position", why=why) from None


def _print_json(answer: dict[str, Any]) -> None:
    print(json.dumps(answer, ensure_ascii=False))


COMMANDS: dict[str, Callable[[Parser, Sequence[str]], None]] = {
    "play": _spell_play,
    "replay": _spell_replay,
    "rules": _spell_rules,
    "perft": _spell_perft,
}
