"""Several people at one keyboard: what is hidden stays hidden, what is agreed ends the game."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

from fourfold.terminal import keep
from terminal.keyboard import Typist

KWATRO = "play kwatro --name Anna --name Ben --starter 1 --seed 4"


def cards(said: str) -> list[str]:
    return re.findall(r"(?:red|green|blue|yellow) (?:circle|square|triangle|cross) \d", said)


def test_k2_a_hand_is_told_only_to_whoever_has_taken_the_keyboard(at_keyboard: Typist) -> None:
    _, said = at_keyboard(KWATRO, [])
    assert "Anna, the keyboard is yours. Press Enter when nobody else can see or hear." in said
    assert "in hand" not in said
    assert not cards(said.split("the keyboard is yours")[0])


def test_k2_the_other_hand_stays_hidden_even_when_it_is_asked_for(at_keyboard: Typist) -> None:
    _, said = at_keyboard(KWATRO, ["", "hand"])
    assert said.count("Anna has in hand:") == 2
    assert said.count("Ben has 4 cards, face down.") == 2
    assert "Ben has in hand" not in said


def test_k2_a_hand_goes_out_of_sight_before_the_next_person_sits_down(at_keyboard: Typist) -> None:
    _, said = at_keyboard(KWATRO, ["", "pass", "", "repeat"])
    before, after = said.split("Ben, the keyboard is yours.")
    assert before.endswith("\n" * 20)
    assert "Anna has in hand" not in after
    assert "Ben has in hand:" in after
    assert "Anna passes" in after, "what was missed is told again"


def test_q16_changing_seats_takes_no_time(at_keyboard: Typist) -> None:
    def lines() -> Iterator[str]:
        yield ""
        yield "pass"
        time.sleep(1.2)
        yield ""
        yield "hand"

    _, said = at_keyboard(KWATRO + " --move-time 1", lines())
    assert "Time is up" not in said
    assert "Ben has in hand:" in said


def test_one_person_against_bots_needs_no_hiding(at_keyboard: Typist) -> None:
    _, said = at_keyboard("play kwatro --name Anna --with greedy --starter 1 --seed 4", ["hand"])
    assert "the keyboard is yours" not in said
    assert "Anna has in hand:" in said


def test_r10_players_may_agree_to_stop(at_keyboard: Typist) -> None:
    call = "play quaro --name Anna --name Ben --starter 1 --seed 1"
    _, said = at_keyboard(call, ["agree", "no", "agree", "yes"])
    assert "Ben, do you agree to stop here? yes or no" in said
    assert "The game goes on." in said
    assert "All agree to stop." in said
    (path,) = keep.folder().glob("*.txt")
    assert "outcome: agreed winners=1,2 scores=0,0" in path.read_text("utf-8")


def test_r10_a_bot_plays_on(at_keyboard: Typist) -> None:
    _, said = at_keyboard("play quaro --name Anna --with random --starter 1", ["agree"])
    assert "Random bot wants to play on." in said


def test_r10_nobody_is_asked_to_stop_where_a_bot_plays_on(at_keyboard: Typist) -> None:
    call = "play quaro --seats 3 --name Anna --name Ben --with random --starter 1"
    _, said = at_keyboard(call, ["agree", "hand"])
    assert "Random bot wants to play on.\nThe game goes on." in said
    assert "do you agree" not in said


def test_r3_hands_of_quaro_are_open_to_all(at_keyboard: Typist) -> None:
    _, said = at_keyboard("play quaro --name Anna --name Ben --starter 1 --seed 1", ["hand"])
    assert "Anna has in hand:" in said
    assert "Ben has in hand:" in said
