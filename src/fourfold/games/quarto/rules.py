"""Quarto, by the clauses Q1–Q16 of docs/games/quarto.md.

Cells are numbered 0–15 by rows from the top, so a1 is 0, b1 is 1 and a2 is 4. A piece is a number
0–15 whose bit i is set when its trait i has the second of its two values.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import TypeAlias

from fourfold.core.errors import IllegalMove
from fourfold.core.game import Shuffled
from fourfold.core.options import Option
from fourfold.core.outcome import Outcome

Cell: TypeAlias = int
Piece: TypeAlias = int
Line: TypeAlias = tuple[Cell, Cell, Cell, Cell]

PIECES = frozenset(range(16))
CELLS = range(16)
TRAITS = range(4)
EMPTY = None

# Q5: four rows, four columns, two diagonals. Q14: nine squares of adjacent cells.
LINES: tuple[Line, ...] = (
    *((i, i + 1, i + 2, i + 3) for i in (0, 4, 8, 12)),
    *((i, i + 4, i + 8, i + 12) for i in range(4)),
    (0, 5, 10, 15),
    (3, 6, 9, 12),
)
SQUARES: tuple[Line, ...] = tuple((i, i + 1, i + 4, i + 5) for i in (0, 1, 2, 4, 5, 6, 8, 9, 10))

# All lines that may be called, without squares and with them.
COUNTED_LINES: dict[bool, tuple[Line, ...]] = {False: LINES, True: LINES + SQUARES}
LINES_THROUGH: dict[bool, tuple[tuple[Line, ...], ...]] = {
    squares: tuple(tuple(line for line in lines if cell in line) for cell in CELLS)
    for squares, lines in COUNTED_LINES.items()
}

# Q13: any one, two or three traits may count instead of all four.
SUBSETS = tuple(subset for size in (4, 1, 2, 3) for subset in combinations(TRAITS, size))

# The values of a piece as a set of bits: i for the second value of trait i, 4 + i for the first.
# Pieces share a value when their bits have one in common; an empty cell shares nothing.
VALUES: dict[Piece | None, int] = {EMPTY: 0, **{p: p | (p ^ 15) << 4 for p in PIECES}}
COUNTED_VALUES: dict[tuple[int, ...], int] = {
    subset: sum(0b10001 << trait for trait in subset) for subset in SUBSETS
}

OPTIONS: tuple[Option, ...] = (
    Option("set", ("access", "classic")),
    Option("calling", ("spoken", "automatic")),
    Option("squares", ("no", "yes")),
    Option(
        "traits",
        tuple(",".join(map(str, subset)) for subset in SUBSETS),
        many=True,
        parts=tuple(map(str, TRAITS)),
    ),
)


@dataclass(frozen=True, slots=True)
class Options:
    """What the players agree on. The set only names the traits (Q1)."""

    set: str = "access"
    spoken: bool = True
    squares: bool = False
    traits: tuple[int, ...] = (0, 1, 2, 3)


@dataclass(frozen=True, slots=True)
class Deal:
    """Who begins (Q3)."""

    starter: int = 0


@dataclass(frozen=True, slots=True)
class Give:
    """Hand a piece to the other player (Q4)."""

    piece: Piece


@dataclass(frozen=True, slots=True)
class Place:
    """Put the piece in hand on a cell (Q4)."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Call:
    """Call “QUARTO!” and point at a line (Q6)."""

    line: Line


@dataclass(frozen=True, slots=True)
class Pass:
    """Let the last window go by, when no piece is left to give (Q10)."""


Move: TypeAlias = Give | Place | Call | Pass
GIVES = tuple(map(Give, range(16)))
PLACES = tuple(map(Place, CELLS))
CALLS = {squares: tuple(map(Call, lines)) for squares, lines in COUNTED_LINES.items()}


@dataclass(frozen=True, slots=True)
class Position:
    """The board, the piece in hand, and what may still be called.

    `window` is the newest cell while lines through it may be called (Q6–Q8), `called` holds the
    seats that have used their call in it (Q11), `passes` counts passes after the last piece (Q10),
    `won` is the line that ended the game.
    """

    options: Options
    starter: int
    cells: tuple[Piece | None, ...] = (EMPTY,) * 16
    hand: Piece | None = None
    window: Cell | None = None
    called: frozenset[int] = frozenset()
    passes: int = 0
    won: Line | None = None


View: TypeAlias = Position
NOBODY: frozenset[int] = frozenset()


def seats(_options: Options) -> int:
    """Quarto is for two (Q3)."""
    return 2


def deal(_options: Options, shuffled: Shuffled) -> Deal:
    """The beginner is drawn at random (Q3)."""
    return Deal(starter=shuffled((0, 1))[0])


def start(options: Options, deal: Deal) -> Position:
    """An empty board with all pieces beside it (Q2)."""
    return Position(options, deal.starter)


