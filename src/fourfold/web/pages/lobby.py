"""The lobby: tables that wait for players, and games that may be watched."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from fourfold import games
from fourfold.core.phrase import Phrase, phrase
from fourfold.table.table import Table
from fourfold.web.page import Visit, page, visit
from fourfold.web.scene import Eyes, speaker_of, title
from fourfold.web.zones import heading

MOST = 50


@dataclass(frozen=True, slots=True)
class Row:
    """A table in a list: who plays what, and how it stands."""

    id: str
    name: str
    state: str


async def lobby(request: Request) -> Response:
    """All listed tables, the newest first."""
    seen = visit(request)
    listed = await rows(seen, await seen.host.store.listed(MOST))
    named = {key: seen.speaker(key).say(phrase("game-name")) for key in games.all_keys()}
    return page(seen, "lobby.html", seen.speaker(), rows=listed, game_names=named)


async def rows(seen: Visit, table_ids: Iterable[str]) -> list[Row]:
    """Tables as a list; those that are not there, or cannot be read, are left out."""
    found = []
    for table_id in table_ids:
        sitting = await seen.host.readable(table_id)
        if sitting is not None:
            found.append(_row(seen, table_id, sitting.table))
    return found


def _row(seen: Visit, table_id: str, table: Table) -> Row:
    speaker = speaker_of(seen, table)
    state = speaker.say(_waiting(table)) if table.match is None else title(table, Eyes(), speaker)
    return Row(table_id, heading(table, speaker), state)


def _waiting(table: Table) -> Phrase:
    return phrase("waiting", n=len(table.free_seats))
