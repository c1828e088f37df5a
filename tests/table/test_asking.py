"""What needs the others' consent: taking a move back, and in Quaro an end before the end (R10)."""

from __future__ import annotations

import pytest

from fourfold.table import commands, events
from fourfold.table.table import Question
from table.playing import ALL_GAMES, OPENED, Playing, quarto, some_moves


def three(game: str = "kwatro", *bots: str, **terms: object) -> Playing:
    at = Playing(game, options={"seats": "3"}, starter="1", **terms).begun(*bots)
    at.move(*some_moves(at.table, 2, 4))
    return at


def moves(at: Playing) -> int:
    assert at.table.match is not None
    return len(at.table.match.record.moves)


def test_a_move_is_taken_back_when_the_other_agrees() -> None:
    at = quarto()
    at.move("7")
    at.do(commands.Offer(0, "takeback"))
    assert at.table.question == Question(0, "takeback", at.table.seq)
    assert moves(at) == 1
    assert at.do(commands.Consent(1)) == [
        events.Consented(at=OPENED, seat=1),
        events.TakenBack(at=OPENED, moves=0),
    ]
    assert (moves(at), at.table.turn) == (0, 0)
    assert at.table.question is None


def test_the_last_own_move_goes_and_all_that_came_after_it() -> None:
    at = quarto()
    at.move("7", "a1", "8", "b1")
    at.do(commands.Offer(1, "takeback"), commands.Consent(0))
    assert (moves(at), at.table.turn) == (2, 1)


def test_all_other_people_have_to_agree() -> None:
    at = three()
    at.do(commands.Offer(1, "takeback"), commands.Consent(2))
    assert at.table.question == Question(1, "takeback", at.table.seq - 1, frozenset({2}))
    assert moves(at) == 4
    at.do(commands.Consent(0))
    assert (moves(at), at.table.turn) == (1, 1)


def test_k9_a_card_drawn_meanwhile_goes_back_too() -> None:
    at = Playing("kwatro", starter="1").begun()
    assert at.table.match is not None
    before = at.table.match.position
    at.move("pass bc1 yc1", "pass")
    at.do(commands.Offer(0, "takeback"), commands.Consent(1))
    assert at.table.match.position == before


def test_bots_agree_by_themselves() -> None:
    at = Playing(starter="1").begun("random")
    at.move("7", "a1", "8", "b1")
    made = at.do(commands.Offer(0, "takeback"))
    assert [type(event) for event in made] == [events.Offered, events.TakenBack]
    assert moves(at) == 3
    assert at.table.turn == 0
    at = three("kwatro", "random")
    assert len(at.do(commands.Offer(0, "takeback"))) == 1
    at.do(commands.Consent(1))
    assert (moves(at), at.table.turn) == (3, 0)


def test_who_has_asked_or_agreed_cannot_agree_again() -> None:
    at = three()
    assert at.refused(commands.Consent(0)) == "nothing-asked"
    at.do(commands.Offer(0, "takeback"), commands.Consent(1))
    assert at.refused(commands.Consent(0)) == "nothing-asked"
    assert at.refused(commands.Consent(1)) == "nothing-asked"


def test_a_question_lapses_with_the_next_move() -> None:
    at = quarto()
    at.move("7")
    at.do(commands.Offer(0, "takeback"))
    at.move("a1")
    assert at.table.question is None
    assert at.refused(commands.Consent(1)) == "nothing-asked"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_no_is_enough_also_of_who_has_asked_or_agreed(seat: int) -> None:
    at = three()
    at.do(commands.Offer(0, "takeback"), commands.Consent(1), commands.Decline(seat))
    assert at.table.question is None
    assert moves(at) == 4
    assert at.refused(commands.Decline(seat)) == "nothing-asked"
    at.do(commands.Offer(0, "takeback"))
    assert at.table.question == Question(0, "takeback", at.table.seq)


def test_one_question_at_a_time() -> None:
    at = quarto()
    at.move("7", "a1")
    at.do(commands.Offer(0, "takeback"))
    for seat in (0, 1):
        assert at.refused(commands.Offer(seat, "takeback")) == "already-asked"


