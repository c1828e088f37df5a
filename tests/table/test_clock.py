"""The clock: none, so much for each go (Q16), or so much for a whole game with an increment."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourfold import table as package
from fourfold.core.errors import NotationError
from fourfold.table import commands, events
from fourfold.table.clock import Clock, broken_off, deadline, left, turned, wound_up
from fourfold.table.pace import Pace, read_pace
from table.playing import OPENED, Playing, quarto


@pytest.mark.parametrize(
    ("text", "pace"),
    [
        ("none", Pace()),
        ("go:60", Pace(go=60_000)),
        ("go:5", Pace(go=5_000)),
        ("go:604800", Pace(go=604_800_000)),
        ("game:600", Pace(game=600_000)),
        ("game:600+5", Pace(game=600_000, increment=5_000)),
        ("game:5+3600", Pace(game=5_000, increment=3_600_000)),
    ],
)
def test_a_pace_is_written_in_seconds(text: str, pace: Pace) -> None:
    assert read_pace(text) == pace
    assert pace.is_clocked == (text != "none")


@pytest.mark.parametrize(
    "text",
    ["", "None", "go", "go:", "go:4", "go:0", "go:604801", "go:-60", "go:60+5", "go:6.5",
     "game:4+9", "game:600+3601", "game:600+", "game:0", "go:60 ", " go:60", "go:60\n", "go:９０",
     "game:+5"],
)  # fmt: skip
def test_a_clock_too_short_too_long_or_unreadable_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_pace(text)
    assert refused.value.expected == "expected-pace"


@given(st.text(max_size=12))
def test_any_text_is_a_pace_or_refused(text: str) -> None:
    try:
        pace = read_pace(text)
    except NotationError:
        return
    assert text == "none" or pace.is_clocked


def test_the_table_is_told_the_time_and_never_looks_at_a_clock() -> None:
    for path in Path(next(iter(package.__path__))).glob("*.py"):
        names = {
            name
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Import | ast.ImportFrom)
            for name in (getattr(node, "module", None), *(alias.name for alias in node.names))
        }
        assert not names & {"time", "datetime", "random", "secrets", "os", "asyncio"}, path


def test_without_a_clock_nobody_is_ever_late() -> None:
    at = quarto()
    at.wait(10**9)
    assert at.do(commands.Tick()) == []
    assert deadline(at.table.clock) is None
    at.move("7")
    assert at.table.clock.seat is None


def test_no_clock_runs_before_a_round() -> None:
    at = Playing(pace="go:60").seated()
    assert deadline(at.table.clock) is None
    at.wait(10**6)
    assert at.do(commands.Tick()) == []
    at.do(commands.Begin("starter=1"))
    assert deadline(at.table.clock) == at.now + 60_000


def test_q16_a_go_is_place_call_window_and_give() -> None:
    at = quarto(pace="go:60")
    at.move("0")
    began = at.now
    for move in ("a1", "!a1-d1"):
        at.wait(20)
        at.move(move)
        assert deadline(at.table.clock) == began + 60_000
        assert left(at.table.clock, 1, at.now) == began + 60_000 - at.now
    at.move("1")
    assert deadline(at.table.clock) == at.now + 60_000
    assert left(at.table.clock, 1, at.now + 5_000) == 60_000


def test_r6_k13_a_turn_of_several_moves_is_one_go() -> None:
    at = Playing("quaro", options={"refusal": "yes"}, pace="go:60", starter="1").begun()
    at.wait(30)
    at.move("r@c1")
    assert at.table.turn == 0
    assert deadline(at.table.clock) == OPENED + 60_000
    at.move("refill")
    assert deadline(at.table.clock) == at.now + 60_000


@pytest.mark.parametrize("pace", ["go:60", "game:60", "game:60+30"])
def test_q16_whoever_is_to_move_when_the_time_is_up_loses(pace: str) -> None:
    at = quarto(pace=pace)
    at.wait(59.999)
    assert at.do(commands.Tick()) == []
    at.wait(0.001)
    for command in (at.next("7"), commands.Offer(0, "takeback"), commands.Resign(1, sure=True)):
        assert at.refused(command) == "time-up"
    assert at.do(commands.Tick()) == [events.Ended(at=at.now, reason="time", seat=0)]
    assert at.table.outcome is not None
    assert (at.table.outcome.reason, at.table.outcome.winners) == ("time", (1,))
    assert at.do(commands.Tick()) == []
    assert deadline(at.table.clock) is None


def test_q16_a_move_in_the_last_moment_counts_and_a_late_one_does_not() -> None:
    at = quarto(pace="go:60")
    at.wait(59.999)
    at.move("7")
    at.wait(60)
    assert at.refused(at.next("a1")) == "time-up"


def test_who_has_lost_by_time_has_no_time_left() -> None:
    at = quarto(pace="game:60+30")
    at.wait(60)
    at.do(commands.Tick())
    assert at.table.clock.left == (0, 60_000)


def test_a_bot_loses_by_time_as_everybody_does() -> None:
    at = Playing(pace="go:60", starter="2").begun("random")
    at.wait(60)
    at.do(commands.Tick())
    assert at.table.outcome is not None
    assert at.table.outcome.winners == (0,)


def test_r11_k15_with_more_than_two_the_best_of_the_others_win() -> None:
    at = Playing("kwatro", options={"seats": "3"}, pace="go:60", starter="2").begun()
    at.wait(60)
    at.do(commands.Tick())
    assert at.table.outcome is not None
    assert at.table.outcome.winners == (0, 2)


def test_time_for_a_whole_game_is_used_up_go_by_go_and_each_go_brings_the_increment() -> None:
    at = quarto(pace="game:600+5")
    at.wait(10)
    at.move("0")
    assert at.table.clock.left == (595_000, 600_000)
    at.wait(100)
    at.move("a1")
    assert at.table.clock.left == (595_000, 600_000)
    at.wait(20)
    at.move("1")
    assert at.table.clock.left == (595_000, 485_000)
    assert deadline(at.table.clock) == at.now + 595_000
    assert left(at.table.clock, 1, at.now + 9_000) == 485_000


def test_q16_an_unfinished_go_brings_no_increment_when_a_round_ends() -> None:
    at = quarto(pace="game:60+30")
    at.wait(20)
    at.do(commands.Resign(1, sure=True))
    assert at.table.clock == Clock(Pace(0, 60_000, 30_000), (40_000, 60_000), None, at.now)


def test_q16_an_unfinished_go_brings_no_increment_when_moves_are_taken_back() -> None:
    at = quarto(pace="game:60+30")
    at.move("7")
    at.wait(20)
    at.do(commands.Offer(0, "takeback"), commands.Consent(1))
    assert at.table.clock.left == (90_000, 40_000)
    assert deadline(at.table.clock) == at.now + 90_000


def test_q16_after_a_takeback_another_seat_has_a_whole_go() -> None:
    at = quarto(pace="go:60")
    at.move("7")
    at.wait(50)
    at.do(commands.Offer(0, "takeback"), commands.Consent(1))
    assert at.table.turn == 0
    assert deadline(at.table.clock) == at.now + 60_000


def test_q16_taking_back_within_a_go_wins_no_time() -> None:
    at = quarto(pace="go:60")
    at.move("0", "a1")
    until = deadline(at.table.clock)
    at.wait(50)
    at.do(commands.Offer(1, "takeback"), commands.Consent(0))
    assert at.table.turn == 1
    assert deadline(at.table.clock) == until


def test_the_clock_runs_on_while_something_is_asked_and_talked_about() -> None:
    at = quarto(pace="go:60")
    at.move("7")
    until = deadline(at.table.clock)
    at.wait(1)
    at.do(commands.Offer(0, "takeback"), commands.Say(1, "Well …"), commands.Decline(1))
    assert deadline(at.table.clock) == until


def test_another_round_has_all_its_time() -> None:
    at = quarto(pace="game:60+30")
    at.wait(20)
    at.do(commands.Resign(0, sure=True), commands.PlayAgain(0), commands.PlayAgain(1))
    at.wait(1_000)
    at.do(commands.Begin("starter=1"))
    assert at.table.clock == Clock(Pace(0, 60_000, 30_000), (60_000, 60_000), 1, at.now)


def test_a_clock_that_is_set_back_gives_nobody_time() -> None:
    at = quarto(pace="game:60")
    at.wait(-600)
    assert left(at.table.clock, 0, at.now) == 60_000
    at.move("7")
    assert at.table.clock.left == (60_000, 60_000)


PACES = st.builds(
    Pace, game=st.integers(5_000, 10**6), increment=st.integers(0, 10**5)
) | st.builds(Pace, go=st.integers(5_000, 10**6))
STEPS = st.lists(
    st.tuples(st.booleans(), st.none() | st.integers(0, 3), st.integers(-(10**5), 10**6)),
    max_size=30,
)


@settings(deadline=None, derandomize=True)
@given(PACES, STEPS)
def test_only_the_seat_to_move_uses_time_and_nobody_has_less_than_none(
    pace: Pace, steps: list[tuple[bool, int | None, int]]
) -> None:
    clock, now = wound_up(pace, 4), OPENED
    for finished, seat, later in steps:
        before, now = clock, now + later
        clock = (turned if finished else broken_off)(before, seat, now)
        idle = [other for other in range(4) if other != before.seat]
        assert [clock.left[other] for other in idle] == [before.left[other] for other in idle]
        assert min(clock.left) >= 0
        assert clock.seat == seat
        assert sum(clock.left) <= sum(before.left) + (pace.increment if finished else 0)
        assert all(left(clock, each, now) >= 0 for each in range(4))
        assert (deadline(clock) is None) == (seat is None)


@settings(deadline=None, derandomize=True)
@given(PACES, st.integers(0, 3), st.integers(0, 2 * 10**6))
def test_the_time_is_up_exactly_when_none_is_left(pace: Pace, seat: int, later: int) -> None:
    clock, now = turned(wound_up(pace, 4), seat, OPENED), OPENED + later
    until = deadline(clock)
    assert until is not None
    assert (now >= until) == (left(clock, seat, now) == 0)
