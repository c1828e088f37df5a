"""Seats: who has one, how it moves to another device, and who may only watch."""

from __future__ import annotations

import re
from http.cookies import Morsel, SimpleCookie
from io import BytesIO
from pathlib import Path
from urllib.parse import urlsplit
from xml.etree import ElementTree as ET

import httpx
import pytest
import segno

from fourfold.table.table import Table
from fourfold.web.seats import Pass, Signer, key_of
from web.serving import HOME, Served, Visitor, run

OPEN = {"seat-2": "open"}


def cookies(response: httpx.Response) -> dict[str, Morsel[str]]:
    found: dict[str, Morsel[str]] = {}
    for line in response.headers.get_list("set-cookie"):
        found |= dict(SimpleCookie(line))
    return found


def taking(page: str) -> str:
    """The path of the link for another device."""
    found = re.search(r'value="https?://[^/"]+(/table/[^"]+/take/[^"]+)"', page)
    assert found
    return found[1]


async def seated(served: Served) -> tuple[Visitor, Visitor, str]:
    """A game of Quarto between two visitors; the first one begins."""
    ada, bo = served.visitor(), served.visitor("de")
    table = await ada.opens("quarto", **OPEN)
    await bo.sits(table, "Bo")
    return ada, bo, table


def moves_of(table: Table) -> int:
    assert table.match is not None
    return len(table.match.record.moves)


# Cookies


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_seat_is_a_cookie_that_only_its_table_gets(tmp_path: Path, scheme: str) -> None:
    async def play(served: Served) -> None:
        async with served.visitor(home=f"{scheme}://table.example") as visitor:
            fields = {"name": "Ada", "starter": "1", "pace": "none", "seat-2": "open"}
            response = await visitor.post("/new/quarto", **fields)
            table = urlsplit(response.headers["Location"]).path
            seat = cookies(response)["seats"]
            assert (seat["path"], seat["samesite"]) == (table, "lax")
            assert seat["httponly"]
            assert bool(seat["secure"]) == (scheme == "https")
            assert int(seat["max-age"]) > 30_000_000
            recent = cookies(response)["tables"]
            assert (recent["path"], recent["httponly"]) == ("/", True)
            assert "seats" not in visitor.cookies_for("/lobby")

    run(tmp_path, play)


