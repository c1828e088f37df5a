"""Counting every way a game can go: the check that two sets of rules are the same rules."""

from __future__ import annotations

from fourfold.core.game import Notation, Position, Rules


def perft(rules: Rules, position: Position, depth: int) -> int:
    """The number of move sequences of this length; a game that has ended has none."""
    if depth == 0:
        return 1
    moves = rules.moves(position)
    if depth == 1:
        return len(moves)
    return sum(perft(rules, rules.play(position, move), depth - 1) for move in moves)


def divide(rules: Rules, notation: Notation, position: Position, depth: int) -> dict[str, int]:
    """The same count for each first move by its notation: how a difference is found."""
    return {
        notation.write_move(move): perft(rules, rules.play(position, move), depth - 1)
        for move in rules.moves(position)
    }
