"""Bots that misbehave within a real worker, and workers that are none; run by tests, by name."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from fourfold import bots
from fourfold.core.game import Game, Move, View
from fourfold.games.quarto.rules import Place
from fourfold.thinking import worker

READY = b'{"ready": true}\n'


def illegal(game: Game, view: View, moves: Sequence[Move], random: Random) -> Move:
    return Place(0)  # nothing is in hand


def nothing(game: Game, view: View, moves: Sequence[Move], random: Random) -> Move:
    return None


def raises(game: Game, view: View, moves: Sequence[Move], random: Random) -> Move:
    raise LookupError("lost\nin thought")


def exits(game: Game, view: View, moves: Sequence[Move], random: Random) -> Move:
    sys.exit("enough")


def dies(game: Game, view: View, moves: Sequence[Move], random: Random) -> Move:
    os._exit(3)


def sleeps(game: Game, view: View, moves: Sequence[Move], random: Random) -> Move:
    time.sleep(1_000)
    return moves[0]


def burns(game: Game, view: View, moves: Sequence[Move], random: Random) -> Move:
    while True:
        sum(range(10_000))


def burns_a_while(game: Game, view: View, moves: Sequence[Move], random: Random) -> Move:
    end = time.monotonic() + 0.8
    while time.monotonic() < end:
        sum(range(10_000))
    return moves[0]


def naps(game: Game, view: View, moves: Sequence[Move], random: Random) -> Move:
    time.sleep(1.0)
    return moves[0]


def meets(game: Game, view: View, moves: Sequence[Move], random: Random) -> Move:
    """It waits for a second one that thinks at the same time."""
    place = Path(sys.argv[2])
    (place / str(os.getpid())).touch()
    end = time.monotonic() + 5
    while len(list(place.iterdir())) < 2:
        assert time.monotonic() < end, "nobody came"
        time.sleep(0.01)
    return moves[0]


def prints(game: Game, view: View, moves: Sequence[Move], random: Random) -> Move:
    print('{"move": "nonsense"}', flush=True)
    os.write(1, b'{"move": "nonsense"}\n')
    assert sys.stdin.read() == ""
    return moves[-1]


def peeks(game: Game, view: View, moves: Sequence[Move], random: Random) -> Move:
    assert type(view).__name__ == "View", "no position"
    return moves[-1]


def garbage() -> None:
    _answer(b"\xff\x00 gar bage\n")


def deep() -> None:
    _answer(b"[" * 50_000 + b"\n")


def number() -> None:
    _answer(b"4\n")


def wordless() -> None:
    _answer(b"{}\n")


def half() -> None:
    _answer(b'{"move": "give')


def huge() -> None:
    _answer(b'{"move": "' + b"x" * 10_000_000 + b'"}\n')


def endless() -> None:
    _answer(b"x" * 10_000_000)
    while True:
        os.write(1, b"x" * 10_000)


def deaf() -> None:
    os.write(1, READY)
    os.close(0)
    time.sleep(1_000)


def mute() -> None:
    time.sleep(1_000)


def unborn() -> None:
    sys.exit(4)


def _answer(answer: bytes) -> None:
    os.write(1, READY)
    sys.stdin.readline()
    sys.stdout.buffer.write(answer)
    sys.stdout.buffer.flush()


BOTS: Mapping[str, Callable[..., Any]] = {
    bot.__name__: bot
    for bot in (
        *(illegal, nothing, raises, exits, dies, sleeps, burns),
        *(burns_a_while, naps, meets, prints, peeks),
    )
}
WORKERS = {
    work.__name__: work
    for work in (garbage, deep, number, wordless, half, huge, endless, deaf, mute, unborn)
}

if __name__ == "__main__":
    name = sys.argv[1]
    if name in WORKERS:
        WORKERS[name]()
    else:
        vars(bots)["get"] = lambda *_: BOTS[name]
        worker.main()
