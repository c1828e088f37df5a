"""Proofs and values against trying everything, in the kernel and in its plain twin."""

from __future__ import annotations

from itertools import pairwise, product, starmap
from random import Random

import pytest

from fourfold.games.quarto import work
from fourfold.games.quarto.kernel import Kernel, functions
from fourfold.games.quarto.prover import Prover, Stopped
from fourfold.games.quarto.rules import EMPTY, SUBSETS
from fourfold.games.quarto.solver import Solver, Value, Worth
from fourfold.games.quarto.twin import Twin
from fourfold.games.quarto.variant import CLASSES, Cells, Variant, empty_cells, with_piece
from games.quarto import search

KERNEL = pytest.mark.skipif(functions() is None, reason="no kernel was built")
PROVERS = [pytest.param(Kernel, marks=KERNEL), Twin]
Drawn = tuple[str, str, Cells, int]


def kind(of: Variant) -> search.Kind:
    """A variant as the naive search knows it."""
    return of.squares, of.traits


def drawn(of: Variant, random: Random, empty: int) -> Drawn:
    """A random position, as texts and as the package has it."""
    board, hand = search.some_position(random, empty, kind(of))
    cells = tuple(EMPTY if piece == "." else int(piece, 16) for piece in board)
    return board, hand, cells, int(hand, 16)


@pytest.mark.parametrize("of", CLASSES, ids=str)
@pytest.mark.parametrize("make", PROVERS)
def test_worth_is_what_trying_everything_finds(make: type[Kernel | Twin], of: Variant) -> None:
    """Q5, Q13, Q14: values with distances, of pieces that win at once too."""
    random, solver = Random(f"{of}"), Solver(of, make(of))
    for turn in range(130):
        board, hand, cells, piece = drawn(of, random, 1 + turn % 5)
        value, distance = search.worth(board, hand, kind(of))
        assert solver.worth(cells, piece) == Worth(Value(value), distance)


@pytest.mark.slow
@pytest.mark.parametrize("of", CLASSES, ids=str)
def test_so_it_is_with_six_empty_cells(of: Variant) -> None:
    random, solver = Random(f"six {of}"), Solver(of, work.prover(of))
    for _ in range(20):
        board, hand, cells, piece = drawn(of, random, 6)
        value, distance = search.worth(board, hand, kind(of))
        assert solver.worth(cells, piece) == Worth(Value(value), distance)


def questions(
    prover: Prover, solver: Solver, of: Variant, random: Random, empty: int
) -> list[bool]:
    """The answers to all questions about a random position whose piece is safe."""
    _, _, cells, hand = drawn(of, random, empty)
    if not solver.is_safe(cells, hand):
        return []
    depths = range(1, empty + 1)
    return [ask(cells, hand, within) for ask in (prover.wins, prover.holds) for within in depths]


@KERNEL
@pytest.mark.parametrize("of", list(starmap(Variant, product((False, True), SUBSETS))), ids=str)
def test_the_kernel_proves_what_its_twin_proves(of: Variant) -> None:
    """Q13-Q15: with every choice of traits, at every depth."""
    answers = []
    for prover in (Kernel(of), Twin(of)):
        random, solver = Random(f"{of}"), Solver(of, prover)
        answers.append([questions(prover, solver, of, random, 1 + n % 8) for n in range(90)])
    assert answers[0] == answers[1]


@KERNEL
@pytest.mark.parametrize("pieces", [1, 3])
def test_the_kernel_proves_early_positions_as_its_twin_does_if_not_far(pieces: int) -> None:
    """With few pieces the kernel searches another way: by proof numbers."""
    of = Variant(squares=True)
    answers = []
    for prover in (Kernel(of), Twin(of)):
        random = Random(pieces)
        positions = [drawn(of, random, 16 - pieces)[2:] for _ in range(3)]
        answers.append([prover.holds(*each, 3) for each in positions])
        answers[-1] += [prover.wins(*each, 3) for each in positions]
    assert answers[0] == answers[1]


