"""What is wrong is refused with a sentence in the visitor's language, and changes nothing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from fourfold.core.phrase import phrase
from fourfold.speech import Speaker
from web.html import read
from web.serving import HOME, Served, Visitor, form, run

LANGUAGES = ["de", "lv"]
OPEN = {"seat-2": "open"}
MARKUP = "<script>alert(1)</script>"
QUOTES = "\"'><b onclick=x>"
Ask = dict[str, Any]


def body(data: bytes, kind: str = "application/x-www-form-urlencoded", **more: str) -> Ask:
    return {"content": data, "headers": {"Content-Type": kind, **more}}


def multipart(parts: int, size: int = 1) -> Ask:
    one = b'--x\r\nContent-Disposition: form-data; name="move"%b\r\n\r\n%b\r\n'
    return body(one % (b"", b"7" * size) * parts + b"--x--", "multipart/form-data; boundary=x")


FILE = body(
    b'--x\r\nContent-Disposition: form-data; name="move"; filename="a"\r\n\r\n7\r\n'
    b'--x\r\nContent-Disposition: form-data; name="seq"\r\n\r\n4\r\n--x--',
    "multipart/form-data; boundary=x",
)
# What is sent to the address of a move, and how it is answered. Nothing of it is a move.
MOVES: dict[str, tuple[Ask, int]] = {
    "nothing": (form([]), 409),
    "stale": (form([("seq", "3"), ("move", "7")]), 409),
    "future": (form([("seq", "5"), ("move", "7")]), 409),
    "huge": (form([("seq", "9" * 4_000), ("move", "7")]), 409),
    "negative": (form([("seq", "-4"), ("move", "7")]), 409),
    "no number": (form([("seq", "४"), ("move", "7")]), 409),
    "no move": (form([("seq", "4"), ("move", "zz")]), 422),
    "illegal": (form([("seq", "4"), ("move", "a1")]), 409),
    "long": (form([("seq", "4"), ("move", "7 " * 10_000)]), 422),
    "markup": (form([("seq", "4"), ("move", MARKUP)]), 422),
    "first counts": (form([("seq", "4"), ("move", "zz"), ("move", "7")]), 422),
    "unknown act": (form([("seq", "4"), ("act", "fly")]), 409),
    "unknown piece": (form([("seq", "4"), ("piece", MARKUP)]), 422),
    "unknown line": (form([("seq", "4"), ("line", "a1-z9")]), 409),
    "bad pair": (form([("seq", "4"), ("laid", "x")]), 422),
    "bad text": (body(b"seq=4&move=%ff%fe\xc3"), 422),
    "json": (body(b'{"seq": 4, "move": "7"}', "application/json"), 409),
    "file": (FILE, 400),
    "parts": (multipart(300), 400),
    "large part": (multipart(1, 60_000), 409),
    "no boundary": (body(b"x", "multipart/form-data"), 400),
    "half a part": (body(b"--x\r\nContent", "multipart/form-data; boundary=x"), 409),
    "no charset": (body(b"--x--", "multipart/form-data; boundary=x; charset=idna"), 409),
    "ten megabytes": (body(b"move=" + b"7" * 10_000_000), 413),
    "other site": (body(b"seq=4&move=7", Origin="https://other.example"), 403),
    "other site too": (body(b"seq=4&move=7", **{"Sec-Fetch-Site": "cross-site"}), 403),
    "large cookie": (body(b"seq=4&move=7", Cookie="a" * 17_000), 431),
    "long host": (body(b"seq=4&move=7", Host="a" * 300), 400),
    "as nobody": (form([("seq", "4"), ("move", "7"), ("as", "-1")]), 303),
}


async def game(served: Served, language: str = "en") -> tuple[Visitor, str]:
    """A game of Quarto in which the visitor is to give a piece; its position is event 4."""
    ada, bo = served.visitor(language), served.visitor()
    table = await ada.opens("quarto", **OPEN)
    await bo.sits(table, "Bo")
    assert (await served.table(table)).changed == 4
    return ada, table


def is_refusal(answer: httpx.Response, status: int, language: str) -> None:
    """A page in the visitor's language, whose title and text say what was wrong."""
    assert answer.status_code == status, answer.text[:500]
    page = read(answer.text)
    assert page.one("html").attributes["lang"] == language
    assert answer.headers["Content-Language"] == language
    said = [each for each in page.elements if each.attributes.get("id") in ("refused", "message")]
    assert len(said[0].text.split()) >= 3
    assert "Traceback" not in answer.text
    assert page.one("h1").text.strip()
    refused = [each for each in said if each.attributes["id"] == "refused"]
    assert not refused or page.one("title").text.startswith(refused[0].text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", MOVES)
def test_what_is_no_move_is_refused_and_changes_nothing(
    tmp_path: Path, case: str, language: str
) -> None:
    asked, status = MOVES[case]

    async def play(served: Served) -> None:
        ada, table = await game(served, language)
        log = await served.log(table)
        answer = await ada.ask("POST", f"/table/{table}/move", **asked)
        if status == 303:
            assert answer.status_code == 303
            assert len(await served.log(table)) == len(log) + 1
        else:
            is_refusal(answer, status, language)
            assert await served.log(table) == log

    run(tmp_path, play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_form_sent_twice_is_done_once(tmp_path: Path, language: str) -> None:
    async def play(served: Served) -> None:
        ada, table = await game(served, language)
        fields = {"seq": 4, "move": "7"}
        assert (await ada.post(f"/table/{table}/move", **fields)).status_code == 303
        log = await served.log(table)
        is_refusal(await ada.post(f"/table/{table}/move", **fields), 409, language)
        assert await served.log(table) == log

    run(tmp_path, play)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("path", "fields"),
    [
        ("ask", {"what": "fly"}),
        ("ask", {"what": "end"}),
        ("ask", {"what": "takeback"}),
        ("ask", {"what": "again"}),
        ("answer", {"answer": "yes"}),
        ("answer", {}),
        ("resign", {}),
        ("resign", {"sure": "no"}),
        ("say", {"text": ""}),
        ("say", {"text": " \n "}),
        ("say", {"text": "x" * 301}),
        ("say", {"text": "x" * 60_000}),
        ("say", {"text": "a\u202eb"}),
        ("hail", {"hail": "shout"}),
        ("hail", {}),
        ("mute", {"mute": "0"}),
        ("mute", {"mute": "9"}),
        ("mute", {"mute": "-1"}),
        ("mute", {"unmute": "²"}),
        ("stand", {}),
        ("sit", {"seat": "1", "name": "Cy"}),
        ("sit", {"seat": "99", "name": "Cy"}),
        ("sit", {"seat": "-1", "name": "Cy"}),
        ("bot", {"seat": "1", "bot": "random"}),
        ("bot", {"seat": "9", "bot": "../random"}),
        ("take/abc", {}),
        ("take/W10.abc", {}),
    ],
)
def test_what_cannot_be_done_now_is_refused_and_changes_nothing(
    tmp_path: Path, path: str, fields: dict[str, str], language: str
) -> None:
    async def play(served: Served) -> None:
        ada, table = await game(served, language)
        log = await served.log(table)
        answer = await ada.post(f"/table/{table}/{path}", **fields)
        assert answer.status_code in (403, 409, 422)
        is_refusal(answer, answer.status_code, language)
        assert await served.log(table) == log

    run(tmp_path, play)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "fields",
    [
        {"name": ""},
        {"name": " "},
        {"name": "x" * 41},
        {"name": "x" * 60_000},
        {"name": "a\u2028b"},
        {"name": "a|b"},
        {"name": "bot:random"},
        {"pace": "go:0"},
        {"pace": "go:99999999"},
        {"pace": MARKUP},
        {"starter": "3"},
        {"starter": "-1"},
        {"seat-2": "bot:../random"},
        {"seat-2": "nobody"},
        {"seat-2": ""},
        {"option-set": MARKUP},
        {"option-traits": "9"},
        {"option-squares": "x" * 5_000},
    ],
)
def test_what_is_no_table_is_not_opened(
    tmp_path: Path, fields: dict[str, str], language: str
) -> None:
    async def play(served: Served) -> None:
        visitor = served.visitor(language)
        usual = {"name": "Ada", "starter": "1", "pace": "none", "listed": "yes", "seat-2": "open"}
        answer = await visitor.post("/new/quarto", **{**usual, **fields})
        is_refusal(answer, 422, language)
        assert MARKUP not in answer.text
        assert not await served.host.store.listed(9)
        assert "set-cookie" not in answer.headers

    run(tmp_path, play)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nowhere", 404),
        ("GET", "/table/nowhere", 404),
        ("GET", "/table/%00", 404),
        ("GET", "/table/%ff%fe", 404),
        ("GET", "/table/" + "x" * 5_000, 404),
        ("GET", "/table/nowhere/live", 404),
        ("GET", "/table/nowhere/replay", 404),
        ("POST", "/table/nowhere/move", 404),
        ("POST", "/table/nowhere/take/x", 404),
        ("GET", "/new/chess", 404),
        ("POST", "/new/chess", 404),
        ("GET", "/rules/..%2f..%2fetc", 404),
        ("GET", "/rules/chess", 404),
        ("GET", "/analysis/chess", 404),
        ("GET", "/analysis/kwatro", 404),
        ("GET", "/analysis/quarto?position=%ff", 422),
        ("GET", "/analysis/quarto?set=%3Cscript%3E", 422),
        ("GET", "/static/../app.py", 404),
        ("GET", "/static/%2e%2e/app.py", 404),
        ("GET", "/static/nothing.css", 404),
        ("GET", "/?" + "x" * 3_000, 414),
        ("POST", "/", 405),
        ("POST", "/lobby", 405),
        ("PUT", "/settings", 405),
        ("DELETE", "/table/{table}", 405),
        ("GET", "/table/{table}/move", 405),
        ("GET", "/table/{table}/sit", 405),
        ("GET", "/table/{table}/record", 409),
        ("GET", "/table/{table}/record?round=-1", 409),
        ("GET", "/table/{table}/device", 403),
    ],
)
def test_what_is_not_there_is_told(
    tmp_path: Path, method: str, path: str, status: int, language: str
) -> None:
    async def play(served: Served) -> None:
        _, table = await game(served)
        answer = await served.visitor(language).ask(method, path.format(table=table))
        is_refusal(answer, status, language)
        assert status != 405 or answer.headers["Allow"]

    run(tmp_path, play)


