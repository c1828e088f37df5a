"""How long `fourfold --help` takes beside a bare interpreter: medians of runs taken in turn.

python benchmarks/bench_start.py [--runs N]
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from statistics import median

BARE = [sys.executable, "-c", "pass"]
HELP = [sys.executable, "-m", "fourfold", "--help"]


def seconds(call: list[str]) -> float:
    """The time that one process takes."""
    start = time.perf_counter()
    subprocess.run(call, check=True, capture_output=True)
    return time.perf_counter() - start


def main() -> None:
    """Run both in turn and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=21)
    pairs = [(seconds(BARE), seconds(HELP)) for _ in range(parser.parse_args().runs)]
    bare, told = (1000 * median(times) for times in zip(*pairs, strict=True))
    print(f"bare interpreter {bare:.0f} ms, --help {told:.0f} ms, more by {told - bare:.0f} ms")


if __name__ == "__main__":
    main()
