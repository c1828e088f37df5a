"""Every language says everything that English says, with the same facts and all its plurals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fourfold.speech import LANGUAGES
from fourfold.speech.words import source
from speech.folders import PACKAGES, WORDS

PAIRS = [(package, language) for package in PACKAGES for language in LANGUAGES]

# What may be the same in two languages: names, numbers, symbols.
INTERNATIONAL = re.compile(r"QUARTO|Quarto|Quaro|kwatro|Joker|fourfold|json|help|undo")


def messages(package: str, language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(source(package, language))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "no key stands twice"
    return {entry.id.name: entry for entry in found}


class Facts(Visitor):
    """The facts that a message names, forms cut off, and the selectors on numbers."""

    def __init__(self, offered: frozenset[str] = frozenset()) -> None:
        self.offered = offered
        self.named: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        name = node.id.name
        base = name.rpartition("-")[0]
        self.named.add(base if name not in self.offered and base in self.offered else name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {
            variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)
        }
        if keys & {"zero", "one", "two", "few", "many"}:
            self.plurals.append(keys)
        self.generic_visit(node)


def facts(message: ast.Message, offered: frozenset[str] = frozenset()) -> Facts:
    found = Facts(offered)
    found.visit(message)
    return found


@pytest.mark.parametrize("folder", WORDS, ids=str)
def test_every_folder_of_words_has_every_language(folder: Path) -> None:
    assert {path.stem for path in folder.glob("*.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize(("package", "language"), PAIRS)
def test_every_language_has_the_keys_of_english(package: str, language: str) -> None:
    assert list(messages(package, language)) == list(messages(package, "en"))


@pytest.mark.parametrize(("package", "language"), PAIRS)
def test_every_message_names_only_facts_that_english_names(package: str, language: str) -> None:
    english = messages(package, "en")
    for key, message in messages(package, language).items():
        offered = frozenset(facts(english[key]).named)
        english_facts = facts(english[key], frozenset(_bases(offered))).named
        assert facts(message, frozenset(english_facts)).named <= english_facts, key


def _bases(named: frozenset[str]) -> Iterator[str]:
    for name in named:
        yield name
        if "-" in name:
            yield name.rpartition("-")[0]


@pytest.mark.parametrize(("package", "language"), PAIRS)
def test_every_count_has_all_plurals_of_its_language(package: str, language: str) -> None:
    # French and Spanish use “many” for millions only, which nothing here reaches.
    due = set(Locale(language).plural_form.tags) - {"many"} | {"other"}
    for key, message in messages(package, language).items():
        for keys in facts(message).plurals:
            assert keys >= due, key


@pytest.mark.parametrize(("package", "language"), PAIRS)
def test_nothing_is_left_in_english(package: str, language: str) -> None:
    if language == "en":
        return
    english = {key: _letters(message) for key, message in messages(package, "en").items()}
    same = [
        key
        for key, message in messages(package, language).items()
        if _letters(message) and _letters(message) == english[key]
    ]
    assert set(same) <= SAME_WORD, same


# Single words that happen to be the same in another language.
SAME_WORD: set[str] = set()


def _letters(message: ast.Message) -> str:
    texts = _Texts()
    texts.visit(message)
    words = re.findall(r"[^\W\d_]{3,}", INTERNATIONAL.sub("", " ".join(texts.found)))
    return " ".join(words)


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)
