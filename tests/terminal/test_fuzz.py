"""Whatever is typed gets a sentence, never a traceback, and nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from unittest.mock import DEFAULT, patch

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fourfold import games
from fourfold.cli import obey
from fourfold.core.errors import NotationError
from fourfold.terminal.commands import COMMANDS

WORDS = (
    *COMMANDS,
    *"give place call pass play swap refill stay yes no short full random".split(),
    *"0 7 f b3 d4 a1-d1 !a1-d1 r@c4 rt2@1,0 **@0,1 gs2 - 1,0 tall red joker Q7".split(),
)
LINES = st.lists(st.sampled_from(WORDS) | st.text(max_size=30), max_size=4).map(" ".join)


def typing(lines: list[str]) -> Iterator[str]:
    yield from lines
    raise EOFError


@pytest.mark.parametrize("key", games.all_keys())
@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(lines=st.lists(LINES, max_size=12))
def test_a_prompt_answers_anything(
    key: str, lines: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # What is saved under a typed name must not leave the folder of this test.
    lines = [line for line in lines if "save" not in line.casefold()]
    answers = typing(lines)
    with patch("builtins.input", lambda _prompt="": next(answers)):
        assert obey(f"play {key} --name Anna --name Ben --seed 3 --starter 1".split()) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert "fourfold play --resume" in said.out or "fourfold replay" in said.out


@settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    words=st.lists(
        st.sampled_from(
            "play replay rules serve --no-limits perft quarto quaro kwatro --json --lang de "
            "--depth 1 --position - --from --backwards --short --divide --squares --with random "
            "--name x --help".split()
        )
        | st.text(max_size=12),
        max_size=6,
    )
)
def test_a_command_line_answers_anything(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    def nothing(_prompt: str = "") -> str:
        raise EOFError

    # What serves, serves for ever: here it is only asked to.
    serving = patch.multiple("fourfold.serving", _run=DEFAULT, _bound=DEFAULT)
    with patch("builtins.input", nothing), serving:
        try:
            status = obey(words)
        except SystemExit as ended:
            status = int(ended.code or 0)
    said = capsys.readouterr()
    assert status in (0, 2)
    assert (said.err.count("\n") == 1) == (status == 2)


@pytest.mark.parametrize("key", games.all_keys())
@settings(max_examples=300, deadline=None)
@given(text=st.text(max_size=60) | LINES)
def test_a_move_reader_raises_nothing_but_what_it_says(key: str, text: str) -> None:
    notation = games.get(key).notation
    for read in (notation.read_move, lambda text: notation.read_position(text, OPTIONS[key])):
        with suppress(NotationError):
            read(text)


OPTIONS = {key: games.get(key).notation.read_options({}) for key in games.all_keys()}
