"""Phrases become sentences: Project Fluent, one file of words for each language and folder."""

from __future__ import annotations

from fourfold.speech.language import LANGUAGES, choose_language
from fourfold.speech.speaker import Speaker

__all__ = ["LANGUAGES", "Speaker", "choose_language"]
