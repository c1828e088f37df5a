"""What may lie where, and what it scores, found out by trying everything: K4, K6, K7, K10, K12.

Written from the rulebook alone, with not a line from the package. A card is its text, a joker `**`,
a grid a dictionary of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations, product

ALL = tuple(colour + shape + number for colour in "rgby" for shape in "cstx" for number in "1234")
JOKER = "**"
BESIDE = ((1, 0), (-1, 0), (0, 1), (0, -1))

Cell = tuple[int, int]
Grid = dict[Cell, str]
Line = frozenset[Cell]
Laid = frozenset[tuple[Cell, str]]


def lines(grid: Grid) -> set[Line]:
    """K4: every unbroken row or column of two cards or more."""
    found = set()
    for right, down in grid:
        for across, along in ((1, 0), (0, 1)):
            line, cell = [], (right, down)
            if (right - across, down - along) not in grid:
                while cell in grid:
                    line.append(cell)
                    cell = (cell[0] + across, cell[1] + along)
            if len(line) > 1:
                found.add(frozenset(line))
    return found


@cache
def holds(*cards: str) -> bool:
    """K4, K7: four cards at most; colours, shapes and numbers each all alike or all different."""
    signs = [{card[sign] for card in cards} for sign in range(3)]
    return len(cards) <= 4 and all(len(found) in (1, len(cards)) for found in signs)


@cache
def solutions(asked: frozenset[tuple[str, ...]], jokers: int) -> frozenset[tuple[str, ...]]:
    """K12: all ways to choose a card for each joker; on the lines jokers stand as `0` and `1`."""
    signs = "01"[:jokers]
    alone = [[line for line in asked if set(line) & set(signs) == {sign}] for sign in signs]
    shared = [line for line in asked if set(signs) <= set(line)] if jokers > 1 else []
    # What does not even suit the lines that a joker has to itself need not be tried with the other.
    suiting = [
        [card for card in ALL if suits(own, {sign: card})]
        for sign, own in zip(signs, alone, strict=True)
    ]
    ways = product(*suiting)
    return frozenset(way for way in ways if suits(shared, dict(zip(signs, way, strict=True))))


def suits(asked: list[tuple[str, ...]], named: dict[str, str]) -> bool:
    """Whether lines hold with these cards for their jokers."""
    return all(holds(*(named.get(card, card) for card in line)) for line in asked)


def assignments(grid: Grid) -> list[dict[Cell, str]]:
    """K12: every way to choose cards for the jokers under which their lines hold."""
    jokers = [cell for cell, card in grid.items() if card == JOKER]
    numbered = {**grid, **{cell: str(number) for number, cell in enumerate(jokers)}}
    asked = frozenset(
        tuple(sorted(numbered[cell] for cell in line))
        for line in lines(grid)
        if not line.isdisjoint(jokers)
    )
    return [dict(zip(jokers, way, strict=True)) for way in solutions(asked, len(jokers))]


def stands(grid: Grid) -> bool:
    """K4, K7, K12: every line of a grid holds under some assignment."""
    return all_hold(grid, lines(grid)) and (JOKER not in grid.values() or bool(assignments(grid)))


def all_hold(grid: Grid, through: set[Line]) -> bool:
    """K4, K7: each line that has no joker holds, and none is longer than four."""
    found = ([grid[cell] for cell in line] for line in through)
    return all(len(cards) <= 4 and (JOKER in cards or holds(*cards)) for cards in found)


def may_lie(grid: Grid, cells: tuple[Cell, ...]) -> bool:
    """K6: free cells of one row or column, unbroken with the grid, one of them beside a card."""
    rights, downs = [right for right, _ in cells], [down for _, down in cells]
    between = product(range(min(rights), max(rights) + 1), range(min(downs), max(downs) + 1))
    return (
        len(set(cells)) == len(cells)
        and not any(cell in grid for cell in cells)
        and 1 in (len(set(rights)), len(set(downs)))
        and all(cell in grid or cell in cells for cell in between)
        and any((r + x, d + y) in grid for r, d in cells for x, y in BESIDE)
    )


def may_be_played(grid: Grid, hand: list[str], laid: list[tuple[Cell, str]]) -> bool:
    """K6: whether these cards of a hand may be laid on these cells."""
    cards = [card for _, card in laid]
    held = all(cards.count(card) <= hand.count(card) for card in cards)
    cells = tuple(cell for cell, _ in laid)
    return held and bool(laid) and may_lie(grid, cells) and stands({**grid, **dict(laid)})


def places(grid: Grid, most: int) -> Iterator[tuple[Cell, ...]]:
    """All choices of cells in one row or column, as far around the grid as four cards reach.

    K7: between the first and the last of them are two cells at most.
    """
    rights, downs = [right for right, _ in grid], [down for _, down in grid]
    box = product(range(min(rights) - 4, max(rights) + 5), range(min(downs) - 4, max(downs) + 5))
    for right, down in box:
        for across, along in ((1, 0), (0, 1)):
            beyond = [(right + n * across, down + n * along) for n in (1, 2, 3)]
            for number in range(most):
                chosen = (((right, down), *cells) for cells in combinations(beyond, number))
                yield from (cells for cells in chosen if may_lie(grid, cells))


def plays(grid: Grid, hand: list[str]) -> set[Laid]:
    """K6: every choice of cells with every arrangement of cards."""
    arranged = {size: set(permutations(hand, size)) for size in range(1, len(hand) + 1)}
    found, before = set(), lines(grid)
    for cells in set(places(grid, len(hand))):
        made = lines({**grid, **dict.fromkeys(cells, JOKER)}) - before
        for cards in arranged[len(cells)]:
            laid = dict(zip(cells, cards, strict=True))
            # Nearly all break a line that they make: only the others are looked at whole.
            if all_hold({**grid, **laid}, made) and stands({**grid, **laid}):
                found.add(frozenset(laid.items()))
    return found


def may_be_swapped(grid: Grid, hand: list[str], card: str, cell: Cell) -> bool:
    """K13: a card of the hand, no joker, in the place of a joker, and the grid stands."""
    there = card in hand and card != JOKER and grid.get(cell) == JOKER
    return there and stands({**grid, cell: card})


def points(grid: Grid, laid: Grid, left: int) -> int:
    """K10, K14: the lines that there are now and were not before, and everything that doubles."""
    then = {**grid, **dict(laid)}
    made = lines(then) - lines(grid)
    total = sum("*1234".index(then[cell][-1]) for line in made for cell in line)
    kwatros = sum(len(line) == 4 for line in made)
    return (total << kwatros) * (2 if len(laid) == 4 else 1) * (1 if left else 2)
