"""What a seat can do in kwatro, as things to point at."""

from __future__ import annotations

from collections.abc import Iterator

from fourfold.core.act import Act
from fourfold.core.errors import IllegalMove, NotationError
from fourfold.core.phrase import Phrase, phrase
from fourfold.games.kwatro.cards import JOKER, Card
from fourfold.games.kwatro.laying import lay
from fourfold.games.kwatro.lines import Cell, Grid, Placed, free_cells
from fourfold.games.kwatro.notation import read_laid
from fourfold.games.kwatro.phrases import refusal, score_phrase
from fourfold.games.kwatro.picture import draw_card, draw_cell
from fourfold.games.kwatro.rules import Play, View, most_passes, worth


def acts(view: View, laid: tuple[tuple[str, str], ...]) -> tuple[Act, ...]:
    """Play, swap a card for a joker, or pass (K5, K13); only a seat itself sees its hand (K2)."""
    if view.seat != view.turn or _over(view):
        return ()
    cards, left = _read(view, laid)
    return (_play(view, cards, left), *_swap(view), _pass(view))


def _over(view: View) -> bool:
    return 0 in view.sizes or view.passes == most_passes(view)


def _read(
    view: View, laid: tuple[tuple[str, str], ...]
) -> tuple[tuple[Placed, ...], tuple[Card, ...]]:
    """The cards laid so far, all from the hand and on free cells, and those left in it."""
    left, then = list(view.hand), dict(view.grid)
    for token, name in laid:
        cell, card = read_laid(token, name)
        if card not in left:
            raise NotationError(token, "expected-card-in-hand")
        if cell in then:
            raise NotationError(name, "expected-free-place")
        left.remove(card)
        then[cell] = card
    return tuple(then.items())[len(view.grid) :], tuple(left)


def _play(view: View, cards: tuple[Placed, ...], left: tuple[Card, ...]) -> Act:
    return Act(
        "play",
        "play {laid}",
        pieces=tuple(map(draw_card, left)),
        cells=tuple(map(draw_cell, _open_cells(dict(view.grid), cards))) if left else (),
        laid=tuple(draw_cell(cell, card, ("laid",)) for cell, card in cards),
        told=_told(view, Play(cards)) if cards else None,
    )


def _open_cells(grid: Grid, cards: tuple[Placed, ...]) -> Iterator[Cell]:
    """The free cells beside a card, in one row or column with all that are laid (K6).

    Whatever may be played may so be laid card by card, outwards from one that touches the grid.
    Not all that may be laid may be played: that is told once it lies there.
    """
    rights, downs = {cell[0] for cell, _ in cards}, {cell[1] for cell, _ in cards}
    for right, down in free_cells({**grid, **dict(cards)}):
        if rights <= {right} or downs <= {down}:
            yield right, down


def _told(view: View, play: Play) -> Phrase:
    """What the cards would score (K10), or why they may not be played."""
    try:
        lay(dict(view.grid), play.cards)
    except IllegalMove as error:
        return refusal(view, error)
    if not view.options.scoring:
        return phrase("laid-fits")
    gained = worth(view, play.cards)
    points = phrase("points", n=gained.total)
    return phrase("laid-scores", score=score_phrase(gained), points=points)


def _swap(view: View) -> Iterator[Act]:
    """A card for a joker on the grid (K13); whether it fits there is for the player to see."""
    pieces = tuple(draw_card(card) for card in view.hand if card != JOKER)
    cells = tuple(draw_cell(cell, card) for cell, card in view.grid if card == JOKER)
    if pieces and cells:
        yield Act("swap", "swap {piece}@{cell}", pieces=pieces, cells=cells)


def _pass(view: View) -> Act:
    """Exchange none, some or all cards; from an empty pile none (K9, K14)."""
    if not view.pile:
        return Act("pass", "pass {pieces}")
    return Act("exchange", "pass {pieces}", pieces=tuple(map(draw_card, view.hand)))
