"""What every game must satisfy, to be run over whole games by the tests of any game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from fourfold.core import record as records
from fourfold.core.errors import IllegalMove
from fourfold.core.game import Deal, Game, Move, Options, Position
from fourfold.core.outcome import Outcome
from fourfold.core.phrase import Phrase

# No game of this house takes longer.
MOST_MOVES = 2_000

Choose = Callable[[Sequence[Any]], Any]


def check_game(game: Game, options: Options, deal: Deal, choose: Choose) -> records.Record:
    """Play one whole game, checking every position on the way; the record of the game."""
    position = game.rules.start(options, deal)
    check_options(game, options, deal)
    moves: list[Move] = []
    for _ in range(MOST_MOVES):
        check_position(game, position, options, moves)
        if game.rules.outcome(position) is not None:
            break
        moves.append(choose(game.rules.moves(position)))
        position = check_move(game, position, moves[-1])
    return check_record(game, options, deal, moves)


def check_options(game: Game, options: Options, deal: Deal) -> None:
    """Options and deal survive being written down."""
    notation = game.notation
    assert notation.read_options(notation.write_options(options)) == options
    assert notation.read_deal(notation.write_deal(deal), options) == deal


def check_position(game: Game, position: Position, options: Options, past: list[Move]) -> None:
    """A position offers moves until it has an outcome, refuses all others, and can be told."""
    rules, notation = game.rules, game.notation
    moves, result = rules.moves(position), rules.outcome(position)
    assert bool(moves) == (result is None), "moves until there is an outcome, and none after"
    assert len(set(moves)) == len(moves), "no move is offered twice"
    assert hash(position) == hash(position)
    assert notation.read_position(notation.write_position(position), options) == position
    check_refusals(game, position, [move for move in past if move not in moves])
    for seat in (None, *range(rules.seats(options))):
        check_view(game, position, seat, result)


def check_refusals(game: Game, position: Position, moves: Iterable[Move]) -> None:
    """A move that is not offered is refused with a reason that can be told."""
    for move in moves:
        try:
            game.rules.play(position, move)
        except IllegalMove as refusal:
            view = game.rules.view(position, game.rules.turn(position))
            check_phrases((game.phrases.refusal(view, refusal),))
        else:
            raise AssertionError(f"{game.notation.write_move(move)} is not offered but played")


def check_view(game: Game, position: Position, seat: int | None, result: Outcome | None) -> None:
    """What a seat sees can be drawn and told."""
    view = game.rules.view(position, seat)
    picture = game.picture(view, None)
    assert len({cell.name for cell in picture.cells}) == len(picture.cells)
    assert picture.scores == game.rules.scores(position)
    told = game.phrases.prompt(view) if result is None else game.phrases.ending(view, result)
    check_phrases((told, *(note.phrase for note in picture.notes)))


def check_move(game: Game, position: Position, move: Move) -> Position:
    """Playing changes nothing but makes a new position; the move can be written and told."""
    rules, notation = game.rules, game.notation
    before, seat = repr(position), rules.turn(position)
    after = rules.play(position, move)
    assert repr(position) == before, "play never changes its input"
    assert after == rules.play(position, move), "the same move leads to the same position"
    assert notation.read_move(notation.write_move(move)) == move
    for viewer in (None, *range(len(rules.scores(position)) or 2)):
        seen, then = rules.view(position, viewer), rules.view(after, viewer)
        told = game.phrases.tell(seen, move, then)
        assert told, "every move is announced"
        check_phrases((*told, game.phrases.move(seen, move)))
        game.picture(then, move)
    assert 0 <= seat < 4
    return after


def check_phrases(phrases: Iterable[Phrase]) -> None:
    """Phrases are keys with facts, all the way down."""
    for told in phrases:
        assert isinstance(told, Phrase)
        assert told.key
        hash(told)


def check_record(game: Game, options: Options, deal: Deal, moves: list[Move]) -> records.Record:
    """The record reads back equal and replays to the same outcome."""
    names = tuple(f"Seat {seat + 1}" for seat in range(game.rules.seats(options)))
    record = records.Record(game, options, deal, names, tuple(moves))
    text = records.write(record)
    again = records.read(text, lambda key: game if key == game.key else _unknown(key))
    assert again == record
    assert records.write(again) == text
    position = records.replay(again)
    assert records.outcome(again, position) == game.rules.outcome(position) is not None
    return record


def _unknown(key: str) -> Game:
    raise KeyError(key)
