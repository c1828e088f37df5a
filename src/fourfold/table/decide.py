"""What comes of a command: events, or a refusal with its reason. Nothing changes by a refusal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias
from unicodedata import normalize

from fourfold import bots, games
from fourfold.core.errors import NotationError, Refusal
from fourfold.core.record import is_persons_name
from fourfold.table import commands, events
from fourfold.table.clock import deadline
from fourfold.table.commands import Command
from fourfold.table.events import Event, Terms
from fourfold.table.match import Match, last_move
from fourfold.table.pace import read_pace
from fourfold.table.table import Question, Table

TAKEBACK, END = "takeback", "end"
# What people can say at a keystroke; each has a sentence in every language.
HAILS = ("hello", "good-luck", "well-played", "thanks", "moment", "sorry", "good-game", "goodbye")
LONGEST_TEXT = 300
# No game comes near it: whoever does is up to something else.
MOST_EVENTS = 5_000
# A full table still lets a round be played to its end: nobody escapes from losing by talking.
PLAYING = (commands.Move, commands.Resign)
# It joins emoji that people type, and shows nothing by itself.
JOINER = "\u200d"


class Refused(Refusal):
    """A command that the table refuses; `table-<reason>` is its sentence."""


def opening(terms: Terms, at: int) -> events.Opened:
    """The first event of a table, if its terms can be had; else `NotationError`."""
    if terms.game not in games.all_keys():
        raise NotationError(terms.game, "expected-game")
    game = games.get(terms.game)
    seats = game.rules.seats(game.notation.read_options(terms.options))
    read_pace(terms.pace)
    if terms.starter not in ("random", *(str(seat + 1) for seat in range(seats))):
        raise NotationError(terms.starter, "expected-starter")
    return events.Opened(at=at, terms=terms)


def decide(table: Table, command: Command, now: int) -> tuple[Event, ...]:
    """The events that a command leads to at this moment."""
    if isinstance(command, commands.Tick):
        return _tick(table, now)
    if _is_full(table) and not isinstance(command, PLAYING):
        raise Refused("table-full")
    if _is_late(table, now):
        raise Refused("time-up")
    if getattr(command, "seat", 0) not in table.seats:
        raise Refused("no-such-seat")
    return _ANSWERS[type(command)](table, command, now)


def is_ready(table: Table) -> bool:
    """Whether a round can begin: all seats are taken, and all want it after a round before.

    Bots do not want anything: among themselves they play once.
    """
    if table.free_seats or table.is_on or _is_full(table):
        return False
    return table.match is None or (bool(table.again) and table.again.issuperset(table.people))


def next_starter(table: Table) -> int | None:
    """Who begins the next round: one seat on from the last time, at first as agreed or by lot."""
    if table.match is not None:
        return int(table.match.record.deal.starter + 1) % len(table.players)
    return None if table.terms.starter == "random" else int(table.terms.starter) - 1


def _is_full(table: Table) -> bool:
    return table.seq >= MOST_EVENTS


def _is_late(table: Table, now: int) -> bool:
    until = deadline(table.clock)
    return until is not None and now >= until


def _tick(table: Table, now: int) -> tuple[Event, ...]:
    """Whoever is to move when the time is up loses (Q16)."""
    late = table.is_on and _is_late(table, now)
    return (events.Ended(at=now, reason="time", seat=table.turn),) if late else ()


def _sit(table: Table, command: commands.Sit, now: int) -> tuple[Event, ...]:
    _check_free(table, command.seat)
    name = command.name.strip()
    if not is_persons_name(name):
        raise Refused("bad-name")
    if _alike(name) in {_alike(player.name) for player in table.players if player}:
        raise Refused("name-taken", name=name)
    return (events.Sat(at=now, seat=command.seat, name=name, key=command.key),)


def _alike(name: str) -> str:
    """What is left of a name when everything is gone by which two can be told apart only barely."""
    return " ".join(normalize("NFKC", name).casefold().split())


def _seat_bot(table: Table, command: commands.SeatBot, now: int) -> tuple[Event, ...]:
    _check_free(table, command.seat)
    if command.bot not in bots.all_bots(table.game):
        raise Refused("no-such-bot")
    return (events.Sat(at=now, seat=command.seat, bot=command.bot),)


def _check_free(table: Table, seat: int) -> None:
    if table.players[seat] is not None:
        raise Refused("seat-taken")


def _stand(table: Table, command: commands.Stand, now: int) -> tuple[Event, ...]:
    _check_person(table, command.seat)
    if table.match is not None:
        raise Refused("already-begun")
    return (events.Stood(at=now, seat=command.seat),)


def _begin(table: Table, command: commands.Begin, now: int) -> tuple[Event, ...]:
    """After a round everybody moves up by one: whoever began last does not begin again."""
    if not is_ready(table):
        raise Refused("not-ready")
    deal = table.game.notation.read_deal(command.deal, table.options)
    starter = next_starter(table)
    if starter is not None:
        deal = replace(deal, starter=starter)
    return (events.Begun(at=now, deal=table.game.notation.write_deal(deal)),)


def _move(table: Table, command: commands.Move, now: int) -> tuple[Event, ...]:
    match = _round(table)
    if command.seq != table.changed:
        raise Refused("stale")
    if command.seat != match.turn:
        raise Refused("not-your-turn")
    move = table.game.notation.read_move(command.move)
    table.game.rules.play(match.position, move)
    written = table.game.notation.write_move(move)
    return (events.Moved(at=now, seat=command.seat, move=written),)


def _offer(table: Table, command: commands.Offer, now: int) -> tuple[Event, ...]:
    """A bot lets anybody take back, and never stops before the end."""
    _check_person(table, command.seat)
    match = _round(table)
    _check_offer(table, match, command)
    offered = events.Offered(at=now, seat=command.seat, what=command.what)
    if set(table.people) == {command.seat}:
        return (offered, _granted(match, command.what, command.seat, now))
    return (offered,)


def _check_offer(table: Table, match: Match, command: commands.Offer) -> None:
    if table.question is not None:
        raise Refused("already-asked")
    if command.what == TAKEBACK:
        if not table.terms.takeback:
            raise Refused("no-takeback")
        _kept_moves(match, command.seat)
    elif command.what != END or not table.game.agreement:
        raise Refused("no-agreement")
    elif len(table.people) < len(table.players):
        raise Refused("bot-plays-on")


def _kept_moves(match: Match, seat: int) -> int:
    """How many moves stay when a seat takes back its last one, and what came of it."""
    number = last_move(match, (seat,))
    if number is None:
        raise Refused("nothing-to-take-back")
    return number


def _granted(match: Match, what: str, seat: int, now: int) -> Event:
    if what == TAKEBACK:
        return events.TakenBack(at=now, moves=_kept_moves(match, seat))
    return events.Ended(at=now, reason="agreed")


def _consent(table: Table, command: commands.Consent, now: int) -> tuple[Event, ...]:
    """What was asked happens when all people but the one who asked have agreed."""
    _check_person(table, command.seat)
    question = _question(table, command.asked)
    if command.seat == question.seat or command.seat in question.agreed:
        raise Refused("nothing-asked")
    consented = events.Consented(at=now, seat=command.seat)
    if {question.seat, command.seat, *question.agreed}.issuperset(table.people):
        return (consented, _granted(_round(table), question.what, question.seat, now))
    return (consented,)


def _decline(table: Table, command: commands.Decline, now: int) -> tuple[Event, ...]:
    _check_person(table, command.seat)
    _question(table, command.asked)
    return (events.Declined(at=now, seat=command.seat),)


def _question(table: Table, asked: int | None) -> Question:
    """What is asked now: an answer to an older question is none to this one."""
    if table.question is None:
        raise Refused("nothing-asked")
    if asked is not None and asked != table.question.seq:
        raise Refused("stale")
    return table.question


def _resign(table: Table, command: commands.Resign, now: int) -> tuple[Event, ...]:
    _check_person(table, command.seat)
    _round(table)
    if not command.sure:
        raise Refused("not-sure")
    return (events.Ended(at=now, reason="resigned", seat=command.seat),)


def _play_again(table: Table, command: commands.PlayAgain, now: int) -> tuple[Event, ...]:
    _check_person(table, command.seat)
    if table.match is None:
        raise Refused("not-begun")
    if table.is_on:
        raise Refused("still-on")
    if command.seat in table.again:
        raise Refused("already-asked")
    return (events.Again(at=now, seat=command.seat),)


def _say(table: Table, command: commands.Say, now: int) -> tuple[Event, ...]:
    _check_person(table, command.seat)
    if not table.terms.chat:
        raise Refused("no-chat")
    text = " ".join(command.text.split())
    visible = text.replace(JOINER, "")
    if not visible or not visible.isprintable() or len(text) > LONGEST_TEXT:
        raise Refused("bad-text", longest=LONGEST_TEXT)
    return (events.Said(at=now, seat=command.seat, text=text),)


def _hail(table: Table, command: commands.Hail, now: int) -> tuple[Event, ...]:
    _check_person(table, command.seat)
    if command.hail not in HAILS:
        raise Refused("no-such-hail")
    return (events.Hailed(at=now, seat=command.seat, hail=command.hail),)


def _mute(table: Table, command: commands.Mute, now: int) -> tuple[Event, ...]:
    _check_person(table, command.seat)
    _check_person(table, command.whom)
    if command.seat == command.whom:
        raise Refused("no-such-seat")
    if ((command.seat, command.whom) in table.muted) == command.muted:
        return ()
    return (events.Muted(at=now, seat=command.seat, whom=command.whom, muted=command.muted),)


def _check_person(table: Table, seat: int) -> None:
    if seat not in table.people:
        raise Refused("nobody-there")


def _round(table: Table) -> Match:
    if table.match is None:
        raise Refused("not-begun")
    if not table.is_on:
        raise Refused("round-over")
    return table.match


# Each command has its own type of function; the key of the entry says which.
Answer: TypeAlias = Callable[[Table, Any, int], tuple[Event, ...]]

_ANSWERS: dict[type[Command], Answer] = {
    commands.Sit: _sit,
    commands.SeatBot: _seat_bot,
    commands.Stand: _stand,
    commands.Begin: _begin,
    commands.Move: _move,
    commands.Offer: _offer,
    commands.Consent: _consent,
    commands.Decline: _decline,
    commands.Resign: _resign,
    commands.PlayAgain: _play_again,
    commands.Say: _say,
    commands.Hail: _hail,
    commands.Mute: _mute,
}
