"""Pieces, stones and cards as SVG: one hidden sprite a page, and tiny uses of its symbols.

Drawings carry classes only; every colour is a custom property of theme.css.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from markupsafe import Markup

from fourfold.web.draw import block, card, stone
from fourfold.web.draw.shapes import Drawable, Drawer, Traits

FORMS: dict[str, Drawer] = {"block": block, "stone": stone, "card": card}

SPRITE = Markup('<svg class="sprite" aria-hidden="true" focusable="false">{}</svg>')
SYMBOL = Markup('<symbol id="piece-{}" viewBox="{}">{}</symbol>')
USE = Markup(
    '<svg class="piece piece-{}" aria-hidden="true" focusable="false" viewBox="{}">'
    '<use href="#piece-{}"/></svg>'
)


def sprite(pieces: Iterable[Drawable]) -> Markup:
    """One hidden drawing with a symbol for each different piece, to stand once in a page."""
    different = dict.fromkeys((piece.form, piece.traits) for piece in pieces)
    return SPRITE.format(Markup("").join(_symbol(form, traits) for form, traits in different))


def use(piece: Drawable) -> Markup:
    """A piece where it lies, drawn by the symbol of the sprite."""
    return _use(piece.form, piece.traits)


@lru_cache(maxsize=512)
def _symbol(form: str, traits: Traits) -> Markup:
    drawer = _drawer(form)
    return SYMBOL.format(_key(form, traits), drawer.VIEW_BOX, drawer.draw(dict(traits)))


@lru_cache(maxsize=512)
def _use(form: str, traits: Traits) -> Markup:
    return USE.format(form, _drawer(form).VIEW_BOX, _key(form, traits))


def _key(form: str, traits: Traits) -> str:
    """What names a symbol; a joker has no traits and its token is no id."""
    return "-".join([form, *(value for _, value in traits)]) if traits else f"{form}-joker"


def _drawer(form: str) -> Drawer:
    if form not in FORMS:
        raise ValueError(f"no drawing for the form {form!r}")
    return FORMS[form]
