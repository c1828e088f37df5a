"""What every move of Quarto is worth, with its calls, windows and dead lines.

With best play everybody calls whatever they may call. So the spoken game is worth what the
automatic one is (Q12), except where a line that may still be called is on the board; dead lines
count for nothing (Q8).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from fourfold.games.quarto import rules, variant
from fourfold.games.quarto.rules import EMPTY, Call, Give, Move, Place, Position
from fourfold.games.quarto.solver import Solver, Value, Worth
from fourfold.games.quarto.variant import Variant
from fourfold.games.quarto.work import prover


@dataclass(frozen=True, slots=True)
class Judged:
    """A move, and what it is worth to the seat that makes it."""

    move: Move
    worth: Worth


@cache
def solver(of: Variant) -> Solver:
    """The solver of a variant: what it has found out serves all positions."""
    return Solver(of, prover(of))


def analysis(position: Position) -> tuple[Judged, ...]:
    """Every legal move with its worth, the best first."""
    judged = [Judged(move, move_worth(position, move)) for move in rules.moves(position)]
    return tuple(sorted(judged, key=lambda each: each.worth.rank, reverse=True))


def move_worth(position: Position, move: Move) -> Worth:
    """What a move is worth to the seat that makes it."""
    after = rules.play(position, move)
    found = worth(after)
    if isinstance(move, Place):
        found = Worth(found.value, found.distance + 1)
    same_seat = rules.turn(after) == rules.turn(position)
    return found if same_seat else found.for_giver()


def worth(position: Position) -> Worth:
    """What a position is worth to the seat to move; to the winner, once the game is won."""
    if rules.outcome(position) is not None:
        return Worth(Value.DRAW if position.won is None else Value.WIN, 0)
    if rules.open_lines(position):
        return _with_open_line(position)
    if EMPTY not in position.cells:
        return Worth(Value.DRAW, 0)
    solve = solver(variant.of(position.options))
    if position.hand is None:
        return solve.giving(position.cells)
    return solve.worth(position.cells, position.hand)


def _with_open_line(position: Position) -> Worth:
    """Who may call wins. Who has used the call up has to leave it to the other (Q11)."""
    if rules.may_call(position):
        return Worth(Value.WIN, 0)
    if position.hand is not None:  # placing shuts the window (Q8)
        return solver(variant.of(position.options)).worth(position.cells, position.hand)
    if position.passes or len(position.called) == 2:  # nobody is left to call (Q10)
        return Worth(Value.DRAW, 0)
    return Worth(Value.LOSS, 0)


def best_move(position: Position) -> Move:
    """A move of perfect play: the quickest win, else a draw, else the slowest loss.

    Of equal moves it is the one that leaves the other the fewest ways not to lose at once.
    """
    lines = rules.open_lines(position)
    if lines and rules.may_call(position):
        return Call(lines[0])
    solve = solver(variant.of(position.options))
    if position.hand is not None:
        return Place(solve.best(position.cells, position.hand).cell)
    if EMPTY in position.cells:
        return Give(solve.best_gift(position.cells))
    return rules.Pass()


def refutation(position: Position, move: Move) -> tuple[Move, ...]:
    """A move and the best play after it, to the end; in a drawn game, the move alone."""
    played, position = [move], rules.play(position, move)
    while rules.outcome(position) is None and worth(position).value is not Value.DRAW:
        played.append(best_move(position))
        position = rules.play(position, played[-1])
    return tuple(played)
