"""Moves: by the seat to move, in the position it has seen, by the rules of the game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fourfold.core import record as records
from fourfold.table import commands, events
from fourfold.table.decide import MOST_EVENTS
from table.playing import ALL_GAMES, OPENED, Playing, quarto, some_moves


def test_q4_who_is_to_move_moves_and_the_next_seat_is_to_move() -> None:
    at = quarto()
    assert at.move("7") == [events.Moved(at=OPENED, seat=0, move="7")]
    assert at.table.turn == 1
    assert at.move("b3") == [events.Moved(at=OPENED, seat=1, move="b3")]
    assert at.table.turn == 1


def test_nobody_moves_out_of_turn() -> None:
    at = quarto()
    assert at.refused(commands.Move(1, "7", at.table.changed)) == "not-your-turn"


def test_a_move_is_for_the_position_that_was_seen() -> None:
    at = quarto()
    seen = at.table.changed
    at.move("7", "a1")
    for seq in (seen, at.table.changed - 1, at.table.changed + 1, 0, -1):
        assert at.refused(commands.Move(1, "0", seq)) == "stale"


def test_talk_does_not_make_a_page_stale() -> None:
    at = quarto()
    seen = at.table.changed
    at.do(commands.Say(1, "Take your time."), commands.Hail(0, "thanks"))
    at.do(commands.Mute(0, 1, muted=True), commands.Move(0, "7", seen))
    assert at.table.turn == 1


def test_a_takeback_makes_a_page_stale() -> None:
    at = quarto()
    at.move("7")
    seen = at.table.changed
    at.do(commands.Offer(0, "takeback"), commands.Consent(1))
    assert at.refused(commands.Move(0, "7", seen)) == "stale"


def test_an_old_page_that_moves_for_another_seat_hears_that_it_is_old() -> None:
    at = quarto()
    assert at.refused(commands.Move(1, "7", at.table.changed - 1)) == "stale"


@pytest.mark.parametrize(
    ("moves", "move", "reason"),
    [
        ((), "a1", "give-first"),
        (("7",), "8", "place-first"),
        (("7", "a1"), "7", "piece-gone"),
        (("7", "a1", "8"), "a1", "cell-taken"),
        ((), "!a1-d1", "window-shut"),
        ((), "-", "nothing-to-pass"),
        ((), "z9", "notation"),
        ((), "", "notation"),
        ((), "\ud800", "notation"),
    ],
)
def test_q4_an_illegal_move_is_refused_with_the_reason_of_the_game(
    moves: tuple[str, ...], move: str, reason: str
) -> None:
    at = quarto()
    at.move(*moves)
    assert at.refused(at.next(move)) == reason


def test_r8_k6_other_games_refuse_with_their_own_reasons() -> None:
    at = Playing("quaro").begun()
    assert at.refused(at.next("refill")) == "place-first"
    assert at.refused(at.next("g@a1")) == "notation"
    at = Playing("kwatro", starter="1").begun()
    assert at.refused(at.next("swap rc1@0,0")) == "not-in-hand"
    assert at.refused(at.next("swap bc1@0,0")) == "no-joker-there"


def test_a_move_is_kept_in_the_notation_of_the_game() -> None:
    at = quarto()
    at.move("0", "a1", "1", "b1", "2", "c1", "3", "d1")
    assert at.move("!d1-a1")[-1] == events.Moved(at=OPENED, seat=0, move="!a1-d1")


# Four pieces with a trait in common on row 1; the last of them lies there unnoticed so far.
LINE = "0 a1 1 b1 2 c1 3 d1".split()


def test_q6_who_has_placed_calls_between_placing_and_giving() -> None:
    at = quarto()
    at.move(*LINE, "!a1-d1")
    assert at.table.outcome is not None
    assert (at.table.outcome.reason, at.table.outcome.winners) == ("called", (0,))


def test_q7_who_is_given_a_piece_calls_what_the_giver_has_missed() -> None:
    at = quarto()
    at.move(*LINE, "7")
    assert at.table.turn == 1
    at.move("!a1-d1")
    assert at.table.outcome is not None
    assert (at.table.outcome.reason, at.table.outcome.winners) == ("stolen", (1,))


def test_q8_a_line_that_nobody_has_called_is_dead() -> None:
    at = quarto()
    at.move(*LINE, "7", "a2")
    assert at.move("!a1-d1")
    assert at.table.is_on


def test_q10_after_the_last_piece_both_may_call_or_pass() -> None:
    at = quarto()
    pieces = "0 7 b 4 1 c 8 e 9 5 3 2 a f d 6".split()
    cells = [f"{column}{row}" for row in "1234" for column in "abcd"]
    at.move(*(word for pair in zip(pieces, cells, strict=True) for word in pair))
    placer = at.table.turn
    at.move("-")
    assert at.table.turn != placer
    at.move("-")
    assert at.table.outcome is not None
    assert (at.table.outcome.reason, at.table.outcome.winners) == ("full", ())


def test_q11_a_false_call_is_announced_costs_nothing_and_is_made_once() -> None:
    at = quarto()
    at.move("0", "a1", "!a1-d1")
    assert at.table.turn == 1
    assert at.heard(0) == at.heard(1) == at.heard(None) != ""
    assert at.refused(at.next("!a1-a4")) == "call-used"
    at.move("7")
    at.move("!a1-d1")
    assert at.table.turn == 0


def test_q12_where_lines_win_by_themselves_nobody_calls() -> None:
    at = Playing(options={"calling": "automatic"}, starter="1").begun()
    assert at.refused(at.next("!a1-d1")) == "calling-automatic"
    at.move(*LINE)
    assert at.table.outcome is not None
    assert at.table.outcome.winners == (0,)


def test_after_the_end_nothing_is_played() -> None:
    at = quarto()
    at.move(*LINE, "!a1-d1")
    changed = at.table.changed
    for command in (
        commands.Move(0, "7", changed),
        commands.Move(1, "7", changed),
        commands.Offer(0, "takeback"),
        commands.Offer(0, "end"),
        commands.Resign(1, sure=True),
    ):
        assert at.refused(command) == "round-over"
    assert at.do(commands.Tick()) == []


@pytest.mark.parametrize("game", ALL_GAMES)
def test_whole_rounds_are_what_their_records_replay(game: str) -> None:
    at = Playing(game).begun()
    at.move(*some_moves(at.table, 3, 2_000))
    assert at.table.match is not None
    assert at.table.outcome is not None
    assert at.table.match.position == records.replay(at.table.match.record)
    assert at.table.seq == len(at.events) + 1


def test_a_full_table_takes_no_more_talk_but_plays_its_round_to_the_end() -> None:
    at = quarto()
    at.table = replace(at.table, seq=MOST_EVENTS)
    for command in (
        commands.Say(0, "Hello"),
        commands.Hail(0, "hello"),
        commands.Mute(0, 1, muted=True),
        commands.Offer(0, "takeback"),
        commands.PlayAgain(0),
    ):
        assert at.refused(command) == "table-full"
    at.move("7")
    at.do(commands.Resign(0, sure=True))
    assert at.table.outcome is not None
    assert at.refused(commands.Say(0, "Oh")) == "table-full"


def test_time_runs_out_at_a_full_table_too() -> None:
    at = Playing(pace="go:60").begun()
    at.table = replace(at.table, seq=MOST_EVENTS)
    at.wait(60)
    at.do(commands.Tick())
    assert at.table.outcome is not None
