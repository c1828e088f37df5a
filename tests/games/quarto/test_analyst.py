"""What moves are worth, as every interface tells it."""

from __future__ import annotations

from fourfold import games
from fourfold.core.phrase import phrase
from fourfold.games.quarto import analyst, notation
from fourfold.games.quarto.analysis import analysis
from games.quarto.scenes import after, at

LATE = "0123/4567/89a./.b.. c"


def test_the_analyst_of_quarto_is_loaded_when_asked_for() -> None:
    quarto = games.get("quarto")
    assert quarto.analyst is not None
    assert quarto.analyst().judge(at(LATE)) == analyst.judge(at(LATE))
    assert all(games.get(key).analyst is None for key in ("quaro", "kwatro"))


def test_all_moves_are_judged_as_they_are_analysed_the_best_first() -> None:
    judged = [(each.move, each.value, each.distance) for each in analyst.judge(at(LATE))]
    assert judged == [
        (each.move, each.worth.value.name.lower(), each.worth.distance)
        for each in analysis(at(LATE))
    ]
    assert judged[0] == (notation.read_move("d3"), "win", 1)


def test_a_judgement_is_told_with_the_placements_that_are_left() -> None:
    best = analyst.judge(at(LATE))[0]
    assert best.phrase == phrase("worth-win", distance=phrase("placements", n=1))


def test_after_the_end_there_is_nothing_to_judge() -> None:
    assert analyst.judge(after(at(LATE), "d3 !a3-d3")) == ()


def test_why_a_move_wins_is_told_up_to_the_end() -> None:
    """Q6: placing alone does not win, so the call is told too."""
    told = analyst.why(at(LATE), notation.read_move("d3"))
    assert [said.key for said in told] == ["places", "calls", "ending-called"]


def test_why_a_move_loses_is_told_by_what_the_other_does() -> None:
    told = analyst.why(at(LATE), notation.read_move("d4"))
    assert [said.key for said in told] == ["places", "gives", "places", "calls", "ending-called"]


def test_a_draw_has_no_reason() -> None:
    """Q9: the board is full, and no line can be called."""
    full = at("420d/3be9/f817/5c6a - window=d4")
    judged = analyst.judge(full)
    assert {(each.value, each.distance) for each in judged} == {("draw", 0)}
    assert all(analyst.why(full, each.move) == () for each in judged)
