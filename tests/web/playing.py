"""A player double, who sees only what a page shows and points at the first thing there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page

# What shows that something has happened: the number of the event, what is laid, what is refused.
STATE = """() => {
    const table = document.getElementById("table");
    const laid = [...document.querySelectorAll("input[name=laid]")].map(each => each.value);
    const refused = document.getElementById("refused")?.textContent ?? "";
    return JSON.stringify([table?.dataset.seq, laid, refused]);
}"""
CHANGED = f"before => ({STATE})() !== before"
MINE = "#message .prompt[data-mine]"
PROMPT = "#message .prompt"
SETTLED = f"""() => document.querySelector("{MINE}, form.panel [name=as]")
    || !document.querySelector("{PROMPT}")"""
BOARD = """() => [...document.querySelectorAll("[role=gridcell]")].map(
    cell => [cell.id, cell.querySelector("use")?.getAttribute("href") ?? "",
        ["won", "scored", "dead"].filter(mark => cell.classList.contains(mark)).join(" ")])"""
# How pages are used: with scripts, or with a browser that runs none.
WAYS = (SCRIPTS, NO_SCRIPTS) = ("scripts", "no scripts")
# Longer than any game of a double can be.
MOST_MOVES = 150
# So many cells are tried for a card before the double passes.
TRIES = 1


@dataclass(frozen=True, slots=True)
class Double:
    """A person at a table who plays whatever the page offers first."""

    page: Page
    way: str = SCRIPTS

    @property
    def scripted(self) -> bool:
        """Whether the page does things by itself."""
        return self.way == SCRIPTS

    @property
    def is_to_move(self) -> bool:
        """Whether the page asks for a move."""
        return self.page.locator(MINE).count() > 0

    @property
    def is_asked(self) -> bool:
        """Whether the page asks for a move, or who is there to make one."""
        return self.page.locator(f"{MINE}, form.panel [name=as]").count() > 0

    @property
    def is_over(self) -> bool:
        """Whether the page asks nobody for anything."""
        return self.page.locator(f"{PROMPT}, form.panel [name=as]").count() == 0

    @property
    def board(self) -> list[list[str]]:
        """What lies where, in no language."""
        found: list[list[str]] = self.page.evaluate(BOARD)
        return found

    def do(self, thing: Callable[[], None]) -> None:
        """Do something, and wait until the page has changed by it."""
        if not self.scripted:
            with self.page.expect_navigation():
                thing()
            return
        before = self.page.evaluate(STATE)
        thing()
        self.page.wait_for_function(CHANGED, arg=before)

    def click(self, thing: Locator | str) -> None:
        """Click something that changes the page."""
        found = self.page.locator(thing).first if isinstance(thing, str) else thing
        self.do(found.click)

    def look(self) -> None:
        """See what the others have done: by itself, or by asking for it."""
        if self.scripted:
            self.page.wait_for_function(SETTLED)
        else:
            self.page.goto(self.page.url.partition("#")[0])

    def move(self) -> None:
        """Make one move, whatever the game is."""
        curtain = self.page.locator("form.panel [name=as]")
        if curtain.count():
            with self.page.expect_navigation():
                curtain.click()
        elif self._has("[name=act][value=refill]"):
            self.click("[name=act][value=refill]")
        elif self._has("details.call") and self._row_is_full():
            self.call("a1-d1")
        elif self._has(".table-kwatro"):
            self._lay_or_pass()
        elif self._has(".cell.free"):
            self._place()
        elif self._has("button[name=piece]"):
            self.click("button[name=piece]:not(.gone)")
        else:
            self.click("[name=act][value=pass]")

    def call(self, line: str) -> None:
        """Call a line."""
        self.page.locator("summary.quarto").click()
        self.click(f"button[name=line][value='{line}']")

    def _has(self, what: str) -> bool:
        return self.page.locator(what).count() > 0

    def _row_is_full(self) -> bool:
        return self.page.locator(".row:first-of-type .cell.occupied").count() == 4

    def _place(self) -> None:
        stones = self.page.locator("input[name=piece]")
        if stones.count() and not self.page.locator("input[name=piece]:checked").count():
            stones.first.check()
        self.click(".cell.free")

    def _lay_or_pass(self) -> None:
        cells = self.page.locator(".cell.free").count()
        for cell in range(min(TRIES, cells)):
            self.page.locator("input[name=piece]").first.check()
            self.click(self.page.locator(".cell.free").nth(cell))
            self.click("[name=act][value=play]")
            if not self._has("#refused"):
                return
        self._pass()

    def _pass(self) -> None:
        panel = self.page.locator("details#act-exchange")
        if panel.count():
            panel.locator("summary").click()
            self.click(panel.locator("[name=act]"))
        else:
            self.click("[name=act][value=pass]")


def play_out(*doubles: Double) -> int:
    """A whole game, in turns; how many moves it took."""
    for number in range(MOST_MOVES):
        for double in doubles:
            if not double.is_asked:
                double.look()
        if all(double.is_over for double in doubles):
            return number
        for double in doubles:
            if double.is_asked:
                double.move()
    raise AssertionError("the game does not end")


def table_of(page: Page) -> str:
    """The id of the table that a page shows."""
    return urlsplit(page.url).path.split("/")[2]
