"""Quarto as things to say: which key with which facts, and that every key has words (Q1–Q14)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from fourfold.core.errors import IllegalMove
from fourfold.core.phrase import Phrase, Seat, phrase
from fourfold.core.picture import Note
from fourfold.games.quarto import notation, phrases, rules
from fourfold.games.quarto.phrases import line_phrase, piece_phrase
from fourfold.games.quarto.rules import Move, Position
from fourfold.speech import LANGUAGES, Speaker
from games.quarto.scenes import LINES, SQUARES, after, agreed, at, begin
from games.quarto.strategies import games

COMPLETED = "0 a1 2 b1 4 c1 6 d1"
ROW = phrase("line-row", first="a1", last="d1", row="1", column="a")


def told(position: Position, move: str) -> Phrase:
    """What is said of a move, by its text."""
    (said,) = phrases.tell(position, notation.read_move(move), after(position, move))
    return said


def piece(digit: str, words: str = "") -> Phrase:
    return piece_phrase(agreed(words), int(digit, 16))


def ending(position: Position) -> Phrase:
    outcome = rules.outcome(position)
    assert outcome is not None
    return phrases.ending(position, outcome)


# Q1: pieces by the names of the set.
def test_a_piece_is_told_by_its_four_traits() -> None:
    assert piece("7") == phrase(
        "piece-access", shape="square", height="tall", body="solid", surface="grooved"
    )
    assert piece("7", "set=classic") == phrase(
        "piece-classic", colour="dark", shape="square", height="short", body="hollow"
    )


# Q5, Q14: lines by their ends.
@pytest.mark.parametrize(
    ("line", "key", "row", "column"),
    [
        ("a3-d3", "line-row", "3", "a"),
        ("b1-b4", "line-column", "1", "b"),
        ("a1-d4", "line-diagonal", "1", "a"),
        ("d1-a4", "line-diagonal", "1", "d"),
        ("b2-c3", "line-square", "2", "b"),
    ],
)
def test_a_line_is_told_by_its_kind_and_its_ends(
    line: str, key: str, row: str, column: str
) -> None:
    first, last = line.split("-")
    expected = phrase(key, first=first, last=last, row=row, column=column)
    assert line_phrase(notation.read_line(line)) == expected


def test_ten_lines_and_nine_squares_are_told_apart() -> None:
    """Q5, Q14."""
    keys = [line_phrase(notation.read_line(line)).key for line in {**LINES, **SQUARES}]
    assert [keys.count(f"line-{kind}") for kind in ("row", "column", "diagonal", "square")] == [
        4,
        4,
        2,
        9,
    ]


# Moves as they are made.
def test_giving_tells_who_gives_what() -> None:
    """Q4."""
    assert told(begin(), "7") == phrase("gives", seat=Seat(0), piece=piece("7"))


def test_placing_tells_who_places_what_where() -> None:
    """Q4."""
    given = after(begin(), "7")
    assert told(given, "b3") == phrase("places", seat=Seat(1), piece=piece("7"), cell="b3")


def test_a_true_call_tells_who_calls_which_line() -> None:
    """Q6, Q7."""
    placed = after(begin(), COMPLETED)
    assert told(placed, "!a1-d1") == phrase("calls", seat=Seat(0), line=ROW)
    assert told(after(placed, "8"), "!d1-a1") == phrase("calls", seat=Seat(1), line=ROW)


def test_a_false_call_is_told_as_false() -> None:
    """Q11: to everybody, for a telling goes to all seats."""
    line = phrase("line-column", first="a1", last="a4", row="1", column="a")
    expected = phrase("calls-falsely", seat=Seat(0), line=line)
    assert told(after(begin(), COMPLETED), "!a1-a4") == expected


def test_a_pass_tells_who_passes() -> None:
    """Q10."""
    full = at("420d/3be9/f817/5c6a - window=d4")
    assert told(full, "-") == phrase("passes", seat=Seat(0))
    assert told(after(full, "-"), "-") == phrase("passes", seat=Seat(1))


def test_a_move_as_an_order() -> None:
    expected = {
        "7": phrase("move-give", piece=piece("7")),
        "b3": phrase("move-place", cell="b3"),
        "!a1-d1": phrase("move-call", line=ROW),
        "-": phrase("move-pass"),
    }
    assert {m: phrases.move(begin(), notation.read_move(m)) for m in expected} == expected


# What there is to do.
@pytest.mark.parametrize(
    ("position", "key", "call"),
    [
        ("..../..../..../.... -", "prompt-give", "no"),
        ("7.../..../..../.... - window=a1", "prompt-give", "yes"),
        ("7.../..../..../.... - window=a1 called=2", "prompt-give", "no"),
        ("420d/3be9/f817/5c6a - window=d4", "prompt-last", "yes"),
        ("420d/3be9/f817/5c6a - window=d4 called=1", "prompt-last", "no"),
        ("420d/3be9/f817/5c6a - window=d4 called=1 passes=1", "prompt-last", "yes"),
    ],
)
def test_who_moves_is_asked_to_give_or_to_pass_and_told_of_a_call(
    position: str, key: str, call: str
) -> None:
    """Q4, Q6, Q10, Q11."""
    view = at(position)
    assert phrases.prompt(view) == phrase(key, seat=Seat(rules.turn(view)), call=call)


@pytest.mark.parametrize(
    ("position", "call"),
    [
        ("..../..../..../.... 7", "no"),
        ("0.../..../..../.... 7 window=a1", "yes"),
        ("0.../..../..../.... 7 window=a1 called=1", "no"),
    ],
)
def test_the_receiver_is_asked_to_place_and_told_of_a_call(position: str, call: str) -> None:
    """Q4, Q7, Q11."""
    view = at(position)
    expected = phrase("prompt-place", seat=Seat(rules.turn(view)), piece=piece("7"), call=call)
    assert phrases.prompt(view) == expected


# Why a move is refused.
@pytest.mark.parametrize(
    ("words", "moves", "move", "expected"),
    [
        ("", "", "a1", phrase("refused-give-first")),
        ("", "7", "0", phrase("refused-place-first", piece=piece("7"))),
        ("", "7 b3", "7", phrase("refused-piece-gone", piece=piece("7"))),
        ("", "7 b3 0", "b3", phrase("refused-cell-taken", cell="b3")),
        ("", "", "!a1-d1", phrase("refused-window-shut")),
        ("", "7 b3 !a1-d1", "!a1-d1", phrase("refused-call-used")),
        ("", "7 b3", "!b2-c3", phrase("refused-line-not-counted")),
        ("calling=automatic", "7 b3", "!a1-d1", phrase("refused-calling-automatic")),
        ("", "7 b3", "-", phrase("refused-nothing-to-pass")),
        ("", COMPLETED + " !a1-d1", "8", phrase("refused-game-over")),
    ],
)
def test_a_refusal_is_told_with_its_facts(
    words: str, moves: str, move: str, expected: Phrase
) -> None:
    """Q4, Q8, Q10–Q12, Q14."""
    position = after(begin(words), moves)
    with pytest.raises(IllegalMove) as refusal:
        rules.play(position, notation.read_move(move))
    assert phrases.refusal(position, refusal.value) == expected


# How it ended.
def test_the_end_tells_who_won_how_and_what_the_line_shares() -> None:
    """Q6, Q7, Q12: 0, 2, 4 and 6 are round and grooved."""
    values = (phrase("round"), phrase("grooved"))
    placed, automatic = after(begin(), COMPLETED), after(begin("calling=automatic"), COMPLETED)
    for won, key, seat in (
        (after(placed, "!a1-d1"), "ending-called", 0),
        (after(placed, "8 !a1-d1"), "ending-stolen", 1),
        (automatic, "ending-line", 0),
    ):
        assert ending(won) == phrase(key, seat=Seat(seat), line=ROW, values=values)


def test_the_end_tells_only_values_of_traits_that_count() -> None:
    """Q13."""
    won = after(begin("traits=0,1"), COMPLETED + " !a1-d1")
    assert dict(ending(won).facts)["values"] == (phrase("round"),)


def test_the_end_of_a_draw_tells_no_seat() -> None:
    """Q9."""
    assert ending(at("420d/3be9/f817/5c6a - window=d4 passes=2")) == phrase("ending-full")


# What to notice.
def test_notes_tell_where_a_fourth_piece_could_share() -> None:
    """Q5: three round and grooved pieces, and d1 is free."""
    (note,) = phrases.notes(at("024./..../..../.... - window=c1"))
    values = (phrase("round"), phrase("grooved"))
    told = phrase("note-open", line=ROW, cell="d1", values=values)
    assert note == Note(told, "d1", ("a1", "b1", "c1", "d1"))


def test_notes_leave_out_what_cannot_be_completed() -> None:
    """Q5, Q13: full lines, lines with two free cells, three that share nothing that counts."""
    assert phrases.notes(at("0246/..../..../.... - window=d1")) == ()
    assert phrases.notes(at("02../..../..../.... - window=b1")) == ()
    assert phrases.notes(at("0f1./..../..../.... - window=c1")) == ()
    assert phrases.notes(at("024./..../..../.... - window=c1", "traits=1,2")) == ()


def test_notes_tell_of_squares_where_they_count() -> None:
    """Q14."""
    corner = "02../4.../..../.... - window=a2"
    assert phrases.notes(at(corner)) == ()
    (note,) = phrases.notes(at(corner, "squares=yes"))
    assert (note.cell, note.line) == ("b2", ("a1", "b1", "a2", "b2"))


# Words.
@pytest.mark.parametrize("language", LANGUAGES)
@settings(max_examples=20, deadline=None)
@given(played=games())
def test_everything_can_be_said_in_every_language(
    language: str, played: list[tuple[Position, Move]]
) -> None:
    for wording in ("full", "short"):
        speaker = Speaker(language, ("fourfold.games.quarto",), ("Anna", "Ben"), wording)
        for position, move in played:
            then = rules.play(position, move)
            assert speaker.say(phrases.prompt(position))
            assert all(map(speaker.say, phrases.tell(position, move, then)))
            assert speaker.say(phrases.move(position, move))
            assert all(speaker.say(note.phrase) for note in phrases.notes(then))
        assert speaker.say(ending(then))
