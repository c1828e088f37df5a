"""Making the book: every position with at most four pieces is proved, then all go into one table.

What has been proved is written down line by line, so that the work can be interrupted and go on.
The book depends on nothing but the values, so whoever makes it gets the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TypeAlias

from fourfold.games.quarto import book, symmetry
from fourfold.games.quarto.book import MOST_PIECES, Table, places, size, stored
from fourfold.games.quarto.commons import has_line, is_safe
from fourfold.games.quarto.prover import Prover
from fourfold.games.quarto.rules import EMPTY, Piece
from fourfold.games.quarto.variant import Cells, Variant, empty_cells, spare, with_piece
from fourfold.games.quarto.work import side_by_side

Position: TypeAlias = tuple[Cells, Piece]
Positions: TypeAlias = dict[int, Position]
Values: TypeAlias = dict[int, int]
Progress: TypeAlias = Callable[[int, int], None]

# A table has so many places for each value, and some more: with fewer, hardly any seed will do.
ROOM, SPARE_PLACES = 1.23, 24
# So many positions are proved, a second of work, before their values are written down.
BATCH = 50


def positions(variant: Variant, pieces: int) -> Positions:
    """One position of each kind with so many pieces on the board and no line complete, by key."""
    if pieces == 0:
        start: Position = ((EMPTY,) * 16, 0)
        return {symmetry.key(variant, *start): start}
    found: Positions = {}
    for before in positions(variant, pieces - 1).values():
        for cells, hand in continuations(before):
            if not has_line(variant, cells):
                found.setdefault(symmetry.key(variant, cells, hand), (cells, hand))
    return found


def continuations(position: Position) -> Iterator[Position]:
    """All positions after a placement and a gift."""
    cells, hand = position
    for cell in empty_cells(cells):
        then = with_piece(cells, hand, cell)
        yield from ((then, gift) for gift in spare(then))


def prove(variant: Variant, position: Position, prover: Prover) -> int:
    """The value of one position, proved without the book."""
    cells, hand = position
    left = cells.count(EMPTY)
    if not is_safe(variant, cells, hand) or prover.wins(cells, hand, left):
        return book.WIN
    return book.DRAW if prover.holds(cells, hand, left) else book.LOSS


def prove_all(variant: Variant, provers: list[Prover], notes: Path, progress: Progress) -> Values:
    """The values of all positions of the book, those in the notes taken from there."""
    due = positions(variant, MOST_PIECES)
    values = read_notes(notes, due)
    with notes.open("a", encoding="utf-8") as file:
        for key, value in _proved(variant, provers, {k: due[k] for k in due if k not in values}):
            values[key] = value
            print(f"{key:016x} {value}", file=file, flush=True)
            progress(len(values), len(due))
    for pieces in range(MOST_PIECES - 1, -1, -1):
        values |= _derived(variant, positions(variant, pieces), values)
    return values


def read_notes(notes: Path, due: Iterable[int]) -> Values:
    """What was proved before; a line that is damaged counts as not written."""
    known, values = {f"{key:016x}": key for key in due}, {}
    text = notes.read_text("utf-8", errors="replace") if notes.exists() else ""
    for line in text.splitlines():
        key, _, value = line.partition(" ")
        if key in known and value in ("0", "1", "2"):
            values[known[key]] = int(value)
    return values


def _proved(variant: Variant, provers: list[Prover], due: Positions) -> Iterator[tuple[int, int]]:
    """Keys and values in their order."""
    items = list(due.items())
    batches = (items[first : first + BATCH] for first in range(0, len(items), BATCH))
    tasks = (partial(_prove_batch, variant, batch) for batch in batches)
    return chain.from_iterable(side_by_side(provers, tasks))


def _prove_batch(
    variant: Variant, batch: list[tuple[int, Position]], prover: Prover
) -> list[tuple[int, int]]:
    return [(key, prove(variant, position, prover)) for key, position in batch]


def _derived(variant: Variant, due: Positions, values: Values) -> Values:
    """The values of positions all of whose continuations have theirs."""
    return {key: _best(variant, position, values) for key, position in due.items()}


def _best(variant: Variant, position: Position, values: Values) -> int:
    """A completed line wins; else the placement and the gift that are worst for the other."""
    if not is_safe(variant, *position):
        return book.WIN
    return max(
        book.WIN - values[symmetry.key(variant, cells, hand)]
        for cells, hand in continuations(position)
    )


def bound(values: Values) -> Table:
    """The table of all values, by the first seed that works."""
    seed = 0
    while (table := _bound(values, seed)) is None:
        seed += 1
    return table


def _bound(values: Values, seed: int) -> Table | None:
    """Keys that have a place to themselves are set last, so that nothing changes them any more."""
    part = (int(len(values) * ROOM) + SPARE_PLACES) // 3
    order = _peeled(sorted(values), seed, part)
    if len(order) < len(values):
        return None
    data = bytearray(size(part))
    for key, place in reversed(order):
        change = stored(data, places(key, seed, part)) ^ values[key]
        data[place >> 2] ^= change << 2 * (place & 3)
    return Table(seed, part, bytes(data))


def _peeled(keys: list[int], seed: int, part: int) -> list[tuple[int, int]]:
    """Keys one after another with a place that no later key has."""
    users: list[int] = [0] * (3 * part)
    together: list[int] = [0] * (3 * part)
    for key in keys:
        for place in places(key, seed, part):
            users[place] += 1
            together[place] ^= key
    alone = [place for place in range(3 * part) if users[place] == 1]
    order = []
    while alone:
        place = alone.pop()
        if users[place] != 1:
            continue
        key = together[place]
        order.append((key, place))
        for other in places(key, seed, part):
            users[other] -= 1
            together[other] ^= key
            if users[other] == 1:
                alone.append(other)
    return order
