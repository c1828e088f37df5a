"""What people type: commands and moves, in their language and always in English too."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from fourfold.core.errors import NotationError
from fourfold.core.game import Game, Move, View
from fourfold.core.phrase import phrase
from fourfold.speech import Speaker

WORD = re.compile(r"-?\d+,-?\d+|\*\*|\w+")
UMLAUT = re.compile(r"([aou])e")
# Longer lines are no moves; matching words against moves is not tried on them.
LONGEST = 200
SHORTEST_DECLINED = 3


class AmbiguousError(ValueError):
    """Words that fit several moves."""

    def __init__(self, moves: Sequence[Move]) -> None:
        super().__init__(moves)
        self.moves = moves


def fold(text: str) -> str:
    """A word without case or accents, so that it can be typed on any keyboard.

    Where there is no ü people type ue, so both are read as u.
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return UMLAUT.sub(r"\1", bare)


def names(speakers: Sequence[Speaker], key: str) -> set[str]:
    """All the words for one thing."""
    listed = (speaker.say(phrase(key)).split(",") for speaker in speakers)
    return {fold(name.strip()) for words in listed for name in words}


def read_move(
    typed: str, game: Game, view: View, moves: Sequence[Move], speakers: Sequence[Speaker]
) -> Move:
    """The move that was typed, by its notation or by words that fit just one legal move."""
    template, rest = _without_verb(typed, game, speakers)
    try:
        return game.notation.read_move(template.format(rest).strip())
    except NotationError as error:
        fitting = _fitting(typed, game, view, moves, speakers)
        fitting = fitting or _fitting(rest, game, view, moves, speakers)
        if not fitting:
            raise NotationError(typed, error.expected) from None
    if len(fitting) > 1:
        raise AmbiguousError(fitting)
    return fitting[0]


def _without_verb(typed: str, game: Game, speakers: Sequence[Speaker]) -> tuple[str, str]:
    """A line that may begin with a verb such as “place”: the notation it stands for, the rest."""
    first, _, rest = typed.partition(" ")
    for verb, template in game.phrases.VERBS.items():
        if fold(first).strip("¡!") in names(speakers, f"verb-{verb}"):
            return template, rest.strip()
    return "{}", typed


def _fitting(
    typed: str, game: Game, view: View, moves: Sequence[Move], speakers: Sequence[Speaker]
) -> list[Move]:
    """The legal moves whose sentence has all these words, and as few others as any."""
    wanted = WORD.findall(fold(typed[:LONGEST]))
    found: list[tuple[int, Move]] = []
    for move in moves:
        told = game.phrases.move(view, move)
        sentences = (WORD.findall(fold(speaker.say(told))) for speaker in speakers)
        spare = [left for words in sentences if (left := _left(words, wanted)) is not None]
        if wanted and spare:
            found.append((min(spare), move))
    least = min((left for left, _ in found), default=0)
    return [move for left, move in found if left == least]


def _left(words: list[str], wanted: list[str]) -> int | None:
    """How many words are left when each wanted one has taken one that it begins."""
    left = list(words)
    for word in wanted:
        fits = [candidate for candidate in left if _fits(candidate, word)]
        if not fits:
            return None
        left.remove(min(fits, key=len))
    return len(left)


def _fits(candidate: str, word: str) -> bool:
    """Whether a typed word begins another, or differs from it only in its last letter.

    So a case of declension does not matter: “garo” is “gara”.
    """
    return candidate.startswith(word) or (
        word.isalpha() and len(word) >= SHORTEST_DECLINED and candidate[:-1] == word[:-1]
    )
