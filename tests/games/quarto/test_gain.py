"""What a move brings at once: what bots without foresight go by (Q4–Q8, Q11, Q13, Q14)."""

from __future__ import annotations

from hypothesis import given, settings

from fourfold.games.quarto import notation, rules
from fourfold.games.quarto.gain import gain
from fourfold.games.quarto.rules import Call, Position
from games.quarto.scenes import after, at, begin
from games.quarto.strategies import positions

COMPLETED = "0 a1 2 b1 4 c1 6 d1"


def brings(position: Position, move: str) -> int:
    return gain(position, notation.read_move(move))


def test_a_true_call_brings_more_than_any_other_move() -> None:
    """Q6, Q7."""
    for moves in (COMPLETED, COMPLETED + " 8"):
        position = after(begin(), moves)
        true = notation.read_move("!a1-d1")
        others = [gain(position, move) for move in rules.moves(position) if move != true]
        assert gain(position, true) > max(others)


def test_a_false_call_only_costs() -> None:
    """Q8, Q11: incomplete, dead, or without anything shared."""
    position = after(begin(), COMPLETED + " 8 a2")
    assert brings(position, "!a1-d1") < 0
    assert brings(position, "!a2-d2") < 0
    assert brings(after(begin(), "0 a1 f b1 1 c1 2 d1"), "!a1-d1") < 0


def test_completing_a_winning_line_brings_more_than_any_other_placement() -> None:
    """Q5, spoken and automatic (Q12)."""
    for words in ("", "calling=automatic"):
        position = after(begin(words), "0 a1 2 b1 4 c1 6")
        assert brings(position, "d1") > brings(position, "d2") == brings(position, "a2") > 0


def test_only_traits_that_count_make_a_placement_worth_more() -> None:
    """Q13."""
    position = after(begin("traits=1,2"), "0 a1 2 b1 4 c1 6")
    assert brings(position, "d1") == brings(position, "d2")


def test_squares_make_a_placement_worth_more_where_they_count() -> None:
    """Q14."""
    for words, more in (("squares=yes", True), ("squares=no", False)):
        position = after(begin(words), "0 a1 2 b1 4 a2 6")
        assert (brings(position, "b2") > brings(position, "d4")) == more


def test_a_gift_that_the_other_can_complete_a_line_with_brings_less() -> None:
    """Q4, Q5: three round and grooved pieces wait; only f is square and smooth."""
    position = at("024./..../..../.... - window=c1")
    assert brings(position, "f") == brings(position, "9") > brings(position, "6") >= 0
    assert brings(position, "1") == brings(position, "8") == brings(position, "6")


def test_a_pass_costs_nothing() -> None:
    """Q10."""
    assert brings(at("420d/3be9/f817/5c6a - window=d4"), "-") >= 0


@settings(max_examples=150, deadline=None)
@given(positions())
def test_only_false_calls_are_below_zero_in_any_position(position: Position) -> None:
    for move in rules.moves(position):
        false = isinstance(move, Call) and rules.play(position, move).won is None
        assert (gain(position, move) < 0) == false
