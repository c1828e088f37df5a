from __future__ import annotations


class StoreError(Exception):
    """What the store could not do: a reason, which is a text key, and the facts of its sentence."""

    def __init__(self, reason: str, **facts: str) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name} {fact}" for name, fact in self.facts.items())
        return f"{self.reason} ({told})" if told else self.reason


class Conflict(Exception):
    """Somebody else has written these seqs first."""


def why(error: BaseException) -> str:
    """What a database or a system says of its own error, in one line."""
    cause = getattr(error, "orig", None) or error
    said = getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
    return str(said).splitlines()[0]
