"""A game written down: a header, a blank line, the moves. It replays to the same end for ever."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar

from fourfold.core.errors import IllegalMove, NotationError, shown
from fourfold.core.game import Deal, Game, Move, Options, Position
from fourfold.core.options import read_words, write_words
from fourfold.core.outcome import Outcome, agreed, forfeit

# Longer than any game can be: a text beyond it is refused unread.
LONGEST = 65_536
LONGEST_NAME = 40
# A seat of a record that starts like this is a bot; no person may take such a name.
BOT = "bot:"
HEADER = ("game", "options", "deal", "seats", "outcome")
# Ends that the table makes, not the rules; the record has to say them, and whose they are.
FORFEITS = ("resigned", "time")

T = TypeVar("T")
# Each key of the header with its text and the number of its line.
Header: TypeAlias = dict[str, tuple[str, int]]


class BrokenRecord(ValueError):
    """A record with a move that its rules refuse: of which game, which move, and why."""

    def __init__(
        self, game: Game, number: int, text: str, position: Position, refusal: IllegalMove
    ) -> None:
        super().__init__(f"move {number}, {text}: {refusal}")
        self.game, self.number, self.text = game.key, number, shown(text)
        self.told = game.phrases.refusal(
            game.rules.view(position, game.rules.turn(position)), refusal
        )


@dataclass(frozen=True, slots=True)
class Record:
    """What was agreed, what chance decided, who sat where, and every move since."""

    game: Game
    options: Options
    deal: Deal
    seats: tuple[str, ...]
    moves: tuple[Move, ...] = ()
    ending: Ending | None = None


@dataclass(frozen=True, slots=True)
class Ending:
    """An end that the players made: all agreed, or one seat resigned or ran out of time."""

    reason: str
    seat: int | None = None


def positions(record: Record) -> Iterator[Position]:
    """The positions of a record, from the start to after its last move."""
    rules = record.game.rules
    position = rules.start(record.options, record.deal)
    yield position
    for move in record.moves:
        position = rules.play(position, move)
        yield position


def replay(record: Record) -> Position:
    """The position after the last move."""
    *_, last = positions(record)
    return last


def outcome(record: Record, position: Position) -> Outcome | None:
    """How the record ended, by its rules or else by its players, or `None` if it goes on."""
    rules, ending = record.game.rules, record.ending
    ended = rules.outcome(position)
    if ended is not None or ending is None:
        return ended
    scores = rules.scores(position)
    if ending.seat is None:
        return agreed(scores)
    return forfeit(ending.reason, ending.seat, len(record.seats), scores)


def write(record: Record) -> str:
    """The text of a record."""
    notation = record.game.notation
    header = {
        "game": record.game.key,
        "options": write_words(notation.write_options(record.options)),
        "deal": notation.write_deal(record.deal),
        "seats": " | ".join(record.seats),
        "outcome": _write_outcome(record, replay(record)),
    }
    lines = [f"{key}: {text}" for key, text in header.items() if text]
    moves = " ".join(notation.write_move(move) for move in record.moves)
    return "\n".join([*lines, "", moves, ""])


def read(text: str, find: Callable[[str], Game]) -> Record:
    """The record of a text, every move of it checked against the rules."""
    if len(text) > LONGEST:
        raise NotationError(text[:20], "expected-short-record")
    header, moves, first_line = _split(text)
    game = _on_line(header, "game", lambda key: _find(key, find))
    try:
        record, position = _play_all(_read_header(game, header), moves, first_line)
        return _with_ending(record, position, header)
    except NotationError as error:
        error.game = game.key
        raise


def _split(text: str) -> tuple[Header, str, int]:
    """The header by key, each with its line number; the moves; the line where they begin."""
    header: Header = {}
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if not line.strip():
            return header, "\n".join(lines[number:]), number + 1
        key, colon, value = line.partition(":")
        if not colon or key not in HEADER or key in header:
            raise NotationError(line, "expected-header", line=number)
        header[key] = (value.strip(), number)
    return header, "", len(lines) + 1


def _read_header(game: Game, header: Header) -> Record:
    options = _on_line(header, "options", lambda text: game.notation.read_options(read_words(text)))
    deal = _on_line(header, "deal", lambda text: game.notation.read_deal(text, options))
    seats = _on_line(header, "seats", lambda text: _read_seats(text, game.rules.seats(options)))
    return Record(game, options, deal, seats)


def _find(key: str, find: Callable[[str], Game]) -> Game:
    try:
        return find(key)
    except KeyError:
        raise NotationError(key, "expected-game") from None


def _on_line(header: Header, key: str, read_text: Callable[[str], T]) -> T:
    text, line = header.get(key, ("", 0))
    try:
        return read_text(text)
    except NotationError as error:
        raise NotationError(error.found, error.expected, error.at, line) from None


def is_name(text: str) -> bool:
    """Whether a seat can be called that: one to forty printable characters, no bar."""
    return 0 < len(text) <= LONGEST_NAME and text.isprintable() and "|" not in text


def is_persons_name(text: str) -> bool:
    """Whether a person may be called that in a record."""
    return is_name(text) and text == text.strip() and not text.startswith(BOT)


def _read_seats(text: str, seats: int) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split("|"))
    if len(names) != seats or not all(map(is_name, names)):
        raise NotationError(text, "expected-names")
    return names


def _play_all(record: Record, text: str, first_line: int) -> tuple[Record, Position]:
    """The record with its moves, each read and played in turn."""
    game, moves = record.game, []
    position = game.rules.start(record.options, record.deal)
    for line, written in _numbered(game, text, first_line):
        try:
            moves.append(game.notation.read_move(written))
            position = game.rules.play(position, moves[-1])
        except NotationError as error:
            raise NotationError(error.found, error.expected, error.at, line) from None
        except IllegalMove as error:
            raise BrokenRecord(game, len(moves), written, position, error) from error
    return replace(record, moves=tuple(moves)), position


def _numbered(game: Game, text: str, first_line: int) -> Iterator[tuple[int, str]]:
    """Each move as it is written, with the number of its line."""
    for number, line in enumerate(text.splitlines(), first_line):
        for written in game.notation.split_moves(line):
            yield number, written


def _with_ending(record: Record, position: Position, header: Header) -> Record:
    """The record with its ending, if what it says of the outcome is what really came of it."""
    if "outcome" not in header:
        return record
    text, line = header["outcome"]
    ended = replace(record, ending=_on_line(header, "outcome", _read_ending))
    if _write_outcome(ended, position) != text:
        raise NotationError(text, "expected-outcome", line=line)
    return ended


def _read_ending(text: str) -> Ending | None:
    reason, _, words = text.partition(" ")
    by = read_words(words).get("by", "")
    if reason in FORFEITS and by in ("1", "2", "3", "4"):
        return Ending(reason, int(by) - 1)
    return Ending(reason) if reason == "agreed" else None


def _write_outcome(record: Record, position: Position) -> str:
    result = outcome(record, position)
    if result is None:
        return ""
    words = {"winners": ",".join(str(seat + 1) for seat in result.winners) or "none"}
    if result.scores:
        words["scores"] = ",".join(map(str, result.scores))
    if record.ending is not None and record.ending.seat is not None:
        words["by"] = str(record.ending.seat + 1)
    return f"{result.reason} {write_words(words)}"
