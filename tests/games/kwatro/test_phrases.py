"""kwatro as things to say: which key with which facts (K2, K4, K6–K10, K12–K16)."""

from __future__ import annotations

import pytest

from fourfold.core.errors import IllegalMove
from fourfold.core.phrase import Phrase, Seat, phrase
from fourfold.games.kwatro import notation, phrases, rules
from fourfold.games.kwatro.cards import JOKER, VALUES
from fourfold.games.kwatro.rules import Options, Position
from fourfold.speech import LANGUAGES, Speaker
from games.kwatro.scenes import cards, played, position
from games.kwatro.strategies import OPTIONS, end, game

CHILDREN = Options(scoring=False)
ROW = "rc1@0,0 rc2@1,0 **@2,0"


def card(name: str) -> Phrase:
    """A card as it is said."""
    (number,) = cards(name)
    return phrases.card_phrase(number)


def place(right: int, down: int) -> Phrase:
    return phrase("place", right=right, down=down)


def points(number: int) -> Phrase:
    return phrase("points", n=number)


def told(before: Position, move: str, seat: int | None = None) -> tuple[Phrase, ...]:
    """What a seat hears of a move; without a seat, somebody who only watches."""
    after = played(before, move)
    views = rules.view(before, seat), rules.view(after, seat)
    return phrases.tell(views[0], notation.read_move(move), views[1])


# Cards and lines


def test_k1_a_card_is_told_by_its_three_properties_and_a_joker_as_one() -> None:
    assert card("gx3") == phrase(
        "card", colour=phrase("green"), shape=phrase("cross"), number=phrase("number", n=3)
    )
    assert phrases.card_phrase(JOKER) == phrase("joker")


def test_k4_a_line_is_told_as_row_or_column_by_its_end_cells() -> None:
    row, column = ((-1, 2), (0, 2), (1, 2)), ((3, 0), (3, 1))
    assert phrases.line_phrase(row) == phrase("line-row", first=place(-1, 2), last=place(1, 2))
    assert phrases.line_phrase(column) == phrase("line-column", first=place(3, 0), last=place(3, 1))


@pytest.mark.parametrize(
    ("names", "colour"),
    [
        ("rc1", phrase("red")),
        ("rc1 bc1", phrase("one-of-two", first=phrase("red"), second=phrase("blue"))),
        (
            "rc1 bc1 yc1",
            phrase(
                "one-of-three", first=phrase("red"), second=phrase("blue"), third=phrase("yellow")
            ),
        ),
        ("rc1 gc1 bc1 yc1", phrase("any-colour")),
    ],
)
def test_k12_candidates_are_told_property_by_property(names: str, colour: Phrase) -> None:
    values = 0
    for number in cards(names):
        values |= VALUES[number]
    one = phrase("number", n=1)
    expected = phrase("candidates", colour=colour, shape=phrase("circle"), number=one)
    assert phrases.candidates_phrase(values) == expected


def test_k12_any_shape_and_any_number_are_told_as_such() -> None:
    expected = phrase(
        "candidates",
        colour=phrase("any-colour"),
        shape=phrase("any-shape"),
        number=phrase("any-number"),
    )
    assert phrases.candidates_phrase(0xFFF) == expected


# Plays


def test_k6_and_k10_a_play_is_told_with_every_card_its_cell_and_what_it_scores() -> None:
    before = position("rt2@0,0", "bx2 gc2", "yx1", pile="")
    assert told(before, "play bx2@1,0 gc2@2,0") == (
        phrase(
            "plays",
            seat=Seat(0),
            cards=(
                phrase("card-at", card=card("bx2"), cell=place(1, 0)),
                phrase("card-at", card=card("gc2"), cell=place(2, 0)),
            ),
        ),
        phrase(
            "gains",
            seat=Seat(0),
            score=phrase(
                "score-doubled",
                addition="6",
                reasons=(phrase("doubled-last-card", n=1),),
                total=12,
            ),
            points=points(12),
        ),
    )


