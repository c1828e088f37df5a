"""Q8: what died because nobody called it is told to whoever looks back, and to nobody before."""

from __future__ import annotations

from random import Random

import pytest

from fourfold.core.phrase import Phrase, phrase
from fourfold.games.quarto import phrases, rules
from fourfold.games.quarto.notation import read_line, read_move
from fourfold.games.quarto.rules import Position
from games.quarto.scenes import after, at, begin, game

# Player 1 has just completed the top row with even pieces, all of them round.
COMPLETED = "0 a1 2 b1 4 c1 6 d1"


def told(position: Position, move: str) -> tuple[Phrase, ...]:
    return phrases.hindsight(position, read_move(move), after(position, move))


def missed(line: str, *values: str) -> Phrase:
    said = phrases.line_phrase(read_line(line))
    return phrase("missed", line=said, values=tuple(map(phrase, values)))


def test_q8_a_line_dies_when_the_next_piece_is_placed() -> None:
    given = after(begin(), COMPLETED + " 8")
    assert told(given, "a2") == (missed("a1-d1", "round", "grooved"),)


def test_q7_while_the_other_may_call_nothing_has_died() -> None:
    assert told(after(begin(), COMPLETED), "8") == ()
    assert told(after(begin(), COMPLETED), "!a1-a4") == ()


def test_q6_and_q7_a_line_that_was_called_has_not_died() -> None:
    assert told(after(begin(), COMPLETED), "!a1-d1") == ()
    assert told(after(begin(), COMPLETED + " 8"), "!a1-d1") == ()


def test_q8_a_line_dies_once() -> None:
    assert told(after(begin(), COMPLETED + " 8 a2 1"), "b2") == ()


def test_q5_lines_that_share_nothing_are_not_told() -> None:
    assert told(at("0f12/..../..../.... 3 window=d1"), "a2") == ()


def test_q13_only_values_that_count_are_told() -> None:
    given = after(begin("traits=3"), COMPLETED + " 8")
    assert told(given, "a2") == (missed("a1-d1", "grooved"),)


def test_q14_squares_die_where_they_count() -> None:
    text = "02../46../..../.... 9 window=b2"
    assert told(at(text), "d4") == ()
    assert told(at(text, "squares=yes"), "d4") == (missed("a1-b2", "round", "grooved"),)


def test_q10_in_the_last_window_a_line_dies_when_both_have_passed() -> None:
    """The last column is 8, 9, a and b."""
    last = at("0fc8/3e59/d71a/246b - window=d4")
    assert told(last, "-") == ()
    assert told(after(last, "-"), "-") == (missed("d1-d4", "hollow", "smooth"),)


def test_q12_nothing_dies_where_lines_win_by_themselves() -> None:
    for seed in range(5):
        for position, move in game(begin("calling=automatic"), Random(seed)):
            assert phrases.hindsight(position, move, rules.play(position, move)) == ()


@pytest.mark.parametrize("words", ["", "squares=yes", "traits=1"])
def test_q8_all_lines_told_in_hindsight_are_those_that_the_board_shows_as_dead(words: str) -> None:
    for seed in range(20):
        dead: list[Phrase] = []
        for position, move in game(begin(words), Random(seed)):
            then = rules.play(position, move)
            dead += phrases.hindsight(position, move, then)
            shown = {missed_line(then, line) for line in phrases.dead_lines(then)}
            if then.passes < 2:
                assert set(dead) == shown


def missed_line(position: Position, line: rules.Line) -> Phrase:
    values = phrases.shared_values(position, line)
    return phrase("missed", line=phrases.line_phrase(line), values=values)


def test_nothing_of_it_is_told_during_a_game() -> None:
    given = after(begin(), COMPLETED + " 8")
    heard = phrases.tell(given, read_move("a2"), after(given, "a2"))
    assert "missed" not in {told.key for told in heard}
