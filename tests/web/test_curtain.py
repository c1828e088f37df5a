"""Several people at one device, and people who come and go: a hand is shown to its owner alone."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from fourfold.games.kwatro.notation import CARD_NAMES
from fourfold.games.kwatro.rules import Position
from fourfold.table.table import Table
from web.serving import Served, Visitor, run

HERE = {"seat-2": "here", "option-seats": "2", "option-length": "short"}
OPEN = {"seat-2": "open", "option-seats": "2", "option-length": "short"}


def hand(table: Table, seat: int) -> set[str]:
    """The cards of a seat that nobody else has, as written."""
    assert table.match is not None
    position: Position = table.match.position
    others = {card for other in table.seats if other != seat for card in position.hands[other]}
    return {CARD_NAMES[card] for card in position.hands[seat] if card not in others} - {"**"}


def shown(text: str) -> set[str]:
    return set(re.findall(r'value="([rgby][cstx][1-4])"', text))


async def two_here(served: Served, visitor: Visitor) -> tuple[str, str]:
    table = await visitor.opens("kwatro", **HERE)
    return table, f"/table/{table}"


def test_k2_on_a_shared_device_no_hand_is_shown_before_its_owner_says_so(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        async with served.visitor() as both:
            table, here = await two_here(served, both)
            at = await served.table(table)
            assert not shown((await both.get(here)).text)
            assert not shown((await both.get(f"{here}?as=1")).text)
            assert shown((await both.get(f"{here}?as=0")).text) >= hand(at, 0)
            await both.moves(table, "pass", **{"as": 0})
            assert not shown((await both.get(f"{here}?as=0")).text)
            page = (await both.get(f"{here}?as=1")).text
            assert shown(page) >= hand(await served.table(table), 1)
            assert not shown(page) & hand(await served.table(table), 0)

    run(tmp_path, play)


def test_k2_when_the_turn_passes_on_a_shared_device_what_was_heard_goes_too(
    tmp_path: Path,
) -> None:
    """Else the next one would read in the messages which cards the last one has drawn."""

    async def play(served: Served) -> None:
        async with served.visitor() as both:
            table, here = await two_here(served, both)
            for seat in (0, 1):
                card = sorted(hand(await served.table(table), seat))[0]
                await both.moves(table, f"pass {card}", **{"as": seat})
            page = (await both.get(f"{here}?as=0")).text
            assert "You exchange" in page or "draw" in page
            async with both.listening(f"{here}/live?since=0&as=0") as heard:
                await heard.up_to((await served.table(table)).seq)
                before = len(heard.text)
                await both.moves(table, "pass", **{"as": 0})
                await heard.up_to((await served.table(table)).seq)
                assert re.search(r'hx-target="#messages" hx-swap="innerHTML"', heard.text[before:])
                neutral = (await both.get(here)).text
                assert messages(heard.text[before:]) == messages(neutral)

    run(tmp_path, play)


def messages(text: str) -> list[str]:
    return re.findall(r'<li id="m-\d+">.*?</li>', text)


def test_k2_who_has_left_a_seat_hears_nothing_as_that_seat_any_more(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        async with served.visitor() as host, served.visitor() as left, served.visitor() as new:
            table = await host.opens("kwatro", **{**OPEN, "option-seats": "3", "seat-3": "open"})
            here = f"/table/{table}"
            await left.sits(table, "Bo")
            async with left.listening(f"{here}/live?since=0") as heard:
                await left.post(f"{here}/stand")
                await new.sits(table, "Cy")
                await left.sits(table, "Bo", 2)
                await host.moves(table, "pass")
                at = await served.table(table)
                await heard.up_to(at.seq)
                assert not shown(heard.text) & hand(at, 1)

    run(tmp_path, play)


def test_where_nobody_may_watch_who_watched_before_the_game_is_sent_away(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        async with served.visitor() as host, served.visitor() as friend, served.visitor() as other:
            table = await host.opens("kwatro", **OPEN, spectators="")
            here = f"/table/{table}"
            async with other.listening(f"{here}/live?since=0") as heard:
                await friend.sits(table, "Bo")
                await heard.until(lambda: heard.over)
            before = heard.raw
            await host.moves(table, "pass")
            await asyncio.sleep(0.05)
            assert heard.raw == before
            assert (await other.get(here)).status_code == 403

    run(tmp_path, play)
