"""Quarto as a neutral picture (Q1, Q2, Q5, Q8)."""

from __future__ import annotations

from fourfold.core.picture import Cell, Picture, Piece
from fourfold.games.quarto import notation, phrases
from fourfold.games.quarto.picture import picture
from games.quarto.scenes import CELLS, DIGITS, after, agreed, at, begin

COMPLETED = "0 a1 2 b1 4 c1 6 d1"


def shown(moves: str, words: str = "") -> Picture:
    """The picture after these moves, the last of them marked."""
    return picture(after(begin(words), moves), notation.read_move(moves.split()[-1]))


def marked(seen: Picture, mark: str) -> str:
    return " ".join(cell.name for cell in seen.cells if mark in cell.marks)


def piece(digit: str) -> Piece:
    number = int(digit, 16)
    told = phrases.piece_phrase(agreed(), number)
    return Piece(digit, phrases.traits(agreed(), number), told, "block")


def test_the_cells_lie_as_their_names_say() -> None:
    """Q1: column letters from the left, row numbers from the top."""
    seen = picture(begin(), None)
    assert [cell.name for cell in seen.cells] == CELLS
    for cell in seen.cells:
        assert cell.name == f"{'abcd'[cell.column]}{cell.row + 1}"


def test_an_empty_board_is_sixteen_bare_cells() -> None:
    seen = picture(begin(), None)
    assert all((cell.piece, cell.marks) == (None, ()) for cell in seen.cells)
    assert (seen.scores, seen.notes) == ((), ())


def test_at_the_start_all_pieces_lie_beside_the_board() -> None:
    """Q2."""
    hand, spare = picture(begin(), None).shelves
    assert (hand.key, hand.seat, hand.pieces, hand.hidden) == ("hand", None, (), 0)
    assert (spare.key, spare.seat, spare.hidden) == ("spare", None, 0)
    assert spare.pieces == tuple(map(piece, DIGITS))


def test_a_given_piece_lies_in_the_hand_of_its_receiver() -> None:
    """Q4."""
    hand, spare = shown("7").shelves
    assert (hand.seat, hand.pieces) == (1, (piece("7"),))
    assert piece("7") not in spare.pieces
    assert len(spare.pieces) == 15


def test_a_placed_piece_stands_on_its_cell_and_is_marked_as_the_newest() -> None:
    seen = shown("7 b3")
    assert seen.cells[CELLS.index("b3")] == Cell("b3", 1, 2, piece("7"), ("newest",))
    assert sum(cell.piece is not None for cell in seen.cells) == 1
    assert seen.shelves[0].pieces == ()


def test_a_piece_shows_its_traits_by_the_names_of_the_set() -> None:
    """Q1."""
    cell = picture(after(begin("set=classic"), "7 b3"), None).cells[CELLS.index("b3")]
    assert cell.piece is not None
    assert cell.piece.traits == (
        ("colour", "dark"),
        ("shape", "square"),
        ("height", "short"),
        ("body", "hollow"),
    )
    assert cell.piece.phrase.key == "piece-classic"


def test_only_a_placement_marks_its_cell_as_the_newest() -> None:
    assert marked(shown("7 b3 0"), "newest") == ""
    assert marked(picture(after(begin(), "7 b3"), None), "newest") == ""


def test_a_called_line_is_marked_as_won() -> None:
    """Q6, Q7."""
    assert marked(shown(COMPLETED + " !a1-d1"), "won") == "a1 b1 c1 d1"
    assert marked(shown(COMPLETED + " 8 !a1-d1"), "won") == "a1 b1 c1 d1"


def test_a_completed_line_is_not_marked_before_it_is_called() -> None:
    """Q6, Q11: a picture does not call for the player."""
    for moves in (COMPLETED, COMPLETED + " !a1-a4", COMPLETED + " 8"):
        assert marked(shown(moves), "won") == marked(shown(moves), "dead") == ""


def test_a_missed_line_is_marked_as_dead() -> None:
    """Q8."""
    assert marked(shown(COMPLETED + " 8 a2"), "dead") == "a1 b1 c1 d1"
    assert marked(shown(COMPLETED + " 8 a2"), "won") == ""


def test_a_full_line_that_shares_nothing_is_not_marked() -> None:
    """Q5."""
    assert marked(at_once("0f12/3.../..../.... - window=a2"), "dead") == ""


def test_a_missed_square_is_marked_as_dead_where_squares_count() -> None:
    """Q8, Q14."""
    text = "02../46../..9./.... - window=c3"
    assert marked(at_once(text), "dead") == ""
    assert marked(at_once(text, "squares=yes"), "dead") == "a1 b1 a2 b2"


def at_once(text: str, words: str = "") -> Picture:
    return picture(at(text, words), None)


def test_a_line_that_wins_by_itself_is_marked_as_won() -> None:
    """Q12."""
    assert marked(shown(COMPLETED, "calling=automatic"), "won") == "a1 b1 c1 d1"


def test_in_automatic_games_no_line_is_dead() -> None:
    """Q8, Q12: there are no windows that a line could miss."""
    assert marked(shown(COMPLETED, "calling=automatic"), "dead") == ""


def test_the_picture_notes_what_one_more_piece_may_complete() -> None:
    seen = at_once("024./..../..../.... - window=c1")
    assert seen.notes == phrases.notes(at("024./..../..../.... - window=c1"))
    assert len(seen.notes) == 1
