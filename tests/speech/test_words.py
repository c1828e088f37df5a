from __future__ import annotations

import re
from pathlib import Path

import pytest

from fourfold import games
from fourfold.core.phrase import Seat, phrase
from fourfold.speech import LANGUAGES, Speaker, choose_language
from fourfold.speech.pages import by_clause, plain, rules_page
from fourfold.speech.words import load
from speech.folders import PACKAGES, ROOT


def test_the_language_is_that_of_the_system_if_there_are_words_for_it() -> None:
    assert choose_language({"LANG": "lv_LV.UTF-8"}) == "lv"
    assert choose_language({"LC_ALL": "fr_CH", "LANG": "de_DE.UTF-8"}) == "fr"
    assert choose_language({"LANG": "ja_JP.UTF-8"}) == "en"
    assert choose_language({}) == "en"


def test_a_name_is_said_for_its_seat_and_a_number_where_nobody_has_a_name() -> None:
    speaker = Speaker("en", (), ("Anna",))
    standing = phrase("standing", seat=Seat(0), points=phrase("points", n=1))
    assert speaker.say(standing) == "Anna has 1 point."
    standing = phrase("standing", seat=Seat(1), points=phrase("points", n=2))
    assert speaker.say(standing) == "Player 2 has 2 points."


@pytest.mark.parametrize(
    ("count", "said"),
    [(0, "0 punktu"), (1, "1 punkts"), (2, "2 punkti"), (10, "10 punktu"), (11, "11 punktu"),
     (20, "20 punktu"), (21, "21 punkts"), (22, "22 punkti"), (101, "101 punkts")],
)  # fmt: skip
def test_latvian_counts_with_zero_one_and_other(count: int, said: str) -> None:
    assert Speaker("lv").say(phrase("points", n=count)) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_wording_never_takes_longer(language: str) -> None:
    packages = ("fourfold.games.quarto",)
    full, short = (Speaker(language, packages, (), wording) for wording in ("full", "short"))
    piece = phrase("piece-access", shape="round", height="tall", body="hollow", surface="smooth")
    told = phrase("places", seat=Seat(0), piece=piece, cell="b3")
    assert len(short.say(told)) < len(full.say(told))


@pytest.mark.parametrize("package", PACKAGES)
def test_no_message_is_there_in_vain(package: str) -> None:
    """Every key stands in code or in a template, whole or as the part behind a beginning."""
    files = (path for ending in ("*.py", "*.html") for path in ROOT.rglob(ending))
    code = "\n".join(path.read_text("utf-8") for path in files).replace("'", '"')
    vain = [key for key in load("en", (package,)).messages if not _in_code(key, code)]
    assert not vain


# Beginnings that code puts before a reason, a kind, an option or a name.
BEGINNINGS = re.compile(
    r"^(act|trait|refused|command|help|verb|ending|line|note|piece|shelf|bot|cli|word|option|stones?|now"
    r"|expected-option|notation-error|no-such|board|any|doubled|prompt|value|worth"
    r"|table|hail|page|about|player|switch|setting|mark|ask|act|zoom)-"
)


# Keys put together of an option's key and value, of the name of a bot, of a clock or a number.
PUT_TOGETHER = (
    *("option-", "expected-option-", "bot-", "notation-error-", "board-"),
    *("pace-", "zoom-", "error-"),
)


def _in_code(key: str, code: str) -> bool:
    last = BEGINNINGS.sub("", key)
    parts = (key, last, last.rpartition("-")[0], f"-{last.rpartition('-')[2]}")
    return any(f'"{part}"' in code for part in parts) or key.startswith(PUT_TOGETHER)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.all_keys())
def test_rules_pages_have_a_title_headings_and_no_marks_left(game: str, language: str) -> None:
    page = rules_page(game, language)
    assert [block.kind for block in page].count("title") == 1
    assert any(block.kind == "heading" for block in page)
    assert not re.search(r"\*\*|`", " ".join(map(plain, page)))
    assert all(len(text) > 20 for text in by_clause(page).values())


def test_no_break_spaces_of_the_text_are_kept() -> None:
    assert "\u00a0" in " ".join(block.text for block in rules_page("quarto", "fr"))


def test_words_lie_in_the_package() -> None:
    assert (Path(ROOT) / "speech" / "words" / "en.ftl").is_file()
