"""What each seat hears, and what it never hears."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from fourfold import table as package
from fourfold.core.errors import Refusal
from fourfold.core.phrase import Seat, phrase
from fourfold.games.kwatro.notation import CARD_NAMES
from fourfold.speech.words import load
from fourfold.table import commands
from fourfold.table.decide import Refused, decide
from fourfold.table.events import Opened
from fourfold.table.telling import ending, refusal, told
from table.playing import ALL_GAMES, NAMES, Playing, dealt, parts, quarto, some_moves

EVERYBODY = (None, 0, 1)


def all_hear(at: Playing) -> str:
    """What everybody hears alike of the last event."""
    (heard,) = {at.heard(seat) for seat in EVERYBODY}
    return heard


def test_everybody_hears_who_comes_goes_and_begins() -> None:
    at = Playing(starter="2")
    assert told(at.table, Opened(at=0, terms=at.table.terms), at.table, None) == ()
    at.do(commands.Sit(0, "Anna", ""))
    assert all_hear(at) == "Anna takes a seat."
    at.do(commands.Stand(0))
    assert all_hear(at) == "Anna leaves the table."
    at.seated("random").do(commands.Begin("starter=1"))
    assert all_hear(at).startswith("A new game. ")
    assert at.hears(0) == (phrase("begins-round", seat=Seat(1)),)


def test_everybody_hears_what_is_asked_and_answered() -> None:
    at = Playing("quaro", starter="1").begun()
    at.move("r@c1")
    at.do(commands.Offer(0, "takeback"))
    assert all_hear(at) == "Anna asks to take the last move back."
    at.do(commands.Decline(1))
    assert all_hear(at) == "Bert does not agree."
    at.do(commands.Offer(1, "end"))
    assert all_hear(at) == "Bert asks to stop the game here."
    at.do(commands.Decline(1))
    assert all_hear(at) == "Bert withdraws the question."
    at.do(commands.Offer(0, "takeback"))
    agreed, *_ = at.do(commands.Consent(1))
    assert told(at.before, agreed, at.table, None) == (phrase("agrees", seat=Seat(1)),)
    assert all_hear(at) == "One move is taken back."


def test_all_moves_that_are_taken_back_are_counted() -> None:
    at = quarto()
    at.move("7", "a1", "8")
    at.do(commands.Offer(0, "takeback"), commands.Consent(1))
    assert all_hear(at) == "3 moves are taken back."


def test_everybody_hears_how_a_round_ended_and_who_wants_another() -> None:
    at = quarto()
    assert ending(at.table, None) == ()
    at.do(commands.Resign(0, sure=True))
    assert at.hears(None) == ending(at.table, None) != ()
    assert at.hears(1) == (phrase("ending-resigned", loser=Seat(0), winners=(Seat(1),)),)
    at.do(commands.PlayAgain(1))
    assert all_hear(at) == "Bert would like another game."


def test_q16_everybody_hears_that_time_is_up() -> None:
    at = quarto(pace="go:60")
    at.wait(60)
    at.do(commands.Tick())
    assert at.hears(None) == (phrase("ending-time", loser=Seat(0), winners=(Seat(1),)),)


def test_r10_everybody_hears_that_an_end_was_agreed() -> None:
    at = Playing("quaro").begun()
    at.do(commands.Offer(0, "end"), commands.Consent(1))
    assert at.hears(None) == (phrase("ending-agreed", winners=(Seat(0), Seat(1))),)


def test_q6_a_move_that_ends_a_round_is_told_with_its_end() -> None:
    at = quarto()
    at.move(*"0 a1 1 b1 2 c1 3 d1 !a1-d1".split())
    assert len(at.hears(0)) >= 2
    assert at.hears(0)[-1:] == ending(at.table, 0)


def test_only_who_mutes_hears_of_it() -> None:
    at = quarto()
    at.do(commands.Mute(0, 1, muted=True))
    assert at.heard(0) == "You no longer read what Bert writes."
    assert at.hears(1) == at.hears(None) == ()
    at.do(commands.Mute(0, 1, muted=False))
    assert at.heard(0) == "You read again what Bert writes."
    assert at.hears(1) == at.hears(None) == ()


def test_what_was_written_while_muted_is_not_heard_of_later() -> None:
    at = quarto()
    at.do(commands.Mute(0, 1, muted=True), commands.Say(1, "Secret"))
    then, said = at.table, at.events[-1]
    at.do(commands.Mute(0, 1, muted=False))
    assert told(then, said, then, 0) == ()
    assert "Secret" in at.say(told(then, said, then, None)[0])


def test_a_text_is_told_as_it_was_typed() -> None:
    at = quarto()
    at.do(commands.Say(0, "{ $seat } <b>"))
    assert all_hear(at) == "Anna: { $seat } <b>"


@pytest.mark.parametrize("seats", ["2", "3", "4"])
@pytest.mark.parametrize("seed", range(3))
def test_k2_k9_nobody_hears_of_cards_that_others_hold_or_put_away(seats: str, seed: int) -> None:
    """Who sees nothing of a hand hears the same whatever cards are in it."""
    at = Playing("kwatro", options={"seats": seats}).begun(seed=seed)
    for move in some_moves(at.table, seed, 40):
        mover = at.table.turn
        at.move(move)
        shown = 0 if move.startswith("pass") else len(move.split()) - 1
        for seat in (None, *at.table.seats):
            cards = [part for said in at.hears(seat) for part in parts(said) if is_card(part.key)]
            assert seat == mover or len(cards) == shown


def is_card(key: str) -> bool:
    return key in ("card", "joker")


def other_hand(deal: str, taken: int, starter: int) -> str:
    """The same deal with other cards in the hand of the starter, and those in the pile instead."""
    head, deck = deal.split(" deck=")
    cards = deck.split(",")
    own = range(starter * 4, starter * 4 + 4)
    hidden = [number for number in range(13, len(cards)) if cards[number] != "**"]
    for number, other in zip(own, hidden[taken : taken + 4], strict=True):
        if cards[number] != "**":
            cards[number], cards[other] = cards[other], cards[number]
    return f"{head} deck={','.join(cards)}"


@pytest.mark.parametrize("number", range(5))
def test_k9_an_exchange_sounds_alike_whichever_cards_it_is_of(number: int) -> None:
    heard = []
    for taken in (0, 4, 8, 12):
        at = Playing("kwatro", starter="1").seated()
        at.do(commands.Begin(other_hand(dealt(at.table, 1), taken, 0)))
        hand = at.table.view(0).hand[:number]
        cards = " ".join(name_of(card) for card in hand)
        at.move(f"pass {cards}".strip())
        heard.append((at.hears(0), at.hears(1), at.hears(None)))
    own, others, watching = zip(*heard, strict=True)
    assert len(set(others)) == len(set(watching)) == 1
    assert len(set(own)) == (4 if number else 1)


def name_of(card: int) -> str:
    return CARD_NAMES[card]


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_event_of_a_whole_round_can_be_said(game: str) -> None:
    at = Playing(game).begun()
    for move in some_moves(at.table, 7, 2_000):
        at.move(move)
        assert all(at.heard(seat) for seat in EVERYBODY)


def test_a_refusal_of_the_table_of_the_game_and_of_a_text_is_a_sentence() -> None:
    at = Playing()
    at.do(commands.Sit(0, "Anna", ""))
    at.do(commands.Sit(1, "Bert", ""), commands.Begin("starter=1"))
    sentences = []
    for command in (commands.Sit(1, "Anna", ""), at.next("a1"), at.next("zz")):
        with pytest.raises(Refusal) as refused:
            decide(at.table, command, at.now)
        sentences.append(at.say(refusal(at.table, 0, refused.value)))
    assert sentences[0] == "This seat is taken already."
    assert len(set(sentences)) == 3


def test_a_refusal_names_the_name_that_is_taken() -> None:
    at = Playing()
    at.do(commands.Sit(0, "Anna", ""))
    with pytest.raises(Refused) as refused:
        decide(at.table, commands.Sit(1, "ANNA", ""), at.now)
    assert refusal(at.table, None, refused.value) == phrase("table-name-taken", name="ANNA")


def reasons() -> set[str]:
    """All reasons that stand in the code of the table."""
    (folder,) = package.__path__
    return {
        str(node.args[0].value)
        for path in Path(folder).glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Refused"
        and isinstance(node.args[0], ast.Constant)
    }


def test_every_reason_of_the_table_has_its_sentence_and_every_sentence_a_reason() -> None:
    words = load("en", ("fourfold.table",)).messages
    written = {key for key in words if key.startswith("table-")}
    assert written == {f"table-{reason}" for reason in reasons()}
    assert len(reasons()) > 20


def test_nobody_ever_hears_the_hash_of_a_secret() -> None:
    at = Playing()
    for seat, name in enumerate(NAMES[:2]):
        at.do(commands.Sit(seat, name, "hash"))
        assert not any("hash" in str(at.hears(other)) for other in EVERYBODY)
    at.do(commands.Stand(0))
    assert not any("hash" in str(at.hears(other)) for other in EVERYBODY)