def turn(position: Position) -> int:
    """Whose move it is: the beginner gives, then each places and gives in turn (Q4)."""
    placed = 16 - position.cells.count(EMPTY)
    return (position.starter + placed + (position.hand is not None) + position.passes) % 2


def scores(_position: Position) -> tuple[int, ...]:
    """Quarto has no points."""
    return ()


def view(position: Position, _seat: int | None) -> View:
    """Everybody sees everything (Q2)."""
    return position


def outcome(position: Position) -> Outcome | None:
    """A line won, or a full board that nobody called (Q5–Q10, Q12)."""
    if position.won is not None:
        return Outcome(_reason(position), (turn(position),))
    return Outcome("full", ()) if _over(position) else None


def _reason(position: Position) -> str:
    if not position.options.spoken:
        return "line"
    return "stolen" if position.hand is not None or position.passes else "called"


def _over(position: Position) -> bool:
    """After the 16th piece both may still call, if they have to call at all (Q10, Q12)."""
    if position.won is not None or EMPTY in position.cells:
        return position.won is not None
    return position.passes == 2 or not position.options.spoken


def spare(position: Position) -> frozenset[Piece]:
    """The pieces beside the board."""
    return PIECES.difference(position.cells, (position.hand,))


def wins(options: Options, cells: tuple[Piece | None, ...], line: Line) -> bool:
    """Whether four pieces stand on the line and share a trait that counts (Q5, Q13)."""
    a, b, c, d = line
    shared = VALUES[cells[a]] & VALUES[cells[b]] & VALUES[cells[c]] & VALUES[cells[d]]
    return shared & COUNTED_VALUES[options.traits] != 0


def moves(position: Position) -> Sequence[Move]:
    """Every legal move. Any line may be named in a call, true or not (Q11)."""
    if _over(position):
        return ()
    if position.hand is not None:
        plain: list[Move] = [PLACES[cell] for cell in CELLS if position.cells[cell] is EMPTY]
    else:
        plain = [GIVES[piece] for piece in sorted(spare(position))] or [Pass()]
    return (*plain, *CALLS[position.options.squares]) if may_call(position) else plain


def may_call(position: Position) -> bool:
    """Whether the seat to move has a call in an open window (Q6–Q8, Q11)."""
    return position.window is not None and turn(position) not in position.called


def open_lines(position: Position) -> list[Line]:
    """The lines that the newest piece has completed and whose window is open (Q6–Q8)."""
    if position.window is None:
        return []
    through = LINES_THROUGH[position.options.squares][position.window]
    return [line for line in through if wins(position.options, position.cells, line)]


def play(position: Position, move: Move) -> Position:
    """The position after a move, or `IllegalMove`."""
    if _over(position):
        raise IllegalMove("game-over")
    match move:
        case Give():
            return _give(position, move.piece)
        case Place():
            return _place(position, move.cell)
        case Call():
            return _call(position, move.line)
        case Pass():
            return _pass(position)


def _give(position: Position, piece: Piece) -> Position:
    """The window stays open: the receiver may call what the giver missed (Q7)."""
    if position.hand is not None:
        raise IllegalMove("place-first", piece=position.hand)
    if EMPTY not in position.cells:
        raise IllegalMove("nothing-to-give")
    if piece not in PIECES:
        raise IllegalMove("no-such-piece")
    if piece in position.cells:
        raise IllegalMove("piece-gone", piece=piece)
    return Position(
        position.options, position.starter, position.cells, piece, position.window, position.called
    )


def _place(position: Position, cell: Cell) -> Position:
    """A placement opens a window of its own and shuts the one before (Q8)."""
    options, cells, hand = position.options, position.cells, position.hand
    if hand is None:
        raise IllegalMove("give-first")
    if cell not in CELLS:
        raise IllegalMove("no-such-cell")
    if cells[cell] is not EMPTY:
        raise IllegalMove("cell-taken", cell=cell)
    cells = (*cells[:cell], hand, *cells[cell + 1 :])
    if options.spoken:
        return Position(options, position.starter, cells, window=cell)
    for line in LINES_THROUGH[options.squares][cell]:
        if wins(options, cells, line):
            return Position(options, position.starter, cells, won=line)
    return Position(options, position.starter, cells)


def _call(position: Position, line: Line) -> Position:
    """A true call wins; a false one only uses up the seat's call in this window (Q6–Q8, Q11)."""
    if not position.options.spoken:
        raise IllegalMove("calling-automatic")
    if line not in COUNTED_LINES[position.options.squares]:
        raise IllegalMove("line-not-counted")
    if position.window is None:
        raise IllegalMove("window-shut")
    if turn(position) in position.called:
        raise IllegalMove("call-used")
    if position.window in line and wins(position.options, position.cells, line):
        return replace(position, won=line)
    return replace(position, called=position.called | {turn(position)})


def _pass(position: Position) -> Position:
    """With no piece left to give, the placer and then the other may let the window go (Q10)."""
    if EMPTY in position.cells:
        raise IllegalMove("nothing-to-pass")
    return replace(position, passes=position.passes + 1)
