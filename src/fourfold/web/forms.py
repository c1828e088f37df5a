"""Forms, read with care: a field is a short text or it is not there."""

from __future__ import annotations

from starlette.datastructures import FormData
from starlette.requests import Request

LONGEST = 4_096
# No form of ours has as many fields, and none takes files.
MOST_FIELDS = 200


async def read(request: Request) -> FormData:
    """The form of a request; what is no form has no fields."""
    return await request.form(max_files=0, max_fields=MOST_FIELDS)


def text(form: FormData, name: str) -> str:
    """The first text of a field, or nothing; a file is no text."""
    return next(iter(texts(form, name)), "")


def texts(form: FormData, name: str) -> tuple[str, ...]:
    """All texts of a field."""
    return tuple(value[:LONGEST] for value in form.getlist(name) if isinstance(value, str))


def number(form: FormData, name: str) -> int | None:
    """The number in a field, or nothing."""
    found = text(form, name)
    return int(found) if found.isascii() and found.isdigit() and len(found) < 10 else None


def looking(form: FormData) -> dict[str, str]:
    """How the page looked that sent the form."""
    return {name: text(form, name) for name in ("as", "zoom")}
