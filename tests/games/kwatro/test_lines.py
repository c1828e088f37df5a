"""What is a line (K4)."""

from __future__ import annotations

from itertools import combinations, permutations, product

import pytest

from fourfold.games.kwatro.cards import CARDS, VALUES, Card
from fourfold.games.kwatro.lines import joining, mixed
from games.kwatro.naive import ALL, is_line
from games.kwatro.scenes import cards, played, position

# The seven patterns of the leaflet: colour, shape and number alike (=) or different (≠).
KWATROS = {
    "= ≠ =": "rc1 rs1 rt1 rx1",
    "= = ≠": "rc1 rc2 rc3 rc4",
    "= ≠ ≠": "rc1 rs2 rt3 rx4",
    "≠ = =": "rc1 gc1 bc1 yc1",
    "≠ ≠ =": "rc1 gs1 bt1 yx1",
    "≠ = ≠": "rc1 gc2 bc3 yc4",
    "≠ ≠ ≠": "rc1 gs2 bt3 yx4",
}


def breaks(held: tuple[Card, ...]) -> tuple[str, ...]:
    """The properties in which cards break the rule for lines."""
    values = 0
    for card in held:
        values |= VALUES[card]
    return mixed(values, len(held))


@pytest.mark.parametrize("held", KWATROS.values(), ids=list(KWATROS))
def test_k4_the_seven_patterns_of_kwatros_in_any_order(held: str) -> None:
    for order in permutations(cards(held)):
        assert breaks(order) == ()


def test_k4_any_two_cards_form_a_line() -> None:
    assert all(breaks(pair) == () for pair in combinations(CARDS, 2))


def test_k4_each_property_is_judged_on_its_own() -> None:
    assert breaks(cards("rc1 rs2 gt3")) == ("colour",)
    assert breaks(cards("rc1 rs2 rs3")) == ("shape",)
    assert breaks(cards("rc1 gs1 bt2 yx3")) == ("number",)
    assert breaks(cards("rc1 rc2 gs2")) == ("colour", "shape", "number")


def test_k4_the_examples_of_the_rules_page() -> None:
    assert breaks(cards("rc1 rs2 rx3")) == ()
    assert breaks(cards("rc1 rs2 rt3")) == ()
    assert breaks(cards("rc1 rs2 rt2")) == ("number",)


def test_k4_three_cards_form_a_line_as_naive_counting_says() -> None:
    for held in combinations(range(0, 64, 3), 3):
        assert (breaks(held) == ()) == is_line(*(ALL[card] for card in held))


def test_k4_the_cards_that_may_join_a_line_are_those_that_keep_it_one() -> None:
    for held in product(range(0, 64, 7), repeat=3):
        for size in (1, 2, 3):
            line = held[:size]
            if len(set(line)) == size and breaks(line) == ():
                values = joining(VALUES[line[0]] | VALUES[line[-1]] | VALUES[line[size // 2]], size)
                joins = {card for card in CARDS if VALUES[card] & values == VALUES[card]}
                assert joins == {card for card in CARDS if breaks((*line, card)) == ()}


def test_k4_a_single_card_is_not_a_line_and_scores_nothing_crosswise() -> None:
    assert played(position("rt2@0,0", "gs1"), "play gs1@1,0").scores == (3, 0)
