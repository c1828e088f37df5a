"""No page breaks a rule of axe-core, in any state, language or colours (WCAG 2.2 up to AAA)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest

from web.browser import ill_said, pale, violations
from web.processes import Site, serving
from web.scenes import lay_out_scenes, pages, seen, tables
from web.visitors import STILL, Look, Visitors

SCENES = {**pages(), **tables()}
# What a device can ask for besides a light page.
LOOKS: dict[str, Look] = {
    "dark": {"color_scheme": "dark"},
    "more contrast": {"color_scheme": "light", "contrast": "more"},
    "forced colours": {"contrast": "no-preference", "forced_colors": "active"},
}
# So that cores share the work.
PARTS = 6


@pytest.fixture(scope="module")
def scenes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site with all tables that there are to see."""
    with serving(tmp_path_factory.mktemp("scenes")) as site:
        lay_out_scenes(site)
        yield site


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_breaks_a_rule_in_any_colours(
    part: int, visitors: Visitors, scenes: Site, axe: str
) -> None:
    visitors.site = scenes
    context = visitors.visitor({"language": "en"}, look=STILL)
    broken: dict[str, list[str]] = {}
    for name in list(SCENES)[part::PARTS]:
        page = seen(context, scenes, SCENES[name])
        broken[name] = violations(page, axe)
        for look, device in LOOKS.items():
            page.emulate_media(**device)
            broken[f"{name}, {look}"] = pale(page)
        page.close()
    assert {name: found for name, found in broken.items() if found} == {}


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_high_contrast_can_be_chosen_here(
    scheme: Literal["light", "dark"], visitors: Visitors, scenes: Site, axe: str
) -> None:
    visitors.site = scenes
    look = Look(color_scheme=scheme, reduced_motion="reduce")
    context = visitors.visitor({"language": "en", "theme": "contrast"}, look=look)
    for name in ("start", "asked", "calling", "won", "middle-quaro", "middle-kwatro"):
        page = seen(context, scenes, SCENES[name])
        assert violations(page, axe) == []


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS // 2))
@pytest.mark.parametrize("language", ["de", "es", "fr", "lv"])
def test_nothing_breaks_a_rule_in_any_language(
    language: str, part: int, visitors: Visitors, scenes: Site, axe: str
) -> None:
    visitors.site = scenes
    context = visitors.visitor({"language": language}, look=STILL)
    broken: dict[str, list[str]] = {}
    for name in list(SCENES)[part :: PARTS // 2]:
        page = seen(context, scenes, SCENES[name])
        assert page.locator("html").get_attribute("lang") == language
        if found := ill_said(page, axe):
            broken[name] = found
        page.close()
    assert broken == {}


@pytest.mark.slow
def test_an_empty_lobby_breaks_no_rule(visitors: Visitors, tmp_path: Path, axe: str) -> None:
    with serving(tmp_path) as empty:
        visitors.site = empty
        page = visitors.visitor().new_page()
        page.goto(f"{empty.url}/lobby")
        assert page.locator(".tables").count() == 0
        assert violations(page, axe) == []
