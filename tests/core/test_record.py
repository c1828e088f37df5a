"""Records: written, read back, refused with what was expected and where."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold import games
from fourfold.core import record as records
from fourfold.core.errors import NotationError
from fourfold.core.record import LONGEST, BrokenRecord, Ending, Record

WON = """game: quarto
options: calling=spoken
deal: starter=1
seats: Anna | Ben
outcome: called winners=1

0 a1 1 b1 2 c1
3 d1 !a1-d1
"""
OPEN = WON.replace("outcome: called winners=1\n", "").replace(" !a1-d1", "")


def read(text: str) -> Record:
    return records.read(text, games.get)


def test_a_record_replays_to_its_outcome() -> None:
    record = read(WON)
    outcome = records.outcome(record, records.replay(record))
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("called", (0,))


def test_a_record_reads_back_as_it_was_written() -> None:
    text = records.write(read(WON))
    assert records.write(read(text)) == text


@pytest.mark.parametrize(
    ("ending", "line"),
    [
        (Ending("resigned", 0), "resigned winners=2 by=1"),
        (Ending("time", 1), "time winners=1 by=2"),
        (Ending("agreed"), "agreed winners=none"),
    ],
)
def test_ends_that_players_make_are_written_and_read(ending: Ending, line: str) -> None:
    record = read(OPEN)
    text = records.write(
        Record(record.game, record.options, record.deal, record.seats, record.moves, ending)
    )
    assert f"outcome: {line}\n" in text
    assert read(text).ending == ending


@pytest.mark.parametrize(
    ("change", "expected", "line"),
    [
        (("game: quarto", "game: chess"), "expected-game", 1),
        (("calling=spoken", "calling=shouted"), "expected-option-calling", 2),
        (("calling=spoken", "speed=fast"), "expected-option", 2),
        (("calling=spoken", "calling"), "expected-key-value", 2),
        (("calling=spoken", "calling=spoken calling=spoken"), "expected-key-value", 2),
        (("starter=1", "starter=3"), "expected-seat", 3),
        (("starter=1", "bag=rgby"), "expected-deal", 3),
        (("Anna | Ben", "Anna"), "expected-names", 4),
        (("Anna | Ben", "Anna | "), "expected-names", 4),
        (("Anna", "A" * 41), "expected-names", 4),
        (("seats:", "players:"), "expected-header", 4),
        (("seats: Anna", "game: quarto\nseats: Anna"), "expected-header", 4),
        (("called winners=1", "called winners=2"), "expected-outcome", 5),
        (("called winners=1", "resigned winners=1 by=2"), "expected-outcome", 5),
        (("called winners=1", "nonsense"), "expected-outcome", 5),
        (("!a1-d1", "!a1-d5"), "expected-line", 8),
        (("c1\n", "zz\n"), "expected-move", 7),
    ],
)
def test_an_error_says_what_was_expected_and_on_which_line(
    change: tuple[str, str], expected: str, line: int
) -> None:
    with pytest.raises(NotationError) as error:
        read(WON.replace(*change))
    assert (error.value.expected, error.value.line) == (expected, line)


def test_a_move_that_the_rules_refuse_is_named_with_its_number() -> None:
    with pytest.raises(BrokenRecord) as error:
        read(OPEN.replace("2 c1", "2 a1"))
    assert (error.value.number, error.value.text) == (6, "a1")
    assert error.value.told.key == "refused-cell-taken"


def test_moves_after_the_end_are_refused() -> None:
    with pytest.raises(BrokenRecord) as error:
        read(WON.replace("!a1-d1", "!a1-d1 4"))
    assert error.value.told.key == "refused-game-over"


def test_a_text_longer_than_any_game_is_refused_unread() -> None:
    with pytest.raises(NotationError) as error:
        read("game: quarto\n" * LONGEST)
    assert error.value.expected == "expected-short-record"


@given(st.text(max_size=400))
def test_no_text_at_all_raises_anything_else(text: str) -> None:
    _read_or_refuse(text)


@given(st.data())
def test_no_damage_to_a_record_raises_anything_else(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([WON, *GREEDY_GAMES]))
    start = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 12))
    inserted = data.draw(st.text(max_size=6))
    _read_or_refuse(text[:start] + inserted + text[start + length :])


def _read_or_refuse(text: str) -> None:
    try:
        record = read(text)
    except (NotationError, BrokenRecord):
        return
    assert read(records.write(record)) == record


def _greedy_game(key: str) -> str:
    game, chance = games.get(key), Random(key)
    options = game.notation.read_options({})
    deal = game.rules.deal(options, lambda things: chance.sample(things, len(things)))
    position, moves = game.rules.start(options, deal), []
    while game.rules.outcome(position) is None:
        moves.append(chance.choice(game.rules.moves(position)[:20]))
        position = game.rules.play(position, moves[-1])
    names = tuple(f"P{seat}" for seat in range(game.rules.seats(options)))
    return records.write(Record(game, options, deal, names, tuple(moves)))


GREEDY_GAMES = [_greedy_game(key) for key in games.all_keys()]
