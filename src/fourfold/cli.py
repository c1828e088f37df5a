"""The command line. What a command needs is imported when it runs: `--help` is quick."""

from __future__ import annotations

import os
import sys
from argparse import SUPPRESS, Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fourfold import keeping, serving, solving, study
from fourfold.arguments import (
    Parser,
    WrongCall,
    add_json,
    add_number,
    add_options,
    match_of,
    named_options,
    number,
    one_of,
    print_json,
    wanted_language,
    warn_without_kernel,
)
from fourfold.core.errors import harmless, shown
from fourfold.core.phrase import Phrase, phrase
from fourfold.speech import Speaker
from fourfold.terminal import calls

if TYPE_CHECKING:
    from fourfold.core.game import Game
    from fourfold.terminal.app import Manner
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
        return wrong.status
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
    top.set_defaults(answer=serving.at_home, short=False)
    commands = top.add_subparsers(
        title=speaker.say(phrase("cli-commands")), metavar="…", prog=top.prog
    )
    for name, spell_out in COMMANDS.items():
        command = commands.add_parser(name, speaker=speaker, help=top.words(f"cli-{name}"))
        if name in words:
            spell_out(command, words)
    return top


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
    from fourfold import bots, games

    machines = bots.all_bots(games.get(key))
    command.set_defaults(answer=play, game=key)
    _add_manner(command, {})
    add_options(command, key)
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
    add_number(command, "seed", 2**63, SUPPRESS)


def _starter(text: str) -> str:
    return text if text == "random" else str(number(1, 4)(text))


def choose_or_resume(arguments: Namespace, speaker: Speaker) -> None:
    """Without a game: go on with a kept one, or ask."""
    from fourfold import bots
    from fourfold.table.match import unknown_bots
    from fourfold.terminal import app, keep

    if arguments.resume is None:
        app.choose(_manner(arguments, speaker), None)
        return
    path = Path(arguments.resume) if arguments.resume else keep.unfinished()
    if path is None:
        raise WrongCall("cli-nothing-unfinished")
    match = match_of(lambda: keep.load(path), path, speaker)
    if match.outcome is not None:
        raise WrongCall("cli-over", call=calls.replay(path))
    for bot in unknown_bots(match):
        raise WrongCall("cli-wrong-choice", value=shown(bot), choices=bots.all_bots(match.game))
    app.play_on(match, path, _manner(arguments, speaker))


def play(arguments: Namespace, speaker: Speaker) -> None:
    """Play a game as its flags say; without any flag about it, ask one question at a time."""
    from fourfold import games
    from fourfold.terminal import app

    if arguments.resume is not None:
        raise WrongCall("cli-wrong", help=f"{calls.program()} play --help")
    game = games.get(arguments.game)
    manner = _manner(arguments, speaker)
    options = named_options(arguments, game)
    if not (options or arguments.bots or arguments.people or arguments.starter):
        app.choose(manner, game)
        return
    plan = _plan(arguments, game, options, manner)
    if "perfect" in arguments.bots:
        warn_without_kernel(speaker.language)
    app.begin(plan, manner)


def _manner(arguments: Namespace, speaker: Speaker) -> Manner:
    from fourfold.terminal.app import Manner

    wording = "short" if arguments.short else "full"
    return Manner(speaker.language, wording, arguments.move_time, arguments.seed)


def _plan(arguments: Namespace, game: Game, options: dict[str, str], manner: Manner) -> Plan:
    """The game that the flags describe; seats nobody named are people with numbers."""
    from fourfold.core.record import BOT, is_persons_name
    from fourfold.terminal import setup

    count = setup.seats(game, options)
    players = (*arguments.people, *(BOT + name for name in arguments.bots))
    if len(players) > count:
        raise WrongCall("cli-wrong-seats", seats=count)
    if not all(map(is_persons_name, arguments.people)):
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
    add_json(command)


def replay(arguments: Namespace, speaker: Speaker) -> None:
    """A record as prose, or as JSON."""
    from fourfold.terminal import keep
    from fourfold.terminal import replay as prose
    from fourfold.terminal.setup import speaker_for

    path = Path(arguments.file)
    load = (lambda: keep.read(sys.stdin)) if path == STANDARD_INPUT else lambda: keep.load(path)
    match = match_of(load, path, speaker)
    wording = "short" if arguments.short else "full"
    teller = speaker_for(match.game, speaker.language, wording, match.record.seats)
    wanted = prose.numbers(match, arguments.first, arguments.backwards)
    if arguments.json:
        print_json(prose.as_json(match, teller, wanted))
    else:
        for line in prose.lines(match, teller, wanted):
            print(line)


# fourfold rules


def _spell_rules(command: Parser, _words: Sequence[str]) -> None:
    from fourfold import games

    command.set_defaults(answer=rules)
    _add_game(command, games.all_keys())
    add_json(command)


def _add_game(command: Parser, keys: tuple[str, ...]) -> None:
    told = command.words("cli-game-needed", games=keys)
    command.add_argument("game", metavar=command.words("word-game"), type=one_of(keys), help=told)


def rules(arguments: Namespace, speaker: Speaker) -> None:
    """The rules page of a game."""
    from fourfold.speech.pages import by_clause, plain, rules_page

    page = rules_page(arguments.game, speaker.language)
    if arguments.json:
        clauses = by_clause(page)
        print_json({"game": arguments.game, "language": speaker.language, "clauses": clauses})
        return
    print("\n\n".join(plain(block) for block in page))


COMMANDS: dict[str, Callable[[Parser, Sequence[str]], None]] = {
    "play": _spell_play,
    "replay": _spell_replay,
    "rules": _spell_rules,
    **serving.COMMANDS,
    **study.COMMANDS,
    **solving.COMMANDS,
    **keeping.COMMANDS,
}
