"""kwatro as a neutral picture."""

from __future__ import annotations

from functools import cache

from fourfold.core.picture import Cell, Picture, Piece, Shelf
from fourfold.games.kwatro.cards import CARDS, JOKER, Card, traits
from fourfold.games.kwatro.lines import Cell as Place
from fourfold.games.kwatro.notation import CARD_NAMES, cell_name
from fourfold.games.kwatro.phrases import card_phrase, notes
from fourfold.games.kwatro.rules import Move, Options, Play, Swap, View


def picture(view: View, last: Move | None) -> Picture:
    """The grid as far as it has grown, the hands, and the pile."""
    newest = _newest(last)
    return Picture(
        cells=tuple(draw_cell(cell, card, _marks(cell, newest)) for cell, card in view.grid),
        shelves=(
            *(_hand(view, seat) for seat in range(view.options.seats)),
            Shelf("pile", None, hidden=len(view.pile)),
        ),
        scores=view.scores,
        notes=notes(view),
        grows=True,
    )


def _newest(last: Move | None) -> frozenset[Place]:
    match last:
        case Play():
            return frozenset(cell for cell, _ in last.cards)
        case Swap():
            return frozenset({last.cell})
    return frozenset()


def _marks(cell: Place, newest: frozenset[Place]) -> tuple[str, ...]:
    return ("newest",) if cell in newest else ()


def draw_cell(cell: Place, card: Card | None = None, marks: tuple[str, ...] = ()) -> Cell:
    """One cell with the card on it, or a free one."""
    column, row = cell
    piece = None if card is None else draw_card(card)
    return Cell(cell_name(cell), column, row, piece, marks)


def _hand(view: View, seat: int) -> Shelf:
    """The own hand is open, all others lie face down (K2)."""
    if seat == view.seat:
        return Shelf("hand", seat, tuple(map(draw_card, view.hand)))
    return Shelf("hand", seat, hidden=view.sizes[seat])


@cache
def pieces(_options: Options) -> tuple[Piece, ...]:
    """Every card, and a joker (K1)."""
    return tuple(map(draw_card, (*CARDS, JOKER)))


@cache
def draw_card(card: Card) -> Piece:
    """One card; a joker has no traits."""
    return Piece(CARD_NAMES[card], traits(card), card_phrase(card), "card")
