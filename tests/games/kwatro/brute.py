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
    """K12: all ways to choose a card for each joker; on the lines jokers stand as `0`, `1`, `2`."""
    found = set()
    for chosen in product(ALL, repeat=jokers):
        named = dict(zip("012", chosen, strict=False))
        if all(holds(*(named.get(card, card) for card in line)) for line in asked):
            found.add(chosen)
    return frozenset(found)


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
    through = [[grid[cell] for cell in line] for line in lines(grid)]
    if any(len(cards) > 4 or not (JOKER in cards or holds(*cards)) for cards in through):
        return False
    return JOKER not in grid.values() or bool(assignments(grid))


def may_lie(grid: Grid, cells: tuple[Cell, ...]) -> bool:
    """K6: free cells of one row or column, unbroken with the grid, one of them beside a card."""
    rights, downs = [right for right, _ in cells], [down for _, down in cells]
    between = product(range(min(rights), max(rights) + 1), range(min(downs), max(downs) + 1))
    return (
        len(set(cells)) == len(cells)
        and not any(cell in grid for cell in cells)
        and 1 in (len(set(rights)), len(set(downs)))
        and all(cell in grid or cell in cells for cell in between)
        and any(abs(r - x) + abs(d - y) == 1 for r, d in cells for x, y in grid)
    )


def may_be_played(grid: Grid, hand: list[str], laid: list[tuple[Cell, str]]) -> bool:
    """K6: whether these cards of a hand may be laid on these cells."""
    cards = [card for _, card in laid]
    held = all(cards.count(card) <= hand.count(card) for card in cards)
    cells = tuple(cell for cell, _ in laid)
    return held and bool(laid) and may_lie(grid, cells) and stands({**grid, **dict(laid)})


def places(grid: Grid, most: int) -> Iterator[tuple[Cell, ...]]:
    """All choices of cells in one row or column, as far around the grid as four cards reach."""
    rights, downs = [right for right, _ in grid], [down for _, down in grid]
    box = list(
        product(range(min(rights) - 4, max(rights) + 5), range(min(downs) - 4, max(downs) + 5))
    )
    for axis in (0, 1):
        for place in {cell[axis] for cell in box}:
            free = [cell for cell in box if cell[axis] == place and cell not in grid]
            for number in range(1, most + 1):
                yield from (cells for cells in combinations(free, number) if may_lie(grid, cells))


def plays(grid: Grid, hand: list[str]) -> set[Laid]:
    """K6: every choice of cells with every arrangement of cards."""
    return {
        frozenset(zip(cells, cards, strict=True))
        for cells in set(places(grid, len(hand)))
        for cards in set(permutations(hand, len(cells)))
        if stands({**grid, **dict(zip(cells, cards, strict=True))})
    }


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
