"""How much time there is: none counted, so much for each go (Q16), or so much for a whole game."""

from __future__ import annotations

import re
from dataclasses import dataclass

from fourfold.core.errors import NotationError

SECOND = 1_000
# A clock shorter than this is no game, a longer one no clock.
LEAST, MOST = 5, 7 * 86_400
MOST_INCREMENT = 3_600
TEXT = re.compile(r"none|go:([0-9]{1,6})|game:([0-9]{1,6})(?:\+([0-9]{1,4}))?")


@dataclass(frozen=True, slots=True)
class Pace:
    """Milliseconds for each go, or for a whole game with an increment after each go."""

    go: int = 0
    game: int = 0
    increment: int = 0

    @property
    def is_clocked(self) -> bool:
        """Whether time counts at all."""
        return bool(self.go or self.game)


def read_pace(text: str) -> Pace:
    """The pace of a text such as `none`, `go:60` or `game:600+5`, in seconds."""
    found = TEXT.fullmatch(text)
    if found is None:
        raise NotationError(text, "expected-pace")
    go, game, increment = (int(part or 0) for part in found.groups())
    if text != "none" and not (LEAST <= go + game <= MOST and increment <= MOST_INCREMENT):
        raise NotationError(text, "expected-pace")
    return Pace(go * SECOND, game * SECOND, increment * SECOND)
