"""Whatever a stranger sends as kwatro is read, or refused as a NotationError."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourfold.core.errors import NotationError
from fourfold.games.kwatro import notation, rules
from fourfold.games.kwatro.cards import DECK
from fourfold.games.kwatro.rules import Options
from games.kwatro.strategies import positions

TWO = Options()
SHORT = Options(short=True)
HANDS = "rc1,rc2,rc3,rc4/gc1,gc2,gc3,gc4"
REST = "**,**,yx1+1,yx2+2"
ALL = ",".join(notation.CARD_NAMES[card] for card in DECK)
HALF = ",".join([*notation.CARD_NAMES[:31], "**", "**"])

READERS: list[Callable[[str], object]] = [
    notation.read_move,
    lambda text: notation.read_deal(text, TWO),
    lambda text: notation.read_deal(text, SHORT),
    lambda text: notation.read_position(text, TWO),
    lambda text: notation.read_position(text, Options(4, short=True, scoring=False)),
    lambda text: notation.read_options({"seats": text}),
    lambda text: notation.read_options({text: "yes"}),
]


def misread(read: Callable[[str], object], text: str) -> NotationError | None:
    """The error of a text that cannot be read; whatever else is raised is a bug."""
    try:
        read(text)
    except NotationError as refused:
        return refused
    return None


def check_readers(text: str) -> None:
    for refused in (misread(read, text) for read in READERS):
        if refused is not None:
            assert refused.expected.startswith("expected-")
            assert refused.at >= 1
            assert len(refused.found) < 50


SIGNS = ["play", "swap", "pass", "rt2", "**", "@", "1,0", ",", "/", "-", "+1", " ", "=", "²", "∞"]
PARTS = ["rt2@0,0", HANDS, REST, ALL, HALF, "starter=1 deck=", "turn=2", "scores=6,0", "\n", "\x00"]
PIECES = st.sampled_from([*SIGNS, *PARTS])
TEXTS = st.one_of(
    st.text(max_size=60),
    st.lists(PIECES, max_size=12).map("".join),
    st.lists(PIECES, max_size=6).map(" ".join),
)


@settings(max_examples=300, deadline=None)
@given(TEXTS)
def test_any_text_is_read_or_a_notation_error(text: str) -> None:
    check_readers(text)
    moves = notation.split_moves(text)
    assert " ".join(moves).split() == text.split()


@st.composite
def mutated(draw: st.DrawFn) -> tuple[str, Options]:
    """A true position with some pieces of its text cut out, put in, or exchanged for others."""
    position = draw(positions())
    text = notation.write_position(position)
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        stop = start + draw(st.integers(0, 3))
        inserted = draw(
            st.text(max_size=3) | st.sampled_from([*"rgbycstx1234,@/-+ 0", " passes=1"])
        )
        text = text[:start] + inserted + text[stop:]
    return text, position.options


@settings(max_examples=100, deadline=None)
@given(mutated())
def test_a_mutated_position_is_read_and_written_alike_or_a_notation_error(
    changed: tuple[str, Options],
) -> None:
    text, options = changed
    check_readers(text)
    if misread(lambda text: notation.read_position(text, options), text):
        return
    position = notation.read_position(text, options)
    assert notation.read_position(notation.write_position(position), options) == position
    assert bool(rules.moves(position)) == (rules.outcome(position) is None)


@pytest.mark.parametrize(
    "text",
    [
        "rt2," * 10**5,
        "play " * 10**5,
        "play rt2@1,0" * 10**5,
        "-" * 10**6,
        f"{'rt2@0,0/' * 500}rt2@0,0 - -",
        f"rt2@0,0 {'-/' * 2000}- -",
    ],
)
def test_texts_beyond_all_measure_are_refused_at_once(text: str) -> None:
    began = perf_counter()
    assert all(misread(read, text) for read in READERS)
    assert perf_counter() - began < 1
