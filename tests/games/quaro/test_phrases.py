"""What is said, as keys and facts; how it sounds is a matter of speech."""

from __future__ import annotations

from itertools import pairwise

import pytest

from fourfold.core.errors import IllegalMove
from fourfold.core.phrase import Phrase, Seat, phrase
from fourfold.core.picture import Note
from fourfold.games.quaro import notation, phrases, rules
from fourfold.games.quaro.rules import Position, Stage
from games.quaro.layout import BARE, played, position, random_game

CHAIN = f"..../..../rgb.rgb./{BARE[19:]}"


def told(before: Position, move: str) -> tuple[Phrase, ...]:
    """What is heard of a move by somebody who only watches."""
    after = played(before, move)
    view = rules.view
    return phrases.tell(view(before, None), notation.read_move(move), view(after, None))


def standing(seat: int, points: int) -> Phrase:
    return phrase("standing", seat=Seat(seat), points=phrase("points", n=points))


def test_r4_a_placement_is_told_by_player_stone_and_cell() -> None:
    assert told(position(BARE, "rgby,rgby"), "y@c4") == (
        phrase("places", seat=Seat(0), stone=phrase("stone-yellow"), cell="c4"),
    )


def test_r5_and_r6_points_are_told_with_each_row_by_its_ends_and_that_a_stone_is_due() -> None:
    board = f"..g./..r./rgb.rgb./...b..../{BARE[28:]}"
    rows = [("across", f"{left}3", f"{right}3") for left, right in ("ad", "be", "cf", "dg")]
    lines = tuple(phrase(f"line-{way}", first=first, last=last) for way, first, last in rows)
    assert told(position(board, "rgby,rgby"), "y@d3") == (
        phrase(
            "scores",
            seat=Seat(0),
            stone=phrase("stone-yellow"),
            cell="d3",
            points=phrase("points", n=4),
        ),
        phrase("rows-made", n=4, lines=lines),
        phrase("further", seat=Seat(0)),
    )


@pytest.mark.parametrize(
    ("ends", "key"), [("c1-f1", "across"), ("c1-c4", "down"), ("c1-f4", "diagonal")]
)
def test_r5_a_line_is_named_by_its_direction_and_its_ends(ends: str, key: str) -> None:
    first, last = ends.split("-")
    named = {phrases.line_phrase(line) for line in rules.LINES}
    assert phrase(f"line-{key}", first=first, last=last) in named
    assert len(named) == 82


def test_r7_drawn_stones_are_told_to_all() -> None:
    bag = "gr" + "r" * 7 + "g" * 7 + "b" * 8 + "y" * 10
    before = position(CHAIN, "rgby,rgby", refusal="no", bag=bag)
    after = played(before, "y@d3")
    assert told(after, "g@h3")[1] == phrase(
        "refills",
        seat=Seat(0),
        stones=(phrase("stones-red", n=1), phrase("stones-green", n=1)),
    )


def test_r7_it_is_told_when_the_bag_is_empty() -> None:
    board = "g.y./rrbr/r.g.grgb/yrgbrygb/brgybrr./.bbrygb./gbyb/g..g"
    words = "turn=2 scores=7,4,8 stage=further"
    before = played(position(board, "rgby,yy,yy", words=words), "y@f1")
    assert told(before, "refill") == (
        phrase("refills", seat=Seat(1), stones=(phrase("stones-yellow", n=1),)),
        phrase("bag-empty"),
        standing(1, 4),
    )


def test_r8_a_refusal_is_told() -> None:
    asked = played(position(BARE, "rgby,rgby"), "r@c1")
    assert told(asked, "stay") == (phrase("stays", seat=Seat(0)), standing(0, 0))