def test_k11_the_last_example_is_told_as_on_the_score_sheet() -> None:
    grid = "rt2@0,0 bx2@1,0 gc2@2,0 rc3@2,-1 yc1@2,1 ys2@3,0 rt3@3,1"
    before = position(grid, "rc2 yc3 bc4 gc1")
    gains = told(before, "play rc2@0,2 yc3@1,2 bc4@2,2 gc1@3,2")[1]
    assert dict(gains.facts)["score"] == phrase(
        "score-doubled",
        addition="10 + 10 + 6 = 26",
        reasons=(phrase("doubled-kwatro", n=2), phrase("doubled-four-cards", n=1)),
        total=208,
    )


def test_k10_a_score_without_doubling_is_told_as_an_addition_alone() -> None:
    gains = told(position("rc1@0,0 gs2@1,0 gt3@1,1", "rc4"), "play rc4@0,1")[1]
    assert dict(gains.facts)["score"] == phrase("score", addition="7 + 5 = 12")


def test_k16_without_scoring_no_points_are_told() -> None:
    before = position("rt2@0,0", "bx2 gc2", pile="", options=CHILDREN)
    assert [said.key for said in told(before, "play bx2@1,0")] == ["plays"]


def test_k2_and_k8_drawn_cards_are_told_to_their_hand_and_their_number_to_all() -> None:
    before = position("rt2@0,0", "bx2 gc2 gs1 gs2", "yx1", pile="rx1 ** rx3")
    move = "play bx2@1,0 gc2@2,0"
    seen = phrase("draws-seen", seat=Seat(0), cards=(card("rx1"), card("**")))
    assert told(before, move, 0)[2:] == (seen,)
    for seat in (1, None):
        assert told(before, move, seat)[2:] == (phrase("draws", seat=Seat(0), n=2),)


def test_k8_a_card_drawn_that_is_like_one_played_is_told_as_drawn() -> None:
    """K1: of the two jokers one is played and the other one drawn."""
    before = position("rt2@0,0", "** gc2 gs1 gs2", "yx1", pile="** rx3")
    seen = phrase("draws-seen", seat=Seat(0), cards=(card("**"),))
    assert told(before, "play **@1,0", 0)[2:] == (seen,)


def test_k8_it_is_told_once_that_the_pile_is_used_up() -> None:
    before = position("rt2@0,0", "bx2 gc2 gs1 gs2", "yx1 yx2", pile="rx1")
    drawn = (phrase("draws", seat=Seat(0), n=1), phrase("pile-used-up"))
    assert told(before, "play bx2@1,0 gc2@2,0")[2:] == drawn
    after = played(before, "play bx2@1,0 gc2@2,0")
    assert [said.key for said in told(after, "play yx1@0,1")] == ["plays", "gains"]


# Passes and swaps


def test_k9_a_pass_is_told_with_its_cards_to_their_hand_and_their_number_to_all() -> None:
    before = position("rt2@0,0", "gs1 gs2 gs3 gs4", "yx1", pile="rx1 rx2 rx3")
    seen = phrase(
        "passes-seen",
        seat=Seat(0),
        cards=(card("gs1"), card("gs4")),
        drawn=(card("rx1"), card("rx2")),
    )
    assert told(before, "pass gs1 gs4", 0) == (seen,)
    for seat in (1, None):
        assert told(before, "pass gs1 gs4", seat) == (phrase("passes", seat=Seat(0), n=2),)


def test_k9_a_card_that_a_short_pile_gives_back_is_told_as_put_and_drawn() -> None:
    before = position("rt2@0,0", "gs1 gs2 gs3 gs4", "yx1", pile="rx1")
    (said,) = told(before, "pass gs1 gs2", 0)
    assert dict(said.facts)["cards"] == (card("gs1"), card("gs2"))
    assert set(dict(said.facts)["drawn"]) == {card("rx1"), card("gs1")}  # type: ignore[arg-type]


