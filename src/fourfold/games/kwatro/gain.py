"""What a move of kwatro brings at once."""

from __future__ import annotations

from fourfold.games.kwatro.rules import Move, Pass, Play, Swap, View, worth

# A joker in hand is worth more than the card given for it: it fits nearly everywhere, and a swap
# costs neither points nor the turn (K13). So it comes before any play, of which none brings more
# than 10 240: a kwatro of fours across four others, and seven doublings (K10, K14).
SWAP = 20_000


def gain(view: View, move: Move) -> int:
    """The points of a play, without scoring its cards (K16); a pass only costs (K9)."""
    match move:
        case Play():
            return worth(view, move.cards).total if view.options.scoring else len(move.cards)
        case Swap():
            return SWAP
        case Pass():
            return len(move.cards) - 5
