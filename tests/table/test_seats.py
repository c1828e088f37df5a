"""Seats: who can take them, under which names, and who may leave."""

from __future__ import annotations

import pytest

from fourfold import bots
from fourfold.core.errors import NotationError
from fourfold.table import commands
from fourfold.table.decide import opening
from fourfold.table.events import Terms
from fourfold.table.table import Player
from table.playing import OPENED, Playing, quarto


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [("quarto", {}, 2), ("quaro", {"seats": "3"}, 3), ("kwatro", {"seats": "4"}, 4)],
)
def test_q3_r1_k1_a_table_has_the_seats_of_its_game_and_all_are_free(
    game: str, options: dict[str, str], seats: int
) -> None:
    table = Playing(game, options=options).table
    assert table.free_seats == tuple(range(seats)) == tuple(table.seats)
    assert table.people == ()


@pytest.mark.parametrize(
    "terms",
    [
        Terms(game="chess"),
        Terms(game="quarto", options={"seats": "3"}),
        Terms(game="quaro", options={"seats": "5"}),
        Terms(game="quarto", pace="soon"),
        Terms(game="quarto", starter="3"),
        Terms(game="kwatro", starter="3"),
        Terms(game="quarto", starter="0"),
        Terms(game="quarto", starter=""),
    ],
    ids=str,
)
def test_a_table_is_not_opened_on_terms_that_its_game_does_not_know(terms: Terms) -> None:
    with pytest.raises(NotationError) as refused:
        opening(terms, OPENED)
    assert refused.value.expected


def test_a_table_may_be_opened_for_every_starter_that_has_a_seat() -> None:
    for starter in ("random", "1", "2", "3"):
        assert opening(Terms("kwatro", {"seats": "3"}, starter=starter), OPENED).at == OPENED


def test_who_sits_down_has_a_name_and_is_known_by_the_hash_of_a_secret() -> None:
    at = Playing()
    at.do(commands.Sit(1, "  Anna ", "hash"))
    assert at.table.players == (None, Player(name="Anna", key="hash"))
    assert at.table.people == (1,)
    assert at.table.free_seats == (0,)


@pytest.mark.parametrize(
    "name",
    ["", "  ", "a" * 41, "bot:greedy", "A|B", "A\nB", "A\tB", "\x07", "A\u202eB", "A\u200bB",
     "\ud800", "A\u2028B"],
)  # fmt: skip
def test_a_bad_name_is_refused(name: str) -> None:
    assert Playing().refused(commands.Sit(0, name, "")) == "bad-name"


@pytest.mark.parametrize("name", ["a" * 40, "Zoë", "Līga", "李", "Anna B.", "🐌", "B'oh-t"])
def test_any_other_name_is_taken_as_typed(name: str) -> None:
    at = Playing()
    at.do(commands.Sit(0, name, ""))
    assert at.table.players[0] == Player(name=name)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Anna", "Anna"),
        ("Anna", " anna "),
        ("ANNA", "anna"),
        ("Straße", "STRASSE"),
        ("Zoe\u0308", "Zoë"),
        ("Anna", "Ａｎｎａ"),
        ("Anna B", "Anna  B"),
    ],
)
def test_two_names_at_a_table_can_be_told_apart(first: str, second: str) -> None:
    at = Playing()
    at.do(commands.Sit(0, first, ""))
    assert at.refused(commands.Sit(1, second, "")) == "name-taken"


def test_a_name_is_free_again_when_its_owner_has_left() -> None:
    at = Playing()
    at.do(commands.Sit(0, "Anna", ""), commands.Stand(0), commands.Sit(1, "Anna", ""))
    assert at.table.people == (1,)


def test_a_taken_seat_is_taken() -> None:
    at = Playing()
    at.do(commands.Sit(0, "Anna", ""), commands.SeatBot(1, "random"))
    for seat in (0, 1):
        assert at.refused(commands.Sit(seat, "Bert", "")) == "seat-taken"
        assert at.refused(commands.SeatBot(seat, "random")) == "seat-taken"


def test_every_bot_of_the_game_can_be_seated_and_no_other() -> None:
    for bot in bots.all_bots(Playing("kwatro").table.game):
        at = Playing("kwatro")
        at.do(commands.SeatBot(0, bot), commands.SeatBot(1, bot))
        assert at.table.people == ()
        assert at.table.players[1] == Player(bot=bot)
    assert Playing("kwatro").refused(commands.SeatBot(0, "perfect")) == "no-such-bot"
    assert Playing("quarto").refused(commands.SeatBot(0, "")) == "no-such-bot"


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_is_no_seat_beyond_the_last(seat: int) -> None:
    at = Playing()
    assert at.refused(commands.Sit(seat, "Anna", "")) == "no-such-seat"
    assert at.refused(commands.Hail(seat, "hello")) == "no-such-seat"
    assert quarto().refused(commands.Move(seat, "0", 4)) == "no-such-seat"


def test_only_people_leave_their_seat_and_only_before_the_game() -> None:
    at = Playing()
    at.do(commands.SeatBot(1, "random"))
    assert at.refused(commands.Stand(0)) == "nobody-there"
    assert at.refused(commands.Stand(1)) == "nobody-there"
    assert quarto().refused(commands.Stand(0)) == "already-begun"


@pytest.mark.parametrize("gone", [0, 1])
def test_nobody_inherits_what_was_muted_before(gone: int) -> None:
    at = Playing().seated()
    at.do(commands.Mute(0, 1, muted=True), commands.Stand(gone), commands.Sit(gone, "Cleo", ""))
    assert at.table.muted == frozenset()


def test_a_bot_has_no_voice_and_nobody_speaks_for_it() -> None:
    at = Playing().begun("random")
    for command in (
        commands.Say(1, "Hello"),
        commands.Hail(1, "hello"),
        commands.Offer(1, "takeback"),
        commands.Consent(1),
        commands.Decline(1),
        commands.Resign(1, sure=True),
        commands.PlayAgain(1),
        commands.Mute(1, 0, muted=True),
        commands.Mute(0, 1, muted=True),
    ):
        assert at.refused(command) == "nobody-there"
