from __future__ import annotations

from itertools import product

import pytest

from fourfold import games
from fourfold.speech import LANGUAGES
from speech.golden import collected, lines, path


@pytest.mark.parametrize(("key", "language"), list(product(games.all_keys(), LANGUAGES)))
def test_sentences_are_those_that_were_reviewed(key: str, language: str) -> None:
    golden = path(key, language).read_text("utf-8").splitlines()
    assert list(lines(key, language)) == golden


@pytest.mark.parametrize("key", games.all_keys())
def test_golden_sentences_cover_every_kind_of_event(key: str) -> None:
    told = {phrase.key for phrase in collected(key)}
    assert len(told) >= 15
