"""What is said alike in all games: ends that the players make, texts that cannot be read."""

from __future__ import annotations

from fourfold.core.errors import NotationError
from fourfold.core.game import Game, View
from fourfold.core.outcome import Outcome
from fourfold.core.phrase import Phrase, Seat, phrase
from fourfold.core.picture import Shelf
from fourfold.core.record import FORFEITS, BrokenRecord, Ending


def ending(game: Game, view: View, outcome: Outcome, made: Ending | None) -> Phrase:
    """How a game ended, whether by its rules or by its players."""
    if made is None:
        return game.phrases.ending(view, outcome)
    winners = tuple(Seat(seat) for seat in outcome.winners)
    if made.reason in FORFEITS and made.seat is not None:
        return phrase(f"ending-{made.reason}", loser=Seat(made.seat), winners=winners)
    if not winners:
        return phrase("ending-agreed-draw")
    return phrase("ending-agreed", winners=winners)


def standings(scores: tuple[int, ...]) -> tuple[Phrase, ...]:
    """The points of every seat."""
    return tuple(
        phrase("standing", seat=Seat(seat), points=phrase("points", n=score))
        for seat, score in enumerate(scores)
    )


def misread(error: NotationError) -> Phrase:
    """What could not be read, where, and what was expected."""
    where = "-line" if error.line else "-at" if error.at > 1 else ""
    return phrase(
        f"notation-error{where}",
        found=error.found,
        at=error.at,
        line=error.line,
        expected=phrase(error.expected),
    )


def broken(error: BrokenRecord) -> Phrase:
    """Which move of a record its rules refuse, and why."""
    return phrase("broken-record", number=error.number, move=error.text, why=error.told)


def shelf(shown: Shelf) -> Phrase:
    """What lies in a place beside the board."""
    if shown.key == "hand" and shown.seat is None:
        return phrase("shelf-hand-nobody")
    seat = Seat(shown.seat or 0)
    if shown.key == "hand" and shown.hidden:
        return phrase("shelf-hand-hidden", seat=seat, hidden=shown.hidden)
    pieces = tuple(piece.phrase for piece in shown.pieces)
    return phrase(
        f"shelf-{shown.key}", seat=seat, pieces=pieces, count=len(pieces), hidden=shown.hidden
    )
