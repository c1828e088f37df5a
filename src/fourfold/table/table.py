"""The state of a table, folded from its events one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from fourfold import games
from fourfold.core.game import Game, Options, View
from fourfold.core.outcome import Outcome
from fourfold.core.record import BOT, Ending, Record
from fourfold.table import events
from fourfold.table.clock import Clock, broken_off, turned, wound_up
from fourfold.table.events import Event, Terms
from fourfold.table.match import Match, back_to, end, play, resume
from fourfold.table.pace import read_pace

# Seats of the same table.
NOBODY: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat: a person with the hash of a secret, or a bot."""

    name: str = ""
    key: str = ""
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat has asked the others as event number `seq`, and who has agreed so far."""

    seat: int
    what: str
    seq: int
    agreed: frozenset[int] = NOBODY


@dataclass(frozen=True, slots=True)
class Table:
    """One match: its seats, clock and record.

    `seq` counts events, `changed` is the one that made the position that is on the board now.
    `again` are the seats that want another round, `past` the rounds before, `muted` who does not
    read whom.
    """

    game: Game
    terms: Terms
    options: Options
    players: tuple[Player | None, ...]
    clock: Clock
    match: Match | None = None
    past: tuple[Record, ...] = ()
    question: Question | None = None
    again: frozenset[int] = NOBODY
    muted: frozenset[tuple[int, int]] = frozenset()
    seq: int = 1
    changed: int = 1

    @property
    def outcome(self) -> Outcome | None:
        """How the round ended, or `None` while there is none or it goes on."""
        return None if self.match is None else self.match.outcome

    @property
    def is_on(self) -> bool:
        """Whether a round is being played."""
        return self.match is not None and self.match.outcome is None

    @property
    def turn(self) -> int | None:
        """The seat to move, while a round is being played."""
        return self.match.turn if self.match is not None and self.is_on else None

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.players))

    @property
    def free_seats(self) -> tuple[int, ...]:
        """The seats that nobody has taken."""
        return tuple(seat for seat in self.seats if self.players[seat] is None)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat in self.seats if (who := self.players[seat]) and not who.bot)

    @property
    def rounds(self) -> tuple[Record, ...]:
        """The records of all rounds, the one being played last."""
        return self.past if self.match is None else (*self.past, self.match.record)

    def view(self, seat: int | None) -> View:
        """What a seat may know; `None` is somebody who watches."""
        if self.match is None:
            raise ValueError("no round has begun")
        return self.match.view(seat)


def opened(event: events.Opened) -> Table:
    """The table as its first event makes it."""
    game = games.get(event.terms.game)
    options = game.notation.read_options(event.terms.options)
    seats = game.rules.seats(options)
    clock = wound_up(read_pace(event.terms.pace), seats)
    return Table(game, event.terms, options, (None,) * seats, clock)


def folded(all_events: Iterable[Event]) -> Iterator[Table]:
    """The table after each of its events."""
    table: Table | None = None
    for event in all_events:
        table = after(table, event)
        yield table


def after(table: Table | None, event: Event) -> Table:
    """The table after one more event."""
    if table is None and isinstance(event, events.Opened):
        return opened(event)
    if table is None or isinstance(event, events.Opened):
        raise ValueError("the first event of a table opens it, and no other")
    return replace(_CHANGES[type(event)](table, event), seq=table.seq + 1)


def _sat(table: Table, event: events.Sat) -> Table:
    return _with_player(table, event.seat, Player(event.name, event.key, event.bot))


def _stood(table: Table, event: events.Stood) -> Table:
    """Whoever comes next is somebody else: neither muted nor deaf to anybody."""
    muted = frozenset(pair for pair in table.muted if event.seat not in pair)
    return _with_player(replace(table, muted=muted), event.seat, None)


def _with_player(table: Table, seat: int, player: Player | None) -> Table:
    players = list(table.players)
    players[seat] = player
    return replace(table, players=tuple(players))


def _begun(table: Table, event: events.Begun) -> Table:
    deal = table.game.notation.read_deal(event.deal, table.options)
    seated = tuple(_named(player) for player in table.players)
    begun = replace(
        table,
        match=resume(Record(table.game, table.options, deal, seated)),
        past=table.rounds,
        again=NOBODY,
        clock=wound_up(table.clock.pace, len(table.players)),
    )
    return _changed(begun, turned(begun.clock, begun.turn, event.at))


def _named(player: Player | None) -> str:
    """What a record calls who sits there."""
    if player is None:
        raise ValueError("a round begins when all seats are taken")
    return BOT + player.bot if player.bot else player.name


def _moved(table: Table, event: events.Moved) -> Table:
    moved = play(_match(table), table.game.notation.read_move(event.move))
    table = replace(table, match=moved)
    return _changed(table, turned(table.clock, table.turn, event.at))


def _taken_back(table: Table, event: events.TakenBack) -> Table:
    table = replace(table, match=back_to(_match(table), event.moves))
    return _changed(table, broken_off(table.clock, table.turn, event.at))


def _ended(table: Table, event: events.Ended) -> Table:
    table = replace(table, match=end(_match(table), Ending(event.reason, event.seat)))
    return _changed(table, broken_off(table.clock, None, event.at))


def _changed(table: Table, clock: Clock) -> Table:
    """Another position: what was asked lapses, and the time of whoever is to move runs."""
    return replace(table, clock=clock, question=None, changed=table.seq + 1)


def _offered(table: Table, event: events.Offered) -> Table:
    return replace(table, question=Question(event.seat, event.what, table.seq + 1))


def _consented(table: Table, event: events.Consented) -> Table:
    question = table.question
    if question is None:
        raise ValueError("nothing was asked")
    agreed = question.agreed | {event.seat}
    return replace(table, question=replace(question, agreed=agreed))


def _declined(table: Table, _event: events.Declined) -> Table:
    return replace(table, question=None)


def _again(table: Table, event: events.Again) -> Table:
    return replace(table, again=table.again | {event.seat})


def _told(table: Table, _event: events.Said | events.Hailed) -> Table:
    """What is said changes nothing but the number of events."""
    return table


def _muted(table: Table, event: events.Muted) -> Table:
    pair = frozenset({(event.seat, event.whom)})
    return replace(table, muted=table.muted | pair if event.muted else table.muted - pair)


def _match(table: Table) -> Match:
    if table.match is None:
        raise ValueError("no round has begun")
    return table.match


# Each event has its own type of function; the key of the entry says which.
Change: TypeAlias = Callable[[Table, Any], Table]

_CHANGES: dict[type[Event], Change] = {
    events.Sat: _sat,
    events.Stood: _stood,
    events.Begun: _begun,
    events.Moved: _moved,
    events.TakenBack: _taken_back,
    events.Ended: _ended,
    events.Offered: _offered,
    events.Consented: _consented,
    events.Declined: _declined,
    events.Again: _again,
    events.Said: _told,
    events.Hailed: _told,
    events.Muted: _muted,
}
