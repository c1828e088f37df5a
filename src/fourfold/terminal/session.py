"""One game at one keyboard, from its first prompt until it is over or put away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from fourfold import bots
from fourfold.core import telling
from fourfold.core.errors import harmless
from fourfold.core.game import Move
from fourfold.core.phrase import Phrase, Seat
from fourfold.core.record import Ending
from fourfold.speech import Speaker
from fourfold.table import match
from fourfold.table.match import Match
from fourfold.terminal import calls, keep
from fourfold.terminal.clock import TimeUp
from fourfold.terminal.voice import Voice


class Leave(Exception):  # the player's wish, not an error
    """The player puts the game away."""


@dataclass
class Session:
    """The match, the voice that tells it, the file that keeps it, the chance of its bots."""

    match: Match
    voice: Voice
    path: Path
    random: Random
    at_keyboard: int | None = None
    prompted: Match | None = None

    def speakers(self) -> tuple[Speaker, ...]:
        """The languages that commands and moves are understood in."""
        full = replace(self.voice.speaker, wording="full")
        return (full, replace(full, language="en"))

    def viewer(self) -> int | None:
        """Whose knowledge is told: that of the person who now sits at the keyboard."""
        humans = self.match.humans()
        if match.hides(self.match):
            return self.at_keyboard
        if self.match.outcome is None and self.match.turn in humans:
            return self.match.turn
        return humans[0] if len(humans) == 1 else None

    def take(self, move: Move) -> None:
        """Play a move, keep the game, tell what happened."""
        viewer = self.viewer()
        self.match = match.play(self.match, move)
        self.keep()
        self.voice.say(*self.told(viewer, 1))

    def end(self, ending: Ending) -> None:
        """End the game as its players want it."""
        self.match = match.end(self.match, ending)
        self.keep()

    def keep(self) -> None:
        """Write the game down; where that fails for now, the game goes on."""
        try:
            keep.keep(self.match.record, self.path)
        except keep.NotKept:
            self.voice.tell("not-saved", path=harmless(str(self.path)))

    def take_back(self) -> None:
        """Undo the last move of a person, and what bots made of it."""
        before = match.undo(self.match)
        if before is None:
            self.voice.tell("nothing-to-undo")
            return
        self.match = before
        self.keep()
        self.voice.tell("undone")

    def told(self, seat: int | None, back: int) -> tuple[Phrase, ...]:
        """What a seat hears of the move so many moves ago."""
        before, after = self.match.view(seat, back), self.match.view(seat, back - 1)
        return self.match.game.phrases.tell(before, self.match.record.moves[-back], after)

    def listen(self) -> str:
        """One line of the person at move, who is prompted once for each position."""
        seat = self.match.turn
        if match.hides(self.match) and seat != self.at_keyboard:
            self._hand_over(seat)
        if self.prompted is not self.match:
            self.prompt()
        return self.voice.ask()

    def prompt(self) -> None:
        """Say what the seat at move has to do."""
        self.voice.say(self.match.game.phrases.prompt(self.match.view(self.match.turn)))
        self.prompted = self.match

    def _hand_over(self, seat: int) -> None:
        """Another person sits down: what was shown goes out of sight, what was missed is told.

        Changing seats takes no time from anybody's go.
        """
        self.voice.clock.stop()
        if self.at_keyboard is not None:
            self.voice.curtain()
        self.voice.tell("take-the-keyboard", seat=Seat(seat))
        self.voice.ask()
        self.voice.clock.turn(seat)
        self.at_keyboard = seat
        for back in reversed(range(1, self._moves_since(seat) + 1)):
            self.voice.say(*self.told(seat, back))
        self.tell_hands()

    def _moves_since(self, seat: int) -> int:
        """How many moves were made since a seat made one."""
        made = len(self.match.record.moves)
        own = [number for number in range(made) if self.match.mover(number) == seat]
        return made - 1 - own[-1] if own else made

    def tell_hands(self) -> None:
        """Say the hands that the person at the keyboard may know."""
        shown = self.match.game.picture(self.match.view(self.match.turn), None)
        hands = [shelf for shelf in shown.shelves if shelf.key == "hand"]
        self.voice.say(*(telling.shelf(shelf) for shelf in hands))

    def tell_end(self) -> None:
        """Say how the game ended and where it is kept, once that is so."""
        outcome, ending = self.match.outcome, self.match.record.ending
        if outcome is not None:
            view = self.match.view(None)
            self.voice.say(telling.ending(self.match.game, view, outcome, ending))
        keep.keep(self.match.record, self.path)
        self.voice.tell("kept", call=calls.replay(self.path))


# What becomes of a typed line.
Hear = Callable[[Session, str], None]


def run(session: Session, hear: Hear) -> None:
    """Play until the game is over or put away; it is kept either way."""
    try:
        while session.match.outcome is None:
            _one_move(session, hear)
        session.tell_end()
    except (EOFError, KeyboardInterrupt, Leave):
        session.voice.print("")
        keep.keep(session.match.record, session.path)
        session.voice.tell("put-away", call=calls.resume(session.path))


def _one_move(session: Session, hear: Hear) -> None:
    """One move of a bot, or one line of a person."""
    session.voice.clock.turn(session.match.turn)
    bot = session.match.bot(session.match.turn)
    if bot is not None:
        session.take(_bot_move(session, bot))
        return
    try:
        hear(session, session.listen())
    except TimeUp:
        session.voice.print("")
        session.end(Ending("time", session.match.turn))


def _bot_move(session: Session, bot: str) -> Move:
    now = session.match
    view, moves = now.view(now.turn), now.game.rules.moves(now.position)
    return bots.get(now.game, bot)(now.game, view, moves, session.random)
