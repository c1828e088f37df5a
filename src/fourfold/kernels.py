"""The shared library of all kernels, if one was built; each game has a doorway to its part."""

from __future__ import annotations

import ctypes
import os
from functools import cache
from pathlib import Path

LIBRARY = Path(__file__).parent / "_kernels.so"
# Set to `off`, it makes everything run on the plain twins.
SWITCH = "FOURFOLD_KERNELS"


@cache
def library() -> ctypes.CDLL | None:
    """The library, or `None` where there was no compiler to build it or nobody wants it."""
    if os.environ.get(SWITCH) == "off":
        return None
    try:
        return ctypes.CDLL(str(LIBRARY))
    except OSError:
        return None
