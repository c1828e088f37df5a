"""What whoever runs the web app decides."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Config:
    """Where tables are kept, who thinks, and how much one visitor may ask for.

    `pause` is how long bots wait before they move, in seconds. Without `limits` nobody is slowed
    down: for a proxy that does it, and for measuring. Behind a proxy (`proxied`) visitors have
    the address that it tells.
    """

    database: str
    limits: bool = True
    thinkers: int = 1
    pause: float = 0.5
    proxied: bool = False
