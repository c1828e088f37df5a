"""Sentences as a speech synthesiser says them."""

from __future__ import annotations

import subprocess
import wave
from io import BytesIO

import pytest

from fourfold import games
from fourfold.speech import LANGUAGES, Speaker
from speech.golden import NAMES, collected


def seconds(espeak: str, language: str, sentences: str) -> float:
    """How long a text takes to hear."""
    call = [espeak, "-v", language, "--stdin", "--stdout"]
    spoken = subprocess.run(call, input=sentences.encode(), capture_output=True, check=True)
    # A stream has no length in its header, so the samples are counted.
    with wave.open(BytesIO(spoken.stdout), "rb") as sound:
        return (len(spoken.stdout) - 44) / sound.getsampwidth() / sound.getframerate()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_short_sentences_take_less_time_to_hear(espeak: str, language: str) -> None:
    for key in games.all_keys():
        full, short = (
            "\n".join(
                Speaker(language, (f"fourfold.games.{key}",), NAMES, wording).say(phrase)
                for phrase in collected(key)
                if not phrase.key.startswith(("refused", "shelf"))
            )
            for wording in ("full", "short")
        )
        assert seconds(espeak, language, short) < 0.85 * seconds(espeak, language, full)
