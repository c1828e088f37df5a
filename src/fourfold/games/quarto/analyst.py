"""Who tells what the moves of Quarto are worth, and why."""

from __future__ import annotations

from collections.abc import Iterator

from fourfold.core.game import Judgement
from fourfold.core.phrase import Phrase, phrase
from fourfold.games.quarto import phrases, rules
from fourfold.games.quarto.analysis import analysis, move_worth, refutation
from fourfold.games.quarto.rules import Move, Position
from fourfold.games.quarto.solver import Value, Worth


def judge(position: Position) -> tuple[Judgement, ...]:
    """Every legal move with its worth, the best first."""
    return tuple(_judgement(judged.move, judged.worth) for judged in analysis(position))


def _judgement(move: Move, worth: Worth) -> Judgement:
    return Judgement(move, worth.value.name.lower(), worth.distance, worth_phrase(worth))


def worth_phrase(worth: Worth) -> Phrase:
    """What a move or a position is worth."""
    distance = phrase("placements", n=worth.distance)
    return phrase(f"worth-{worth.value.name.lower()}", distance=distance)


def why(position: Position, move: Move) -> tuple[Phrase, ...]:
    """A move and what follows by force, as an onlooker is told it; nothing in a draw."""
    if move_worth(position, move).value is Value.DRAW:
        return ()
    return tuple(_told(position, refutation(position, move)))


def _told(position: Position, moves: tuple[Move, ...]) -> Iterator[Phrase]:
    for move in moves:
        after = rules.play(position, move)
        yield from phrases.tell(position, move, after)
        position = after
    if outcome := rules.outcome(position):
        yield phrases.ending(position, outcome)
