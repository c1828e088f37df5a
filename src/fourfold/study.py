"""Commands of those who study the games: counting move sequences, measuring."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fourfold.arguments import (
    NotAllAnswered,
    Parser,
    WrongCall,
    add_json,
    add_number,
    add_options,
    named_options,
    position_of,
    print_json,
)
from fourfold.core.errors import shown
from fourfold.speech import Speaker
from fourfold.terminal import calls

if TYPE_CHECKING:
    from fourfold.core.game import Game, Position

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"

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
    add_options(command, key)
    add_number(command, "depth", 20, 2)
    add_number(command, "seed", 2**63, 0)
    command.add_argument(
        "--position", metavar=command.words("word-position"), help=command.words("cli-position")
    )
    command.add_argument("--divide", action="store_true", help=command.words("cli-divide"))
    add_json(command)


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
        print_json(answer)
        return
    for move, count in answer.get("divide", {}).items():
        print(f"{move}: {count}")
    print(answer["count"])


def _position(arguments: Namespace, game: Game, speaker: Speaker) -> Position:
    """The position that was named, or the start of a game dealt out by the seed."""
    from random import Random

    from fourfold.terminal.setup import Plan, deal_out

    named = named_options(arguments, game)
    if arguments.position is None:
        return deal_out(Plan(game, named, starter=0), Random(arguments.seed)).position
    options = game.notation.read_options(named)
    return position_of(arguments.position, options, game, speaker)


# fourfold bench


def _spell_bench(command: Parser, _words: Sequence[str]) -> None:
    command.set_defaults(answer=bench)
    command.add_argument(
        "name", nargs="?", metavar=command.words("word-name"), help=command.words("cli-bench-name")
    )


def bench(arguments: Namespace, _speaker: Speaker) -> None:
    """Run the benchmarks, which stand beside the package in its sources; or one of them."""
    import subprocess

    files = sorted(BENCHMARKS.glob("bench_*.py"))
    found = {path.stem.removeprefix("bench_"): path for path in files}
    if not found:
        raise WrongCall("cli-no-benchmarks")
    if arguments.name not in (None, *found):
        raise WrongCall("cli-wrong-choice", value=shown(arguments.name), choices=tuple(found))
    for name in found if arguments.name is None else (arguments.name,):
        if subprocess.run([sys.executable, found[name]], check=False).returncode:  # noqa: S603
            raise NotAllAnswered("cli-bench-failed", name=name)


COMMANDS: dict[str, Callable[[Parser, Sequence[str]], None]] = {
    "perft": _spell_perft,
    "bench": _spell_bench,
}
