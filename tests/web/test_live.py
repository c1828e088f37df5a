"""The stream of a table: every event once, in order, to everybody in their own language."""

from __future__ import annotations

import asyncio
import re
from contextlib import AsyncExitStack
from pathlib import Path
from unittest.mock import patch

import pytest

from fourfold.web.sitting import REMEMBERED
from web.serving import Listener, Served, Visitor, run

OPEN = {"seat-2": "open"}


async def game(served: Served) -> tuple[Visitor, Visitor, str]:
    ada, bo = served.visitor(), served.visitor("de")
    table = await ada.opens("quarto", **OPEN)
    await bo.sits(table, "Bo")
    return ada, bo, table


def heard(listener: Listener) -> list[int]:
    """The numbers of the events that the messages tell of."""
    return [int(number) for number in re.findall(r'<li id="m-(\d+)"', listener.text)]


async def talk(visitor: Visitor, table: str, words: range) -> None:
    for number in words:
        await visitor.post(f"/table/{table}/say", text=f"word {number}")


def test_each_event_is_heard_once_and_in_order(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, bo, table = await game(served)
        since = (await served.table(table)).seq
        async with bo.listening(f"/table/{table}/live?since={since}") as listener:
            await talk(ada, table, range(5))
            await ada.moves(table, "7")
            await asyncio.gather(*(talk(each, table, range(5)) for each in (ada, bo)))
            last = (await served.table(table)).seq
            await listener.up_to(last)
            assert heard(listener) == list(range(since + 1, last + 1))
            numbers = [event.id for event in listener.events]
            assert numbers == sorted(set(numbers))

    run(tmp_path, play)


@pytest.mark.parametrize("how", ["header", "address"])
def test_who_comes_back_hears_exactly_what_was_missed(tmp_path: Path, how: str) -> None:
    async def play(served: Served) -> None:
        ada, bo, table = await game(served)
        here = f"/table/{table}/live"
        async with bo.listening(f"{here}?since=0") as listener:
            known = (await listener.up_to((await served.table(table)).seq))[-1].id
        await talk(ada, table, range(7))
        told = {"Last_Event_ID": str(known)} if how == "header" else {}
        address = f"{here}?since={0 if how == 'header' else known}"
        async with bo.listening(address, **told) as listener:
            await listener.up_to((await served.table(table)).seq)
            assert heard(listener) == list(range(known + 1, known + 8))

    run(tmp_path, play)


def test_who_has_missed_more_than_is_at_hand_hears_all_of_it(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, bo, table = await game(served)
        known = (await served.table(table)).seq
        await talk(ada, table, range(REMEMBERED + 10))
        last = (await served.table(table)).seq
        async with bo.listening(f"/table/{table}/live?since={known}") as listener:
            await listener.up_to(last)
            assert heard(listener) == list(range(known + 1, last + 1))

    run(tmp_path, play)


def test_who_leaves_while_old_events_are_read_leaves_nothing_behind(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, bo, table = await game(served)
        await talk(ada, table, range(REMEMBERED + 10))
        for _ in range(20):
            async with bo.listening(f"/table/{table}/live?since=1"):
                pass
        assert not (await served.sitting(table)).listeners

    run(tmp_path, play)


def test_who_has_missed_nothing_hears_nothing(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, bo, table = await game(served)
        for since in ((await served.table(table)).seq, 999_999):
            async with bo.listening(f"/table/{table}/live?since={since}") as listener:
                await asyncio.sleep(0.05)
                assert not listener.raw
        await talk(ada, table, range(1))

    run(tmp_path, play)


def test_an_idle_table_sends_nothing_but_pings(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        _, bo, table = await game(served)
        since = (await served.table(table)).seq
        with patch("fourfold.web.live.PING", 0.05):
            async with bo.listening(f"/table/{table}/live?since={since}") as listener:
                await listener.until(lambda: listener.raw.count(b": ping") > 2)
                assert not listener.events
                assert set(re.findall(rb"(?m)^([^:\r\n]*):", listener.raw)) == {b""}

    run(tmp_path, play)


def test_everybody_hears_in_their_own_language_with_their_own_eyes(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, bo, table = await game(served)
        since = (await served.table(table)).seq
        async with AsyncExitStack() as stack:
            listening = [
                await stack.enter_async_context(
                    each.listening(f"/table/{table}/live?since={since}")
                )
                for each in (ada, bo, served.visitor("lv"))
            ]
            await ada.moves(table, "7")
            for each in listening:
                await each.up_to((await served.table(table)).seq)
            titles = [re.findall('data-title="(.*?)"', each.text)[0] for each in listening]
            assert titles[:2] == ["Bo is to move – Quarto", "Du bist am Zug – Quarto"]
            assert len(set(titles)) == 3
            assert len({each.text for each in listening}) == 3

    run(tmp_path, play)


def test_who_is_not_read_is_not_heard(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, bo, table = await game(served)
        await ada.post(f"/table/{table}/mute", mute=1)
        since = (await served.table(table)).seq
        here = f"/table/{table}/live?since={since}"
        async with ada.listening(here) as one, served.visitor().listening(here) as two:
            await bo.post(f"/table/{table}/say", text="unheard-of")
            await bo.post(f"/table/{table}/hail", hail="hello")
            await ada.moves(table, "7")
            last = (await served.table(table)).seq
            await one.up_to(last)
            await two.up_to(last)
            assert "unheard-of" not in one.text
            assert heard(one) == [last]
            assert "unheard-of" in two.text
        assert "unheard-of" not in (await ada.get(f"/table/{table}")).text
        await ada.post(f"/table/{table}/mute", unmute=1)
        async with ada.listening(f"/table/{table}/live?since={last}") as one:
            await bo.post(f"/table/{table}/say", text="heard-of")
            await one.up_to((await served.table(table)).seq)
            assert "heard-of" in one.text

    run(tmp_path, play)


def test_nobody_else_learns_who_is_not_read(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, bo, table = await game(served)
        since = (await served.table(table)).seq
        async with bo.listening(f"/table/{table}/live?since={since}") as two:
            await ada.post(f"/table/{table}/mute", mute=1)
            await ada.moves(table, "7")
            last = (await served.table(table)).seq
            await two.up_to(last)
            assert heard(two) == [last]

    run(tmp_path, play)


def test_a_listener_that_goes_away_is_forgotten(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, bo, table = await game(served)
        sitting = await served.sitting(table)
        await listens_once(served, bo, table)
        before = len(asyncio.all_tasks())
        for _ in range(5):
            await listens_once(served, bo, table)
        assert not sitting.listeners
        assert len(asyncio.all_tasks()) <= before
        await talk(ada, table, range(2))

    run(tmp_path, play)


async def listens_once(served: Served, visitor: Visitor, table: str) -> None:
    async with visitor.listening(f"/table/{table}/live?since=0") as listener:
        await listener.up_to(1)
        assert len((await served.sitting(table)).listeners) == 1


def test_a_part_of_a_page_that_changed_says_where_it_belongs(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, bo, table = await game(served)
        page = (await bo.get(f"/table/{table}")).text
        since = (await served.table(table)).seq
        async with bo.listening(f"/table/{table}/live?since={since}") as listener:
            await ada.moves(table, "7")
            await listener.up_to((await served.table(table)).seq)
            places = re.findall('<hx-partial hx-target="#(.*?)"', listener.text)
            assert places == ["table", "talk", "messages"]
            assert all(f'id="{place}"' in page for place in places)

    run(tmp_path, play)


def test_talk_leaves_the_board_as_it_is(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, bo, table = await game(served)
        since = (await served.table(table)).seq
        async with bo.listening(f"/table/{table}/live?since={since}") as listener:
            await talk(ada, table, range(1))
            await listener.up_to(since + 1)
            assert re.findall('<hx-partial hx-target="#(.*?)"', listener.text) == ["messages"]

    run(tmp_path, play)
