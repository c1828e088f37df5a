"""Seats across the net: a seat is a random secret in a signed cookie that only its table gets."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, cast

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

from fourfold.table.table import Table

# One year: whoever comes back finds the seat.
KEPT = 365 * 24 * 3_600
COOKIE = "seats"
# So many seconds a link takes a seat to another device.
TICKET = 15 * 60
# The tables somebody was at last, to find the way back.
RECENT, MOST_RECENT = "tables", 12


@dataclass(frozen=True, slots=True)
class Pass:
    """A seat and the secret that proves it."""

    seat: int
    secret: str


def new_secret() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(16)


def key_of(secret: str) -> str:
    """What the table keeps of a secret: enough to know it again, too little to have it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def proves(table: Table, shown: Pass) -> bool:
    """Whether a pass belongs to whoever sits on that seat."""
    if shown.seat not in table.people:
        return False
    player = table.players[shown.seat]
    return player is not None and hmac.compare_digest(player.key, key_of(shown.secret))


def _passes(load: Callable[[], object]) -> tuple[Pass, ...]:
    try:
        return tuple(Pass(int(seat), str(secret)) for seat, secret in cast(Any, load()))
    except (BadData, TypeError, ValueError):
        return ()


class Signer:
    """Signs cookies with the secret of this installation, and reads only what it has signed."""

    def __init__(self, secret: bytes) -> None:
        self._seats = URLSafeSerializer(secret, salt=COOKIE)
        self._recent = URLSafeSerializer(secret, salt=RECENT)
        self._tickets = URLSafeTimedSerializer(secret, salt="ticket")

    def write_passes(self, passes: Iterable[Pass]) -> str:
        """The cookie of one table."""
        return str(self._seats.dumps([[shown.seat, shown.secret] for shown in passes]))

    def read_passes(self, cookie: str) -> tuple[Pass, ...]:
        """The passes of a cookie; none if it was tampered with."""
        return _passes(lambda: self._seats.loads(cookie))

    def write_ticket(self, passes: Iterable[Pass]) -> str:
        """The passes for a link: addresses are remembered in many places, so not for long."""
        return str(self._tickets.dumps([[shown.seat, shown.secret] for shown in passes]))

    def read_ticket(self, ticket: str) -> tuple[Pass, ...]:
        """The passes of a link; none if it is too old or was tampered with."""
        return _passes(lambda: self._tickets.loads(ticket, max_age=TICKET))

    def write_recent(self, table_ids: Iterable[str]) -> str:
        """The cookie that remembers the last tables."""
        return str(self._recent.dumps(list(dict.fromkeys(table_ids))[:MOST_RECENT]))

    def read_recent(self, cookie: str) -> tuple[str, ...]:
        """The last tables, the newest first."""
        try:
            return tuple(str(table_id) for table_id in self._recent.loads(cookie))
        except (BadData, TypeError, ValueError):
            return ()
