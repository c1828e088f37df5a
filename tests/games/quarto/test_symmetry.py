"""Whole games and their mirror images end alike: nothing depends on more than Q1–Q15 say.

A board may be turned, mirrored or rearranged in any way that takes its lines to lines; the traits
may change names, and the two values of each trait may change places.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import permutations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from fourfold.games.quarto import rules
from fourfold.games.quarto.rules import Call, Give, Move, Pass, Place, Position
from games.quarto.scenes import CELLS, LINES, SQUARES
from games.quarto.strategies import games

Board = tuple[int, ...]


def numbers(named: dict[str, str]) -> set[frozenset[int]]:
    return {frozenset(map(CELLS.index, cells.split())) for cells in named.values()}


def keeps(board: Board, four_cells: set[frozenset[int]]) -> bool:
    return {frozenset(board[cell] for cell in four) for four in four_cells} == four_cells


def rearrangements() -> list[Board]:
    """Rows and columns permuted, and perhaps exchanged, wherever that takes lines to lines."""
    found = set()
    for rows, columns in product(permutations(range(4)), repeat=2):
        straight = tuple(4 * rows[cell // 4] + columns[cell % 4] for cell in range(16))
        turned = tuple(4 * columns[cell % 4] + rows[cell // 4] for cell in range(16))
        found |= {board for board in (straight, turned) if keeps(board, numbers(LINES))}
    return sorted(found)


REARRANGEMENTS = rearrangements()
TURNS = [board for board in REARRANGEMENTS if keeps(board, numbers(SQUARES))]


@dataclass(frozen=True)
class Image:
    """Where each cell goes, which trait becomes which, and whose values change places."""

    board: Board
    traits: tuple[int, ...] = (0, 1, 2, 3)
    exchanged: int = 0

    def piece(self, piece: int) -> int:
        moved = sum((piece >> trait & 1) << to for trait, to in enumerate(self.traits))
        return moved ^ self.exchanged

    def move(self, move: Move) -> Move:
        match move:
            case Give():
                return Give(self.piece(move.piece))
            case Place():
                return Place(self.board[move.cell])
            case Call():
                return Call(self.line(move.line))
            case Pass():
                return move

    def line(self, line: rules.Line) -> rules.Line:
        cells = {self.board[cell] for cell in line}
        return next(line for line in rules.COUNTED_LINES[True] if set(line) == cells)

    def start(self, position: Position) -> Position:
        traits = tuple(sorted(self.traits[trait] for trait in position.options.traits))
        return replace(position, options=replace(position.options, traits=traits))


def check(played: list[tuple[Position, Move]], image: Image) -> None:
    mirrored = image.start(played[0][0])
    for position, move in played:
        assert set(rules.moves(mirrored)) == set(map(image.move, rules.moves(position)))
        assert rules.turn(mirrored) == rules.turn(position)
        position, mirrored = rules.play(position, move), rules.play(mirrored, image.move(move))
        assert rules.outcome(mirrored) == rules.outcome(position)


SAME = tuple(range(16))
many = settings(max_examples=200, deadline=None)


def test_the_ten_lines_have_32_symmetries_of_which_8_keep_the_nine_squares() -> None:
    """Q5, Q14."""
    assert (len(REARRANGEMENTS), len(TURNS)) == (32, 8)


@many
@given(games(), st.data())
def test_games_on_a_rearranged_board_end_alike(
    played: list[tuple[Position, Move]], data: st.DataObject
) -> None:
    """Q5, Q14: the 32 symmetries of the lines; the 8 of the board where squares count."""
    boards = TURNS if played[0][0].options.squares else REARRANGEMENTS
    check(played, Image(data.draw(st.sampled_from(boards))))


@many
@given(games(), st.permutations(range(4)))
def test_games_with_renamed_traits_end_alike(
    played: list[tuple[Position, Move]], traits: list[int]
) -> None:
    """Q1, Q13, Q15: which traits count is renamed with them."""
    check(played, Image(SAME, tuple(traits)))


@many
@given(games(), st.integers(0, 15))
def test_games_with_exchanged_values_end_alike(
    played: list[tuple[Position, Move]], exchanged: int
) -> None:
    """Q5: no value of a trait is worth more than the other."""
    check(played, Image(SAME, exchanged=exchanged))


@many
@given(games())
def test_games_with_another_starter_end_with_the_seats_exchanged(
    played: list[tuple[Position, Move]],
) -> None:
    """Q3: who begins makes no other difference."""
    other = replace(played[0][0], starter=1 - played[0][0].starter)
    for position, move in played:
        assert rules.moves(other) == rules.moves(position)
        assert rules.turn(other) == 1 - rules.turn(position)
        position, other = rules.play(position, move), rules.play(other, move)
    ended, otherwise = rules.outcome(position), rules.outcome(other)
    assert ended is not None
    assert otherwise == replace(ended, winners=tuple(1 - seat for seat in ended.winners))


@many
@given(games(), st.integers(0, 15))
def test_traits_that_do_not_count_may_be_anything(
    played: list[tuple[Position, Move]], exchanged: int
) -> None:
    """Q13: a value that only some pieces change, in a trait that does not count, changes nothing.

    Here the values of idle traits change places wherever the first counting trait has its second.
    """
    counting = played[0][0].options.traits
    idle = exchanged & ~sum(1 << trait for trait in counting)
    shuffled = [piece ^ (idle if piece >> counting[0] & 1 else 0) for piece in range(16)]
    other = played[0][0]
    for position, move in played:
        position = rules.play(position, move)
        other = rules.play(other, Give(shuffled[move.piece]) if isinstance(move, Give) else move)
        assert rules.outcome(other) == rules.outcome(position)
