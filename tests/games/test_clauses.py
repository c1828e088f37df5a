"""Every clause of the rules stands on every rules page and is cited by the tests that show it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fourfold import games
from fourfold.speech import LANGUAGES
from fourfold.speech.pages import CLAUSE, rules_page

ROOT = Path(__file__).parents[2]
CLAUSES = {
    "quarto": [f"Q{number}" for number in range(1, 18)],
    "quaro": [f"R{number}" for number in range(1, 12)],
    "kwatro": [f"K{number}" for number in range(1, 17)],
}
PAIRS = [(key, clause) for key, clauses in CLAUSES.items() for clause in clauses]


# An id in a comment or a docstring, or in the name of a test.
CITATION = re.compile(r"\b[QRK]\d+\b|(?<=_)[qrk]\d+(?=_)")


def cited_in(key: str) -> set[str]:
    """The clause ids in the tests of a game and in those of what all games share."""
    folders = [ROOT / "tests" / folder for folder in (f"games/{key}", "terminal", "speech", "core")]
    files = [path for folder in folders for path in sorted(folder.rglob("test_*.py"))]
    texts = [path.read_text("utf-8") for path in files]
    return {clause.upper() for text in texts for clause in CITATION.findall(text)}


CITED = {key: cited_in(key) for key in CLAUSES}


def test_every_game_has_clauses() -> None:
    assert sorted(CLAUSES) == sorted(games.all_keys())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", CLAUSES)
def test_every_clause_stands_exactly_once_on_the_rules_page(key: str, language: str) -> None:
    clauses = [block.clause for block in rules_page(key, language) if block.clause]
    assert clauses == CLAUSES[key]


@pytest.mark.parametrize("key", CLAUSES)
def test_every_clause_stands_exactly_once_in_the_docs(key: str) -> None:
    text = (ROOT / "docs" / "games" / f"{key}.md").read_text("utf-8")
    assert CLAUSE.findall(text) == CLAUSES[key]


@pytest.mark.parametrize("key", CLAUSES)
def test_the_page_in_the_docs_is_the_english_rules_page_itself(key: str) -> None:
    page = ROOT / "src" / "fourfold" / "games" / key / "words" / "en.md"
    assert (ROOT / "docs" / "games" / f"{key}.md").resolve() == page


@pytest.mark.parametrize(("key", "clause"), PAIRS, ids=str)
def test_every_clause_is_cited_by_a_test(key: str, clause: str) -> None:
    assert clause in CITED[key]
