"""A recorded game as prose, forwards or backwards, and as JSON for programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fourfold.core import telling
from fourfold.core.phrase import Phrase, Seat, phrase
from fourfold.speech import Speaker
from fourfold.table.match import Match


def told(match: Match, number: int) -> tuple[Phrase, ...]:
    """What onlookers hear of a move, the first being number 1."""
    back = len(match.record.moves) - number + 1
    before, after = match.view(None, back), match.view(None, back - 1)
    return match.game.phrases.tell(before, match.record.moves[number - 1], after)


def sentences(match: Match, speaker: Speaker, number: int) -> str:
    """The sentences of one move."""
    return " ".join(_ended(speaker.say(each)) for each in told(match, number))


def _ended(sentence: str) -> str:
    """Sentences that follow one another need an end, which the short wording leaves out."""
    return sentence if sentence[-1] in ".!?" else f"{sentence}."


def numbers(match: Match, first: int | None, step: int) -> Iterator[int]:
    """The numbers of the moves to tell, onwards with step 1, backwards with step -1."""
    count = len(match.record.moves)
    start = first if first is not None else 1 if step > 0 else count
    return iter(
        range(min(start, count + 1), count + 1) if step > 0 else range(min(start, count), 0, -1)
    )


def lines(match: Match, speaker: Speaker, wanted: Iterator[int]) -> Iterator[str]:
    """Who plays, the wanted moves, and how it ends."""
    names = tuple(Seat(seat) for seat in match.seats)
    yield speaker.say(phrase("replay-head", game=phrase("game-name"), names=names))
    for number in wanted:
        told = sentences(match, speaker, number)
        yield speaker.say(phrase("replay-move", number=number, sentences=told))
    yield speaker.say(ending(match) or phrase("replay-unfinished"))


def ending(match: Match) -> Phrase | None:
    """How the record ends, if it is a whole game."""
    if match.outcome is None:
        return None
    return telling.ending(match.game, match.view(None), match.outcome, match.record.ending)


def as_json(match: Match, speaker: Speaker, wanted: Iterator[int]) -> dict[str, Any]:
    """The record for programs; seats are counted from 1."""
    notation, end = match.game.notation, ending(match)
    return {
        "game": match.game.key,
        "options": notation.write_options(match.record.options),
        "deal": notation.write_deal(match.record.deal),
        "seats": list(match.record.seats),
        "moves": [
            {
                "number": number,
                "seat": match.mover(number - 1) + 1,
                "move": notation.write_move(match.record.moves[number - 1]),
                "text": sentences(match, speaker, number),
            }
            for number in wanted
        ],
        "outcome": _outcome(match),
        "text": None if end is None else speaker.say(end),
    }


def _outcome(match: Match) -> dict[str, Any] | None:
    outcome = match.outcome
    if outcome is None:
        return None
    reason = outcome.reason if match.record.ending is None else match.record.ending.reason
    winners = [seat + 1 for seat in outcome.winners]
    return {"reason": reason, "winners": winners, "scores": list(outcome.scores)}
