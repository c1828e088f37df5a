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
        """What is typed next; everything said before it is forgotten once it is answered."""
        typed = input("> ").strip()
        self.said.clear()
        return typed

    def is_yes(self, answer: str) -> bool:
        """Whether an answer is yes, in the language spoken or in English."""
        speakers = (self.speaker, replace(self.speaker, language="en"))
        return fold(answer) in names(speakers, "yes")

    def repeat(self) -> None:
        """Say everything again that was said since the last answer."""
        for line in tuple(self.said):
            print(line, flush=True)

    def curtain(self) -> None:
        """Move everything printed so far out of sight, and forget it."""
        print("\n" * shutil.get_terminal_size().lines, flush=True)
        self.said.clear()
