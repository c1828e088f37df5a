"""What moves are worth in the whole game: with calls, windows and dead lines (Q6-Q12)."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from fourfold.games.quarto import notation, rules
from fourfold.games.quarto.analysis import analysis, best_move, move_worth, refutation, worth
from fourfold.games.quarto.rules import EMPTY, Call, Options, Position
from fourfold.games.quarto.solver import Value, Worth
from games.quarto import naive
from games.quarto.scenes import agreed

SPOKEN = [Options(), Options(squares=True, traits=(0, 2)), Options(traits=(3,))]


def position(text: str, words: str = "") -> Position:
    """A position by its text, under options by their words."""
    return notation.read_position(text, agreed(words))


def state_of(position: Position) -> naive.State:
    """A position as the naive twin has it."""
    board = {
        name: f"{piece:x}"
        for name, piece in zip(notation.NAMES, position.cells, strict=True)
        if piece is not EMPTY
    }
    return naive.State(
        notation.write_options(position.options),
        position.starter,
        rules.turn(position),
        board,
        "" if position.hand is None else f"{position.hand:x}",
        "" if position.window is None else notation.NAMES[position.window],
        placer_of(position),
        sorted(position.called),
        position.passes,
        "" if position.won is None else notation.LINE_NAMES[position.won],
    )


def placer_of(position: Position) -> int | None:
    """Who placed the newest piece: the seat to move gives it, the other has got one already."""
    if position.window is None:
        return None
    return (rules.turn(position) + (position.hand is not None) + position.passes) % 2


def naive_worth(state: naive.State) -> Worth:
    """All moves tried, one false call at the most in each window for each seat."""
    if ended := naive.outcome(state):
        return Worth(Value.WIN if state.mover in ended[1] else Value.DRAW, 0)
    worths = [naive_move_worth(state, move) for move in naive.moves(state)]
    return max(worths, key=lambda worth: worth.rank)


def naive_move_worth(state: naive.State, move: str) -> Worth:
    after = naive.play(state, move)
    found = cached_worth(naive.write(after), after)
    if move[0] in "abcd" and len(move) == 2:
        found = Worth(found.value, found.distance + 1)
    return found if after.mover == state.mover else found.for_giver()


class Known(dict[str, Worth]):
    """What positions have turned out to be worth, by their texts."""


KNOWN: dict[tuple[str, ...], Known] = {}


def cached_worth(text: str, state: naive.State) -> Worth:
    known = KNOWN.setdefault(tuple(state.options.values()), Known())
    text = f"{text} {state.mover}"
    if text not in known:
        known[text] = naive_worth(state)
    return known[text]


@cache
def late_positions(options: Options, empty: int) -> tuple[Position, ...]:
    """Positions of random games in which nobody calls truly, from so many empty cells on."""
    random, found = Random(f"{options}{empty}"), []
    for _ in range(6):
        now = rules.start(options, rules.Deal(random.randrange(2)))
        while rules.outcome(now) is None:
            if now.cells.count(EMPTY) <= empty:
                found.append(now)
            moves = [move for move in rules.moves(now) if not wins(now, move)]
            now = rules.play(now, random.choice(moves or rules.moves(now)))
    return tuple(found)


def wins(now: Position, move: rules.Move) -> bool:
    return isinstance(move, Call) and rules.play(now, move).won is not None


@pytest.mark.parametrize("options", SPOKEN, ids=str)
def test_q6_to_q11_every_move_of_the_spoken_game_is_worth_what_trying_everything_finds(
    options: Options,
) -> None:
    for now in late_positions(options, 2):
        state = state_of(now)
        assert worth(now) == cached_worth(naive.write(state), state)
        for judged in analysis(now):
            assert judged.worth == naive_move_worth(state, notation.write_move(judged.move))


@pytest.mark.parametrize("options", SPOKEN, ids=str)
def test_the_best_move_and_what_it_leads_to_are_worth_as_much_as_the_position(
    options: Options,
) -> None:
    for now in late_positions(options, 4)[:60]:
        assert move_worth(now, best_move(now)) == worth(now) == analysis(now)[0].worth


def test_q12_in_the_automatic_game_there_is_nothing_to_call() -> None:
    now = position("3.25/.60c/1.9./78ef d", "calling=automatic")
    assert {notation.write_move(judged.move) for judged in analysis(now)} == set(
        "b1 a2 b3 d3".split()
    )


def test_q7_who_may_call_a_missed_line_has_won() -> None:
    now = position("012./..../..../3... - window=a4")
    assert worth(now).value is Value.DRAW, "nothing is complete yet"
    missed = position("0123/..../..../.... 8 window=d1")
    assert worth(missed) == Worth(Value.WIN, 0)
    assert notation.write_move(best_move(missed)) == "!a1-d1"


def test_q8_a_dead_line_counts_for_nothing() -> None:
    """Two rows of four lie there unnoticed; their pieces still take part in columns."""
    dead = position("0123/4567/.89./.... f")
    assert worth(dead).distance > 1
    assert all(judged.worth.distance > 1 for judged in analysis(dead))


def test_q11_a_used_up_call_leaves_the_line_to_the_other() -> None:
    now = position("0123/..../..../.... - window=d1 called=1")
    assert worth(now) == Worth(Value.LOSS, 0)


def test_what_follows_by_force_ends_the_game() -> None:
    now = position("0123/4567/89a./.b.. c")
    for judged in analysis(now):
        if judged.worth.value is not Value.DRAW:
            end = now
            for move in refutation(now, judged.move):
                end = rules.play(end, move)
            result = rules.outcome(end)
            assert result is not None
            winner = rules.turn(now) if judged.worth.value is Value.WIN else 1 - rules.turn(now)
            assert result.winners == (winner,)
