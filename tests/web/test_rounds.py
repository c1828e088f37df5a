"""Rounds between visitors: questions and answers, another round, one device, bots."""

from __future__ import annotations

from pathlib import Path

import pytest

from fourfold.table.table import Table
from web.html import read
from web.serving import Served, Visitor, run


async def pair(served: Served, game: str = "quarto") -> tuple[Visitor, Visitor, str]:
    ada, bo = served.visitor(), served.visitor("de")
    table = await ada.opens(game, **{"seat-2": "open", "option-seats": "2"})
    await bo.sits(table, "Bo")
    return ada, bo, table


def made(table: Table) -> int:
    assert table.match is not None
    return len(table.match.record.moves)


def buttons(text: str) -> set[str]:
    """What the buttons of a page ask for."""
    named = [button.attributes for button in read(text).all("button")]
    return {f"{each['name']}={each['value']}" for each in named if "name" in each}


# Questions


def test_a_move_is_taken_back_when_the_other_agrees(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, bo, table = await pair(served)
        here = f"/table/{table}"
        await ada.moves(table, "7")
        assert "what=takeback" in buttons((await ada.get(here)).text)
        await ada.post(f"{here}/ask", what="takeback")
        assert made(await served.table(table)) == 1
        assert "answer=yes" not in buttons((await ada.get(here)).text)
        assert "answer=yes" in buttons((await bo.get(here)).text)
        assert "answer=yes" not in buttons((await served.visitor().get(here)).text)
        assert (await bo.post(f"{here}/answer", answer="yes")).status_code == 303
        assert made(await served.table(table)) == 0
        assert (await ada.moves(table, "3")).status_code == 303

    run(tmp_path, play)


@pytest.mark.parametrize("who", ["asked", "asker"])
def test_nothing_is_taken_back_when_somebody_says_no(tmp_path: Path, who: str) -> None:
    async def play(served: Served) -> None:
        ada, bo, table = await pair(served)
        await ada.moves(table, "7")
        await ada.post(f"/table/{table}/ask", what="takeback")
        answerer = bo if who == "asked" else ada
        await answerer.post(f"/table/{table}/answer", answer="no")
        now = await served.table(table)
        assert (made(now), now.question) == (1, None)
        assert (await bo.post(f"/table/{table}/answer", answer="yes")).status_code == 409

    run(tmp_path, play)


def test_a_question_lapses_when_the_game_goes_on(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, bo, table = await pair(served)
        await ada.moves(table, "7")
        await ada.post(f"/table/{table}/ask", what="takeback")
        await bo.moves(table, "a1")
        assert (await bo.post(f"/table/{table}/answer", answer="yes")).status_code == 409
        assert made(await served.table(table)) == 2

    run(tmp_path, play)


def test_where_taking_back_is_not_allowed_nobody_can_ask(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, bo = served.visitor(), served.visitor()
        table = await ada.opens("quarto", **{"seat-2": "open", "takeback": ""})
        await bo.sits(table, "Bo")
        await ada.moves(table, "7")
        assert "what=takeback" not in buttons((await ada.get(f"/table/{table}")).text)
        assert (await ada.post(f"/table/{table}/ask", what="takeback")).status_code == 409

    run(tmp_path, play)


# Another round


def test_after_a_round_the_other_one_begins(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, bo, table = await pair(served)
        here = f"/table/{table}"
        assert (await served.table(table)).turn == 0
        await ada.post(f"{here}/resign", sure="yes")
        assert "what=again" in buttons((await ada.get(here)).text)
        await ada.post(f"{here}/ask", what="again")
        assert not (await served.table(table)).is_on
        await bo.post(f"{here}/ask", what="again")
        assert (await served.table(table)).turn == 1
        assert (await ada.moves(table, "7")).status_code == 409
        assert (await bo.moves(table, "7")).status_code == 303
        assert (await ada.get(f"{here}/replay?round=1")).status_code == 200
        assert "resigned" in (await ada.get(f"{here}/record?round=1")).text
        assert (await ada.get(f"{here}/record?round=2")).status_code == 409

    run(tmp_path, play)


def test_with_a_bot_one_word_is_enough_for_another_round(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada = served.visitor()
        table = await ada.opens("quarto", **{"seat-2": "bot:random"})
        await ada.post(f"/table/{table}/resign", sure="yes")
        await ada.post(f"/table/{table}/ask", what="again")
        now = await served.table(table)
        assert len(now.rounds) == 2
        assert made(now) == 1
        assert now.turn == 0 or now.match is not None

    run(tmp_path, play)


# One device


def test_on_one_device_both_move_in_turn_and_agree_in_one_breath(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        both = served.visitor()
        table = await both.opens("quarto", **{"seat-2": "here"})
        for move in ("7", "a1", "3", "b2"):
            assert (await both.moves(table, move)).status_code == 303
        await both.post(f"/table/{table}/ask", what="takeback")
        assert made(await served.table(table)) == 3
        await both.post(f"/table/{table}/resign", sure="yes")
        outcome = (await served.table(table)).outcome
        assert outcome is not None
        assert outcome.winners == (1,)
        await both.post(f"/table/{table}/ask", what="again")
        assert (await served.table(table)).turn == 1

    run(tmp_path, play)


@pytest.mark.parametrize("game", ["quarto", "quaro"])
def test_where_nothing_is_hidden_one_device_needs_no_curtain(tmp_path: Path, game: str) -> None:
    async def play(served: Served) -> None:
        both = served.visitor()
        table = await both.opens(game, **{"seat-2": "here", "option-seats": "2"})
        names = buttons((await both.get(f"/table/{table}")).text)
        assert not [name for name in names if name.startswith("as=")]
        assert [name for name in names if name.startswith(("piece=", "cell="))]

    run(tmp_path, play)


def test_k2_on_one_device_a_curtain_asks_who_looks(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        both = served.visitor()
        table = await both.opens("kwatro", **{"seat-2": "here", "option-seats": "2"})
        here = f"/table/{table}"
        assert "as=0" in buttons((await both.get(here)).text)
        assert "as=0" not in buttons((await both.get(f"{here}?as=0")).text)
        after = await both.moves(table, "pass", **{"as": 0})
        page = (await both.get(after.headers["Location"])).text
        assert "as=1" in buttons(page)
        refused = await both.moves(table, "pass", **{"as": 0})
        assert refused.status_code == 403

    run(tmp_path, play)


# Bots


def test_a_free_seat_goes_to_a_bot_that_plays_at_once(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada = served.visitor()
        table = await ada.opens("quarto", **{"seat-2": "open", "starter": "2"})
        answer = await ada.post(f"/table/{table}/bot", seat=1, bot="random")
        assert answer.status_code == 303
        assert made(await served.table(table)) == 1
        assert (await served.table(table)).turn == 0

    run(tmp_path, play)


@pytest.mark.parametrize("game", ["quarto", "quaro", "kwatro"])
def test_a_whole_game_can_be_played_by_pages_alone(tmp_path: Path, game: str) -> None:
    """Every move is typed into the form of the page that was sent last."""

    async def play(served: Served) -> None:
        ada = served.visitor("fr")
        fields = {"seat-2": "bot:random", "option-seats": "2", "option-length": "short"}
        table = await ada.opens(game, **fields)
        page = (await ada.get(f"/table/{table}")).text
        for _ in range(60):
            now = await served.table(table)
            if now.match is None or not now.is_on:
                break
            sent = [each.attributes for each in read(page).all("input")]
            fields = {each["name"]: each["value"] for each in sent if each.get("type") == "hidden"}
            move = now.game.notation.write_move(now.game.rules.moves(now.match.position)[-1])
            fields = {"seq": fields["seq"], "move": move}
            answer = await ada.post(f"/table/{table}/move", **fields)
            assert answer.status_code == 303, answer.text
            page = (await ada.get(answer.headers["Location"])).text
        assert made(await served.table(table)) > 8
        assert (await ada.get(f"/table/{table}/replay")).status_code == 200

    run(tmp_path, play)
