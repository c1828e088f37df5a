"""Forms, read with care: a field is a short text or it is not there."""

from __future__ import annotations

from starlette.datastructures import FormData

LONGEST = 4_096


def text(form: FormData, name: str) -> str:
    """The first text of a field, or nothing; a file is no text."""
    return next(iter(texts(form, name)), "")


def texts(form: FormData, name: str) -> tuple[str, ...]:
    """All texts of a field."""
    return tuple(value[:LONGEST] for value in form.getlist(name) if isinstance(value, str))


def looking(form: FormData) -> dict[str, str]:
    """How the page looked that sent the form."""
    return {name: text(form, name) for name in ("as", "zoom")}
