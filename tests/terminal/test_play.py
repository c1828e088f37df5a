"""Playing in line mode: every command, one sentence for each event, nothing lost."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from fourfold.terminal import keep
from fourfold.terminal.voice import Voice
from terminal.keyboard import Typist

TWO = "play quarto --name Anna --name Ben --starter 1"
# Anna gives 0, Ben places and gives … until Ben completes row 1 with four hollow pieces.
ROW = ["0", "a1", "1", "b1", "2", "c1", "3", "d1"]


def test_q6_the_player_who_placed_calls_the_line_and_wins(at_keyboard: Typist) -> None:
    status, said = at_keyboard(TWO, [*ROW, "call a1-d1"])
    assert status == 0
    assert "QUARTO! Anna calls row 1." in said
    assert "Anna wins with QUARTO: row 1, all hollow and grooved." in said


def test_q7_the_receiver_may_call_what_the_giver_missed(at_keyboard: Typist) -> None:
    _, said = at_keyboard(TWO, [*ROW, "f", "quarto a1-d1"])
    assert "Ben wins with a QUARTO the other player missed" in said


def test_q8_a_missed_line_is_dead(at_keyboard: Typist) -> None:
    _, said = at_keyboard(TWO, [*ROW, "f", "a2", "call a1-d1", "board"])
    assert "False call: Ben names row 1, which does not win. The call is used up." in said
    assert "wins" not in said


def test_q11_only_one_call_in_a_window(at_keyboard: Typist) -> None:
    _, said = at_keyboard(TWO, [*ROW, "call a1-a4", "call a1-d1"])
    assert "You have already used your call in this window." in said


@pytest.mark.parametrize(
    ("typed", "heard"),
    [
        ("board", "Row 1: a1 short round hollow grooved piece."),
        ("row 1", "Row 1: a1 short round hollow grooved piece, b1 empty, c1 empty, and d1 empty."),
        ("row 9", "There is no such row. The rows are 1, 2, 3, and 4."),
        ("column a", "Column a: a1 short round hollow grooved piece, a2 empty"),
        ("column z", "There is no such column."),
        ("cell a1", "a1 short round hollow grooved piece"),
        ("cell", "? is not a cell of the board"),
        ("pieces", "15 pieces are left:"),
        ("hand", "No piece is in hand."),
        ("score", "This game has no points."),
        ("lines", "No line is close to completion."),
        ("last", "Ben places the short round hollow grooved piece on a1."),
        ("moves", "25 moves are possible:"),
        ("clock", "No clock is running."),
        ("rules Q9", "the game is a draw"),
        ("rules", "What you need"),
        ("rules X9", "There is no such clause. The clauses are Q1"),
        ("help", "quit, exit: put the game away"),
        ("wording short", "Short sentences from now on."),
        ("wording", "Type “wording short” or “wording full”."),
        ("agree", "The rules of this game do not let you agree on an end."),
        ("nonsense", "“nonsense” is not understood. Expected: a piece (0 to 9, a to f)"),
        ("give", "15 moves fit, for example: give the"),
        ("give tall", "8 moves fit, for example: give the tall"),
        ("", "Ben, give a piece, or call first."),
    ],
)
def test_every_question_gets_an_answer(at_keyboard: Typist, typed: str, heard: str) -> None:
    _, said = at_keyboard(TWO, ["0", "a1", typed])
    assert heard in said.split("Ben, give a piece, or call first.", 1)[1]


def test_moves_are_understood_by_words_in_any_order(at_keyboard: Typist) -> None:
    _, said = at_keyboard(TWO, ["give smooth tall hollow round", "place c3"])
    assert "Anna gives the tall round hollow smooth piece." in said
    assert "Ben places the tall round hollow smooth piece on c3." in said


def test_commands_and_moves_are_understood_in_the_language_and_in_english(
    at_keyboard: Typist,
) -> None:
    _, said = at_keyboard(
        TWO + " --lang de", ["gib große runde glatte mit Loch", "place c3", "row 3"]
    )
    assert "Zeile 3" in said or "Reihe 3" in said


def test_repeat_says_everything_since_the_last_answer_again(at_keyboard: Typist) -> None:
    _, said = at_keyboard(TWO, ["0", "repeat"])
    assert said.count("Ben, place the short round hollow grooved piece.") == 2


def test_undo_takes_back_the_last_move(at_keyboard: Typist) -> None:
    _, said = at_keyboard(TWO, ["0", "undo", "undo", "1", "hand"])
    assert "Taken back.\nAnna, give a piece." in said
    assert "There is nothing to take back." in said
    assert "Ben has in hand: short square hollow grooved piece" in said


def test_undo_against_a_bot_takes_back_its_answer_too(at_keyboard: Typist) -> None:
    call = "play quarto --name Anna --with random --starter 1 --seed 1"
    _, said = at_keyboard(call, ["0", "undo", "board"])
    assert "Row 1 is empty.\nRow 2 is empty.\nRow 3 is empty.\nRow 4 is empty." in said


def test_resigning_is_confirmed_first(at_keyboard: Typist) -> None:
    _, said = at_keyboard(TWO, ["resign", "maybe", "no", "resign", "y"])
    assert said.count("Anna, do you really want to resign? yes or no") == 3
    assert "Answer with yes or no." in said
    assert "The game goes on." in said
    assert "Anna resigns. The win goes to Ben." in said


def test_q16_each_go_has_its_own_time(at_keyboard: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    """Placing and giving are one go; the clock starts anew for the other player."""
    seconds = iter(range(0, 10**6, 5))
    monkeypatch.setattr("fourfold.terminal.clock.time.monotonic", lambda: next(seconds))
    lines = ["clock", "0", "clock", "a1", "clock", "1", "clock"]
    _, said = at_keyboard(TWO + " --move-time 60", lines)
    left = [int(line.split()[0]) for line in said.splitlines() if line.endswith("are left.")]
    anna, ben, ben_later, anna_again = left
    assert anna > 40
    assert ben > 40
    assert ben_later < ben, "the same go goes on"
    assert anna_again > ben_later, "a new go begins"


def test_q16_time_taken_for_telling_is_nobodys_time(
    at_keyboard: Typist, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move made in time stands, however long it takes to tell: the next player loses nothing."""
    to_print = Voice.print

    def slowly(voice: Voice, line: str) -> None:
        if line.startswith("Anna gives"):
            time.sleep(1.2)
        to_print(voice, line)

    monkeypatch.setattr(Voice, "print", slowly)
    _, said = at_keyboard(TWO + " --move-time 1", ["0", "a1"])
    assert "Time is up" not in said
    assert "Ben places the short round hollow grooved piece on a1." in said


