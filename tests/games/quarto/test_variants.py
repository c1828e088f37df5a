"""Q13–Q15: which traits count, and whether squares count."""

from __future__ import annotations

from itertools import combinations, permutations, product

import pytest

from fourfold.games.quarto import rules
from games.quarto.scenes import (
    CELLS,
    LINES,
    SHARING_NOTHING,
    SQUARES,
    VALUES,
    after,
    agreed,
    at,
    begin,
    calls,
    end,
    last_to_come,
    refused,
    sharing,
    true_calls,
)

SUBSETS = [
    "0", "1", "2", "3",
    "0,1", "0,2", "0,3", "1,2", "1,3", "2,3",
    "0,1,2", "0,1,3", "0,2,3", "1,2,3",
    "0,1,2,3",
]  # fmt: skip


def option(key: str) -> tuple[str, ...]:
    return next(option.values for option in rules.OPTIONS if option.key == key)


# Q13: which traits count.
def test_any_one_two_or_three_traits_may_count_or_all_four() -> None:
    """Q13: 14 ways besides the game of the leaflet, which comes first."""
    assert sorted(option("traits")) == sorted(SUBSETS)
    assert len(SUBSETS) - 1 == 14
    assert option("traits")[0] == "0,1,2,3"
    assert agreed().traits == (0, 1, 2, 3)


@pytest.mark.parametrize("subset", SUBSETS)
@pytest.mark.parametrize(("trait", "value"), VALUES)
def test_a_shared_value_wins_if_its_trait_counts_and_only_then(
    subset: str, trait: int, value: int
) -> None:
    """Q13: a line and a value alone, which wins in some subsets and does not in the others."""
    counts = str(trait) in subset
    ready = last_to_come(LINES["a1-d4"], "c3", sharing(trait, value), f"traits={subset}")
    assert true_calls(after(ready, "c3")) == ({"a1-d4"} if counts else set())
    words = f"traits={subset} calling=automatic"
    ready = last_to_come(LINES["a1-d4"], "c3", sharing(trait, value), words)
    assert bool(end(after(ready, "c3"))) == counts


@pytest.mark.parametrize("subset", SUBSETS)
def test_four_pieces_that_share_nothing_win_in_no_subset(subset: str) -> None:
    ready = last_to_come(LINES["a1-d1"], "a1", SHARING_NOTHING, f"traits={subset}")
    assert true_calls(after(ready, "a1")) == set()


def test_of_several_shared_traits_one_that_counts_is_enough() -> None:
    """Q13, Q5: 0, 1, 2 and 3 share traits 2 and 3."""
    for subset, won in (("2", True), ("3", True), ("0,3", True), ("0,1", False), ("1", False)):
        placed = after(begin(f"traits={subset}"), "0 a1 1 b1 2 c1 3 d1")
        assert bool(true_calls(placed)) == won


def test_a_line_by_a_trait_that_does_not_count_goes_on_in_automatic_games() -> None:
    """Q13, Q12: all round, but only height counts."""
    position = after(begin("calling=automatic traits=1"), "0 a1 2 b1 4 c1 6 d1")
    assert end(position) == ""
    assert end(after(position, "8 a2 c b2 1 c2 9 d2")) == "line 1"


def test_any_line_may_still_be_named_whatever_counts() -> None:
    """Q11, Q13."""
    assert calls(after(begin("traits=0"), "7 b3")) == set(LINES)


# Q14: squares.
def test_there_are_nine_squares_besides_the_ten_lines() -> None:
    assert calls(after(begin("squares=yes"), "7 b3")) == set(LINES) | set(SQUARES)
    assert (len(LINES), len(SQUARES)) == (10, 9)


@pytest.mark.parametrize("square", SQUARES)
@pytest.mark.parametrize(("trait", "value"), VALUES)
def test_a_square_wins_if_its_four_pieces_share_one_value(
    square: str, trait: int, value: int
) -> None:
    """Q14: each square, by each of the eight values alone, completed on each of its cells."""
    for cell in SQUARES[square].split():
        pieces = sharing(trait, value)
        ready = last_to_come(SQUARES[square], cell, pieces, "squares=yes")
        assert true_calls(after(ready, cell)) == {square}
        ready = last_to_come(SQUARES[square], cell, pieces, "squares=yes calling=automatic")
        assert end(after(ready, cell)).startswith("line")


