"""What was agreed for a table, in words: the options of the game, the clock, what is allowed."""

from __future__ import annotations

from fourfold.core.options import Option
from fourfold.core.phrase import phrase
from fourfold.speech import Speaker
from fourfold.table.events import Terms
from fourfold.table.table import Table

SWITCHES = ("hints", "takeback", "chat", "spectators", "listed")
# The clocks that can be chosen by name; any other stands as it is written.
PACES = ("none", "go:60", "go:300", "game:300+5", "game:900+10", "game:86400")


def agreed(table: Table, speaker: Speaker) -> list[str]:
    """Each thing that was agreed as a line."""
    written = table.game.notation.write_options(table.options)
    options = [_option(option, written[option.key], speaker) for option in table.game.rules.OPTIONS]
    return [*options, pace_name(table.terms.pace, speaker), *_allowed(table.terms, speaker)]


def _option(option: Option, value: str, speaker: Speaker) -> str:
    parts = value.split(",") if option.many else [value]
    said = [speaker.say(phrase(f"option-{option.key}-{part}")) for part in parts]
    return f"{speaker.say(phrase(f'option-{option.key}'), 'question')} {', '.join(said)}"


def pace_name(pace: str, speaker: Speaker) -> str:
    """A clock in words."""
    key = pace.replace(":", "-").replace("+", "-")
    return speaker.say(phrase(f"pace-{key}")) if pace in PACES else pace


def _allowed(terms: Terms, speaker: Speaker) -> list[str]:
    return [speaker.say(phrase(f"switch-{key}")) for key in SWITCHES if getattr(terms, key)]