def test_the_secret_of_a_seat_is_sent_once_and_its_hash_never(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        async with served.visitor() as ada, served.visitor() as bo:
            table = await ada.opens("quarto", **OPEN)
            await bo.sits(table, "Bo")
            async with bo.listening(f"/table/{table}/live?since=0") as heard:
                await heard.up_to((await served.table(table)).seq)
                for path in ("", "/replay", "/device", "/record", "/invite.svg"):
                    await bo.get(f"/table/{table}{path}")
                keys = [player.key for player in (await served.table(table)).players if player]
                sent = heard.text + "".join(answer.text for answer in bo.sent)
                assert len(keys) == 2
                assert not [key for key in keys if key in sent]
                assert ada.client.cookies["seats"] not in sent

    run(tmp_path, play)


def test_a_seat_outlives_a_restart_of_the_server(tmp_path: Path) -> None:
    async def before(served: Served) -> tuple[str, str]:
        async with served.visitor() as ada:
            table = await ada.opens("quarto", **OPEN)
            return table, ada.cookies_for(f"/table/{table}")

    table, cookie = run(tmp_path, before)

    async def after(served: Served) -> None:
        async with served.visitor() as ada:
            page = await ada.get(f"/table/{table}", Cookie=cookie)
            assert f'action="/table/{table}/hail' in page.text

    run(tmp_path, after)


def test_no_altered_cookie_gives_a_seat_that_was_not_signed() -> None:
    """The last letter of a signature says less than it could; the seats are the same then."""
    signer = Signer(b"secret")
    passes = (Pass(0, "abc"), Pass(2, "def"))
    cookie = signer.write_passes(passes)
    for at in range(len(cookie)):
        for other in "A.z0-é\x00":
            read = signer.read_passes(cookie[:at] + other + cookie[at + 1 :])
            assert read in ((), passes)
            assert not read or other == cookie[at] or at == len(cookie) - 1
    assert Signer(b"other").read_passes(cookie) == ()
    assert signer.read_passes(signer.write_recent(["abc"])) == ()


def test_the_cookie_of_another_table_is_no_seat(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        async with served.visitor() as ada, served.visitor() as bo:
            mine, theirs = await ada.opens("quarto", **OPEN), await bo.opens("quarto", **OPEN)
            cookie = ada.cookies_for(f"/table/{mine}")
            data, told = {"hail": "hello"}, {"Cookie": cookie}
            log = await served.log(theirs)
            answer = await served.visitor().ask(
                "POST", f"/table/{theirs}/hail", data=data, headers=told
            )
            assert answer.status_code == 403
            assert await served.log(theirs) == log

    run(tmp_path, play)


def test_what_a_table_keeps_of_a_secret_does_not_prove_the_seat() -> None:
    assert key_of(key_of("secret")) != key_of("secret")


# Another device


def test_a_seat_goes_to_another_device_by_its_link_and_stays_on_the_first(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, _, table = await seated(served)
        phone = served.visitor("fr")
        link = taking((await ada.get(f"/table/{table}/device")).text)
        asked = await phone.get(link)
        assert asked.status_code == 200
        assert "set-cookie" not in asked.headers
        assert "seats" not in phone.cookies_for(f"/table/{table}")
        taken = await phone.post(link)
        assert (taken.status_code, taken.headers["Location"]) == (303, f"/table/{table}#message")
        assert (await phone.moves(table, "7")).status_code == 303
        assert moves_of(await served.table(table)) == 1
        assert (await ada.post(f"/table/{table}/hail", hail="hello")).status_code == 303

    run(tmp_path, play)


def test_a_seat_goes_to_another_device_where_nobody_may_watch(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, bo, phone = served.visitor(), served.visitor(), served.visitor()
        table = await ada.opens("quarto", **OPEN, spectators="")
        await bo.sits(table, "Bo")
        link = taking((await ada.get(f"/table/{table}/device")).text)
        assert (await phone.get(link)).status_code == 200
        assert (await phone.post(link)).status_code == 303
        assert (await phone.get(f"/table/{table}")).status_code == 200

    run(tmp_path, play)


def test_who_takes_a_seat_by_its_link_keeps_the_one_had_before(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, bo, table = await seated(served)
        await bo.post(taking((await ada.get(f"/table/{table}/device")).text))
        assert (await bo.moves(table, "7")).status_code == 303
        assert (await bo.moves(table, "a1")).status_code == 303

    run(tmp_path, play)


def test_a_link_to_a_seat_of_another_table_takes_nothing_and_spoils_nothing(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, bo, table = await seated(served)
        other = await served.visitor().opens("quarto", **OPEN)
        stranger = served.visitor()
        theirs = await stranger.opens("quarto", **OPEN)
        ticket = taking((await stranger.get(f"/table/{theirs}/device")).text).rpartition("/")[2]
        assert other != theirs
        answer = await ada.post(f"/table/{table}/take/{ticket}")
        assert answer.status_code == 403
        assert "set-cookie" not in answer.headers
        assert (await ada.moves(table, "7")).status_code == 303
        assert (await bo.get(f"/table/{table}/take/{ticket}x")).status_code == 403

    run(tmp_path, play)


@pytest.mark.parametrize("path", ["device", "device.svg"])
def test_who_has_no_seat_has_no_link_for_one(tmp_path: Path, path: str) -> None:
    async def play(served: Served) -> None:
        _, _, table = await seated(served)
        assert (await served.visitor().get(f"/table/{table}/{path}")).status_code == 403

    run(tmp_path, play)


# Invitations


def test_a_friend_sits_down_by_the_link_alone(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        host, friend = served.visitor(), served.visitor("de")
        table = await host.opens("quarto", **OPEN)
        invitation = f"{HOME}/table/{table}"
        assert f'value="{invitation}"' in (await host.get(f"/table/{table}")).text
        assert f'action="/table/{table}/sit' in (await friend.get(invitation)).text
        await friend.sits(table, "Bo")
        assert (await served.table(table)).is_on

    run(tmp_path, play)


def test_codes_are_drawings_of_their_links(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada = served.visitor()
        table = await ada.opens("quarto", **OPEN)
        link = HOME + taking((await ada.get(f"/table/{table}/device")).text)
        for path, text in (("invite", f"{HOME}/table/{table}"), ("device", link)):
            answer = await ada.get(f"/table/{table}/{path}.svg")
            assert answer.headers["Content-Type"] == "image/svg+xml"
            assert ET.fromstring(answer.content).tag.endswith("svg")
            assert answer.content == drawn(text)
            assert answer.content != drawn(text + "x")

    run(tmp_path, play)


def drawn(text: str) -> bytes:
    out = BytesIO()
    code = segno.make(text, micro=False)
    code.save(out, kind="svg", scale=4, light="#fff", svgclass=None)
    return out.getvalue()


# Sitting, watching, leaving


def test_a_taken_seat_and_a_taken_name_are_refused(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada = served.visitor()
        table = await ada.opens("quaro", **OPEN, **{"option-seats": "3", "seat-3": "open"})
        log = await served.log(table)
        for fields in ({"seat": 0, "name": "Cy"}, {"seat": 1, "name": "ADA"}, {"seat": 1}):
            answer = await served.visitor().post(f"/table/{table}/sit", **fields)
            assert answer.status_code in (409, 422)
            assert "set-cookie" not in answer.headers
        assert await served.log(table) == log

    run(tmp_path, play)


def test_onlookers_may_look_where_they_are_allowed_to_and_do_nothing(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        _, _, table = await seated(served)
        other = served.visitor()
        page = await other.get(f"/table/{table}")
        assert page.status_code == 200
        assert f'action="/table/{table}/hail' not in page.text
        log = await served.log(table)
        for path in ("move", "ask", "answer", "resign", "say", "hail", "mute", "stand", "bot"):
            answer = await other.post(f"/table/{table}/{path}", seq=1, move="7", sure="yes")
            assert answer.status_code == 403, path
        assert await served.log(table) == log

    run(tmp_path, play)


@pytest.mark.parametrize(
    "path", ["", "/live", "/replay", "/record", "/invite.svg", "/device", "/device.svg"]
)
def test_where_nobody_may_watch_strangers_see_nothing(tmp_path: Path, path: str) -> None:
    async def play(served: Served) -> None:
        ada, bo = served.visitor(), served.visitor()
        table = await ada.opens("quarto", **OPEN, spectators="", listed="yes")
        await bo.sits(table, "Bo")
        assert (await served.visitor().get(f"/table/{table}{path}")).status_code == 403

    run(tmp_path, play)


def test_who_stands_up_frees_the_seat_until_the_game_begins(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, bo = served.visitor(), served.visitor()
        fields = {**OPEN, "option-seats": "3", "seat-3": "open"}
        table = await ada.opens("quaro", **fields)
        await bo.sits(table, "Bo")
        assert f'action="/table/{table}/stand#message"' in (await bo.get(f"/table/{table}")).text
        assert (await bo.post(f"/table/{table}/stand")).status_code == 303
        assert (await served.table(table)).free_seats == (1, 2)
        assert (await bo.post(f"/table/{table}/hail", hail="hello")).status_code == 403
        await bo.sits(table, "Bo")
        await ada.post(f"/table/{table}/bot", seat=2, bot="random")
        assert (await served.table(table)).is_on
        assert (await bo.post(f"/table/{table}/stand")).status_code == 409

    run(tmp_path, play)
