from __future__ import annotations

# So much of a foreign text is shown in an answer.
SHOWN = 40


def shown(text: str) -> str:
    """The beginning of a foreign text, without anything that a terminal would obey."""
    return harmless(text) if len(text) <= SHOWN else f"{harmless(text[:SHOWN])}…"


def harmless(text: str) -> str:
    """A foreign text without anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)


class Refusal(ValueError):
    """A no with a reason: a text key and the facts that its sentence needs."""

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name} {fact}" for name, fact in self.facts.items())
        return f"{self.reason} ({told})" if told else self.reason


class IllegalMove(Refusal):
    """A move that the rules do not allow in this position."""


class NotationError(Refusal):
    """A text that cannot be read: what was found, where, and what was expected there.

    `expected` is a text key; `at` counts characters from 1, `line` counts lines of a record.
    `game` is the key of the game whose words say what was expected, once a record has named it.
    """

    game = ""

    def __init__(self, found: str, expected: str, at: int = 1, line: int = 0) -> None:
        super().__init__("notation", found=shown(found), expected=expected, at=at, line=line)
        self.found, self.expected, self.at, self.line = shown(found), expected, at, line
