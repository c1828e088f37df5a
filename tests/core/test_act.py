"""Acts are filled so that they read as moves."""

from __future__ import annotations

import pytest

from fourfold.core.act import Act, fill


def filled(form: str, **blanks: object) -> str:
    return fill(Act("any", form), **blanks)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("form", "blanks", "written"),
    [
        ("{piece}", {"piece": "7"}, "7"),
        ("{cell}", {"cell": "b3"}, "b3"),
        ("!{line}", {"line": "a1-d1"}, "!a1-d1"),
        ("-", {}, "-"),
        ("{piece}@{cell}", {"piece": "y", "cell": "c4"}, "y@c4"),
        ("swap {piece}@{cell}", {"piece": "rt2", "cell": "1,0"}, "swap rt2@1,0"),
    ],
)
def test_blanks_are_filled_with_what_was_pointed_at(
    form: str, blanks: dict[str, object], written: str
) -> None:
    assert filled(form, **blanks) == written


def test_several_pieces_stand_side_by_side_and_none_leave_no_blank() -> None:
    assert filled("pass {pieces}", pieces=["rt2", "**"]) == "pass rt2 **"
    assert filled("pass {pieces}") == "pass"


def test_pieces_that_are_laid_stand_with_their_cells() -> None:
    laid = [("rt2", "1,0"), ("gs2", "-2,0")]
    assert filled("play {laid}", laid=laid) == "play rt2@1,0 gs2@-2,0"


def test_what_is_not_asked_for_is_left_out() -> None:
    assert filled("refill", piece="7", cell="b3", line="a1-d1", pieces=["x"]) == "refill"