def test_r8_skipped_players_are_told_each() -> None:
    board = "ryrr/ryrb/g.ygbyrg/y.yygggb/yrrrrby./gbgrybbb/bgbg/rbgy"
    before = position(board, "-,-,-,gby", words="turn=4 scores=4,2,7,0")
    assert told(before, "y@b3")[1:] == (
        standing(3, 0),
        *(phrase("skipped", seat=Seat(seat)) for seat in (0, 1, 2)),
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r9_points_are_told_after_every_turn_and_only_then(seats: int) -> None:
    for before, after in pairwise(random_game(seats, seats=seats)):
        move = next(move for move in rules.moves(before) if rules.play(before, move) == after)
        heard = phrases.tell(rules.view(before, None), move, rules.view(after, None))
        ended = after.stage is Stage.PLACE and rules.outcome(after) is None
        expected = [standing(before.seat, after.scores[before.seat])] if ended else []
        assert [said for said in heard if said.key == "standing"] == expected


def test_r10_and_r11_the_ending_tells_why_who_won_and_how_all_stand() -> None:
    board = "yrgb/rbyg/grbygbbr/rybgryrb/ybbybryg/rg.gggyy/rbgr/grby"
    last = played(position(board, "-,y", words="turn=2 scores=11,10 stage=further"), "y@c6")
    result = rules.outcome(last)
    assert result is not None
    assert phrases.ending(last, result) == phrase(
        "ending-full",
        winners=(Seat(0), Seat(1)),
        n=2,
        standings=(standing(0, 11), standing(1, 11)),
    )


def test_prompts_say_what_to_do_and_with_which_stones() -> None:
    before = position(CHAIN, "rryy,rgby")
    stones = (phrase("stones-red", n=2), phrase("stones-yellow", n=2))
    bag = len(before.bag)
    assert phrases.prompt(before) == phrase("prompt-place", seat=Seat(0), stones=stones, n=bag)
    assert phrases.prompt(played(before, "y@d3")).key == "prompt-further"
    assert phrases.prompt(played(before, "y@c8")).key == "prompt-refill"


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("r@a3", phrase("refused-cell-taken", cell="a3")),
        ("b@c1", phrase("refused-not-in-hand", stone=phrase("stone-blue"))),
        ("stay", phrase("refused-place-first")),
    ],
)
def test_refusals_name_the_cell_or_the_stone(move: str, expected: Phrase) -> None:
    before = position(CHAIN, "rryy,rgby")
    with pytest.raises(IllegalMove) as refused:
        played(before, move)
    assert phrases.refusal(before, refused.value) == expected


def note(cells: str, colour: str, cell: str) -> Note:
    """A line across by its cells, and the stone that it lacks."""
    names = tuple(cells.split())
    line = phrase("line-across", first=names[0], last=names[-1])
    told = phrase("note-open", line=line, stone=phrase(f"stone-{colour}"), cell=cell)
    return Note(told, cell, names)


def test_notes_are_the_lines_that_lack_one_stone() -> None:
    board = f"r.gb/..../rgb...../...g..../....b.../{BARE[37:]}"
    assert set(phrases.notes(position(board, "rgby,rgby"))) == {
        note("c1 d1 e1 f1", "yellow", "d1"),
        note("a3 b3 c3 d3", "yellow", "d3"),
    }


def test_notes_leave_out_lines_whose_colour_is_used_up() -> None:
    """R10: the twelve yellow stones are all on the board."""
    board = "rgb./..../y.y.y.y./..y.y.../y.y.y.y./....y.../.y../...."
    assert board.count("y") == 12
    needed = position(board.replace("y", ".", 1), "rgby,rgbb")
    lacking = note("c1 d1 e1 f1", "yellow", "f1")
    assert lacking in phrases.notes(needed)
    used_up = position(board, "rgbb,rgbb")
    assert lacking not in phrases.notes(used_up)


def test_moves_are_told_as_orders() -> None:
    before = position(BARE, "rgby,rgby")
    orders = [phrases.move(before, notation.read_move(text)) for text in ("g@d5", "refill", "stay")]
    assert orders == [
        phrase("move-place", stone=phrase("stone-green"), cell="d5"),
        phrase("move-refill"),
        phrase("move-stay"),
    ]


def test_typed_verbs_lead_to_notation() -> None:
    moves = {verb: template.format("y@c4") for verb, template in phrases.VERBS.items()}
    assert moves == {"place": "y@c4", "refill": "refill", "stay": "stay"}
