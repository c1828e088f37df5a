"""Quaro, by the clauses R1–R11 of docs/games/quaro.md.

Cells are numbered 0–47 by rows from the top, so c1 is 0, c2 is 4 and a3 is 8. A colour is a number
0–3: red, green, blue, yellow. A line is four consecutive cells; it is a row once it holds all four
colours (R5).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeAlias

from fourfold.core.errors import IllegalMove
from fourfold.core.game import Shuffled
from fourfold.core.options import Option
from fourfold.core.outcome import Outcome, most_points

Cell: TypeAlias = int
Colour: TypeAlias = int
Cells: TypeAlias = tuple[Colour | None, ...]
Hand: TypeAlias = tuple[Colour, ...]
Line: TypeAlias = tuple[Cell, Cell, Cell, Cell]

EMPTY = None
COLOURS = range(4)
ALL_COLOURS = frozenset(COLOURS)

# R1: twelve stones of each colour. R3: four of them on each player's rest cells.
OF_EACH_COLOUR = 12
STONES: tuple[Colour, ...] = tuple(colour for colour in COLOURS for _ in range(OF_EACH_COLOUR))
FULL_HAND = 4

# R2: eight by eight without the four corners of two by two; each cell as column and row.
BOARD: tuple[tuple[int, int], ...] = tuple(
    (column, row) for row in range(8) for column in range(8) if 2 <= column <= 5 or 2 <= row <= 5
)
CELLS = range(len(BOARD))

# R5: across, down, and the two diagonals.
DIRECTIONS = ((1, 0), (0, 1), (1, 1), (-1, 1))


def _line(cell: Cell, direction: tuple[int, int]) -> Line | None:
    """The four cells from this one on, unless they leave the board."""
    (column, row), (right, down) = BOARD[cell], direction
    places = [(column + step * right, row + step * down) for step in range(4)]
    if not all(place in BOARD for place in places):
        return None
    first, second, third, fourth = map(BOARD.index, places)
    return first, second, third, fourth


LINES: tuple[Line, ...] = tuple(
    line for direction in DIRECTIONS for cell in CELLS if (line := _line(cell, direction))
)
LINES_THROUGH: tuple[tuple[Line, ...], ...] = tuple(
    tuple(line for line in LINES if cell in line) for cell in CELLS
)

OPTIONS: tuple[Option, ...] = (
    Option("seats", ("2", "3", "4")),
    Option("refusal", ("yes", "no")),
)


class Stage(StrEnum):
    """What the seat to move is about to do."""

    PLACE = "place"  # R4: the first stone of a turn
    FURTHER = "further"  # R6: one more stone, because the one before scored
    REFILL = "refill"  # R8: say whether to refill


@dataclass(frozen=True, slots=True)
class Options:
    """What the players agree on: how many they are (R1), and whether to allow refusing (R8)."""

    seats: int = 2
    refusal: bool = True


@dataclass(frozen=True, slots=True)
class Deal:
    """Who begins (R4), and the stones in the order in which they leave the bag (R3)."""

    starter: int
    bag: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """Put a stone from one's rest cells on a cell (R4)."""

    colour: Colour
    cell: Cell


@dataclass(frozen=True, slots=True)
class Refill:
    """Draw stones at the end of a turn (R7)."""


@dataclass(frozen=True, slots=True)
class Stay:
    """Refuse to refill, and play the next turn with the stones left over (R8)."""


Move: TypeAlias = Place | Refill | Stay
PLACES = tuple(tuple(Place(colour, cell) for cell in CELLS) for colour in COLOURS)
ANSWERS = (Refill(), Stay())


@dataclass(frozen=True, slots=True)
class Position:
    """The board, the open hands, the bag from its front, the points, and whose move it is.

    Hands are sorted by colour: which rest cell a stone lies on makes no difference.
    """

    options: Options
    seat: int
    cells: Cells
    hands: tuple[Hand, ...]
    bag: tuple[Colour, ...]
    scores: tuple[int, ...]
    stage: Stage = Stage.PLACE


# A view is a position with its bag sorted: it tells how many of each colour, and no order.
View: TypeAlias = Position


def seats(options: Options) -> int:
    """Quaro is for two, three or four (R1)."""
    return options.seats


def deal(options: Options, shuffled: Shuffled) -> Deal:
    """The starter is drawn by lot, and the stones lie in the bag in any order (R3, R4)."""
    return Deal(starter=shuffled(range(options.seats))[0], bag=tuple(shuffled(STONES)))


def start(options: Options, deal: Deal) -> Position:
    """An empty board; seat by seat has drawn four stones from the front of the bag (R3)."""
    drawn = options.seats * FULL_HAND
    return Position(
        options,
        deal.starter,
        (EMPTY,) * len(CELLS),
        tuple(tuple(sorted(deal.bag[i : i + FULL_HAND])) for i in range(0, drawn, FULL_HAND)),
        deal.bag[drawn:],
        (0,) * options.seats,
    )


def turn(position: Position) -> int:
    """The seat to move."""
    return position.seat


def scores(position: Position) -> tuple[int, ...]:
    """The points so far, those of the unfinished turn included (R9)."""
    return position.scores


def view(position: Position, _seat: int | None) -> View:
    """Everybody sees everything but the order in the bag (R3)."""
    return replace(position, bag=tuple(sorted(position.bag)))


