"""A page hears what the others do, however slowly it was loaded."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route

from web.playing import Double
from web.processes import Site
from web.staging import Plan, lay_out
from web.visitors import Visitors, opened, seat

# Long enough for anything that a script has put off.
A_TURN_LATER = "new Promise(done => setTimeout(() => setTimeout(done)))"


@pytest.mark.slow
def test_a_page_listens_even_if_the_script_of_streams_comes_last(
    visitors: Visitors, site: Site
) -> None:
    plan = Plan("slowly", "quarto-window")
    lay_out(site, plan)
    anna, ben = visitors.visitor(), visitors.visitor()
    seat(anna, site, plan, 0)
    seat(ben, site, plan, 1)
    held: list[Route] = []
    page = ben.new_page()
    page.route("**/hx-sse.min.js", lambda route: held.append(route))
    page.goto(f"{site.url}/table/{plan.id}", wait_until="commit")
    page.wait_for_function("() => window.htmx")
    page.evaluate(A_TURN_LATER)
    held[0].continue_()
    page.wait_for_load_state()
    Double(opened(anna, f"{site.url}/table/{plan.id}")).click("button[name=piece][value='8']")
    page.wait_for_selector("#message .prompt[data-mine]")
