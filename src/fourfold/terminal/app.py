"""Starting and resuming games at the keyboard."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random

from fourfold.core.game import Game
from fourfold.core.phrase import Phrase, Seat, phrase
from fourfold.speech import Speaker
from fourfold.table.match import Match, resume
from fourfold.terminal import keep
from fourfold.terminal.clock import Clock
from fourfold.terminal.commands import hear
from fourfold.terminal.session import Session, run
from fourfold.terminal.setup import Plan, ask_plan, deal_out, speaker_for
from fourfold.terminal.voice import Voice


@dataclass(frozen=True, slots=True)
class Manner:
    """How a game is told and timed, whatever game it is."""

    language: str
    wording: str = "full"
    seconds: float | None = None
    seed: int | None = None


def choose(manner: Manner, game: Game | None) -> None:
    """Ask what to play, offering first what is not finished, and play it."""
    voice = Voice(Speaker(manner.language, ("fourfold.terminal",), (), manner.wording))
    kept = keep.unfinished() if game is None else None
    if kept is not None and _goes_on_with(voice, kept):
        play_on(resume(keep.load(kept)), kept, manner)
    else:
        begin(ask_plan(voice, game), manner)


def _goes_on_with(voice: Voice, path: Path) -> bool:
    record = keep.load(path)
    name = speaker_for(record.game, voice.speaker.language, "full").say(Phrase("game-name"))
    return voice.confirms(phrase("resume-question", game=name, count=len(record.moves)))


def begin(plan: Plan, manner: Manner) -> None:
    """Deal out a new game and play it."""
    random = Random(manner.seed)
    _play(deal_out(plan, random), keep.new_path(plan.game.key), manner, random)


def play_on(match: Match, path: Path, manner: Manner) -> None:
    """Go on with a kept game."""
    _play(match, path, manner, Random(manner.seed))


def _play(match: Match, path: Path, manner: Manner, random: Random) -> None:
    keep.keep(match.record, path)
    _edit_lines_plainly()
    speaker = speaker_for(match.game, manner.language, manner.wording, match.record.seats)
    voice = Voice(speaker, Clock(manner.seconds))
    voice.tell("welcome", game=Phrase("game-name"))
    if not match.record.moves:
        voice.tell("begins", seat=Seat(match.turn))
    run(Session(match, voice, path, random), hear)


def _edit_lines_plainly() -> None:
    """Line editing with history at a terminal, without escape codes that are read aloud."""
    if sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") not in (None, "dumb"):
        import readline

        readline.parse_and_bind("set enable-bracketed-paste off")
        readline.parse_and_bind("set bell-style none")
