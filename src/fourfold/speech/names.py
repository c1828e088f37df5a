"""What players are called, bots in the language of whoever listens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from fourfold.core.phrase import phrase
from fourfold.core.record import BOT
from fourfold.speech.speaker import Speaker


def spoken_names(speaker: Speaker, players: Sequence[str]) -> tuple[str, ...]:
    """What players are called; two bots of a kind are told apart by a number."""
    kinds = Counter(players)
    seen: Counter[str] = Counter()
    names = []
    for player in players:
        seen[player] += 1
        name = _spoken(speaker, player)
        names.append(f"{name} {seen[player]}" if kinds[player] > 1 else name)
    return tuple(names)


def _spoken(speaker: Speaker, player: str) -> str:
    """A bot that is not there any more keeps the name that its record gives it."""
    bot = player.removeprefix(BOT)
    key = f"bot-{bot}"
    return speaker.say(phrase(key)) if player != bot and key in speaker.words.messages else bot
