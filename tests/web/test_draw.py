"""Each piece has a drawing of its own, each trait is seen, a strict policy refuses nothing."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import combinations, product
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import fourfold.web
from fourfold.games.kwatro.cards import CARDS, COLOURS, JOKER, NUMBERS, SHAPES, traits
from fourfold.games.quarto.phrases import SETS
from fourfold.web.draw import sprite, use

STATIC = Path(fourfold.web.__file__).parent / "static"
STYLES = sorted(STATIC.glob("*.css"))
Traits = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Drawn:
    form: str
    traits: Traits


def blocks(name: str) -> list[Drawn]:
    names = [name for name, *_ in SETS[name]]
    values = product(*(values for _, *values in SETS[name]))
    return [Drawn("block", tuple(zip(names, row, strict=True))) for row in values]


ACCESS, CLASSIC = blocks("access"), blocks("classic")
STONES = [Drawn("stone", (("colour", colour),)) for colour in COLOURS]
DECK = [Drawn("card", traits(card)) for card in (*CARDS, JOKER)]
GAMES = {"access": ACCESS, "classic": CLASSIC, "quaro": STONES, "kwatro": DECK}
ALL = [*ACCESS, *CLASSIC, *STONES, *DECK]


def symbol(piece: Drawn) -> ET.Element:
    (found,) = ET.fromstring(str(sprite([piece])))
    return found


def kinds(piece: Drawn) -> set[str]:
    return {element.get("class", "") for element in symbol(piece).iter()} - {""}


def inside(piece: Drawn) -> str:
    return "".join(ET.tostring(part, "unicode") for part in symbol(piece))


def pairs(pieces: list[Drawn], trait: str) -> list[tuple[Drawn, Drawn]]:
    """Pieces that differ in one trait only."""
    return [
        (one, other)
        for one, other in combinations(pieces, 2)
        if [a[0] for a, b in zip(one.traits, other.traits, strict=True) if a != b] == [trait]
    ]


@pytest.mark.parametrize(("game", "count"), [("access", 16), ("classic", 16), ("quaro", 4)])
def test_q1_r1_every_piece_has_its_own_drawing(game: str, count: int) -> None:
    assert len({inside(piece) for piece in GAMES[game]}) == count


def test_k1_64_cards_and_the_joker_have_their_own_drawings() -> None:
    assert len({inside(card) for card in DECK}) == 65


def test_each_use_names_a_symbol_of_the_sprite_with_the_same_frame() -> None:
    symbols = {each.get("id"): each for each in ET.fromstring(str(sprite(ALL)))}
    assert len(symbols) == len(ALL)
    for piece in ALL:
        shown = ET.fromstring(str(use(piece)))
        (named,) = shown
        assert symbols[named.get("href", "")[1:]].get("viewBox") == shown.get("viewBox")


def test_a_piece_twice_on_a_page_has_one_symbol() -> None:
    assert len(ET.fromstring(str(sprite([DECK[64], DECK[64], STONES[0]])))) == 2


def test_names_of_symbols_are_safe_in_css_and_addresses() -> None:
    for each in ET.fromstring(str(sprite(ALL))):
        assert re.fullmatch(r"piece-[a-z][a-z0-9-]*", each.get("id", ""))


def test_a_use_is_tiny_and_hidden_from_readers() -> None:
    for piece in ALL:
        shown = ET.fromstring(str(use(piece)))
        assert len(use(piece)) < 200
        assert (shown.get("aria-hidden"), shown.get("focusable")) == ("true", "false")
        assert use(piece) is use(Drawn(piece.form, piece.traits))


@pytest.mark.parametrize("pieces", [ACCESS, CLASSIC], ids=["access", "classic"])
def test_q1_round_or_square_is_told_by_the_outline_of_the_top(pieces: list[Drawn]) -> None:
    for one, other in pairs(pieces, "shape"):
        tops = {
            dict(piece.traits)["shape"]: symbol(piece).find(".//*[@class='d-top']")
            for piece in (one, other)
        }
        assert [getattr(tops[shape], "tag", "") for shape in ("round", "square")] == [
            "ellipse",
            "path",
        ]


@pytest.mark.parametrize("pieces", [ACCESS, CLASSIC], ids=["access", "classic"])
def test_q1_tall_or_short_is_told_by_where_the_top_lies(pieces: list[Drawn]) -> None:
    def height(piece: Drawn) -> float:
        bevel = symbol(piece).find(".//*[@class='d-bevel']")
        assert bevel is not None
        return float(bevel.get("d", "").split("A")[0].split("l")[0].split()[1])

    for pair in pairs(pieces, "height"):
        short, tall = sorted(pair, key=lambda piece: dict(piece.traits)["height"])
        assert height(short) - height(tall) > 16


@pytest.mark.parametrize(
    ("pieces", "trait", "value", "kind"),
    [
        (ACCESS, "body", "hollow", "d-hole"),
        (CLASSIC, "body", "hollow", "d-hole"),
        (ACCESS, "surface", "grooved", "d-deep"),
        (CLASSIC, "colour", "dark", "d-stud"),
        (CLASSIC, "colour", "dark", "d-wood-dark"),
    ],
)
def test_q1_a_trait_is_told_by_a_part_that_only_it_has(
    pieces: list[Drawn], trait: str, value: str, kind: str
) -> None:
    assert len(pairs(pieces, trait)) == 8
    for piece in pieces:
        assert (kind in kinds(piece)) == (dict(piece.traits)[trait] == value)


def part(piece: Drawn, kind: str) -> str:
    return "|".join(
        each.get("d", "") for each in symbol(piece).iter() if each.get("class") == f"d-{kind}"
    )


@pytest.mark.parametrize(
    ("trait", "kind"), [("colour", "sign"), ("shape", "figure"), ("number", "numeral")]
)
def test_k1_each_property_of_a_card_has_an_outline_of_its_own(trait: str, kind: str) -> None:
    cards = DECK[:64]
    outlines = {(dict(card.traits)[trait], part(card, kind)) for card in cards}
    values = {"colour": COLOURS, "shape": SHAPES, "number": NUMBERS}[trait]
    assert len(outlines) == len({outline for _, outline in outlines}) == len(values)


def test_r1_k1_a_colour_has_the_same_mark_on_stones_and_cards() -> None:
    for stone in STONES:
        cards = [card for card in DECK[:64] if card.traits[0] == stone.traits[0]]
        assert {part(card, "sign").split("|")[0] for card in cards} == {part(stone, "sign")}
    assert len({part(stone, "sign") for stone in STONES}) == 4


def test_k12_a_joker_shows_all_four_colours_and_no_shape_or_number() -> None:
    joker = kinds(DECK[64])
    assert {f"d-tint-{colour}" for colour in COLOURS} < joker
    assert not {"d-figure", "d-numeral"} & joker


def test_drawings_need_nothing_that_a_strict_policy_refuses() -> None:
    for markup in (str(sprite(ALL)), *(str(use(piece)) for piece in ALL)):
        assert not re.search(r"style|url\(|http|data:|<script|\son\w+=", markup)


def test_styles_load_nothing() -> None:
    for style in STYLES:
        assert not re.search(r"url\(|@import|expression|http", style.read_text())


def test_every_part_of_a_drawing_is_styled() -> None:
    style = (STATIC / "pieces.css").read_text()
    plain = {"d-mark", "d-number", "d-turned", "d-joker"}
    used = set().union(*map(kinds, ALL)) - plain
    assert used == set(re.findall(r"\.(d-[a-z-]+)", style))


def test_every_custom_property_that_is_used_is_set() -> None:
    styles = "".join(style.read_text() for style in STYLES)
    used = set(re.findall(r"var\((--[a-z-]+)", styles))
    assert used == set(re.findall(r"(--[a-z-]+):", styles))


def test_what_moves_moves_only_for_those_who_did_not_ask_for_less() -> None:
    for style in STYLES:
        text = style.read_text()
        allowed = re.search(r"@media \(prefers-reduced-motion: no-preference\) {.*?\n}", text, re.S)
        rest = text.replace(allowed.group(), "") if allowed else text
        assert not re.search(r"(animation|transition)[a-z-]*:", rest)


def test_files_stay_short() -> None:
    assert all(len(style.read_text().splitlines()) < 500 for style in STYLES)


def test_the_icon_is_a_drawing() -> None:
    assert ET.parse(STATIC / "icon.svg").getroot().get("viewBox") == "0 0 64 64"


@pytest.mark.parametrize("form", ["", "brick", "Block"])
def test_an_unknown_form_is_refused(form: str) -> None:
    with pytest.raises(ValueError, match="no drawing"):
        use(Drawn(form, ()))
    with pytest.raises(ValueError, match="no drawing"):
        sprite([Drawn(form, ())])
