"""R2: the board, and why it can only be this one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import compress, product

from fourfold.games.quaro.notation import NAMES
from fourfold.games.quaro.rules import BOARD, CELLS, LINES, LINES_THROUGH

Places = frozenset[tuple[int, int]]


def test_r2_the_board_is_eight_by_eight_without_its_corners() -> None:
    corners = {column + row for column in "abgh" for row in "1278"}
    assert set(NAMES) == {column + row for column in "abcdefgh" for row in "12345678"} - corners
    assert (NAMES[0], NAMES[4], NAMES[8], NAMES[47]) == ("c1", "c2", "a3", "f8")


def test_r2_the_board_has_48_cells_and_82_lines() -> None:
    assert (len(CELLS), len(LINES), len(set(map(frozenset, LINES)))) == (48, 82, 82)


def test_r2_its_four_edges_are_four_cells_long() -> None:
    assert Counter(row for _, row in BOARD)[0] == Counter(row for _, row in BOARD)[7] == 4
    assert (
        Counter(column for column, _ in BOARD)[0] == Counter(column for column, _ in BOARD)[7] == 4
    )


def test_r2_eight_cells_lie_on_twelve_lines_and_the_four_centre_cells_on_eleven() -> None:
    lines = {name: len(LINES_THROUGH[cell]) for cell, name in enumerate(NAMES)}
    by_number = {n: {name for name in NAMES if lines[name] == n} for n in (11, 12)}
    assert by_number[12] == {"d3", "e3", "c4", "f4", "c5", "f5", "d6", "e6"}
    assert by_number[11] == {"d4", "e4", "d5", "e5"}
    assert max(lines.values()) == 12


def test_r2_no_other_symmetric_board_of_48_cells_has_the_twelve_rows_of_the_leaflet() -> None:
    """The best cell lies on four rows across, three down, two and three aslant."""
    found = [places for size in range(7, 11) for places in symmetric_boards(size) if fits(places)]
    assert found == [frozenset(BOARD)]


def symmetric_boards(size: int) -> Iterator[Places]:
    """Every board of 48 cells that reaches the edge and that turning and mirroring leave alike."""
    parts = orbits(size)
    for chosen in product((False, True), repeat=len(parts)):
        places = frozenset(place for part in compress(parts, chosen) for place in part)
        if len(places) == 48 and any(row == 0 for _, row in places):
            yield places


def orbits(size: int) -> list[Places]:
    """The places that turning and mirroring carry into one another."""
    last, half = size - 1, range((size + 1) // 2)
    return [
        frozenset(
            place
            for x, y in ((column, row), (row, column))
            for place in ((x, y), (last - x, y), (x, last - y), (last - x, last - y))
        )
        for row in half
        for column in half
        if row <= column
    ]


def fits(places: Places) -> bool:
    counts = [lines_through(places, place) for place in places]
    across_down_aslant = [(sorted(count[:2]), sorted(count[2:])) for count in counts]
    return max(map(sum, counts)) == 12 and ([3, 4], [2, 3]) in across_down_aslant


def lines_through(places: Places, place: tuple[int, int]) -> list[int]:
    """The fours through a place, direction by direction."""
    column, row = place
    return [
        sum(
            all((column + i * right, row + i * down) in places for i in range(first, first + 4))
            for first in range(-3, 1)
        )
        for right, down in ((1, 0), (0, 1), (1, 1), (1, -1))
    ]
