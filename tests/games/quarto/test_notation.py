"""Quarto as text: everything written is read back, and everything else is a NotationError."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourfold.core import record
from fourfold.core.errors import NotationError
from fourfold.core.notation import LONGEST
from fourfold.games import get
from fourfold.games.quarto import notation, rules
from fourfold.games.quarto.rules import Call, Give, Options, Pass, Place
from games.quarto import naive
from games.quarto.scenes import CELLS, DIGITS, LINES, SQUARES, agreed, at, begin
from games.quarto.strategies import RULE_SETS, games, positions

RECORD = Path(__file__).parents[2] / "data" / "quarto" / "record.txt"
NAMED = {**LINES, **SQUARES}
AUTOMATIC = "calling=automatic"


def expected(read: Callable[[], object]) -> tuple[str, int]:
    """What was expected, and at which character."""
    with pytest.raises(NotationError) as error:
        read()
    return error.value.expected, error.value.at


# Options (Q1, Q12–Q15).
def test_nothing_said_is_the_game_of_the_leaflet() -> None:
    assert notation.read_options({}) == Options("access", spoken=True, squares=False)
    assert notation.read_options({}).traits == (0, 1, 2, 3)


def test_each_option_has_its_words() -> None:
    """Q1, Q12, Q13, Q14."""
    words = {"set": "classic", "calling": "automatic", "squares": "yes", "traits": "1,3"}
    options = Options("classic", spoken=False, squares=True, traits=(1, 3))
    assert notation.read_options(words) == options
    assert notation.write_options(options) == words


@given(RULE_SETS)
def test_every_rule_set_reads_back(options: Options) -> None:
    """Q15."""
    assert notation.read_options(notation.write_options(options)) == options


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ({"set": "deluxe"}, "expected-option-set"),
        ({"calling": ""}, "expected-option-calling"),
        ({"squares": "9"}, "expected-option-squares"),
        ({"traits": ""}, "expected-option-traits"),
        ({"traits": "4"}, "expected-option-traits"),
        ({"traits": "1,0"}, "expected-option-traits"),
        ({"traits": "0,0"}, "expected-option-traits"),
        ({"clock": "60"}, "expected-option"),
    ],
)
def test_options_that_do_not_exist_are_refused(words: dict[str, str], key: str) -> None:
    """Q13: no trait is no subset, and a subset has one way to be written."""
    assert expected(lambda: notation.read_options(words)) == (key, 1)


# The deal (Q3).
def test_the_starter_is_counted_from_one() -> None:
    for seat in (0, 1):
        deal = rules.Deal(seat)
        assert notation.write_deal(deal) == f"starter={seat + 1}"
        assert notation.read_deal(f"starter={seat + 1}", agreed()) == deal


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "expected-deal"),
        ("first=1", "expected-deal"),
        ("starter=1 first=2", "expected-deal"),
        ("starter", "expected-key-value"),
        ("starter=", "expected-key-value"),
        ("starter=0", "expected-seat"),
        ("starter=3", "expected-seat"),
        ("starter=²", "expected-seat"),
        ("starter=-1", "expected-seat"),
        ("starter=99999999999999999999", "expected-seat"),
    ],
)
def test_a_deal_names_one_of_two_starters(text: str, key: str) -> None:
    assert expected(lambda: notation.read_deal(text, agreed()))[0] == key


# Moves (Q4–Q6, Q10, Q14).
def test_a_digit_gives_a_piece() -> None:
    for piece, digit in enumerate(DIGITS):
        assert notation.read_move(digit) == Give(piece)
        assert notation.write_move(Give(piece)) == digit


def test_a_cell_places_the_piece_in_hand() -> None:
    """The cells from a1 at the top left, row by row, to d4."""
    for cell, name in enumerate(CELLS):
        assert notation.read_move(name) == Place(cell)
        assert notation.write_move(Place(cell)) == name


@pytest.mark.parametrize("name", NAMED)
def test_a_call_names_a_line_by_its_ends_and_a_square_by_its_corners(name: str) -> None:
    """Q5, Q6, Q14."""
    line = tuple(map(CELLS.index, NAMED[name].split()))
    move = notation.read_move(f"!{name}")
    assert isinstance(move, Call)
    assert move.line == line
    assert notation.write_move(move) == f"!{name}"


@pytest.mark.parametrize("name", NAMED)
def test_a_line_may_be_named_from_its_other_end(name: str) -> None:
    first, last = name.split("-")
    assert notation.read_move(f"!{last}-{first}") == notation.read_move(f"!{name}")


@pytest.mark.parametrize("name", SQUARES)
def test_a_square_may_be_named_by_any_two_opposite_corners(name: str) -> None:
    _, right, left, _ = SQUARES[name].split()
    assert notation.read_move(f"!{right}-{left}") == notation.read_move(f"!{name}")


def test_a_dash_passes() -> None:
    """Q10."""
    assert notation.read_move("-") == Pass()
    assert notation.write_move(Pass()) == "-"


@pytest.mark.parametrize("text", ["", "g", "A", "10", "e1", "a5", "a0", "A1", "a1b", "7 ", "--"])
def test_other_words_are_no_moves(text: str) -> None:
    assert expected(lambda: notation.read_move(text)) == ("expected-move", 1)


@pytest.mark.parametrize(
    "text", ["!", "!a1", "!a1-c1", "!a1-a1", "!a1d1", "!a1-d1-", "!d1-a3", "!!a1-d1", "!a1-c3"]
)
def test_a_call_without_a_line_is_no_move(text: str) -> None:
    """Q6, Q11: a call names a line."""
    assert expected(lambda: notation.read_move(text)) == ("expected-line", 2)


@given(games())
def test_the_moves_of_a_game_read_back(played: list[tuple[rules.Position, rules.Move]]) -> None:
    moves = [move for _, move in played]
    text = " ".join(map(notation.write_move, moves))
    assert [notation.read_move(word) for word in notation.split_moves(text)] == moves


# Positions.
def test_a_position_is_read_row_by_row_from_the_top() -> None:
    position = at("0.../.5../..../.... 7")
    assert position.cells == (0, *(None,) * 4, 5, *(None,) * 10)
    assert position.hand == 7
    assert (position.starter, position.window, position.won) == (0, None, None)


def test_the_rest_of_a_position_stands_in_words() -> None:
    position = at("0246/..../..../.... 8 starter=2 window=d1 called=2 won=d1-a1")
    assert position == rules.Position(
        agreed(),
        starter=1,
        cells=(0, 2, 4, 6, *(None,) * 12),
        hand=8,
        window=3,
        called=frozenset((1,)),
        won=(0, 1, 2, 3),
    )
    text = "0246/..../..../.... 8 starter=2 window=d1 called=2 won=a1-d1"
    assert notation.write_position(position) == text


def test_seats_that_have_called_are_written_in_their_order() -> None:
    """Q11."""
    position = at("0246/..../..../.... 8 window=d1 called=2,1")
    assert position.called == {0, 1}
    assert notation.write_position(position) == "0246/..../..../.... 8 window=d1 called=1,2"


def test_the_start_is_an_empty_board() -> None:
    assert notation.write_position(begin()) == "..../..../..../.... -"
    assert notation.write_position(begin(starter=2)) == "..../..../..../.... - starter=2"


def test_in_automatic_games_the_board_itself_says_what_has_won() -> None:
    """Q12."""
    won = at("0246/..../..../.... -", AUTOMATIC)
    assert won.won == (0, 1, 2, 3)
    assert notation.write_position(won) == "0246/..../..../.... -"
    assert at("0f12/..../..../.... -", AUTOMATIC).won is None


@pytest.mark.parametrize(
    ("text", "key", "character"),
    [
        ("", "expected-board", 1),
        ("..../..../.... -", "expected-board", 1),
        ("..../..../..../..../.... -", "expected-board", 1),
        (".../..../..../.... -", "expected-board", 1),
        ("..../..../..../..x. -", "expected-piece", 18),
        ("F.../..../..../.... -", "expected-piece", 1),
        ("7.../..../..../7... -", "expected-piece-once", 16),
        ("..../..../..../....", "expected-hand", 21),
        ("..../..../..../.... .", "expected-hand", 21),
        ("..../..../..../.... 77", "expected-hand", 21),
    ],
)
def test_what_is_wrong_with_board_and_hand_is_told(text: str, key: str, character: int) -> None:
    assert expected(lambda: at(text)) == (key, character)


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("7", "expected-key-value"),
        ("window=a1 window=a1", "expected-key-value"),
        ("turn=1", "expected-state-word"),
        ("starter=3", "expected-seat"),
        ("window=e1", "expected-cell"),
        ("called=5", "expected-seat"),
        ("called=1,", "expected-seat"),
        ("passes=0", "expected-passes"),
        ("passes=3", "expected-passes"),
        ("won=a1-c1", "expected-line"),
    ],
)
def test_what_is_wrong_with_the_words_is_told(words: str, key: str) -> None:
    assert expected(lambda: at(f"0246/..../..../.... - {words}"))[0] == key


@pytest.mark.parametrize(
    "text",
    [
        "7.../..../..../.... 7",  # Q4: a piece is on the board or in hand
        "cf80/d24b/379a/e561 1",  # Q10: no piece is left to give
        "7.../..../..../.... - window=b1",  # Q8: the newest piece lies in the window
        "7.../..../..../.... - window=a1 called=3",  # Q3: two play
        "7.../..../..../.... - window=a1 passes=1",  # Q10: nobody passes before the end
        "0f12/..../..../.... - window=d1 won=a1-d1",  # Q5: 0 and f share nothing
        "024./..../..../.... - window=c1 won=a1-d1",  # Q5: the line is not complete
        "0246/8.../..../.... - window=a2 won=a1-d1",  # Q8: the line was dead
        "0246/..../..../.... - won=a1-d1",  # Q8: and this one as well
    ],
)
def test_positions_that_no_spoken_game_reaches_are_refused(text: str) -> None:
    assert expected(lambda: at(text))[0] == "expected-reachable-position"


@pytest.mark.parametrize(
    "text",
    [
        "..../..../..../.... - called=1",  # Q11: no window is open
        "7.../..../..../.... 0 called=1",  # Q11: no window is open
        "7.../..../..../.... - window=a1 called=1",  # Q7: the other has not had their chance yet
        "0246/..../..../.... - window=d1 called=1 won=a1-d1",  # Q11: their call was used
        "0246/..../..../.... 8 window=d1 called=2 won=a1-d1",  # Q11: their call was used
        "cf80/d24b/379a/e561 - window=d4 called=2",  # Q10: the other has not had their chance yet
        "cf80/d24b/379a/e561 - window=d4 passes=2 won=d1-d4",  # Q10: the game was drawn
        "..02/..46/..../.... - window=c1 won=c1-d2",  # Q14: squares do not count
    ],
)
def test_calls_that_no_spoken_game_allows_are_refused(text: str) -> None:
    assert expected(lambda: at(text))[0] == "expected-reachable-position"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("0246/..../..../.... 8", "expected-reachable-position"),  # the game was over
        ("7.../..../..../.... - window=a1", "expected-reachable-position"),  # there is no window
        ("7.../..../..../.... - called=1", "expected-reachable-position"),  # nor a call
        ("420d/3be9/f817/5c6a - passes=1", "expected-reachable-position"),  # nor a pass
        ("0f12/..../..../.... - won=a1-d1", "expected-reachable-position"),  # nothing shared
        ("0246/..../8ace/.... -", "expected-one-last-placement"),  # the first ended the game
    ],
)
def test_positions_that_no_automatic_game_reaches_are_refused(text: str, key: str) -> None:
    """Q12."""
    assert expected(lambda: at(text, AUTOMATIC))[0] == key


def test_two_lines_through_one_cell_may_have_been_completed_at_once() -> None:
    """Q5, Q12."""
    assert at("0246/8.../c.../e... -", AUTOMATIC).won == (0, 1, 2, 3)


@pytest.mark.parametrize(
    "text", ["0246/8.../c.../e... - won=a1-a4", "0246/..../8ace/.... - won=a1-d1"]
)
def test_the_won_line_of_an_automatic_game_is_not_named(text: str) -> None:
    """Q12: the board itself says what has won, so it has one way to be written."""
    assert expected(lambda: at(text, AUTOMATIC))[0] == "expected-reachable-position"


# Records.
def test_a_recorded_game_reads_back_and_replays_to_its_end() -> None:
    """Q3, Q8, Q10, Q11, Q14: false calls, squares missed, and the last one stolen after a pass."""
    text = RECORD.read_text("utf-8")
    game = record.read(text, get)
    assert record.write(game) == text
    twin = naive.begin(text.split("options: ")[1].split("\n")[0], 1)
    for move in game.moves:
        twin = naive.play(twin, notation.write_move(move))
    assert naive.outcome(twin) == ("stolen", [0])
    assert notation.write_position(record.replay(game)) == naive.write(twin)


# Whatever a stranger sends.
READERS: list[Callable[[str], object]] = [
    notation.read_move,
    notation.read_line,
    lambda text: notation.read_deal(text, agreed()),
    lambda text: notation.read_position(text, agreed()),
    lambda text: notation.read_position(text, agreed("calling=automatic squares=yes traits=0")),
    lambda text: notation.read_options({"set": text}),
    lambda text: notation.read_options({"traits": text}),
    lambda text: notation.read_options({text: "yes"}),
]


def misread(read: Callable[[str], object], text: str) -> NotationError | None:
    """The error of a text that cannot be read; whatever else is raised is a bug."""
    try:
        read(text)
    except NotationError as error:
        return error
    return None


def check_readers(text: str) -> None:
    for error in (misread(read, text) for read in READERS):
        if error is not None:
            assert error.expected.startswith("expected-")
            assert error.at >= 1
            assert len(error.found) < 50


@settings(max_examples=300, deadline=None)
@given(st.text() | st.text("0123456789abcdef./-!= ,windowcalledpassesstarter\n\t\x00²"))
def test_any_text_is_read_or_a_notation_error(text: str) -> None:
    check_readers(text)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A true text with some pieces of it cut out, put in, or exchanged for others."""
    text = notation.write_position(draw(positions()))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        stop = start + draw(st.integers(0, 3))
        inserted = draw(st.text(max_size=3) | st.sampled_from([text[start:], " won=a1-d1", "7"]))
        text = text[:start] + inserted + text[stop:]
    return text


@settings(max_examples=300, deadline=None)
@given(mutated(), RULE_SETS)
def test_a_mutated_position_is_read_and_written_alike_or_a_notation_error(
    text: str, options: Options
) -> None:
    check_readers(text)
    if misread(lambda text: notation.read_position(text, options), text):
        return
    position = notation.read_position(text, options)
    if options.spoken or position.won is None:
        assert notation.read_position(notation.write_position(position), options) == position
    assert bool(rules.moves(position)) == (rules.outcome(position) is None)


@pytest.mark.parametrize(
    "text", ["7" * 10**6, "!" * 10**6, "-" * 10**6, "a1-" * 10**5, " " * 10**6, "./" * 10**6]
)
def test_texts_beyond_all_measure_are_refused_at_once(text: str) -> None:
    began = perf_counter()
    assert all(misread(read, text) for read in READERS)
    assert perf_counter() - began < 1


@pytest.mark.parametrize("read", [notation.read_move, at])
def test_a_text_longer_than_any_position_is_refused_unread(read: Callable[[str], object]) -> None:
    for text in ("7" * (LONGEST + 1), "..../..../..../.... - " + "a=1 " * LONGEST):
        error = misread(read, text)
        assert error is not None
        assert error.expected == "expected-short-text"
