"""Seats: who has one, how it moves to another device, and who may only watch."""

from __future__ import annotations

from pathlib import Path

from web.serving import Served, run


def test_a_friend_sits_down_by_the_link_alone(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        host, friend = served.visitor(), served.visitor("de")
        table = await host.opens("quarto", **{"seat-2": "open"})
        page = await host.get(f"/table/{table}")
        assert f"/table/{table}" in page.text
        assert (await friend.get(f"/table/{table}")).status_code == 200
        await friend.sits(table, "Bo")
        async with friend.listening(f"/table/{table}/live?since=0") as heard:
            await heard.up_to((await served.table(table)).seq)
            assert heard.events
        assert (await served.table(table)).is_on

    run(tmp_path, play)
