"""What is settled before a game: asked one question at a time, or named by flags."""

from __future__ import annotations

from pathlib import Path

import pytest

from fourfold import games
from fourfold.terminal import keep
from terminal.keyboard import Typist


def kept_header() -> dict[str, str]:
    path = keep.unfinished()
    assert path is not None
    header = path.read_text("utf-8").split("\n\n")[0]
    return dict(line.split(": ", 1) for line in header.splitlines())


def test_without_a_game_everything_is_asked_one_question_at_a_time(at_keyboard: Typist) -> None:
    answers = ["quarto", "classic", "automatic", "yes", "0,2", "Anna", "greedy", "1", "quit"]
    status, said = at_keyboard("play", answers)
    assert status == 0
    assert "Which game: kwatro, quaro, or quarto?" in said
    header = kept_header()
    assert header["options"] == "set=classic calling=automatic squares=yes traits=0,2"
    assert header["seats"] == "Anna | bot:greedy"
    assert header["deal"] == "starter=1"


def test_enter_takes_what_the_leaflet_says(at_keyboard: Typist) -> None:
    at_keyboard("play quarto", ["", "", "", "", "", "", "", "quit"])
    header = kept_header()
    assert header["options"] == "set=access calling=spoken squares=no traits=0,1,2,3"
    assert header["seats"] == "Player 1 | Player 2"


def test_an_answer_that_does_not_fit_is_asked_for_again(at_keyboard: Typist) -> None:
    answers = ["chess", "q", "quarto", "", "maybe", "", "", "", "A|B", "bot:x", "Anna", "Ben", "7"]
    _, said = at_keyboard("play", answers)
    assert said.count("Answer with kwatro, quaro, or quarto.") == 2
    assert "Answer with spoken or automatic." in said
    assert said.count("A name has 1 to 40 characters") == 2
    assert said.count("Who begins: random, 1 Anna or 2 Ben?") == 2
    assert "Answer with random, 1 Anna, or 2 Ben." in said


def test_an_unfinished_game_is_offered_first(at_keyboard: Typist) -> None:
    at_keyboard("play quarto --name Anna --name Ben --starter 1", ["0"])
    _, said = at_keyboard("play", ["yes", "b2"])
    assert "A game of Quarto is not finished yet: one move so far." in said
    assert "Ben places the short round hollow grooved piece on b2." in said
    _, said = at_keyboard("play", ["no"])
    assert "Which game" in said


def test_bots_and_the_starter_are_named_in_any_case(at_keyboard: Typist) -> None:
    at_keyboard("play quarto", ["", "", "", "", "Zoé", "Greedy", "zoe", "quit"])
    header = kept_header()
    assert header["seats"] == "Zoé | bot:greedy"
    assert header["deal"] == "starter=1"
    at_keyboard("play quarto", ["", "", "", "", "greedy", "Ben", "1 greedy bot", "quit"])
    assert kept_header()["deal"] == "starter=1"


def test_whether_to_go_on_is_asked_until_it_is_answered(at_keyboard: Typist) -> None:
    at_keyboard("play quarto --name Anna --name Ben --starter 1", ["0"])
    _, said = at_keyboard("play", ["quaro", "", "y"])
    assert said.count("Answer with yes or no.\nA game of Quarto is not finished yet") == 2
    assert "Which game" not in said
    assert "Ben, place the short round hollow grooved piece." in said


def test_flags_before_the_name_of_the_game_count_as_well(at_keyboard: Typist) -> None:
    deals = set()
    for call in ("play --seed 5 quaro --name Anna", "play quaro --seed 5 --name Anna"):
        at_keyboard(call)
        deals.add(kept_header()["deal"])
    assert len(deals) == 1
    _, said = at_keyboard("play --short --move-time 60 quarto --name Anna", ["clock", "hand"])
    assert "seconds are left" in said
    assert "Anna, give" not in said


def test_flags_name_players_bots_and_options(at_keyboard: Typist) -> None:
    at_keyboard("play quaro --seats 4 --name Anna --with random --with greedy --refusal no", [])
    header = kept_header()
    assert header["seats"] == "Anna | Player 2 | bot:random | bot:greedy"
    assert header["options"] == "seats=4 refusal=no"


