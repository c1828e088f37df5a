"""Positions of Quarto that are the same but for symmetry have one key.

Board and lines stay the same when rows and columns change places in certain ways: 32 of them, or 8
where squares count. Pieces stay the same when traits that count change places, or the two values of
one of them do.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import permutations, product

from fourfold.games.quarto.rules import CELLS, EMPTY, Piece
from fourfold.games.quarto.variant import Cells, Variant

# For each half of the board the image of every set of its cells.
Image = tuple[list[int], list[int]]


class Symmetries:
    """The symmetries of a board, and for each set of cells those that make it least."""

    def __init__(self, variant: Variant) -> None:
        self._lines = {frozenset(line) for line in variant.lines}
        self._images = [_image(cells) for cells in self._found()]
        self._least: dict[int, list[Image]] = {}

    def _found(self) -> Iterator[list[int]]:
        for rows, columns in product(permutations(range(4)), repeat=2):
            straight = [rows[cell // 4] * 4 + columns[cell % 4] for cell in CELLS]
            turned = [columns[cell % 4] * 4 + rows[cell // 4] for cell in CELLS]
            yield from filter(self._keeps_lines, (straight, turned))

    def _keeps_lines(self, cells: list[int]) -> bool:
        return all(frozenset(cells[cell] for cell in line) in self._lines for line in self._lines)

    def least(self, cells: int) -> list[Image]:
        """The symmetries whose image of these cells is the smallest number."""
        if cells not in self._least:
            images = [(moved(image, cells), image) for image in self._images]
            smallest = min(number for number, _ in images)
            self._least[cells] = [image for number, image in images if number == smallest]
        return self._least[cells]


def _image(cells: Iterable[int]) -> Image:
    """A symmetry as the images of all sets in the upper and in the lower half."""
    to = [1 << cell for cell in cells]
    low, high = (
        [sum(to[half + cell] for cell in range(8) if numbers >> cell & 1) for numbers in range(256)]
        for half in (0, 8)
    )
    return low, high


def moved(image: Image, cells: int) -> int:
    """Where a symmetry carries a set of cells."""
    return image[0][cells & 255] | image[1][cells >> 8]


@cache
def _symmetries(variant: Variant) -> Symmetries:
    return Symmetries(variant)


def key(variant: Variant, cells: Cells, hand: Piece) -> int:
    """A number of 64 bits for a board and the piece in hand.

    For each trait that counts it has the cells whose piece differs in it from the one in hand.
    With all four of them that tells which cells are taken; with fewer, those come last.
    """
    taken, masks = 0, [0] * 4
    for cell, piece in enumerate(cells):
        if piece is not EMPTY:
            taken |= 1 << cell
            for trait in variant.traits:
                masks[trait] |= ((piece ^ hand) >> trait & 1) << cell
    counting = [masks[trait] for trait in variant.traits]
    least = _symmetries(variant).least(taken)
    return min(
        _packed([moved(image, mask) for mask in counting], moved(image, taken)) for image in least
    )


def _packed(masks: list[int], taken: int) -> int:
    masks.sort()
    places = masks if len(masks) == 4 else [*masks, *[0] * (3 - len(masks)), taken]
    return places[0] << 48 | places[1] << 32 | places[2] << 16 | places[3]
