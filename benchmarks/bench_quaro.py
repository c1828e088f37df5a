"""Random games of Quaro a second, in plain Python: the rules beside the naive twin of the tests.

`python benchmarks/bench_quaro.py` prints the figures and appends them to results.md. Two play by
the leaflet, each move chosen from the list of legal ones.
"""

from __future__ import annotations

from random import Random

from fourfold.games.quaro import rules
from measured import naive_twin, play_out, report_play_outs

SECONDS = 3
TWIN = naive_twin("quaro")


def naive_game(random: Random) -> int:
    """One game by the naive twin."""
    bag = "".join(random.sample("rgby" * 12, 48))
    return play_out(TWIN.begin(2, refusal=True, starter=0, bag=bag), TWIN.moves, TWIN.play, random)


def game(random: Random) -> int:
    """One game by the rules."""
    deal = rules.Deal(0, tuple(random.sample(rules.STONES, 48)))
    return play_out(rules.start(rules.Options(), deal), rules.moves, rules.play, random)


if __name__ == "__main__":
    report_play_outs({"naive twin of the tests": naive_game, "rules": game}, SECONDS)
