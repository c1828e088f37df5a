"""What one visitor sees of a table: what a template needs, and nothing a seat may not know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fourfold.core.act import Act
from fourfold.core.phrase import Seat, phrase
from fourfold.core.picture import Picture
from fourfold.core.record import BOT
from fourfold.speech import Speaker
from fourfold.speech.names import spoken_names
from fourfold.table import events
from fourfold.table import match as matches
from fourfold.table.clock import left
from fourfold.table.table import Table
from fourfold.web.board import Board, board, hints, newest_marked
from fourfold.web.page import Visit
from fourfold.web.pointing import Laid
from fourfold.web.shelves import Shown, shelves
from fourfold.web.sitting import Sitting, Step

# So many events are told to somebody who only watches.
RECENT = 3
# What was said is read among the messages.
BETWEEN = (events.Said, events.Hailed, events.Muted)


@dataclass(frozen=True, slots=True)
class Eyes:
    """Who looks at a table: the seats held here, and the one looked from, if any.

    `shown` says that a person at a shared device has said to be the one who looks.
    """

    held: tuple[int, ...] = ()
    shown: int | None = None

    def seat(self, table: Table) -> int | None:
        """The seat looked from: on a shared device the one to move, if nothing has to be hidden."""
        if len(self.held) < 2:
            return self.held[0] if self.held else None
        if table.match is None:
            return self.held[0]
        if matches.hides(table.match) and table.is_on:
            return self.shown if self.shown in self.held and not self.curtain(table) else None
        return table.turn if table.turn in self.held else self.held[0]

    def curtain(self, table: Table) -> int | None:
        """Who has to say that nobody else looks, before a hand is shown on a shared device."""
        if len(self.held) < 2 or table.match is None or not matches.hides(table.match):
            return None
        return table.turn if table.turn in self.held and table.turn != self.shown else None


@dataclass(frozen=True, slots=True)
class Place:
    """A seat as it is shown: who sits there, the points, the time left, whether it is to move."""

    seat: int
    name: str
    mine: bool
    turn: bool
    score: int | None
    points: str
    seconds: int
    time: str


@dataclass(frozen=True, slots=True)
class Scene:
    """A round as one visitor sees it."""

    game: str
    id: str
    seq: int
    title: str
    happened: tuple[str, ...]
    prompt: str
    board: Board
    shelves: tuple[Shown, ...]
    acts: tuple[Act, ...]
    laid: tuple[str, ...]
    told: str
    curtain: str
    called: bool
    is_on: bool
    mine: bool


def names(table: Table, speaker: Speaker) -> tuple[str, ...]:
    """What the players are called; a free seat has its number."""
    listed = [
        speaker.say(phrase("seat", number=seat + 1))
        if player is None
        else BOT + player.bot
        if player.bot
        else player.name
        for seat, player in enumerate(table.players)
    ]
    return spoken_names(speaker, listed)


def speaker_of(seen: Visit, table: Table) -> Speaker:
    """Who tells a table to a visitor."""
    plain = seen.speaker(table.game.key)
    return seen.speaker(table.game.key, names(table, plain))


def acts_of(table: Table, seat: int | None, laid: Laid = ()) -> tuple[Act, ...]:
    """What the visitor can do now."""
    if seat is None or seat != table.turn:
        return ()
    return table.game.acts(table.view(seat), laid)


def scene(sitting: Sitting, eyes: Eyes, speaker: Speaker, laid: Laid = ()) -> Scene:
    """The round that is on, or that was played last."""
    table, seat = sitting.table, eyes.seat(sitting.table)
    if table.match is None:
        raise ValueError("no round has begun")
    picture = newest_marked(table.game, table.view(seat), table.match.record.moves)
    acts = acts_of(table, seat, laid)
    curtain = eyes.curtain(table)
    prompt = prompt_of(table, seat, speaker)
    return Scene(
        game=table.game.key,
        id=sitting.id,
        seq=table.changed,
        title=title(table, eyes, speaker),
        happened=happened(sitting, eyes, seat, speaker),
        prompt=prompt,
        board=board(picture, acts, speaker, _hints(table, picture, speaker)),
        shelves=shelves(table, picture, acts, seat, speaker),
        acts=acts,
        laid=tuple("@".join(pair) for pair in laid),
        told=_laid_told(acts, speaker),
        curtain="" if curtain is None else speaker.names[curtain],
        called=_was_called(sitting),
        is_on=table.is_on,
        mine=bool(acts),
    )


def _hints(table: Table, picture: Picture, speaker: Speaker) -> dict[str, str]:
    return hints(picture, speaker) if table.terms.hints and table.is_on else {}


def _laid_told(acts: Sequence[Act], speaker: Speaker) -> str:
    return " ".join(speaker.say(act.told) for act in acts if act.told is not None)


def _was_called(sitting: Sitting) -> bool:
    """Whether the round ended with a call that was true: something to celebrate."""
    outcome = sitting.table.outcome
    return outcome is not None and outcome.reason in ("called", "stolen")


def prompt_of(table: Table, seat: int | None, speaker: Speaker) -> str:
    """What is to be done, and by whom; nothing once the round is over."""
    if not table.is_on:
        return ""
    return speaker.say(table.game.phrases.prompt(table.view(seat)))


def title(table: Table, eyes: Eyes, speaker: Speaker) -> str:
    """How it stands, then which game it is (WCAG 2.4.2)."""
    game = speaker.say(phrase("game-name"))
    outcome = table.outcome
    if outcome is not None and outcome.winners:
        how = phrase("title-won", winners=tuple(map(Seat, outcome.winners)))
    elif outcome is not None:
        how = phrase("title-draw")
    elif table.turn is None:
        how = phrase("title-waiting")
    elif table.turn in eyes.held and len(eyes.held) == 1:
        how = phrase("title-your-turn")
    else:
        how = phrase("title-turn", seat=Seat(table.turn))
    return f"{speaker.say(how)} – {game}"


def happened(sitting: Sitting, eyes: Eyes, seat: int | None, speaker: Speaker) -> tuple[str, ...]:
    """What was done since the visitor's last turn began, or lately for who watches or shares."""
    steps = [step for step in sitting.steps if not isinstance(step.event, BETWEEN)]
    first = len(steps) - RECENT if len(eyes.held) != 1 else _last_turn(steps, eyes.held[0])
    recent = steps[max(0, first) :]
    return tuple(sentence for step in recent for sentence in sentences(step, seat, speaker))


