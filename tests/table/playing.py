"""A table being played for tests: commands by hand, times by hand, every event written and read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from fourfold import games
from fourfold.core.errors import Refusal
from fourfold.core.phrase import Phrase
from fourfold.core.record import BOT
from fourfold.speech import Speaker
from fourfold.speech.names import spoken_names
from fourfold.table import commands, events
from fourfold.table.commands import Command
from fourfold.table.decide import decide, opening
from fourfold.table.events import Event, Terms
from fourfold.table.table import Table, after
from fourfold.table.telling import refusal, told

# When every table of the tests is opened; milliseconds.
OPENED = 1_000_000
NAMES = ("Anna", "Bert", "Cleo", "Dora")


class Playing:
    """A table, all that has happened at it, and what time it is."""

    def __init__(self, game: str = "quarto", **terms: Any) -> None:
        self.now = OPENED
        self.events: list[Event] = []
        self.table: Table = after(None, opening(Terms(game=game, **terms), self.now))
        self.before: Table = self.table

    def do(self, *asked: Command) -> list[Event]:
        """Obey; what came of it."""
        made: list[Event] = []
        for command in asked:
            for event in decide(self.table, command, self.now):
                self.before = self.table
                self.table = after(self.table, events.read(events.write(event)))
                made.append(event)
        self.events += made
        return made

    def refused(self, command: Command) -> str:
        """The reason why a command is refused, which can be said in English."""
        with pytest.raises(Refusal) as refused:
            decide(self.table, command, self.now)
        assert self.say(refusal(self.table, None, refused.value))
        return refused.value.reason

    def seated(self, *bots: str) -> Playing:
        """People on all seats but the last ones, which go to bots."""
        people = len(self.table.players) - len(bots)
        for seat in range(people):
            self.do(commands.Sit(seat, NAMES[seat], f"key {seat}"))
        for seat, bot in enumerate(bots, people):
            self.do(commands.SeatBot(seat, bot))
        return self

    def begun(self, *bots: str, seed: int = 1) -> Playing:
        """The same with a round begun."""
        self.seated(*bots)
        self.do(commands.Begin(dealt(self.table, seed)))
        return self

    def move(self, *moves: str) -> list[Event]:
        """Moves of whoever is to move."""
        return [event for move in moves for event in self.do(self.next(move))]

    def next(self, move: str) -> commands.Move:
        """A move as it is asked for by the seat to move."""
        assert self.table.turn is not None
        return commands.Move(self.table.turn, move, self.table.changed)

    def wait(self, seconds: float) -> None:
        """Time goes by."""
        self.now += round(seconds * 1_000)

    def hears(self, seat: int | None) -> tuple[Phrase, ...]:
        """What a seat hears of the last event."""
        return told(self.before, self.events[-1], self.table, seat)

    def heard(self, seat: int | None) -> str:
        """The same in English."""
        return " ".join(map(self.say, self.hears(seat)))

    def say(self, said: Phrase) -> str:
        """A phrase in English."""
        called = [
            f"Seat {seat + 1}" if who is None else BOT + who.bot if who.bot else who.name
            for seat, who in enumerate(self.table.players)
        ]
        packages = ("fourfold.table", f"fourfold.games.{self.table.game.key}")
        speaker = Speaker("en", packages)
        return Speaker("en", packages, spoken_names(speaker, called)).say(said)


def dealt(table: Table, seed: int = 1) -> str:
    """A deal for the next round."""
    chance = Random(seed)

    def shuffled(things: Sequence[Any]) -> Sequence[Any]:
        return chance.sample(things, len(things))

    return table.game.notation.write_deal(table.game.rules.deal(table.options, shuffled))


def some_moves(table: Table, seed: int, most: int) -> Iterator[str]:
    """Up to so many legal moves that follow each other from where a table is."""
    assert table.match is not None
    game, position, chance = table.game, table.match.position, Random(seed)
    for _ in range(most):
        legal = game.rules.moves(position)
        if not legal:
            return
        move = chance.choice(legal)
        position = game.rules.play(position, move)
        yield game.notation.write_move(move)


def parts(said: Phrase) -> Iterator[Phrase]:
    """A phrase and all phrases in it."""
    yield said
    for _, fact in said.facts:
        for part in fact if isinstance(fact, tuple) else (fact,):
            if isinstance(part, Phrase):
                yield from parts(part)


def quarto(**terms: Any) -> Playing:
    """A round of Quarto by the leaflet, begun by seat 1, with people on both seats."""
    return Playing("quarto", starter="1", **terms).begun()


ALL_GAMES = games.all_keys()
