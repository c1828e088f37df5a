"""Talk: free words on one line, quick phrases in every language, and not having to read them."""

from __future__ import annotations

import pytest

from fourfold.speech.words import load
from fourfold.table import commands, events
from fourfold.table.decide import HAILS, LONGEST_TEXT
from table.playing import OPENED, Playing, quarto


def test_people_talk_before_during_and_after_a_round() -> None:
    at = Playing().seated()
    at.do(commands.Say(0, "Hello!"), commands.Begin("starter=1"), commands.Say(1, "Hello!"))
    at.do(commands.Resign(0, sure=True), commands.Say(0, "Goodbye."), commands.Hail(1, "goodbye"))
    assert at.events[-2:] == [
        events.Said(at=OPENED, seat=0, text="Goodbye."),
        events.Hailed(at=OPENED, seat=1, hail="goodbye"),
    ]


def test_nobody_talks_from_a_free_seat() -> None:
    assert Playing().refused(commands.Say(0, "Hello")) == "nobody-there"
    assert Playing().refused(commands.Hail(0, "hello")) == "nobody-there"


def test_where_the_terms_say_so_only_quick_phrases_are_used() -> None:
    at = quarto(chat=False)
    assert at.refused(commands.Say(0, "Hello")) == "no-chat"
    at.do(commands.Hail(0, "hello"))


@pytest.mark.parametrize(
    "text", ["", "   ", "\n", "\u200d", "x\x07", "a\u202eb", "\ud800", "a\x1b[2J"]
)
def test_a_message_says_something_and_nothing_that_a_terminal_would_obey(text: str) -> None:
    assert quarto().refused(commands.Say(0, text)) == "bad-text"


def test_a_message_is_at_most_so_long() -> None:
    at = quarto()
    at.do(commands.Say(0, "ä" * LONGEST_TEXT))
    assert at.refused(commands.Say(0, "ä" * (LONGEST_TEXT + 1))) == "bad-text"
    assert at.refused(commands.Say(0, "\u200d" * LONGEST_TEXT + "a")) == "bad-text"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Good \t game ", "Good game"),
        ("one\ntwo\r\nthree\u2028four", "one two three four"),
        ("<b>Līga</b> & Zoë", "<b>Līga</b> & Zoë"),
        ("👩\u200d👧 ♥\ufe0f", "👩\u200d👧 ♥\ufe0f"),
    ],
)
def test_a_message_is_kept_as_typed_but_on_one_line(typed: str, kept: str) -> None:
    at = quarto()
    assert at.do(commands.Say(1, typed)) == [events.Said(at=OPENED, seat=1, text=kept)]


@pytest.mark.parametrize("hail", HAILS)
def test_every_quick_phrase_has_its_words(hail: str) -> None:
    at = quarto()
    at.do(commands.Hail(1, hail))
    words = load("en", ("fourfold.table",)).messages
    assert f"hail-{hail}" in words
    assert at.heard(0) == f"Bert: {at.say(at.hears(0)[0].facts[1][1])}"  # type: ignore[arg-type]


def test_there_are_no_quick_phrases_but_those_with_words() -> None:
    words = load("en", ("fourfold.table",)).messages
    assert {key for key in words if key.startswith("hail-")} == {f"hail-{hail}" for hail in HAILS}
    for hail in ("", "Hello", "sits-down"):
        assert quarto().refused(commands.Hail(0, hail)) == "no-such-hail"


def test_who_is_muted_is_no_longer_heard_by_that_seat_alone() -> None:
    at = Playing("kwatro", options={"seats": "3"}).begun()
    at.do(commands.Mute(1, 0, muted=True))
    for command in (commands.Say(0, "Hurry up!"), commands.Hail(0, "hello")):
        at.do(command)
        assert at.hears(1) == ()
        for seat in (0, 2, None):
            assert at.heard(seat).startswith("Anna: ")
    at.do(commands.Say(1, "…"))
    assert at.heard(0) == "Bert: …"


def test_muting_ends_when_it_is_wanted() -> None:
    at = quarto()
    at.do(
        commands.Mute(1, 0, muted=True), commands.Mute(1, 0, muted=False), commands.Say(0, "Sorry.")
    )
    assert at.table.muted == frozenset()
    assert at.heard(1) == "Anna: Sorry."


def test_muting_twice_changes_nothing() -> None:
    at = quarto()
    assert len(at.do(commands.Mute(1, 0, muted=True))) == 1
    assert at.do(commands.Mute(1, 0, muted=True)) == []
    assert at.do(commands.Mute(0, 1, muted=False)) == []


def test_nobody_mutes_a_free_seat_no_seat_or_themselves() -> None:
    at = Playing()
    at.do(commands.Sit(0, "Anna", ""))
    for whom in (1, 2, -1):
        assert at.refused(commands.Mute(0, whom, muted=True)) == "nobody-there"
    assert at.refused(commands.Mute(0, 0, muted=True)) == "no-such-seat"


def test_the_one_who_is_muted_still_asks_and_answers() -> None:
    at = quarto()
    at.move("7")
    at.do(commands.Mute(1, 0, muted=True), commands.Offer(0, "takeback"))
    assert at.heard(1) == "Anna asks to take the last move back."
