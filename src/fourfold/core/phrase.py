from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat by its number, said as the name of whoever sits there."""

    number: int


@dataclass(frozen=True, slots=True)
class Phrase:
    """Something to say in any language: a text key, and the facts its sentence needs."""

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()


Fact = str | int | Seat | Phrase | tuple[str | Seat | Phrase, ...]


def phrase(key: str, **facts: Fact) -> Phrase:
    """A phrase with its facts by name."""
    return Phrase(key, tuple(facts.items()))
