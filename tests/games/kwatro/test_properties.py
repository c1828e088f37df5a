"""What holds in every position of every game (K2, K4–K10, K12–K16)."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourfold.core.errors import IllegalMove
from fourfold.games.kwatro import notation, rules
from fourfold.games.kwatro.cards import DECK, SHORT_DECK_SIZE
from fourfold.games.kwatro.rules import Move, Options, Pass, Play, Position, Swap
from games.kwatro import brute
from games.kwatro.scenes import lively, weary
from games.kwatro.strategies import (
    OPTIONS,
    Game,
    Manner,
    around,
    end,
    game,
    games,
    grid_of,
    hand_of,
    positions,
)

many = settings(max_examples=60, deadline=None)
NAMES = notation.CARD_NAMES


@st.composite
def tries(draw: st.DrawFn, position: Position) -> Move:
    """Anything that the seat to move can try, with cards that it has or has not."""
    hand = position.hands[position.turn] or DECK[:1]
    card = st.sampled_from(hand) | st.sampled_from(DECK)
    cell = around(position)
    plays = st.lists(st.tuples(cell, card), min_size=1, max_size=4).map(tuple)
    jokers = [cell for cell, card in position.grid if card == DECK[-1]]
    places = st.sampled_from(jokers) | cell if jokers else cell
    moves = plays.map(Play) | st.builds(Swap, card, places)
    return draw(moves | st.lists(card, max_size=5).map(tuple).map(Pass))


def may_be_made(position: Position, move: Move) -> bool:
    """Whether trying everything finds the move as well."""
    grid, hand = grid_of(position), hand_of(position)
    match move:
        case Play():
            return brute.may_be_played(
                grid, hand, [(cell, NAMES[card]) for cell, card in move.cards]
            )
        case Swap():
            return brute.may_be_swapped(grid, hand, NAMES[move.card], move.cell)
        case Pass():
            held = Counter(NAMES[card] for card in move.cards) <= Counter(hand)
            return held and bool(position.pile or not move.cards)


@many
@given(positions(), st.data())
def test_playing_never_changes_the_position_it_starts_from(
    position: Position, data: st.DataObject
) -> None:
    before = repr(position)
    for move in (data.draw(tries(position)), *rules.moves(position)[:20]):
        with suppress(IllegalMove):
            rules.play(position, move)
        assert repr(position) == before


@settings(max_examples=50, deadline=None)
@given(positions())
def test_every_offered_move_can_be_played_and_none_is_offered_twice(position: Position) -> None:
    offered = rules.moves(position)
    assert len(set(offered)) == len(offered)
    for move in offered:
        assert rules.play(position, move) != position


@settings(max_examples=200, deadline=None)
@given(positions(ended=False), st.data())
def test_every_other_move_is_refused_with_a_reason(position: Position, data: st.DataObject) -> None:
    """K6, K7, K9, K12, K13: what is offered is what trying everything allows."""
    move = data.draw(tries(position))
    offered = move in rules.moves(position)
    assert offered == may_be_made(position, move)
    if not offered:
        with pytest.raises(IllegalMove) as refusal:
            rules.play(position, move)
        assert refusal.value.reason


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_k14_after_the_end_every_move_is_refused(options: Options) -> None:
    played = game(options)
    for move in {move for _, move in played}:
        with pytest.raises(IllegalMove, match="game-over"):
            rules.play(end(played), move)


@many
@given(positions())
def test_k1_and_k16_no_card_is_lost_or_doubled(position: Position) -> None:
    laid = tuple(card for _, card in position.grid)
    cards = Counter(sum(position.hands, laid + position.pile))
    assert cards <= Counter(DECK)
    assert cards.total() == (SHORT_DECK_SIZE if position.options.short else len(DECK))


@many
@given(positions())
def test_k4_k7_and_k12_every_grid_stands(position: Position) -> None:
    assert brute.stands(grid_of(position))


@many
@given(games())
def test_k8_all_hold_four_cards_while_the_pile_lasts(played: Game) -> None:
    for position, move in played:
        then = rules.play(position, move)
        assert not then.pile or set(map(len, then.hands)) == {4}
        assert then.turn == (position.turn + (not isinstance(move, Swap))) % then.options.seats


def points_by_hand(position: Position, move: Move) -> int:
    """K10, K14: by the naive scorer; passes and swaps bring nothing."""
    if not isinstance(move, Play):
        return 0
    left = len(position.hands[position.turn]) - len(move.cards) + len(position.pile)
    return brute.points(grid_of(position), {cell: NAMES[card] for cell, card in move.cards}, left)


@many
@given(games())
def test_k10_and_k14_scores_are_what_a_naive_count_of_all_plays_gives(played: Game) -> None:
    options = played[0][0].options
    scores = [0] * options.seats
    for position, move in played:
        scores[position.turn] += points_by_hand(position, move)
        then = rules.play(position, move)
        assert rules.scores(then) == (tuple(scores) if options.scoring else ())


@settings(max_examples=40, deadline=None)
@given(positions(ended=False))
def test_k10_and_k14_every_play_is_worth_what_a_naive_count_gives(position: Position) -> None:
    for move in rules.moves(position)[::7]:
        if isinstance(move, Play):
            view = rules.view(position, position.turn)
            assert rules.worth(view, move.cards).total == points_by_hand(position, move)


@many
@given(positions())
def test_k14_there_are_moves_until_there_is_an_outcome(position: Position) -> None:
    assert bool(rules.moves(position)) == (rules.outcome(position) is None)


@pytest.mark.parametrize("manner", [lively, weary])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_k14_k15_and_k16_complete_games_end_as_the_rules_say(
    options: Options, manner: Manner
) -> None:
    played = game(options, manner)
    last, result = end(played), rules.outcome(end(played))
    assert result is not None
    if result.reason == "last-card":
        assert (last.pile, last.hands[played[-1][0].turn]) == ((), ())
    else:
        passes = options.seats * (2 if last.pile else 1)
        turns = [move for _, move in played if not isinstance(move, Swap)]
        assert all(isinstance(move, Pass) for move in turns[-passes:])
        assert all(last.hands)
    assert result.scores == last.scores
    assert set(result.winners) == winners(last)


def winners(last: Position) -> set[int]:
    """K15: who has most points; K16: without points who has no cards, or else all."""
    if last.options.scoring:
        return {seat for seat, points in enumerate(last.scores) if points == max(last.scores)}
    out = {seat for seat, hand in enumerate(last.hands) if not hand}
    return out or set(range(last.options.seats))


def test_the_games_of_these_tests_end_in_both_ways_with_all_kinds_of_moves() -> None:
    """K14: else the tests above would show little."""
    every = [game(options, manner) for options in OPTIONS for manner in (lively, weary)]
    reasons = {result.reason for played in every if (result := rules.outcome(end(played)))}
    assert reasons == {"last-card", "all-passed"}
    assert {type(move) for played in every for _, move in played} == {Play, Swap, Pass}
