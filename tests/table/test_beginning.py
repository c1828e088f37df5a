"""Rounds begin when all seats are taken, by the seat that was agreed or drawn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fourfold.table import commands
from fourfold.table.decide import MOST_EVENTS, is_ready, next_starter
from table.playing import ALL_GAMES, Playing, dealt, quarto


def test_a_round_begins_only_when_all_seats_are_taken() -> None:
    at = Playing("kwatro", options={"seats": "3"})
    for seat in range(3):
        assert not is_ready(at.table)
        assert at.refused(commands.Begin(dealt(at.table))) == "not-ready"
        at.do(commands.Sit(seat, f"Player {seat}", ""))
    assert is_ready(at.table)
    at.do(commands.Begin(dealt(at.table)))
    assert at.table.is_on
    assert not is_ready(at.table)


def test_nothing_is_played_before_a_round_has_begun() -> None:
    at = Playing().seated()
    for command in (
        commands.Move(0, "0", at.table.changed),
        commands.Offer(0, "takeback"),
        commands.Offer(0, "end"),
        commands.Resign(0, sure=True),
        commands.PlayAgain(0),
    ):
        assert at.refused(command) == "not-begun"
    assert at.refused(commands.Consent(0)) == "nothing-asked"
    assert at.refused(commands.Decline(0)) == "nothing-asked"
    assert at.table.turn is None
    assert at.table.rounds == ()
    with pytest.raises(ValueError, match="no round"):
        at.table.view(0)


def test_a_round_does_not_begin_twice() -> None:
    at = quarto()
    assert at.refused(commands.Begin(dealt(at.table))) == "not-ready"


@pytest.mark.parametrize("game", ALL_GAMES)
@pytest.mark.parametrize("starter", ["1", "2"])
@pytest.mark.parametrize("seed", range(4))
def test_q3_k3_who_was_agreed_begins_whatever_the_deal_says(
    game: str, starter: str, seed: int
) -> None:
    at = Playing(game, starter=starter).begun(seed=seed)
    assert at.table.turn == int(starter) - 1 == next_starter(at.before)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_q3_r4_by_lot_the_deal_says_who_begins(game: str) -> None:
    begun = [Playing(game).begun(seed=seed).table.turn for seed in range(12)]
    assert set(begun) == {0, 1}
    assert next_starter(Playing(game).table) is None


@pytest.mark.parametrize("game", ALL_GAMES)
@pytest.mark.parametrize("deal", ["", "starter=9", "starter=1 deck=", "nonsense", "\ud800"])
def test_a_deal_that_cannot_be_read_begins_nothing(game: str, deal: str) -> None:
    assert Playing(game).seated().refused(commands.Begin(deal)) == "notation"


@pytest.mark.parametrize("game", ALL_GAMES)
def test_k2_r3_the_deal_is_kept_so_that_the_round_replays_for_ever(game: str) -> None:
    at = Playing(game, starter="2").seated()
    deal = dealt(at.table)
    at.do(commands.Begin(deal))
    assert at.table.match is not None
    kept, notation = at.table.match.record.deal, at.table.game.notation
    assert kept == replace(notation.read_deal(deal, at.table.options), starter=1)


def test_a_record_names_people_and_bots() -> None:
    at = Playing("kwatro", options={"seats": "3"}).begun("greedy", "random")
    assert at.table.match is not None
    assert at.table.match.record.seats == ("Anna", "bot:greedy", "bot:random")


def ended(at: Playing) -> Playing:
    at.do(commands.Resign(0, sure=True))
    return at


def test_another_round_begins_when_all_people_want_it() -> None:
    at = ended(quarto())
    at.do(commands.PlayAgain(1))
    assert at.table.again == {1}
    assert not is_ready(at.table)
    assert at.refused(commands.Begin("starter=1")) == "not-ready"
    at.do(commands.PlayAgain(0))
    assert is_ready(at.table)


def test_bots_are_always_ready_for_another_round_but_not_among_themselves() -> None:
    at = ended(Playing().begun("random"))
    assert not is_ready(at.table)
    at.do(commands.PlayAgain(0))
    assert is_ready(at.table)
    alone = Playing("quarto", options={"calling": "automatic"}).begun("random", "random")
    alone.move(*"0 a1 1 b1 2 c1 4 d1".split())
    assert alone.table.outcome is not None
    assert not is_ready(alone.table)


def test_another_round_is_asked_for_once_and_after_the_end() -> None:
    at = quarto()
    assert at.refused(commands.PlayAgain(0)) == "still-on"
    ended(at).do(commands.PlayAgain(0))
    assert at.refused(commands.PlayAgain(0)) == "already-asked"


@pytest.mark.parametrize("starter", ["random", "1", "2", "3"])
def test_the_next_round_is_begun_one_seat_on_with_a_deal_of_its_own(starter: str) -> None:
    at = Playing("kwatro", options={"seats": "3"}, starter=starter).begun(seed=5)
    decks = []
    for seed in range(4):
        match, first = at.table.match, at.table.turn
        assert match is not None
        assert first is not None
        decks.append(match.record.deal.deck)
        ended(at).do(*map(commands.PlayAgain, range(3)))
        at.do(commands.Begin(dealt(at.table, seed)))
        assert at.table.turn == (first + 1) % 3
        assert at.table.again == frozenset()
    assert len(set(decks)) == 4


def test_past_rounds_are_kept_with_how_they_ended() -> None:
    at = quarto()
    at.move("0", "a1")
    ended(at).do(commands.PlayAgain(0), commands.PlayAgain(1), commands.Begin("starter=1"))
    at.move("7")
    first, second = at.table.rounds
    assert at.table.past == (first,)
    assert len(first.moves) == 2
    assert first.ending is not None
    assert first.ending.reason == "resigned"
    assert (len(second.moves), second.ending) == (1, None)
    assert second.deal.starter == 1


def test_a_full_table_begins_no_other_round() -> None:
    at = ended(Playing().begun("random"))
    at.do(commands.PlayAgain(0))
    at.table = replace(at.table, seq=MOST_EVENTS)
    assert not is_ready(at.table)
    assert at.refused(commands.Begin("starter=1")) == "table-full"