def test_k9_a_pass_without_cards_is_told_alike_to_all() -> None:
    before = position("rt2@0,0", "gs1", "yx1")
    for seat in (None, 0, 1):
        assert told(before, "pass", seat) == (phrase("passes", seat=Seat(0), n=0),)


def test_k13_a_swap_is_told_with_the_card_and_the_cell_to_all() -> None:
    before = position(ROW, "rc3 gs1", "yx4")
    swaps = phrase("swaps", seat=Seat(0), card=card("rc3"), cell=place(2, 0))
    for seat in (None, 0, 1):
        assert told(before, "swap rc3@2,0", seat) == (swaps,)


def test_moves_are_told_as_orders() -> None:
    view = rules.view(position(ROW, "rc3"), 0)
    expected = {
        "play rc3@0,1": phrase(
            "move-play", cards=(phrase("card-at", card=card("rc3"), cell=place(0, 1)),)
        ),
        "swap rc3@2,0": phrase("move-swap", card=card("rc3"), cell=place(2, 0)),
        "pass": phrase("move-pass"),
        "pass rc3 **": phrase("move-exchange", cards=(card("rc3"), card("**"))),
    }
    assert {text: phrases.move(view, notation.read_move(text)) for text in expected} == expected


def test_typed_verbs_lead_to_notation() -> None:
    typed = {verb: template.format("rt2@1,0") for verb, template in phrases.VERBS.items()}
    assert typed == {verb: f"{verb} rt2@1,0" for verb in notation.READERS}


# What there is to do


@pytest.mark.parametrize(
    ("hand", "swap"), [("rc3 gs1", "yes"), ("rc4 **", "yes"), ("rs3 **", "no"), ("gs1 gs2", "no")]
)
def test_k5_and_k13_who_moves_hears_their_hand_and_whether_a_joker_can_be_taken(
    hand: str, swap: str
) -> None:
    view = rules.view(position(ROW, hand, "yx4"), 0)
    held = tuple(map(card, hand.split()))
    assert phrases.prompt(view) == phrase(
        "prompt-own", seat=Seat(0), cards=held, swap=swap, ends="no"
    )


def test_k2_others_hear_only_whose_turn_it_is() -> None:
    before = position(ROW, "rc3 gs1", "yx4")
    for seat in (1, None):
        expected = phrase("prompt-other", seat=Seat(0), ends="no")
        assert phrases.prompt(rules.view(before, seat)) == expected


@pytest.mark.parametrize(
    ("pile", "passes", "ends"),
    [("", 0, "no"), ("", 1, "yes"), ("rx1", 1, "no"), ("rx1", 2, "no"), ("rx1", 3, "yes")],
)
def test_k14_all_hear_when_a_pass_would_end_the_game(pile: str, passes: int, ends: str) -> None:
    before = position("rt2@0,0", "gs1", "yx4", pile=pile, passes=passes)
    for seat in (0, 1, None):
        assert dict(phrases.prompt(rules.view(before, seat)).facts)["ends"] == ends
    assert (rules.outcome(played(before, "pass")) is not None) == (ends == "yes")


# Why a move is refused

CROWDED = "rc1@0,0 rc2@1,0 **@2,0 rs3@2,1"


