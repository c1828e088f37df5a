"""The plain twin of the kernel: the same proofs in readable Python, without its short cuts."""

from __future__ import annotations

from functools import partial

from fourfold.games.quarto.commons import State, children, count_ways, state, tables
from fourfold.games.quarto.prover import Stopped
from fourfold.games.quarto.rules import Piece
from fourfold.games.quarto.variant import Cells, Variant


class Twin:
    """Proves positions of one variant as the kernel does, but some hundred times slower."""

    def __init__(self, variant: Variant) -> None:
        self._tables = tables(variant)
        self._stopped = False
        self.nodes = 0
        self.stored = self.size = 0  # it remembers nothing

    def wins(self, cells: Cells, hand: Piece, within: int) -> bool:
        """Whether the seat with this piece in hand can win within so many placements."""
        return self._wins(state(self._tables, cells, hand), within)

    def holds(self, cells: Cells, hand: Piece, within: int) -> bool:
        """Whether the seat with this piece in hand can avoid losing for so many placements."""
        return self._holds(state(self._tables, cells, hand), within)

    def stop(self) -> None:
        """Give up what is being proved; from any thread."""
        self._stopped = True

    def _wins(self, now: State, within: int) -> bool:
        """Only safe pieces are given, so a win is three placements away at least."""
        if within < 3:
            return False
        return any(not self._holds(then, within - 1) for then in self._children(now))

    def _holds(self, now: State, within: int) -> bool:
        """The last placement of all cannot lose; with none that is safe, the next one does."""
        if within < 2:
            return True
        return any(not self._wins(then, within - 1) for then in self._children(now))

    def _children(self, now: State) -> list[State]:
        """All placements with safe gifts, those first that leave the other the fewest ways."""
        if self._stopped:
            raise Stopped
        self.nodes += 1
        return sorted(children(self._tables, now), key=partial(count_ways, self._tables))
