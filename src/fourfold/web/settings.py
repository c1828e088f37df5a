"""How somebody likes to see and hear things: kept in a cookie, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from urllib.parse import parse_qsl, urlencode

from fourfold.speech import LANGUAGES

COOKIE = "settings"
CHOICES: Mapping[str, tuple[str, ...]] = {
    "language": LANGUAGES,
    "theme": ("auto", "light", "dark", "contrast"),
    "text": ("normal", "large", "larger"),
    "wording": ("full", "short"),
    "announce": ("yes", "no"),
}


@dataclass(frozen=True, slots=True)
class Settings:
    """A language, a theme, a size of text, a wording, and whether moves are announced."""

    language: str = "en"
    theme: str = "auto"
    text: str = "normal"
    wording: str = "full"
    announce: str = "yes"


def with_choices(settings: Settings, chosen: Iterable[tuple[str, str]]) -> Settings:
    """The settings with what was chosen, as far as it can be."""
    known = {key: value for key, value in chosen if value in CHOICES.get(key, ())}
    return replace(settings, **known)


def read(cookie: str, accepted: str) -> Settings:
    """The settings of a cookie; without one, the language that the browser asks for."""
    return with_choices(Settings(wanted_language(accepted)), parse_qsl(cookie))


def write(settings: Settings) -> str:
    """The text of the cookie."""
    return urlencode(asdict(settings))


def wanted_language(accepted: str) -> str:
    """The first language of an Accept-Language header that there are words for, else English."""
    ranked = sorted(map(_weighed, accepted.split(",")), key=lambda pair: -pair[1])
    codes = (code.strip().partition("-")[0].lower() for code, weight in ranked if weight > 0)
    return next((code for code in codes if code in LANGUAGES), "en")


def _weighed(part: str) -> tuple[str, float]:
    code, _, weight = part.replace(" ", "").replace("\t", "").partition(";q=")
    try:
        return code, float(weight or 1)
    except ValueError:
        return code, 0
