"""Exact values of Quarto: who wins with best play, and how many placements it takes.

A value is that of the seat which is about to place the piece in hand: `WIN`, `DRAW` or `LOSS`. A
distance counts placements up to the one that completes the line, with the winner as quick and the
loser as slow as can be; a draw lasts until the board is full.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from operator import itemgetter

from fourfold.games.quarto import book, symmetry
from fourfold.games.quarto.commons import count_ways, has_line, is_safe, state, tables
from fourfold.games.quarto.prover import Prover
from fourfold.games.quarto.rules import EMPTY, Cell, Piece
from fourfold.games.quarto.variant import Cells, Variant, empty_cells, spare, with_piece

# So many answers are kept, some hundred megabytes, before all are asked for anew.
MOST_ANSWERS = 1_000_000

# A question to the prover.
Ask = Callable[[Cells, Piece, int], bool]


class Value(IntEnum):
    """What a position is worth to a seat with best play."""

    LOSS = -1
    DRAW = 0
    WIN = 1


@dataclass(frozen=True, slots=True)
class Worth:
    """A value and the number of placements until the end."""

    value: Value
    distance: int

    @property
    def rank(self) -> tuple[int, int]:
        """Quick wins before slow ones, and slow losses before quick ones."""
        return self.value, -self.distance * self.value

    def for_giver(self) -> Worth:
        """The same for the seat that gave the piece."""
        return Worth(Value(-self.value), self.distance)


@dataclass(frozen=True, slots=True)
class Choice:
    """A placement with the gift that follows it; no gift after the last piece."""

    cell: Cell
    gift: Piece | None


class Solver:
    """Exact values in one variant, from the book where it can and else proved."""

    def __init__(self, variant: Variant, prover: Prover) -> None:
        self.variant, self.prover = variant, prover
        self._lookup = tables(variant)
        self._answers: dict[tuple[str, int, int], bool] = {}

    # What positions are worth

    def worth(self, cells: Cells, hand: Piece) -> Worth:
        """What a position is worth to the seat that is about to place."""
        value = self.value(cells, hand)
        return Worth(value, self._distance(cells, hand, value))

    def value(self, cells: Cells, hand: Piece) -> Value:
        """The value alone, which takes less time."""
        if not self.is_safe(cells, hand):
            return Value.WIN
        if self._in_book(cells):
            return Value(book.value(self.variant, cells, hand) - book.DRAW)
        if self._wins(cells, hand, cells.count(EMPTY)):
            return Value.WIN
        return Value.DRAW if self._holds(cells, hand, cells.count(EMPTY)) else Value.LOSS

    def placements(self, cells: Cells, hand: Piece) -> dict[Cell, Worth]:
        """What each placement is worth to the seat that makes it."""
        return {cell: self.placement(cells, hand, cell) for cell in empty_cells(cells)}

    def placement(self, cells: Cells, hand: Piece, cell: Cell) -> Worth:
        """What one placement is worth, followed by the best gift."""
        if self.completes(cells, hand, cell):
            return Worth(Value.WIN, 1)
        then = with_piece(cells, hand, cell)
        if EMPTY not in then:
            return Worth(Value.DRAW, 1)
        given = self.giving(then)
        return Worth(given.value, given.distance + 1)

    def giving(self, cells: Cells) -> Worth:
        """What a board is worth to the seat that is about to give."""
        safe = self._safe(cells)
        losing = [gift for gift in safe if self._loses(cells, gift)]
        if losing:
            return Worth(Value.WIN, self._soonest(cells, losing))
        if any(self._cannot_win(cells, gift) for gift in safe):
            return Worth(Value.DRAW, cells.count(EMPTY))
        return Worth(Value.LOSS, self._latest(cells, safe))

    def gifts(self, cells: Cells) -> dict[Piece, Worth]:
        """What each gift is worth to the seat that makes it."""
        return {gift: self.worth(cells, gift).for_giver() for gift in spare(cells)}

    def _in_book(self, cells: Cells) -> bool:
        """A board with a dead line is in no book (Q8)."""
        return book.knows(self.variant, cells) and not has_line(self.variant, cells)

    def _loses(self, cells: Cells, hand: Piece) -> bool:
        """Whether a safe piece in hand loses; half of what `value` would have to prove."""
        if self._in_book(cells):
            return self.value(cells, hand) is Value.LOSS
        return not self._holds(cells, hand, cells.count(EMPTY))

    def _cannot_win(self, cells: Cells, hand: Piece) -> bool:
        """Whether a safe piece in hand does not win; half of what `value` would have to prove."""
        if self._in_book(cells):
            return self.value(cells, hand) is not Value.WIN
        return not self._wins(cells, hand, cells.count(EMPTY))

    # What to play

    def best(self, cells: Cells, hand: Piece) -> Choice:
        """The best placement and gift; of equals those that leave the other fewest safe ways."""
        for cell in empty_cells(cells):
            if self.completes(cells, hand, cell):
                return Choice(cell, None)
        worth = self.worth(cells, hand)
        choices = self._choices(cells, hand)
        return next(choice for choice in choices if self._keeps(cells, hand, choice, worth))

    def best_gift(self, cells: Cells) -> Piece:
        """The best gift; of equals the one that leaves the other fewest safe ways."""
        worth, gifts = self.giving(cells), sorted(spare(cells), key=partial(self._ways, cells))
        return next(gift for gift in gifts if self._gives(cells, gift, worth))

    def _choices(self, cells: Cells, hand: Piece) -> list[Choice]:
        """All placements with all gifts, those first that leave the other fewest safe ways."""
        found = []
        for cell in empty_cells(cells):
            then = with_piece(cells, hand, cell)
            gifts = spare(then)
            found += [(self._ways(then, gift), Choice(cell, gift)) for gift in gifts]
            found += [(0, Choice(cell, None))] * (not gifts)
        return [choice for _, choice in sorted(found, key=itemgetter(0))]

    def _keeps(self, cells: Cells, hand: Piece, choice: Choice, worth: Worth) -> bool:
        then = with_piece(cells, hand, choice.cell)
        given = Worth(worth.value, worth.distance - 1)
        return choice.gift is None or self._gives(then, choice.gift, given)

    def _gives(self, cells: Cells, gift: Piece, worth: Worth) -> bool:
        """Whether a gift brings all that a board is worth to the seat that gives."""
        if not self.is_safe(cells, gift):
            return worth == Worth(Value.LOSS, 1)
        if worth.value is Value.WIN:
            return not self._holds(cells, gift, worth.distance)
        if worth.value is Value.DRAW:
            return self._cannot_win(cells, gift)
        return worth.distance < 3 or not self._wins(cells, gift, worth.distance - 2)

    # How long it takes

    def _distance(self, cells: Cells, hand: Piece, value: Value) -> int:
        """Two placements more at a time: it is always the same seat that completes the line."""
        if value is Value.DRAW:
            return cells.count(EMPTY)
        if not self.is_safe(cells, hand):
            return 1
        if value is Value.WIN:
            return self._latest(cells, [hand])
        return self._soonest(cells, [hand])

    def _soonest(self, cells: Cells, losing: list[Piece]) -> int:
        """How soon some of these pieces loses for the seat that gets it, all of which do."""
        left = cells.count(EMPTY)
        for within in range(2, left, 2):
            if not all(self._holds(cells, hand, within) for hand in losing):
                return within
        return left

    def _latest(self, cells: Cells, winning: list[Piece]) -> int:
        """How late the last of these pieces wins for the seat that gets it, all of which do."""
        left, within = cells.count(EMPTY), 1
        while winning and within < left:
            within += 2
            winning = [hand for hand in winning if not self._wins(cells, hand, within)]
        return within

    # What is seen at once

    def completes(self, cells: Cells, hand: Piece, cell: Cell) -> bool:
        """Whether a piece completes a line on a cell; other lines may be complete and dead (Q8)."""
        board = state(self._lookup, with_piece(cells, hand, cell))
        new = self._lookup.full[board.empty] & ~self._lookup.full[board.empty | 1 << cell]
        return bool(board.commons & new)

    def is_safe(self, cells: Cells, gift: Piece) -> bool:
        """Whether a piece can be given without losing at once."""
        return is_safe(self.variant, cells, gift)

    def leaves_safe(self, cells: Cells, hand: Piece | None, cell: Cell) -> bool:
        """Whether a placement leaves a piece that can be given without losing at once."""
        then = with_piece(cells, hand, cell)
        return any(self.is_safe(then, gift) for gift in spare(then))

    def _safe(self, cells: Cells) -> list[Piece]:
        """The pieces that can be given safely, each kind once."""
        safe = [gift for gift in spare(cells) if self.is_safe(cells, gift)]
        return list({symmetry.key(self.variant, cells, gift): gift for gift in safe}.values())

    def _ways(self, cells: Cells, hand: Piece) -> int:
        """How many placements with safe gifts the seat with this piece in hand has."""
        return count_ways(self._lookup, state(self._lookup, cells, hand))

    def _wins(self, cells: Cells, hand: Piece, within: int) -> bool:
        """What the prover says, each question asked once."""
        return self._asked(self.prover.wins, cells, hand, within)

    def _holds(self, cells: Cells, hand: Piece, within: int) -> bool:
        """What the prover says, each question asked once."""
        return self._asked(self.prover.holds, cells, hand, within)

    def _asked(self, ask: Ask, cells: Cells, hand: Piece, within: int) -> bool:
        question = (ask.__name__, symmetry.key(self.variant, cells, hand), within)
        if len(self._answers) > MOST_ANSWERS:
            self._answers.clear()
        if question not in self._answers:
            self._answers[question] = ask(cells, hand, within)
        return self._answers[question]
