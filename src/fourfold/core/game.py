"""What a game is to everybody who plays, records, draws or speaks it without knowing it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

from fourfold.core.act import Act
from fourfold.core.errors import Refusal
from fourfold.core.options import Option
from fourfold.core.outcome import Outcome
from fourfold.core.phrase import Phrase
from fourfold.core.picture import Picture, Piece

# Each game has frozen types of its own for these; whoever serves all games does not look inside.
Options: TypeAlias = Any
Deal: TypeAlias = Any
Position: TypeAlias = Any
View: TypeAlias = Any
Move: TypeAlias = Any

Shuffled = Callable[[Sequence[Any]], Sequence[Any]]
T = TypeVar("T")


class Chance(Protocol):
    """What draws lots, as `random.Random` does; whoever calls brings it."""

    def random(self) -> float:
        """A number from 0 up to 1."""
        ...

    def choice(self, things: Sequence[T], /) -> T:
        """One of these."""
        ...


class Rules(Protocol):
    """The game itself. `play` returns a new position or raises `IllegalMove`."""

    OPTIONS: tuple[Option, ...]

    def seats(self, options: Options, /) -> int:
        """How many seats play."""
        ...

    def deal(self, options: Options, shuffled: Shuffled, /) -> Deal:
        """Everything chance decides; the caller brings the chance."""
        ...

    def start(self, options: Options, deal: Deal, /) -> Position:
        """The position before the first move."""
        ...

    def turn(self, position: Position, /) -> int:
        """The seat to move."""
        ...

    def moves(self, position: Position, /) -> Sequence[Move]:
        """Every legal move, none twice; none when the game is over."""
        ...

    def play(self, position: Position, move: Move, /) -> Position:
        """The position after the move, or `IllegalMove`."""
        ...

    def outcome(self, position: Position, /) -> Outcome | None:
        """How the game ended, or `None` while it goes on."""
        ...

    def view(self, position: Position, seat: int | None, /) -> View:
        """What a seat may know; `None` is somebody who only watches."""
        ...

    def scores(self, position: Position, /) -> tuple[int, ...]:
        """The points so far, seat by seat; empty in a game without points."""
        ...


class Notation(Protocol):
    """The game as text. Everything written is read back equal; the rest is a `NotationError`."""

    def read_options(self, texts: Mapping[str, str], /) -> Options:
        """The options of a record's header; what is missing is as in the leaflet."""
        ...

    def write_options(self, options: Options, /) -> dict[str, str]:
        """The options as texts."""
        ...

    def read_deal(self, text: str, options: Options, /) -> Deal:
        """The deal of a record's header."""
        ...

    def write_deal(self, deal: Deal, /) -> str:
        """The deal as text."""
        ...

    def split_moves(self, text: str, /) -> list[str]:
        """The moves of a text, each still as text."""
        ...

    def read_move(self, text: str, /) -> Move:
        """One move, whether or not it is legal anywhere."""
        ...

    def write_move(self, move: Move, /) -> str:
        """The move as text."""
        ...

    def read_position(self, text: str, options: Options, /) -> Position:
        """A position that a game with these options can reach."""
        ...

    def write_position(self, position: Position, /) -> str:
        """The position as text."""
        ...


class Phrases(Protocol):
    """The game as things to say. A telling compares what one seat knew before with after.

    `VERBS` are the words that may begin a typed move, each with the notation of what follows it.
    """

    VERBS: Mapping[str, str]

    def tell(self, before: View, move: Move, after: View, /) -> tuple[Phrase, ...]:
        """What a seat hears of a move, from its view before and its view after."""
        ...

    def move(self, view: View, move: Move, /) -> Phrase:
        """A move as an order, for those who choose among moves."""
        ...

    def prompt(self, view: View, /) -> Phrase:
        """What the seat to move has to do."""
        ...

    def refusal(self, view: View, refusal: Refusal, /) -> Phrase:
        """Why a move was refused."""
        ...

    def ending(self, view: View, outcome: Outcome, /) -> Phrase:
        """How the game ended by its rules."""
        ...

    def hindsight(self, before: View, move: Move, after: View, /) -> tuple[Phrase, ...]:
        """What is told of a move besides to somebody who looks back, and never during a game."""
        ...


class Draw(Protocol):
    """The game as a picture; the last move is marked."""

    def __call__(self, view: View, last: Move | None, /) -> Picture:
        """The picture of a view."""
        ...


class Acts(Protocol):
    """What the seat to move can do, as things to point at."""

    def __call__(self, view: View, laid: tuple[tuple[str, str], ...], /) -> tuple[Act, ...]:
        """The acts of the seat to move, most usual first; none once the game is over.

        `laid` are the pieces with their cells that lie on the board and are not yet played. Where
        they cannot be read or lie there at all, it is a `NotationError`.
        """
        ...


class Gain(Protocol):
    """What a move brings at once, for bots; below 0 for a move that only costs."""

    def __call__(self, view: View, move: Move, /) -> int:
        """The gain of one move."""
        ...


class Expert(Protocol):
    """Who plays one game well, for bots; loaded when first asked for, as it may be heavy."""

    def best(self, view: View, /) -> Move:
        """The move of perfect play."""
        ...

    def choose(self, view: View, moves: Sequence[Move], level: int, chance: Chance, /) -> Move:
        """The move of a level, counted from 1."""
        ...


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a move is worth to the seat that makes it, and how many placements are left.

    `value` is `win`, `draw` or `loss` with best play.
    """

    move: Move
    value: str
    distance: int
    phrase: Phrase


class Analyst(Protocol):
    """Who knows what every move is worth; loaded when first asked for, as it may be heavy."""

    def judge(self, position: Position, /) -> tuple[Judgement, ...]:
        """Every legal move with its worth, the best first."""
        ...

    def why(self, position: Position, move: Move, /) -> tuple[Phrase, ...]:
        """A move and what follows by force, as an onlooker is told it; nothing in a draw."""
        ...


@dataclass(frozen=True, slots=True)
class Game:
    """One game, under the key that is also the name of its folder.

    `agreement` tells whether its players may agree to stop before the end. `expert` loads who plays
    the game well, if anybody does, on how many `levels` below perfect play; `analyst` loads who
    knows what moves are worth, if anybody does. `pieces` are all that the game has, each kind once.
    """

    key: str
    rules: Rules
    notation: Notation
    phrases: Phrases
    picture: Draw
    gain: Gain
    acts: Acts
    pieces: Callable[[Options], tuple[Piece, ...]]
    agreement: bool = False
    expert: Callable[[], Expert] | None = None
    levels: int = 0
    analyst: Callable[[], Analyst] | None = None