@KERNEL
@pytest.mark.parametrize("of", CLASSES, ids=str)
def test_proof_numbers_and_plain_search_agree(of: Variant) -> None:
    """A position with four pieces is won or held exactly if its continuations say so."""
    random, kernel = Random(f"{of} four"), Kernel(of)
    solver = Solver(of, kernel)
    for _ in range(2):
        _, _, cells, hand = drawn(of, random, 12)
        if not solver.is_safe(cells, hand):
            continue
        then = [with_piece(cells, hand, cell) for cell in empty_cells(cells)]
        gifts = [(board, gift) for board in then for gift in range(16)]
        safe = [(b, g) for b, g in gifts if g not in b and solver.is_safe(b, g)]
        assert kernel.wins(cells, hand, 12) is any(not kernel.holds(b, g, 11) for b, g in safe)
        assert kernel.holds(cells, hand, 12) is any(not kernel.wins(b, g, 11) for b, g in safe)


@KERNEL
def test_a_small_memory_changes_no_answer() -> None:
    """Proofs that find no room are made again."""
    of = Variant(traits=(0, 1))
    positions = [drawn(of, Random(seed), 13)[2:] for seed in range(6)]
    small, large = Kernel(of, entries=16), Kernel(of)
    for cells, hand in positions:
        if Solver(of, large).is_safe(cells, hand):
            assert small.holds(cells, hand, 13) is large.holds(cells, hand, 13)


@pytest.mark.parametrize("make", PROVERS)
def test_a_proof_that_was_stopped_has_no_answer(make: type[Kernel | Twin]) -> None:
    prover = make(Variant())
    prover.stop()
    with pytest.raises(Stopped):
        prover.holds((EMPTY,) * 16, 0, 16)


@pytest.mark.parametrize("of", CLASSES[:2] + CLASSES[4:6], ids=str)
def test_moves_are_worth_what_trying_everything_finds(of: Variant) -> None:
    """Each placement, followed by the best gift, and each gift."""
    random, solver = Random(f"{of} moves"), Solver(of, work.prover(of))
    for turn in range(12):
        board, hand, cells, piece = drawn(of, random, 2 + turn % 4)
        for cell, worth in solver.placements(cells, piece).items():
            then = board[:cell] + hand + board[cell + 1 :]
            assert worth == naive_placement(then, cell, of)
        for gift, worth in solver.gifts(cells).items():
            value, distance = search.worth(board, f"{gift:x}", kind(of))
            assert worth == Worth(Value(-value), distance)


def naive_placement(then: str, cell: int, of: Variant) -> Worth:
    """The worth of a board to the seat that has just placed there."""
    if search.wins(then, cell, kind(of)):
        return Worth(Value.WIN, 1)
    left = then.count(".")
    for within in range(1, left + 1):
        if value := search.given(then, kind(of), within):
            return Worth(Value(value), within + 1)
    return Worth(Value.DRAW, left + 1)


@pytest.mark.parametrize(("of", "empty"), list(product(CLASSES[::4], (3, 5, 6))), ids=str)
def test_the_best_move_is_worth_as_much_as_the_position(of: Variant, empty: int) -> None:
    random, solver = Random(f"{of}{empty} best"), Solver(of, work.prover(of))
    for _ in range(15):
        _, _, cells, hand = drawn(of, random, empty)
        choice = solver.best(cells, hand)
        assert solver.placement(cells, hand, choice.cell) == solver.worth(cells, hand)
        then = with_piece(cells, hand, choice.cell)
        if choice.gift is not None:
            assert solver.worth(then, choice.gift).for_giver() == solver.giving(then)
            assert solver.gifts(then)[solver.best_gift(then)] == solver.giving(then)


def test_worths_are_ranked_by_value_then_by_distance() -> None:
    best_first = [(1, 3), (1, 5), (0, 4), (-1, 6), (-1, 2)]
    ranks = [Worth(Value(value), distance).rank for value, distance in best_first]
    assert all(one >= other for one, other in pairwise(ranks))