def test_a_seed_deals_the_same_game_again(at_keyboard: Typist) -> None:
    deals = []
    for _ in range(2):
        at_keyboard("play quaro --name Anna --seed 5", [])
        deals.append(kept_header()["deal"])
    assert deals[0] == deals[1]


def test_q3_the_beginner_is_drawn_or_agreed_on(at_keyboard: Typist) -> None:
    starters = set()
    for seed in range(8):
        at_keyboard(f"play quarto --name Anna --starter random --seed {seed}", [])
        starters.add(kept_header()["deal"])
    assert starters == {"starter=1", "starter=2"}
    at_keyboard("play quarto --starter 2", [])
    assert kept_header()["deal"] == "starter=2"


@pytest.mark.parametrize(
    ("call", "heard"),
    [
        ("play chess", "“chess” does not fit here. Possible: kwatro, quaro, or quarto."),
        (
            "play quaro --with deepblue",
            "“deepblue” does not fit here. Possible: greedy or random.",
        ),
        ("play quarto --with", "not complete or not understood. For help: fourfold play quarto"),
        ("play quarto --squares maybe", "“maybe” does not fit here. Expected: yes or no."),
        (
            "play quarto --traits 1,0",
            "“1,0” does not fit here. Expected: numbers of traits from 0 to 3 in rising",
        ),
        ("play quarto --starter 3", "“3” does not fit here. Expected: a whole number from 1 to 2."),
        (
            "play quarto --name A --name B --name C",
            "More players were named than there are seats: 2",
        ),
        ("play quarto --name A|B", "A name has 1 to 40 characters"),
        ("play quarto --move-time 0", "Expected: a whole number from 1 to 86400."),
        ("play --resume", "No unfinished game is kept."),
        ("play --resume /nowhere/at/all", "/nowhere/at/all cannot be read"),
        ("play --resume -", "- cannot be read"),
        ("play --resume game.txt quarto", "For help: fourfold play --help"),
        (
            "nonsense",
            "“nonsense” does not fit here. Possible: play, replay, rules, serve, perft, bench,"
            " solve, analyse, count, book, backup, or restore.",
        ),
        ("--nonsense", "For help: fourfold --help"),
        ("rules", "For help: fourfold rules --help"),
        ("rules chess", "“chess” does not fit here."),
        ("replay", "For help: fourfold replay --help"),
        ("perft", "For help: fourfold perft --help"),
        ("perft quarto --depth x", "“x” does not fit here."),
        ("perft quarto --position x", "That is not a position. “x” is not understood."),
        ("rules quarto --lang xx", "“xx” does not fit here. Possible: de, en, es, fr, or lv."),
    ],
)
def test_a_wrong_call_gets_one_sentence_and_status_2(
    at_keyboard: Typist, call: str, heard: str
) -> None:
    status, said = at_keyboard(call)
    assert status == 2
    assert heard in said
    assert said.count("\n") == 1


def test_calls_are_named_as_the_program_was_started(
    at_keyboard: Typist, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What is said can be typed, also where a path has blanks in it."""
    monkeypatch.setenv("FOURFOLD_CALL", "./run")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "my games"))
    _, said = at_keyboard("play quarto --name Anna --starter 1", ["0"])
    path = keep.unfinished()
    assert f"Go on: ./run play --resume '{path}'" in said
    _, said = at_keyboard("play quarto --name Anna", ["resign", "yes"])
    assert "Hear it again: ./run replay '" in said
    _, said = at_keyboard("play quarto --with")
    assert "For help: ./run play quarto --help" in said
    monkeypatch.setenv("FOURFOLD_CALL", "/my games/run")
    _, said = at_keyboard("play quarto --with")
    assert "For help: '/my games/run' play quarto --help" in said


def test_a_finished_game_cannot_be_resumed(at_keyboard: Typist) -> None:
    at_keyboard("play quarto --name Anna --name Ben", ["resign", "yes"])
    (path,) = keep.folder().glob("*.txt")
    status, said = at_keyboard(f"play --resume {path}")
    assert status == 2
    assert "This game is over." in said


@pytest.mark.parametrize("key", games.all_keys())
def test_perft_counts_from_the_start_and_by_first_move(at_keyboard: Typist, key: str) -> None:
    _, said = at_keyboard(f"perft {key} --depth 1")
    count = int(said)
    _, said = at_keyboard(f"perft {key} --depth 1 --divide --json")
    assert f'"count": {count}' in said
    assert said.count(": 1") >= count
