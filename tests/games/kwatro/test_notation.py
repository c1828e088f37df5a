"""kwatro as text: everything written is read back equal, and the rest is refused with a reason."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings

from fourfold import games as all_games
from fourfold.core import record
from fourfold.core.errors import NotationError
from fourfold.core.notation import LONGEST
from fourfold.games.kwatro import notation, rules
from fourfold.games.kwatro.cards import CARDS, DECK, JOKER, traits
from fourfold.games.kwatro.rules import Options, Pass, Play, Position, Swap
from games.kwatro import naive
from games.kwatro.scenes import cards, shuffled_by
from games.kwatro.strategies import OPTIONS, Game, end, game, games, positions

RECORD = Path(__file__).parents[2] / "data" / "kwatro" / "record.txt"
TWO = Options()
SHORT = Options(short=True)
CHILDREN = Options(scoring=False)

many = settings(max_examples=150, deadline=None)


def error(read: Callable[[], object]) -> tuple[str, str, int]:
    """What was found, what was expected, and at which character."""
    with pytest.raises(NotationError) as refused:
        read()
    return refused.value.found, refused.value.expected, refused.value.at


# Cards and cells


def test_k1_a_card_is_named_by_the_signs_of_its_colour_its_shape_and_its_number() -> None:
    signs = {"circle": "c", "square": "s", "triangle": "t", "cross": "x"}
    for card in CARDS:
        (_, colour), (_, shape), (_, number) = traits(card)
        assert notation.CARD_NAMES[card] == f"{colour[0]}{signs[shape]}{number}"
    assert (notation.CARD_NAMES[JOKER], traits(JOKER)) == ("**", ())
    assert len(set(notation.CARD_NAMES)) == 65


# Moves


def test_k6_a_play_is_each_card_with_its_cell() -> None:
    move = notation.read_move("play rt2@1,0 **@-1,12")
    assert move == Play((((1, 0), cards("rt2")[0]), ((-1, 12), JOKER)))
    assert notation.write_move(move) == "play **@-1,12 rt2@1,0"


def test_k9_a_pass_names_the_cards_to_exchange() -> None:
    assert notation.read_move("pass") == Pass()
    assert notation.read_move("pass ** gs2 rt2") == Pass(cards("rt2 gs2 **"))
    assert notation.write_move(Pass(cards("** gs2"))) == "pass gs2 **"


def test_k13_a_swap_is_one_card_and_the_cell_of_the_joker() -> None:
    move = notation.read_move("swap rt2@1,-3")
    assert move == Swap(cards("rt2")[0], (1, -3))
    assert notation.write_move(move) == "swap rt2@1,-3"


def test_a_text_of_moves_is_split_before_each_verb_however_it_is_spaced() -> None:
    text = " play rt2@1,0  gs2@2,0\n pass\tpass rt2 swap rt2@1,0 "
    moves = ["play rt2@1,0 gs2@2,0", "pass", "pass rt2", "swap rt2@1,0"]
    assert notation.split_moves(text) == moves
    assert notation.split_moves("rt2@1,0 play gs2@2,0") == ["rt2@1,0", "play gs2@2,0"]
    assert notation.split_moves("  ") == []


@pytest.mark.parametrize(
    ("text", "found", "expected", "at"),
    [
        ("", "", "expected-move", 1),
        ("   ", "   ", "expected-move", 1),
        ("rt2@1,0", "rt2@1,0", "expected-move", 1),
        ("Play rt2@1,0", "Play rt2@1,0", "expected-move", 1),
        ("play", "play", "expected-card-at-place", 1),
        ("play rt2", "rt2", "expected-card-at-place", 6),
        ("play rt2@1,0 gs2", "gs2", "expected-card-at-place", 14),
        ("play rt2@1,0@2,0", "rt2@1,0@2,0", "expected-card-at-place", 6),
        ("play @1,0", "", "expected-card", 6),
        ("play rt5@1,0", "rt5", "expected-card", 6),
        ("play RT2@1,0", "RT2", "expected-card", 6),
        ("play *@1,0", "*", "expected-card", 6),
        ("play rt2@", "", "expected-place", 10),
        ("play rt2@1", "1", "expected-place", 10),
        ("play rt2@1,0,0", "1,0,0", "expected-place", 10),
        ("play gs2@1,0 rt2@a,1", "a,1", "expected-place", 18),
        ("play rt2@01,0", "01,0", "expected-place", 10),
        ("play rt2@1,-0", "1,-0", "expected-place", 10),
        ("play rt2@+1,0", "+1,0", "expected-place", 10),
        ("play rt2@71,0", "71,0", "expected-place", 10),
        ("play rt2@0,-100", "0,-100", "expected-place", 10),
        ("play rt2@²,0", "²,0", "expected-place", 10),
        ("play rt2@1, 0", "1,", "expected-place", 10),
        ("swap", "swap", "expected-card-at-place", 1),
        ("swap rt2", "rt2", "expected-card-at-place", 6),
        ("swap rt2@1,0 gs2@2,0", "gs2@2,0", "expected-card-at-place", 14),
        ("pass rt2@1,0", "rt2@1,0", "expected-card", 6),
        ("pass rt2,gs2", "rt2,gs2", "expected-card", 6),
        ("pass pass", "pass", "expected-card", 6),
    ],
)
def test_other_texts_are_no_moves(text: str, found: str, expected: str, at: int) -> None:
    assert error(lambda: notation.read_move(text)) == (found, expected, at)


@many
@given(games())
def test_the_moves_of_a_game_are_read_back(played: Game) -> None:
    moves = [move for _, move in played]
    text = " ".join(map(notation.write_move, moves))
    assert [notation.read_move(move) for move in notation.split_moves(text)] == moves


@settings(max_examples=40, deadline=None)
@given(positions())
def test_every_offered_move_is_read_back(position: Position) -> None:
    for move in rules.moves(position):
        assert notation.read_move(notation.write_move(move)) == move


# Options and deal


def test_k1_and_k16_what_is_not_agreed_is_as_in_the_leaflet() -> None:
    assert notation.read_options({}) == Options(seats=2, short=False, scoring=True)
    words = {"seats": "4", "length": "short", "scoring": "no"}
    assert notation.read_options(words) == Options(seats=4, short=True, scoring=False)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_options_and_deals_are_read_back(options: Options) -> None:
    assert notation.read_options(notation.write_options(options)) == options
    deal = rules.deal(options, shuffled_by(Random(str(options))))
    assert notation.read_deal(notation.write_deal(deal), options) == deal


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ({"seats": "1"}, "expected-option-seats"),
        ({"seats": "5"}, "expected-option-seats"),
        ({"length": "half"}, "expected-option-length"),
        ({"scoring": ""}, "expected-option-scoring"),
        ({"refusal": "yes"}, "expected-option"),
    ],
)
def test_k1_and_k16_there_are_no_other_options(words: dict[str, str], expected: str) -> None:
    assert error(lambda: notation.read_options(words))[1] == expected


ALL = ",".join(notation.CARD_NAMES[card] for card in DECK)
HALF = ",".join([*notation.CARD_NAMES[:31], "**", "**"])


@pytest.mark.parametrize(
    ("text", "options", "expected", "at"),
    [
        ("", TWO, "expected-deal", 1),
        ("starter=1", TWO, "expected-deal", 1),
        (f"starter=1 deck={ALL} seed=7", TWO, "expected-deal", 1),
        (f"starter=1 deck={ALL} seed", TWO, "expected-key-value", 278),
        (f"starter=0 deck={ALL}", TWO, "expected-seat", 1),
        (f"starter=3 deck={ALL}", TWO, "expected-seat", 1),
        (f"starter=1 deck=rc1,rc5{ALL[7:]}", TWO, "expected-card", 20),
        (f"starter=1 deck={ALL},", TWO, "expected-card", 278),
        (f"starter=1 deck=rc2{ALL[3:]}", TWO, "expected-card-once", 1),
        (f"starter=1 deck={ALL},**", TWO, "expected-card-once", 1),
        (f"starter=1 deck={ALL[:-3]}", TWO, "expected-both-jokers", 1),
        ("starter=1 deck=-", TWO, "expected-both-jokers", 1),
        (f"starter=1 deck={ALL[4:]}", TWO, "expected-full-deck", 1),
        (f"starter=1 deck={HALF}", TWO, "expected-full-deck", 1),
        (f"starter=1 deck={ALL}", SHORT, "expected-short-deck", 1),
        (f"starter=1 deck={HALF[4:]}", SHORT, "expected-short-deck", 1),
        (" " * (LONGEST + 1), TWO, "expected-short-text", 1),
    ],
)
def test_k1_k3_and_k16_a_deal_is_a_starter_and_the_whole_deck(
    text: str, options: Options, expected: str, at: int
) -> None:
    assert error(lambda: notation.read_deal(text, options))[1:] == (expected, at)


# Positions


def rest(text: str, size: int = len(DECK)) -> str:
    """The cards that a text does not name: as many as a deck of this size has left."""
    plain = [name for name in notation.CARD_NAMES[:64] if name not in text]
    named = (64 - len(plain)) + text.count("**")
    jokers = ["**"] * (2 - text.count("**"))
    return ",".join([*jokers, *plain[: size - named - len(jokers)]])


HANDS = "rc1,rc2,rc3,rc4/gc1,gc2,gc3,gc4"
OPENING = f"rt2@0,0 {HANDS} {rest('rt2' + HANDS)}"
GRID = "rt2@0,0/bx2@1,0/gs2@2,0"
LATER = f"{GRID} {HANDS} {rest(GRID + HANDS)} scores=6,0"


def test_a_position_is_grid_hands_pile_and_what_else_matters() -> None:
    read = notation.read_position(f"{LATER} turn=2 passes=1", TWO)
    assert read.grid == (((0, 0), 9), ((1, 0), 45), ((2, 0), 21))
    assert read.hands == (cards("rc1 rc2 rc3 rc4"), cards("gc1 gc2 gc3 gc4"))
    assert (read.pile[:3], len(read.pile)) == ((JOKER, JOKER, cards("rs1")[0]), 66 - 3 - 8)
    assert (read.turn, read.scores, read.passes) == (1, (6, 0), 1)


def test_what_is_left_out_is_the_first_turn_no_points_and_no_passes() -> None:
    read = notation.read_position(OPENING, TWO)
    assert (read.turn, read.scores, read.passes) == (0, (0, 0), 0)
    assert notation.write_position(read) == OPENING
    assert notation.read_position(OPENING, CHILDREN).scores == ()


def test_the_cells_of_a_grid_and_the_cards_of_a_hand_may_be_named_in_any_order() -> None:
    mixed = LATER.replace(GRID, "gs2@2,0/rt2@0,0/bx2@1,0").replace("rc1,rc2", "rc2,rc1")
    assert mixed != LATER
    assert notation.read_position(mixed, TWO) == notation.read_position(LATER, TWO)


def test_k2_and_k9_who_knows_of_a_card_in_the_pile_stands_behind_it() -> None:
    plain = rest("rt2" + HANDS).split(",")[2:]
    known = [*plain[:-2], "**+1+2", "**+1+2", f"{plain[-2]}+2", f"{plain[-1]}+1"]
    text = f"rt2@0,0 {HANDS} {','.join(known)}"
    read = notation.read_position(text, TWO)
    everybody, nobody = frozenset({0, 1}), frozenset[int]()
    assert read.known[-5:] == (nobody, everybody, everybody, frozenset({1}), frozenset({0}))
    assert notation.write_position(read) == text


def test_k14_an_empty_pile_and_an_empty_hand_are_a_dash() -> None:
    last = end(game(SHORT))
    _, hands, pile, *_ = notation.write_position(last).split()
    assert ("-" in hands.split("/"), pile) == (True, "-")
    assert notation.read_position(notation.write_position(last), SHORT) == last


@many
@given(positions())
def test_every_position_of_every_game_is_read_back(position: Position) -> None:
    text = notation.write_position(position)
    assert notation.read_position(text, position.options) == position


@pytest.mark.parametrize(
    ("text", "found", "expected", "at"),
    [
        ("", "", "expected-position", 1),
        (f"rt2@0,0 {HANDS}", f"rt2@0,0 {HANDS}", "expected-position", 1),
        (OPENING.replace("rt2", "rt"), "rt", "expected-card", 1),
        (OPENING.replace("@", ""), "rt20,0", "expected-card-at-place", 1),
        (OPENING.replace("0,0", "0"), "0", "expected-place", 5),
        (f"  {OPENING}".replace("0,0", "0,0/"), "", "expected-card-at-place", 11),
        (OPENING.replace("gc4", "gcd"), "gcd", "expected-card", 37),
        (OPENING.replace("rc4/", "rc4,/"), "", "expected-card", 25),
        (f"{OPENING},", "", "expected-card", 267),
        (f"{OPENING}+", "", "expected-seat", 1),
        (f"{OPENING}+5", "5", "expected-seat", 1),
        (f"{OPENING}+0", "0", "expected-seat", 1),
        (f"{OPENING} turn", "turn", "expected-key-value", 1),
        (f"{OPENING} turn=1 turn=1", "turn=1", "expected-key-value", 1),
        (f"{OPENING} stage=further", "stage", "expected-state-word", 267),
        (f"{OPENING} turn=5", "5", "expected-seat", 1),
        (f"{OPENING} scores=1,x", "x", "expected-scores", 1),
        (f"{OPENING} scores=1,", "", "expected-scores", 1),
        (f"{OPENING} scores=-1,0", "-1", "expected-scores", 1),
        (f"{LATER.replace('6,0', '100000,0')}", "100000", "expected-scores", 1),
        (f"{OPENING} passes=0", "0", "expected-passes", 1),
        (f"{OPENING} passes=9", "9", "expected-passes", 1),
        (" " * (LONGEST + 1), " " * 40 + "…", "expected-short-text", 1),
    ],
)
def test_other_texts_are_no_positions(text: str, found: str, expected: str, at: int) -> None:
    told = found if len(found) <= 41 else f"{found[:40]}…"
    assert error(lambda: notation.read_position(text, TWO)) == (told, expected, at)


def test_k1_a_position_has_every_card_of_the_deck_in_one_place() -> None:
    for text, found, expected in (
        (OPENING.replace("rc4/", "rc3/"), "rc3", "expected-card-once"),
        (f"{OPENING},**", "**", "expected-card-once"),
        (OPENING.replace("**,", "", 1), "**", "expected-both-jokers"),
        (OPENING.replace(",yx4", ""), "65", "expected-full-deck"),
    ):
        assert error(partial(notation.read_position, text, TWO))[:2] == (found, expected)


def test_k16_a_position_of_the_short_game_has_half_of_them() -> None:
    assert error(lambda: notation.read_position(OPENING, SHORT))[:2] == (
        "66",
        "expected-short-deck",
    )
    short = f"rt2@0,0 {HANDS} {rest('rt2' + HANDS, 33)}"
    assert len(notation.read_position(short, SHORT).pile) == 33 - 9
    assert error(lambda: notation.read_position(short, TWO))[:2] == ("33", "expected-full-deck")


def with_grid(grid: str) -> str:
    """A position that has nothing wrong with it but perhaps its grid."""
    return f"{grid} {HANDS} {rest(grid + HANDS)} scores=9,9"


@pytest.mark.parametrize(
    "grid",
    ["rt2@1,0/rt3@2,0", "**@0,0/rt2@1,0", "rt2@0,0/rt3@0,0", "rt2@0,0/rt3@1,1", "rt2@0,0/rt3@2,0"],
    ids=[
        "K2: no card where the start card lies",
        "K2: a joker as start card",
        "K6: a cell twice",
        "K6: corner to corner",
        "K6: apart",
    ],
)
def test_k2_and_k6_a_grid_hangs_together_with_the_start_card(grid: str) -> None:
    found, expected, at = error(lambda: notation.read_position(with_grid(grid), TWO))
    assert (found, expected, at) == (grid, "expected-grid", 1)


@pytest.mark.parametrize(
    "grid",
    [
        "rt2@0,0/gt2@1,0/gt3@2,0",
        "rs1@0,0/rs2@0,1/rs3@0,2/rs4@0,3/**@0,4",
        "rs1@0,0/rs2@1,0/**@2,0/bt3@2,1/gt3@2,2",
    ],
    ids=["K4: colours and numbers mixed", "K7: five cards", "K12: no card for the joker"],
)
def test_k4_k7_and_k12_lines_on_a_grid_keep_the_rules(grid: str) -> None:
    found, expected, at = error(lambda: notation.read_position(with_grid(grid), TWO))
    assert (found, expected, at) == (grid, "expected-lines", 1)


def test_grids_that_keep_the_rules_are_read() -> None:
    for grid in ("rt2@0,0/rt3@1,0", "rs1@0,0/rs2@1,0/**@2,0/rt3@2,1/rx3@2,2"):
        assert len(notation.read_position(with_grid(grid), TWO).grid) == grid.count("@")


@pytest.mark.parametrize(
    ("text", "options"),
    [
        (f"{OPENING} scores=1,0", TWO),
        (LATER.replace("6,0", "0,0"), TWO),
        (LATER.replace("6,0", "6"), TWO),
        (LATER.replace("6,0", "6,0,0"), TWO),
        (LATER, CHILDREN),
        (f"{OPENING} turn=3", TWO),
        (f"{OPENING} passes=5", TWO),
        (f"rt2@0,0 {HANDS}/bc1,bc2,bc3,bc4 {rest('rt2' + HANDS + 'bc1bc2bc3bc4')}", TWO),
        (f"rt2@0,0 rc1,rc2,rc3,rc4 {rest('rt2rc1rc2rc3rc4')}", TWO),
        (f"rt2@0,0 {HANDS[:-4]} {rest('rt2' + HANDS[:-4])}", TWO),
        (f"rt2@0,0 {HANDS},bc1 {rest('rt2bc1' + HANDS)}", TWO),
        (f"rt2@0,0 rc1,rc2,rc3,rc4/- {rest('rt2rc1rc2rc3rc4')}", TWO),
        (f"{OPENING}+1+2", TWO),
        (f"{OPENING}+3", TWO),
        (OPENING.replace("**,**", "**+1,**"), TWO),
        (f"{OPENING[:-4].replace('**,**,', '**,')},yx4+1,**+1+2", TWO),
    ],
    ids=[
        "K10: points before a play",
        "K10: plays without points",
        "K10: points of one seat alone",
        "K10: points of seats that are not there",
        "K16: points without scoring",
        "K1: the turn of a seat that is not there",
        "K14: more passes than end the game",
        "K1: three hands of two players",
        "K1: one hand of two players",
        "K8: three cards in hand beside a pile",
        "K8: five cards in hand",
        "K8: no cards in hand beside a pile",
        "K2: all know a card that is no joker",
        "K2: a seat that is not there knows a card",
        "K9: a card that was put under the pile lies above others",
        "K2: a joker that was turned up lies below cards that were exchanged",
    ],
)
def test_positions_that_no_game_reaches_are_refused(text: str, options: Options) -> None:
    refused = error(lambda: notation.read_position(text, options))
    assert refused[1:] == ("expected-reachable-position", 1)


def test_k14_only_the_seat_that_moved_last_has_no_cards_and_that_ends_the_game() -> None:
    last = end(game(SHORT))
    for change in ({"turn": 1 - last.turn}, {"passes": 1}):
        text = notation.write_position(replace(last, **change))  # type: ignore[arg-type]
        assert error(partial(notation.read_position, text, SHORT))[1] == (
            "expected-reachable-position"
        )


# Records


def test_a_whole_game_written_down_replays_to_its_end_in_both_twins() -> None:
    """K2, K9, K13, K14: a joker turned up first, exchanges, jokers taken, the last card."""
    text = RECORD.read_text("utf-8")
    written = record.read(text, all_games.get)
    assert record.write(written) == text
    assert {type(move) for move in written.moves} == {Play, Swap, Pass}
    deck = text.split("deck=")[1].split("\n")[0].split(",")
    state = naive.begin(
        written.options.seats, scoring=True, starter=written.deal.starter, deck=deck
    )
    for move in written.moves:
        state = naive.play(state, notation.write_move(move))
    result = record.outcome(written, record.replay(written))
    assert result is not None
    assert (result.reason, list(result.winners), list(result.scores)) == naive.outcome(state)
