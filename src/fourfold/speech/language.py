from __future__ import annotations

import os
from collections.abc import Mapping

from fourfold.speech.words import words_folder

# A language is there when its shared words are: its other words are then due as well.
LANGUAGES = tuple(
    sorted(
        entry.name.removesuffix(".ftl")
        for entry in words_folder("fourfold.speech").iterdir()
        if entry.name.endswith(".ftl")
    )
)
FALLBACK = "en"


def choose_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language the system is set to, if there are words for it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = environment.get(variable, "").partition("_")[0].partition(".")[0].lower()
        if code in LANGUAGES:
            return code
        if code:
            break
    return FALLBACK
