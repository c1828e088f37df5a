"""Quaro clause by clause; the board (R2) has a file of its own."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise, permutations
from random import Random

import pytest

from fourfold.core.errors import IllegalMove
from fourfold.core.outcome import agreed
from fourfold.games.quaro import GAME, notation, rules
from fourfold.games.quaro.rules import CELLS, STONES, Options, Place, Refill, Stage, Stay
from games.quaro.layout import BARE, offered, played, position, random_game, shuffled_by

BAG = "rgby" * 12


def start(seats: int, bag: str = BAG, *, refusal: bool = True) -> rules.Position:
    options = Options(seats, refusal)
    return rules.start(options, notation.read_deal(f"starter=1 bag={bag}", options))


def reason(before: rules.Position, move: str) -> str:
    with pytest.raises(IllegalMove) as refused:
        played(before, move)
    return refused.value.reason


# Material and deal


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r1_two_to_four_play_with_48_stones_twelve_of_each_colour(seats: int) -> None:
    position = start(seats)
    stones = [*position.bag, *(stone for hand in position.hands for stone in hand)]
    assert Counter(stones) == {0: 12, 1: 12, 2: 12, 3: 12}
    assert seats == rules.seats(position.options) == len(position.hands)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r3_seat_by_seat_draws_four_from_the_front_of_the_bag(seats: int) -> None:
    bag = "rrrrggggbbbbyyyyrgbyrgby" + "rrrrrrggggggbbbbbbyyyyyy"
    position = start(seats, bag)
    assert ((0,) * 4, (1,) * 4, (2,) * 4, (3,) * 4)[:seats] == position.hands
    assert bag[4 * seats :] == "".join("rgby"[colour] for colour in position.bag)


def test_r3_hands_are_open_to_every_seat_and_the_order_in_the_bag_to_none() -> None:
    for before in random_game(1, seats=3):
        random = Random(0)
        for seat in (None, 0, 1, 2):
            view = rules.view(before, seat)
            other = replace(before, bag=tuple(random.sample(before.bag, len(before.bag))))
            assert view == rules.view(other, seat)
            assert before.hands == view.hands
            assert Counter(before.bag) == Counter(view.bag)
            assert list(rules.moves(before)) == list(rules.moves(view))
            assert rules.outcome(before) == rules.outcome(view)


def test_r3_and_r4_chance_decides_only_the_starter_and_the_order_of_the_bag() -> None:
    deals = [rules.deal(Options(4), shuffled_by(Random(seed))) for seed in range(40)]
    assert {0, 1, 2, 3} == {deal.starter for deal in deals}
    assert {tuple(sorted(STONES))} == {tuple(sorted(deal.bag)) for deal in deals}
    assert len({deal.bag for deal in deals}) == 40


# Course


def test_r4_the_starter_of_the_deal_begins() -> None:
    options = Options(4)
    for starter in range(4):
        deal = rules.Deal(starter, STONES)
        assert starter == rules.turn(rules.start(options, deal))


def test_r4_play_goes_clockwise() -> None:
    position = start(3, refusal=False)
    turns = []
    for move in ("r@c1", "r@h6", "r@a3", "r@f8", "g@d5"):
        turns.append(rules.turn(position))
        position = played(position, move)
    assert turns == [0, 1, 2, 0, 1]


def test_r4_any_stone_in_hand_goes_on_any_empty_cell_and_needs_no_neighbour() -> None:
    first = start(2)
    assert {f"{letter}@{name}" for letter in "rgby" for name in notation.NAMES} == set(
        offered(first)
    )
    after = played(first, "r@c1", "refill")
    assert {f"{letter}@{name}" for letter in "rgby" for name in notation.NAMES[1:]} == set(
        offered(after)
    )


def test_r4_colours_that_are_not_in_hand_cannot_be_placed() -> None:
    before = start(2, "rrggbbyy" + "rgby" * 10)
    assert {"r", "g"} == {move[0] for move in offered(before)}
    assert reason(before, "y@c1") == "not-in-hand"


def test_r4_placed_stones_never_move() -> None:
    assert reason(played(start(2), "r@c1", "refill"), "g@c1") == "cell-taken"
    for before, after in pairwise(random_game(2)):
        taken = [cell for cell in CELLS if before.cells[cell] is not None]
        assert all(after.cells[cell] == before.cells[cell] for cell in taken)


@pytest.mark.parametrize(
    ("move", "why"), [(Place(4, 0), "no-such-colour"), (Place(0, 48), "no-such-cell")]
)
def test_what_does_not_exist_cannot_be_placed(move: Place, why: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        rules.play(start(2), move)
    assert why == refused.value.reason


# Scoring


@pytest.mark.parametrize("cells", ["c1 d1 e1 f1", "c1 c2 c3 c4", "c3 d4 e5 f6", "f1 e2 d3 c4"])
def test_r5_four_colours_in_a_line_score_in_any_order_whichever_comes_last(cells: str) -> None:
    for order in permutations(zip("rgby", cells.split(), strict=True)):
        stones = {notation.NAMES.index(name): "rgby".index(letter) for letter, name in order[:3]}
        board = tuple(stones.get(cell) for cell in CELLS)
        before = replace(start(2), cells=board)
        assert played(before, f"{order[3][0]}@{order[3][1]}").scores == (1, 0)


@pytest.mark.parametrize(
    ("board", "move"),
    [
        ("rgb./..../......../......../......../......../..../....", "r@f1"),
        ("rgg./..../......../......../......../......../..../....", "b@f1"),
        ("..../..../rgb...../......../......../......../..../....", "y@e3"),
        ("rg../b.../......../......../......../......../..../....", "y@d2"),
        ("rgb./..../.......r/......../......../......../..../....", "y@g3"),
    ],
    ids=["a colour twice", "two colours short", "a gap", "a square", "round a corner"],
)
def test_r5_anything_else_scores_nothing(board: str, move: str) -> None:
    assert played(position(board, "rgby,rgby"), move).scores == (0, 0)


def test_r5_one_stone_can_complete_twelve_rows() -> None:
    board = ".y.g/yby./gby.gby./..bgb.../.g.y.g../y..b..y./..../...."
    assert played(position(board, "rgby,rgby"), "r@d3").scores == (12, 0)


def test_r5_no_cell_lies_on_more_than_twelve_lines() -> None:
    assert max(map(len, rules.LINES_THROUGH)) == 12


def test_r5_a_chain_scores_again_for_each_new_four() -> None:
    """A stone beside a finished row makes another row of it and the three stones next to it."""
    before = position(f"..../..../rgb.b.../{BARE[19:]}", "rgby,rrrr")
    row = played(before, "y@d3")
    assert row.scores == (1, 0)
    again = position(f"..../..../.rgby.../{BARE[19:]}", "rgby,gbyr", words="scores=0,1")
    assert played(again, "r@f3").scores == (1, 1)
    assert played(again, "y@a3").scores == (1, 1)
    assert played(again, "g@f3").scores == (0, 1)


def test_r5_a_stone_in_the_middle_of_a_chain_scores_every_row_it_completes() -> None:
    before = position(f"..../..../rgb.rgb./{BARE[19:]}", "rgby,rgby")
    assert played(before, "y@d3").scores == (4, 0)


# A further stone


CHAIN = f"..../..../rgb...../{BARE[19:]}"


def test_r6_whoever_scores_places_a_further_stone() -> None:
    after = played(position(CHAIN, "rgby,rgby"), "y@d3")
    assert (after.seat, after.stage) == (0, Stage.FURTHER)
    assert {"r", "g", "b"} == {move[0] for move in offered(after)}
    assert reason(after, "stay") == "place-first"


def test_r6_several_points_earn_one_further_stone() -> None:
    before = position(f"..../..../rgb.rgb./{BARE[19:]}", "rgby,rgby", refusal="no")
    assert played(before, "y@d3", "r@c8").seat == 1


def test_r6_a_turn_has_four_stones_at_most_even_if_all_score() -> None:
    before = position(CHAIN, "rgby,rgby")
    after = played(before, "y@d3", "r@e3", "g@f3", "b@g3")
    assert after.scores == (4, 0)
    assert (after.seat, after.stage) == (1, Stage.PLACE)


def test_r6_without_a_stone_no_further_one_is_due() -> None:
    after = played(position(CHAIN, "y,rgby"), "y@d3")
    assert (after.seat, after.scores) == (1, (1, 0))


def test_r9_a_turn_adds_its_points_to_those_written_down_before() -> None:
    board = f"..../..../.rgby.../{BARE[19:]}"
    before = position(board, "rgby,gbyr", words="scores=0,1", refusal="no")
    assert played(before, "r@f3", "g@h6").scores == (1, 1)
    assert played(before, "r@c1").scores == (0, 1)


# Refilling

# Three stones that make no row, for hands that have refused to refill; five cells left at the end.
SPREAD = "..../..../g.....g./......../......../......../..../...r"
LAST = "r.y./ybrg/bgbrb.bg/rbbggyyy/rbryrbgy/ygygrbyr/bgry/gyrb"


def test_r7_there_is_no_refill_between_the_stones_of_a_turn() -> None:
    before = position(CHAIN, "rgby,rgby", refusal="no")
    between = played(before, "y@d3", "r@e3")
    assert between.hands == ((1, 2), (0, 1, 2, 3))
    assert before.bag == between.bag


def test_r7_the_hand_is_refilled_to_four_before_the_next_player_places() -> None:
    bag = "y" * 10 + "r" * 9 + "g" * 9 + "b" * 9
    before = position(CHAIN, "rgby,rgby", refusal="no", bag=bag)
    after = played(before, "y@d3", "r@h6")
    assert after.hands == ((1, 2, 3, 3), (0, 1, 2, 3))
    assert before.bag[2:] == after.bag
    assert after.seat == 1


def test_r7_refilling_takes_what_there_is() -> None:
    board = "g.y./rrbr/r.g.grgb/yrgbrygb/brgybrr./.bbrygb./gbyb/g..g"
    before = position(board, "rgby,yy,yy", words="turn=2 scores=7,4,8 stage=further")
    assert before.bag == (3,)
    after = played(before, "y@f1", "refill")
    assert (after.hands[1], after.bag) == ((3, 3), ())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r7_every_turn_ends_with_four_stones_or_an_empty_bag(seats: int) -> None:
    game = random_game(seats, seats=seats, refusal=False)
    for before, after in pairwise(game):
        if rules.outcome(after) is None and after.stage is Stage.PLACE:
            assert len(after.hands[before.seat]) == 4 or not after.bag


def test_r8_refilling_may_be_refused_and_the_next_turn_is_played_with_the_rest() -> None:
    asked = played(start(2), "r@c1")
    assert (asked.seat, asked.stage) == (0, Stage.REFILL)
    assert offered(asked) == ["refill", "stay"]
    stayed = played(asked, "stay")
    assert (1, (1, 2, 3), asked.bag) == (stayed.seat, stayed.hands[0], stayed.bag)
    next_turn = played(stayed, "g@h6", "refill")
    assert {"g", "b", "y"} == {move[0] for move in offered(next_turn)}
    assert len(stayed.bag) - 1 == len(next_turn.bag)


def test_r8_after_a_turn_with_the_rest_refilling_is_possible_again() -> None:
    stayed = played(start(2), "r@c1", "stay", "g@h6", "refill", "g@a3")
    assert offered(stayed) == ["refill", "stay"]
    assert len(played(stayed, "refill").hands[0]) == 4
    assert played(stayed, "stay").hands[0] == (2, 3)


def test_r8_refilling_draws_from_the_front_of_the_bag() -> None:
    asked = played(start(2), "b@c1")
    after = played(asked, "refill")
    assert sorted([*asked.hands[0], asked.bag[0]]) == list(after.hands[0])
    assert asked.bag[1:] == after.bag


@pytest.mark.parametrize(
    "before",
    [
        position(BARE, "rgby,rgby", refusal="no"),
        position(CHAIN, "y,rgby"),
        position(LAST, "rgg,-", words="scores=11,12 stage=further"),
    ],
    ids=["refusing is not allowed", "the hand is empty", "the bag is empty"],
)
def test_r8_without_a_choice_nobody_is_asked(before: rules.Position) -> None:
    for text in offered(before):
        assert Stage.REFILL is not played(before, text).stage
    assert reason(before, "refill") in ("refill-automatic", "place-first")


def test_r8_one_two_or_three_stones_left_give_a_choice() -> None:
    for hand in ("rg", "rgb", "rgby"):
        assert Stage.REFILL is played(position(SPREAD, f"{hand},rgby"), "r@c1").stage


def test_r8_who_is_asked_answers_before_anything_else() -> None:
    asked = played(start(2), "r@c1")
    assert reason(asked, "g@d1") == "refill-or-stay"


def test_r8_an_empty_hand_must_be_refilled() -> None:
    after = played(position(CHAIN, "y,rgby"), "y@d3")
    assert len(after.hands[0]) == 4
    assert after.seat == 1


def test_r8_with_no_stone_and_an_empty_bag_a_seat_is_skipped() -> None:
    board = "ryrr/ryrb/g.ygbyrg/y.yygg.b/yrrrrby./gbgrybbb/bgbg/rbgy"
    before = position(board, "-,-,g,gby", bag="-", words="turn=3 scores=4,2,6,0")
    alone = played(before, "g@g4")
    assert (alone.seat, alone.hands) == (3, ((), (), (), (1, 2, 3)))
    assert played(alone, "y@b3").seat == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r8_nobody_is_without_stones_while_the_bag_has_any(seats: int) -> None:
    for after in random_game(seats, seats=seats):
        assert all(after.hands) or not after.bag or rules.outcome(after)


def test_r9_points_count_from_the_stone_that_made_them() -> None:
    after = played(position(CHAIN, "rgby,rgby"), "y@d3", "r@e3")
    assert rules.scores(after) == (2, 0)


# The end

FEW_LEFT = "g.gb/rbyy/bgrgbbg./gybgrybb/ygrgyrgr/ryy.ygbr/.r.b/rbgy"

FULL = "yrgb/rbyg/grbygbbr/rybgryrb/ybbybryg/rg.gggyy/rbgr/grby"


def test_r10_the_game_ends_when_every_cell_is_filled() -> None:
    before = position(FULL, "-,y", bag="-", words="turn=2 scores=11,10 stage=further")
    assert rules.outcome(before) is None
    result = rules.outcome(played(before, "y@c6"))
    assert result is not None
    assert result.reason == "full"


def test_r10_the_game_ends_when_nobody_can_score_any_more() -> None:
    """Five cells stay empty; one stone is left in the bag and three in the hands."""
    before = position(FEW_LEFT, "rb,ry", words="scores=12,3 stage=further")
    assert rules.outcome(before) is None
    after = played(before, "r@d6")
    result = rules.outcome(after)
    assert result is not None
    assert (result.reason, result.scores) == ("no-more-points", (13, 3))
    assert offered(after) == []
    assert reason(after, "b@d1") == "game-over"


def test_r10_the_end_comes_in_the_middle_of_a_turn_and_nobody_is_asked_to_refill() -> None:
    after = played(position(FEW_LEFT, "rb,ry", words="scores=12,3 stage=further"), "r@d6")
    assert (after.seat, after.stage) == (0, Stage.PLACE)
    assert (after.hands, after.bag) == (((2,), (0, 3)), (3,))
    for answer in (Refill(), Stay()):
        with pytest.raises(IllegalMove, match="game-over"):
            rules.play(after, answer)


def test_r10_players_may_agree_to_stop() -> None:
    assert GAME.agreement
    stopped = agreed(position(FEW_LEFT, "rb,ry", words="scores=12,3 stage=further").scores)
    assert (stopped.reason, stopped.winners) == ("agreed", (0,))


def test_r11_most_points_win() -> None:
    after = played(position(FEW_LEFT, "rb,ry", words="scores=12,3 stage=further"), "r@d6")
    result = rules.outcome(after)
    assert result is not None
    assert result.winners == (0,)


def test_r11_equal_points_share_the_win() -> None:
    before = position(FULL, "-,y", bag="-", words="turn=2 scores=11,10 stage=further")
    result = rules.outcome(played(before, "y@c6"))
    assert result is not None
    assert (result.winners, result.scores) == ((0, 1), (11, 11))
