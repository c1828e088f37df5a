"""kwatro by the rulebook: cards, deal, course and variants (K1–K3, K5–K9, K16)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fourfold.core.errors import IllegalMove
from fourfold.games.kwatro import notation, rules
from fourfold.games.kwatro.cards import CARDS, DECK, JOKER, traits
from fourfold.games.kwatro.rules import NOBODY, Deal, Options, Pass, Play
from games.kwatro.scenes import cards, laid, offered, played, position, refused, shuffled_by

ROW = "rt2@0,0 bx2@1,0 gc2@2,0"


def rest(*used: str) -> tuple[int, ...]:
    """All cards but these, in their order."""
    left = Counter(DECK) - Counter(card for text in used for card in cards(text))
    return tuple(left.elements())


# K1, K2, K3: cards and deal


def test_k1_there_are_64_different_cards_and_two_jokers() -> None:
    assert len({traits(card) for card in CARDS}) == 64
    assert Counter(DECK) == Counter([*CARDS, JOKER, JOKER])


def test_k1_two_to_four_play() -> None:
    seats = next(option for option in rules.OPTIONS if option.key == "seats")
    assert seats.values == ("2", "3", "4")
    assert [rules.seats(notation.read_options({"seats": text})) for text in "234"] == [2, 3, 4]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_k2_each_gets_four_cards_and_the_next_card_starts_the_grid(seats: int) -> None:
    options = Options(seats)
    start = rules.start(options, Deal(0, DECK))
    assert start.hands == tuple(DECK[4 * seat : 4 * seat + 4] for seat in range(seats))
    assert start.grid == (((0, 0), DECK[4 * seats]),)
    assert start.pile == DECK[4 * seats + 1 :]
    assert set(start.known) == {NOBODY}


def test_k2_hands_are_sorted_however_they_were_dealt() -> None:
    deck = cards("** yx4 rc1 ** bs2 gt3 gc1 rc2") + rest("** yx4 rc1 ** bs2 gt3 gc1 rc2")
    assert rules.start(Options(), Deal(0, deck)).hands[0] == cards("rc1 yx4 ** **")


def test_k2_a_joker_turned_up_goes_under_the_pile_and_all_know_it() -> None:
    top = "rc1 rc2 rc3 rc4 gc1 gc2 gc3 gc4 ** ** bt3"
    start = rules.start(Options(), Deal(0, cards(top) + rest(top)))
    assert start.grid == laid("bt3@0,0")
    assert start.pile == (*rest(top), JOKER, JOKER)
    assert start.known == (NOBODY,) * len(rest(top)) + (frozenset({0, 1}),) * 2
    assert rules.view(start, None).pile[-3:] == (None, JOKER, JOKER)


def test_k3_the_table_names_the_starter_and_the_turn_goes_to_the_left() -> None:
    start = rules.start(Options(seats=3), Deal(2, DECK))
    assert [rules.turn(start), rules.turn(played(start, "pass"))] == [2, 0]
    assert rules.turn(played(start, "pass", "pass")) == 1


def test_k3_the_starter_is_random_unless_named() -> None:
    deals = [rules.deal(Options(seats=4), shuffled_by(Random(seed))) for seed in range(40)]
    assert {deal.starter for deal in deals} == {0, 1, 2, 3}


def test_k5_a_turn_is_a_play_or_a_pass() -> None:
    before = position("rt2@0,0", "gs1", "gs3")
    assert played(before, "play gs1@1,0").turn == 1
    assert played(before, "pass").turn == 1


# K6, K7: where cards may lie


def test_k6_one_card_may_be_laid_on_each_side_of_the_start_card() -> None:
    plays = {move for move in offered(position("rt2@0,0", "gs1")) if move.startswith("play")}
    assert plays == {f"play gs1@{cell}" for cell in ("1,0", "-1,0", "0,1", "0,-1")}


def test_k6_one_to_four_cards_are_played_in_a_row_or_a_column() -> None:
    hand = "gs1 gs2 gs3 gs4"
    before = position("gt1@0,0", hand)
    sizes = {len(move.cards) for move in rules.moves(before) if isinstance(move, Play)}
    assert sizes == {1, 2, 3, 4}
    assert "play gs1@1,0 gs2@1,1 gs3@1,2 gs4@1,3" in offered(before)
    assert refused(before, "play gs1@1,0 gs2@1,1 gs3@2,1") == ("not-one-line", {})
    assert refused(before, "play gs1@1,0 gs2@2,1") == ("not-one-line", {})


def test_k6_cards_may_be_added_at_both_ends_and_need_not_touch_one_another() -> None:
    before = position(ROW, "rc3 yc1")
    assert "play rc3@2,-1 yc1@2,1" in offered(before)
    after = played(position("gc2@0,0", "rc3 yc1"), "play rc3@-1,0 yc1@1,0")
    assert after.grid == laid("rc3@-1,0 gc2@0,0 yc1@1,0")


def test_k6_cards_may_fill_a_gap_and_join_what_was_apart() -> None:
    around = "rc1@0,0 rc2@0,1 rc3@0,2 gc3@1,2 bc3@2,2 bc2@2,1"
    after = played(position(around, "gc2"), "play gc2@1,1")
    assert after.grid == laid(f"{around} gc2@1,1")
    assert after.scores == (2 + 2 + 2 + 2 + 3, 0)


def test_k6_a_play_may_fill_a_gap_and_go_on_beyond_or_fill_a_wide_one() -> None:
    around = "rc1@0,0 rc2@0,1 gc2@1,1 bc2@2,1 bc1@2,0"
    assert "play gc1@1,0 yc1@3,0" in offered(position(around, "gc1 yc1"))
    wide = "rc1@0,0 rc2@0,1 gc2@1,1 bc2@2,1 yc2@3,1 yc1@3,0"
    assert "play gc1@1,0 bc1@2,0" in offered(position(wide, "gc1 bc1"))


def test_k6_a_gap_is_refused_by_its_cell() -> None:
    before = position("rt2@0,0", "gs1 bs1")
    assert refused(before, "play gs1@1,0 bs1@3,0") == ("gap", {"cell": (2, 0)})
    assert refused(before, "play gs1@0,1 bs1@0,3") == ("gap", {"cell": (0, 2)})


def test_k6_at_least_one_card_touches_the_grid_side_to_side() -> None:
    before = position("rt2@0,0", "gt1 bt3")
    assert refused(before, "play gt1@1,1") == ("touches-nothing", {})
    assert refused(before, "play gt1@2,0 bt3@3,0") == ("touches-nothing", {})
    assert "play gt1@1,0 bt3@2,0" in offered(before)


def test_k6_a_taken_cell_is_refused_with_the_card_that_lies_there() -> None:
    before = position("rt2@0,0", "gs1 bs1")
    taken = {"cell": (0, 0), "card": cards("rt2")[0]}
    assert refused(before, "play gs1@0,0") == ("cell-taken", taken)
    assert refused(before, "play gs1@1,0 bs1@1,0") == ("cell-twice", {"cell": (1, 0)})


def test_k6_only_cards_in_hand_can_be_played_each_once() -> None:
    before = position("rt2@0,0", "gs1 **")
    assert refused(before, "play gs2@1,0") == ("not-in-hand", {"card": cards("gs2")[0]})
    assert refused(before, "play gs1@1,0 gs1@2,0") == ("not-in-hand", {"card": cards("gs1")[0]})
    assert refused(before, "play **@1,0 **@2,0") == ("not-in-hand", {"card": JOKER})
    reason, _ = refused(before, "play gs1@1,0 **@2,0 gs2@3,0 gs3@4,0 gs4@5,0")
    assert reason == "not-in-hand"


def test_k6_the_order_of_the_cards_does_not_matter() -> None:
    there = notation.read_move("play rc1@1,0 rc2@2,0 **@3,0")
    back = notation.read_move("play **@3,0 rc2@2,0 rc1@1,0")
    assert there == back
    assert hash(there) == hash(back)


def test_k6_lines_that_cross_the_play_must_keep_the_rule_too() -> None:
    before = position("rc1@0,0 rc2@1,0 gs3@1,1", "gs2 bt4")
    colours = {"line": ((1, 0), (1, 1), (1, 2)), "values": ("red", "green", "green")}
    assert refused(before, "play gs2@1,2 bt4@2,2") == ("colours-mixed", colours)
    assert "play bt4@1,2" in offered(before)


def test_k7_no_line_is_longer_than_four() -> None:
    kwatro = "rc1@0,0 rc2@1,0 rc3@2,0 rc4@3,0"
    before = position(kwatro, "gc1 **")
    line = tuple((right, 0) for right in range(5))
    assert refused(before, "play gc1@4,0") == ("line-too-long", {"line": line, "n": 5})
    assert refused(before, "play **@-1,0")[0] == "line-too-long"


def test_k7_lines_may_not_be_joined_to_more_than_four() -> None:
    bridge = "rc1@0,0 rc2@0,1 gc2@1,1 bc2@2,1 yc2@3,1 bc1@2,0 yc1@3,0 gs1@-1,0"
    before = position(bridge, "gc1", pile="")
    reason, facts = refused(before, "play gc1@1,0")
    assert (reason, facts["n"]) == ("line-too-long", 5)


def test_k6_a_play_without_cards_is_refused() -> None:
    before = position("rt2@0,0", "gs1")
    with pytest.raises(IllegalMove, match="no-cards"):
        rules.play(before, Play(()))


# K8, K9: drawing and passing


def test_k8_the_hand_is_refilled_to_four_from_the_top() -> None:
    before = position("rt2@0,0", "gs1 gs2 gs3 gs4", pile="bx1 bx2 bx3 bx4")
    after = played(before, "play gs1@1,0 gs2@1,1")
    assert after.hands[0] == cards("gs3 gs4 bx1 bx2")
    assert after.pile == cards("bx3 bx4")


def test_k8_only_while_the_pile_lasts() -> None:
    before = position("rt2@0,0", "gs1 gs2 gs3 gs4", pile="bx1")
    after = played(before, "play gs1@1,0 gs2@1,1")
    assert after.hands[0] == cards("gs3 gs4 bx1")
    assert after.pile == ()


def test_k9_none_some_or_all_cards_are_exchanged_and_two_jokers_are_alike() -> None:
    before = position("rt2@0,0", "gs1 ** **")
    passes = {move for move in offered(before) if move.startswith("pass")}
    assert passes == {"pass", "pass gs1", "pass **", "pass ** **", "pass gs1 **", "pass gs1 ** **"}


def test_k9_the_cards_go_under_the_pile_and_as_many_are_drawn() -> None:
    before = position("rt2@0,0", "gs1 gs2 gs3 gs4", pile="bx1 bx2 bx3 bx4")
    after = played(before, "pass gs4 gs1")
    assert after.hands[0] == cards("gs2 gs3 bx1 bx2")
    assert after.pile == cards("bx3 bx4 gs1 gs4")
    assert after.known == (NOBODY, NOBODY, frozenset({0}), frozenset({0}))
    assert (after.turn, after.passes) == (1, 1)


def test_k9_which_card_goes_under_first_is_no_choice() -> None:
    assert Pass(cards("** yx4 rc1")) == Pass(cards("rc1 ** yx4"))
    assert Pass(cards("** yx4 rc1")).cards == cards("rc1 yx4 **")


def test_k9_a_short_pile_gives_cards_of_ones_own_back() -> None:
    before = position("rt2@0,0", "gs1 gs2 gs3 gs4", pile="bx1")
    after = played(before, "pass gs1 gs2 gs3")
    assert after.hands[0] == cards("gs1 gs2 gs4 bx1")
    assert (after.pile, after.known) == (cards("gs3"), (frozenset({0}),))


def test_k9_passing_is_always_allowed_and_now_and_then_forced() -> None:
    """Around sixteen cards in a square every cell would make a line of five (K7)."""
    assert "pass" in offered(position("rt2@0,0", "gs1"))
    square = " ".join(f"{c}c{n}@{n},{d}" for d, c in enumerate("rgby") for n in range(1, 5))
    assert offered(position(square, "gs1 **")) == {"pass", "pass gs1", "pass **", "pass gs1 **"}


def test_k9_only_cards_in_hand_can_be_exchanged() -> None:
    before = position("rt2@0,0", "gs1")
    assert refused(before, "pass gs2") == ("not-in-hand", {"card": cards("gs2")[0]})
    assert refused(before, "pass gs1 gs1")[0] == "not-in-hand"


def test_k14_with_an_empty_pile_there_is_nothing_to_exchange() -> None:
    before = position("rt2@0,0", "gs1 gs2", pile="")
    assert {move for move in offered(before) if move.startswith("pass")} == {"pass"}
    assert refused(before, "pass gs1") == ("pile-empty", {})


# K16: variants


def test_k16_the_short_game_has_both_jokers_and_31_random_cards() -> None:
    options = Options(seats=3, short=True)
    decks = [rules.deal(options, shuffled_by(Random(seed))).deck for seed in range(20)]
    for deck in decks:
        assert len(deck) == 33
        assert len(set(deck)) == 32
        assert deck.count(JOKER) == 2
    assert set().union(*decks) == set(DECK)


def test_k16_without_scoring_there_are_no_points() -> None:
    before = position("rt2@0,0", "gs1 gs2", options=Options(scoring=False))
    assert rules.scores(before) == ()
    assert rules.scores(played(before, "play gs1@1,0")) == ()
