"""What a seat may not know never leaves the server: not in pages, streams, refusals or headers."""

from __future__ import annotations

import re
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from unittest.mock import patch

import httpx
import pytest

from fourfold.games.kwatro.cards import traits
from fourfold.games.kwatro.notation import CARDS_BY_NAME
from fourfold.games.kwatro.phrases import card_phrase
from fourfold.speech import Speaker
from fourfold.thinking import Job
from web.serving import Listener, Served, Visitor, run
from web.worlds import World, hidden_now, looks, other, played

SPRITE = re.compile(r'<svg class="sprite".*?</svg>', re.S)
LIVE = {"HX-Request": "true"}
SEED = 7
# Some cards that a visitor pretends to have.
FOREIGN = ("rc1", "bt3", "gs4", "yx2", "gc1", "rx4", "bc2")


@dataclass(frozen=True)
class Company:
    """Who sits at which device, and the seats of bots; whoever looks has a device or none."""

    devices: tuple[tuple[int, ...], ...]
    bots: tuple[int, ...] = ()

    @property
    def seats(self) -> int:
        return sum(map(len, self.devices)) + len(self.bots)

    @property
    def lookers(self) -> list[tuple[int, ...]]:
        return [*self.devices, ()]


COMPANIES = {
    "two": Company(((0,), (1,))),
    "shared": Company(((0, 1), (2,))),
    "bot": Company(((0,),), (1,)),
    "four": Company(((0,), (1, 3), (2,))),
}
CASES = [
    pytest.param(company, device, id=f"{name}-{'+'.join(map(str, device)) or 'onlooker'}")
    for name, company in COMPANIES.items()
    for device in company.lookers
]


class Scripted:
    """Thinkers that know what comes."""

    def __init__(self, world: World) -> None:
        self.moves = dict(zip(world.positions, world.move_texts, strict=False))

    def __call__(self, _workers: int) -> Scripted:
        return self

    async def choose(self, job: Job) -> str:
        return self.moves[job.position]

    async def close(self) -> None:
        pass


@dataclass(frozen=True)
class Heard:
    """What a visitor was sent after so many moves, asked for or tried."""

    number: int
    kind: str
    sent: bytes


@dataclass
class Game:
    """A world being played over the net, with everything that one visitor is sent."""

    served: Served
    world: World
    company: Company
    looker: tuple[int, ...]
    stack: AsyncExitStack
    devices: dict[tuple[int, ...], Visitor] = field(default_factory=dict)
    seen: list[Heard] = field(default_factory=list)
    table: str = ""
    listener: Listener | None = None

    @property
    def visitor(self) -> Visitor:
        return self.devices[self.looker]

    async def visitors(self) -> None:
        for device in self.company.lookers:
            visitor = self.served.visitor("de" if device == self.looker else "en")
            self.devices[device] = await self.stack.enter_async_context(visitor)

    async def opens(self) -> None:
        first, *others = self.company.devices
        own = {f"seat-{seat + 1}": "here" for seat in first[1:]}
        bots = {f"seat-{seat + 1}": "bot:random" for seat in self.company.bots}
        options = {"option-seats": self.company.seats, "option-length": "short", "listed": "yes"}
        free = {f"seat-{seat}": "open" for seat in range(2, self.company.seats + 1)}
        self.table = await self.devices[first].opens("kwatro", **{**options, **free, **own, **bots})
        for device in others:
            for seat in device:
                await self.devices[device].sits(self.table, f"Guest {seat}", seat)

    async def listens(self, number: int) -> None:
        """Hear everything again; of what came meanwhile it is chance how many parts it came in."""
        if self.listener is not None:
            if not self.company.bots:
                self.seen.append(Heard(number, "heard", self.listener.raw))
            await self.listener.__aexit__()
        shown = f"&as={self.looker[0]}" if self.looker else ""
        listener = self.visitor.listening(f"/table/{self.table}/live?since=0{shown}")
        self.listener = await self.stack.enter_async_context(listener)
        await listener.up_to((await self.served.table(self.table)).seq)
        self.seen.append(Heard(number, "heard", listener.raw))

    async def plays(self) -> None:
        await self.looks(0)
        positions = list(self.world.positions)
        for number, move in enumerate(self.world.move_texts, 1):
            if positions[number - 1].turn not in self.company.bots:
                await self.is_played(move, positions[number - 1].turn, number)
            if positions[number].turn not in self.company.bots:
                await self.looks(number)

    async def is_played(self, move: str, turn: int, number: int) -> None:
        """Every other move comes from a page with scripts."""
        device = self.devices[next(each for each in self.company.devices if turn in each)]
        table = await self.served.table(self.table)
        fields = {"seq": table.changed, "move": move, "as": turn}
        headers = LIVE if number % 2 else {}
        answer = await device.ask("POST", f"/table/{self.table}/move", data=fields, headers=headers)
        assert answer.status_code in (204, 303), answer.text
        await self.served.host.settled(await self.served.sitting(self.table), 5)

    async def looks(self, number: int) -> None:
        """Ask for everything that can be asked for, and for what cannot."""
        await self.listens(number)
        table = await self.served.table(self.table)
        assert table.match is not None
        if table.is_on:
            assert len(table.match.record.moves) == number
        await self.asks(f"/table/{self.table}", number)
        self.keeps(number, "asked")
        await self.tries(f"/table/{self.table}", number)
        self.keeps(number, "tried")

    def keeps(self, number: int, kind: str) -> None:
        for answer in self.visitor.sent:
            assert answer.status_code < 500
            self.seen.append(Heard(number, kind, _bytes(answer)))
        self.visitor.sent.clear()

    async def asks(self, here: str, number: int) -> None:
        visitor, at = self.visitor, number % 4
        for seat in (*self.looker, 3) if len(self.looker) > 1 else ("",):
            await visitor.get(f"{here}?as={seat}&zoom={at}")
            await visitor.get(f"{here}/replay?as={seat}")
        if at == 3:
            for path in ("/lobby", f"{here}/invite.svg", f"{here}/device", f"{here}/replay"):
                await visitor.get(path)
            await visitor.get(f"{here}/replay?move={number // 2}")
        if (await self.served.table(self.table)).is_on:
            await visitor.get(f"{here}/record")

    async def tries(self, here: str, number: int) -> None:
        """Ask for moves with cards of others, in a page, a part of one and for a program."""
        card = FOREIGN[number % len(FOREIGN)]
        changed = (await self.served.table(self.table)).changed
        usual = {"seq": changed, "as": self.looker[0] if self.looker else ""}
        typed, laid = {"move": f"pass {card}"}, {"laid": f"{card}@1,0", "act": "play"}
        if card not in hidden_now(self.world, self.looker, number):
            return
        for headers in ({}, LIVE, {"Accept": "application/json"}):
            for fields in (typed, laid):
                data = {**usual, **fields}
                await self.visitor.ask("POST", f"{here}/move", data=data, headers=headers)
        await self.visitor.get(f"{here}?laid={card}@1,0")


