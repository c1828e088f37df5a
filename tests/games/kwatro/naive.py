"""kwatro once more, naively: straight from the rulebook, sharing nothing with the package.

A card is its text, the grid is a dictionary, a move is its text, and whatever can be tried out is
tried out. To count anew (some minutes):

    python tests/games/kwatro/naive.py > tests/data/kwatro/perft.txt
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations
from random import Random

ALL = [colour + shape + number for colour in "rgby" for shape in "cstx" for number in "1234"]
ORDER = [*ALL, "**"]

Cell = tuple[int, int]
Grid = dict[Cell, str]
STEPS = ((1, 0), (0, 1))


@dataclass
class State:
    """All there is; each card of the pile comes with the seats that saw it go there."""

    grid: Grid
    hands: list[list[str]]
    pile: list[tuple[str, str]]
    mover: int
    points: list[int]
    passes: int
    scoring: bool


def begin(seats: int, scoring: bool, starter: int, deck: list[str]) -> State:  # noqa: FBT001
    """K2: four cards each, then the start card; jokers turned up go under the pile."""
    hands = [sorted(deck[4 * seat : 4 * seat + 4], key=ORDER.index) for seat in range(seats)]
    pile = [(card, "") for card in deck[4 * seats :]]
    while pile[0][0] == "**":
        pile = [*pile[1:], ("**", "1234"[:seats])]
    return State({(0, 0): pile[0][0]}, hands, pile[1:], starter, [0] * seats, 0, scoring)


def line(grid: Grid, cell: Cell, step: Cell) -> list[Cell]:
    """The cells of the unbroken row or column through a cell, from its left or upper end."""
    (right, down), (across, along) = cell, step
    while (right - across, down - along) in grid:
        right, down = right - across, down - along
    cells = []
    while (right, down) in grid:
        cells.append((right, down))
        right, down = right + across, down + along
    return cells


def lines(grid: Grid, cells: list[Cell]) -> list[list[Cell]]:
    """K4: all lines through the cells; one card is none."""
    found: list[list[Cell]] = []
    for cell in cells:
        for step in STEPS:
            through = line(grid, cell, step)
            if len(through) > 1 and through not in found:
                found.append(through)
    return found


@cache
def is_line(*cards: str) -> bool:
    """K4, K7: each of the three signs all alike or all different; four cards at most."""
    kinds = [{card[sign] for card in cards} for sign in (0, 1, 2)]
    return len(cards) <= 4 and all(len(kind) in (1, len(cards)) for kind in kinds)


def holds(grid: Grid, made: list[list[Cell]]) -> bool:
    """K4, K7: all these lines hold that have no joker; with one, their length."""
    for through in made:
        cards = [grid[cell] for cell in through]
        if len(cards) > 4 or ("**" not in cards and not is_line(*cards)):
            return False
    return True


def jokers_hold(grid: Grid) -> bool:
    """K12: some card for each joker makes all lines of the grid hold; try them all."""
    jokers = [cell for cell, card in grid.items() if card == "**"]
    if not jokers:
        return True
    through = lines(grid, jokers[:1])
    beside = [tuple(grid[cell] for cell in line if cell != jokers[0]) for line in through]
    cards = suiting(*(others for others in beside if "**" not in others))
    return any(jokers_hold({**grid, jokers[0]: card}) for card in cards)


@cache
def suiting(*beside: tuple[str, ...]) -> list[str]:
    """K12: the cards that make lines with all these others."""
    return [card for card in ALL if all(is_line(card, *others) for others in beside)]


def places(grid: Grid, number: int) -> Iterator[list[Cell]]:
    """K6: all ways to choose free cells of one row or column, without a gap, that touch a card."""
    rights, downs = [cell[0] for cell in grid], [cell[1] for cell in grid]
    for right in range(min(rights) - 4, max(rights) + 5):
        for down in range(min(downs) - 4, max(downs) + 5):
            for step in STEPS if number > 1 else STEPS[:1]:
                for further in combinations((1, 2, 3), number - 1):
                    cells = [(right + n * step[0], down + n * step[1]) for n in (0, *further)]
                    if may_fill(grid, cells, step):
                        yield cells


def may_fill(grid: Grid, cells: list[Cell], step: Cell) -> bool:
    if any(cell in grid for cell in cells):
        return False
    beside = [(r + a, d + b) for r, d in cells for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    if not any(cell in grid for cell in beside):
        return False
    then = {**grid, **dict.fromkeys(cells, "**")}
    in_one_line = cells[-1] in line(then, cells[0], step)
    return in_one_line and all(len(through) <= 4 for through in lines(then, cells))


def plays(state: State) -> Iterator[str]:
    """K6: every choice of cards in every order on every choice of cells."""
    hand = state.hands[state.mover]
    for number in range(1, len(hand) + 1):
        orders = sorted(set(permutations(hand, number)))
        for cells in places(state.grid, number):
            made = lines({**state.grid, **dict.fromkeys(cells, "")}, cells)
            for cards in orders:
                then = {**state.grid, **dict(zip(cells, cards, strict=True))}
                if holds(then, made) and jokers_hold(then):
                    laid = zip(cards, cells, strict=True)
                    yield " ".join(["play", *(f"{card}@{r},{d}" for card, (r, d) in laid)])


def swaps(state: State) -> Iterator[str]:
    """K13: a card in the place of a joker, if the grid then holds."""
    for cell in [cell for cell, card in state.grid.items() if card == "**"]:
        for card in state.hands[state.mover]:
            then = {**state.grid, cell: card}
            if card != "**" and holds(then, lines(then, [cell])) and jokers_hold(then):
                yield f"swap {card}@{cell[0]},{cell[1]}"


def passes(state: State) -> set[str]:
    """K9: none, some or all cards; K14: none when the pile is empty."""
    hand = state.hands[state.mover] if state.pile else []
    choices = [cards for n in range(len(hand) + 1) for cards in combinations(hand, n)]
    return {" ".join(["pass", *cards]) for cards in choices}


def moves(state: State) -> list[str]:
    if outcome(state) is not None:
        return []
    return sorted([*plays(state), *swaps(state), *passes(state)])


def play(state: State, move: str) -> State:
    """The state after a move that is known to be legal."""
    state = deepcopy(state)
    hand = state.hands[state.mover]
    verb, *words = move.split()
    if verb == "pass":
        put_under(state, words)
    else:
        laid = {read_cell(word): word.split("@")[0] for word in words}
        if verb == "play" and state.scoring:
            state.points[state.mover] += worth(state, laid)
        state.grid.update(laid)
        for card in laid.values():
            hand.remove(card)
        if verb == "swap":
            hand.append("**")
    if verb == "play":
        state.passes = 0
    if verb != "swap":
        while len(hand) < 4 and state.pile:
            hand.append(state.pile.pop(0)[0])
        state.mover = (state.mover + 1) % len(state.hands)
    hand.sort(key=ORDER.index)
    return state


def put_under(state: State, cards: list[str]) -> None:
    """K9: under the pile, then as many are drawn."""
    state.passes += 1
    for card in cards:
        state.hands[state.mover].remove(card)
        state.pile.append((card, str(state.mover + 1)))


def worth(state: State, laid: Grid) -> int:
    """K10: sums of all lines, doubled for kwatros, for four cards, and K14 for the last card."""
    then = {**state.grid, **laid}
    made = lines(then, list(laid))
    points = sum(int(then[cell][2:] or 0) for line in made for cell in line)
    for line in made:
        points *= 2 if len(line) == 4 else 1
    points *= 2 if len(laid) == 4 else 1
    return points * 2 if not state.pile and len(laid) == len(state.hands[state.mover]) else points


def outcome(state: State) -> tuple[str, list[int], list[int]] | None:
    """The reason, the winning seats and the points; nothing while the game goes on (K14–K16)."""
    seats = len(state.hands)
    out = [seat for seat in range(seats) if not state.hands[seat]]
    if not out and state.passes < (2 * seats if state.pile else seats):
        return None
    reason = "last-card" if out else "all-passed"
    if not state.scoring:
        return reason, out or list(range(seats)), []
    most = max(state.points)
    return reason, [seat for seat, n in enumerate(state.points) if n == most], state.points


def perft(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    found = moves(state)
    return len(found) if depth == 1 else sum(perft(play(state, move), depth - 1) for move in found)


def read_cell(word: str) -> Cell:
    right, down = word.split("@")[1].split(",")
    return int(right), int(down)


def read_known(word: str) -> tuple[str, str]:
    card, *seats = word.split("+")
    return card, "".join(seats)


def read(text: str, scoring: bool) -> State:  # noqa: FBT001
    """The text that the package writes for a position."""
    grid, hands, pile, *words = text.split()
    state = dict(word.split("=") for word in words)
    seats = hands.count("/") + 1
    points = [int(n) for n in state.get("scores", ",".join("0" * seats)).split(",")]
    return State(
        {read_cell(word): word.split("@")[0] for word in grid.split("/")},
        [[] if hand == "-" else hand.split(",") for hand in hands.split("/")],
        [read_known(word) for word in pile.split(",") if pile != "-"],
        int(state.get("turn", "1")) - 1,
        points,
        int(state.get("passes", "0")),
        scoring,
    )


def write(state: State) -> str:
    """The text that the package writes for the same position."""
    words = [
        "/".join(f"{card}@{r},{d}" for (r, d), card in sorted(state.grid.items())),
        "/".join(",".join(hand) or "-" for hand in state.hands),
        ",".join("+".join([card, *seats]) for card, seats in state.pile) or "-",
    ]
    if state.mover:
        words.append(f"turn={state.mover + 1}")
    if any(state.points):
        words.append("scores=" + ",".join(map(str, state.points)))
    if state.passes:
        words.append(f"passes={state.passes}")
    return " ".join(words)


# Name, seats, length, scoring, starter, where in the shuffled deck both jokers are put, how many
# turns are played greedily before, and how deep to count.
CASES = [
    ("two seats, opening", 2, "full", "yes", 1, (60, 61), 0, 2),
    ("two seats, joker in the opening hand", 2, "full", "yes", 1, (0, 40), 0, 1),
    ("two seats, both jokers in the opening hand", 2, "full", "yes", 1, (0, 1), 0, 1),
    ("two seats, joker turned up first", 2, "full", "yes", 2, (8, 9), 0, 1),
    ("three seats, second turn, joker laid or held", 3, "full", "yes", 1, (0, 4), 1, 1),
    ("three seats, middle", 3, "full", "yes", 3, (30, 40), 9, 1),
    ("four seats, middle", 4, "full", "yes", 4, (20, 30), 12, 1),
    ("two seats, middle", 2, "full", "yes", 2, (10, 20), 14, 2),
    ("two seats, late", 2, "full", "yes", 1, (45, 55), 24, 1),
    ("two seats, short, pile nearly empty", 2, "short", "yes", 1, (15, 20), 9, 2),
    ("two seats, short, pile empty", 2, "short", "yes", 1, (3, 25), 11, 2),
    ("two seats, short, jokers last", 2, "short", "yes", 2, (31, 32), 12, 2),
    ("two seats, short, last cards", 2, "short", "yes", 2, (5, 15), 16, 4),
    ("four seats, short, pile empty", 4, "short", "yes", 3, (14, 24), 8, 2),
    ("three seats, short, children, pile empty", 3, "short", "no", 2, (20, 29), 9, 2),
    ("two seats, children, opening", 2, "full", "no", 1, (50, 51), 0, 1),
    ("two seats, children, late", 2, "full", "no", 2, (40, 52), 24, 1),
]


def deck(random: Random, length: str, jokers: tuple[int, int]) -> list[str]:
    cards = random.sample(ALL, 64 if length == "full" else 31)
    for place in jokers:
        cards.insert(place, "**")
    return cards


def greedy(state: State) -> str:
    """The play with the most points, never a swap; without any play the longest pass."""
    found = [move for move in moves(state) if move.startswith("play")]
    return max(found or sorted(passes(state)), key=lambda move: gained(state, move))


def gained(state: State, move: str) -> int:
    words = move.split()[1:]
    if move.startswith("pass"):
        return len(words)
    return worth(state, {read_cell(word): word.split("@")[0] for word in words})


def main() -> None:
    for seed, (name, seats, length, scoring, starter, jokers, turns, depth) in enumerate(CASES):
        cards = deck(Random(seed), length, jokers)
        state = begin(seats, scoring == "yes", starter - 1, cards)
        for _ in range(turns):
            state = play(state, greedy(state))
        assert outcome(state) is None, name
        print(f"id {name}\noptions seats={seats} length={length} scoring={scoring}")
        print(f"position {write(state)}")
        for plies in range(1, depth + 1):
            print(f"perft {plies} {perft(state, plies)}")
        print(flush=True)


if __name__ == "__main__":
    main()
