"""How often somebody may do what costs the host something."""

from __future__ import annotations

from ipaddress import ip_address, ip_network

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.requests import Request

from fourfold.web.host import may_be_id

# Whatever it is, and at however many tables; a school behind one address stays below.
CEILING = parse("3000/minute")
# By whom: tables by the address that opens them, everything else by the table and the address.
RATES: dict[str, tuple[RateLimitItem, ...]] = {
    "open": (parse("10/minute"), parse("60/hour")),
    "move": (parse("240/minute"),),
    "talk": (parse("20/minute"),),
    "think": (parse("30/minute"),),
    "look": (parse("240/minute"),),
}


def network(address: str) -> str:
    """What one visitor has of addresses: one of version 4, a whole network of version 6."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return address if found.version == 4 else str(ip_network((found, 64), strict=False))


class Rates:
    """Counts what was done lately, in this process."""

    def __init__(self) -> None:
        self._counted = MovingWindowRateLimiter(MemoryStorage())

    def allows(self, kind: str, request: Request) -> bool:
        """Whether it may be done once more; if so, it is counted."""
        address = network(request.client.host if request.client else "")
        where = request.path_params.get("id", "")
        if not self._counted.hit(CEILING, address):
            return False
        known = where if may_be_id(where) else ""
        return all(self._counted.hit(rate, kind, address, known) for rate in RATES[kind])


class Unlimited:
    """Counts nothing, where something else slows people down."""

    def allows(self, _kind: str, _request: Request) -> bool:
        """Everything may be done."""
        return True
