"""Quarto as text: `7` gives, `b3` places, `!a1-d1` calls, `-` passes; see docs/notation.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from fourfold.core.errors import NotationError
from fourfold.core.notation import (
    bounded,
    cell_name,
    read_cell,
    read_number,
    read_seats,
    read_state,
    write_seats,
)
from fourfold.core.options import complete, read_words
from fourfold.games.quarto.rules import (
    CELLS,
    COUNTED_LINES,
    EMPTY,
    OPTIONS,
    SQUARES,
    Call,
    Deal,
    Give,
    Line,
    Move,
    Options,
    Pass,
    Piece,
    Place,
    Position,
    turn,
    wins,
)

NAMES = tuple(cell_name(cell % 4, cell // 4) for cell in CELLS)
DIGITS = "0123456789abcdef"
LINE_NAMES = {line: f"{NAMES[line[0]]}-{NAMES[line[3]]}" for line in COUNTED_LINES[True]}


def read_options(texts: Mapping[str, str]) -> Options:
    """The options of a record's header."""
    chosen = complete(OPTIONS, texts)
    return Options(
        set=chosen["set"],
        spoken=chosen["calling"] == "spoken",
        squares=chosen["squares"] == "yes",
        traits=tuple(map(int, chosen["traits"].split(","))),
    )


def write_options(options: Options) -> dict[str, str]:
    """The options as texts."""
    return {
        "set": options.set,
        "calling": "spoken" if options.spoken else "automatic",
        "squares": "yes" if options.squares else "no",
        "traits": ",".join(map(str, options.traits)),
    }


def read_deal(text: str, _options: Options) -> Deal:
    """`starter=1` or `starter=2`."""
    words = read_words(text)
    if set(words) != {"starter"}:
        raise NotationError(text, "expected-deal")
    return Deal(_read_starter(words["starter"]))


def _read_starter(text: str) -> int:
    return read_number(text, 1, 2, "expected-seat") - 1


def write_deal(deal: Deal) -> str:
    """The text that `read_deal` reads."""
    return f"starter={deal.starter + 1}"


def split_moves(text: str) -> list[str]:
    """Every word is a move."""
    return text.split()


def read_move(text: str) -> Move:
    """One move, without knowing whether it is legal anywhere."""
    if bounded(text) == "-":
        return Pass()
    if text.startswith("!"):
        return Call(read_line(text[1:], at=2))
    if text in DIGITS and len(text) == 1:
        return Give(DIGITS.index(text))
    if text in NAMES:
        return Place(NAMES.index(text))
    raise NotationError(text, "expected-move")


def write_move(move: Move) -> str:
    """The text that `read_move` reads."""
    match move:
        case Give():
            return DIGITS[move.piece]
        case Place():
            return NAMES[move.cell]
        case Call():
            return f"!{LINE_NAMES[move.line]}"
        case Pass():
            return "-"


def read_line(text: str, at: int = 1) -> Line:
    """A line by its end cells, a square by opposite corners, in either order."""
    first, _, last = text.partition("-")
    for line in COUNTED_LINES[True]:
        if (first, last) in _ends(line):
            return line
    raise NotationError(text, "expected-line", at)


def _ends(line: Line) -> set[tuple[str, str]]:
    """All ways to name a line by two cells: a square has two pairs of opposite corners."""
    a, b, c, d = (NAMES[cell] for cell in line)
    return {(a, d), (d, a), (b, c), (c, b)} if line in SQUARES else {(a, d), (d, a)}


def read_position(text: str, options: Options) -> Position:
    """Four rows from the top, the piece in hand or `-`, then `key=value` for what else matters."""
    board, _, rest = bounded(text.strip()).partition(" ")
    hand, _, words = rest.strip().partition(" ")
    at = text.index(board) + len(board) + 2
    state: dict[str, Any] = read_state(words, STATE, at + len(hand) + 1)
    position = Position(
        options,
        state.pop("starter", 0),
        _read_board(board),
        _read_piece(hand, "-", "expected-hand", at),
        **state,
    )
    if position.won is not None and not options.spoken:
        raise NotationError(text, "expected-reachable-position")  # the board itself says so (Q12)
    return _checked(_with_won_line(position), text)


