"""The docs are true: their examples run, their links lead somewhere, their commands exist."""

from __future__ import annotations

import doctest
import os
import re
from pathlib import Path

import pytest

from fourfold.cli import COMMANDS

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
LINK = re.compile(r"\]\(([^)#:]+)\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_examples_run(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    targets = [target for target in LINK.findall(page.read_text("utf-8")) if "//" not in target]
    assert [target for target in targets if not (page.parent / target).exists()] == []


def test_every_command_is_in_the_design_and_every_documented_command_exists() -> None:
    design = (ROOT / "docs" / "design.md").read_text("utf-8")
    assert set(re.findall(r"`fourfold (\w+)", design)) == set(COMMANDS)


def test_the_executables_of_the_readme_can_be_executed() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    named = set(re.findall(r"\./(run|test)\b", readme))
    assert named == {"run", "test"}
    assert all(os.access(ROOT / name, os.X_OK) for name in named)


def test_names_of_games_are_said_to_belong_to_their_owners() -> None:
    assert "belong to their owners" in (ROOT / "README.md").read_text("utf-8")