@pytest.mark.parametrize("square", SQUARES)
def test_without_the_variant_squares_do_not_count(square: str) -> None:
    for cell in SQUARES[square].split():
        ready = last_to_come(SQUARES[square], cell, sharing(0, 0))
        assert true_calls(after(ready, cell)) == set()
        assert refused(after(ready, cell), f"!{square}") == "line-not-counted"
        ready = last_to_come(SQUARES[square], cell, sharing(0, 0), "calling=automatic")
        assert end(after(ready, cell)) == ""


def test_squares_do_not_count_unless_chosen() -> None:
    """Q14: an option for advanced players, off in the game of the leaflet."""
    assert option("squares") == ("no", "yes")
    assert not agreed().squares


@pytest.mark.parametrize("square", SQUARES)
def test_a_square_that_shares_nothing_does_not_win(square: str) -> None:
    for cell in SQUARES[square].split():
        ready = last_to_come(SQUARES[square], cell, SHARING_NOTHING, "squares=yes")
        assert true_calls(after(ready, cell)) == set()


@pytest.mark.parametrize("line", LINES)
def test_lines_count_as_well_when_squares_do(line: str) -> None:
    ready = last_to_come(LINES[line], LINES[line].split()[0], sharing(0, 0), "squares=yes")
    assert true_calls(after(ready, LINES[line].split()[0])) == {line}


def test_no_other_four_cells_are_a_square() -> None:
    """Q14, Q5: all 1820 ways to choose four cells; not the corners, nor squares set apart."""
    words = "squares=yes calling=automatic"
    won = {
        four
        for four in combinations(CELLS, 4)
        if end(after(last_to_come(" ".join(four), four[0], sharing(0, 0), words), four[0]))
    }
    expected = [*LINES.values(), *SQUARES.values()]
    assert won == {tuple(sorted(cells.split(), key=CELLS.index)) for cells in expected}
    assert tuple("a1 d1 a4 d4".split()) not in won


def test_a_square_is_called_stolen_and_dies_like_a_line() -> None:
    """Q14 with Q6, Q7 and Q8."""
    placed = after(begin("squares=yes"), "0 b2 2 c2 4 b3 6 c3")
    assert end(after(placed, "!b2-c3")) == "called 1"
    assert end(after(placed, "8 !b2-c3")) == "stolen 2"
    assert true_calls(after(placed, "8 a1")) == set()


def test_one_piece_may_complete_lines_and_squares_at_once() -> None:
    """Q14, Q5: with f on b2 all three lines and all four squares through it win."""
    placed = after(at("731./a.bc/89e./.5.4 f window=d4", "squares=yes"), "b2")
    lines, squares = ({name for name in named if "b2" in named[name]} for named in (LINES, SQUARES))
    assert (len(lines), len(squares)) == (3, 4)
    assert true_calls(placed) == lines | squares


# Q15: both together.
@pytest.mark.parametrize("subset", SUBSETS)
@pytest.mark.parametrize("squares", ["no", "yes"])
def test_subsets_and_squares_combine_freely(subset: str, squares: str) -> None:
    """Q15: a square by trait 2 alone wins where squares and trait 2 both count."""
    words = f"calling=automatic traits={subset} squares={squares}"
    ready = last_to_come(SQUARES["c1-d2"], "d1", sharing(2, 1), words)
    assert bool(end(after(ready, "d1"))) == ("2" in subset and squares == "yes")


def test_there_are_eight_classes_of_rule_set_up_to_renaming_of_traits() -> None:
    """Q15: what remains is how many traits count, and whether squares do."""
    classes = {
        frozenset(
            (tuple(sorted(renamed[int(trait)] for trait in subset.split(","))), squares)
            for renamed in permutations(range(4))
        )
        for subset, squares in product(option("traits"), option("squares"))
    }
    assert len(classes) == 8


def test_no_two_of_the_eight_classes_are_the_same_game() -> None:
    """Q15: a line and a square, by each trait alone, tell the classes apart by how many win."""
    told = set()
    for subset, squares in product(["0", "0,1", "0,1,2", "0,1,2,3"], ["no", "yes"]):
        words = f"calling=automatic traits={subset} squares={squares}"
        wins = [
            sum(
                bool(end(after(last_to_come(cells, "b2", sharing(trait, 0), words), "b2")))
                for trait in range(4)
            )
            for cells in (LINES["a2-d2"], SQUARES["a1-b2"])
        ]
        told.add(tuple(wins))
    assert told == {(n, won) for n in (1, 2, 3, 4) for won in (0, n)}