def _bytes(answer: httpx.Response) -> bytes:
    head = b"\n".join(b": ".join(pair) for pair in answer.headers.raw)
    return b"%d\n%b\n\n%b" % (answer.status_code, head, answer.content)


def received(
    folder: Path, name: str, world: World, company: Company, looker: tuple[int, ...]
) -> list[Heard]:
    """All bytes that a visitor gets while a game is played."""

    async def play(served: Served) -> list[Heard]:
        async with AsyncExitStack() as stack:
            game = Game(served, world, company, looker, stack)
            with patch.object(served.host, "_deal", lambda _table: world.deal_text):
                await game.visitors()
                await game.opens()
                await game.plays()
            return game.seen

    return run(folder, play, name, chance=Random(1), thinkers=Scripted(world))


@pytest.mark.slow
@pytest.mark.parametrize("most", [5, 24])
@pytest.mark.parametrize(("company", "looker"), CASES)
def test_k2_k9_two_games_that_differ_in_what_a_visitor_may_not_know_look_the_same(
    tmp_path: Path, company: Company, looker: tuple[int, ...], most: int
) -> None:
    """The shorter a game the more is never known of it, the longer the more could be told."""
    world = played(company.seats, SEED, most)
    twin = other(world, looker, 3)
    assert twin.deal != world.deal
    assert looks(twin, looker) == looks(world, looker)
    one = received(tmp_path, "one", world, company, looker)
    two = received(tmp_path, "two", twin, company, looker)
    assert len(one) > most * 2
    assert [heard.sent for heard in one] == [heard.sent for heard in two]


@pytest.mark.slow
@pytest.mark.parametrize(("company", "looker"), CASES)
def test_k2_no_card_is_named_to_anybody_before_its_time(
    tmp_path: Path, company: Company, looker: tuple[int, ...]
) -> None:
    """Only the drawings of all cards, which everybody gets, and one's own words do."""
    world = played(company.seats, SEED, 200)
    for heard in received(tmp_path, "one", world, company, looker):
        if heard.kind != "tried":
            told = SPRITE.sub("", heard.sent.decode("utf-8"))
            for card in hidden_now(world, looker, heard.number):
                assert not re.search(_named(card), told), (heard.number, card)


@cache
def _named(card: str) -> str:
    """A card in all ways in which it could be told: written, drawn, and said in German."""
    number = CARDS_BY_NAME[card]
    drawn = "-".join(value for _, value in traits(number))
    said = Speaker("de", ("fourfold.games.kwatro",)).say(card_phrase(number))
    return rf"\b({card}|{drawn}|{re.escape(said)})\b"


def test_the_names_of_cards_are_found_where_they_are() -> None:
    """So that the test above can fail."""
    page = '<i id="h-rc1"><use href="#piece-card-red-circle-1"/>Roter Kreis 1, blauer Kreis 2'
    assert re.search(_named("rc1"), page)
    assert not re.search(_named("rc2"), page)
    said = Speaker("de", ("fourfold.games.kwatro",)).say(card_phrase(CARDS_BY_NAME["bx4"]))
    assert re.search(_named("bx4"), f"Du ziehst {said}.")
