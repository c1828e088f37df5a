"""Everything that can be typed during a game: queries, actions, and the moves themselves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from fourfold.core import telling
from fourfold.core.errors import IllegalMove, NotationError, harmless, shown
from fourfold.core.game import Move
from fourfold.core.phrase import Fact, Seat, phrase
from fourfold.core.picture import Cell, Picture
from fourfold.core.record import Ending
from fourfold.speech.pages import by_clause, plain, rules_page
from fourfold.terminal import keep
from fourfold.terminal.session import Leave, Session
from fourfold.terminal.typed import AmbiguousError, fold, names, read_move

# So many moves are named when words fit several.
NAMED = 5
# The moves of so many positions, from the first and from the last, are tried for words that fit
# no legal move, so that the answer can say why the move is not possible any more.
EARLY, LATE = 3, 4


def hear(session: Session, line: str) -> None:
    """Obey a typed line: a command by its name, else a move; an empty line asks what is due."""
    word, _, argument = line.partition(" ")
    if not line:
        session.prompt()
        return
    for key, command in COMMANDS.items():
        if fold(word) in names(session.speakers(), f"command-{key}"):
            command(session, argument.strip())
            return
    move(session, line)


def move(session: Session, line: str) -> None:
    """Play the typed move, or say why not."""
    now = session.match
    view = now.view(now.turn)
    try:
        session.take(_understood(session, line))
    except IllegalMove as refusal:
        session.voice.say(now.game.phrases.refusal(view, refusal))
    except NotationError as error:
        session.voice.say(
            phrase("not-understood", typed=shown(line), expected=phrase(error.expected))
        )
    except AmbiguousError as error:
        fitting = tuple(now.game.phrases.move(view, move) for move in error.moves[:NAMED])
        session.voice.tell("several-fit", count=len(error.moves), moves=fitting)


def _understood(session: Session, line: str) -> Move:
    """The move that a line means: one that is legal, or else one that was, to be refused."""
    now, speakers = session.match, session.speakers()
    rules, view = now.game.rules, now.view(now.turn)
    try:
        return read_move(line, now.game, view, rules.moves(now.position), speakers)
    except NotationError:
        past = (*now.positions[:EARLY], *now.positions[-LATE:])
        earlier = dict.fromkeys(move for position in past for move in rules.moves(position))
        return read_move(line, now.game, view, tuple(earlier), speakers)


def picture(session: Session) -> Picture:
    """What the seat at move sees."""
    now = session.match
    last = now.record.moves[-1] if now.record.moves else None
    return now.game.picture(now.view(now.turn), last)


def board(session: Session, _argument: str) -> None:
    """All rows, with only the cells that hold something."""
    session.voice.say(*telling.board(picture(session).cells))


def row(session: Session, argument: str) -> None:
    """Every cell of one row, the empty ones too."""
    _tell_line(session, argument, "row", telling.row_name)


def column(session: Session, argument: str) -> None:
    """Every cell of one column."""
    _tell_line(session, argument, "column", telling.column_name)


def _tell_line(session: Session, typed: str, kind: str, name_of: Callable[[Cell], str]) -> None:
    name, shown_cells = typed.casefold(), picture(session).cells
    cells = [cell for cell in shown_cells if name_of(cell) == name]
    if cells:
        session.voice.say(telling.cells(f"board-{kind}", name, cells))
    else:
        known = dict.fromkeys(name_of(cell) for cell in shown_cells)
        session.voice.tell(f"no-such-{kind}", names=tuple(known))


def cell(session: Session, argument: str) -> None:
    """One cell."""
    found = [cell for cell in picture(session).cells if cell.name == argument.casefold()]
    if found:
        session.voice.say(*map(telling.cell, found))
    else:
        session.voice.tell("no-such-cell", name=shown(argument) or "?")


def pieces(session: Session, _argument: str) -> None:
    """What lies beside the board."""
    shelves = [shelf for shelf in picture(session).shelves if shelf.key != "hand"]
    session.voice.say(*(telling.shelf(shelf) for shelf in shelves))


def hand(session: Session, _argument: str) -> None:
    """What is in hand."""
    session.tell_hands()


def score(session: Session, _argument: str) -> None:
    """The points of all seats."""
    scores = picture(session).scores
    session.voice.say(*(telling.standings(scores) or (phrase("no-points"),)))


def lines(session: Session, _argument: str) -> None:
    """The lines that one more piece may complete."""
    notes = tuple(note.phrase for note in picture(session).notes)
    session.voice.say(*(notes or (phrase("no-open-lines"),)))


def last(session: Session, _argument: str) -> None:
    """The last move once more."""
    if session.match.record.moves:
        session.voice.say(*session.told(session.viewer(), 1))
    else:
        session.voice.tell("no-move-yet")


def repeat(session: Session, _argument: str) -> None:
    """Everything said since the line typed before this one."""
    session.voice.repeat()


def moves(session: Session, _argument: str) -> None:
    """Every legal move with its notation."""
    now = session.match
    view, legal = now.view(now.turn), now.game.rules.moves(now.position)
    session.voice.tell("moves", count=len(legal))
    for each in legal:
        written, told = now.game.notation.write_move(each), now.game.phrases.move(view, each)
        session.voice.tell("move-listed", written=written, move=told)


def wording(session: Session, argument: str) -> None:
    """Switch between full and short sentences."""
    known = {"short": "wording-short", "full": "wording-full"}
    for value, key in known.items():
        if fold(argument) in names(session.speakers(), key):
            session.voice.speaker = replace(session.voice.speaker, wording=value)
            session.voice.tell(f"now-{value}")
            return
    session.voice.tell("wording-which")


def rules(session: Session, argument: str) -> None:
    """The rules, or one clause of them."""
    page = rules_page(session.match.game.key, session.voice.speaker.language)
    clause = by_clause(page).get(argument.upper())
    if clause is not None:
        session.voice.print(clause)
    elif argument:
        session.voice.tell("no-such-clause", names=tuple(by_clause(page)))
    else:
        for block in page:
            session.voice.print(plain(block))


def clock(session: Session, _argument: str) -> None:
    """The time left for this go."""
    if session.voice.clock.seconds is None:
        session.voice.tell("no-clock")
    else:
        session.voice.tell("time-left", seconds=max(0, round(session.voice.clock.left())))


def show_help(session: Session, _argument: str) -> None:
    """How moves are typed, then every command."""
    session.voice.tell("help-typing")
    for key in COMMANDS:
        told: dict[str, Fact] = {"names": phrase(f"command-{key}")}
        session.voice.tell(f"help-{key}", **told)


def undo(session: Session, _argument: str) -> None:
    """Take back the last move of a person."""
    session.take_back()


def resign(session: Session, _argument: str) -> None:
    """Give the game up, once that is confirmed."""
    if session.voice.confirms(phrase("really-resign", seat=Seat(session.match.turn))):
        session.end(Ending("resigned", session.match.turn))
    else:
        session.voice.tell("go-on")


def agree(session: Session, _argument: str) -> None:
    """End the game where its leaflet lets all players agree to (R10).

    Bots never do: where one plays, no person is asked in vain.
    """
    now = session.match
    if not now.game.agreement:
        session.voice.tell("no-agreement")
        return
    others = sorted(set(now.seats) - {now.turn}, key=lambda seat: now.bot(seat) is None)
    if all(_agrees(session, seat) for seat in others):
        session.end(Ending("agreed"))
    else:
        session.voice.tell("go-on")


def _agrees(session: Session, seat: int) -> bool:
    if session.match.bot(seat) is not None:
        session.voice.tell("declines-to-stop", seat=Seat(seat))
        return False
    return session.voice.confirms(phrase("agree-too", seat=Seat(seat)))


def save(session: Session, argument: str) -> None:
    """Write the game to a file of the player's choice; it is kept in any case."""
    path = _with_home(Path(argument)) if argument else session.path
    name = harmless(str(path))
    another = path.is_file() and path != session.path
    if another and not session.voice.confirms(phrase("replace-file", path=name)):
        session.voice.tell("go-on")
        return
    try:
        keep.keep(session.match.record, path)
    except keep.NotKept:
        session.voice.tell("not-saved", path=name)
    else:
        session.voice.tell("saved", path=name)


def _with_home(path: Path) -> Path:
    """A path with `~` spelled out, where that home is known."""
    try:
        return path.expanduser()
    except RuntimeError:
        return path


def leave(_session: Session, _argument: str) -> None:
    """Put the game away."""
    raise Leave


Command = Callable[[Session, str], None]

COMMANDS: dict[str, Command] = {
    "board": board,
    "row": row,
    "column": column,
    "cell": cell,
    "pieces": pieces,
    "hand": hand,
    "score": score,
    "lines": lines,
    "last": last,
    "repeat": repeat,
    "moves": moves,
    "clock": clock,
    "rules": rules,
    "wording": wording,
    "undo": undo,
    "resign": resign,
    "agree": agree,
    "save": save,
    "help": show_help,
    "quit": leave,
}
