from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fourfold.core.errors import NotationError


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that players agree on before a game, by the texts it has in a record.

    The first value is the game of the leaflet. Where an option may be `many` things at once, a
    value is a list of some of its `parts`, in rising order and separated by commas.
    """

    key: str
    values: tuple[str, ...]
    many: bool = False
    parts: tuple[str, ...] = ()


def complete(options: tuple[Option, ...], chosen: Mapping[str, str]) -> dict[str, str]:
    """The chosen values, checked, with the leaflet's value wherever nothing was chosen."""
    known = {option.key: option for option in options}
    for key, value in chosen.items():
        if key not in known:
            raise NotationError(key, "expected-option")
        if value not in known[key].values:
            raise NotationError(value, f"expected-option-{key}")
    return {key: chosen.get(key, option.values[0]) for key, option in known.items()}


def read_words(text: str) -> dict[str, str]:
    """The `key=value` words of a text, none of them twice."""
    words: dict[str, str] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals or not value or key in words:
            raise NotationError(word, "expected-key-value", at=text.index(word) + 1)
        words[key] = value
    return words


def write_words(words: Mapping[str, str]) -> str:
    """The text that `read_words` reads."""
    return " ".join(f"{key}={value}" for key, value in words.items())
