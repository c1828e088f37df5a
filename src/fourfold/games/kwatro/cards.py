"""The cards of kwatro (K1), and sets of their values.

A card is a number 0–63, colour * 16 + shape * 4 + number - 1; a joker is 64, and two are alike.
A set of values has one bit for each value of each property:

    property    colour     shape      number
    value       r g b y    c s t x    1 2 3 4
    bit         0 1 2 3    4 5 6 7    8 9 10 11

Any colour, shape and number make a card, so such a set also stands for all cards that have one of
its colours, one of its shapes and one of its numbers.
"""

from __future__ import annotations

from typing import TypeAlias

Card: TypeAlias = int
Values: TypeAlias = int

COLOURS = ("red", "green", "blue", "yellow")
SHAPES = ("circle", "square", "triangle", "cross")
NUMBERS = ("1", "2", "3", "4")
PROPERTIES = {"colour": COLOURS, "shape": SHAPES, "number": NUMBERS}

CARDS = range(64)
JOKER: Card = 64
# K16: the short game has half of the 66 cards, both jokers among them.
DECK: tuple[Card, ...] = (*CARDS, JOKER, JOKER)
SHORT_DECK_SIZE = 33


def traits(card: Card) -> tuple[tuple[str, str], ...]:
    """Each property of a card with its value by name; a joker has none."""
    if card == JOKER:
        return ()
    colour, shape, number = card >> 4, card >> 2 & 3, card & 3
    return (("colour", COLOURS[colour]), ("shape", SHAPES[shape]), ("number", NUMBERS[number]))


# The values of each card, and its number as points; a joker has no values and counts 0 (K10).
VALUES: tuple[Values, ...] = (
    *(1 << (card >> 4) | 16 << (card >> 2 & 3) | 256 << (card & 3) for card in CARDS),
    0,
)
POINTS = (*(card % 4 + 1 for card in CARDS), 0)


def fits(card: Card, values: Values) -> bool:
    """Whether a card has only values of the set."""
    return VALUES[card] & values == VALUES[card]


def sets(values: Values) -> tuple[tuple[str, ...], ...]:
    """The values of a set by name, property by property."""
    return tuple(
        tuple(name for value, name in enumerate(names) if values >> 4 * index + value & 1)
        for index, names in enumerate(PROPERTIES.values())
    )


def is_possible(values: Values) -> bool:
    """Whether any card has only values of the set."""
    return bool(values & 0x00F and values & 0x0F0 and values & 0xF00)