@pytest.mark.parametrize("number", ["-1", "0", "99999", "9" * 300, "x", "٣", "", "1e3", "%00"])
def test_numbers_in_addresses_are_never_too_large_or_too_small(tmp_path: Path, number: str) -> None:
    async def play(served: Served) -> None:
        ada, table = await game(served)
        for path in ("?zoom=", "?as=", "/replay?round=", "/replay?move=", "/replay?zoom="):
            assert (await ada.get(f"/table/{table}{path}{number}")).status_code == 200
        async with ada.listening(f"/table/{table}/live?since={number}") as heard:
            assert heard.status == 200

    run(tmp_path, play)


# Markup


def test_markup_in_names_and_talk_stays_text_everywhere(tmp_path: Path) -> None:
    name, talk = "<script>1</script>", f"{MARKUP}{QUOTES}{{{{ 7*7 }}}}"

    async def play(served: Served) -> None:
        ada, bo = served.visitor(), served.visitor("de")
        table = await ada.opens("quarto", **{**OPEN, "name": name, "listed": "yes"})
        here = f"/table/{table}"
        await bo.sits(table, "\"onload='x'>")
        async with bo.listening(f"{here}/live?since=0") as heard:
            await ada.post(f"{here}/say", text=talk)
            await ada.moves(table, "7")
            await heard.up_to((await served.table(table)).seq)
            is_text(heard.text)
            assert [each for each in read(heard.text).all("li") if talk in each.text]
        for path in (here, f"{here}/replay", "/lobby", "/", f"{here}/device"):
            page = await bo.get(path)
            assert page.status_code == 200
            is_text(page.text)
            assert name in read(page.text).one("main").text or path.endswith("device")
        await bo.post(f"{here}/resign", sure="yes")
        record = await bo.get(f"{here}/record")
        assert record.headers["Content-Type"].startswith("text/plain")
        assert name in record.text

    run(tmp_path, play)


