"""Events are kept for ever: each kind that was ever written stays readable, all else is refused."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourfold.table import events
from fourfold.table.events import BrokenEvent, Event, Terms
from fourfold.table.table import after, folded

# One event of each kind and more, as they were first written. Lines are added, never changed.
GOLDEN = Path(__file__).parents[1] / "data" / "table" / "events.txt"
LINES = GOLDEN.read_text("utf-8").splitlines()
EVENTS = [events.read(line.encode()) for line in LINES]
# All but the last one are of one table; the last one opens another whose terms are all unusual.
STORY = EVENTS[:-1]


@pytest.mark.parametrize("line", LINES)
def test_what_was_written_once_is_read_and_written_alike_for_ever(line: str) -> None:
    assert events.write(events.read(line.encode())).decode() == line


def test_there_is_a_written_event_of_each_kind() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(Event))


def test_every_field_was_written_once() -> None:
    for kind in get_args(Event):
        named = {name for event in EVENTS if type(event) is kind for name in fields(event)}
        assert named >= set(kind.__struct_fields__), kind
    assert set(msgspec.to_builtins(EVENTS[-1])["terms"]) == set(Terms.__struct_fields__)


def fields(event: Event) -> set[str]:
    return set(msgspec.to_builtins(event))


def test_the_story_of_the_written_events_ends_as_it_did() -> None:
    *_, table = folded(STORY)
    assert table.seq == len(STORY)
    assert [player and (player.name, player.bot) for player in table.players] == [
        ("Anna", ""),
        ("Zoë", ""),
        ("", "greedy"),
    ]
    assert [record.ending and record.ending.reason for record in table.rounds] == [
        "time",
        "resigned",
    ]
    assert table.muted == frozenset()
    assert table.outcome is not None


def test_what_is_not_said_is_as_it_was_before_there_was_a_field_for_it() -> None:
    assert events.read(b'{"event":"opened","at":1,"terms":{"game":"quarto"}}') == events.Opened(
        at=1, terms=Terms("quarto")
    )
    assert events.read(b'{"event":"ended","at":1,"reason":"agreed"}') == events.Ended(
        at=1, reason="agreed"
    )


def test_fields_of_a_later_version_are_passed_over() -> None:
    later = b'{"event":"stood","at":1,"seat":0,"why":["late",{"very":true}]}'
    assert events.read(later) == events.Stood(at=1, seat=0)


@pytest.mark.parametrize(
    "written",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"\xff",
        b'{"at":1,"seat":0}',
        b'{"event":"danced","at":1,"seat":0}',
        b'{"event":"stood","seat":0}',
        b'{"event":"stood","at":1}',
        b'{"event":"stood","at":1,"seat":"0"}',
        b'{"event":"stood","at":1.5,"seat":0}',
        b'{"event":"said","at":1,"seat":0,"text":"\xff"}',
        b'{"event":"stood","at":1,"seat":0}{}',
        b'{"event":"stood","at":1,"seat":0,"x":' + b"[" * 100_000,
    ],
    ids=lambda written: str(written[:40]),
)
def test_an_unknown_kind_and_damaged_bytes_are_refused_in_one_sentence(written: bytes) -> None:
    with pytest.raises(BrokenEvent) as broken:
        events.read(written)
    assert str(broken.value).isprintable()
    assert len(str(broken.value)) < 300


@settings(deadline=None, derandomize=True)
@given(st.sampled_from(LINES), st.integers(0, 200), st.binary(max_size=3))
def test_whatever_is_damaged_is_an_event_or_refused(line: str, at: int, damage: bytes) -> None:
    whole = line.encode()
    try:
        event = events.read(whole[:at] + damage + whole[at + len(damage) :])
    except BrokenEvent:
        return
    assert events.read(events.write(event)) == event


@settings(deadline=None, derandomize=True)
@given(st.binary(max_size=60))
def test_any_bytes_are_an_event_or_refused(written: bytes) -> None:
    try:
        events.read(written)
    except BrokenEvent:
        return


def test_a_table_is_opened_once_and_first() -> None:
    opened = events.Opened(at=1, terms=Terms("quarto"))
    table = after(None, opened)
    with pytest.raises(ValueError, match="first event"):
        after(table, opened)
    with pytest.raises(ValueError, match="first event"):
        after(None, events.Stood(at=1, seat=0))


@pytest.mark.parametrize(
    "event",
    [
        events.Moved(at=1, seat=0, move="7"),
        events.Ended(at=1, reason="agreed"),
        events.TakenBack(at=1, moves=0),
        events.Consented(at=1, seat=0),
        events.Begun(at=1, deal="starter=1"),
    ],
    ids=lambda event: type(event).__name__,
)
def test_events_that_cannot_follow_are_no_table(event: Event) -> None:
    with pytest.raises(ValueError, match=r"round|asked"):
        after(after(None, events.Opened(at=1, terms=Terms("quarto"))), event)
