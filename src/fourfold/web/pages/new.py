"""A new table: the game's own options, who plays, and what is allowed at the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from fourfold import games
from fourfold.core import telling
from fourfold.core.errors import NotationError
from fourfold.core.game import Game
from fourfold.core.options import Option
from fourfold.core.phrase import phrase
from fourfold.core.record import BOT
from fourfold.speech import Speaker
from fourfold.table import commands
from fourfold.table.commands import Command
from fourfold.table.decide import Refused
from fourfold.table.events import Terms
from fourfold.web import forms
from fourfold.web.agreed import PACES, SWITCHES, pace_name
from fourfold.web.forms import text
from fourfold.web.page import Visit, page, see_other, visit
from fourfold.web.problem import problem, wants_json
from fourfold.web.seats import Pass, key_of, new_secret
from fourfold.web.ticket import keep_seat
from fourfold.web.zones import bot_names

USUAL = ("takeback", "chat", "spectators")
# Who else may sit there: a friend who follows a link, somebody at this device, a bot.
OPEN, HERE = "open", "here"


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of an option as a form shows it."""

    value: str
    name: str
    checked: bool


@dataclass(frozen=True, slots=True)
class Question:
    """An option as a form asks it."""

    key: str
    question: str
    type: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Chosen:
    """What a form was filled in with."""

    name: str
    options: Mapping[str, str]
    players: tuple[str, ...]
    starter: str = "random"
    pace: str = "none"
    switches: tuple[str, ...] = USUAL


async def new(request: Request) -> Response:
    """The form, or the table that it asks for."""
    seen, key = visit(request), request.path_params["game"]
    game = games.get(key)
    if request.method != "POST":
        return _form(seen, game, _usual(game))
    chosen = _read(game, await forms.read(request))
    try:
        return await _opened(seen, game, chosen)
    except NotationError as error:
        told = telling.misread(error)
    except Refused as refusal:
        facts = {name: str(fact) for name, fact in refusal.facts.items()}
        told = phrase(f"table-{refusal.reason}", **facts)
    said = seen.speaker(key).say(told)
    if wants_json(request):
        return problem(422, told.key, said)
    return _form(seen, game, chosen, said, 422)


def _usual(game: Game) -> Chosen:
    """The game of the leaflet, with friends who follow a link."""
    return Chosen("", {}, (OPEN,) * (most_seats(game) - 1))


def most_seats(game: Game) -> int:
    """How many can play at most."""
    counts = [option.values for option in game.rules.OPTIONS if option.key == "seats"]
    return max(map(int, counts[0])) if counts else game.rules.seats(_default_options(game))


def _default_options(game: Game) -> object:
    return game.notation.read_options({})


def _read(game: Game, form: FormData) -> Chosen:
    options = {option.key: _value(option, form) for option in game.rules.OPTIONS}
    return Chosen(
        text(form, "name").strip(),
        {key: value for key, value in options.items() if value},
        tuple(text(form, f"seat-{seat}") for seat in range(2, most_seats(game) + 1)),
        text(form, "starter"),
        text(form, "pace"),
        tuple(key for key in SWITCHES if text(form, key)),
    )


def _value(option: Option, form: FormData) -> str:
    """The value of an option, put together from its parts where it has many."""
    values = [value for value in form.getlist(f"option-{option.key}") if isinstance(value, str)]
    if option.many and values and not any(values):
        return "-"  # the form was sent with no part chosen: that is for the game to refuse
    chosen = sorted(filter(None, values))
    return ",".join(chosen) if option.many else "".join(values[:1])


async def _opened(seen: Visit, game: Game, chosen: Chosen) -> Response:
    terms = Terms(
        game=game.key,
        options=dict(chosen.options),
        pace=chosen.pace,
        starter=chosen.starter,
        **{key: key in chosen.switches for key in SWITCHES},
    )
    passes, seated = _seated(seen, game, chosen)
    sitting = await seen.host.open(terms, seated)
    return keep_seat(seen, see_other(f"/table/{sitting.id}#message"), sitting.id, passes)


def _seated(seen: Visit, game: Game, chosen: Chosen) -> tuple[list[Pass], list[Command]]:
    """The visitor first, then everybody at this device, and the bots."""
    passes, seated = [], list[Command]()
    count = game.rules.seats(game.notation.read_options(chosen.options))
    for seat, player in enumerate(("me", *chosen.players)[:count]):
        if player in ("me", HERE):
            shown = Pass(seat, new_secret())
            name = chosen.name if player == "me" else _numbered(seen, seat)
            passes.append(shown)
            seated.append(commands.Sit(seat, name, key_of(shown.secret)))
        elif player != OPEN:
            seated.append(commands.SeatBot(seat, player.removeprefix(BOT)))
    return passes, seated


def _numbered(seen: Visit, seat: int) -> str:
    return seen.speaker().say(phrase("seat", number=seat + 1))


def _form(
    seen: Visit, game: Game, chosen: Chosen, refused: str = "", status: int = 200
) -> Response:
    speaker = seen.speaker(game.key)
    return page(
        seen,
        "new.html",
        speaker,
        status,
        path=f"/new/{game.key}",
        game=game.key,
        chosen=chosen,
        refused=refused,
        most_seats=most_seats(game),
        players=_players(game, speaker),
        options=[_question(option, chosen, speaker) for option in game.rules.OPTIONS],
        paces=[(pace, pace_name(pace, speaker)) for pace in PACES],
        switches=SWITCHES,
    )


def _players(game: Game, speaker: Speaker) -> list[tuple[str, str]]:
    people = [(who, speaker.say(phrase(f"player-{who}"))) for who in (OPEN, HERE)]
    return people + [(BOT + bot, name) for bot, name in bot_names(game, speaker)]


def _question(option: Option, chosen: Chosen, speaker: Speaker) -> Question:
    usual = option.values[0]
    value = chosen.options.get(option.key, usual)
    picked = value.split(",") if option.many else [value]
    values = option.parts if option.many else option.values
    choices = tuple(
        Choice(each, speaker.say(phrase(f"option-{option.key}-{each}")), each in picked)
        for each in values
    )
    asked = speaker.say(phrase(f"option-{option.key}"), "question")
    return Question(option.key, asked, "checkbox" if option.many else "radio", choices)
