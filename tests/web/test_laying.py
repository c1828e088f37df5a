"""Cards of kwatro that are laid and not played yet: nobody else knows, and nothing is lost."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

from fourfold.core.errors import IllegalMove
from fourfold.table.table import Table
from web.serving import Served, run

HERE = {"seat-2": "open", "option-seats": "2"}


def misfits(table: Table) -> list[str]:
    """Two cards of a hand that must not lie in line with the start card (K4)."""
    game, match = table.game, table.match
    assert match is not None
    hand = [piece.token for piece in game.acts(match.view(0), ())[0].pieces]
    for first, second in permutations(hand, 2):
        laid = [f"{first}@1,0", f"{second}@2,0"]
        try:
            game.rules.play(match.position, game.notation.read_move(f"play {' '.join(laid)}"))
        except IllegalMove:
            return laid
    raise AssertionError("every two cards fit")


def test_k4_a_play_that_is_refused_leaves_the_cards_where_they_were_laid(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, bo = served.visitor(), served.visitor()
        table = await ada.opens("kwatro", **HERE)
        await bo.sits(table, "Bo")
        before = await served.table(table)
        laid = misfits(before)
        form = {"seq": before.changed, "act": "play", "laid": " ".join(laid)}
        answer = await ada.post(f"/table/{table}/move", **form)
        assert answer.status_code == 409
        assert all(f'name="laid" value="{each}"' in answer.text for each in laid)
        assert await served.table(table) == before

    run(tmp_path, play)


def test_cards_that_cannot_lie_there_any_more_are_taken_up(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, bo = served.visitor(), served.visitor()
        table = await ada.opens("kwatro", **HERE)
        await bo.sits(table, "Bo")
        before = await served.table(table)
        form = {"seq": before.changed, "act": "play", "laid": "rc1@0,0"}
        answer = await ada.post(f"/table/{table}/move", **form)
        assert answer.status_code == 422
        assert 'name="laid"' not in answer.text

    run(tmp_path, play)
