"""Everything that can happen at a table. Events are kept for ever: fields are added, never changed.

Each has the moment `at` which it happened, in milliseconds since the epoch. Moves and deals are in
notation. What a person types is kept as typed.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from fourfold.core.errors import shown


class BrokenEvent(ValueError):
    """Bytes that are no event, or of a kind that is not known here."""


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is settled when a table is opened.

    `starter` is `random` or the number of a seat; `pace` is read by `read_pace`. With `hints` a
    cell tells what it would complete. `takeback`, `chat` and `spectators` say what is allowed,
    `listed` whether the lobby shows the table.
    """

    game: str
    options: dict[str, str] = {}
    pace: str = "none"
    starter: str = "random"
    hints: bool = False
    takeback: bool = True
    chat: bool = True
    spectators: bool = True
    listed: bool = False


class _Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="event", kw_only=True):
    at: int


class Opened(_Event, frozen=True, tag="opened"):
    """The table is there, with all seats free."""

    terms: Terms


class Sat(_Event, frozen=True, tag="sat"):
    """Somebody took a seat: a person, known by the hash of a secret, or a bot by its name."""

    seat: int
    name: str = ""
    key: str = ""
    bot: str = ""


class Stood(_Event, frozen=True, tag="stood"):
    """A person left a seat before the game began."""

    seat: int


class Begun(_Event, frozen=True, tag="begun"):
    """A round begins."""

    deal: str


class Moved(_Event, frozen=True, tag="moved"):
    """A seat made a move."""

    seat: int
    move: str


class Offered(_Event, frozen=True, tag="offered"):
    """A seat asked the others for a takeback, or to stop here."""

    seat: int
    what: str


class Consented(_Event, frozen=True, tag="consented"):
    """A seat agreed to what was asked."""

    seat: int


class Declined(_Event, frozen=True, tag="declined"):
    """A seat refused what was asked, or withdrew its own question."""

    seat: int


class TakenBack(_Event, frozen=True, tag="taken-back"):
    """So many moves remain."""

    moves: int


class Ended(_Event, frozen=True, tag="ended"):
    """The players, or the clock, ended the round."""

    reason: str
    seat: int | None = None


class Again(_Event, frozen=True, tag="again"):
    """A seat wants another round."""

    seat: int


class Said(_Event, frozen=True, tag="said"):
    """A seat wrote something."""

    seat: int
    text: str


class Hailed(_Event, frozen=True, tag="hailed"):
    """A seat said one of the quick phrases, which everybody hears in their own language."""

    seat: int
    hail: str


class Muted(_Event, frozen=True, tag="muted"):
    """A seat does not want to read what another one writes, or does again."""

    seat: int
    whom: int
    muted: bool = True


Event: TypeAlias = (
    Opened
    | Sat
    | Stood
    | Begun
    | Moved
    | Offered
    | Consented
    | Declined
    | TakenBack
    | Ended
    | Again
    | Said
    | Hailed
    | Muted
)

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def write(event: Event) -> bytes:
    """An event as JSON."""
    return _ENCODER.encode(event)


def read(text: bytes) -> Event:
    """The event that was written, or `BrokenEvent`; fields of later versions are passed over."""
    try:
        return _DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BrokenEvent(f"{shown(text.decode(errors='replace'))}: {error}") from error
