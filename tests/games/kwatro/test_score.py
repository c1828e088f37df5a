"""Points (K10, K11) and the doubling at the end (K14)."""

from __future__ import annotations

import pytest

from fourfold.games.kwatro import notation, rules
from fourfold.games.kwatro.rules import Options, Play
from fourfold.games.kwatro.score import Score
from games.kwatro.scenes import laid, played, position

FIRST = "play bx2@1,0 gc2@2,0"
SECOND = "play rc3@2,-1 yc1@2,1"
THIRD = "play ys2@3,0 rt3@3,1"
FOURTH = "play rc2@0,2 yc3@1,2 bc4@2,2 gc1@3,2"


def worth(before: rules.Position, move: str) -> Score:
    read = notation.read_move(move)
    assert isinstance(read, Play)
    return rules.worth(rules.view(before, before.turn), read.cards)


def sums(score: Score) -> list[int]:
    return [points for _, points in score.lines]


def test_k11_the_four_examples_of_the_leaflet_bring_6_6_34_and_208() -> None:
    hands = ("bx2 gc2 ys2 rt3", "rc3 yc1 yx1 yx2")
    drawn = "rc2 yc3 rs1 rs2 bc4 gc1"
    before = position("rt2@0,0", *hands, pile=drawn)
    points = []
    for move in (FIRST, SECOND, THIRD):
        after = played(before, move)
        points.append(sum(after.scores) - sum(before.scores))
        before = after
    assert points == [6, 6, 34]
    last = position("rt2@0,0 bx2@1,0 gc2@2,0 rc3@2,-1 yc1@2,1 ys2@3,0 rt3@3,1", "rc2 yc3 bc4 gc1")
    assert before.grid == last.grid
    assert played(last, FOURTH).scores == (208, 0)


def test_k10_the_third_example_line_by_line() -> None:
    grid = "rt2@0,0 bx2@1,0 gc2@2,0 rc3@2,-1 yc1@2,1"
    score = worth(position(grid, "ys2 rt3 gx1 gx2"), THIRD)
    assert score == Score(
        lines=(
            (((0, 0), (1, 0), (2, 0), (3, 0)), 8),
            (((3, 0), (3, 1)), 5),
            (((2, 1), (3, 1)), 4),
        ),
        doublings=("kwatro",),
    )
    assert (score.subtotal, score.total) == (17, 34)


def test_k10_the_fourth_example_line_by_line() -> None:
    grid = "rt2@0,0 bx2@1,0 gc2@2,0 rc3@2,-1 yc1@2,1 ys2@3,0 rt3@3,1"
    score = worth(position(grid, "rc2 yc3 bc4 gc1"), FOURTH)
    assert sums(score) == [10, 10, 6]
    assert score.doublings == ("kwatro", "kwatro", "four-cards")
    assert (score.subtotal, score.total) == (26, 208)


def test_k10_old_cards_of_a_line_count_with_the_new_ones() -> None:
    assert worth(position("rc1@0,0 rc2@1,0", "rc4"), "play rc4@2,0").total == 7


def test_k10_a_card_in_two_lines_counts_twice() -> None:
    score = worth(position("rc1@0,0 gs2@1,0 gt3@1,1", "rc4"), "play rc4@0,1")
    assert sorted(sums(score)) == [1 + 4, 3 + 4]


def test_k10_lines_that_a_play_does_not_lengthen_do_not_count() -> None:
    score = worth(position("rc1@0,0 rc2@1,0 rc3@2,0", "bs4"), "play bs4@0,1")
    assert sums(score) == [5]


def test_k10_jokers_count_nothing() -> None:
    assert worth(position("rc3@0,0", "**"), "play **@1,0").total == 3
    assert worth(position("rc3@0,0 **@0,1", "**"), "play **@1,1").total == 0


def test_k10_a_joker_completes_a_kwatro_all_the_same() -> None:
    score = worth(position("rc1@0,0 rc2@1,0 rc3@2,0", "**"), "play **@3,0")
    assert (score.subtotal, score.doublings, score.total) == (6, ("kwatro",), 12)


def test_k10_a_kwatro_that_stood_before_does_not_double() -> None:
    score = worth(position("rc1@0,0 rc2@1,0 rc3@2,0 rc4@3,0", "bs4"), "play bs4@3,1")
    assert (score.doublings, score.total) == ((), 8)


def test_k10_one_card_can_complete_two_kwatros() -> None:
    grid = "rc1@0,0 rc2@1,0 rc3@2,0 gc4@3,1 bc4@3,2 yc4@3,3 gc3@2,1"
    score = worth(position(grid, "rc4"), "play rc4@3,0")
    assert (sums(score), score.doublings) == ([16, 10], ("kwatro", "kwatro"))
    assert score.total == 26 * 4


def test_k10_all_four_cards_of_the_hand_double_but_not_the_last_three() -> None:
    four = worth(position("rx1@0,0", "gc1 gc2 gc3 gc4"), "play gc1@0,1 gc2@1,1 gc3@2,1 gc4@3,1")
    assert four.doublings == ("kwatro", "four-cards")
    three = worth(position("rc4@0,0", "rc1 rc2 rc3", pile=""), "play rc1@1,0 rc2@2,0 rc3@3,0")
    assert three.doublings == ("kwatro", "last-card")


def test_k14_the_last_card_doubles_when_the_pile_was_empty_before_and_comes_last() -> None:
    hand, move = "gc1 gc2 gc3 gc4", "play gc1@0,1 gc2@1,1 gc3@2,1 gc4@3,1"
    empty = worth(position("rx1@0,0", hand, pile=""), move)
    assert empty.doublings == ("kwatro", "four-cards", "last-card")
    assert empty.total == (10 + 2) * 8
    assert worth(position("rx1@0,0", hand, pile="yx1"), move).total == (10 + 2) * 4


def test_k14_the_pile_may_run_out_with_a_play_without_the_doubling() -> None:
    after = played(position("rx1@0,0", "gc1 gc2 gc3", pile="yx1"), "play gc1@1,0")
    assert (after.pile, after.scores) == ((), (2, 0))
    assert rules.outcome(after) is None


def test_k16_the_children_count_no_points() -> None:
    before = position("rt2@0,0", "gs1", pile="", options=Options(scoring=False))
    assert played(before, "play gs1@1,0").scores == ()


@pytest.mark.parametrize(("grid", "move"), [("rc1@0,0", "rc2@1,0"), ("rc1@0,0", "rc2@0,-1")])
def test_k10_a_row_counts_like_a_column(grid: str, move: str) -> None:
    assert worth(position(grid, move.split("@")[0]), f"play {move}").total == 3
    assert len(laid(move)) == 1
