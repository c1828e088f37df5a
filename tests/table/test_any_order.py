"""Whatever is asked of a table by whomever and whenever, what must hold of it holds."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from fourfold import bots, games
from fourfold.core import record as records
from fourfold.core.errors import NotationError, Refusal
from fourfold.games.kwatro.rules import Pass
from fourfold.table import commands, events
from fourfold.table.clock import deadline, left
from fourfold.table.commands import Command
from fourfold.table.decide import HAILS, Refused, decide, is_ready, opening
from fourfold.table.events import Event, Terms
from fourfold.table.table import Table, after, folded
from fourfold.table.telling import refusal
from table.playing import OPENED, Playing, dealt, parts, some_moves

# Most of what is asked for is asked for from a seat that is there: see `AnyOrder.seat`.
SEATS = st.integers(0, 25)
NAMES = st.sampled_from(["Anna", "anna", "Bert", "Zoë", "Dora", "Emil", "bot:x", " ", "a|b"])
TEXTS = st.sampled_from(["Hello", " ", "\x07", "x" * 301, "two\nlines", "🐌"])
NOTATIONS = st.sampled_from(
    "0|7|f|a1|d4|!a1-d1|!a1-b2|-|r@c1|y@h8|refill|stay|pass|pass rt2|play|play rt2@0,1|"
    "play rt2@999999,0|swap rt2@0,0|zz|\ud800|".split("|")
)
TERMS = st.builds(
    Terms,
    game=st.sampled_from(games.all_keys()),
    pace=st.sampled_from(["none", "none", "go:60", "game:90", "game:60+30"]),
    starter=st.sampled_from(["random", "1", "2"]),
    hints=st.booleans(),
    takeback=st.sampled_from([True, True, False]),
    chat=st.booleans(),
    spectators=st.booleans(),
    listed=st.booleans(),
)
AFTER_THE_END = (events.Said, events.Hailed, events.Muted, events.Again, events.Begun)


class AnyOrder(RuleBasedStateMachine):
    """A table that anybody asks for anything."""

    def __init__(self) -> None:
        super().__init__()
        self.at = Playing()
        self.read_back: Table = self.at.table
        self.written: list[bytes] = []

    @initialize(terms=TERMS, data=st.data(), begins=st.sampled_from([0, 1, 2, 3]))
    def opens(self, terms: Terms, data: st.DataObject, begins: int) -> None:
        game = games.get(terms.game)
        chosen = {each.key: data.draw(st.sampled_from(each.values)) for each in game.rules.OPTIONS}
        fields = {name: getattr(terms, name) for name in terms.__struct_fields__}
        self.at = Playing(**fields | {"options": chosen})
        self.written = [events.write(opening(self.at.table.terms, OPENED))]
        self.read_back = after(None, events.read(self.written[0]))
        if begins:
            self.all_sit_and_begin(begins == 1, begins)

    def seat(self, number: int) -> int:
        """A seat, now and then one that is not there."""
        seats = len(self.at.table.players)
        return number % seats if number < 24 else -1 if number == 24 else seats

    # What is asked.

    @rule(seconds=st.sampled_from([-5.0, 0.001, 1.0, 10.0, 29.999, 60.0]))
    def waits(self, seconds: float) -> None:
        self.at.wait(seconds)

    @rule(seconds=st.sampled_from([0, 200]))
    def looks_at_the_clock(self, seconds: float) -> None:
        self.at.wait(seconds)
        self.asks(commands.Tick())

    @rule(seat=SEATS, name=NAMES)
    def sits(self, seat: int, name: str) -> None:
        self.asks(commands.Sit(self.seat(seat), name, f"hash {len(self.written)}"))

    @rule(seat=SEATS, bot=st.sampled_from(["random", "greedy", "perfect", ""]))
    def seats_a_bot(self, seat: int, bot: str) -> None:
        self.asks(commands.SeatBot(self.seat(seat), bot))

    @rule(with_bot=st.booleans(), seed=st.integers(0, 99))
    def all_sit_and_begin(self, with_bot: bool, seed: int) -> None:  # noqa: FBT001
        for seat in self.at.table.free_seats:
            bot = with_bot and seat == len(self.at.table.players) - 1
            name = f"Player {seat}"
            self.asks(
                commands.SeatBot(self.seat(seat), "random")
                if bot
                else commands.Sit(seat, name, "hash")
            )
        self.asks(commands.Begin(dealt(self.at.table, seed)))

    @rule(seat=SEATS)
    def stands(self, seat: int) -> None:
        self.asks(commands.Stand(self.seat(seat)))

    @rule(deal=st.sampled_from(["", "starter=2", "starter=1 bag=", "\ud800"]))
    def begins_with_any_deal(self, deal: str) -> None:
        self.asks(commands.Begin(deal))

    @rule(seat=SEATS, move=NOTATIONS, behind=st.integers(-1, 2))
    def moves_anything(self, seat: int, move: str, behind: int) -> None:
        self.asks(commands.Move(self.seat(seat), move, self.at.table.changed - behind))

    @rule(seat=SEATS, seed=st.integers(0, 999))
    def moves_for_any_seat(self, seat: int, seed: int) -> None:
        for move in self.legal(seed, 1):
            self.asks(commands.Move(self.seat(seat), move, self.at.table.changed))

    @rule(seed=st.integers(0, 999), most=st.sampled_from([1, 2, 3, 8, 30, 60]))
    def play_on(self, seed: int, most: int) -> None:
        for move in list(self.legal(seed, most)):
            if self.at.table.turn is not None:
                self.asks(self.at.next(move))

    @rule(seat=SEATS, what=st.sampled_from(["takeback", "takeback", "end", "draw"]))
    def offers(self, seat: int, what: str) -> None:
        self.asks(commands.Offer(self.seat(seat), what))

    @rule(seat=SEATS)
    def consents(self, seat: int) -> None:
        self.asks(commands.Consent(self.seat(seat)))

    @rule(what=st.sampled_from(["takeback", "takeback", "end"]), seed=st.integers(0, 999))
    def all_agree(self, what: str, seed: int) -> None:
        self.play_on(seed, 3)
        turn = self.at.table.turn
        if self.at.table.match is not None and turn is not None and what == "takeback":
            turn = self.at.table.match.mover(len(self.at.table.match.record.moves) - 1)
        self.asks(commands.Offer(turn or 0, what))
        for seat in self.at.table.people:
            self.asks(commands.Consent(seat))

    @rule(seat=SEATS)
    def declines(self, seat: int) -> None:
        self.asks(commands.Decline(self.seat(seat)))

    @rule(seat=SEATS, sure=st.sampled_from([True, False, False]))
    def resigns(self, seat: int, sure: bool) -> None:  # noqa: FBT001
        self.asks(commands.Resign(self.seat(seat), sure))

    @rule(seat=SEATS)
    def wants_another(self, seat: int) -> None:
        self.asks(commands.PlayAgain(self.seat(seat)))

    @rule(seed=st.integers(0, 99))
    def all_want_another(self, seed: int) -> None:
        for seat in self.at.table.people:
            self.asks(commands.PlayAgain(seat))
        self.asks(commands.Begin(dealt(self.at.table, seed)))

    @rule(seat=SEATS, text=TEXTS)
    def says(self, seat: int, text: str) -> None:
        self.asks(commands.Say(self.seat(seat), text))

    @rule(seat=SEATS, hail=st.sampled_from([*HAILS, ""]))
    def hails(self, seat: int, hail: str) -> None:
        self.asks(commands.Hail(self.seat(seat), hail))

    @rule(seat=SEATS, whom=SEATS, muted=st.booleans())
    def mutes(self, seat: int, whom: int, muted: bool) -> None:  # noqa: FBT001
        self.asks(commands.Mute(self.seat(seat), self.seat(whom), muted))

    # What comes of it.

    def legal(self, seed: int, most: int) -> Any:
        return some_moves(self.at.table, seed, most) if self.at.table.is_on else ()

    def asks(self, command: Command) -> None:
        """Every command is obeyed or refused for a reason that can be said."""
        table, until = self.at.table, deadline(self.at.table.clock)
        late = until is not None and self.at.now >= until
        made = answered(table, command, self.at.now)
        if isinstance(made, Refusal):
            assert not isinstance(command, commands.Tick)
            assert late == (made.reason == "time-up")
            self.can_be_said(made)
        else:
            assert not late or isinstance(command, commands.Tick)
            for event in made:
                self.happens(event)

    def can_be_said(self, refused: Refusal) -> None:
        told = refusal(self.at.table, self.at.table.turn, refused)
        if isinstance(refused, Refused):
            assert told.key == f"table-{refused.reason}"
        assert isinstance(refused, NotationError) == told.key.startswith("notation")
        assert self.at.say(told)

    def happens(self, event: Event) -> None:
        before, table = self.at.table, after(self.at.table, event)
        self.at.before, self.at.table = before, table
        self.at.events.append(event)
        self.written.append(events.write(event))
        assert events.write(events.read(self.written[-1])) == self.written[-1]
        self.read_back = after(self.read_back, events.read(self.written[-1]))
        assert table.seq == before.seq + 1
        assert event.at == self.at.now
        check_step(before, event, table)
        self.is_heard(event)

    def is_heard(self, event: Event) -> None:
        """Everybody can be told, and nobody of hashes or of cards that others drew (K2, K9)."""
        for seat in (None, *self.at.table.seats):
            heard = self.at.hears(seat)
            assert "hash" not in str(heard)
            assert all(map(self.at.say, heard))
            if isinstance(event, events.Moved) and seat != event.seat:
                move = self.at.table.game.notation.read_move(event.move)
                named = [part for said in heard for part in parts(said) if part.key == "card"]
                assert not (isinstance(move, Pass) and named)

    # What always holds.

    @invariant()
    def the_state_is_the_fold_of_what_was_written(self) -> None:
        assert self.read_back == self.at.table
        assert self.at.table.seq == len(self.written) or not self.written

    @invariant()
    def only_the_seat_to_move_uses_time_and_only_while_a_round_is_on(self) -> None:
        table, clock = self.at.table, self.at.table.clock
        assert clock.seat == (table.turn if clock.pace.is_clocked else None)
        assert min(clock.left) >= 0
        assert all(left(clock, seat, self.at.now) >= 0 for seat in table.seats)
        assert (deadline(clock) is None) == (clock.seat is None)

    @invariant()
    def a_question_is_open_only_while_a_round_is_on(self) -> None:
        table = self.at.table
        if table.question is not None:
            assert table.is_on
            assert {table.question.seat, *table.question.agreed} < set(table.people)
        assert not (table.again and table.is_on)

    @invariant()
    def names_are_told_apart(self) -> None:
        names = [who.name.casefold() for who in self.at.table.players if who and not who.bot]
        assert len(set(names)) == len(names)
        assert all(names)
        known = bots.all_bots(self.at.table.game)
        assert all(not who.bot or who.bot in known for who in self.at.table.players if who)

    @invariant()
    def a_round_is_on_only_with_all_seats_taken(self) -> None:
        table = self.at.table
        assert table.match is None or not table.free_seats
        assert not (is_ready(table) and (table.free_seats or table.is_on))

    def teardown(self) -> None:
        """All that was written, read again in one go, makes the same table and the same records."""
        if not self.written:
            return
        *_, table = folded(map(events.read, self.written))
        assert table == self.at.table
        for record in table.rounds:
            text = records.write(record)
            assert records.write(records.read(text, games.get)) == text
        if table.match is not None:
            assert table.match.positions == tuple(records.positions(table.match.record))


def answered(table: Table, command: Command, now: int) -> tuple[Event, ...] | Refusal:
    """The events that a command leads to, or why it is refused."""
    try:
        return decide(table, command, now)
    except Refusal as refused:
        return refused


def check_step(before: Table, event: Event, table: Table) -> None:
    """What may lead where."""
    if isinstance(event, events.Moved):
        assert event.seat == before.turn
    if before.outcome is not None:
        assert isinstance(event, AFTER_THE_END)
        assert isinstance(event, events.Begun) or table.outcome == before.outcome
    if isinstance(event, events.Begun):
        assert not before.free_seats
        assert table.past == before.rounds
    if isinstance(event, events.TakenBack) and table.match is not None:
        assert table.question is None
        assert table.match.position == records.replay(table.match.record)
    if table.match is not before.match:
        assert table.changed == table.seq
    else:
        assert (table.changed, table.clock) == (before.changed, before.clock)


AnyOrder.TestCase.settings = settings(
    max_examples=150,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
TestAnyOrder = AnyOrder.TestCase