def test_who_has_not_moved_has_nothing_to_take_back() -> None:
    at = quarto()
    at.move("7")
    assert at.refused(commands.Offer(1, "takeback")) == "nothing-to-take-back"
    at.do(commands.Offer(0, "takeback"), commands.Consent(1))
    assert at.refused(commands.Offer(0, "takeback")) == "nothing-to-take-back"


@pytest.mark.parametrize("game", ALL_GAMES)
def test_where_the_terms_say_so_nothing_is_taken_back(game: str) -> None:
    at = Playing(game, takeback=False).begun()
    turn = at.table.turn
    at.move(*some_moves(at.table, 1, 1))
    assert turn is not None
    assert at.refused(commands.Offer(turn, "takeback")) == "no-takeback"


def test_a_takeback_that_was_asked_for_does_not_outlive_the_round() -> None:
    at = quarto(pace="go:60")
    at.move("7")
    at.do(commands.Offer(0, "takeback"), commands.Resign(0, sure=True))
    assert at.table.question is None
    assert at.refused(commands.Consent(1)) == "nothing-asked"


def test_q11_a_call_that_is_taken_back_can_be_made_again() -> None:
    at = quarto()
    at.move("0", "a1", "!a1-d1")
    at.do(commands.Offer(1, "takeback"), commands.Consent(0))
    at.move("!a1-a4")
    assert at.table.turn == 1


def test_r10_the_players_of_quaro_may_agree_to_stop_and_points_decide() -> None:
    at = three("quaro")
    at.do(commands.Offer(2, "end"), commands.Consent(0))
    assert at.table.is_on
    made = at.do(commands.Consent(1))
    assert made[-1] == events.Ended(at=OPENED, reason="agreed")
    assert at.table.match is not None
    assert at.table.outcome is not None
    assert at.table.outcome.reason == "agreed"
    assert at.table.outcome.scores == at.table.game.rules.scores(at.table.match.position)


def test_r11_an_agreed_end_with_equal_points_is_a_shared_win() -> None:
    at = Playing("quaro").begun()
    at.do(commands.Offer(0, "end"), commands.Consent(1))
    assert at.table.outcome is not None
    assert at.table.outcome.winners == (0, 1)


@pytest.mark.parametrize("game", [game for game in ALL_GAMES if game != "quaro"])
def test_r10_in_no_other_game_an_end_is_agreed(game: str) -> None:
    assert Playing(game).begun().refused(commands.Offer(0, "end")) == "no-agreement"


@pytest.mark.parametrize("game", ALL_GAMES)
def test_nothing_else_is_asked_for(game: str) -> None:
    for what in ("", "draw", "resign", "\ud800"):
        assert Playing(game).begun().refused(commands.Offer(0, what)) == "no-agreement"


def test_r10_a_bot_plays_on() -> None:
    assert three("quaro", "greedy").refused(commands.Offer(0, "end")) == "bot-plays-on"


@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_player_resigns_at_any_time_but_only_when_sure(game: str) -> None:
    for seat in (0, 1):
        at = Playing(game, starter="1").begun()
        assert at.refused(commands.Resign(seat, sure=False)) == "not-sure"
        assert at.do(commands.Resign(seat, sure=True)) == [
            events.Ended(at=OPENED, reason="resigned", seat=seat)
        ]
        assert at.table.outcome is not None
        assert at.table.outcome.winners == (1 - seat,)
        assert at.table.turn is None


def test_an_answer_to_an_older_question_is_none_to_the_next_one() -> None:
    at = quarto()
    at.move("7", "a1")
    at.do(commands.Offer(0, "takeback"))
    older = at.table.seq
    at.do(commands.Decline(0, older), commands.Offer(1, "takeback"))
    assert at.refused(commands.Consent(0, older)) == "stale"
    assert at.refused(commands.Decline(0, older)) == "stale"
    at.do(commands.Consent(0, at.table.seq))
    assert moves(at) == 1
