from __future__ import annotations

from dataclasses import dataclass, field

from fourfold.core.phrase import Fact, Phrase, Seat, phrase
from fourfold.speech.words import Words, load

SHARED = "fourfold.speech"


@dataclass(frozen=True)
class Speaker:
    """Says phrases in one language, in the full or the short wording, with the players' names."""

    language: str
    packages: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    wording: str = "full"
    words: Words = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "words", load(self.language, (SHARED, *self.packages)))

    @property
    def nameless(self) -> Speaker:
        """The same speaker for what names nobody."""
        return Speaker(self.language, self.packages, (), self.wording)

    def say(self, said: Phrase, form: str = "") -> str:
        """The sentence of a phrase, or a form of it where the language has that form."""
        facts = dict(said.facts)
        form = self._wording(said.key, form)
        return self.words.text(said.key, form, lambda name: self._fact(facts, name))

    def _wording(self, key: str, form: str) -> str:
        """The short wording wherever there is one and it is wanted; else the form asked for."""
        forms = self.words.forms(key)
        if self.wording == "short" and "short" in forms:
            return "short"
        return form if form in forms else ""

    def _fact(self, facts: dict[str, Fact], variable: str) -> str | int:
        """A fact by its name; `piece-acc` is the form `acc` of the fact `piece`."""
        if variable in facts:
            return self._part(facts[variable], "")
        name, _, form = variable.rpartition("-")
        return self._part(facts[name], form)

    def _part(self, fact: Fact, form: str) -> str | int:
        match fact:
            case Phrase():
                return self.say(fact, form)
            case Seat(number):
                return self._name(number)
            case tuple():
                return self._list([str(self._part(part, form)) for part in fact], form)
        return fact

    def _list(self, parts: list[str], form: str) -> str:
        """Parts joined with “and”, or with “or” in the form `or`."""
        if len(parts) < 2:
            return "".join(parts)
        first = ", ".join(parts[:-1])
        key = "list-two" if len(parts) == 2 else "list-more"
        return self.say(phrase(key, first=first, last=parts[-1]), "or" if form == "or" else "")

    def _name(self, seat: int) -> str:
        """The name of whoever sits there, or the number of the seat."""
        if seat < len(self.names):
            return self.names[seat]
        return self.say(phrase("seat", number=seat + 1))
