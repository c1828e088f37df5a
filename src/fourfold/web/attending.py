"""Who a visitor is at a table: proved by the cookie that only this table gets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from fourfold.table.table import Table
from fourfold.web.page import Visit
from fourfold.web.scene import Eyes, speaker_of
from fourfold.web.seats import COOKIE, Pass, proves
from fourfold.web.sitting import Sitting
from fourfold.web.zones import Looker

# The size of cells of a board that grows; 0 leaves it to the device.
ZOOMS = ("1", "2", "3", "4")


class NotForOnlookers(Exception):  # an answer to a visitor, not an error
    """The table is only for those who sit there."""


@dataclass(frozen=True, slots=True)
class There:
    """A visitor at a table, with the passes shown."""

    sitting: Sitting
    passes: tuple[Pass, ...]
    looker: Looker

    @property
    def seat(self) -> int | None:
        """The seat that acts now."""
        eyes = self.looker.eyes
        return eyes.seat(self.sitting.table) if len(eyes.held) > 1 else next(iter(eyes.held), None)

    @property
    def looker_now(self) -> Looker:
        """The same visitor, only with the seats that are still theirs: others may sit there now."""
        eyes, held = self.looker.eyes, held_by(self.sitting.table, self.passes)
        if held == eyes.held:
            return self.looker
        return replace(self.looker, eyes=Eyes(held, eyes.shown if eyes.shown in held else None))


def own_passes(seen: Visit, table: Table) -> tuple[Pass, ...]:
    """The passes of the visitor's cookie that this table takes."""
    shown = seen.signer.read_passes(seen.request.cookies.get(COOKIE, ""))
    return tuple(each for each in shown if proves(table, each))


def held_by(table: Table, passes: Iterable[Pass]) -> tuple[int, ...]:
    """The seats that are proved; without any only those may look who are allowed to."""
    held = tuple(sorted({each.seat for each in passes if proves(table, each)}))
    if not held and not table.terms.spectators and not table.free_seats:
        raise NotForOnlookers
    return held


async def attending(seen: Visit, asked: Mapping[str, str] | None = None) -> There:
    """The table of the request's path, seen through the eyes of whoever asks."""
    request = seen.request
    sitting = await seen.host.sitting(request.path_params["id"])
    passes = own_passes(seen, sitting.table)
    held = held_by(sitting.table, passes)
    wanted = request.query_params if asked is None else asked
    shown_to, zoom = wanted.get("as", ""), wanted.get("zoom", "")
    eyes = Eyes(held, int(shown_to) if shown_to in map(str, held) else None)
    link = str(request.url_for("table", id=sitting.id))
    speaker = speaker_of(seen, sitting.table)
    looker = Looker(eyes, speaker, link, int(zoom) if zoom in ZOOMS else 0)
    return There(sitting, passes, looker)
