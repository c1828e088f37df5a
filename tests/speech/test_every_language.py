"""Every language says everything that English says, with the same facts and all its plurals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast

from fourfold.speech import LANGUAGES
from speech.folders import PACKAGES, WORDS
from speech.messages import Seen, messages, patterns

PAIRS = [(package, language) for package in PACKAGES for language in LANGUAGES]
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]


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
        assert Seen(message).facts <= Seen(english[key]).facts, key


@pytest.mark.parametrize(("package", "language"), PAIRS)
def test_every_full_wording_names_all_facts_of_the_english_one(package: str, language: str) -> None:
    english = messages(package, "en")
    for key, message in messages(package, language).items():
        assert Seen(message.value).facts >= Seen(english[key].value).facts, key


# `or` is the form of a list, `label` what to type for the value of an option,
# `question` how a form with a field for each part asks for an option.
GIVEN = {"or"}
TAKEN = {"short", "label", "question"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_are_asked_for_the_forms_that_the_language_has_and_for_all_of_them(
    language: str,
) -> None:
    found = [each for package in PACKAGES for each in messages(package, language).values()]
    asked = {form for message in found for form in Seen(message).forms}
    there = {attribute.id.name for message in found for attribute in message.attributes}
    assert asked - GIVEN <= there <= asked | TAKEN


@pytest.mark.parametrize(("package", "language"), PAIRS)
def test_no_message_refers_to_another_one(package: str, language: str) -> None:
    """Words are resolved without references, terms and functions."""
    for key, message in messages(package, language).items():
        assert not Seen(message).foreign, key


@pytest.mark.parametrize(("package", "language"), PAIRS)
def test_every_count_has_all_plurals_of_its_language(package: str, language: str) -> None:
    # French and Spanish use “many” for millions only, which nothing here reaches.
    due = set(Locale(language).plural_form.tags) - {"many"} | {"other"}
    for key, message in messages(package, language).items():
        for keys in Seen(message).plurals:
            assert keys >= due, key


# Words that really are the same: loan words, and words of a common origin.
SAME_WORD = {
    "de": {"note-joker", "word-name", "word-bot"},
    "es": {"no", "setting-announce-no", "word-bot"},
    "fr": {
        "cli-options",
        "joker",
        "note-joker",
        "points",
        "trait-surface",
        "triangle",
        "word-position",
    },
    "lv": set(),
}
# What has the same name everywhere.
NAMES = re.compile(r"QUARTO|Quarto|Quaro|kwatro|fourfold")


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str) -> None:
    same = {
        key
        for package in PACKAGES
        for key, message in messages(package, language).items()
        if wordings(message).items() & wordings(messages(package, "en")[key]).items()
    }
    assert same == SAME_WORD[language]


def wordings(message: ast.Message) -> dict[str, str]:
    """The words of the full and the short wording, as far as they have any."""
    said = {form: " ".join(_words(pattern)) for form, pattern in patterns(message)}
    return {form: words for form, words in said.items() if words and form in ("", "short")}


def _words(pattern: ast.Pattern | None) -> list[str]:
    return re.findall(r"[^\W\d_]+", NAMES.sub("", " ".join(Seen(pattern).texts)))


# Small words that hardly an English sentence is without, and that no other language here has.
ENGLISH = re.compile(r"\b(the|and|with|of|your|this|is|are|at)\b")


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_sentence_has_english_words_in_it(language: str) -> None:
    left = {
        key: texts
        for package in PACKAGES
        for key, message in messages(package, language).items()
        if ENGLISH.search(texts := " ".join(Seen(message).texts))
    }
    assert not left
