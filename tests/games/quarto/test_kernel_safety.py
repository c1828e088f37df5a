"""Nothing that is asked of the kernel makes it read or write where it must not."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from threading import Timer

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from fourfold import kernels
from fourfold.games import quarto
from fourfold.games.quarto.kernel import Kernel
from fourfold.games.quarto.prover import Stopped
from fourfold.games.quarto.rules import Piece
from fourfold.games.quarto.variant import Cells, Variant

needs_kernel = pytest.mark.skipif(kernels.library() is None, reason="no kernel was built")
KERNEL = Path(quarto.__file__).parent
FUZZ = Path(__file__).parent / "fuzz_kernel.c"
SANITIZED = ["-std=c11", "-g", "-O2", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
EMPTY_BOARD: Cells = (None,) * 16
FULL_BOARD: Cells = tuple(range(16))

NUMBERS = st.integers(-3, 20) | st.integers() | st.booleans() | st.none()
VARIANTS = st.builds(
    Variant, st.booleans(), st.lists(st.integers(-2, 66), max_size=5).map(tuple)
) | st.builds(Variant, st.booleans(), st.sampled_from([(0,), (1, 3), (0, 1, 2), (0, 1, 2, 3)]))
SIZES = st.integers(-1, 70) | st.sampled_from([16, 64, 1024, 2**40, 2**63, 2**64, 2**64 + 16])
BOARDS = st.lists(NUMBERS, max_size=20).map(tuple)
# Nearly right: somebody's slip rather than an attack.
BOARDS |= st.tuples(
    st.permutations(range(16)), st.lists(st.booleans() | st.none(), min_size=16, max_size=16)
).map(lambda drawn: tuple(p if keep else None for p, keep in zip(*drawn, strict=True)))


def refuses(kernel: Kernel, ask: Callable[[], bool]) -> bool:
    """Whether the kernel does not even try; what would take it long is given up."""
    clock = Timer(0.1, kernel.stop)
    clock.start()
    try:
        ask()
    except Stopped:
        return False
    except ValueError:
        return True
    finally:
        clock.cancel()
        clock.join()
    return False


def is_question(cells: Cells, hand: Piece | None, within: int | None) -> bool:
    """Whether all pieces are different, and so many cells are left."""
    pieces = [*(piece for piece in cells if piece is not None), hand]
    are_pieces = all(piece is not None and 0 <= piece < 16 for piece in pieces)
    if len(cells) != 16 or not are_pieces or len(set(pieces)) < len(pieces):
        return False
    return within is not None and 1 <= within <= cells.count(None)


@pytest.mark.slow
def test_sanitizers_find_nothing_wrong(tmp_path: Path, compiler: str) -> None:
    """Honest and hostile jobs of all thirty rule sets; an own program, as the library is not."""
    program = tmp_path / "fuzz"
    build = [compiler, *SANITIZED, f"-I{KERNEL}", str(FUZZ), "-o", str(program)]
    subprocess.run(build, check=True)
    ended = subprocess.run([program], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "sound\n", "")


@needs_kernel
@settings(deadline=None)
@given(variant=VARIANTS, entries=SIZES)
@example(variant=Variant(), entries=True)
def test_a_kernel_for_what_cannot_be_is_refused(variant: Variant, entries: int) -> None:
    right = set(variant.traits) & set(range(4)) == set(variant.traits) != set()
    if right and 16 <= entries < 2**20 and entries.bit_count() == 1:
        assert Kernel(variant, entries).stored == 0
    else:
        with pytest.raises(ValueError, match="no "):
            Kernel(variant, entries)


@needs_kernel
@settings(deadline=None)
@given(cells=BOARDS, hand=NUMBERS, within=NUMBERS, win=st.booleans(), squares=st.booleans())
@example(cells=EMPTY_BOARD, hand=None, within=1, win=True, squares=False)
@example(cells=EMPTY_BOARD, hand=0, within=16, win=True, squares=True)
@example(cells=FULL_BOARD, hand=0, within=1, win=False, squares=False)
def test_questions_are_answered_and_whatever_else_is_refused(
    cells: Cells, hand: Piece, within: int, *, win: bool, squares: bool
) -> None:
    kernel = Kernel(Variant(squares), 1024)
    ask = kernel.wins if win else kernel.holds
    refused = refuses(kernel, lambda: ask(cells, hand, within))
    assert refused != is_question(cells, hand, within)


@needs_kernel
@pytest.mark.parametrize("squares", [False, True])
@pytest.mark.parametrize("hand", range(16))
def test_nothing_is_asked_of_a_full_board(hand: Piece, *, squares: bool) -> None:
    kernel = Kernel(Variant(squares), 16)
    for within in (0, 1, 16):
        with pytest.raises(ValueError, match="no "):
            kernel.wins(FULL_BOARD, hand, within)


@needs_kernel
@pytest.mark.parametrize("squares", [False, True])
def test_nobody_wins_soon_on_an_empty_board(*, squares: bool) -> None:
    """The first four pieces cannot all be forced into one line."""
    kernel = Kernel(Variant(squares), 16)
    assert not any(kernel.wins(EMPTY_BOARD, 0, within) for within in range(1, 5))
    assert all(kernel.holds(EMPTY_BOARD, 0, within) for within in range(1, 6))


@needs_kernel
def test_who_is_stopped_beforehand_proves_nothing() -> None:
    kernel = Kernel(Variant(), 16)
    kernel.stop()
    with pytest.raises(Stopped):
        kernel.holds(EMPTY_BOARD, 0, 16)


@needs_kernel
def test_a_piece_cannot_be_written_as_the_kernel_writes_an_empty_cell() -> None:
    with pytest.raises(ValueError, match="no number"):
        Kernel(Variant(), 16).holds((16, *EMPTY_BOARD[1:]), 0, 1)