@pytest.mark.parametrize(
    ("grid", "move", "expected"),
    [
        (ROW, "play gs2@0,1", phrase("refused-not-in-hand", card=card("gs2"))),
        (ROW, "play gs1@0,0", phrase("refused-cell-taken", card=card("rc1"), cell=place(0, 0))),
        (ROW, "play gs1@0,1 rx4@0,1", phrase("refused-cell-twice", cell=place(0, 1))),
        (ROW, "play gs1@0,1 rx4@1,2", phrase("refused-not-one-line")),
        (ROW, "play gs1@0,1 rx4@0,3", phrase("refused-gap", cell=place(0, 2))),
        (ROW, "play gs1@5,5", phrase("refused-touches-nothing")),
        (
            ROW,
            "play rc3@3,0 rc4@4,0",
            phrase(
                "refused-line-too-long",
                line=phrase("line-row", first=place(0, 0), last=place(4, 0)),
                n=5,
            ),
        ),
        (
            ROW,
            "play gs1@-1,0",
            phrase(
                "refused-colours-mixed",
                line=phrase("line-row", first=place(-1, 0), last=place(2, 0)),
                values=(phrase("green"), phrase("red"), phrase("red")),
            ),
        ),
        (
            "rc1@0,0 rc2@0,1",
            "play rx4@0,2",
            phrase(
                "refused-shapes-mixed",
                line=phrase("line-column", first=place(0, 0), last=place(0, 2)),
                values=(phrase("circle"), phrase("circle"), phrase("cross")),
            ),
        ),
        (
            "rc3@0,0 rc4@1,0",
            "play rc3@2,0",
            phrase(
                "refused-numbers-mixed",
                line=phrase("line-row", first=place(0, 0), last=place(2, 0)),
                values=tuple(phrase("number", n=n) for n in (3, 4, 3)),
            ),
        ),
        (
            CROWDED,
            "play rx4@2,2",
            phrase("refused-joker-without-number", jokers=(place(2, 0),), n=1),
        ),
        (ROW, "swap **@2,0", phrase("refused-joker-for-joker")),
        (ROW, "swap rc3@1,0", phrase("refused-no-joker-there", cell=place(1, 0))),
        (
            ROW,
            "swap gs1@2,0",
            phrase(
                "refused-card-does-not-fit",
                card=card("gs1"),
                cell=place(2, 0),
                candidates=phrase(
                    "candidates",
                    colour=phrase("red"),
                    shape=phrase("circle"),
                    number=phrase(
                        "one-of-two", first=phrase("number", n=3), second=phrase("number", n=4)
                    ),
                ),
            ),
        ),
        (ROW, "pass gs1", phrase("refused-pile-empty")),
    ],
)
def test_k6_k7_k9_k12_and_k13_a_refusal_is_told_with_its_facts(
    grid: str, move: str, expected: Phrase
) -> None:
    before = position(grid, "rc3 rc4 gs1 rx4 **", "yx1", pile="")
    with pytest.raises(IllegalMove) as refused:
        played(before, move)
    assert phrases.refusal(rules.view(before, 0), refused.value) == expected


# How it ended


def ending(last: Position) -> Phrase:
    outcome = rules.outcome(last)
    assert outcome is not None
    return phrases.ending(rules.view(last, None), outcome)


def standings(*scores: int) -> tuple[Phrase, ...]:
    return tuple(
        phrase("standing", seat=Seat(seat), points=points(n)) for seat, n in enumerate(scores)
    )


def test_k14_and_k15_the_end_tells_who_played_the_last_card_who_won_and_how_all_stand() -> None:
    before = position("rt2@0,0", "yx3", "gs1", pile="", turn=1, scores=(20, 10))
    assert ending(played(before, "play gs1@1,0")) == phrase(
        "ending-last-card", seat=Seat(1), winners=(Seat(0),), n=1, standings=standings(20, 16)
    )


def test_k14_and_k15_after_nothing_but_passes_equal_points_share_the_win() -> None:
    before = position("rt2@0,0", "gs1", "gs2", pile="", scores=(7, 7))
    said = ending(played(before, "pass", "pass"))
    assert said.key == "ending-all-passed"
    facts = dict(said.facts)
    assert (facts["winners"], facts["n"]) == ((Seat(0), Seat(1)), 2)
    assert facts["standings"] == standings(7, 7)


def test_k16_without_scoring_the_end_tells_only_who_has_won() -> None:
    before = position("rt2@0,0", "gs1", "yx4", pile="", options=CHILDREN)
    won = phrase("ending-last-card-unscored", winners=(Seat(0),))
    assert ending(played(before, "play gs1@1,0")) == won
    shared = phrase("ending-all-passed-unscored", winners=(Seat(0), Seat(1)))
    assert ending(played(before, "pass", "pass")) == shared


