"""Quarto proved: how long it takes, and how quick perfect play and analysis are with the book.

`python benchmarks/bench_solve.py` prints the figures and appends them to results.md; it takes some
minutes and wants the machine for itself. Positions are random ones whose piece in hand completes
no line; each is answered by a solver that remembers nothing.
"""

from __future__ import annotations

import resource
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter, process_time

from fourfold.games.quarto.commons import has_line, is_safe
from fourfold.games.quarto.count import drawn_boards
from fourfold.games.quarto.kernel import Kernel
from fourfold.games.quarto.prover import Prover
from fourfold.games.quarto.rules import EMPTY
from fourfold.games.quarto.solution import solve
from fourfold.games.quarto.solver import Solver
from fourfold.games.quarto.twin import Twin
from fourfold.games.quarto.variant import CLASSES, Cells, Variant
from measured import report

THREADS = 2
POSITIONS = 200
LINES, SQUARES = Variant(squares=False), Variant(squares=True)

Position = tuple[Cells, int]


def named(of: Variant) -> str:
    """A variant in a table."""
    traits = "1 trait" if len(of.traits) == 1 else f"{len(of.traits)} traits"
    return f"{traits}, {'squares' if of.squares else 'lines alone'}"


def positions(of: Variant, placed: int, number: int) -> list[Position]:
    """Random positions with so many pieces on the board, the same for all who ask."""
    random, found = Random(f"{of}{placed}"), list[Position]()
    while len(found) < number:
        pieces, cells = random.sample(range(16), placed + 1), random.sample(range(16), placed)
        on = dict(zip(cells, pieces, strict=False))
        board = tuple(on.get(cell, EMPTY) for cell in range(16))
        if not has_line(of, board) and is_safe(of, board, pieces[-1]):
            found.append((board, pieces[-1]))
    return found


def seconds(work: Callable[[], object]) -> float:
    """How long some work takes."""
    began = perf_counter()
    work()
    return perf_counter() - began


def shares(times: Sequence[float]) -> list[str]:
    """Median and 99th percentile in milliseconds."""
    ordered = sorted(times)
    middle, late = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
    return [f"{middle * 1e3:.1f}", f"{late * 1e3:.1f}"]


def whole_games() -> None:
    """All eight rule sets from the empty board, on one thread and on two."""
    rows, all_of_two = [], 0.0
    for of in CLASSES:
        one: list[Prover] = [Kernel(of)]
        two: list[Prover] = [Kernel(of) for _ in range(THREADS)]
        alone, together = seconds(lambda: solve(of, one)), seconds(lambda: solve(of, two))  # noqa: B023
        all_of_two += together
        nodes = one[0].nodes
        rate = f"{nodes / alone / 1e6:.1f}"
        row = [f"{nodes / 1e6:.1f}", f"{alone:.2f}", rate, f"{together:.2f}"]
        rows.append([named(of), *row, f"{alone / together:.2f}"])
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    rows.append(["all eight", "", "", "", f"{all_of_two:.2f}", ""])
    rows.append([f"largest resident memory: {memory:.0f} MiB", *[""] * 5])
    head = ("from the empty board, no book", "M positions", "s, one thread", "M positions a second")
    report((*head, "s, two threads", "faster by"), rows)


def moves() -> None:
    """The best move, and the exact worth of all moves, by pieces on the board."""
    rows = []
    for of in (LINES, SQUARES):
        for placed in range(13):
            best, every = [], []
            for cells, hand in positions(of, placed, POSITIONS if placed > 2 else 20):
                choosing, judging = Solver(of, Kernel(of)), Solver(of, Kernel(of))
                best.append(seconds(lambda: choosing.best(cells, hand)))  # noqa: B023
                every.append(seconds(lambda: judging.placements(cells, hand)))  # noqa: B023
            rows.append([named(of), str(placed), *shares(best), *shares(every)])
    head = ("with the book", "pieces placed", "best move, ms: median", "99 %")
    report((*head, "all moves, ms: median", "99 %"), rows)


def growth() -> None:
    """What one piece fewer on the board costs, and what the kernel saves."""
    rows, before = [], 0.0
    for placed in range(10, 3, -1):
        some = positions(LINES, placed, 200 if placed > 5 else 40)
        kernel = Kernel(LINES)
        spent = cost(kernel, some)
        each, twin = spent / len(some), twin_ratio(some[:5], kernel) if placed > 6 else ""
        rows.append(
            [str(placed), f"{each * 1e3:.3f}", f"{each / before:.1f}" if before else "", twin]
        )
        before = each
    head = ("pieces placed", "ms for an exact value", "times the line above")
    report((*head, "plain twin takes times as long"), rows)


def cost(prover: Prover, some: Sequence[Position]) -> float:
    """The CPU time for the exact values of positions, without the book."""
    began = process_time()
    for cells, hand in some:
        if not prover.wins(cells, hand, cells.count(EMPTY)):
            prover.holds(cells, hand, cells.count(EMPTY))
    return process_time() - began


def twin_ratio(some: Sequence[Position], kernel: Kernel) -> str:
    """How many times as long the twin takes for the same positions."""
    again = 20
    fast = sum(cost(kernel, some) for _ in range(again)) / again
    return f"{cost(Twin(LINES), some) / fast:,.0f}"


def counts() -> None:
    """The boards without a line, for each rule set."""
    rows = []
    for of in CLASSES:
        began = process_time()
        rows.append([named(of), f"{drawn_boards(of):,}", f"{process_time() - began:.2f}"])
    report(("full boards without a line", "number", "s"), rows)


if __name__ == "__main__":
    for part in (whole_games, moves, growth, counts):
        part()
