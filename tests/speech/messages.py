"""Messages taken apart, for tests of the words themselves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fourfold.speech.words import source


@cache
def messages(package: str, language: str) -> dict[str, ast.Message]:
    """The messages of a package by their keys, in their order."""
    resource = FluentParser().parse(source(package, language))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "no key stands twice"
    return {entry.id.name: entry for entry in found}


class Seen(Visitor):
    """What stands in a message or in a part of it."""

    def __init__(self, node: ast.BaseNode | None) -> None:
        self.variables: set[str] = set()
        self.plurals: list[set[str]] = []
        self.texts: list[str] = []
        self.foreign: set[str] = set()
        if node is not None:
            self.visit(node)

    @property
    def facts(self) -> set[str]:
        """The facts that are named; `line-where` is the fact `line` in a form."""
        return {name.partition("-")[0] for name in self.variables}

    @property
    def forms(self) -> set[str]:
        """The forms that facts are asked for."""
        return {name.partition("-")[2] for name in self.variables if "-" in name}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {
            variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)
        }
        if keys & {"zero", "one", "two", "few", "many"}:
            self.plurals.append(keys)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.foreign.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.foreign.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.foreign.add(node.id.name)


def patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern | None]]:
    """The full wording, whose form is empty, and all other forms."""
    yield "", message.value
    for attribute in message.attributes:
        yield attribute.id.name, attribute.value
