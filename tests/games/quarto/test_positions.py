"""Positions reviewed by eye: how they have ended, or what may truly be called in them (Q3–Q15)."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from fourfold.games.quarto.rules import Position
from games.quarto.scenes import at, end, true_calls

PATH = Path(__file__).parents[2] / "data" / "quarto" / "positions.csv"
ROWS = list(csv.DictReader(PATH.read_text("utf-8").splitlines()))


def told(position: Position) -> str:
    if not position.options.spoken:
        return end(position) or "goes on"
    return end(position) or f"calls: {' '.join(sorted(true_calls(position))) or 'none'}"


def in_order(expected: str) -> str:
    first, *lines = expected.split()
    return " ".join([first, *sorted(lines)]) if first == "calls:" else expected


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['position']} {row['options']}")
def test_the_position_is_what_was_seen_in_it(row: dict[str, str]) -> None:
    assert in_order(row["expected"]) == told(at(row["position"], row["options"])), row["why"]


def test_every_row_says_why() -> None:
    assert len(ROWS) >= 30
    assert all(row["why"] for row in ROWS)