def _last_turn(steps: Sequence[Step], seat: int) -> int:
    """Where the last run of moves of a seat begins."""
    movers = [getattr(step.event, "seat", None) if _moves(step) else None for step in steps]
    if seat not in movers:
        return len(steps) - RECENT
    last = len(movers) - 1 - movers[::-1].index(seat)
    while last > 0 and movers[last - 1] == seat:
        last -= 1
    return last


def _moves(step: Step) -> bool:
    return isinstance(step.event, events.Moved)


def sentences(step: Step, seat: int | None, speaker: Speaker) -> tuple[str, ...]:
    """What a visitor hears of a step."""
    return tuple(speaker.say(told) for told in step.told(seat))


def places(table: Table, eyes: Eyes, now: int, speaker: Speaker) -> tuple[Place, ...]:
    """Everybody at the table."""
    scores = table.game.rules.scores(table.match.position) if table.match else ()
    return tuple(_place(table, seat, eyes, scores, now, speaker) for seat in table.seats)


def _place(  # noqa: PLR0913, PLR0917
    table: Table, seat: int, eyes: Eyes, scores: tuple[int, ...], now: int, speaker: Speaker
) -> Place:
    clocked = table.clock.pace.is_clocked
    seconds = round(left(table.clock, seat, now) / 1_000) if clocked else 0
    return Place(
        seat=seat,
        name=speaker.names[seat],
        mine=seat in eyes.held,
        turn=seat == table.turn,
        score=scores[seat] if scores else None,
        points=speaker.say(phrase("points", n=scores[seat])) if scores else "",
        seconds=seconds,
        time=time_of(seconds) if clocked else "",
    )


def time_of(seconds: int) -> str:
    """Minutes and seconds, with hours where there are any."""
    hours, minutes = seconds // 3_600, seconds // 60 % 60
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"