def outcome(position: Position) -> Outcome | None:
    """The game ends with the last cell, or when no row can come about any more (R10, R11)."""
    if not _over(position):
        return None
    reason = "no-more-points" if EMPTY in position.cells else "full"
    return most_points(reason, position.scores)


def _over(position: Position) -> bool:
    """R10 ruling, exact: while some line can become a row, the players together can bring it about.

    The game goes on until then, so every stone outside the board comes into a hand and onto a
    cell its owner chooses. The stones outside are as many as the empty cells: those the line
    needs go there as they turn up, all others find room elsewhere.
    """
    outside = colours_outside(position.cells)
    return not any(missing(position.cells, line, outside) for line in LINES)


def colours_outside(cells: Cells) -> frozenset[Colour]:
    """The colours of which a stone is left in the bag or in any hand (R1)."""
    return frozenset(colour for colour in COLOURS if cells.count(colour) < OF_EACH_COLOUR)


def missing(cells: Cells, line: Line, outside: frozenset[Colour]) -> frozenset[Colour]:
    """The colours that make a row of a line; none where it is one already, or never can be."""
    there = [cells[cell] for cell in line if cells[cell] is not EMPTY]
    lacking = ALL_COLOURS.difference(there)
    all_differ = len(there) + len(lacking) == 4
    return lacking if all_differ and lacking <= outside else frozenset()


def rows_through(cells: Cells, cell: Cell) -> tuple[Line, ...]:
    """The rows that a stone on this cell belongs to; all are new when the stone is (R5)."""
    return tuple(
        (a, b, c, d)
        for a, b, c, d in LINES_THROUGH[cell]
        if {cells[a], cells[b], cells[c], cells[d]} == ALL_COLOURS
    )


def with_stone(cells: Cells, colour: Colour, cell: Cell) -> Cells:
    """The board with one more stone."""
    return (*cells[:cell], colour, *cells[cell + 1 :])


def moves(position: Position) -> Sequence[Move]:
    """Every legal move: any colour in hand on any empty cell (R4), or the answer to R8."""
    if _over(position):
        return ()
    if position.stage is Stage.REFILL:
        return ANSWERS
    free = [cell for cell in CELLS if position.cells[cell] is EMPTY]
    in_hand = sorted(set(position.hands[position.seat]))
    return [PLACES[colour][cell] for colour in in_hand for cell in free]


def play(position: Position, move: Move) -> Position:
    """The position after a move, or `IllegalMove`."""
    if _over(position):
        raise IllegalMove("game-over")
    match move:
        case Place():
            return _place(position, move.colour, move.cell)
        case Refill():
            _check_asked(position)
            return _next_turn(_refilled(position))
        case Stay():
            _check_asked(position)
            return _next_turn(position)


def _check_asked(position: Position) -> None:
    """Only a seat that has a choice is asked (R8)."""
    if not position.options.refusal:
        raise IllegalMove("refill-automatic")
    if position.stage is not Stage.REFILL:
        raise IllegalMove("place-first")


def _place(position: Position, colour: Colour, cell: Cell) -> Position:
    """Every row that the stone completes scores a point (R5)."""
    _check_placement(position, colour, cell)
    seat, cells = position.seat, with_stone(position.cells, colour, cell)
    hand, points = list(position.hands[seat]), list(position.scores)
    made = len(rows_through(cells, cell))
    hand.remove(colour)
    points[seat] += made
    placed = replace(_with_hand(position, tuple(hand)), cells=cells, scores=tuple(points))
    return _after_placing(placed, made)


def _check_placement(position: Position, colour: Colour, cell: Cell) -> None:
    if position.stage is Stage.REFILL:
        raise IllegalMove("refill-or-stay")
    if colour not in COLOURS:
        raise IllegalMove("no-such-colour")
    if colour not in position.hands[position.seat]:
        raise IllegalMove("not-in-hand", colour=colour)
    if cell not in CELLS:
        raise IllegalMove("no-such-cell")
    if position.cells[cell] is not EMPTY:
        raise IllegalMove("cell-taken", cell=cell)


def _after_placing(position: Position, made: int) -> Position:
    """The end (R10), a further stone (R6), the question (R8) or, refilled, the next turn (R7)."""
    hand = position.hands[position.seat]
    if _over(position):
        return replace(position, stage=Stage.PLACE)
    if made and hand:
        return replace(position, stage=Stage.FURTHER)
    if position.options.refusal and position.bag and hand:
        return replace(position, stage=Stage.REFILL)
    return _next_turn(_refilled(position))


def _refilled(position: Position) -> Position:
    """The seat to move draws up to four stones, as far as they last (R7)."""
    hand = position.hands[position.seat]
    wanted = FULL_HAND - len(hand)
    drawn, bag = position.bag[:wanted], position.bag[wanted:]
    return replace(_with_hand(position, tuple(sorted(hand + drawn))), bag=bag)


def _next_turn(position: Position) -> Position:
    """The next seat clockwise that has a stone; who has none is skipped (R4, R8).

    Somebody has one: with all hands and the bag empty, the board is full.
    """
    seat, count = position.seat, position.options.seats
    clockwise = [(seat + step) % count for step in range(1, count + 1)]
    following = next(seat for seat in clockwise if position.hands[seat])
    return replace(position, seat=following, stage=Stage.PLACE)


def _with_hand(position: Position, hand: Hand) -> Position:
    """The position with another hand for the seat to move."""
    hands = list(position.hands)
    hands[position.seat] = hand
    return replace(position, hands=tuple(hands))
