"""What there is to see: every page, and tables at their start, in the middle and at their end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import BrowserContext, Page

from fourfold.table import commands
from web.playing import Double
from web.processes import Site
from web.staging import Plan, lay_out
from web.visitors import opened, seat

GAMES = ("quarto", "quaro", "kwatro")
ASKED = (commands.Say(1, "One moment."), commands.Hail(0, "hello"), commands.Offer(1, "takeback"))
SOLVABLE = "/analysis/quarto?set=access&position=0123/4567/89../.... a"
LOST = "/analysis/quarto?set=access&position=01.3/4567/89../.... 2&why=d4"


def nothing(_page: Page) -> None:
    """What is shown is seen at once."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A page to look at: its address, the seats taken there, and what to do until it is seen."""

    path: str
    seats: tuple[int, ...] = ()
    then: Callable[[Page], None] = nothing
    plan: Plan | None = None


def planned(plan: Plan, *seats: int, then: Callable[[Page], None] = nothing, at: str = "") -> Scene:
    """A table as these seats see it."""
    return Scene(f"/table/{plan.id}{at}", seats, then, plan)


def unfolded(page: Page) -> None:
    """Everything that folds is open."""
    page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")


def nameless(page: Page) -> None:
    """A table that somebody without a name wants to open."""
    page.fill("#name", "|")
    page.click("main .primary")
    page.wait_for_selector("#message")


def laid(page: Page) -> None:
    """A card lies on the grid and is not played yet."""
    page.locator("input[name=piece]").first.check()
    Double(page).click("#c-0_-1")
    page.wait_for_selector("#told")


def refused(page: Page) -> None:
    """A play that the rules do not allow."""
    laid(page)
    Double(page).click("[name=act][value=play]")
    page.wait_for_selector("#refused")


def pages() -> dict[str, Scene]:
    """All pages but those of tables."""
    return {
        "start": Scene("/"),
        "lobby": Scene("/lobby"),
        **{f"new-{game}": Scene(f"/new/{game}") for game in GAMES},
        "new-refused": Scene("/new/quarto", then=nameless),
        "analysis": Scene("/analysis/quarto"),
        "analysis-values": Scene(SOLVABLE),
        "analysis-why": Scene(LOST),
        "analysis-refused": Scene("/analysis/quarto?position=nonsense"),
        "rules": Scene("/rules"),
        **{f"rules-{game}": Scene(f"/rules/{game}") for game in GAMES},
        "settings": Scene("/settings?kept"),
        "about": Scene("/about"),
        "nothing": Scene("/nothing"),
    }


def tables() -> dict[str, Scene]:
    """Tables in all states."""
    waiting = Plan("waiting", "quarto-start", free=(1,), listed=True)
    asked = Plan("asked", "quarto-middle", hints=True, listed=True, then=ASKED)
    middle = {game: Plan(f"middle-{game}", f"{game}-middle", hints=True) for game in GAMES}
    window = Plan("window", "quarto-window")
    resigned = Plan("resigned", "kwatro-middle", then=(commands.Resign(0, sure=True),))
    return {
        "waiting": planned(waiting, 0),
        "waiting-for-me": planned(waiting),
        **{f"start-{game}": planned(Plan(f"s-{game}", f"{game}-start"), 0) for game in GAMES},
        **{f"middle-{game}": planned(plan, 0, then=unfolded) for game, plan in middle.items()},
        **{f"other-{game}": planned(plan, 1) for game, plan in middle.items()},
        "watching": planned(middle["kwatro"]),
        "curtain": planned(Plan("curtain", "kwatro-middle"), 0, 1),
        "refill": planned(Plan("refill", "quaro-refill"), 1),
        "classic": planned(Plan("classic", "quarto-classic"), 0, 1, then=unfolded),
        "calling": planned(window, 0, then=unfolded),
        "won": planned(Plan("won", "quarto-won"), 0),
        "end-quaro": planned(Plan("end-quaro", "quaro-end"), 0),
        "end-kwatro": planned(Plan("end-kwatro", "kwatro-end"), 1),
        "resigned": planned(resigned, 1),
        "asked": planned(asked, 0, then=unfolded),
        "laid": planned(middle["kwatro"], 0, then=laid),
        "refused": planned(middle["kwatro"], 0, then=refused),
        "replay": planned(Plan("won", "quarto-won"), 0, at="/replay?move=4"),
        "replay-dead": planned(Plan("dead", "quarto-dead"), 0, at="/replay"),
        "replay-kwatro": planned(Plan("end-kwatro", "kwatro-end"), 1, at="/replay"),
        "device": planned(middle["quaro"], 0, at="/device"),
    }


def plans() -> list[Plan]:
    """Every table of the scenes, once."""
    found = {scene.plan.id: scene.plan for scene in tables().values() if scene.plan is not None}
    return list(found.values())


def lay_out_scenes(site: Site) -> None:
    """Write all their tables into the store of a site."""
    lay_out(site, *plans())


def seen(context: BrowserContext, site: Site, scene: Scene) -> Page:
    """The page of a scene, when there is to see what shall be seen."""
    context.clear_cookies(name="seats")
    if scene.plan is not None and scene.seats:
        seat(context, site, scene.plan, *scene.seats)
    page = opened(context, f"{site.url}{scene.path}")
    scene.then(page)
    return page
