"""Q1–Q5: the pieces, the course of the game, and what a winning line is."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest

from fourfold.core.errors import IllegalMove
from fourfold.games.quarto import rules
from fourfold.games.quarto.notation import read_deal
from fourfold.games.quarto.phrases import traits
from games.quarto.scenes import (
    CELLS,
    DIGITS,
    LINES,
    SHARING_NOTHING,
    VALUES,
    after,
    agreed,
    at,
    begin,
    board,
    calls,
    end,
    game,
    last_to_come,
    mover,
    offered,
    refused,
    sharing,
    true_calls,
)


# Q1: board and pieces.
def test_the_board_has_four_rows_of_four_cells() -> None:
    placing = after(begin(), "0")
    assert offered(placing) == set(CELLS)
    assert len(CELLS) == 16


NAMED = {
    "access": [("round", "square"), ("short", "tall"), ("hollow", "solid"), ("grooved", "smooth")],
    "classic": [("light", "dark"), ("round", "square"), ("tall", "short"), ("hollow", "solid")],
}


@pytest.mark.parametrize("named", NAMED)
def test_each_combination_of_the_four_traits_is_one_piece_of_the_set(named: str) -> None:
    options = agreed(f"set={named}")
    pieces = [tuple(value for _, value in traits(options, piece)) for piece in range(16)]
    assert set(pieces) == set(product(*NAMED[named]))
    assert len(pieces) == len(set(pieces)) == 16


@pytest.mark.parametrize("named", NAMED)
def test_trait_i_has_its_second_value_where_bit_i_of_the_digit_is_set(named: str) -> None:
    """Q1, with the digits of the notation."""
    for piece in range(16):
        told = [value for _, value in traits(agreed(f"set={named}"), piece)]
        assert told == [NAMED[named][trait][piece >> trait & 1] for trait in range(4)]


@pytest.mark.parametrize("seed", range(20))
def test_the_game_is_the_same_for_every_set(seed: int) -> None:
    """Q1: a set only names the traits."""
    other = begin("set=classic")
    for position, move in game(begin("set=access"), Random(seed)):
        assert rules.moves(other) == rules.moves(position)
        assert rules.outcome(other) == rules.outcome(position)
        other = rules.play(other, move)
    assert rules.outcome(other) is not None


# Q2: the start.
def test_all_pieces_start_beside_the_board() -> None:
    assert rules.spare(begin()) == frozenset(range(16))
    assert begin().cells == (None,) * 16
    assert begin().hand is None


def test_everybody_sees_all_there_is() -> None:
    """Q2, and for now Q17: there is nothing that a view keeps from a seat.

    A mask takes the board from a seat's interface; the rules have nothing to hide.
    """
    for position, _ in game(begin(), Random(2)):
        assert all(rules.view(position, seat) == position for seat in (None, 0, 1))


def test_a_piece_is_beside_the_board_or_in_hand_or_on_a_cell() -> None:
    """Q2, Q4: no piece comes twice, and none gets lost."""
    for position, _ in game(begin(), Random(3)):
        placed = [piece for piece in position.cells if piece is not None]
        held = [] if position.hand is None else [position.hand]
        assert sorted([*placed, *held, *rules.spare(position)]) == list(range(16))


# Q3: who plays, and who begins.
def test_two_play_and_nobody_has_points() -> None:
    assert rules.seats(agreed()) == 2
    assert rules.scores(begin()) == ()


def test_the_beginner_is_drawn_at_random() -> None:
    """Q3: whatever comes first in a shuffled order of the two seats."""
    assert rules.deal(agreed(), lambda seats: list(seats)).starter == 0
    assert rules.deal(agreed(), lambda seats: list(seats)[::-1]).starter == 1
    random = Random(4)
    drawn = [rules.deal(agreed(), lambda x: random.sample(x, len(x))).starter for _ in range(200)]
    assert 80 <= drawn.count(0) <= 120


def test_the_beginner_may_be_agreed_on() -> None:
    """Q3: a table that has agreed writes its starter down."""
    for starter in (1, 2):
        dealt = read_deal(f"starter={starter}", agreed())
        assert rules.turn(rules.start(agreed(), dealt)) + 1 == starter


# Q4: giving and placing.
@pytest.mark.parametrize("starter", [1, 2])
def test_the_beginner_only_gives_any_of_sixteen_pieces(starter: int) -> None:
    """Q3, Q4."""
    assert mover(begin(starter=starter)) == starter
    assert offered(begin(starter=starter)) == set(DIGITS)
    assert refused(begin(starter=starter), "a1") == "give-first"
    assert refused(begin(starter=starter), "-") == "nothing-to-pass"


@pytest.mark.parametrize("piece", DIGITS)
def test_the_receiver_places_the_given_piece_on_any_empty_cell(piece: str) -> None:
    given = after(begin(), piece)
    assert mover(given) == 2
    assert offered(given) == set(CELLS)
    for cell in CELLS:
        assert after(given, cell).cells[CELLS.index(cell)] == DIGITS.index(piece)


def test_the_placer_then_gives_one_of_the_fifteen_left() -> None:
    placed = after(begin(), "7 b3")
    assert mover(placed) == 2
    assert offered(placed) - {f"!{line}" for line in LINES} == set(DIGITS) - {"7"}
    assert mover(after(placed, "0")) == 1


def test_the_next_piece_goes_on_an_empty_cell_only() -> None:
    second = after(begin(), "7 b3 0")
    assert {cell for cell in offered(second) if cell in CELLS} == set(CELLS) - {"b3"}
    assert refused(second, "b3") == "cell-taken"


@pytest.mark.parametrize("starter", [1, 2])
def test_players_take_turns_to_the_last_piece(starter: int) -> None:
    """Q4: who is given a piece places it and gives the next; the other side always receives."""
    position, other = begin(starter=starter), 3 - starter
    giver, receiver = starter, other
    for digit, cell in zip(DIGITS, CELLS, strict=True):
        assert mover(position) == giver
        position = after(position, digit)
        assert mover(position) == receiver
        position = after(position, cell)
        giver, receiver = receiver, giver
    assert mover(position) == giver == starter


def test_placed_pieces_never_move() -> None:
    for seed in range(10):
        cells: tuple[int | None, ...] = (None,) * 16
        for position, _ in game(begin(), Random(seed)):
            assert all(was in (None, now) for was, now in zip(cells, position.cells, strict=True))
            cells = position.cells


def test_a_piece_in_hand_is_placed_before_another_is_given() -> None:
    given = after(begin(), "7")
    assert refused(given, "0") == refused(given, "7") == "place-first"


def test_a_piece_on_the_board_cannot_be_given_again() -> None:
    placed = after(begin(), "7 b3")
    assert refused(placed, "7") == "piece-gone"
    assert refused(placed, "a1") == "give-first"


@pytest.mark.parametrize(
    ("moves", "move", "reason", "facts"),
    [
        ("", rules.Place(0), "give-first", {}),
        ("", rules.Give(16), "no-such-piece", {}),
        ("", rules.Give(-1), "no-such-piece", {}),
        ("7", rules.Give(3), "place-first", {"piece": 7}),
        ("7", rules.Place(16), "no-such-cell", {}),
        ("7", rules.Place(-1), "no-such-cell", {}),
        ("7 b3 0", rules.Place(9), "cell-taken", {"cell": 9}),
        ("7 b3", rules.Give(7), "piece-gone", {"piece": 7}),
        ("7 b3", rules.Call((0, 1, 2, 4)), "line-not-counted", {}),
    ],
)
def test_a_refusal_says_why(
    moves: str, move: rules.Move, reason: str, facts: dict[str, int]
) -> None:
    """Q4, Q11."""
    with pytest.raises(IllegalMove) as refusal:
        rules.play(after(begin(), moves), move)
    assert (refusal.value.reason, refusal.value.facts) == (reason, facts)


# Q5: winning lines.
def test_there_are_ten_lines() -> None:
    assert calls(after(begin(), "7 b3")) == set(LINES)
    assert len(LINES) == 10


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize(("trait", "value"), VALUES)
def test_a_line_wins_if_its_four_pieces_share_one_value(line: str, trait: int, value: int) -> None:
    """Q5: each line, by each of the eight values alone, completed on each of its cells."""
    for cell in LINES[line].split():
        placed = after(last_to_come(LINES[line], cell, sharing(trait, value)), cell)
        assert true_calls(placed) == {line}
        assert end(after(placed, f"!{line}")).startswith("called")


@pytest.mark.parametrize("line", LINES)
def test_a_completed_line_that_shares_nothing_does_not_win(line: str) -> None:
    for cell in LINES[line].split():
        placed = after(last_to_come(LINES[line], cell, SHARING_NOTHING), cell)
        assert true_calls(placed) == set()


@pytest.mark.parametrize("line", LINES)
def test_three_pieces_that_share_a_value_are_not_yet_a_line(line: str) -> None:
    for missing in LINES[line].split():
        three = [other for other in LINES[line].split() if other != missing]
        *two, (cell, piece) = zip(three, sharing(0, 0)[1:], strict=True)
        placed = after(at(f"{board(dict(two))} {piece} window={two[0][0]}"), cell)
        assert true_calls(placed) == set()


def test_no_other_four_cells_are_a_line() -> None:
    """Q5: all 1820 ways to choose four cells, filled with pieces that share a value."""
    won = {
        " ".join(four)
        for four in combinations(CELLS, 4)
        if end(
            after(
                last_to_come(" ".join(four), four[0], sharing(0, 0), "calling=automatic"), four[0]
            )
        )
    }
    assert won == {" ".join(sorted(cells.split(), key=CELLS.index)) for cells in LINES.values()}


def test_a_line_may_share_several_traits() -> None:
    """Q5: 0, 1, 2 and 3 are all hollow and all grooved."""
    placed = after(begin(), "0 a1 1 b1 2 c1 3 d1")
    assert end(after(placed, "!a1-d1")) == "called 1"


def test_one_piece_may_complete_several_lines_and_any_of_them_may_be_called() -> None:
    """Q5: row by trait 0, column by traits 1 and 2, diagonal by trait 3, all through a1."""
    placed = after(at(".246/13../8.5./9..7 0 window=d4"), "a1")
    assert true_calls(placed) == {"a1-d1", "a1-a4", "a1-d4"}
    for line in ("a1-d1", "a1-a4", "a1-d4"):
        assert end(after(placed, f"!{line}")) == "called 1"


@pytest.mark.parametrize(
    ("moves", "placers", "winner"),
    [
        ("0 a1 1 a2 2 b1 3 a3 4 c1 6 d1", [2, 2, 2, 1], 1),
        ("0 a1 1 a2 2 b1 3 a3 4 c1 5 b3 6 d1", [2, 2, 2, 2], 2),
        ("0 a1 2 b1 4 c1 6 d1", [2, 1, 2, 1], 1),
        ("0 a1 1 a2 3 b3 2 b1 4 c1 6 d1", [2, 1, 2, 1], 1),
        ("0 a1 2 b1 1 a2 4 c1 3 b3 5 d3 6 d1", [2, 1, 1, 2], 2),
    ],
)
def test_it_does_not_matter_who_placed_the_other_three(
    moves: str, placers: list[int], winner: int
) -> None:
    """Q5: the one who places the fourth piece may call, whoever placed the others."""
    words, position, placed_by = moves.split(), begin(), {}
    for word in words:
        placed_by[word] = mover(position)
        position = after(position, word)
    assert [placed_by[cell] for cell in ("a1", "b1", "c1", "d1")] == placers
    assert end(after(position, "!a1-d1")) == f"called {winner}"
