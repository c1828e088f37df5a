"""Quaro as text: everything written is read back equal, and the rest is refused with a reason."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourfold import games
from fourfold.core import record
from fourfold.core.errors import NotationError
from fourfold.core.notation import LONGEST
from fourfold.games.quaro import notation, rules
from fourfold.games.quaro.rules import ANSWERS, PLACES, Move, Options, Place, Refill, Stay
from games.quaro import naive
from games.quaro.layout import BARE, random_game, shuffled_by

RECORD = Path(__file__).parents[2] / "data" / "quaro" / "record.txt"
OPTIONS = Options(seats=2, refusal=True)
LENIENT = Options(seats=3, refusal=False)
BAG = "rgby" * 12
REST = "r" * 10 + "g" * 10 + "b" * 10 + "y" * 10


def error(read: Callable[[str], object], text: str) -> tuple[str, int]:
    with pytest.raises(NotationError) as refused:
        read(text)
    return refused.value.expected, refused.value.at


# Moves


def test_a_move_is_a_colour_and_a_cell_or_the_answer_of_r8() -> None:
    assert notation.read_move("y@c4") == Place(3, notation.NAMES.index("c4"))
    assert notation.read_move("refill") == Refill()
    assert notation.read_move("stay") == Stay()


def test_every_move_is_read_back() -> None:
    moves: list[Move] = [*(place for places in PLACES for place in places), *ANSWERS]
    for move in moves:
        assert notation.read_move(notation.write_move(move)) == move
    assert notation.split_moves(" r@c1  refill\nstay ") == ["r@c1", "refill", "stay"]


@pytest.mark.parametrize(
    ("text", "expected", "at"),
    [
        ("", "expected-move", 1),
        ("c4", "expected-move", 1),
        ("Refill", "expected-move", 1),
        ("@c4", "expected-colour", 1),
        ("rg@c4", "expected-colour", 1),
        ("R@c4", "expected-colour", 1),
        ("r@", "expected-cell", 3),
        ("r@a1", "expected-cell", 3),
        ("r@c9", "expected-cell", 3),
        ("r@c4@", "expected-cell", 3),
        ("r" * (LONGEST + 1), "expected-short-text", 1),
    ],
)
def test_other_texts_are_no_moves(text: str, expected: str, at: int) -> None:
    assert error(notation.read_move, text) == (expected, at)


# Options and deal


def test_r1_and_r8_what_is_not_agreed_is_as_in_the_leaflet() -> None:
    assert notation.read_options({}) == Options(seats=2, refusal=True)
    assert notation.read_options({"seats": "4", "refusal": "no"}) == Options(4, refusal=False)


@pytest.mark.parametrize("text", ["5", "1", "two", ""])
def test_r1_there_are_no_other_numbers_of_seats(text: str) -> None:
    assert error(lambda text: notation.read_options({"seats": text}), text)[0] == (
        "expected-option-seats"
    )


@pytest.mark.parametrize(
    ("text", "expected", "at"),
    [
        ("", "expected-deal", 1),
        ("starter=1", "expected-deal", 1),
        (f"starter=1 bag={BAG} seed=7", "expected-deal", 1),
        (f"starter=3 bag={BAG}", "expected-seat", 1),
        (f"starter=0 bag={BAG}", "expected-seat", 1),
        (f"starter=1 bag={BAG[1:]}", "expected-all-stones", 15),
        (f"starter=1 bag={BAG[1:]}y", "expected-all-stones", 15),
        (f"starter=1 bag={BAG[1:]}x", "expected-bag", 15),
        ("starter=1 bag=-", "expected-all-stones", 15),
    ],
)
def test_r3_and_r4_a_deal_is_a_starter_and_all_48_stones(text: str, expected: str, at: int) -> None:
    assert error(lambda text: notation.read_deal(text, OPTIONS), text) == (expected, at)


def test_deals_are_read_back() -> None:
    for seats in (2, 3, 4):
        options = Options(seats)
        deal = rules.deal(options, shuffled_by(Random(seats)))
        assert notation.read_deal(notation.write_deal(deal), options) == deal


# Positions


def test_a_position_is_board_hands_bag_and_what_else_matters() -> None:
    text = f"rgb{BARE[3:]} rgby,y {REST} turn=2 stage=refill"
    position = notation.read_position(text, OPTIONS)
    assert position.cells[:5] == (0, 1, 2, None, None)
    assert position.hands == ((0, 1, 2, 3), (3,))
    assert (position.seat, position.stage) == (1, rules.Stage.REFILL)


def test_hands_may_be_written_in_any_order() -> None:
    read = notation.read_position
    assert read(f"{BARE} yrbg,rgby {REST}", OPTIONS) == read(f"{BARE} rgby,bgry {REST}", OPTIONS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_of_whole_games_and_their_views_are_read_back(seats: int) -> None:
    for refusal in (True, False):
        for position in random_game(seats, seats=seats, refusal=refusal):
            for shown in (position, rules.view(position, 0)):
                text = notation.write_position(shown)
                assert notation.read_position(text, position.options) == shown


@pytest.mark.parametrize(
    ("text", "expected", "at"),
    [
        ("", "expected-board", 1),
        (BARE[:-5], "expected-board", 1),
        (f"  {BARE[1:]} rgby,rgby {REST}", "expected-board", 3),
        (f"x{BARE[1:]} rgby,rgby {REST}", "expected-stone", 1),
        (f"../{BARE[2:4]}{BARE[5:]} rgby,rgby {REST}", "expected-board", 1),
        (BARE, "expected-hands", 56),
        (f"{BARE} rgby {REST}", "expected-hands", 57),
        (f"{BARE} rgbyr,gby {REST}", "expected-hands", 57),
        (f"{BARE} rgby,rgbx {REST}", "expected-hands", 57),
        (f"{BARE} rgby,rgby", "expected-bag", 66),
        (f"{BARE} rgby,rgby {REST}x", "expected-bag", 67),
        (f"{BARE} rgby,rgby {REST[1:]}", "expected-all-stones", 1),
        (f"{BARE} rgby,rgby {REST[1:]}g", "expected-all-stones", 1),
        (f"{BARE} rgby,rgby {REST} turn", "expected-key-value", 1),
        (f"{BARE} rgby,rgby {REST} mood=good", "expected-state-word", 108),
        (f"{BARE} rgby,rgby {REST} turn=3", "expected-seat", 1),
        (f"{BARE} rgby,rgby {REST} scores=0", "expected-scores", 1),
        (f"{BARE} rgby,rgby {REST} scores=0,83", "expected-scores", 1),
        (f"{BARE} rgby,rgby {REST} scores=0,1", "expected-points-of-rows", 1),
        (f"{BARE} rgby,rgby {REST} stage=asked", "expected-stage", 1),
        (f"rgby{BARE[4:]} rgby,rgb {REST[3:]}", "expected-all-stones", 1),
        (f"rgby{BARE[4:]} rgb,rgby {'rgby' * 9}y", "expected-points-of-rows", 1),
        (" " * (LONGEST + 1), "expected-short-text", 1),
    ],
)
def test_other_texts_are_no_positions(text: str, expected: str, at: int) -> None:
    assert error(lambda text: notation.read_position(text, OPTIONS), text) == (expected, at)


ONE = f"r{BARE[1:]}"
FIVE = f"r..g/..b./r.....y./{BARE[19:]}"


@pytest.mark.parametrize(
    ("board", "hands", "options", "words"),
    [
        (BARE, "rgb,rgby", OPTIONS, ""),
        (ONE, "rgby,-", OPTIONS, ""),
        (FIVE, "-,rgby", OPTIONS, ""),
        (FIVE, "rgby,rgby,rgb", LENIENT, ""),
        (FIVE, "rgb,rgby,rgby", LENIENT, ""),
        (FIVE, "rgby,rgby", OPTIONS, "stage=refill"),
        (FIVE, "rgb,rgby,rgby", LENIENT, "stage=refill"),
        (FIVE, "rgby,rgby", OPTIONS, "stage=further"),
        (FIVE, "rgb,rgby", OPTIONS, "stage=further"),
    ],
    ids=[
        "R3: four stones each from the start",
        "R8: no empty hand beside a bag",
        "R4: nothing to place",
        "R7: not refilled",
        "R7: not refilled before the turn",
        "R8: asked before placing",
        "R8: asked where refilling is automatic",
        "R6: a further stone before the first",
        "R6: a further stone without a point",
    ],
)
def test_positions_that_no_game_reaches_are_refused(
    board: str, hands: str, options: Options, words: str
) -> None:
    bag = "".join(letter * (12 - (board + hands).count(letter)) for letter in "rgby")
    text = f"{board} {hands} {bag} {words}"
    expected, _ = error(lambda text: notation.read_position(text, options), text)
    assert expected == "expected-reachable-position"


def test_r10_where_the_game_is_over_nobody_is_asked_anything() -> None:
    last = random_game(1)[-1]
    text = notation.write_position(last)
    assert error(lambda text: notation.read_position(text, OPTIONS), f"{text} stage=refill")[0] == (
        "expected-reachable-position"
    )


PIECES = ["r", "g", "b", "y", ".", "/", ",", "-", " ", "@", "=", BARE, "rgby,rgby", REST, "turn=2"]
GAME = random_game(5, seats=3)
TEXTS = st.one_of(
    st.text(max_size=60),
    st.lists(st.sampled_from(PIECES), max_size=12).map("".join),
    st.lists(st.sampled_from(PIECES), max_size=6).map(" ".join),
)


@settings(deadline=None, derandomize=True)
@given(TEXTS)
def test_any_text_is_read_or_refused(text: str) -> None:
    readers: list[Callable[[str], object]] = [
        notation.read_move,
        lambda text: notation.read_position(text, OPTIONS),
        lambda text: notation.read_deal(text, LENIENT),
    ]
    for read in readers:
        with suppress(NotationError):
            read(text)


@settings(deadline=None, derandomize=True)
@given(st.sampled_from(GAME), st.data())
def test_a_text_with_one_letter_changed_is_read_as_written_or_refused(
    position: rules.Position, data: st.DataObject
) -> None:
    text = notation.write_position(position)
    at = data.draw(st.integers(0, len(text) - 1))
    changed = f"{text[:at]}{data.draw(st.sampled_from('rgby.-/,= 0123'))}{text[at + 1 :]}"
    try:
        read = notation.read_position(changed, position.options)
    except NotationError:
        return
    assert notation.read_position(notation.write_position(read), position.options) == read


# Records


def test_a_whole_game_written_down_replays_to_its_end_in_both_twins() -> None:
    text = RECORD.read_text()
    game = record.read(text, games.get)
    assert record.write(game) == text
    state = naive.begin(3, refusal=True, starter=game.deal.starter, bag=text.split("bag=")[1][:48])
    for move in game.moves:
        state = naive.play(state, notation.write_move(move))
    result = record.outcome(game, record.replay(game))
    assert result is not None
    assert (result.reason, list(result.winners), list(result.scores)) == naive.outcome(state)
