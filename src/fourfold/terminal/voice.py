"""Where sentences go: to standard output, one a line, remembered for those who ask again."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from fourfold.core.phrase import Fact, Phrase, phrase
from fourfold.speech import Speaker
from fourfold.terminal.clock import Clock
from fourfold.terminal.typed import fold, names

T = TypeVar("T")
# Longer than anything that can be meant; whoever reads a line refuses it long before.
LONGEST_LINE = 10_000


@dataclass
class Voice:
    """Says phrases aloud and asks questions."""

    speaker: Speaker
    clock: Clock = field(default_factory=Clock)
    said: list[str] = field(default_factory=list)
    before: list[str] = field(default_factory=list)

    def say(self, *phrases: Phrase) -> None:
        """Say each phrase on a line of its own."""
        for told in phrases:
            self.print(self.speaker.say(told))

    def tell(self, key: str, **facts: Fact) -> None:
        """Say one phrase by its key."""
        self.say(phrase(key, **facts))

    def print(self, line: str) -> None:
        """Print a line and remember it."""
        print(line, flush=True)
        self.said.append(line)

    def ask(self) -> str:
        """What is typed next; it separates what was said before from what is said from now on."""
        with self.clock.running():
            typed = input("> ")[:LONGEST_LINE].strip()
        self.before, self.said = self.said, []
        return typed

    def settle(self, question: Phrase, understand: Callable[[str], T | Phrase]) -> T:
        """Ask until the answer is understood; a phrase says why it is not."""
        while True:
            self.say(question)
            understood = understand(self.ask())
            if not isinstance(understood, Phrase):
                return understood
            self.say(understood)

    def confirms(self, question: Phrase) -> bool:
        """Whether the answer is yes, in the language spoken or in English; “y” is enough."""
        return self.settle(question, self._yes_or_no)

    def _yes_or_no(self, answer: str) -> bool | Phrase:
        speakers = (self.speaker, replace(self.speaker, language="en"))
        typed = fold(answer) or "?"
        begins = {
            key: any(name.startswith(typed) for name in names(speakers, key))
            for key in ("yes", "no")
        }
        if begins["yes"] != begins["no"]:
            return begins["yes"]
        return phrase("which-answer", answers=(phrase("yes"), phrase("no")))

    def repeat(self) -> None:
        """Say everything again that was said before the line just typed."""
        for line in self.before:
            self.print(line)

    def curtain(self) -> None:
        """Move everything printed so far out of sight, and forget it and what was typed."""
        print("\n" * shutil.get_terminal_size().lines, flush=True)
        self.said, self.before = [], []
        line_editing = sys.modules.get("readline")
        if line_editing is not None:
            line_editing.clear_history()
