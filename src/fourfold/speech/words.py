"""The words of one language, read from the `words` folders of the packages that speak."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast

if TYPE_CHECKING:
    from babel.plural import PluralRule

# What a variable of a message stands for.
Fact = Callable[[str], str | int]


@dataclass(frozen=True)
class Words:
    """All messages of a language for a set of packages."""

    language: str
    messages: Mapping[str, ast.Message]

    def forms(self, key: str) -> frozenset[str]:
        """The forms of a message besides its full wording."""
        return frozenset(attribute.id.name for attribute in self.messages[key].attributes)

    def text(self, key: str, form: str, fact: Fact) -> str:
        """One form of a message, with its facts; the empty form is the full wording."""
        message = self.messages[key]
        for attribute in message.attributes:
            if attribute.id.name == form:
                return self._pattern(attribute.value, fact)
        return self._pattern(message.value, fact)

    def _pattern(self, pattern: ast.Pattern | None, fact: Fact) -> str:
        elements = [] if pattern is None else pattern.elements
        return "".join(
            element.value
            if isinstance(element, ast.TextElement)
            else str(self._expression(element.expression, fact))
            for element in elements
        )

    def _expression(self, expression: object, fact: Fact) -> str | int:
        match expression:
            case ast.VariableReference():
                return fact(expression.id.name)
            case ast.SelectExpression():
                return self._pattern(self._variant(expression, fact).value, fact)
            case ast.StringLiteral():
                return str(expression.parse()["value"])
        raise NotImplementedError(f"words use no {type(expression).__name__}")

    def _variant(self, expression: ast.SelectExpression, fact: Fact) -> ast.Variant:
        """The variant named by the selector, else by its plural category, else the default."""
        selector = self._expression(expression.selector, fact)
        named = {_key(variant): variant for variant in expression.variants}
        if str(selector) in named:
            return named[str(selector)]
        if isinstance(selector, int) and self._plural(selector) in named:
            return named[self._plural(selector)]
        return next(variant for variant in expression.variants if variant.default)

    @cached_property
    def _plural(self) -> PluralRule:
        from babel.core import Locale  # half of what a start may cost, and often not needed

        return Locale.parse(self.language).plural_form


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def words_folder(package: str) -> Traversable:
    """The words of a package, found without importing it."""
    return files("fourfold").joinpath(*package.split(".")[1:], "words")


def source(package: str, language: str) -> str:
    """The text of one package's words."""
    return words_folder(package).joinpath(f"{language}.ftl").read_text("utf-8")


@cache
def load(language: str, packages: tuple[str, ...]) -> Words:
    """The words of these packages in one language."""
    return Words(language, ChainMap(*(_messages(language, package) for package in packages)))


@cache
def _messages(language: str, package: str) -> dict[str, ast.Message]:
    resource = FluentParser(with_spans=False).parse(source(package, language))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}