def test_a_move_that_is_no_longer_possible_is_refused_with_its_reason(at_keyboard: Typist) -> None:
    _, said = at_keyboard(TWO, ["0", "a1", "give short round hollow grooved"])
    assert "The short round hollow grooved piece is already on the board." in said


def test_end_of_input_keeps_the_game_and_it_goes_on_later(at_keyboard: Typist) -> None:
    _, said = at_keyboard(TWO, ["0", "a1", "1"])
    path = keep.unfinished()
    assert path is not None
    assert f"The game is kept. Go on: fourfold play --resume {path}" in said
    _, said = at_keyboard("play --resume", ["board", "b1"])
    assert "Row 1: a1 short round hollow grooved piece." in said
    assert "Anna places the short square hollow grooved piece on b1." in said


def test_every_move_is_on_disk_before_the_next_is_asked_for(
    at_keyboard: Typist, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = []

    def lines() -> object:
        for move in ROW:
            path = keep.unfinished()
            seen.append(path.read_text("utf-8").split("\n\n")[1].split() if path else None)
            yield move

    at_keyboard(TWO, lines())
    assert seen == [ROW[:count] for count in range(len(ROW))]


def test_save_writes_a_file_of_the_players_choice(at_keyboard: Typist, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    _, said = at_keyboard(TWO, ["0", f"save {path}", f"save {tmp_path}"])
    assert f"Saved: {path}" in said
    assert "Not saved" in said
    assert keep.load(path).moves == keep.load(keep.unfinished() or path).moves


def test_quit_puts_the_game_away(at_keyboard: Typist) -> None:
    status, said = at_keyboard(TWO, ["0", "quit"])
    assert (status, "The game is kept. Go on" in said) == (0, True)


def test_nothing_is_printed_but_plain_lines(at_keyboard: Typist) -> None:
    _, said = at_keyboard(TWO, [*ROW, "help", "board", "moves", "rules", "call a1-d1"])
    assert all(letter.isprintable() or letter == "\n" for letter in said)
