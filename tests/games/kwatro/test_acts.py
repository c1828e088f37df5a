"""What a seat can point at, and what is said of cards that lie there but are not yet played."""

from __future__ import annotations

from random import Random

import pytest

from fourfold.core.act import Act
from fourfold.core.errors import IllegalMove, NotationError
from fourfold.core.phrase import phrase
from fourfold.games.kwatro import notation, phrases, rules
from fourfold.games.kwatro.acts import acts
from fourfold.games.kwatro.rules import Options, Pass, Play, Position
from games.kwatro.scenes import laid, played, position
from games.kwatro.strategies import OPTIONS, game

ROW = "rc1@0,0 rc2@1,0"
Pairs = tuple[tuple[str, str], ...]


def pairs(text: str) -> Pairs:
    """Cards with their cells, as they are pointed at."""
    words = (word.split("@") for word in text.split())
    return tuple((card, cell) for card, cell in words)


def act(before: Position, key: str, text: str = "") -> Act:
    found = acts(rules.view(before, before.turn), pairs(text))
    return next(act for act in found if act.key == key)


def keys(before: Position, seat: int | None = 0) -> list[str]:
    return [act.key for act in acts(rules.view(before, seat), ())]


def tokens(act: Act) -> list[str]:
    return [piece.token for piece in act.pieces]


def names(act: Act) -> set[str]:
    return {cell.name for cell in act.cells}


def test_k5_who_is_to_move_plays_or_passes() -> None:
    before = position(ROW, "rc3 gs1")
    assert keys(before) == ["play", "exchange"]
    assert tokens(act(before, "play")) == tokens(act(before, "exchange")) == ["rc3", "gs1"]
    assert {piece.form for piece in act(before, "play").pieces} == {"card"}


def test_k2_whoever_does_not_see_the_hand_has_nothing_to_point_at() -> None:
    before = position(ROW, "rc3 gs1", "rc4")
    assert keys(before, 1) == keys(before, None) == []


def test_k14_nobody_acts_after_the_end_and_an_empty_pile_exchanges_nothing() -> None:
    before = position(ROW, "rc3", "gs1", pile="")
    assert keys(before) == ["play", "pass"]
    assert act(before, "pass").pieces == ()
    ended = played(before, "play rc3@2,0")
    assert [keys(ended, seat) for seat in (0, 1, None)] == [[], [], []]
    assert keys(played(before, "pass", "pass")) == []


def test_k6_a_first_card_goes_beside_any_card() -> None:
    assert names(act(position(ROW, "rc3 gs1"), "play")) == {
        "-1,0", "2,0", "0,-1", "0,1", "1,-1", "1,1",
    }  # fmt: skip


def test_k6_a_further_card_goes_in_one_row_or_column_with_those_laid() -> None:
    before = position(ROW, "rc3 gs1 gs2")
    then = act(before, "play", "rc3@2,0")
    assert names(then) == {"-1,0", "3,0", "2,-1", "2,1"}
    assert tokens(then) == ["gs1", "gs2"]
    assert [(cell.name, cell.marks) for cell in then.laid] == [("2,0", ("laid",))]
    assert names(act(before, "play", "rc3@2,0 gs1@2,1")) == {"2,-1", "2,2"}


def test_k6_when_all_cards_are_laid_there_is_no_cell_left_to_point_at() -> None:
    then = act(position(ROW, "rc3"), "play", "rc3@2,0")
    assert (then.pieces, then.cells) == ((), ())


def test_k10_what_is_laid_is_told_with_its_points() -> None:
    told = act(position(ROW, "rc3 rc4"), "play", "rc3@2,0 rc4@3,0").told
    score = phrase(
        "score-doubled", addition="10", reasons=(phrase("doubled-kwatro", n=1),), total=20
    )
    assert told == phrase("laid-scores", score=score, points=phrase("points", n=20))
    assert act(position(ROW, "rc3 rc4"), "play").told is None


