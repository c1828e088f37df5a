"""Whole games through the pages, with and without scripts: alone, together and apart."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from playwright.sync_api import BrowserContext, Page

from web.playing import NO_SCRIPTS, SCRIPTS, Double, play_out, table_of
from web.processes import Site
from web.relay import Relay
from web.visitors import Visitors, opened

GAMES = ("quarto", "quaro", "kwatro")
# Short enough to be played often.
SHORT: Mapping[str, Mapping[str, str]] = {
    "quarto": {},
    "quaro": {"option-refusal": "no"},
    "kwatro": {"option-length": "short"},
}
# Each game in each way in two languages, one of them without scripts.
ALONE = [
    ("quarto", "en", SCRIPTS),
    ("quarto", "lv", NO_SCRIPTS),
    ("quaro", "de", SCRIPTS),
    ("quaro", "fr", NO_SCRIPTS),
    ("kwatro", "es", SCRIPTS),
    ("kwatro", "de", NO_SCRIPTS),
]
TOGETHER = [
    ("quarto", "fr", SCRIPTS),
    ("quarto", "es", NO_SCRIPTS),
    ("quaro", "lv", SCRIPTS),
    ("quaro", "en", NO_SCRIPTS),
    ("kwatro", "de", SCRIPTS),
    ("kwatro", "lv", NO_SCRIPTS),
]
APART = [
    ("quarto", "es", "de", SCRIPTS),
    ("quarto", "en", "fr", NO_SCRIPTS),
    ("quaro", "fr", "lv", SCRIPTS),
    ("quaro", "de", "es", NO_SCRIPTS),
    ("kwatro", "lv", "en", SCRIPTS),
    ("kwatro", "fr", "en", NO_SCRIPTS),
]


def sat_down(context: BrowserContext, url: str, game: str, other: str) -> Page:
    """A new table, opened with the form."""
    page = opened(context, f"{url}/new/{game}")
    page.fill("#name", "Anna")
    page.select_option("#seat-2", other)
    for name, value in SHORT[game].items():
        page.check(f"[name={name}][value={value}]")
    page.click("main .primary")
    page.wait_for_url("**/table/*")
    return page


def ending(site: Site, page: Page) -> str:
    """How the record of the last round says that it ended."""
    record = page.context.request.get(f"{site.url}/table/{table_of(page)}/record").text()
    return next(line for line in record.splitlines() if line.startswith("outcome: "))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "language", "way"), ALONE)
def test_a_game_against_a_bot_is_played_to_its_end(
    game: str, language: str, way: str, visitors: Visitors, site: Site
) -> None:
    context = visitors.visitor({"language": language}, java_script_enabled=way == SCRIPTS)
    page = sat_down(context, site.url, game, "bot:greedy")
    assert page.locator("html").get_attribute("lang") == language
    assert play_out(Double(page, way)) > 3
    assert ending(site, page)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "language", "way"), TOGETHER)
def test_a_game_at_one_device_is_played_to_its_end(
    game: str, language: str, way: str, visitors: Visitors, site: Site
) -> None:
    context = visitors.visitor({"language": language}, java_script_enabled=way == SCRIPTS)
    page = sat_down(context, site.url, game, "here")
    if game == "kwatro":  # nobody sees a hand before somebody says to be the one
        assert page.locator("form.panel [name=as]").count() == 1
        assert page.locator("input[name=piece], .shelf-hand .piece").count() == 0
    assert play_out(Double(page, way)) > 3
    assert ending(site, page)


def invited(context: BrowserContext, link: str) -> Page:
    """Somebody follows a link and sits down."""
    page = opened(context, link)
    page.fill("#name", "Ben")
    page.click("form.panel .primary")
    page.wait_for_selector("#board")
    return page


@pytest.mark.slow
@pytest.mark.parametrize("case", APART, ids="-".join)
def test_two_play_each_other_by_the_link_and_lose_nothing(
    case: tuple[str, str, str, str], visitors: Visitors, site: Site
) -> None:
    game, one, other, way = case
    anna = visitors.visitor({"language": one}, java_script_enabled=way == SCRIPTS)
    ben = visitors.visitor({"language": other}, java_script_enabled=way == SCRIPTS)
    lines = visitors.line(), visitors.line()
    hers = Double(sat_down(anna, lines[0].url, game, "open"), way)
    link = hers.page.input_value("#invite").replace(lines[0].url, lines[1].url)
    his = Double(invited(ben, link), way)
    if way == NO_SCRIPTS:
        hers.look()
    hers.page.wait_for_selector("#board")
    some_moves(1, hers, his)
    his.page.reload()
    some_moves(1, hers, his)
    cut_off((hers, lines[0]), (his, lines[1]))
    play_out_by_turns(hers, his)
    assert hers.is_over
    assert his.is_over
    assert hers.board == his.board
    assert ending(site, hers.page) == ending(site, his.page)


def some_moves(count: int, *doubles: Double) -> None:
    """So many moves by whoever is asked."""
    for _ in range(count):
        for double in doubles:
            if double.scripted or not double.is_to_move:
                caught_up(double, *doubles)
        asked = [double for double in doubles if double.is_to_move]
        if not asked:
            assert all(double.is_over for double in doubles)
            return
        assert len(asked) == 1
        asked[0].move()


def caught_up(double: Double, *doubles: Double) -> None:
    """Wait until a page shows what the one that knows most does."""
    if not double.scripted:
        double.look()
        return
    newest = max(seen(each) for each in doubles)
    double.page.wait_for_function(
        "seq => Number(document.getElementById('table').dataset.seq) >= seq", arg=newest
    )


def seen(double: Double) -> int:
    return int(double.page.locator("#table").get_attribute("data-seq") or 0)


def cut_off(*ends: tuple[Double, Relay]) -> None:
    """Whoever is not to move loses the connection while the other moves, and finds it again."""
    doubles = [double for double, _ in ends]
    for double in doubles:
        caught_up(double, *doubles)
    for double, line in ends:
        if not double.is_to_move:
            away, cut = double, line
    there = next(double for double in doubles if double.is_to_move)
    cut.cut()
    there.move()
    assert seen(away) < seen(there)
    cut.mend()
    caught_up(away, *doubles)


def play_out_by_turns(hers: Double, his: Double) -> None:
    """To the end."""
    for _ in range(100):
        some_moves(1, hers, his)
        if hers.is_over and his.is_over:
            return
    raise AssertionError("the game does not end")
