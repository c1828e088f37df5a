"""The command that serves the web app, to oneself or to others."""

from __future__ import annotations

import os
import socket
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from fourfold.arguments import NotAllAnswered, Parser, number
from fourfold.core.errors import harmless, shown
from fourfold.core.phrase import phrase
from fourfold.speech import Speaker

if TYPE_CHECKING:
    from fourfold.web.config import Config

HERE, PORT = "127.0.0.1", 8_044
# Where the usual port is taken, one of the next serves as well; or any.
NEXT_PORTS = (*range(PORT, PORT + 10), 0)
MOST_THINKERS = 64


def _spell_serve(command: Parser, _words: Sequence[str]) -> None:
    command.set_defaults(answer=serve)
    command.add_argument(
        "--host", default=HERE, metavar=command.words("word-host"), help=command.words("cli-host")
    )
    command.add_argument(
        "--port", type=number(0, 65_535), default=PORT, metavar="N", help=command.words("cli-port")
    )
    command.add_argument(
        "--database", metavar=command.words("word-url"), help=command.words("cli-database")
    )
    command.add_argument(
        "--thinkers",
        type=number(1, MOST_THINKERS),
        default=1,
        metavar="N",
        help=command.words("cli-thinkers"),
    )
    for flag in ("behind-proxy", "no-limits"):
        command.add_argument(f"--{flag}", action="store_true", help=command.words(f"cli-{flag}"))


def serve(arguments: Namespace, speaker: Speaker) -> None:
    """Serve the web app until somebody stops it."""
    from fourfold import store
    from fourfold.web.config import Config

    config = Config(
        arguments.database or store.default_url(),
        limits=not arguments.no_limits,
        thinkers=arguments.thinkers,
        proxied=arguments.behind_proxy,
    )
    bound = _bound(arguments.host, [arguments.port])
    _run(config, bound, lambda url: _say(speaker, url))


def at_home(_arguments: Namespace, speaker: Speaker) -> None:
    """Serve this machine alone, and open a browser where there is one."""
    from fourfold import store
    from fourfold.web.config import Config

    def ready(url: str) -> None:
        _say(speaker, url)
        if _has_screen():
            import webbrowser

            webbrowser.open(url)

    _run(Config(store.default_url()), _bound(HERE, NEXT_PORTS), ready)


def _say(speaker: Speaker, url: str) -> None:
    print(speaker.say(phrase("cli-ready", url=url)), flush=True)


def _has_screen() -> bool:
    """A browser in the terminal would take the keyboard away."""
    graphic = ("DISPLAY", "WAYLAND_DISPLAY")
    on_screen = sys.platform in ("darwin", "win32") or any(map(os.environ.get, graphic))
    return on_screen and sys.stdout.isatty()


def _bound(host: str, ports: Sequence[int]) -> socket.socket:
    """A socket on the first of these ports that is free."""
    for port in ports:
        try:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            return socket.create_server((host, port), family=found[0][0], backlog=1_024)
        except OSError:
            continue
    raise NotAllAnswered("cli-no-port", host=shown(host), port=str(ports[0]))


def _run(config: Config, bound: socket.socket, ready: Callable[[str], None]) -> None:
    from fourfold.store import StoreError
    from fourfold.web.server import run

    try:
        run(config, bound, ready)
    except StoreError as error:
        facts = {name: harmless(fact) for name, fact in error.facts.items()}
        raise NotAllAnswered(error.reason, **facts) from None


COMMANDS: dict[str, Callable[[Parser, Sequence[str]], None]] = {"serve": _spell_serve}
