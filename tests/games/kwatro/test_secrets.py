"""What a seat may know: its own hand, and of the pile what it has put there itself (K2, K9).

Other cards may lie wherever else they could: a seat must not be able to tell the difference.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from fourfold.core.phrase import Phrase
from fourfold.games.kwatro import phrases, rules
from fourfold.games.kwatro.acts import acts
from fourfold.games.kwatro.cards import JOKER
from fourfold.games.kwatro.picture import picture
from fourfold.games.kwatro.rules import Move, Pass, Position
from games.kwatro.scenes import cards, played, position
from games.kwatro.strategies import positions

many = settings(max_examples=100, deadline=None)
SEATS = st.sampled_from((None, 0, 1, 2, 3))


def seen_by(before: Position, seat: int | None) -> list[bool]:
    """For each card of the pile whether the seat has seen it go there."""
    everybody = frozenset(range(before.options.seats))
    return [seat in seats or seats == everybody for seats in before.known]


def otherwise(
    before: Position, seat: int | None, random: Random, open_hand: int | None = None
) -> Position:
    """The position with all cards shuffled that the seat does not know; one hand may stay."""
    seen, kept = list(zip(before.pile, seen_by(before, seat), strict=True)), (seat, open_hand)
    pile = [card for card, known in seen if not known]
    hands = [card for other, hand in enumerate(before.hands) if other not in kept for card in hand]
    dealt = iter(random.sample(pile + hands, len(pile + hands)))
    return replace(
        before,
        pile=tuple(card if known else next(dealt) for card, known in seen),
        hands=tuple(
            hand if other in kept else tuple(sorted(next(dealt) for _ in hand))
            for other, hand in enumerate(before.hands)
        ),
    )


@many
@given(positions(), SEATS, st.integers(0, 99))
def test_k2_a_view_does_not_depend_on_cards_that_its_seat_does_not_know(
    before: Position, seat: int | None, seed: int
) -> None:
    viewer = None if seat is None else seat % before.options.seats
    other = otherwise(before, viewer, Random(seed))
    view = rules.view(before, viewer)
    assert rules.view(other, viewer) == view
    assert picture(rules.view(other, viewer), None) == picture(view, None)
    assert phrases.prompt(rules.view(other, viewer)) == phrases.prompt(view)
    assert acts(rules.view(other, viewer), ()) == acts(view, ())


@many
@given(positions(), st.integers(0, 3))
def test_k2_a_seat_sees_its_own_hand_and_all_others_from_behind(
    before: Position, seat: int
) -> None:
    view = rules.view(before, seat % before.options.seats)
    assert view.hand == before.hands[seat % before.options.seats]
    assert view.sizes == tuple(map(len, before.hands))
    assert rules.view(before, None).hand == ()


@many
@given(positions(), SEATS)
def test_k2_and_k9_of_the_pile_a_seat_sees_what_went_there_before_its_eyes(
    before: Position, seat: int | None
) -> None:
    viewer = None if seat is None else seat % before.options.seats
    shown = rules.view(before, viewer).pile
    seen = zip(before.pile, seen_by(before, viewer), strict=True)
    assert shown == tuple(card if known else None for card, known in seen)


def told(before: Position, move: Move, seat: int | None) -> tuple[Phrase, ...]:
    after = rules.play(before, move)
    return phrases.tell(rules.view(before, seat), move, rules.view(after, seat))


@many
@given(positions(ended=False), st.integers(1, 4), st.data())
def test_k2_and_k8_others_are_told_the_same_whatever_lies_in_pile_and_hands(
    before: Position, further: int, data: st.DataObject
) -> None:
    """The seat that moves keeps the cards that it shows; what it draws is not told to others."""
    seats = before.options.seats
    viewer = (before.turn + further) % seats if further % seats else None
    move = data.draw(st.sampled_from(rules.moves(before)))
    mixed = otherwise(before, viewer, data.draw(st.randoms()), open_hand=before.turn)
    assert told(before, move, viewer) == told(mixed, move, viewer)
    then, other = rules.play(before, move), rules.play(mixed, move)
    assert rules.view(then, viewer) == rules.view(other, viewer)


@many
@given(positions(ended=False), st.integers(1, 4), st.data())
def test_k9_others_are_told_how_many_cards_are_exchanged_and_not_which(
    before: Position, further: int, data: st.DataObject
) -> None:
    seats = before.options.seats
    viewer = (before.turn + further) % seats if further % seats else None
    passes = [move for move in rules.moves(before) if isinstance(move, Pass)]
    one = data.draw(st.sampled_from(passes))
    same = [other for other in passes if len(other.cards) == len(one.cards)]
    other = data.draw(st.sampled_from(same))
    assert told(before, one, viewer) == told(before, other, viewer)
    views = [rules.view(rules.play(before, move), viewer) for move in (one, other)]
    assert views[0] == views[1]


def test_k9_who_exchanged_a_card_sees_it_in_the_pile_and_nobody_else_does() -> None:
    before = position("rt2@0,0", "gs1 gs2 gs3 gs4", "rc1 rc2 rc3 rc4", pile="bx1 bx2 bx3 bx4")
    after = played(before, "pass gs1 gs2", "pass rc4")
    gs1, gs2, rc4 = cards("gs1 gs2 rc4")
    assert rules.view(after, 0).pile == (None, gs1, gs2, None)
    assert rules.view(after, 1).pile == (None, None, None, rc4)
    assert rules.view(after, None).pile == (None,) * 4


def test_k9_a_card_drawn_again_is_known_to_its_hand_alone() -> None:
    before = position("rt2@0,0", "gs1 gs2 gs3 gs4", "rc1 rc2 rc3 rc4", pile="bx1 bx2")
    after = played(before, "pass gs1 gs2", "pass rc3 rc4")
    assert after.hands[1] == cards("rc1 rc2 gs1 gs2")
    assert rules.view(after, 0).hand == cards("gs3 gs4 bx1 bx2")
    assert rules.view(after, 0).pile == (None, None)


def test_k2_all_see_a_joker_that_was_turned_up_at_the_bottom_of_the_pile() -> None:
    before = position("rt2@0,0", "gs1", "rc1", pile="bx1 bx2 **")
    turned = replace(before, known=(*before.known[:2], frozenset({0, 1})))
    for seat in (None, 0, 1):
        assert rules.view(turned, seat).pile == (None, None, JOKER)