# What to notice


def noted(grid: str) -> tuple[Phrase, ...]:
    notes = phrases.notes(rules.view(position(grid, "gs1"), None))
    return tuple(note.phrase for note in notes)


def which(colour: str, shape: str, number: Phrase) -> Phrase:
    return phrase("candidates", colour=phrase(colour), shape=phrase(shape), number=number)


def test_k7_notes_tell_where_one_more_card_makes_a_kwatro_and_which_cards_do() -> None:
    four = which("red", "circle", phrase("number", n=4))
    assert set(noted("rc1@0,0 rc2@1,0 rc3@2,0")) == {
        phrase(
            "note-open",
            line=phrase("line-row", first=place(first, 0), last=place(first + 3, 0)),
            cell=place(cell, 0),
            candidates=four,
        )
        for first, cell in ((-1, -1), (0, 3))
    }


def test_k7_a_note_points_at_the_cell_and_at_the_whole_line() -> None:
    open_lines = phrases.notes(rules.view(position("rc1@0,0 rc2@1,0 rc3@2,0", "gs1"), None))
    assert {(note.cell, note.line) for note in open_lines} == {
        ("-1,0", ("-1,0", "0,0", "1,0", "2,0")),
        ("3,0", ("0,0", "1,0", "2,0", "3,0")),
    }


def test_k6_and_k7_a_gap_that_makes_a_kwatro_is_noted() -> None:
    around = "rc1@0,0 rc2@0,1 gc2@1,1 bc2@2,1 bc1@2,0 yc1@3,0"
    cells = [(said.key, dict(said.facts)["cell"]) for said in noted(around)]
    assert cells.count(("note-open", place(1, 0))) == 1


def test_k4_and_k12_where_no_card_fits_no_kwatro_is_noted() -> None:
    """The row asks for a red circle 4 at its right end, and the column there allows none."""
    crossed = "rc1@0,0 rc2@1,0 rc3@2,0 gs1@2,1 gs2@3,1 gs3@3,2"
    cells = [dict(said.facts)["cell"] for said in noted(crossed)]
    assert place(-1, 0) in cells
    assert place(3, 0) not in cells
    assert noted("rc1@0,0 rc2@1,0") == ()


def test_k12_notes_tell_for_each_joker_what_it_may_be() -> None:
    either = phrase("one-of-two", first=phrase("number", n=3), second=phrase("number", n=4))
    jokers = [said for said in noted(ROW) if said.key == "note-joker"]
    assert jokers == [
        phrase("note-joker", cell=place(2, 0), candidates=which("red", "circle", either))
    ]
    two = [said for said in noted(f"{ROW} **@0,1") if said.key == "note-joker"]
    assert [dict(said.facts)["cell"] for said in two] == [place(0, 1), place(2, 0)]


def test_k12_a_later_card_narrows_what_is_noted_of_a_joker() -> None:
    narrowed = [said for said in noted(f"{CROWDED} rx3@2,2") if said.key == "note-joker"]
    (said,) = narrowed
    assert dict(said.facts)["candidates"] == which("red", "circle", phrase("number", n=3))


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_in_every_language(language: str) -> None:
    names = ("Anna", "Ben", "Cleo", "Dora")
    for options in OPTIONS[::7]:
        for wording in ("full", "short"):
            seated = names[: options.seats]
            speaker = Speaker(language, ("fourfold.games.kwatro",), seated, wording)
            for before, move in game(options):
                seen = rules.view(before, before.turn)
                then = rules.view(rules.play(before, move), before.turn)
                notes = (note.phrase for note in phrases.notes(then))
                said = (phrases.prompt(seen), phrases.move(seen, move), *notes)
                assert all(map(speaker.say, (*said, *phrases.tell(seen, move, then))))
            assert speaker.say(ending(end(game(options))))
