"""The house rules that a machine can check."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted(
    path for folder in ("src", "tests", "benchmarks") for path in ROOT.glob(f"{folder}/**/*.py")
)
NAMES = [str(path.relative_to(ROOT)) for path in FILES]
VAGUE = {"utils", "util", "helpers", "helper", "manager", "base", "common", "misc"}


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_files_stay_under_500_lines_and_functions_under_40(path: Path) -> None:
    text = path.read_text("utf-8")
    assert text.count("\n") < 500
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    long = [
        node.name
        for node in ast.walk(ast.parse(text))
        if isinstance(node, functions) and (node.end_lineno or 0) - node.lineno >= 40
    ]
    assert not long


def test_no_file_has_a_name_that_says_nothing() -> None:
    assert not [name for path, name in zip(FILES, NAMES, strict=True) if path.stem in VAGUE]


def test_tests_mirror_the_packages() -> None:
    packages = {
        path.name
        for path in (ROOT / "src" / "fourfold").iterdir()
        if (path / "__init__.py").exists()
    }
    assert packages <= {path.name for path in (ROOT / "tests").iterdir()}


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_lock_files_have_hashes_and_no_address(lock: str) -> None:
    lines = (ROOT / lock).read_text("utf-8")
    pinned = [line for line in lines.splitlines() if "==" in line]
    assert pinned
    assert all(line.rstrip().endswith("\\") for line in pinned)
    assert "://" not in lines
