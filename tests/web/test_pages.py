"""Every page in every language: its title, its heading, its forms, and nothing from elsewhere."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from fourfold import games
from fourfold.speech import LANGUAGES
from web.html import Page, read
from web.serving import HOME, Served, Visitor, run

GAMES = games.all_keys()
PLAIN = [
    "/", "/lobby", "/settings", "/settings?kept", "/about", "/rules", "/analysis/quarto",
    "/analysis/quarto?position=...0/..1./.2../4...+-", "/nowhere",
    *(f"/new/{game}" for game in GAMES), *(f"/rules/{game}" for game in GAMES),
]  # fmt: skip
# Attributes that make a browser fetch something or go somewhere.
LINKS = ("src", "href", "action", "formaction", "poster", "data", "srcset", "hx-get", "hx-post",
         "hx-sse:connect")  # fmt: skip
# A key of words that nobody has said.
KEY = re.compile(r"\b[a-z]+(?:-[a-z]+)+\b")


@cache
def keys() -> frozenset[str]:
    """Every key of the words of the pages and of the tables."""
    texts = [
        (resources.files(f"fourfold.{part}") / "words" / "en.ftl").read_text("utf-8")
        for part in ("web", "table", "speech")
    ]
    return frozenset(re.findall(r"(?m)^([a-z]+(?:-[a-z]+)+) =", "\n".join(texts)))


def is_whole(text: str, language: str) -> Page:
    """What holds for every page."""
    page = read(text)
    assert page.one("html").attributes["lang"] == language
    assert page.one("title").text.strip()
    assert page.one("h1").text.strip()
    assert page.one("main").attributes["id"] == "main"
    is_local(page)
    is_said(page)
    ids = page.values("id")
    assert len(ids) == len(set(ids)), sorted(each for each in ids if ids.count(each) > 1)
    named = {*page.values("for"), *" ".join(page.values("aria-labelledby")).split()}
    assert named <= set(ids)
    return page


def is_local(page: Page) -> None:
    names = {name for element in page.elements for name in element.attributes}
    assert "style" not in names
    assert not [name for name in names if name.startswith("on")]
    assert not page.all("style")
    for script in page.all("script"):
        assert script.attributes["src"].startswith("/static/")
        assert not script.text.strip()
    for link in page.values(*LINKS):
        parts = urlsplit(link)
        assert parts.scheme + parts.netloc == "", link
        assert link.startswith(("/", "#", "?")), link


def is_said(page: Page) -> None:
    written = page.one("main").text + " ".join(page.values("aria-label", "alt", "title"))
    assert not keys() & set(KEY.findall(written))
    assert not re.search(r"[{}]|\bNone\b", page.one("main").text + page.one("title").text)


async def rounds(served: Served, visitor: Visitor, game: str) -> dict[str, str]:
    """Tables in all states: waiting, on, over."""
    other = served.visitor()
    free = {"seat-2": "open", "option-seats": "2"}
    found = {"waiting": await visitor.opens(game, **free)}
    for state in ("on", "over"):
        found[state] = await visitor.opens(game, **free)
        await other.sits(found[state], "Bo")
        table = await served.table(found[state])
        assert table.match is not None
        move = table.game.rules.moves(table.match.position)[0]
        await visitor.moves(found[state], table.game.notation.write_move(move))
    await visitor.post(f"/table/{found['over']}/resign", sure="yes")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_whole_in_every_language(tmp_path: Path, language: str) -> None:
    async def play(served: Served) -> None:
        visitor = served.visitor(language)
        for path in PLAIN:
            answer = await visitor.get(path)
            assert answer.status_code == (404 if path == "/nowhere" else 200)
            assert answer.headers["Content-Language"] == language
            is_whole(answer.text, language)

    run(tmp_path, play)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_a_table_is_whole_in_every_language(
    tmp_path: Path, language: str, game: str
) -> None:
    async def play(served: Served) -> None:
        visitor = served.visitor(language)
        for state, table in (await rounds(served, visitor, game)).items():
            for looker in (visitor, served.visitor(language)):
                for path in ("", "/replay", "/device"):
                    answer = await looker.get(f"/table/{table}{path}")
                    assert answer.status_code in (200, 403, 404)
                    assert answer.status_code == 200 or path, state
                    is_whole(answer.text, language)

    run(tmp_path, play)


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-CH, en;q=0.9", "de"),
        ("it, lv;q=0.5, fr;q=0.8", "fr"),
        ("it; q=1.0, lv ; q=0.5", "lv"),
        ("ES", "es"),
        ("*", "en"),
        ("de;q=0, fr;q=0.1", "fr"),
        ("xx, yy", "en"),
        ("de;q=nan, fr;q=x, lv;q=0.1", "lv"),
    ],
)
def test_the_language_is_the_one_that_the_browser_asks_for(
    tmp_path: Path, accepted: str, language: str
) -> None:
    async def play(served: Served) -> None:
        page = await served.visitor().get("/", Accept_Language=accepted)
        assert read(page.text).one("html").attributes["lang"] == language

    run(tmp_path, play)


def test_a_chosen_language_outweighs_the_browser_and_stays(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        visitor = served.visitor("de")
        answer = await visitor.post("/settings", language="lv", theme="contrast", next="/about")
        assert (answer.status_code, answer.headers["Location"]) == (303, "/about")
        page = read((await visitor.get("/about")).text).one("html").attributes
        assert (page["lang"], page["data-theme"]) == ("lv", "contrast")
        await visitor.post("/settings", text="larger")
        page = read((await visitor.get("/")).text).one("html").attributes
        assert (page["lang"], page["data-theme"], page["data-text"]) == ("lv", "contrast", "larger")

    run(tmp_path, play)


# Without scripts


@pytest.mark.parametrize("game", GAMES)
def test_every_form_is_a_real_form(tmp_path: Path, game: str) -> None:
    """It has an address of its own, and where scripts would send it it goes without them too."""

    async def play(served: Served) -> None:
        visitor = served.visitor()
        tables = await rounds(served, visitor, game)
        for path in (*PLAIN, *(f"/table/{table}" for table in tables.values())):
            for form in read((await visitor.get(path)).text).all("form"):
                told = form.attributes
                assert told["method"] in ("get", "post")
                assert told["action"].startswith("/")
                scripted = told.get("hx-post")
                assert scripted is None or scripted == told["action"].partition("#")[0]

    run(tmp_path, play)


def test_what_is_done_leads_to_the_message_that_tells_it(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, bo = served.visitor(), served.visitor()
        table = await ada.opens("quarto", **{"seat-2": "open"})
        here = f"/table/{table}"
        done = [await bo.sits(table, "Bo"), await ada.moves(table, "7")]
        done += [await bo.post(f"{here}/{path}", **fields) for path, fields in SAID]
        for answer in done:
            assert answer.status_code == 303
            where, _, mark = answer.headers["Location"].partition("#")
            assert mark == "message"
            page = read((await bo.get(where)).text)
            assert page.by_id("message").attributes["tabindex"] == "-1"
        assert "Ada gives" in page.by_id("message").text

    run(tmp_path, play)


SAID = [("hail", {"hail": "hello"}), ("say", {"text": "Hi"})]


def test_a_refusal_stands_in_the_title_too(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        visitor = served.visitor()
        table = await visitor.opens("quarto", **{"seat-2": "here"})
        answer = await visitor.moves(table, "a1")
        page = read(answer.text)
        refused = page.by_id("refused").text
        assert answer.status_code == 409
        assert page.one("title").text.startswith(refused)
        assert page.by_id("table").attributes["data-title"] not in refused

    run(tmp_path, play)


def test_the_outcome_stands_in_the_title(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        ada, bo = served.visitor(), served.visitor()
        table = await ada.opens("quarto", **{"seat-2": "open"})
        titles = [read((await ada.get(f"/table/{table}")).text).one("title").text]
        await bo.sits(table, "Bo")
        titles.append(read((await ada.get(f"/table/{table}")).text).one("title").text)
        await bo.post(f"/table/{table}/resign", sure="yes")
        titles.append(read((await ada.get(f"/table/{table}")).text).one("title").text)
        assert titles == [
            "Waiting for players – Quarto",
            "Your turn – Quarto",
            "Ada won – Quarto",
        ]

    run(tmp_path, play)


# Files


def test_every_file_that_a_page_asks_for_is_there(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        visitor = served.visitor()
        table = await visitor.opens("kwatro", **{"seat-2": "open", "option-seats": "2"})
        page = read((await visitor.get(f"/table/{table}")).text)
        files = {each for each in page.values("src", "href") if each.startswith("/static/")}
        assert len(files) > 5
        for path in sorted(files):
            answer = await visitor.get(path)
            assert answer.status_code == 200
            assert answer.content

    run(tmp_path, play)


def test_styles_and_scripts_of_ours_name_no_other_site() -> None:
    static = Path(str(resources.files("fourfold.web") / "static"))
    for path in (*static.glob("*.css"), *static.glob("*.js")):
        text = path.read_text("utf-8")
        assert "://" not in text.replace("http://www.w3.org/", ""), path.name
        assert "@import" not in text


def test_every_link_of_a_page_leads_somewhere(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        visitor = served.visitor()
        tables = await rounds(served, visitor, "quarto")
        found = set()
        for path in (*PLAIN, *(f"/table/{table}" for table in tables.values())):
            page = read((await visitor.get(path)).text)
            found |= {each.attributes["href"] for each in page.all("a")}
        for link in sorted(found):
            where = link.partition("#")[0]
            if where:
                answer = await visitor.client.get(HOME + where, follow_redirects=True)
                assert answer.status_code in (200, 404 if "replay" in where else 200), link

    run(tmp_path, play)