@pytest.mark.parametrize("field", ["move", "piece", "cell", "line", "laid", "act"])
def test_markup_in_a_refused_move_stays_text(tmp_path: Path, field: str) -> None:
    async def play(served: Served) -> None:
        ada, table = await game(served)
        for live in ("true", "false"):
            fields = {"seq": "4", field: f"{MARKUP}@{QUOTES}"}
            told = {"HX-Request": live}
            answer = await ada.ask("POST", f"/table/{table}/move", data=fields, headers=told)
            assert answer.status_code in (409, 422)
            is_text(answer.text)

    run(tmp_path, play)


@pytest.mark.parametrize(
    "path",
    [
        "/analysis/quarto?position={}&why={}",
        "/analysis/quarto?set={}",
        "/table/{}",
        "/new/quarto?name={}",
        "/settings?kept={}",
        "/{}",
        "/table/x/take/{}",
    ],
)
def test_markup_in_an_address_stays_text(tmp_path: Path, path: str) -> None:
    async def play(served: Served) -> None:
        answer = await served.visitor().get(path.format(*[f"{MARKUP}{QUOTES}"] * 2))
        is_text(answer.text)

    run(tmp_path, play)


def is_text(html: str) -> None:
    page = read(html)
    names = {name for element in page.elements for name in element.attributes}
    assert not [name for name in names if name.startswith("on")]
    scripts = page.all("script")
    assert all(script.attributes["src"].startswith("/static/") for script in scripts)
    assert not [script.text for script in scripts if script.text]
    assert not page.all("b")


# Cookies, languages, ways back