def test_k16_without_points_it_is_told_that_the_cards_may_lie_so() -> None:
    before = position(ROW, "rc3 gs1", options=Options(scoring=False))
    assert act(before, "play", "rc3@2,0").told == phrase("laid-fits")


def test_k4_why_cards_may_not_lie_so_is_told_as_when_they_are_played() -> None:
    told = act(position(ROW, "gs1"), "play", "gs1@2,0").told
    assert told is not None
    assert told.key == "refused-colours-mixed"


def test_k13_a_card_can_be_pointed_at_for_each_joker_on_the_grid() -> None:
    before = position(f"{ROW} **@2,0", "rc3 ** gs1")
    swap = act(before, "swap")
    assert (tokens(swap), names(swap)) == (["rc3", "gs1"], {"2,0"})
    assert [cell.piece.token for cell in swap.cells if cell.piece] == ["**"]
    assert "swap" not in keys(position(f"{ROW} **@2,0", "**"))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("zz9@2,0", "zz9"),
        ("rc3@here", "here"),
        ("rc4@2,0", "rc4"),
        ("rc3@2,0 rc3@3,0", "rc3"),
        ("rc3@1,0", "1,0"),
        ("rc3@2,0 gs1@2,0", "2,0"),
    ],
)
def test_what_cannot_lie_there_at_all_is_not_understood(text: str, found: str) -> None:
    with pytest.raises(NotationError) as error:
        act(position(ROW, "rc3 gs1"), "play", text)
    assert error.value.found == found


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_k6_every_play_can_be_laid_card_by_card(options: Options) -> None:
    """Outwards from a card that touches the grid; so each cell is pointed at in some order."""
    random = Random(str(options))
    for before, _ in game(options)[::5]:
        plays = [move for move in rules.moves(before) if isinstance(move, Play)]
        for move in random.sample(plays, min(8, len(plays))):
            assert laid_one_by_one(before, pairs(notation.write_move(move).removeprefix("play ")))


def laid_one_by_one(before: Position, left: Pairs, done: Pairs = ()) -> bool:
    if not left:
        return True
    (now, *_) = acts(rules.view(before, before.turn), done)
    return any(
        laid_one_by_one(before, tuple(other for other in left if other != pair), (*done, pair))
        for pair in left
        if pair[0] in tokens(now) and pair[1] in names(now)
    )


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_is_told_of_laid_cards_is_what_comes_of_playing_them(options: Options) -> None:
    """K6, K10, K12, K14."""
    random = Random(str(options))
    for before, _ in game(options)[::5]:
        done: Pairs = ()
        (now, *_) = acts(rules.view(before, before.turn), done)
        while now.pieces and now.cells:
            pair = (random.choice(now.pieces).token, random.choice(now.cells).name)
            done = (*done, pair)
            (now, *_) = acts(rules.view(before, before.turn), done)
            assert now.told == outcome_of(before, Play(laid(" ".join(map("@".join, done)))))


def outcome_of(before: Position, move: Play) -> object:
    try:
        after = rules.play(before, move)
    except IllegalMove as refusal:
        return phrases.refusal(rules.view(before, before.turn), refusal)
    if not before.options.scoring:
        return phrase("laid-fits")
    gained = after.scores[before.turn] - before.scores[before.turn]
    score = phrases.score_phrase(rules.worth(rules.view(before, before.turn), move.cards))
    return phrase("laid-scores", score=score, points=phrase("points", n=gained))


def test_k9_any_cards_of_the_hand_can_be_exchanged() -> None:
    for before, _ in game(OPTIONS[0])[::7]:
        passes = [move for move in rules.moves(before) if isinstance(move, Pass)]
        (last,) = (act for act in acts(rules.view(before, before.turn), ()) if "pass" in act.form)
        longest = max(passes, key=lambda move: len(move.cards))
        assert tokens(last) == [notation.CARD_NAMES[card] for card in longest.cards]
