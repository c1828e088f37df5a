"""The rules of a game, clause by clause."""

from __future__ import annotations

import re

from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import Response

from fourfold import games
from fourfold.core.phrase import phrase
from fourfold.speech.pages import Block, rules_page
from fourfold.web.page import page, visit

INLINE = (
    (re.compile(r"\*\*(.+?)\*\*"), r"<strong>\1</strong>"),
    (re.compile(r"\*(.+?)\*"), r"<em>\1</em>"),
    (re.compile(r"`(.+?)`"), r"<code>\1</code>"),
)


async def rules(request: Request) -> Response:
    """All games, or the rules of one."""
    seen = visit(request)
    key = request.path_params.get("game")
    if key is None:
        named = [(each, seen.speaker(each).say(phrase("game-name"))) for each in games.all_keys()]
        return page(seen, "rules_of.html", seen.speaker(), named=named)
    blocks = rules_page(key, seen.settings.language)
    shown = [(block, inline(block)) for block in blocks]
    return page(seen, "rules.html", seen.speaker(key), game=key, blocks=shown)


def inline(block: Block) -> Markup:
    """The text of a block with its marks as elements."""
    html = str(escape(block.text))
    for mark, element in INLINE:
        html = mark.sub(element, html)
    return Markup(html)  # noqa: S704  # escaped above
