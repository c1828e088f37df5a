"""A process that thinks: a JSON job a line on standard input, a JSON answer a line on its output.

`{"do": "choose", "game": …, "options": {…}, "position": …, "bot": …, "seed": …}` is answered by
`{"move": …}`, and what fails by `{"error": …}`. The first line of all says that it is ready.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable, Iterable, Mapping
from io import FileIO
from random import Random
from typing import Any, TypeAlias

from fourfold import bots, games

Words: TypeAlias = Mapping[str, Any]

READY = {"ready": True}
# Behind everybody who waits for a page.
NICE = 10
# Whoever asked has given up long before; a job without an asker ends all the same.
LONGEST = 60


def main() -> None:
    """Answer jobs until there are no more."""
    # Whoever started this process ends it; Ctrl-C is for the other one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    jobs, answers = _own_pipes()
    _stand_back()
    try:
        serve(jobs, answers)
    except BrokenPipeError:
        return


def serve(jobs: Iterable[bytes], answers: FileIO) -> None:
    """Say that it is ready, then answer one job after the other."""
    for key in games.all_keys():
        games.get(key)  # loading is no thinking
    _write(answers, READY)
    for line in jobs:
        _write(answers, answer(line))


def answer(line: bytes) -> Words:
    """The answer to one job; no job stops those after it."""
    _alarm(LONGEST)
    try:
        job = json.loads(line)
        return JOBS[job["do"]](job)
    except Exception as error:  # a bot may fail in any way
        return {"error": f"{type(error).__name__}: {error}"}
    finally:
        _alarm(0)


def choose(job: Words) -> Words:
    """The move of a bot, which sees no more than its seat may know."""
    game = games.get(job["game"])
    options = game.notation.read_options(job["options"])
    position = game.notation.read_position(job["position"], options)
    view = game.rules.view(position, game.rules.turn(position))
    bot, moves = bots.get(game, job["bot"]), game.rules.moves(position)
    return {"move": game.notation.write_move(bot(game, view, moves, Random(job["seed"])))}


JOBS: Mapping[str, Callable[[Words], Words]] = {"choose": choose}


def _own_pipes() -> tuple[FileIO, FileIO]:
    """Where jobs come from and answers go; a bot that reads or prints touches neither."""
    jobs, answers = FileIO(os.dup(0), "r"), FileIO(os.dup(1), "w")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    return jobs, answers


def _write(answers: FileIO, words: Words) -> None:
    answers.write(json.dumps(words).encode() + b"\n")


def _stand_back() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)


def _alarm(seconds: int) -> None:
    """After so many seconds the process ends, even within a kernel; 0 is never."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


if __name__ == "__main__":
    main()
