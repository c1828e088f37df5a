"""From a request to a page in the visitor's language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, TypeAlias

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from fourfold import games
from fourfold.core.phrase import Fact, Phrase, phrase
from fourfold.speech import LANGUAGES, Speaker
from fourfold.web import settings as wishes
from fourfold.web.environment import TEMPLATES
from fourfold.web.host import Host
from fourfold.web.seats import RECENT, Signer
from fourfold.web.settings import Settings

PACKAGES = ("fourfold.table", "fourfold.web")
# What a template calls to say something.
Say: TypeAlias = Callable[..., str]


@dataclass(frozen=True, slots=True)
class Visit:
    """A request with what the visitor likes, and who serves it."""

    request: Request
    settings: Settings
    host: Host
    signer: Signer

    @property
    def is_live(self) -> bool:
        """Whether the page asks by itself, and wants only the part that changes."""
        return self.request.headers.get("HX-Request") == "true"

    @property
    def path(self) -> str:
        """Where the page can be seen again."""
        url = self.request.url
        return f"{url.path}?{url.query}" if url.query else url.path

    def speaker(self, game: str = "", names: tuple[str, ...] = ()) -> Speaker:
        """Who says things in the visitor's language."""
        packages = ((f"fourfold.games.{game}",) if game else ()) + PACKAGES
        return Speaker(self.settings.language, packages, names, self.settings.wording)

    def recent(self) -> tuple[str, ...]:
        """The tables the visitor was at last."""
        return self.signer.read_recent(self.request.cookies.get(RECENT, ""))


def visit(request: Request) -> Visit:
    """The visit that a request belongs to."""
    cookie = request.cookies.get(wishes.COOKIE, "")
    settings = wishes.read(cookie, request.headers.get("Accept-Language", ""))
    state = request.app.state
    return Visit(request, settings, state.host, state.signer)


def sayer(speaker: Speaker) -> Say:
    """`say` of a template: a phrase, or the key of one with its facts."""
    plain = speaker.nameless

    def say(what: str | Phrase, form: str = "", /, **facts: Fact) -> str:
        if facts or isinstance(what, Phrase):
            return speaker.say(phrase(what, **facts) if isinstance(what, str) else what, form)
        return _fixed(plain, what)

    return say


@lru_cache(maxsize=4_096)
def _fixed(speaker: Speaker, key: str) -> str:
    """A text without facts, which stands on every page."""
    return speaker.say(phrase(key))


def fragment(template: str, say: Say, **context: Any) -> str:
    """A part of a page."""
    return TEMPLATES.get_template(template).render(say=say, **context)


def page(
    seen: Visit, template: str, speaker: Speaker, status: int = 200, **context: Any
) -> HTMLResponse:
    """A whole page; `path` is where it can be seen again, if not where it was asked for."""
    text = TEMPLATES.get_template(template).render(
        say=sayer(speaker),
        settings=seen.settings,
        languages=_languages(),
        games=games.all_keys(),
        **{"path": seen.path, **context},
    )
    return HTMLResponse(text, status, headers={"Content-Language": seen.settings.language})


@cache
def _languages() -> tuple[tuple[str, str], ...]:
    """Each language by its own name."""
    own = {code: Speaker(code).say(phrase("language-name")) for code in LANGUAGES}
    return tuple(own.items())


def see_other(path: str) -> Response:
    """Where to look after something was done."""
    return RedirectResponse(path, status_code=303)


def refused(seen: Visit, status: int, key: str) -> Response:
    """A page that says why something cannot be had; problem JSON for programs."""
    from fourfold.web.problem import problem, wants_json

    speaker = seen.speaker()
    said = speaker.say(phrase(key))
    if wants_json(seen.request):
        return problem(status, key, said)
    if seen.is_live:
        return trouble(status, said)
    again = {} if seen.request.method in ("GET", "HEAD") else {"path": "/"}
    return page(seen, "refused.html", speaker, status, said=said, status_code=status, **again)


def trouble(status: int, said: str) -> Response:
    """A refusal for a page that asks by itself: it has a place for it and stays as it is."""
    html = TEMPLATES.get_template("_trouble.html").render(said=said)
    return HTMLResponse(html, status, headers={"HX-Reswap": "none"})
