"""The book: what is in it, that it is true, and that whoever makes it gets the same bytes."""

from __future__ import annotations

from importlib.resources import files
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourfold.games.quarto import book, bookmaker, symmetry
from fourfold.games.quarto.book import BOOKS, places, read, write
from fourfold.games.quarto.bookmaker import bound, positions, prove, prove_all, read_notes
from fourfold.games.quarto.kernel import Kernel, functions
from fourfold.games.quarto.rules import EMPTY
from fourfold.games.quarto.solver import Solver
from fourfold.games.quarto.variant import Variant
from fourfold.games.quarto.work import prover

KERNEL = pytest.mark.skipif(functions() is None, reason="no kernel was built")
# Positions with none to four pieces, all that are the same but for symmetry counted once.
COUNTS = {False: [1, 8, 148, 3_382, 91_558], True: [1, 12, 381, 12_113, 358_784]}


def data() -> bytes:
    return files("fourfold.games.quarto").joinpath(book.FILE).read_bytes()


def test_the_book_is_small() -> None:
    assert len(data()) <= 200_000


@pytest.mark.parametrize("of", BOOKS, ids=str)
def test_the_book_knows_all_positions_with_up_to_three_pieces(of: Variant) -> None:
    """A piece that wins at once is a win; else the placement and the gift decide."""
    solver = Solver(of, prover(of))
    for pieces in range(3):
        due = positions(of, pieces)
        assert len(due) == COUNTS[of.squares][pieces]
        for cells, hand in islice(due.values(), 60):
            best = max(worth.value for worth in solver.placements(cells, hand).values())
            assert book.value(of, cells, hand) - book.DRAW == best


@pytest.mark.slow
@pytest.mark.parametrize("of", BOOKS, ids=str)
def test_the_book_is_complete_and_can_be_made_again_to_the_byte(of: Variant) -> None:
    due = [positions(of, pieces) for pieces in range(5)]
    assert [len(some) for some in due] == COUNTS[of.squares]
    values = {key: book.value(of, *where) for some in due for key, where in some.items()}
    assert set(values.values()) <= {book.LOSS, book.DRAW, book.WIN}
    assert bound(values) == list(read(data()))[of.squares]


def sample(of: Variant, size: int) -> list[bookmaker.Position]:
    """Positions with four pieces, drawn at random."""
    due = positions(of, 4)
    return [due[key] for key in Random(f"{of}").sample(sorted(due), size)]


@KERNEL
@pytest.mark.slow
@pytest.mark.parametrize("of", BOOKS, ids=str)
def test_a_sample_of_the_book_is_proved_from_scratch(of: Variant) -> None:
    kernel = Kernel(of)
    for position in sample(of, 250):
        assert book.value(of, *position) == prove(of, position, kernel)


@KERNEL
def test_q8_q13_what_the_book_does_not_know() -> None:
    dead = (0, 1, 2, 3, *[EMPTY] * 12)
    assert not book.knows(Variant(traits=(0, 1, 2)), (EMPTY,) * 16)
    assert not book.knows(Variant(), (0, 3, 5, 6, 15, *[EMPTY] * 11))
    solver = Solver(Variant(), prover(Variant()))
    assert solver.value(dead, 8) == max(w.value for w in solver.placements(dead, 8).values())


values_by_key = st.dictionaries(st.integers(0, 2**64 - 1), st.integers(0, 2), min_size=1)


@settings(deadline=None)
@given(values_by_key)
def test_a_table_has_every_value_that_was_bound(values: dict[int, int]) -> None:
    table = bound(values)
    assert {key: table.value(key) for key in values} == values
    assert bound(dict(reversed(values.items()))) == table
    assert list(read(write([table, table]))) == [table, table]


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**31), st.integers(1, 10**6))
def test_a_key_has_one_place_in_each_part(key: int, seed: int, part: int) -> None:
    assert [place // part for place in places(key, seed, part)] == [0, 1, 2]


SMALL = Variant(traits=(0,))


@pytest.fixture
def _two_pieces_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """A book that is made in a moment."""
    monkeypatch.setattr(bookmaker, "MOST_PIECES", 2)


@KERNEL
@pytest.mark.usefixtures("_two_pieces_at_most")
def test_the_making_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    said: list[tuple[int, int]] = []
    whole = prove_all(SMALL, [Kernel(SMALL)], tmp_path / "whole", lambda *at: said.append(at))
    assert said[-1] == (len(positions(SMALL, 2)),) * 2
    lines = (tmp_path / "whole").read_text("utf-8").splitlines()
    part = tmp_path / "part"
    part.write_text("\n".join([*lines[:3], "nonsense", lines[3][:-1]]) + "\n", "utf-8")
    assert len(read_notes(part, positions(SMALL, 2))) == 3
    again = prove_all(SMALL, [Kernel(SMALL), Kernel(SMALL)], part, lambda *_: None)
    assert again == whole
    assert len(whole) == sum(len(positions(SMALL, pieces)) for pieces in range(3))


@pytest.mark.parametrize(
    "damage", [b"\xff\xfe\x00", b"zzzzzzzzzzzzzzzz 1", b"-00000000000000f 1", b"\n"]
)
def test_damaged_notes_count_as_not_written(tmp_path: Path, damage: bytes) -> None:
    due = positions(SMALL, 2)
    key = next(iter(due))
    notes = tmp_path / "notes"
    notes.write_bytes(damage + b"\n" + f"{key:016x} 2\n".encode())
    assert read_notes(notes, due) == {key: 2}


@KERNEL
@pytest.mark.usefixtures("_two_pieces_at_most")
def test_values_of_fewer_pieces_follow_from_those_of_more(tmp_path: Path) -> None:
    values = prove_all(SMALL, [Kernel(SMALL)], tmp_path / "notes", lambda *_: None)
    for key, position in positions(SMALL, 1).items():
        assert values[key] == prove(SMALL, position, Kernel(SMALL))
    assert symmetry.key(SMALL, (EMPTY,) * 16, 0) in values
