"""What a move brings at once: what bots without foresight go by (K9, K10, K13, K14, K16)."""

from __future__ import annotations

import pytest

from fourfold.games.kwatro import notation, rules
from fourfold.games.kwatro.gain import gain
from fourfold.games.kwatro.rules import Options, Pass, Play, Position, Swap
from games.kwatro.scenes import position
from games.kwatro.strategies import OPTIONS, game

CHILDREN = Options(scoring=False)


def brings(before: Position, move: str) -> int:
    return gain(rules.view(before, before.turn), notation.read_move(move))


def test_k10_a_play_gains_its_points_with_all_doublings() -> None:
    hand = "rc2 rc3 rc4 gs1"
    assert brings(position("rc1@0,0", hand), "play rc2@1,0") == 3
    assert brings(position("rc1@0,0", hand), "play rc2@1,0 rc3@2,0 rc4@3,0") == 10 * 2
    ending = position("rc1@0,0", "rc2 rc3 rc4", pile="")
    assert brings(ending, "play rc2@1,0 rc3@2,0 rc4@3,0") == 10 * 2 * 2


def test_k16_without_scoring_a_play_gains_the_cards_it_lays() -> None:
    before = position("rc1@0,0", "rc2 rc3 rc4 gs1", options=CHILDREN)
    assert brings(before, "play rc4@1,0") == 1
    assert brings(before, "play rc2@1,0 rc3@2,0") == 2


def test_k9_a_pass_only_costs_and_less_the_more_cards_it_exchanges() -> None:
    before = position("rc1@0,0", "rc2 rc3 rc4 gs1")
    passes = ["pass", "pass rc2", "pass rc2 rc3", "pass rc2 rc3 rc4", "pass rc2 rc3 rc4 gs1"]
    costs = [brings(before, text) for text in passes]
    assert costs == sorted(set(costs))
    assert max(costs) < 0


# Sixteen fours in a square, but for the last row: no play on any grid brings more.
SHAPES = ("cstx", "stxc", "txcs", "xcst")
FOURS = [
    f"{colour}{shape}4@{right},{down}"
    for down, (colour, shapes) in enumerate(zip("rgby", SHAPES, strict=True))
    for right, shape in enumerate(shapes)
]
HIGHEST = "play " + " ".join(FOURS[12:])


@pytest.mark.parametrize("pile", ["", "yx1"])
def test_k13_taking_a_joker_comes_before_any_play_even_the_highest_there_is(pile: str) -> None:
    hand = " ".join(placed.split("@")[0] for placed in FOURS[12:])
    before = position(" ".join(FOURS[:12]), hand, pile=pile)
    highest = brings(before, HIGHEST)
    assert highest == 5 * 16 * 2**5 * 2 * (1 if pile else 2)
    assert notation.read_move(HIGHEST) in rules.moves(before)
    taking = position("rc1@0,0 rc2@1,0 **@2,0", "rc3", pile=pile)
    assert brings(taking, "swap rc3@2,0") > highest


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_k9_k10_and_k13_gains_in_games_are_what_the_rules_score(options: Options) -> None:
    for before, _ in game(options)[::4]:
        view = rules.view(before, before.turn)
        for move in rules.moves(before)[::5]:
            scored = sum(rules.play(before, move).scores) - sum(before.scores)
            match move:
                case Play():
                    expected = scored if options.scoring else len(move.cards)
                    assert gain(view, move) == expected
                case Swap():
                    assert gain(view, move) > 0
                case Pass():
                    assert gain(view, move) < 0
