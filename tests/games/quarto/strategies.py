"""What Hypothesis draws: rule sets, whole games, positions of games."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from fourfold.games.quarto import rules
from fourfold.games.quarto.rules import Deal, Move, Options, Position
from games.quarto.scenes import game

RULE_SETS = st.builds(
    Options,
    set=st.sampled_from(["access", "classic"]),
    spoken=st.booleans(),
    squares=st.booleans(),
    traits=st.sampled_from(rules.SUBSETS),
)
STARTS = st.builds(rules.start, RULE_SETS, st.builds(Deal, st.integers(0, 1)))
CHANCES = st.integers(0, 2**32 - 1).map(Random)


@st.composite
def games(draw: st.DrawFn) -> list[tuple[Position, Move]]:
    """A whole random game under any rule set."""
    return list(game(draw(STARTS), draw(CHANCES)))


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any position of a random game, its end included."""
    played = draw(games())
    reached = [position for position, _ in played]
    return draw(st.sampled_from([*reached, rules.play(*played[-1])]))
