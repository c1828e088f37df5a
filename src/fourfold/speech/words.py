"""The words of one language, read from the `words` folders of the packages that speak."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor


@dataclass(frozen=True)
class Pattern:
    """A wording: the names of the facts it needs, and how it becomes text with them."""

    variables: tuple[str, ...]
    text: Callable[[dict[str, str | int]], str]


@dataclass(frozen=True)
class Words:
    """All messages of a language for a set of packages."""

    language: str
    bundle: FluentBundle
    entries: dict[str, ast.Message]

    def forms(self, key: str) -> frozenset[str]:
        """The forms of a message besides its full wording."""
        return frozenset(attribute.id.name for attribute in self.entries[key].attributes)

    @cache  # noqa: B019  # words are loaded once for each language and live as long as the program
    def pattern(self, key: str, form: str) -> Pattern:
        """One form of a message; the empty form is the full wording."""
        message = self.bundle.get_message(key)
        resolver = message.attributes[form] if form else message.value
        return Pattern(tuple(self._variables(key, form)), lambda facts: self._text(resolver, facts))

    def _text(self, resolver: Any, facts: dict[str, str | int]) -> str:
        text, errors = self.bundle.format_pattern(resolver, facts)
        if errors:
            raise ValueError(*errors)
        return str(text)

    def _variables(self, key: str, form: str) -> Iterator[str]:
        entry = self.entries[key]
        node = next((a for a in entry.attributes if a.id.name == form), entry.value)
        names = _Names()
        names.visit(node)
        yield from names.variables
        for other in names.messages:
            yield from self._variables(other, "")

    def __hash__(self) -> int:
        return id(self)


class _Names(Visitor):
    """Which variables and messages a pattern names."""

    def __init__(self) -> None:
        self.variables: list[str] = []
        self.messages: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.append(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.append(node.id.name)


def words_folder(package: str) -> Traversable:
    """The words of a package, found without importing it."""
    return files("fourfold").joinpath(*package.split(".")[1:], "words")


def source(package: str, language: str) -> str:
    """The text of one package's words."""
    return words_folder(package).joinpath(f"{language}.ftl").read_text("utf-8")


@cache
def load(language: str, packages: tuple[str, ...]) -> Words:
    """The words of these packages in one language."""
    bundle, entries = FluentBundle([language], use_isolating=False), {}
    for package in packages:
        resource = FluentResource(source(package, language))
        bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                entries[entry.id.name] = entry
    return Words(language, bundle, entries)
