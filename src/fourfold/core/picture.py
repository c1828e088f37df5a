"""What there is to see, without a word of how: interfaces draw it, print it or speak it."""

from __future__ import annotations

from dataclasses import dataclass

from fourfold.core.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece, stone or card: its notation, its traits by name, and what it is called.

    `form` is how it is shaped: `block`, `stone` or `card`. A card without traits is a joker.
    """

    token: str
    traits: tuple[tuple[str, str], ...]
    phrase: Phrase
    form: str


@dataclass(frozen=True, slots=True)
class Cell:
    """A place on the board: its name, where it lies, what lies on it, and how it is marked."""

    name: str
    column: int
    row: int
    piece: Piece | None = None
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Shelf:
    """A place beside the board. `hidden` counts what lies there face down."""

    key: str
    seat: int | None
    pieces: tuple[Piece, ...] = ()
    hidden: int = 0


@dataclass(frozen=True, slots=True)
class Note:
    """Something to notice on the board: what is said of it, and the names of the cells meant.

    `cell` is the one that one more piece would complete, or empty; `line` has all cells of the
    line, or of what else is noted.
    """

    phrase: Phrase
    cell: str
    line: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A view as a board of cells, the shelves beside it, the points, and what to notice.

    `notes` are the lines worth knowing of: those that one more piece may complete.
    A board that `grows` has no fixed edges: it shows only the cells that hold a piece.
    """

    cells: tuple[Cell, ...]
    shelves: tuple[Shelf, ...]
    scores: tuple[int, ...] = ()
    notes: tuple[Note, ...] = ()
    grows: bool = False