@pytest.mark.parametrize(
    "cookie",
    ["settings=%ff%fe", "settings=language=xx", "settings=language%3Dxx%26theme%3D%3Cb%3E",
     "settings=" + "a=b&" * 3_000, "settings=\"", "seats=W10.x; tables=x.y", "=", ";;;",
     "settings=language\udcff".encode("latin-1", "replace").decode()],
)  # fmt: skip
def test_garbage_in_cookies_is_as_none(tmp_path: Path, cookie: str) -> None:
    async def play(served: Served) -> None:
        _, table = await game(served)
        for path in ("/", "/settings", f"/table/{table}"):
            answer = await served.visitor("lv").get(path, Cookie=cookie)
            assert answer.status_code == 200
            page = read(answer.text).one("html").attributes
            assert (page["lang"], page["data-theme"]) == ("lv", "auto")

    run(tmp_path, play)


@pytest.mark.parametrize(
    "way",
    ["https://evil.example", "//evil.example", "/\\evil.example", "\\\\evil.example", "/\t/evil",
     "javascript:alert(1)", "/\n/evil.example", "evil.example", "", "/\r\nSet-Cookie: a=b",
     " //evil.example", "/\u2028/evil", "///evil.example", "x" * 9_000],
)  # fmt: skip
def test_the_way_back_from_the_settings_stays_here(tmp_path: Path, way: str) -> None:
    async def play(served: Served) -> None:
        answer = await served.visitor().post("/settings", language="de", next=way)
        assert answer.status_code == 303
        target = httpx.URL(HOME).join(answer.headers["Location"])
        assert target.host == "table.example"
        assert answer.headers["Location"] == "/"
        assert "a" not in answer.cookies

    run(tmp_path, play)


def test_the_way_back_from_the_settings_is_where_one_was(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        answer = await served.visitor().post("/settings", next="/table/x?as=1#message")
        assert answer.headers["Location"] == "/table/x?as=1#message"

    run(tmp_path, play)


def test_after_a_refused_form_the_language_can_be_changed(tmp_path: Path) -> None:
    """No page offers a way back to an address that only takes forms."""

    async def play(served: Served) -> None:
        ada, table = await game(served)
        for path in (f"/table/{table}/move", "/table/nowhere/move", f"/table/{table}/take/x"):
            page = read((await ada.post(path)).text)
            ways = [each for each in page.all("input") if each.attributes.get("name") == "next"]
            back = await ada.get(ways[0].attributes["value"])
            assert back.status_code == 200

    run(tmp_path, play)


# Programs


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("asked", "fields", "key"),
    [
        ("GET /nowhere", {}, "error-404"),
        ("POST /", {}, "error-405"),
        ("GET /?" + "x" * 3_000, {}, "error-414"),
        ("POST /table/{table}/move", {"seq": "1", "move": "7"}, "table-stale"),
        ("POST /table/{table}/move", {"seq": "4", "move": "zz"}, "notation"),
        ("POST /table/{table}/answer", {"answer": "yes"}, "table-nothing-asked"),
        ("POST /new/quarto", {"name": "", "starter": "1", "pace": "none"}, "table-"),
        ("POST /new/quarto", {"name": "Ada", "pace": "x"}, ""),
        ("GET /analysis/quarto?position=x", {}, ""),
        ("GET /analysis/kwatro", {}, "no-analysis"),
        ("GET /table/{table}/record", {}, "table-still-on"),
    ],
)
def test_who_wants_json_gets_a_problem(
    tmp_path: Path, asked: str, fields: dict[str, str], key: str, language: str
) -> None:
    async def play(served: Served) -> None:
        ada, table = await game(served, language)
        told = {"Accept": "application/json"}
        method, where = asked.format(table=table).split(" ")
        sent = {"data": fields} if method == "POST" else {}
        answer = await ada.ask(method, where, headers=told, **sent)
        assert answer.headers["Content-Type"] == "application/problem+json"
        problem = answer.json()
        assert problem["status"] == answer.status_code >= 400
        assert problem["type"].startswith(key)
        assert len(problem["title"].split()) >= 3

    run(tmp_path, play)


# Every reason has its words

SOURCES = Path(__file__).parents[2] / "src" / "fourfold"


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "lv"])
def test_every_reason_to_refuse_has_a_sentence(language: str) -> None:
    speaker = Speaker(language, ("fourfold.table", "fourfold.web"))
    texts = [
        path.read_text() for part in ("table", "web") for path in (SOURCES / part).rglob("*.py")
    ]
    reasons = {key for text in texts for key in re.findall(r'Refused\("([a-z-]+)"', text)}
    assert len(reasons) > 15
    facts = {"name": "Ada", "longest": "300"}
    assert all(speaker.say(phrase(f"table-{reason}", **facts)) for reason in reasons)