STATE = {
    "starter": _read_starter,
    "window": lambda name: NAMES.index(read_cell(name, NAMES)),
    "called": read_seats,
    "passes": lambda text: read_number(text, 1, 2, "expected-passes"),
    "won": read_line,
}


def _read_board(text: str) -> tuple[Piece | None, ...]:
    rows = text.split("/")
    if len(rows) != 4 or any(len(row) != 4 for row in rows):
        raise NotationError(text, "expected-board")
    cells = []
    for at, letter in enumerate(text, 1):
        if letter != "/":
            cells.append(_read_piece(letter, ".", "expected-piece", at))
            if cells[-1] is not EMPTY and cells.count(cells[-1]) > 1:
                raise NotationError(letter, "expected-piece-once", at)
    return tuple(cells)


def _read_piece(letter: str, none: str, expected: str, at: int) -> Piece | None:
    if letter == none:
        return EMPTY
    if len(letter) != 1 or letter not in DIGITS:
        raise NotationError(letter, expected, at)
    return DIGITS.index(letter)


def _with_won_line(position: Position) -> Position:
    """Where calling is automatic, a completed line has already won (Q12)."""
    if position.options.spoken:
        return position
    lines = COUNTED_LINES[position.options.squares]
    won = [line for line in lines if wins(position.options, position.cells, line)]
    if won and not set.intersection(*map(set, won)):
        raise NotationError(write_board(position), "expected-one-last-placement")
    return replace(position, won=won[0]) if won else position


def _checked(position: Position, text: str) -> Position:
    """The position, unless no game could reach it."""
    impossible = _impossible_hand(position) or (
        _impossible_window(position) or _impossible_call(position)
        if position.options.spoken
        else _impossible_end(position)
    )
    if impossible:
        raise NotationError(text, "expected-reachable-position")
    return position


def _impossible_hand(position: Position) -> bool:
    """A piece in hand is not on the board as well, and finds an empty cell there (Q4)."""
    hand, cells = position.hand, position.cells
    return hand is not None and (hand in cells or EMPTY not in cells)


def _impossible_window(position: Position) -> bool:
    """The newest piece lies in the window; nobody calls or passes before it is time (Q8–Q11)."""
    window, called, cells = position.window, position.called, position.cells
    if window is None:
        return bool(called or position.passes)
    first = position.hand is None and not position.passes  # the placer's chance comes first (Q7)
    may_have_called = {turn(position)} if first else {0, 1}
    return (
        cells[window] is EMPTY
        or not called <= may_have_called
        or (position.passes > 0 and EMPTY in cells)
    )


def _impossible_call(position: Position) -> bool:
    """A call that won was true, not used up before, and made before the end (Q8, Q10, Q11)."""
    won = position.won
    return won is not None and (
        won not in COUNTED_LINES[position.options.squares]
        or not wins(position.options, position.cells, won)
        or position.window not in won
        or turn(position) in position.called
        or position.passes == 2
    )


def _impossible_end(position: Position) -> bool:
    """Nobody calls or gives once a line has won by itself (Q12)."""
    calls = position.called or position.passes or position.window is not None
    return bool(calls) or (position.won is not None and position.hand is not None)


def write_board(position: Position) -> str:
    """The four rows of the board."""
    letters = ["." if piece is EMPTY else DIGITS[piece] for piece in position.cells]
    return "/".join("".join(letters[row : row + 4]) for row in (0, 4, 8, 12))


def write_position(position: Position) -> str:
    """The text that `read_position` reads."""
    hand = "-" if position.hand is None else DIGITS[position.hand]
    return " ".join([write_board(position), hand, *_write_state(position)])


def _write_state(position: Position) -> list[str]:
    words: list[tuple[str, Any]] = [
        ("starter", position.starter and position.starter + 1),
        ("window", "" if position.window is None else NAMES[position.window]),
        ("called", write_seats(position.called)),
        ("passes", position.passes),
        ("won", LINE_NAMES[position.won] if position.won and position.options.spoken else ""),
    ]
    return [f"{key}={value}" for key, value in words if value]
