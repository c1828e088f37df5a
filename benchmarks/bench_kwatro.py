"""Complete lists of moves of kwatro a second: the rules beside the naive twin of the tests.

`python benchmarks/bench_kwatro.py` prints the figures and appends them to results.md.

Two greedy bots play until they have met enough hands with both jokers; the lists are of a sample
of their positions with no, one and two jokers in hand. What the rules remember from one list to
the next is forgotten before each pass over a sample.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from statistics import median

from fourfold import bots, games
from fourfold.games.kwatro import jokers, notation, plays, rules
from fourfold.games.kwatro.cards import JOKER
from measured import naive_twin, rates, ratio, report

SECONDS = 0.5
LISTS = 24
LISTS_WITH_TWO_JOKERS = 6

TWIN = naive_twin("kwatro")
KWATRO = games.get("kwatro")
greedy = bots.get(games.get("kwatro"), "greedy")


def game(random: Random) -> Iterator[rules.Position]:
    """The positions of one game between two greedy bots."""
    options = rules.Options()
    deal = rules.deal(options, lambda things: random.sample(things, len(things)))
    position = rules.start(options, deal)
    while moves := rules.moves(position):
        yield position
        view = rules.view(position, position.turn)
        position = rules.play(position, greedy(KWATRO, view, moves, random))


def samples() -> list[list[rules.Position]]:
    """Positions with no, one and two jokers in the hand of the seat to move."""
    random, met = Random(0), defaultdict[int, list[rules.Position]](list)
    while len(met[2]) < LISTS_WITH_TWO_JOKERS:
        for position in game(random):
            met[position.hands[position.turn].count(JOKER)].append(position)
    return [random.sample(met[0], LISTS), random.sample(met[1], LISTS), met[2]]


def lists(positions: list[rules.Position]) -> int:
    """The moves of all positions by the rules; how many positions."""
    plays._fillings.cache_clear()
    jokers._assignable.cache_clear()
    for position in positions:
        rules.moves(position)
    return len(positions)


def row(number: int, positions: list[rules.Position]) -> tuple[str, ...]:
    """What is reported of the positions with so many jokers in hand."""
    states = [TWIN.read(notation.write_position(position), scoring=True) for position in positions]
    measured = rates(
        {
            "naive": lambda _: len([TWIN.moves(state) for state in states]),
            "rules": lambda _: lists(positions),
        },
        SECONDS,
    )
    naive, fast = measured["naive"], measured["rules"]
    moves = median(len(rules.moves(position)) for position in positions)
    speeds = (f"{median(naive):.1f}", f"{median(fast):.1f}", f"{ratio(fast, naive):.1f}")
    return str(number), str(len(positions)), f"{moves:.0f}", *speeds


HEAD = (
    "jokers in hand",
    "positions",
    "moves a list (median)",
    "naive twin, lists a second",
    "rules, lists a second",
    "the rules are faster by",
)

if __name__ == "__main__":
    report(HEAD, [row(number, positions) for number, positions in enumerate(samples())])
