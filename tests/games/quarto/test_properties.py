"""What holds in every position of every game (Q4, Q5, Q8, Q9, Q11, Q12)."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings

from fourfold.core.errors import IllegalMove
from fourfold.games.quarto import notation, rules
from fourfold.games.quarto.rules import Call, Give, Move, Pass, Place, Position
from games.quarto.scenes import DIGITS, LINES, SQUARES
from games.quarto.strategies import games, positions

# Everything that anybody can try to do.
TRIES: list[Move] = [
    *map(Give, range(len(DIGITS))),
    *map(Place, range(16)),
    *(notation.read_move(f"!{name}") for name in {**LINES, **SQUARES}),
    Pass(),
]

many = settings(max_examples=150, deadline=None)


@many
@given(positions())
def test_playing_never_changes_the_position_it_starts_from(position: Position) -> None:
    before = repr(position)
    for move in TRIES:
        with suppress(IllegalMove):
            rules.play(position, move)
        assert repr(position) == before


@many
@given(positions())
def test_every_offered_move_can_be_played_and_every_other_is_refused(position: Position) -> None:
    offered = rules.moves(position)
    assert len(set(offered)) == len(offered)
    for move in TRIES:
        if move in offered:
            assert rules.play(position, move) != position
        else:
            with pytest.raises(IllegalMove) as refusal:
                rules.play(position, move)
            assert refusal.value.reason


@many
@given(positions())
def test_there_are_moves_until_there_is_an_outcome(position: Position) -> None:
    assert bool(rules.moves(position)) == (rules.outcome(position) is None)


@many
@given(positions())
def test_every_position_under_every_option_reads_back_as_it_was_written(position: Position) -> None:
    text = notation.write_position(position)
    assert notation.read_position(text, position.options) == position


@many
@given(games())
def test_a_game_ends_within_the_moves_its_pieces_and_calls_allow(
    played: list[tuple[Position, Move]],
) -> None:
    """Q4, Q10, Q11: 16 gives, 16 placements, 2 passes, and 2 calls in each of 16 windows."""
    moves = [move for _, move in played]
    assert len(moves) <= 16 + 16 + 2 + 32
    assert sum(isinstance(move, Give) for move in moves) <= 16
    assert sum(isinstance(move, Place) for move in moves) <= 16


@many
@given(games())
def test_who_completes_or_calls_wins_and_everybody_else_does_not(
    played: list[tuple[Position, Move]],
) -> None:
    """Q5–Q7, Q9, Q12: the last move of a won game is its winner's."""
    position, move = played[-1]
    outcome = rules.outcome(rules.play(position, move))
    assert outcome is not None
    if outcome.reason == "full":
        assert outcome.winners == ()
    else:
        assert outcome.winners == (rules.turn(position),)
        assert isinstance(move, Call if position.options.spoken else Place)
