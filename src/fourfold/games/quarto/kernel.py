"""The doorway to kernel.c: proofs of Quarto at full speed."""

from __future__ import annotations

import ctypes
from functools import cache

from fourfold.games.quarto.prover import Stopped
from fourfold.games.quarto.rules import CELLS, EMPTY, PIECES, TRAITS, Piece
from fourfold.games.quarto.variant import Cells, Variant
from fourfold.kernels import library

# How a cell without a piece is written for the kernel.
NOTHING = 16
STOPPED, WRONG_JOB = 2, -1
# So many proofs are remembered unless somebody wants fewer or more: 12 MiB.
USUAL_ENTRIES = 1 << 19
# How many it can be told to remember: a power of two, and no fewer than the kernel's neighbours.
SIZES = frozenset(1 << bits for bits in range(4, 40))


class Job(ctypes.Structure):
    """One question to the kernel, laid out as in kernel.c."""

    _fields_ = (
        ("cells", ctypes.c_uint8 * 16),
        ("hand", ctypes.c_uint8),
        ("win", ctypes.c_uint8),
        ("within", ctypes.c_uint8),
        ("squares", ctypes.c_uint8),
        ("stop", ctypes.c_int32),
        ("nodes", ctypes.c_uint64),
        ("memory_size", ctypes.c_uint64),
        ("proofs", ctypes.c_uint64),
        ("stored", ctypes.c_uint64),
        ("memory", ctypes.c_void_p),
    )


@cache
def functions() -> ctypes.CDLL | None:
    """The functions of the kernel with their types."""
    found = library()
    if found is None:
        return None
    found.quarto_tables_size.restype = ctypes.c_uint64
    found.quarto_entry_size.restype = ctypes.c_uint64
    found.quarto_fill.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_int)
    found.quarto_prove.argtypes = (ctypes.c_void_p, ctypes.POINTER(Job))
    return found


@cache
def _tables(variant: Variant) -> ctypes.Array[ctypes.c_char]:
    """The tables of a variant, which all its kernels read."""
    kernel = functions()
    if kernel is None:
        raise RuntimeError("no kernel was built")
    if not variant.traits or not set(variant.traits) <= set(TRAITS):
        raise ValueError(f"no traits of Quarto: {variant.traits}")
    tables = ctypes.create_string_buffer(kernel.quarto_tables_size())
    kernel.quarto_fill(tables, bool(variant.squares), variant.counting)
    return tables


class Kernel:
    """Proves positions of one variant, one at a time, and remembers what helps with the next."""

    def __init__(self, variant: Variant, entries: int = USUAL_ENTRIES) -> None:
        found = functions()
        if found is None:
            raise RuntimeError("no kernel was built")
        if entries not in SIZES:
            raise ValueError(f"no power of two from 16 to 2**39: {entries} entries")
        self._kernel, self._tables = found, _tables(variant)
        self._memory = ctypes.create_string_buffer(entries * found.quarto_entry_size())
        self._job = Job(squares=bool(variant.squares), memory_size=entries)
        self._job.memory = ctypes.addressof(self._memory)

    def wins(self, cells: Cells, hand: Piece, within: int) -> bool:
        """Whether the seat with this piece in hand can win within so many placements."""
        self._job.win = 1
        return self._reaches(cells, hand, within)

    def holds(self, cells: Cells, hand: Piece, within: int) -> bool:
        """Whether the seat with this piece in hand can avoid losing for so many placements."""
        self._job.win = 0
        return self._reaches(cells, hand, within)

    def _reaches(self, cells: Cells, hand: Piece, within: int) -> bool:
        self._place(cells, hand)
        self._job.within = _up_to(len(CELLS), within)
        answer = self._kernel.quarto_prove(self._tables, self._job)
        if answer == STOPPED:
            raise Stopped
        if answer == WRONG_JOB:
            raise ValueError(f"no position of Quarto: {cells}, {hand}, {within}")
        return bool(answer)

    def stop(self) -> None:
        """Give up what is being proved, and whatever is asked later; from any thread."""
        self._job.stop = 1

    @property
    def nodes(self) -> int:
        """How many positions were looked at so far; from any thread."""
        return int(self._job.nodes)

    @property
    def stored(self) -> int:
        """How many positions are remembered."""
        return int(self._job.stored)

    @property
    def size(self) -> int:
        """How many bytes its memory takes."""
        return len(self._memory)

    def _place(self, cells: Cells, hand: Piece) -> None:
        if len(cells) != len(CELLS):
            raise ValueError(f"a board of {len(cells)} cells")
        last = max(PIECES)
        self._job.cells[:] = [NOTHING if piece is EMPTY else _up_to(last, piece) for piece in cells]
        self._job.hand = _up_to(last, hand)


def _up_to(last: int, number: int | None) -> int:
    """The number itself, if it fits: ctypes would cut it off without a word."""
    if number is None or not 0 <= number <= last:
        raise ValueError(f"no number of a piece or of placements: {number}")
    return number
