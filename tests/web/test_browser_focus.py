"""The focus stays where it is, whatever the others do."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

import pytest
from playwright.sync_api import Page

from web.playing import Double
from web.processes import Site
from web.staging import Plan, lay_out
from web.visitors import Visitors, opened, seat

NUMBERS = count(1)
# Hears of everything that happens to the focus; sees whether the element stays the same.
WATCH = """() => {
    window.held = document.activeElement;
    window.moved = [];
    for (const name of ["focusin", "focusout", "focus", "blur"])
        document.addEventListener(name, event => window.moved.push(name), true);
}"""
KEPT = "() => window.held === document.activeElement && window.held.isConnected"
DATA_SEQ = "seq => Number(document.getElementById('table').dataset.seq) > seq"


@dataclass(frozen=True, slots=True)
class Pair:
    """Two people at a table: one looks, the other does something."""

    looking: Page
    doing: Double

    def hold(self, thing: str) -> None:
        """Put the focus somewhere and watch it."""
        self.looking.locator(thing).first.focus()
        self.looking.evaluate(WATCH)

    def after_a_move(self) -> None:
        """Let the other one move, until both see it."""
        seq = int(self.looking.locator("#table").get_attribute("data-seq") or 0)
        self.doing.move()
        self.looking.wait_for_function(DATA_SEQ, arg=seq)

    def assert_kept(self) -> None:
        """Nothing has happened to the focus."""
        assert self.looking.evaluate("window.moved") == []
        assert self.looking.evaluate(KEPT)


def pair(visitors: Visitors, site: Site, record: str, mover: int) -> Pair:
    plan = Plan(f"focus-{next(NUMBERS)}", record, hints=True)
    lay_out(site, plan)
    found = []
    for number in (1 - mover, mover):
        context = visitors.visitor()
        seat(context, site, plan, number)
        found.append(opened(context, f"{site.url}/table/{plan.id}"))
    return Pair(found[0], Double(found[1]))


# Where the focus is, at which table, while which seat moves.
HELD = {
    "a cell": ("quarto-middle", 1, "#c-a1"),
    "a free cell": ("quarto-middle", 1, "#c-d4"),
    "the cell that is taken": ("quarto-middle", 1, ".cell:not(.occupied)"),
    "a piece": ("quarto-start", 0, ".piece-button"),
    "a cell of the cross": ("quaro-middle", 1, "#c-d5"),
    "a card": ("kwatro-middle", 0, "#c-0_0"),
    "a message": ("quaro-middle", 1, "#messages"),
    "the way out": ("kwatro-middle", 0, "#resign summary"),
}


@pytest.mark.slow
@pytest.mark.parametrize("held", HELD)
def test_a_move_leaves_the_focus_alone(held: str, visitors: Visitors, site: Site) -> None:
    record, mover, thing = HELD[held]
    both = pair(visitors, site, record, mover)
    both.hold(thing)
    both.after_a_move()
    both.assert_kept()


@pytest.mark.slow
def test_half_a_sentence_stays_as_it_is(visitors: Visitors, site: Site) -> None:
    both = pair(visitors, site, "quarto-middle", 1)
    both.looking.click("#talk-forms > summary")
    both.looking.fill("#text", "Well, what")
    both.looking.evaluate("document.getElementById('text').setSelectionRange(2, 6)")
    both.hold("#text")
    both.after_a_move()
    both.doing.page.click("#talk-forms > summary")
    both.doing.page.fill("#text", "Your turn")
    both.doing.page.click("form.write button")
    both.looking.wait_for_selector("#messages >> text=Ben: Your turn")
    both.assert_kept()
    assert both.looking.input_value("#text") == "Well, what"
    caret = "[held.selectionStart, held.selectionEnd]"
    assert both.looking.evaluate(caret) == [2, 6]
    assert both.looking.evaluate("document.getElementById('talk-forms').open")


@pytest.mark.slow
def test_what_is_written_is_sent_once_and_the_field_is_empty(
    visitors: Visitors, site: Site
) -> None:
    both = pair(visitors, site, "quarto-middle", 1)
    both.looking.click("#talk-forms > summary")
    both.looking.fill("#text", "Hello")
    both.looking.press("#text", "Enter")
    both.doing.page.wait_for_selector("#messages >> text=Anna: Hello")
    both.looking.wait_for_selector("#messages >> text=Anna: Hello")
    both.looking.wait_for_function("() => document.getElementById('text').value === ''")
    assert both.looking.evaluate("document.activeElement.id") == "text"
    assert both.doing.page.locator("#messages >> text=Anna: Hello").count() == 1


@pytest.mark.slow
def test_the_page_does_not_scroll_by_what_others_do(visitors: Visitors, site: Site) -> None:
    both = pair(visitors, site, "quarto-middle", 1)
    both.looking.set_viewport_size({"width": 390, "height": 500})
    both.looking.evaluate("scrollTo(0, 120)")
    both.after_a_move()
    assert both.looking.evaluate("scrollY") == 120


@pytest.mark.slow
def test_what_is_open_stays_open(visitors: Visitors, site: Site) -> None:
    both = pair(visitors, site, "quarto-window", 0)
    both.looking.click("#resign > summary")
    both.hold("#resign button")
    both.doing.click("button[name=piece][value='8']")
    both.looking.wait_for_selector("#message .prompt[data-mine]")
    both.assert_kept()
    assert both.looking.evaluate("document.getElementById('resign').open")
