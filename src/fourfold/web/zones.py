"""The parts of a table's page that change: the round, the talk beside it, the messages."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlsplit

from fourfold import bots
from fourfold.core.game import Game
from fourfold.core.phrase import Seat, phrase
from fourfold.core.record import BOT
from fourfold.speech import Speaker
from fourfold.speech.names import spoken_names
from fourfold.table import events
from fourfold.table.decide import END, HAILS, TAKEBACK
from fourfold.table.table import Table
from fourfold.table.telling import ASKED
from fourfold.web.calling import calling
from fourfold.web.draw import use
from fourfold.web.page import fragment, sayer
from fourfold.web.pointing import Laid
from fourfold.web.scene import Eyes, names, places, scene, sentences, title
from fourfold.web.sitting import Sitting, Step

# So many messages are on the page when it is fetched.
MESSAGES = 30
# Whoever opens an invitation to these names meets their own machine.
LOOPBACK = ("localhost", "127.0.0.1", "::1")
# Only what is said, asked or wished for leaves the round as it is.
BESIDE = (
    events.Said,
    events.Hailed,
    events.Muted,
    events.Offered,
    events.Consented,
    events.Declined,
    events.Again,
)
TALK = (events.Said, events.Hailed)


@dataclass(frozen=True, slots=True)
class Message:
    """What was heard of one event, by its number."""

    seq: int
    text: str
    talk: bool


@dataclass(frozen=True, slots=True)
class Looker:
    """A visitor at a table: which eyes, which voice, which link to invite others with."""

    eyes: Eyes
    speaker: Speaker
    invite: str = ""
    zoom: int = 0

    @property
    def query(self) -> str:
        """How the page is asked for to look the same."""
        shown = "" if self.eyes.shown is None else self.eyes.shown
        return f"as={shown}&zoom={self.zoom}"

    def at(self, table: Table) -> Looker:
        """The same visitor after somebody came or left: the names are those of now."""
        speaker = replace(self.speaker, names=names(table, self.speaker.nameless))
        return replace(self, speaker=speaker)


def round_zone(
    sitting: Sitting, looker: Looker, now: int, laid: Laid = (), refused: str = ""
) -> str:
    """The round, or who is waited for."""
    table, eyes, speaker = sitting.table, looker.eyes, looker.speaker
    context: dict[str, Any] = {
        "id": sitting.id,
        "game": table.game.key,
        "data_seq": table.seq,
        "title": title(table, eyes, speaker),
        "heading": heading(table, speaker),
        "refused": refused,
        "players": places(table, eyes, now, speaker),
        "shown": "" if eyes.shown is None else eyes.shown,
        "scene": None,
        "zoom": looker.zoom,
        "looking": looker.query,
    }
    if table.match is None:
        context |= _waiting(table, looker)
    else:
        context |= _playing(sitting, looker, laid)
    return fragment("_table.html", sayer(speaker), **context)


def _playing(sitting: Sitting, looker: Looker, laid: Laid) -> dict[str, Any]:
    """What a table shows of a round."""
    seen = scene(sitting, looker.eyes, looker.speaker, laid)
    return {
        "scene": seen,
        "curtain_seat": looker.eyes.curtain(sitting.table),
        "calling": calling(seen.acts, seen.board, looker.speaker),
        "use": use,
    }


def heading(table: Table, speaker: Speaker) -> str:
    """Which game, and who plays."""
    game = phrase("game-name")
    seated = tuple(Seat(seat) for seat in table.seats if table.players[seat] is not None)
    return speaker.say(phrase("table-heading", game=game, players=seated) if seated else game)


def _waiting(table: Table, looker: Looker) -> dict[str, Any]:
    """What a table shows before its game begins: a link for friends, a form for who follows it."""
    free, held = table.free_seats, looker.eyes.held
    return {
        "prompt": looker.speaker.say(phrase("waiting", n=len(free))),
        "free_seat": free[0] if free else "",
        "may_sit": bool(free) and not held,
        "may_stand": bool(held),
        "invite": looker.invite if held and free else "",
        "here_only": urlsplit(looker.invite).hostname in LOOPBACK,
        "bots_for_free": bot_names(table.game, looker.speaker) if held and free else (),
    }


def bot_names(game: Game, speaker: Speaker) -> tuple[tuple[str, str], ...]:
    """Every bot of a game with what it is called."""
    every = bots.all_bots(game)
    return tuple(zip(every, spoken_names(speaker, [BOT + bot for bot in every]), strict=True))


@dataclass(frozen=True, slots=True)
class Asked:
    """What waits for an answer, whether this visitor has given it, and as which event it came."""

    text: str
    mine: bool
    seq: int = 0


@dataclass(frozen=True, slots=True)
class Other:
    """Another person at the table, whom one may not want to read."""

    seat: int
    name: str
    muted: bool


def talk_zone(sitting: Sitting, looker: Looker) -> str:
    """What can be asked, answered and said beside the game."""
    said = sayer(looker.speaker)
    return fragment("_talk.html", said, id=sitting.id, hails=HAILS, **_talk(sitting.table, looker))


def _talk(table: Table, looker: Looker) -> dict[str, Any]:
    held = looker.eyes.held
    return {
        "asks": _asks(table, held),
        "may_resign": bool(held) and table.is_on,
        "may_talk": bool(held),
        "may_write": table.terms.chat,
        "mutable": _others(table, looker),
        "devices": bool(held),
    }


def question_zone(sitting: Sitting, looker: Looker) -> str:
    """What waits for an answer: a question of somebody, or whether to play again."""
    context = _asked(sitting.table, looker)
    return fragment("_question.html", sayer(looker.speaker), id=sitting.id, **context)


def _asked(table: Table, looker: Looker) -> dict[str, Any]:
    return {"question": _question(table, looker), "again": _again(table, looker)}


def _again(table: Table, looker: Looker) -> Asked | None:
    """Who would like another round, once this one is over."""
    held = looker.eyes.held
    if table.outcome is None or not held:
        return None
    wanted = (phrase("wants-another", seat=Seat(seat)) for seat in sorted(table.again))
    text = " ".join(looker.speaker.say(each) for each in wanted)
    return Asked(text, table.again.issuperset(held))


def _question(table: Table, looker: Looker) -> Asked | None:
    question, held = table.question, looker.eyes.held
    if question is None or not held:
        return None
    answered = {question.seat, *question.agreed}
    text = looker.speaker.say(phrase(ASKED[question.what], seat=Seat(question.seat)))
    return Asked(text, answered.issuperset(held), question.seq)


def _asks(table: Table, held: tuple[int, ...]) -> tuple[str, ...]:
    """What this visitor may ask now."""
    if not held or not table.is_on or table.question is not None:
        return ()
    moved = table.match is not None and bool(table.match.record.moves)
    takeback = (TAKEBACK,) if table.terms.takeback and moved else ()
    only_people = len(table.people) == len(table.players)
    return (*takeback, *((END,) if table.game.agreement and only_people else ()))


def _others(table: Table, looker: Looker) -> tuple[Other, ...]:
    held = looker.eyes.held
    if not held:
        return ()
    return tuple(
        Other(seat, looker.speaker.names[seat], (held[0], seat) in table.muted)
        for seat in table.people
        if seat not in held
    )


def messages(steps: Iterable[Step], table: Table, looker: Looker) -> list[Message]:
    """What was heard of events, in their order; an event that says nothing has no message."""
    seat = looker.eyes.seat(table)
    heard = [(step, " ".join(sentences(step, seat, looker.speaker))) for step in steps]
    return [
        Message(step.after.seq, text, isinstance(step.event, TALK)) for step, text in heard if text
    ]


def news(sitting: Sitting, steps: list[Step], looker: Looker, now: int) -> str:
    """The parts of the page that these steps have changed, each for its place."""
    now_looks, before = looker.at(sitting.table), steps[0].before
    parts = []
    if any(not isinstance(step.event, BESIDE) for step in steps):
        parts.append(("table", "outerMorph", round_zone(sitting, now_looks, now)))
    if _asked(before, now_looks) != _asked(sitting.table, now_looks):
        parts.append(("question", "outerMorph", question_zone(sitting, now_looks)))
    if _talk(before, now_looks) != _talk(sitting.table, now_looks):
        parts.append(("talk", "outerMorph", talk_zone(sitting, now_looks)))
    parts += _heard(sitting, steps, now_looks)
    wrapped = (
        f'<hx-partial hx-target="#{place}" hx-swap="{how}">{html}</hx-partial>'
        for place, how, html in parts
    )
    return " ".join("".join(wrapped).splitlines())  # an event is one line


def _heard(sitting: Sitting, steps: list[Step], looker: Looker) -> list[tuple[str, str, str]]:
    """New messages go below the others; where the curtain falls, all are told anew for nobody."""
    eyes = looker.eyes
    fallen = eyes.shown is not None and eyes.curtain(sitting.table) is not None
    heard = messages(latest(sitting) if fallen else steps, sitting.table, looker)
    said = sayer(looker.speaker)
    lines = "".join(fragment("_message.html", said, message=message) for message in heard)
    return [("messages", "innerHTML" if fallen else "beforeend", lines)] if lines else []


def latest(sitting: Sitting) -> list[Step]:
    """The steps that the messages of a page tell."""
    return list(sitting.steps)[-MESSAGES:]
