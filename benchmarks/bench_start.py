"""How long `fourfold --help` takes beside a bare interpreter: medians of runs taken in turn.

`python benchmarks/bench_start.py` prints the figures and appends them to results.md. Here it is
the time on the clock that counts: somebody waits for it.
"""

from __future__ import annotations

import subprocess
import sys
from statistics import median
from time import perf_counter

from measured import report

RUNS = 51
BARE = [sys.executable, "-c", "pass"]
HELP = [sys.executable, "-m", "fourfold", "--help"]


def milliseconds(call: list[str]) -> float:
    """The time that one process takes."""
    began = perf_counter()
    subprocess.run(call, check=True, capture_output=True)
    return 1000 * (perf_counter() - began)


def main() -> None:
    """Run both in turn and report the medians."""
    pairs = [(milliseconds(BARE), milliseconds(HELP)) for _ in range(RUNS)]
    bare, told = map(median, zip(*pairs, strict=True))
    more = median(told - bare for bare, told in pairs)
    rows = [("bare interpreter", bare), ("`fourfold --help`", told), ("more by", more)]
    report(("", "ms (median)"), [(name, f"{time:.0f}") for name, time in rows])


if __name__ == "__main__":
    main()
