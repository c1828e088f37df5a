"""Everything that a seat, or the host of a table, can ask for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a free seat under a name; `key` is the hash of the secret that will prove it."""

    seat: int
    name: str
    key: str


@dataclass(frozen=True, slots=True)
class SeatBot:
    """Put a bot on a free seat."""

    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class Stand:
    """Leave a seat before the game begins."""

    seat: int


@dataclass(frozen=True, slots=True)
class Begin:
    """Begin a round with this deal; whose turn it is to start, the table knows."""

    deal: str


@dataclass(frozen=True, slots=True)
class Move:
    """Make a move in the position that the event number `seq` has made."""

    seat: int
    move: str
    seq: int


@dataclass(frozen=True, slots=True)
class Offer:
    """Ask the others for a takeback, or to stop here."""

    seat: int
    what: str


@dataclass(frozen=True, slots=True)
class Consent:
    """Agree to what is asked; `asked` is the number of the question that was read."""

    seat: int
    asked: int | None = None


@dataclass(frozen=True, slots=True)
class Decline:
    """Refuse what is asked, or withdraw one's own question; `asked` as in `Consent`."""

    seat: int
    asked: int | None = None


@dataclass(frozen=True, slots=True)
class Resign:
    """Give the round up; only who is sure does."""

    seat: int
    sure: bool


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """Ask for another round."""

    seat: int


@dataclass(frozen=True, slots=True)
class Say:
    """Write something to the others."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Hail:
    """Say one of the quick phrases."""

    seat: int
    hail: str


@dataclass(frozen=True, slots=True)
class Mute:
    """Stop reading what another seat writes, or read it again."""

    seat: int
    whom: int
    muted: bool


@dataclass(frozen=True, slots=True)
class Tick:
    """See whether somebody's time is up."""


Command: TypeAlias = (
    Sit
    | SeatBot
    | Stand
    | Begin
    | Move
    | Offer
    | Consent
    | Decline
    | Resign
    | PlayAgain
    | Say
    | Hail
    | Mute
    | Tick
)
