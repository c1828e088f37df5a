"""The conformance kit finds what it is made to find."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from fourfold import games
from fourfold.core.act import Act
from fourfold.core.conformance import check_game
from fourfold.core.errors import NotationError
from fourfold.core.game import Game
from fourfold.core.phrase import phrase
from fourfold.core.picture import Note, Picture


def broken(**changes: Any) -> Game:
    """Quarto with some functions of its rules replaced."""
    quarto = games.get("quarto")
    rules = SimpleNamespace(**{**vars(quarto.rules), **changes})
    return replace(quarto, rules=rules)


def play_through(game: Game) -> None:
    options = game.notation.read_options({})
    check_game(game, options, game.notation.read_deal("starter=1", options), Random(1).choice)


RULES = games.get("quarto").rules


def test_sound_rules_pass() -> None:
    play_through(broken())


def test_a_move_offered_twice_is_found() -> None:
    with pytest.raises(AssertionError, match="twice"):
        play_through(broken(moves=lambda position: [*RULES.moves(position)] * 2))


def test_moves_after_the_end_are_found() -> None:
    start = games.get("quarto").notation.read_move("0")
    with pytest.raises(AssertionError, match="until there is an outcome"):
        play_through(broken(moves=lambda position: RULES.moves(position) or [start]))


def test_a_move_that_is_played_but_not_offered_is_found() -> None:
    def lax(position: Any, move: Any) -> Any:
        try:
            return RULES.play(position, move)
        except ValueError:
            return position

    with pytest.raises(AssertionError, match="not offered but played"):
        play_through(broken(play=lax))


def test_a_move_that_nobody_can_point_at_is_found() -> None:
    quarto = games.get("quarto")
    calls = replace(quarto, acts=lambda view, laid: quarto.acts(view, laid)[1:])
    with pytest.raises(AssertionError):
        play_through(calls)


def test_acts_after_the_end_are_found() -> None:
    quarto = games.get("quarto")
    passing = Act("pass", "-")
    with pytest.raises(AssertionError, match="once the game is over"):
        play_through(replace(quarto, acts=lambda view, laid: quarto.acts(view, laid) or (passing,)))


def test_an_act_that_is_no_move_is_found() -> None:
    quarto = games.get("quarto")
    nonsense = Act("nonsense", "{cell}?")
    with pytest.raises(NotationError):
        play_through(replace(quarto, acts=lambda view, laid: (*quarto.acts(view, laid), nonsense)))


def test_a_note_that_points_at_a_taken_cell_is_found() -> None:
    quarto = games.get("quarto")

    def picture(view: Any, last: Any) -> Picture:
        shown = quarto.picture(view, last)
        taken = [cell.name for cell in shown.cells if cell.piece is not None]
        notes = tuple(Note(phrase("note-open"), name, (name,)) for name in taken[:1])
        return replace(shown, notes=notes)

    with pytest.raises(AssertionError):
        play_through(replace(quarto, picture=picture))
