"""A game being played: its record, its positions so far, and who plays."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, replace

from fourfold import bots
from fourfold.core import record as records
from fourfold.core.game import Game, Move, Position, View
from fourfold.core.outcome import Outcome
from fourfold.core.record import BOT, Ending, Record


@dataclass(frozen=True, slots=True)
class Match:
    """A record with all its positions, the last one being the one to play on from."""

    record: Record
    positions: tuple[Position, ...]

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.record.game

    @property
    def position(self) -> Position:
        """The position now."""
        return self.positions[-1]

    @property
    def turn(self) -> int:
        """The seat to move."""
        return self.game.rules.turn(self.position)

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.record.seats))

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or `None`."""
        return records.outcome(self.record, self.position)

    def view(self, seat: int | None, back: int = 0) -> View:
        """What a seat may know now, or some moves back."""
        return self.game.rules.view(self.positions[-1 - back], seat)

    def bot(self, seat: int) -> str | None:
        """The name of the bot on a seat."""
        name = self.record.seats[seat]
        return name.removeprefix(BOT) if name.startswith(BOT) else None

    def humans(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat in self.seats if self.bot(seat) is None)

    def mover(self, number: int) -> int:
        """Who made a move of the record."""
        return self.game.rules.turn(self.positions[number])


def resume(record: Record) -> Match:
    """The match of a record, to go on where it stopped."""
    return Match(record, tuple(records.positions(record)))


def unknown_bots(match: Match) -> tuple[str, ...]:
    """The bots of a record that cannot play here."""
    named = (match.bot(seat) for seat in match.seats)
    return tuple(bot for bot in named if bot is not None and bot not in bots.all_bots(match.game))


def play(match: Match, move: Move) -> Match:
    """The match after a move, or `IllegalMove`."""
    position = match.game.rules.play(match.position, move)
    record = replace(match.record, moves=(*match.record.moves, move))
    return Match(record, (*match.positions, position))


def end(match: Match, ending: Ending) -> Match:
    """The match ended by its players."""
    return replace(match, record=replace(match.record, ending=ending))


def back_to(match: Match, moves: int) -> Match:
    """The match when it had so many moves, to go on from there."""
    record = replace(match.record, moves=match.record.moves[:moves])
    return Match(record, match.positions[: moves + 1])


def last_move(match: Match, seats: Container[int]) -> int | None:
    """The number of the last move that one of these seats has made, or `None`."""
    numbers = reversed(range(len(match.record.moves)))
    return next((number for number in numbers if match.mover(number) in seats), None)


def undo(match: Match) -> Match | None:
    """The match before the last move that a person made, or `None` if there is none."""
    number = last_move(match, match.humans())
    return None if number is None else back_to(match, number)


def hides(match: Match) -> bool:
    """Whether people who share a device have something to hide from each other."""
    return len(match.humans()) > 1 and any(
        shelf.key == "hand" and shelf.hidden
        for seat in match.seats
        for shelf in match.game.picture(match.view(seat), None).shelves
    )
