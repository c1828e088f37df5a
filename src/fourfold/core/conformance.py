"""What every game must satisfy, to be run over whole games by the tests of any game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from typing import Any

from fourfold.core import record as records
from fourfold.core.act import Act, fill
from fourfold.core.errors import IllegalMove
from fourfold.core.game import Deal, Game, Move, Options, Position, View
from fourfold.core.outcome import Outcome
from fourfold.core.phrase import Phrase, phrase
from fourfold.core.picture import Picture

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
        check_acts(game, position, moves[-1], choose)
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
    check_phrases((told,))
    check_notes(picture)
    assert result is None or game.acts(view, ()) == (), "nobody acts once the game is over"


def check_notes(picture: Picture) -> None:
    """A note can be told, and points at pieces that lie there and at one free cell at most."""
    taken = {cell.name for cell in picture.cells if cell.piece is not None}
    for note in picture.notes:
        check_phrases((note.phrase,))
        assert note.cell not in taken
        assert set(note.line) - {note.cell} <= taken


def check_acts(game: Game, position: Position, move: Move, choose: Choose) -> None:
    """The seat to move can make a legal move by pointing; what it points at is always a move."""
    view = game.rules.view(position, game.rules.turn(position))
    acts = game.acts(view, ())
    assert len({act.key for act in acts}) == len(acts)
    check_phrases(phrase(f"act-{act.key}") for act in acts)
    assert any(can_fill(game, view, act, game.notation.write_move(move)) for act in acts)
    for act in acts:
        refused_or_played(game, position, game.notation.read_move(_filled(act, choose)))


def can_fill(game: Game, view: View, act: Act, written: str) -> bool:
    """Whether an act can be filled so that it is a move by its notation."""
    if "{laid}" in act.form:
        return can_lay(game, view, act, _placed(act, written))
    tokens = [piece.token for piece in act.pieces]
    if "{pieces}" in act.form:
        some = [word for word in written.split() if word in tokens]
        return fill(act, pieces=some) == written and all(
            some.count(token) <= tokens.count(token) for token in some
        )
    cells, lines = [cell.name for cell in act.cells], [line.token for line in act.lines]
    blanks = product(tokens or [""], cells or [""], lines or [""])
    return any(fill(act, *blank) == written for blank in blanks)


def can_lay(
    game: Game,
    view: View,
    act: Act,
    left: tuple[tuple[str, str], ...],
    laid: tuple[tuple[str, str], ...] = (),
) -> bool:
    """Whether cards can be laid on their cells one at a time, in some order."""
    if not left:
        return bool(laid) and act.told is not None and len(act.laid) == len(laid)
    for pair in left:
        if pair[0] in _tokens(act) and pair[1] in {cell.name for cell in act.cells}:
            then = (*laid, pair)
            rest = tuple(other for other in left if other != pair)
            (following,) = (a for a in game.acts(view, then) if a.key == act.key)
            check_phrases([following.told] if following.told else [])
            if can_lay(game, view, following, rest, then):
                return True
    return False


def _placed(act: Act, written: str) -> tuple[tuple[str, str], ...]:
    """What lies where by the notation of a move, if it is one of the act's at all."""
    begin = act.form.partition("{")[0]
    if not written.startswith(begin):
        return ()
    pairs = (word.partition("@") for word in written.removeprefix(begin).split())
    return tuple((piece, cell) for piece, _, cell in pairs)


def _tokens(act: Act) -> set[str]:
    return {piece.token for piece in act.pieces}


def _filled(act: Act, choose: Choose) -> str:
    """An act with one thing of each kind that can be pointed at."""
    piece, cell, line = (
        choose(things) if things else ""
        for things in (
            [piece.token for piece in act.pieces],
            [cell.name for cell in act.cells],
            [line.token for line in act.lines],
        )
    )
    return fill(act, piece, cell, line, [(piece, cell)], [piece])


def refused_or_played(game: Game, position: Position, move: Move) -> None:
    """A move is legal, or refused with a reason that can be told."""
    try:
        game.rules.play(position, move)
    except IllegalMove as refusal:
        view = game.rules.view(position, game.rules.turn(position))
        check_phrases((game.phrases.refusal(view, refusal),))


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
        check_phrases(game.phrases.hindsight(seen, move, then))
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
