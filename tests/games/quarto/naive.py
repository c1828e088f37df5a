"""Quarto once more, naively: straight from the rulebook, sharing nothing with the package.

A cell is its name, a piece its digit, a move its text, and whatever can be tried out is tried out.
`python tests/games/quarto/naive.py > tests/data/quarto/perft.txt` counts anew, in half a minute.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations, count
from random import Random

# From the top, and from the left within a row.
CELLS = [column + row for row in "1234" for column in "abcd"]
LEAFLET = {"set": "access", "calling": "spoken", "squares": "no", "traits": "0,1,2,3"}


@dataclass
class State:
    """What was agreed, what stands where, and what happened since the newest placement."""

    options: dict[str, str]
    starter: int
    mover: int
    board: dict[str, str] = field(default_factory=dict)
    hand: str = ""
    newest: str = ""
    placer: int | None = None
    callers: list[int] = field(default_factory=list)
    passes: int = 0
    line: str = ""


def is_straight(cells: tuple[str, ...]) -> bool:
    """Q5: all in one column, in one row, or on one of the two long diagonals."""
    spots = [("abcd".index(cell[0]), int(cell[1])) for cell in cells]
    ways = [[x for x, _ in spots], [y for _, y in spots]]
    ways += [[x - y for x, y in spots], [x + y for x, y in spots]]
    return any(len(set(way)) == 1 for way in ways)


def is_square(cells: tuple[str, ...]) -> bool:
    """Q14: four cells in two adjacent columns and two adjacent rows."""
    columns, rows = ({ord(cell[side]) for cell in cells} for side in (0, 1))
    return all(len(side) == 2 and max(side) - min(side) == 1 for side in (columns, rows))


FOURS: list[tuple[str, ...]] = list(combinations(CELLS, 4))
STRAIGHT = {f"{four[0]}-{four[3]}": four for four in FOURS if is_straight(four)}
SQUARE = {f"{four[0]}-{four[3]}": four for four in FOURS if is_square(four)}


def lines(state: State) -> dict[str, tuple[str, ...]]:
    return {**STRAIGHT, **SQUARE} if state.options["squares"] == "yes" else STRAIGHT


def values(piece: str) -> str:
    """The values of the four traits: `b`, which is 1 + 2 + 8, gives 1101."""
    return f"{int(piece, 16):04b}"[::-1]


def is_quarto(state: State, name: str) -> bool:
    """Q5, Q13: all four cells filled, and one counting trait the same on all of them."""
    cells = lines(state)[name]
    if any(cell not in state.board for cell in cells):
        return False
    pieces = [values(state.board[cell]) for cell in cells]
    counting = [int(trait) for trait in state.options["traits"].split(",")]
    return any(len({piece[trait] for piece in pieces}) == 1 for trait in counting)


def is_spoken(state: State) -> bool:
    return state.options["calling"] == "spoken"


def spare(state: State) -> list[str]:
    """Q2, Q4: what is neither on the board nor in hand."""
    return [d for d in "0123456789abcdef" if d not in (*state.board.values(), state.hand)]


def outcome(state: State) -> tuple[str, list[int]] | None:
    """The reason and the winning seats; nothing while the game goes on."""
    if state.line and not is_spoken(state):
        return "line", [state.mover]
    if state.line:
        return "called" if state.mover == state.placer else "stolen", [state.mover]
    closed = state.passes == 2 or not is_spoken(state)
    return ("full", []) if len(state.board) == 16 and closed else None


def moves(state: State) -> list[str]:
    if outcome(state):
        return []
    if state.hand:
        found = [cell for cell in CELLS if cell not in state.board]
    else:
        found = spare(state) or ["-"]
    if is_spoken(state) and state.board and state.mover not in state.callers:
        found = found + ["!" + name for name in lines(state)]
    return found


def play(state: State, move: str) -> State:
    if move == "-":
        return replace(state, passes=state.passes + 1, mover=1 - state.mover)
    if move.startswith("!"):
        return call(state, move[1:])
    if len(move) == 1:
        return replace(state, hand=move, mover=1 - state.mover)
    return place(state, move)


def call(state: State, name: str) -> State:
    """Q6–Q8, Q11: true if the newest piece has completed the line; else the call is used up."""
    if state.newest in lines(state)[name] and is_quarto(state, name):
        return replace(state, line=name)
    return replace(state, callers=[*state.callers, state.mover])


def place(state: State, cell: str) -> State:
    board = {**state.board, cell: state.hand}
    after = replace(
        state, board=board, hand="", newest=cell, placer=state.mover, callers=[], line=""
    )
    if not is_spoken(state):
        after.line = next((name for name in lines(state) if is_quarto(after, name)), "")
    return after


def perft(state: State, depth: int) -> int:
    if depth == 1:
        return len(moves(state))
    return sum(perft(play(state, move), depth - 1) for move in moves(state))


def write(state: State) -> str:
    """The position as the package writes it, from the description in docs/notation.md."""
    letters = [state.board.get(cell, ".") for cell in CELLS]
    rows = "/".join("".join(letters[row : row + 4]) for row in (0, 4, 8, 12))
    words = {
        "starter": "2" if state.starter == 1 else "",
        "window": state.newest if is_spoken(state) else "",
        "called": ",".join(str(seat + 1) for seat in sorted(state.callers)),
        "passes": str(state.passes) if state.passes else "",
        "won": state.line if is_spoken(state) else "",
    }
    return " ".join([rows, state.hand or "-", *(f"{k}={v}" for k, v in words.items() if v)])


def begin(options: str, starter: int) -> State:
    chosen = dict(word.split("=") for word in options.split())
    return State({**LEAFLET, **chosen}, starter, starter)


def kind(state: State, move: str) -> str:
    """A give, a place, a pass or a false call; Q for a true call and a line that wins by itself."""
    if play(state, move).line:
        return "Q"
    return move[0] if move[0] in "!-" else "gp"[len(move) - 1]


def grown(name: str, options: str, starter: int, kinds: str) -> State:
    """A position reached by random moves of these kinds, tried until one game gets there."""
    for attempt in count():
        random, state = Random(f"{name} {attempt}"), begin(options, starter)
        for wanted in kinds:
            fitting = [move for move in moves(state) if kind(state, move) == wanted]
            if not fitting:
                break
            state = play(state, random.choice(fitting))
        else:
            return state
    raise AssertionError


# Name, options, who begins, the kinds of the moves that lead there, and how deep to count.
CASES = [
    ("start", "", 0, "", 4),
    ("start-second-begins", "set=classic", 1, "", 3),
    ("start-automatic", "calling=automatic", 0, "", 5),
    ("start-squares", "squares=yes", 1, "", 4),
    ("first-piece-given", "", 0, "g", 3),
    ("first-window", "", 0, "gp", 4),
    ("first-window-call-used", "", 1, "gp!", 4),
    ("first-window-both-used", "squares=yes", 0, "gp!g!", 4),
    ("early", "", 0, "gp" * 4, 4),
    ("early-automatic", "calling=automatic", 1, "gp" * 4, 5),
    ("early-squares-automatic", "calling=automatic squares=yes", 0, "gp" * 5, 5),
    ("early-one-trait", "traits=2", 1, "gp" * 5 + "g", 4),
    ("middle", "", 1, "gp" * 8, 5),
    ("middle-won-by-placer", "", 0, "gp" * 8 + "Q", 1),
    ("middle-won-by-receiver", "set=classic", 1, "gp" * 9 + "!gQ", 1),
    ("middle-automatic", "calling=automatic", 0, "gp" * 8, 6),
    ("middle-squares", "squares=yes", 0, "gp" * 8 + "g", 4),
    ("middle-squares-automatic", "calling=automatic squares=yes", 1, "gp" * 8 + "g", 6),
    ("middle-two-traits", "traits=0,3", 0, "gp" * 7 + "!g", 5),
    ("middle-one-trait-automatic", "calling=automatic traits=1", 1, "gp" * 8, 6),
    ("middle-three-traits-squares", "squares=yes traits=0,1,2", 1, "gp" * 9, 4),
    ("middle-won-automatic", "calling=automatic squares=yes", 0, "gp" * 8 + "gQ", 1),
    ("late", "", 1, "gp" * 12, 6),
    ("late-both-used", "", 0, "gp" * 13 + "!g!", 7),
    ("late-automatic", "calling=automatic", 0, "gp" * 10, 12),
    ("late-automatic-in-hand", "calling=automatic", 1, "gp" * 10 + "g", 11),
    ("late-squares-automatic", "calling=automatic squares=yes", 1, "gp" * 10, 12),
    ("late-one-trait-automatic", "calling=automatic traits=3", 0, "gp" * 11, 10),
    ("late-two-traits-automatic", "calling=automatic set=classic traits=1,3", 1, "gp" * 11, 10),
    ("late-three-traits-automatic", "calling=automatic traits=1,2,3", 1, "gp" * 11, 10),
    ("late-two-traits", "traits=1,2", 0, "gp" * 14 + "g!", 12),
    ("late-squares", "squares=yes", 1, "gp" * 14 + "!g!", 8),
    ("last-given", "", 0, "gp" * 15 + "g", 7),
    ("last-given-both-used", "", 1, "gp" * 15 + "!g!", 6),
    ("last-given-squares-two-traits", "squares=yes traits=0,2", 1, "gp" * 15 + "!g", 7),
    ("last-given-automatic", "calling=automatic", 0, "gp" * 15 + "g", 2),
    ("last-window", "", 0, "gp" * 16, 5),
    ("last-window-call-used", "", 1, "gp" * 16 + "!", 4),
    ("last-window-passed", "squares=yes", 0, "gp" * 16 + "-", 3),
    ("last-window-passed-calls-used", "", 0, "gp" * 16 + "!-!", 2),
    ("last-window-won-by-placer", "traits=0", 0, "gp" * 16 + "Q", 1),
    ("last-window-won-by-other", "traits=0", 1, "gp" * 16 + "!-Q", 1),
    ("last-window-won-automatic", "calling=automatic", 1, "gp" * 15 + "gQ", 1),
    ("drawn", "", 0, "gp" * 16 + "--", 1),
    ("drawn-calls-used", "squares=yes traits=3", 1, "gp" * 16 + "!-!-", 1),
    ("drawn-automatic", "calling=automatic", 1, "gp" * 16, 1),
]


def header(name: str, options: dict[str, str], state: State) -> list[str]:
    words = " ".join(f"{key}={value}" for key, value in options.items())
    return [f"id {name}", f"options {words}", f"position {write(state)}"]


def blocks() -> Iterator[str]:
    for name, options, starter, kinds, deepest in CASES:
        state = grown(name, options, starter, kinds)
        counts = [f"perft {depth} {perft(state, depth)}" for depth in range(1, deepest + 1)]
        yield "\n".join([*header(name, state.options, state), *counts, ""])


if __name__ == "__main__":
    print("\n".join(blocks()), end="")
