"""Measuring: contenders take turns, ratios come from one run, results.md keeps the figures.

Rates are by the CPU time of this process, so what else the machine is doing matters little.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, TypeAlias, TypeVar

HERE = Path(__file__).parent
ROUNDS = 5

# Does some work, with chance of its own, and says how much it was.
Contender: TypeAlias = Callable[[Random], int]
P = TypeVar("P")
M = TypeVar("M")


def naive_twin(key: str) -> Any:
    """The implementation of a game that its tests count with, sharing no code with the package."""
    sys.path.append(str(HERE.parent / "tests"))
    return import_module(f"games.{key}.naive")


def play_out(
    position: P, moves: Callable[[P], Sequence[M]], play: Callable[[P, M], P], random: Random
) -> int:
    """One game of random moves to its end."""
    while choices := moves(position):
        position = play(position, random.choice(choices))
    return 1


def rates(contenders: Mapping[str, Contender], seconds: float) -> dict[str, list[float]]:
    """How much each contender does a second, round by round; a round has one seed for all."""
    found: dict[str, list[float]] = {name: [] for name in contenders}
    for seed in range(ROUNDS):
        for name, contender in contenders.items():
            found[name].append(_rate(contender, Random(seed), seconds))
    return found


def _rate(contender: Contender, random: Random, seconds: float) -> float:
    done, began = 0, process_time()
    while (passed := process_time() - began) < seconds:
        done += contender(random)
    return done / passed


def ratio(some: Sequence[float], others: Sequence[float]) -> float:
    """How many times as much, as the median over the rounds."""
    return median(one / other for one, other in zip(some, others, strict=True))


def report_play_outs(contenders: Mapping[str, Contender], seconds: float) -> None:
    """Measure play-outs; the last contender is compared with each."""
    measured = rates(contenders, seconds)
    *_, last = measured.values()
    rows = [
        (name, f"{median(found):,.0f}", f"{ratio(last, found):.2f}")
        for name, found in measured.items()
    ]
    report(("", "play-outs a second", "the last one is faster by"), rows)


def report(head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table, and append it with date, command and machine to results.md."""
    table = [head, ["---", *["---:"] * (len(head) - 1)], *rows]
    text = "\n".join(f"| {' | '.join(row)} |" for row in table)
    name = Path(sys.argv[0]).name
    python, cores = platform.python_version(), os.cpu_count()
    machine = f"Python {python}, {platform.system()} {platform.machine()}, {cores} cores"
    print(text)
    with (HERE / "results.md").open("a", encoding="utf-8") as results:
        title = f"\n## {date.today().isoformat()}: {Path(name).stem}\n"
        print(title, f"`python benchmarks/{name}`, {machine}\n", text, sep="\n", file=results)
