"""The rules pages: one text for terminal, web and docs, in Markdown, clause by clause."""

from __future__ import annotations

import re
from dataclasses import dataclass

from fourfold.speech.words import words_folder

CLAUSE = re.compile(r"\*\*([A-Z]\d+)\*\* ")
# Not every white space: no-break spaces belong to the text.
BLANKS = re.compile(r"[ \n]+")
MARKS = re.compile(r"\*\*|\*|`")


@dataclass(frozen=True, slots=True)
class Block:
    """A heading, a paragraph or an item of a list; a clause id where a clause begins."""

    kind: str
    text: str
    clause: str = ""


def rules_page(game: str, language: str) -> tuple[Block, ...]:
    """The rules of a game in one language."""
    text = words_folder(f"fourfold.games.{game}").joinpath(f"{language}.md").read_text("utf-8")
    lines = re.sub(r"\n- ", "\n\n- ", text)
    return tuple(
        _block(" ".join(BLANKS.split(part.strip()))) for part in lines.split("\n\n") if part.strip()
    )


def _block(text: str) -> Block:
    clause = CLAUSE.match(text)
    if clause:
        return Block("paragraph", text[clause.end() :], clause[1])
    for mark, kind in (("# ", "title"), ("## ", "heading"), ("- ", "item")):
        if text.startswith(mark):
            return Block(kind, text.removeprefix(mark))
    return Block("paragraph", text)


def plain(block: Block) -> str:
    """A block without marks, as a terminal prints it and a voice reads it."""
    text = MARKS.sub("", block.text)
    start = "- " if block.kind == "item" else f"{block.clause}. " if block.clause else ""
    return start + text


def by_clause(blocks: tuple[Block, ...]) -> dict[str, str]:
    """The plain text of each clause; what follows a clause up to the next heading belongs to it."""
    clauses: dict[str, str] = {}
    current = ""
    for block in blocks:
        current = block.clause or ("" if block.kind in ("title", "heading") else current)
        if current:
            clauses[current] = f"{clauses.get(current, '')} {MARKS.sub('', block.text)}".strip()
    return clauses
