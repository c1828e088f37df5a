"""What a seat hears of an event: of moves, what it may know; of others, what they let it read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from fourfold.core import telling
from fourfold.core.errors import NotationError, Refusal
from fourfold.core.phrase import Phrase, Seat, phrase
from fourfold.table import events
from fourfold.table.decide import Refused
from fourfold.table.events import Event
from fourfold.table.table import Table

ASKED = {"takeback": "asks-takeback", "end": "asks-end"}


def told(before: Table, event: Event, table: Table, seat: int | None) -> tuple[Phrase, ...]:
    """What is heard of an event on a seat, or by somebody who watches."""
    tell = _TELLINGS.get(type(event))
    return () if tell is None else tell(before, event, table, seat)


def ending(table: Table, seat: int | None) -> tuple[Phrase, ...]:
    """How the round ended, if it has."""
    if table.match is None or table.outcome is None:
        return ()
    view, made = table.view(seat), table.match.record.ending
    return (telling.ending(table.game, view, table.outcome, made),)


def refusal(table: Table, seat: int | None, refused: Refusal) -> Phrase:
    """Why a command was refused."""
    if isinstance(refused, Refused):
        facts = {name: str(fact) for name, fact in refused.facts.items()}
        return phrase(f"table-{refused.reason}", **facts)
    if isinstance(refused, NotationError):
        return telling.misread(refused)
    return table.game.phrases.refusal(table.view(seat), refused)


def _sat(_before: Table, event: events.Sat, _table: Table, _seat: int | None) -> tuple[Phrase, ...]:
    return (phrase("sits-down", seat=Seat(event.seat)),)


def _stood(
    before: Table, event: events.Stood, _table: Table, _seat: int | None
) -> tuple[Phrase, ...]:
    player = before.players[event.seat]
    return (phrase("stands-up", name="" if player is None else player.name),)


def _begun(
    _before: Table, _event: events.Begun, table: Table, _seat: int | None
) -> tuple[Phrase, ...]:
    return () if table.turn is None else (phrase("begins-round", seat=Seat(table.turn)),)


def _moved(
    before: Table, event: events.Moved, table: Table, seat: int | None
) -> tuple[Phrase, ...]:
    move = table.game.notation.read_move(event.move)
    moved = table.game.phrases.tell(before.view(seat), move, table.view(seat))
    return (*moved, *ending(table, seat))


def _offered(
    _before: Table, event: events.Offered, _table: Table, _seat: int | None
) -> tuple[Phrase, ...]:
    return (phrase(ASKED[event.what], seat=Seat(event.seat)),)


def _consented(
    _before: Table, event: events.Consented, _table: Table, _seat: int | None
) -> tuple[Phrase, ...]:
    return (phrase("agrees", seat=Seat(event.seat)),)


def _declined(
    before: Table, event: events.Declined, _table: Table, _seat: int | None
) -> tuple[Phrase, ...]:
    own = before.question is not None and before.question.seat == event.seat
    return (phrase("withdraws" if own else "disagrees", seat=Seat(event.seat)),)


def _taken_back(
    before: Table, event: events.TakenBack, _table: Table, _seat: int | None
) -> tuple[Phrase, ...]:
    made = 0 if before.match is None else len(before.match.record.moves)
    return (phrase("takes-back", n=made - event.moves),)


def _ended(
    _before: Table, _event: events.Ended, table: Table, seat: int | None
) -> tuple[Phrase, ...]:
    return ending(table, seat)


def _again(
    _before: Table, event: events.Again, _table: Table, _seat: int | None
) -> tuple[Phrase, ...]:
    return (phrase("wants-another", seat=Seat(event.seat)),)


def _said(_before: Table, event: events.Said, table: Table, seat: int | None) -> tuple[Phrase, ...]:
    if (seat, event.seat) in table.muted:
        return ()
    return (phrase("says", seat=Seat(event.seat), text=event.text),)


def _hailed(
    _before: Table, event: events.Hailed, table: Table, seat: int | None
) -> tuple[Phrase, ...]:
    if (seat, event.seat) in table.muted:
        return ()
    return (phrase("says", seat=Seat(event.seat), text=phrase(f"hail-{event.hail}")),)


def _muted(
    _before: Table, event: events.Muted, _table: Table, seat: int | None
) -> tuple[Phrase, ...]:
    """Nobody else learns of it."""
    if seat != event.seat:
        return ()
    key = "mutes" if event.muted else "unmutes"
    return (phrase(key, whom=Seat(event.whom)),)


# Each event has its own type of function; the key of the entry says which. Opening says nothing.
Tell: TypeAlias = Callable[[Table, Any, Table, int | None], tuple[Phrase, ...]]

_TELLINGS: dict[type[Event], Tell] = {
    events.Sat: _sat,
    events.Stood: _stood,
    events.Begun: _begun,
    events.Moved: _moved,
    events.Offered: _offered,
    events.Consented: _consented,
    events.Declined: _declined,
    events.TakenBack: _taken_back,
    events.Ended: _ended,
    events.Again: _again,
    events.Said: _said,
    events.Hailed: _hailed,
    events.Muted: _muted,
}
