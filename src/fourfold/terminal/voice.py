"""Where sentences go: to standard output, one a line, remembered for those who ask again."""

from __future__ import annotations

import shutil
from dataclasses import dataclass, field, replace

from fourfold.core.phrase import Fact, Phrase, phrase
from fourfold.speech import Speaker
from fourfold.terminal.typed import fold, names


@dataclass
class Voice:
    """Says phrases aloud and asks questions."""

    speaker: Speaker
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
        typed = input("> ").strip()
        self.before, self.said = self.said, []
        return typed

    def is_yes(self, answer: str) -> bool:
        """Whether an answer is yes, in the language spoken or in English."""
        speakers = (self.speaker, replace(self.speaker, language="en"))
        return fold(answer) in names(speakers, "yes")

    def repeat(self) -> None:
        """Say everything again that was said before the line just typed."""
        for line in self.before:
            self.print(line)

    def curtain(self) -> None:
        """Move everything printed so far out of sight, and forget it."""
        print("\n" * shutil.get_terminal_size().lines, flush=True)
        self.said, self.before = [], []
