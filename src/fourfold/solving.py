"""Commands about Quarto solved: solve, analyse, count, book."""

from __future__ import annotations

import os
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

from fourfold.arguments import (
    NotAllAnswered,
    Parser,
    WrongCall,
    add_json,
    add_options,
    match_of,
    named_options,
    number,
    position_of,
    print_json,
    warn_without_kernel,
)
from fourfold.core.errors import harmless
from fourfold.core.phrase import Phrase, phrase
from fourfold.speech import Speaker
from fourfold.terminal import calls

if TYPE_CHECKING:
    from fourfold.core.game import Position
    from fourfold.games.quarto.analysis import Judged
    from fourfold.games.quarto.book import Table
    from fourfold.games.quarto.prover import Prover
    from fourfold.games.quarto.solver import Worth
    from fourfold.games.quarto.variant import Variant

MEBIBYTE = 1 << 20
QUARTO = "quarto"
STANDARD_INPUT = "-"

# What the commands about Quarto share


def _add_quarto(command: Parser, answer: Callable[[Namespace, Speaker], None]) -> None:
    command.set_defaults(answer=answer)
    told = command.words("cli-game-needed", games=(QUARTO,))
    command.add_argument("game", metavar=QUARTO, choices=(QUARTO,), help=told)


def _add_variant(command: Parser) -> None:
    add_options(command, QUARTO, wanted=("squares", "traits"))


def _add_threads(command: Parser) -> None:
    command.add_argument(
        "--threads", type=number(1, 256), metavar="N", help=command.words("cli-threads")
    )
    command.add_argument(
        "--memory", type=number(1, 65_536), metavar="MIB", help=command.words("cli-memory")
    )


def _variant(arguments: Namespace) -> Variant:
    from fourfold import games
    from fourfold.games.quarto import variant

    game = games.get(QUARTO)
    return variant.of(game.notation.read_options(named_options(arguments, game)))


