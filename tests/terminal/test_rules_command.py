from __future__ import annotations

import json
from itertools import product

import pytest

from fourfold import games
from fourfold.speech import LANGUAGES
from terminal.keyboard import Typist


@pytest.mark.parametrize(("key", "language"), list(product(games.all_keys(), LANGUAGES)))
def test_the_rules_are_read_in_every_language(at_keyboard: Typist, key: str, language: str) -> None:
    status, said = at_keyboard(f"rules {key} --lang {language}")
    assert status == 0
    assert len(said) > 4_000


def test_programs_get_the_rules_by_clause(at_keyboard: Typist) -> None:
    _, said = at_keyboard("rules quaro --json --lang fr")
    told = json.loads(said)
    assert (told["game"], told["language"]) == ("quaro", "fr")
    assert list(told["clauses"]) == [f"R{number}" for number in range(1, 12)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language(at_keyboard: Typist, language: str) -> None:
    with pytest.raises(SystemExit) as ended:
        at_keyboard(f"--help --lang {language}")
    assert ended.value.code == 0
