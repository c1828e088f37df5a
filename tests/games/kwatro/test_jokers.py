"""What jokers stand for, and how they come back into a hand (K12, K13)."""

from __future__ import annotations

import pytest

from fourfold.games.kwatro.cards import sets
from fourfold.games.kwatro.jokers import candidates, fitting
from games.kwatro.scenes import cards, laid, offered, played, position, refused


def choices(grid: str, cell: str) -> str:
    """What a joker may stand for, in the letters of the notation."""
    right, down = map(int, cell.split(","))
    found = sets(candidates(dict(laid(grid)))[right, down])
    letter = {"circle": "c", "square": "s", "triangle": "t", "cross": "x"}
    return " ".join("".join(letter.get(name, name[0]) for name in names) for names in found)


# K12: what a joker may stand for


@pytest.mark.parametrize(
    ("grid", "may_be"),
    [
        ("rc1@0,0 **@1,0", "rgby cstx 1234"),
        ("rc1@-1,0 rc2@0,0 **@1,0", "r c 34"),
        ("rc1@-1,0 gs2@0,0 **@1,0", "by tx 34"),
        ("rc1@-2,0 rc2@-1,0 rc3@0,0 **@1,0", "r c 4"),
        ("rc1@-1,0 rc2@0,0 **@1,0 gs3@1,1", "r c 34"),
        ("rc1@-1,0 rc2@0,0 **@1,0 rs4@1,1 rt4@1,2", "r c 4"),
        ("rc1@-1,0 rs1@0,0 **@1,0 rx3@1,1 bx1@1,2", ""),
    ],
)
def test_k12_a_joker_may_be_any_card_that_suits_its_row_and_its_column(
    grid: str, may_be: str
) -> None:
    if may_be:
        assert choices(grid, "1,0") == may_be
    else:
        assert "" in choices(grid, "1,0").split(" ")


def test_k12_two_jokers_in_one_line_depend_on_one_another() -> None:
    """Beside red circle 1 both are alike it or both differ from it and from one another."""
    assert choices("rc1@0,0 **@1,0 **@2,0", "1,0") == "rgby cstx 1234"
    narrowed = "rc1@0,0 **@1,0 **@2,0 gs2@1,1 bt3@1,2"
    assert choices(narrowed, "1,0") == "ry cx 14"
    assert choices(narrowed, "2,0") == "rgb cst 123"
    both = f"{narrowed} rc2@2,1 gc3@2,2"
    assert choices(both, "1,0") == "y c 1"
    assert choices(both, "2,0") == "b c 1"


def test_k12_a_line_of_jokers_alone_or_of_a_joker_and_a_card_asks_nothing() -> None:
    assert choices("rc1@0,0 **@0,1 **@1,1", "0,1") == "rgby cstx 1234"
    assert choices("rc1@0,0 **@0,1 **@1,1", "1,1") == "rgby cstx 1234"
    assert choices("rc1@0,0 rs2@0,1 **@0,2 **@1,2", "1,2") == "rgby cstx 1234"


def test_k12_jokers_in_lines_apart_do_not_depend_on_one_another() -> None:
    apart = "rc1@0,0 rs1@1,0 **@2,0 rt2@0,1 **@0,2"
    assert choices(apart, "2,0") == "r tx 1"
    assert choices(apart, "0,2") == "r sx 34"


def test_k12_two_jokers_in_a_kwatro_take_the_two_values_that_are_left() -> None:
    kwatro = "rc1@0,0 gs1@1,0 **@2,0 **@3,0"
    assert choices(kwatro, "2,0") == choices(kwatro, "3,0") == "by tx 1"
    named = f"{kwatro} bt2@2,1 bt3@2,2"
    assert choices(named, "2,0") == "b t 1"
    assert choices(named, "3,0") == "y x 1"


def test_k12_a_joker_may_be_a_card_that_lies_on_the_grid() -> None:
    assert choices("rc2@0,0 rc3@1,0 rc4@2,0 **@3,0 rc1@0,1", "3,0") == "r c 1"


def test_k12_both_jokers_may_be_the_same_card() -> None:
    grid = "rc2@0,0 rc3@1,0 rc4@2,0 **@3,0 yc1@0,1 gc1@1,1 bc1@2,1 **@3,1"
    assert choices(grid, "3,0") == choices(grid, "3,1") == "r c 1"


@pytest.mark.parametrize(
    ("column", "reason"),
    [
        ("gc3@2,1 gc1@2,2", "joker-without-colour"),
        ("rs3@2,1 rs1@2,2", "joker-without-shape"),
        ("rc3@2,1 rc4@2,2", "joker-without-number"),
    ],
)
def test_k12_one_and_the_same_card_must_suit_both_lines_of_a_joker(
    column: str, reason: str
) -> None:
    """The row asks for a red circle 3 or 4; the column fails it in just one property."""
    before = position(f"rc1@0,0 rc2@1,0 rt1@1,1 {column}", "**")
    assert refused(before, "play **@2,0") == (reason, {"jokers": ((2, 0),), "n": 1})