def _provers(arguments: Namespace, of: Variant) -> list[Prover]:
    """A prover for each thread; together they take the memory that was named."""
    from fourfold.games.quarto import work

    threads, memory = arguments.threads or work.cores(), arguments.memory or work.USUAL_MEMORY
    entries = work.entries_for(memory * MEBIBYTE // threads)
    try:
        return [work.prover(of, entries) for _ in range(threads)]
    except MemoryError:
        raise WrongCall("cli-no-memory", memory=str(memory)) from None


@contextmanager
def _reporting(speaker: Speaker, provers: list[Prover]) -> Iterator[None]:
    """While something long goes on, say on standard error how far it is, if anybody watches."""
    over = Event()

    def report() -> None:
        while not over.wait(2):
            nodes = str(sum(prover.nodes for prover in provers) // 1_000_000)
            print(speaker.say(phrase("cli-nodes", nodes=nodes)), file=sys.stderr)

    reporter = Thread(target=report, daemon=True)
    if sys.stderr.isatty():
        reporter.start()
    try:
        yield
    finally:
        over.set()


# fourfold solve


def _spell_solve(command: Parser, _words: Sequence[str]) -> None:
    _add_quarto(command, solve)
    _add_variant(command)
    command.add_argument("--all", action="store_true", help=command.words("cli-all"))
    _add_threads(command)
    add_json(command)


def solve(arguments: Namespace, speaker: Speaker) -> None:
    """What the game is worth from the start, proved anew without the book."""
    from fourfold.games.quarto.variant import CLASSES

    warn_without_kernel(speaker.language)
    for of in CLASSES if arguments.all else (_variant(arguments),):
        answer = _solved(of, _provers(arguments, of), speaker)
        if arguments.json:
            print_json(answer)
        else:
            print(speaker.say(_solution_phrase(answer, speaker.language)))


def _solved(of: Variant, provers: list[Prover], speaker: Speaker) -> dict[str, Any]:
    from fourfold.games.quarto.solution import solve as solved

    began = time.perf_counter()
    with _reporting(speaker, provers):
        solution = solved(of, provers)
    seconds = time.perf_counter() - began
    return {
        "game": QUARTO,
        "traits": list(of.traits),
        "squares": of.squares,
        "value": solution.value.name.lower(),
        "nodes": solution.nodes,
        "seconds": round(seconds, 3),
        "nodes_per_second": round(solution.nodes / seconds),
        "stored": solution.stored,
        "threads": len(provers),
        "memory_mib": round(sum(prover.size for prover in provers) / MEBIBYTE, 1),
    }


def _solution_phrase(answer: dict[str, Any], language: str) -> Phrase:
    return phrase(
        "cli-solved",
        value=phrase(f"value-{answer['value']}"),
        traits=len(answer["traits"]),
        squares="yes" if answer["squares"] else "no",
        nodes=_decimal(answer["nodes"] / 1e6, "0.0", language),
        seconds=_decimal(answer["seconds"], "0.00", language),
        rate=_decimal(answer["nodes_per_second"] / 1e6, "0.0", language),
        memory=f"{answer['memory_mib']:.0f}",
    )


def _decimal(number: float, pattern: str, language: str) -> str:
    """A number as a language writes it, with a point or a comma."""
    from babel.numbers import format_decimal

    return str(format_decimal(number, pattern, language))


# fourfold analyse


def _spell_analyse(command: Parser, _words: Sequence[str]) -> None:
    _add_quarto(command, analyse)
    command.add_argument(
        "position",
        nargs="?",
        metavar=command.words("word-position"),
        help=command.words("cli-analyse-position"),
    )
    add_options(command, QUARTO)
    command.add_argument(
        "--record", metavar=command.words("word-file"), help=command.words("cli-record")
    )
    command.add_argument("--at", type=number(0, 9_999), metavar="N", help=command.words("cli-at"))
    command.add_argument("--why", action="store_true", help=command.words("cli-why"))
    add_json(command)


def analyse(arguments: Namespace, speaker: Speaker) -> None:
    """What every move of a position is worth, the best first."""
    from fourfold import games

    game = games.get(QUARTO)
    named = named_options(arguments, game)
    _refuse_unclear(arguments, named)
    options = game.notation.read_options(named)
    if arguments.record is not None:
        _analyse_one(_recorded(arguments, speaker), arguments, speaker)
    elif arguments.position != STANDARD_INPUT:
        position = position_of(arguments.position, options, game, speaker)
        _analyse_one(position, arguments, speaker)
    else:
        _analyse_lines(options, arguments, speaker)


def _refuse_unclear(arguments: Namespace, named: dict[str, str]) -> None:
    """Either a position, which options may go with, or a record, which has its own and moves."""
    if arguments.record is not None:
        unclear = arguments.position is not None or bool(named)
    else:
        unclear = arguments.position is None or arguments.at is not None
    if unclear:
        raise WrongCall("cli-wrong", help=f"{calls.program()} analyse --help")


def _recorded(arguments: Namespace, speaker: Speaker) -> Position:
    """The position of a record after so many of its moves, or after all of them."""
    from fourfold.terminal import keep

    path = Path(arguments.record)
    match = match_of(lambda: keep.load(path), path, speaker)
    most = len(match.record.moves)
    if match.game.key != QUARTO:
        raise WrongCall("cli-wrong-choice", value=match.game.key, choices=(QUARTO,))
    if arguments.at is not None and arguments.at > most:
        expected = phrase("cli-expected-number", least="0", most=str(most))
        raise WrongCall("cli-wrong-value", value=str(arguments.at), expected=expected)
    return match.positions[most if arguments.at is None else arguments.at]


def _analyse_lines(options: Any, arguments: Namespace, speaker: Speaker) -> None:
    """Each line of standard input is a position and gets one line, be it why there is none."""
    from fourfold import games

    wrong = 0
    for line in sys.stdin:
        try:
            position = position_of(line.strip(), options, games.get(QUARTO), speaker)
        except WrongCall as error:
            wrong += 1
            told = speaker.say(error.phrase)
            print_json({"error": told}) if arguments.json else print(told)
        else:
            _analyse_one(position, arguments, speaker, separator="; ")
        sys.stdout.flush()
    if wrong:
        raise NotAllAnswered("cli-lines-wrong", count=wrong)


def _analyse_one(
    position: Position, arguments: Namespace, speaker: Speaker, separator: str = "\n"
) -> None:
    warn_without_kernel(speaker.language)
    judged, worth = _judged(position)
    if arguments.json:
        print_json(_analysis_json(position, judged, worth, arguments))
    else:
        print(separator.join(_analysis_lines(position, judged, worth, arguments, speaker)))


def _judged(position: Position) -> tuple[tuple[Judged, ...], Worth]:
    """The analysis on a thread of its own, so that it can be interrupted."""
    from fourfold.games.quarto import analysis, variant
    from fourfold.games.quarto.work import side_by_side

    prover = analysis.solver(variant.of(position.options)).prover

    def task(_: Prover) -> tuple[tuple[Judged, ...], Worth]:
        return analysis.analysis(position), analysis.worth(position)

    (answer,) = side_by_side([prover], [task])
    return answer


def _analysis_json(
    position: Position, judged: tuple[Judged, ...], worth: Worth, arguments: Namespace
) -> dict[str, Any]:
    from fourfold import games

    notation = games.get(QUARTO).notation
    moves = [
        {
            "move": notation.write_move(each.move),
            **_worth_json(each.worth),
            **({"why": _refutation(position, each)} if arguments.why else {}),
        }
        for each in judged
    ]
    return {"position": notation.write_position(position), **_worth_json(worth), "moves": moves}


def _worth_json(worth: Worth) -> dict[str, Any]:
    return {"value": worth.value.name.lower(), "distance": worth.distance}


def _refutation(position: Position, judged: Judged) -> list[str]:
    """The move and what follows by force, in notation."""
    from fourfold import games
    from fourfold.games.quarto.analysis import refutation

    return [games.get(QUARTO).notation.write_move(m) for m in refutation(position, judged.move)]


def _analysis_lines(
    position: Position,
    judged: tuple[Judged, ...],
    worth: Worth,
    arguments: Namespace,
    speaker: Speaker,
) -> Iterator[str]:
    """The worth of the position, then of each move, and on demand what follows by force."""
    from fourfold import games
    from fourfold.games.quarto.analyst import worth_phrase

    game = games.get(QUARTO)
    teller = Speaker(speaker.language, ("fourfold", f"fourfold.games.{QUARTO}"))
    yield teller.say(phrase("cli-position-worth", worth=worth_phrase(worth)))
    for each in judged:
        move = phrase(
            "cli-move-worth",
            written=game.notation.write_move(each.move),
            move=game.phrases.move(position, each.move),
            worth=worth_phrase(each.worth),
        )
        yield teller.say(move)
        if arguments.why and each.worth.value:
            yield teller.say(phrase("cli-follows", moves=" ".join(_refutation(position, each))))


# fourfold count


def _spell_count(command: Parser, _words: Sequence[str]) -> None:
    _add_quarto(command, count)
    _add_variant(command)
    add_json(command)


def count(arguments: Namespace, speaker: Speaker) -> None:
    """In how many orders all pieces lie on all cells without a line."""
    from fourfold.games.quarto.count import drawn_boards

    of = _variant(arguments)
    found = drawn_boards(of)
    if arguments.json:
        traits = list(of.traits)
        print_json({"game": QUARTO, "traits": traits, "squares": of.squares, "count": found})
    else:
        print(speaker.say(phrase("cli-counted", count=str(found))))


# fourfold book


def _spell_book(command: Parser, _words: Sequence[str]) -> None:
    _add_quarto(command, book)
    command.add_argument(
        "--output",
        default="book.bin",
        metavar=command.words("word-file"),
        help=command.words("cli-output"),
    )
    _add_threads(command)


def book(arguments: Namespace, speaker: Speaker) -> None:
    """Make the book anew, going on where an earlier call was interrupted."""
    from fourfold.games.quarto.book import BOOKS, write

    path = _output(arguments)
    warn_without_kernel(speaker.language)
    try:
        path.write_bytes(write([_table(of, path, arguments, speaker) for of in BOOKS]))
    except BrokenPipeError:  # nobody listens any more, which is another matter
        raise
    except OSError:
        raise NotAllAnswered("cli-not-written", path=harmless(str(path))) from None
    print(speaker.say(phrase("cli-book-made", path=harmless(str(path)))))


def _table(of: Variant, path: Path, arguments: Namespace, speaker: Speaker) -> Table:
    """The part of the book about one variant; what was proved is noted beside the book."""
    from fourfold.games.quarto import bookmaker

    notes = path.with_name(f"{path.name}.{'squares' if of.squares else 'lines'}.notes")
    report = _Report(speaker)
    return bookmaker.bound(bookmaker.prove_all(of, _provers(arguments, of), notes, report))


def _output(arguments: Namespace) -> Path:
    """Where the book goes; hours of work must not end with a file that cannot be written."""
    path = Path(arguments.output)
    if path.is_dir() or not os.access(path.parent, os.W_OK):
        raise WrongCall("cli-not-written", path=harmless(str(path)))
    return path


class _Report:
    """Says on standard error how much of the book is done, every few seconds."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker, self._next = speaker, 0.0

    def __call__(self, done: int, due: int) -> None:
        if time.monotonic() >= self._next or done == due:
            self._next = time.monotonic() + 5
            told = phrase("cli-book-progress", done=str(done), due=str(due))
            print(self._speaker.say(told), file=sys.stderr)


COMMANDS: dict[str, Callable[[Parser, Sequence[str]], None]] = {
    "solve": _spell_solve,
    "analyse": _spell_analyse,
    "count": _spell_count,
    "book": _spell_book,
}
