"""Everything works without the kernel, only slower."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fourfold import kernels

ROOT = Path(__file__).parents[3]
SUITES = ("tests/games/quarto", "tests/bots", "tests/test_solving.py")
WITHOUT = {**os.environ, kernels.SWITCH: "off"}


def run(*call: str) -> subprocess.CompletedProcess[str]:
    """A program in which no kernel is to be had."""
    return subprocess.run(call, cwd=ROOT, env=WITHOUT, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_the_tests_of_quarto_pass_without_the_kernel() -> None:
    quick = ("-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-m", "not slow")
    done = run(sys.executable, "-m", "pytest", *quick, *SUITES)
    assert done.returncode == 0, done.stdout[-3000:]
    assert " passed" in done.stdout


def test_who_asks_for_proofs_is_told_once_that_they_will_be_slow() -> None:
    position = "3.25/.60c/1.9./78ef d"
    done = run(sys.executable, "-m", "fourfold", "analyse", "quarto", position, "--why")
    with_kernel = subprocess.run(
        [sys.executable, "-m", "fourfold", "analyse", "quarto", position, "--why"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (0, with_kernel.stdout)
    assert done.stderr.splitlines() == [
        "Without its kernel fourfold proves much more slowly; it was installed without a compiler."
    ]