def test_k12_a_later_play_may_narrow_the_choice_but_never_empty_it() -> None:
    grid = "rc1@0,0 rc2@1,0 **@2,0 rs3@2,1"
    before = position(grid, "rx3 rx4 gx3 rc3")
    assert choices(grid, "2,0") == "r c 34"
    assert "play rx3@2,2" in offered(before)
    assert choices(f"{grid} rx3@2,2", "2,0") == "r c 3"
    left = {"jokers": ((2, 0),), "n": 1}
    assert refused(before, "play rx4@2,2") == ("joker-without-number", left)
    assert refused(before, "play gx3@2,2") == ("joker-without-colour", left)
    assert refused(played(before, "play rx3@2,2", "pass"), "play rc3@3,0")[0] == (
        "joker-without-number"
    )


def test_k12_jokers_that_are_both_left_without_a_card_are_both_named() -> None:
    grid = "rc1@0,0 **@1,0 **@2,0 gs2@1,1 bt3@1,2 yc3@2,2"
    before = position(grid, "ys2", pile="")
    assert choices(grid, "2,0") == "rgb cst 123"
    reason, facts = refused(before, "play ys2@2,1")
    assert (reason, facts["jokers"]) == ("joker-without-colour", ((1, 0), (2, 0)))


def test_k12_a_joker_is_never_declared_and_may_be_thought_of_anew() -> None:
    """Red circle 3 or 4 at first, it is the other one when one of them comes beside it."""
    before = position("rc1@0,0 rc2@1,0 **@2,0", "rc3", "rc4")
    assert {"play rc3@3,0", "play rc3@-1,0"} <= offered(before)
    assert "play rc4@3,0" in offered(played(before, "pass"))


def test_k12_the_cards_that_fit_a_free_cell_suit_its_row_its_column_and_the_jokers_there() -> None:
    grid = dict(laid("rc1@0,0 rc2@1,0 **@2,0 gc4@2,1 bc4@1,1"))
    assert sets(fitting(grid, (3, 0))) == (("red",), ("circle",), ("3", "4"))
    assert fitting(dict(laid("rc1@0,0 rc2@1,0 rc3@2,0 rc4@3,0")), (4, 0)) == 0
    assert fitting(dict(laid("rc1@0,0 rc2@1,0 rs1@1,1 gs2@2,1 gx2@2,2")), (2, 0)) == 0


# K13: exchanging a joker

ROW = "rc1@0,0 rc2@1,0 **@2,0"


def test_k13_a_card_that_fits_its_place_may_be_swapped_for_a_joker_before_the_turn_goes_on() -> (
    None
):
    before = position(ROW, "rc3 gs1", "yx4", scores=(5, 7), passes=1)
    assert {move for move in offered(before) if move.startswith("swap")} == {"swap rc3@2,0"}
    after = played(before, "swap rc3@2,0")
    assert after.grid == laid("rc1@0,0 rc2@1,0 rc3@2,0")
    assert after.hands == (cards("gs1 **"), cards("yx4"))
    assert (after.turn, after.scores, after.passes) == (0, (5, 7), 1)
    assert after.pile == before.pile


def test_k13_the_joker_may_be_used_in_this_turn_or_in_a_later_one() -> None:
    after = played(position(ROW, "rc3 gs1", "yx4"), "swap rc3@2,0")
    assert {"play **@3,0", "pass", "pass **"} <= offered(after)
    assert "play **@3,0" in offered(played(after, "pass", "pass"))


def test_k13_a_card_that_does_not_fit_is_refused_with_what_would() -> None:
    before = position(ROW, "rc3 gs1 **", "rc4")
    reason, facts = refused(before, "swap gs1@2,0")
    assert (reason, facts["card"], facts["cell"]) == ("card-does-not-fit", cards("gs1")[0], (2, 0))
    assert facts["candidates"] == candidates(dict(before.grid))[2, 0]
    assert refused(before, "swap rc3@1,0") == ("no-joker-there", {"cell": (1, 0)})
    assert refused(before, "swap rc3@5,5") == ("no-joker-there", {"cell": (5, 5)})
    assert refused(before, "swap rc4@2,0") == ("not-in-hand", {"card": cards("rc4")[0]})
    assert refused(before, "swap **@2,0") == ("joker-for-joker", {})


def test_k13_it_may_be_done_any_number_of_times_in_a_turn() -> None:
    before = position("rc1@0,0 rc2@1,0 **@2,0 **@0,1", "rc3 gs1", "yx4")
    after = played(before, "swap rc3@2,0", "swap gs1@0,1")
    assert after.hands[0] == cards("** **")
    assert after.turn == 0


def test_k13_the_other_joker_must_still_be_a_card_after_a_swap() -> None:
    grid = "rc1@0,0 **@1,0 **@2,0 gs2@1,1 bt3@1,2 rc2@2,1 gc3@2,2"
    before = position(grid, "yc1 rc4 bc1", "yx4")
    swaps = {move for move in offered(before) if move.startswith("swap")}
    assert swaps == {"swap yc1@1,0", "swap bc1@2,0"}
    assert refused(before, "swap rc4@1,0")[0] == "card-does-not-fit"
    assert "swap bc1@2,0" in offered(played(before, "swap yc1@1,0"))


def test_k13_a_swapped_card_is_not_a_played_card() -> None:
    """Three cards after a swap are three cards, though four came from the hand (K10)."""
    before = position(ROW, "rc3 gs1 bs2 ys3", "yx4")
    after = played(before, "swap rc3@2,0", "play gs1@0,1 bs2@1,1 ys3@2,1")
    assert after.scores == (6 + 2 + 4 + 6, 0)
