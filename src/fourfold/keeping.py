"""Commands of those who keep tables: backup, restore."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fourfold.arguments import NotAllAnswered, Parser, WrongCall
from fourfold.core.errors import harmless
from fourfold.core.phrase import phrase
from fourfold.speech import Speaker

if TYPE_CHECKING:
    from fourfold.store import StoreError

# What the caller got wrong; all else is how things are.
WRONG_CALLS = {"store-bad-url", "backup-exists"}


def _add_database(command: Parser) -> None:
    command.add_argument(
        "--database",
        metavar=command.words("word-url"),
        help=command.words("cli-database"),
    )


def _finish(task: Coroutine[Any, Any, None], unreadable: str, path: Path) -> None:
    """Do what was asked to the end, or say in one sentence why that cannot be."""
    import asyncio

    from fourfold.store import StoreError

    try:
        asyncio.run(task)
    except StoreError as error:
        raise _refused(error) from None
    except (OSError, ValueError):  # some texts are no paths at all
        raise NotAllAnswered(unreadable, path=harmless(str(path))) from None


def _refused(error: StoreError) -> WrongCall:
    facts = {name: harmless(fact) for name, fact in error.facts.items()}
    refusal = WrongCall if error.reason in WRONG_CALLS else NotAllAnswered
    return refusal(error.reason, **facts)


# fourfold backup


def _spell_backup(command: Parser, _words: Sequence[str]) -> None:
    command.set_defaults(answer=backup)
    told = command.words("cli-backup-file")
    command.add_argument("file", metavar=command.words("word-file"), help=told)
    _add_database(command)


def backup(arguments: Namespace, speaker: Speaker) -> None:
    """Write all tables to one new file, while others may go on playing."""
    from fourfold import store

    path, url = Path(arguments.file), arguments.database or store.default_url()
    _finish(store.backup(url, path), "cli-not-written", path)
    print(speaker.say(phrase("cli-backup-made", path=harmless(str(path)))))


# fourfold restore


def _spell_restore(command: Parser, _words: Sequence[str]) -> None:
    command.set_defaults(answer=restore)
    told = command.words("cli-restore-file")
    command.add_argument("file", metavar=command.words("word-file"), help=told)
    _add_database(command)


def restore(arguments: Namespace, speaker: Speaker) -> None:
    """Bring all tables of a backup back into an empty database."""
    from fourfold import store

    path, url = Path(arguments.file), arguments.database or store.default_url()
    _finish(store.restore(path, url), "cli-no-file", path)
    print(speaker.say(phrase("cli-restored", path=harmless(str(path)))))


COMMANDS: dict[str, Callable[[Parser, Sequence[str]], None]] = {
    "backup": _spell_backup,
    "restore": _spell_restore,
}
