"""Bots that think beside the event loop, in processes of their own and within a time."""

from fourfold.thinking.thinkers import Job, Thinkers

__all__ = ["Job", "Thinkers"]
