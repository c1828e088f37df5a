"""Quaro once more, naively: straight from the rulebook, sharing nothing with the package.

The board is a dictionary from names of cells to letters, a move is its text, and whatever can be
tried out is tried out. To count anew:

    python tests/games/quaro/naive.py > tests/data/quaro/perft.txt
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from itertools import permutations
from random import Random

# R2: the corners a1–b2, g1–h2, a7–b8 and g7–h8 are missing.
NAMES = [c + r for r in "12345678" for c in "abcdefgh" if c not in "abgh" or r not in "1278"]


@dataclass
class State:
    """All there is: the letters on cells, in hands and in the bag, and whose move it is."""

    stones: dict[str, str]
    hands: list[str]
    bag: str
    mover: int
    points: list[int]
    stage: str
    refusal: bool


def fours() -> Iterator[list[str]]:
    """R5: every four consecutive cells, across, down and both ways aslant."""
    for name in NAMES:
        for right, down in ((1, 0), (0, 1), (1, 1), (1, -1)):
            four = [chr(ord(name[0]) + right * i) + str(int(name[1]) + down * i) for i in range(4)]
            if all(cell in NAMES for cell in four):
                yield four


FOURS = list(fours())


def is_row(stones: dict[str, str], four: list[str]) -> bool:
    return sorted(stones.get(cell, "") for cell in four) == ["b", "g", "r", "y"]


def begin(seats: int, refusal: bool, starter: int, bag: str) -> State:  # noqa: FBT001
    hands = ["".join(sorted(bag[4 * seat : 4 * seat + 4])) for seat in range(seats)]
    return State({}, hands, bag[4 * seats :], starter, [0] * seats, "place", refusal)


def row_possible(state: State) -> bool:
    """R10: some four cells can be filled up with stones from outside and are then a row."""
    outside = state.bag + "".join(state.hands)
    return any(fits(state.stones, outside, four) for four in FOURS)


def fits(stones: dict[str, str], outside: str, four: list[str]) -> bool:
    free = [cell for cell in four if cell not in stones]
    for colours in permutations("rgby"):
        filled = dict(zip(four, colours, strict=True))
        if any(stones.get(cell, filled[cell]) != filled[cell] for cell in four):
            continue
        if free and all(filled[cell] in outside for cell in free):
            return True
    return False


def outcome(state: State) -> tuple[str, list[int], list[int]] | None:
    """The reason, the winning seats and the points; nothing while the game goes on."""
    if len(state.stones) < 48 and row_possible(state):
        return None
    reason = "full" if len(state.stones) == 48 else "no-more-points"
    most = max(state.points)
    return reason, [seat for seat, n in enumerate(state.points) if n == most], state.points


def moves(state: State) -> list[str]:
    if outcome(state):
        return []
    if state.stage == "refill":
        return ["refill", "stay"]
    hand, free = state.hands[state.mover], [cell for cell in NAMES if cell not in state.stones]
    return [f"{letter}@{cell}" for letter in "rgby" if letter in hand for cell in free]


def play(state: State, move: str) -> State:
    after = deepcopy(state)
    if move == "stay":
        pass_on(after)
    elif move == "refill":
        refill(after)
        pass_on(after)
    else:
        place(after, *move.split("@"))
    return after


def place(state: State, letter: str, cell: str) -> None:
    rows = sum(is_row(state.stones, four) for four in FOURS)
    state.stones[cell] = letter
    made = sum(is_row(state.stones, four) for four in FOURS) - rows
    hand = state.hands[state.mover].replace(letter, "", 1)
    state.hands[state.mover] = hand
    state.points[state.mover] += made
    state.stage = "place"
    if outcome(state):
        return
    if made > 0 and hand != "":
        state.stage = "further"
    elif state.refusal and state.bag != "" and hand != "":
        state.stage = "refill"
    else:
        refill(state)
        pass_on(state)


def refill(state: State) -> None:
    """R7: one stone after the other, until there are four or the bag is empty."""
    while len(state.hands[state.mover]) < 4 and state.bag:
        state.hands[state.mover] += state.bag[0]
        state.bag = state.bag[1:]


def pass_on(state: State) -> None:
    """R4, R8: clockwise to somebody with a stone."""
    state.stage = "place"
    state.mover = (state.mover + 1) % len(state.hands)
    while state.hands[state.mover] == "":
        state.mover = (state.mover + 1) % len(state.hands)


def perft(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    if depth == 1:
        return len(moves(state))
    return sum(perft(play(state, move), depth - 1) for move in moves(state))


def write(state: State) -> str:
    """The text of a position, as the notation has it."""
    rows = [[name for name in NAMES if name[1] == number] for number in "12345678"]
    board = "/".join("".join(state.stones.get(name, ".") for name in row) for row in rows)
    hands = ",".join("".join(sorted(hand, key="rgby".index)) or "-" for hand in state.hands)
    text = f"{board} {hands} {state.bag or '-'}"
    if state.mover:
        text += f" turn={state.mover + 1}"
    if any(state.points):
        text += " scores=" + ",".join(map(str, state.points))
    return text if state.stage == "place" else f"{text} stage={state.stage}"


def read(text: str, options: str) -> State:
    """The position of a text; the options as `seats=2 refusal=yes`."""
    board, hands, bag, *words = text.split()
    known = dict(word.split("=") for word in words)
    letters = zip(NAMES, board.replace("/", ""), strict=True)
    return State(
        stones={name: letter for name, letter in letters if letter != "."},
        hands=[hand.replace("-", "") for hand in hands.split(",")],
        bag=bag.replace("-", ""),
        mover=int(known.get("turn", "1")) - 1,
        points=[int(n) for n in known.get("scores", "0,0,0,0").split(",")][: len(hands.split(","))],
        stage=known.get("stage", "place"),
        refusal="refusal=yes" in options,
    )


def played(seats: int, refusal: bool, empty: int, seed: int) -> State:  # noqa: FBT001
    """A position with so many empty cells, from random moves that score where they can."""
    random = Random(f"{seats} {refusal} {empty} {seed}")
    bag = "".join(random.sample("rgby" * 12, 48))
    state = begin(seats, refusal, random.randrange(seats), bag)
    while 48 - len(state.stones) > empty:
        offered = [play(state, move) for move in random.sample(moves(state), len(moves(state)))[:9]]
        state = max(offered, key=lambda after: sum(after.points))
        if outcome(state):
            return played(seats, refusal, empty, seed + 1)
    return state


# The stages of a game, each with how many cells are empty.
CHAPTERS = {"start": 48, "early": 40, "middle": 22, "late": 9, "end": 4}

# Positions for one rule each, with their options.
SINGLE = {
    # R5: a red stone on d3 completes twelve rows.
    "twelve-at-once": (
        ".y.g/yby./gby.gby./..bgb.../.g.y.g../y..b..y./..../.... rgby,rgby rrrrrrrrrrggggbbbbyy",
        "seats=2 refusal=yes",
    ),
    # R7, R8: whoever places the last stone refills without being asked.
    "empty-hand": (
        "rgb./rgb./......../......../......../......../..../.... "
        "y,rgby yyyyyyyyyygggggggggbbbbbbbbbrrrrrrrrr",
        "seats=2 refusal=yes",
    ),
    # R8: bag and hands are empty but one, and its seat follows itself.
    "all-others-skipped": (
        "ryrr/ryrb/g.ygbyrg/y.yygggb/yrrrrby./gbgrybbb/bgbg/rbgy -,-,-,gby - turn=4 scores=4,2,7,0",
        "seats=4 refusal=yes",
    ),
    # R10: the last points are made before the board is full, with a stone left in the bag.
    "no-more-points": (
        "bgyr/bgry/brbgyyrr/brrgrbyy/gbryyrby/yg.yybgr/..bb/gggg b,g r scores=7,3",
        "seats=2 refusal=yes",
    ),
}


def table() -> Iterator[tuple[str, str, str]]:
    """Each position of the table: its name, its options, its text."""
    for seats in (2, 3, 4):
        for refusal in ("yes", "no"):
            options = f"seats={seats} refusal={refusal}"
            for chapter, empty in CHAPTERS.items():
                text = write(played(seats, refusal == "yes", empty, 0))
                yield f"{chapter}-{seats}-{refusal}", options, text
    for name, (text, options) in SINGLE.items():
        yield name, options, text


def counts(text: str, options: str) -> Iterator[str]:
    """As deep as the counts stay small, and one step beyond."""
    count, depth = 1, 0
    while 0 < count < 20_000:
        depth += 1
        count = perft(read(text, options), depth)
        yield f"perft {depth} {count}"


def main() -> None:
    blocks = (
        "\n".join([f"id {name}", f"options {options}", f"position {text}", *counts(text, options)])
        for name, options, text in table()
    )
    print("\n\n".join(blocks))


if __name__ == "__main__":
    main()
