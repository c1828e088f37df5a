"""How often somebody may do what costs the host something."""

from __future__ import annotations

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.requests import Request

# By whom: tables by the address that opens them, everything else by the table and the address.
RATES: dict[str, tuple[RateLimitItem, ...]] = {
    "open": (parse("10/minute"), parse("60/hour")),
    "move": (parse("240/minute"),),
    "talk": (parse("20/minute"),),
    "think": (parse("30/minute"),),
}


class Rates:
    """Counts what was done lately, in this process."""

    def __init__(self) -> None:
        self._counted = MovingWindowRateLimiter(MemoryStorage())

    def allows(self, kind: str, request: Request) -> bool:
        """Whether it may be done once more; if so, it is counted."""
        address = request.client.host if request.client else ""
        where = request.path_params.get("id", "")
        return all(self._counted.hit(rate, kind, address, where) for rate in RATES[kind])


class Unlimited:
    """Counts nothing, where something else slows people down."""

    def allows(self, _kind: str, _request: Request) -> bool:
        """Everything may be done."""
        return True
