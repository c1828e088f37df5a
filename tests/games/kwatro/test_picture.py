"""What there is to see (K1, K2, K9, K12, K13)."""

from __future__ import annotations

from fourfold.core.phrase import phrase
from fourfold.core.picture import Cell, Picture, Piece, Shelf
from fourfold.games.kwatro import notation, phrases, rules
from fourfold.games.kwatro.cards import traits
from fourfold.games.kwatro.jokers import candidates
from fourfold.games.kwatro.picture import picture
from fourfold.games.kwatro.rules import Options, Position
from games.kwatro.scenes import cards, played, position
from games.kwatro.strategies import OPTIONS, game

ROW = "rc1@0,0 rc2@1,0 **@2,0"


def shown(before: Position, move: str, seat: int | None = None) -> Picture:
    """The picture after a move, which is marked."""
    return picture(rules.view(played(before, move), seat), notation.read_move(move))


def seen(before: Position, seat: int | None = None) -> Picture:
    return picture(rules.view(before, seat), None)


def piece(name: str) -> Piece:
    (card,) = cards(name)
    return Piece(name, traits(card), phrases.card_phrase(card), "card")


def newest(picture: Picture) -> set[str]:
    return {cell.name for cell in picture.cells if "newest" in cell.marks}


def test_k2_only_cells_with_cards_are_drawn_around_the_start_card() -> None:
    cells = seen(position("rt2@0,0 gs1@-1,0 bx4@-1,-2 bx3@-1,-1", "gs2")).cells
    assert set(cells) == {
        Cell("0,0", 0, 0, piece("rt2")),
        Cell("-1,0", -1, 0, piece("gs1")),
        Cell("-1,-2", -1, -2, piece("bx4")),
        Cell("-1,-1", -1, -1, piece("bx3")),
    }


def test_k1_a_card_shows_its_three_properties_and_a_joker_none() -> None:
    by_name = {cell.name: cell.piece for cell in seen(position(ROW, "gs1")).cells}
    card, joker = by_name["1,0"], by_name["2,0"]
    assert card is not None
    assert joker is not None
    assert card.traits == (("colour", "red"), ("shape", "circle"), ("number", "2"))
    assert (joker.token, joker.traits, joker.phrase) == ("**", (), phrase("joker"))


def test_k2_a_seat_sees_its_own_hand_and_the_others_from_behind() -> None:
    before = position("rt2@0,0", "gs1 **", "rc1 rc2 rc3", "bc1")
    hands = ((piece("gs1"), piece("**")), tuple(map(piece, ("rc1", "rc2", "rc3"))), (piece("bc1"),))
    for viewer in (None, 0, 1, 2):
        assert seen(before, viewer).shelves[:3] == tuple(
            Shelf("hand", seat, hand) if seat == viewer else Shelf("hand", seat, hidden=len(hand))
            for seat, hand in enumerate(hands)
        )


def test_k2_the_pile_lies_face_down() -> None:
    before = position("rt2@0,0", "gs1 gs2", pile="bx1 bx2 bx3")
    assert seen(before, 0).shelves[-1] == Shelf("pile", None, hidden=3)
    assert seen(position("rt2@0,0", "gs1", pile="")).shelves[-1] == Shelf("pile", None, hidden=0)


def test_k9_what_is_exchanged_is_not_shown_to_others() -> None:
    before = position("rt2@0,0", "gs1 gs2 gs3 gs4", "rc1", pile="bx1 bx2 bx3 bx4")
    for seat in (1, None):
        assert shown(before, "pass gs1", seat) == shown(before, "pass gs4", seat)
    assert shown(before, "pass gs1", 0) != shown(before, "pass gs4", 0)


def test_k6_the_cards_of_the_last_play_are_marked_as_newest() -> None:
    before = position("rt2@0,0", "bx2 gc2 gs1")
    assert newest(shown(before, "play bx2@1,0 gc2@2,0")) == {"1,0", "2,0"}
    assert newest(seen(played(before, "play bx2@1,0"))) == set()


def test_k13_a_swapped_card_is_marked_as_newest_and_a_pass_marks_nothing() -> None:
    before = position(ROW, "rc3 gs1")
    swapped = shown(before, "swap rc3@2,0")
    assert newest(swapped) == {"2,0"}
    assert {cell.name: cell.piece for cell in swapped.cells}["2,0"] == piece("rc3")
    assert newest(shown(before, "pass gs1")) == set()


def test_k10_and_k16_the_points_stand_beside_the_grid_where_points_count() -> None:
    assert seen(position("rt2@0,0", "gs1", scores=(3, 9))).scores == (3, 9)
    assert seen(position("rt2@0,0", "gs1", options=Options(scoring=False))).scores == ()


def test_k12_each_joker_on_the_grid_is_noted_with_all_that_it_may_be() -> None:
    for options in OPTIONS:
        for before, _ in game(options)[::3]:
            expected = {
                (phrases.place_phrase(cell), phrases.candidates_phrase(values))
                for cell, values in candidates(dict(before.grid)).items()
            }
            told = [note.phrase for note in seen(before).notes]
            notes = [dict(note.facts) for note in told if note.key == "note-joker"]
            assert {(note["cell"], note["candidates"]) for note in notes} == expected


def test_k12_what_a_joker_may_be_is_shown_to_all_alike() -> None:
    before = position(f"{ROW} rs3@2,1", "gs1", "bc1")
    assert seen(before, 0).notes == seen(before, 1).notes == seen(before).notes
    (note,) = (note for note in seen(before).notes if note.phrase.key == "note-joker")
    assert (note.cell, note.line) == ("", ("2,0",))
    assert dict(note.phrase.facts)["candidates"] == phrase(
        "candidates",
        colour=phrase("red"),
        shape=phrase("circle"),
        number=phrase("one-of-two", first=phrase("number", n=3), second=phrase("number", n=4)),
    )
