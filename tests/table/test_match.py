"""A match: a record with its positions, shared by the table and the terminal."""

from __future__ import annotations

import subprocess
import sys

import pytest

from fourfold import games
from fourfold.core import record as records
from fourfold.core.errors import IllegalMove
from fourfold.core.record import Ending, Record
from fourfold.table.match import (
    Match,
    back_to,
    end,
    hides,
    last_move,
    play,
    resume,
    undo,
    unknown_bots,
)
from table.playing import Playing


def a_match(moves: str = "", seats: tuple[str, ...] = ("Anna", "Bert")) -> Match:
    game = games.get("quarto")
    options = game.notation.read_options({})
    read = tuple(map(game.notation.read_move, moves.split()))
    return resume(Record(game, options, game.notation.read_deal("starter=1", options), seats, read))


def test_a_match_goes_on_where_its_record_stopped() -> None:
    match = a_match("7 a1 8")
    assert match.positions == tuple(records.positions(match.record))
    assert match.turn == 0
    assert [match.mover(number) for number in range(3)] == [0, 1, 1]


def test_playing_move_by_move_is_resuming() -> None:
    match = a_match()
    for move in ("7", "a1", "8"):
        match = play(match, match.game.notation.read_move(move))
    assert match == a_match("7 a1 8")
    with pytest.raises(IllegalMove):
        play(match, match.game.notation.read_move("a1"))


def test_going_back_is_not_having_played_on() -> None:
    match = a_match("7 a1 8 b1")
    for moves in range(5):
        assert back_to(match, moves) == a_match(" ".join("7 a1 8 b1".split()[:moves]))


def test_the_last_move_is_that_of_one_of_the_seats() -> None:
    match = a_match("7 a1 8")
    assert last_move(match, (0,)) == 0
    assert last_move(match, (1,)) == 2
    assert last_move(match, (0, 1)) == 2
    assert last_move(match, ()) is None
    assert last_move(a_match(), (0, 1)) is None


def test_undo_takes_the_last_move_of_a_person_and_what_bots_made_of_it() -> None:
    assert undo(a_match("7 a1 8", ("Anna", "bot:random"))) == a_match("", ("Anna", "bot:random"))
    assert undo(a_match("7 a1 8")) == a_match("7 a1")
    assert undo(a_match()) is None
    assert undo(a_match("7", ("bot:random", "Anna"))) is None


def test_an_end_made_by_the_players_is_the_outcome() -> None:
    match = end(a_match("7"), Ending("resigned", 1))
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def test_bots_are_known_by_their_names() -> None:
    match = a_match("", ("bot:random", "bot:deepblue"))
    assert (match.bot(0), match.humans()) == ("random", ())
    assert unknown_bots(match) == ("deepblue",)


@pytest.mark.parametrize("game", games.all_keys())
def test_k2_only_kwatro_between_people_has_hands_to_hide(game: str) -> None:
    shared = Playing(game).begun().table.match
    alone = Playing(game).begun("random").table.match
    assert shared is not None
    assert alone is not None
    assert hides(shared) == (game == "kwatro")
    assert not hides(alone)


def test_the_terminal_gets_a_match_without_the_events_of_tables() -> None:
    asked = "import sys, fourfold.table.match; print(sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", asked], capture_output=True, check=True).stdout
    assert b"'fourfold.table.match'" in loaded
    for unwanted in (b"'fourfold.table.events'", b"'fourfold.table.clock'", b"'msgspec'"):
        assert unwanted not in loaded
