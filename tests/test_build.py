"""The package builds with the kernels of all games where it can, and without them anywhere."""

from __future__ import annotations

import ast
import os
import re
import shutil
import struct
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.tags import sys_tags
from packaging.utils import parse_wheel_filename

ROOT = Path(__file__).parents[1]
PROJECT = (
    *("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"),
    *("scripts", "src", "run", "requirements.lock"),
)
LIBRARY = "fourfold/_kernels.so"
OURS: Mapping[str, str] = {}
OFF = {"FOURFOLD_KERNELS": "off"}
SLOWER = "fourfold has no kernels and is slower, but right: "
# Ten pieces to place: a win within five placements, but none within three.
PROOF = """
from fourfold.games.quarto.kernel import Kernel
from fourfold.games.quarto.variant import Variant
cells = [16, 11, 9, 16, 16, 1, 16, 16, 7, 12, 16, 16, 5, 2, 16, 4]
cells = tuple(None if piece == 16 else piece for piece in cells)
print([Kernel(Variant()).wins(cells, 13, within) for within in (3, 5)])
"""
HAS_LIBRARY = "from fourfold import kernels; print(kernels.library() is not None)"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The project on its own, as it comes to a fresh machine."""
    tree = tmp_path / "my fourfold"
    tree.mkdir()
    for name in PROJECT:
        if (ROOT / name).is_dir():
            ignored = shutil.ignore_patterns("_kernels*", "__pycache__")
            shutil.copytree(ROOT / name, tree / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, tree)
    return tree


@pytest.fixture
def bare(tmp_path: Path) -> dict[str, str]:
    """An environment in which no compiler is found."""
    folder = tmp_path / "bin"
    folder.mkdir()
    return {"PATH": str(folder), "CC": ""}


@pytest.fixture(autouse=True)
def _kernels_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests without kernels still wants to know whether they build."""
    monkeypatch.delenv("FOURFOLD_KERNELS", raising=False)


def ran(
    *command: str | Path, folder: Path, env: Mapping[str, str] = OURS
) -> subprocess.CompletedProcess[str]:
    ended = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    return ended


def files(tree: Path) -> set[Path]:
    return {path.relative_to(tree) for path in tree.rglob("*") if path.is_file()}


def build(tree: Path, env: Mapping[str, str] = OURS, kind: str = "wheel") -> tuple[Path, str]:
    """What comes of the sources, with what was said about it."""
    place = tree.parent / f"built-{len(list(tree.parent.iterdir()))}"
    call = f"from hatchling.build import *; import sys; build_{kind}(sys.argv[1])"
    place.mkdir()
    ended = ran(sys.executable, "-c", call, str(place), folder=tree, env=env)
    (wheel,) = place.iterdir()
    return wheel, ended.stderr


def needed(tree: Path, env: Mapping[str, str] = OURS) -> object:
    """What building would have to fetch."""
    call = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "--show-dynamic-deps"]
    return ast.literal_eval(ran(*call, folder=tree, env=env).stdout)


def undefined(library: Path) -> list[int]:
    """The dynamic symbols that a library for Linux expects from elsewhere, by number."""
    content = library.read_bytes()
    assert content[:6] == b"\x7fELF\x02\x01"
    start, size, sections = (
        *struct.unpack_from("<Q", content, 40),
        *struct.unpack_from("<2H", content, 58),
    )
    headers = [struct.unpack_from("<2I4Q2I2Q", content, start + size * n) for n in range(sections)]
    ((offset, length),) = [(header[4], header[5]) for header in headers if header[1] == 11]
    symbols = list(struct.iter_unpack("<I2BH2Q", content[offset : offset + length]))
    assert len(symbols) > 1
    return [number for number, symbol in enumerate(symbols) if number and symbol[3] == 0]


def says_pure(wheel: Path) -> bool:
    with ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/WHEEL")]
        return "Root-Is-Purelib: true" in archive.read(name).decode()


def test_a_wheel_has_the_library_and_all_that_is_no_code(tree: Path, compiler: str) -> None:
    """A book of openings, say, goes along without being named anywhere."""
    (tree / "src" / "fourfold" / "games" / "quarto" / "book.bin").write_bytes(b"book")
    before = files(tree)
    wheel, said = build(tree)
    assert said == ""
    assert files(tree) == before
    package = {str(path.relative_to("src")) for path in before if path.parts[0] == "src"}
    kinds = {Path(name).suffix for name in package}
    assert kinds >= {".py", ".typed", ".ftl", ".md", ".c", ".h", ".bin"}
    with ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if name.startswith("fourfold/")}
    assert held == package | {LIBRARY}


def test_a_wheel_with_kernels_is_for_every_python_on_one_platform(
    tree: Path, compiler: str
) -> None:
    wheel, _ = build(tree)
    assert re.search(r"-py3-none-(linux|macosx|win)\w*\.whl$", wheel.name)
    assert parse_wheel_filename(wheel.name)[3] & set(sys_tags())
    assert not says_pure(wheel)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems want their own library in it")
def test_the_library_needs_nothing_from_elsewhere(tree: Path, compiler: str) -> None:
    wheel, _ = build(tree)
    with ZipFile(wheel) as archive:
        library = Path(archive.extract(LIBRARY, tree.parent / "open"))
    assert undefined(library) == []


@pytest.mark.parametrize(
    ("environment", "reason"),
    [
        (OFF, "FOURFOLD_KERNELS is off"),
        ({"CC": "false"}, "false failed"),
        ({"CC": "/nowhere/cc -O9"}, "/nowhere/cc"),
        ({"CC": "true"}, "_kernels.so: cannot open"),
    ],
)
def test_without_kernels_the_wheel_is_pure_and_one_sentence_says_so(
    tree: Path, environment: dict[str, str], reason: str
) -> None:
    wheel, said = build(tree, environment)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert says_pure(wheel)
    assert said.startswith(SLOWER)
    assert reason in said
    assert said.count("\n") == 1
    with ZipFile(wheel) as archive:
        assert LIBRARY not in archive.namelist()


def test_a_compiler_is_fetched_only_where_there_is_none(tree: Path, bare: dict[str, str]) -> None:
    assert needed(tree, bare) == ["ziglang"]
    assert needed(tree, {**bare, **OFF}) == []
    assert needed(tree, {**bare, "CC": "gcc"}) == []


def test_a_machine_with_a_compiler_fetches_nothing(tree: Path, compiler: str) -> None:
    assert needed(tree) == []


def test_in_place_the_library_is_never_older_than_the_sources(tree: Path, compiler: str) -> None:
    before, library = files(tree), tree / "src" / LIBRARY
    build(tree, kind="editable")
    assert files(tree) == before | {library.relative_to(tree)}
    build(tree, {"CC": "false"}, "editable")
    assert files(tree) == before


def test_the_library_is_not_part_of_a_source_distribution(tree: Path, compiler: str) -> None:
    build(tree, kind="editable")
    archive, _ = build(tree, kind="sdist")
    shutil.unpack_archive(archive, tree.parent / "open")
    (folder,) = (tree.parent / "open").iterdir()
    unpacked = files(folder)
    assert Path("src", LIBRARY) not in unpacked
    assert {Path("hatch_build.py"), Path("src/fourfold/games/quarto/kernel.c")} <= unpacked


def test_the_switch_is_heard_at_run_time(tmp_path: Path) -> None:
    ended = ran(sys.executable, "-c", HAS_LIBRARY, folder=tmp_path, env=OFF)
    assert ended.stdout == "False\n"


def venv(tree: Path) -> tuple[str, Path, Path]:
    """The installer and a clean environment."""
    uv = ran(ROOT / "scripts" / "uv", folder=tree).stdout.strip()
    clean = tree.parent / "clean"
    ran(uv, "venv", "--quiet", "--python", sys.executable, clean, folder=tree)
    programs = clean / ("Scripts" if sys.platform == "win32" else "bin")
    return uv, programs / "python", programs / "fourfold"


def proves(python: Path) -> bool:
    return ran(python, "-c", PROOF, folder=python.parent).stdout == "[False, True]\n"


@pytest.mark.slow
def test_an_installed_wheel_proves_a_position(tree: Path, compiler: str) -> None:
    uv, python, program = venv(tree)
    wheel, _ = build(tree)
    ran(uv, "pip", "install", "--python", python, wheel, folder=tree.parent)
    assert proves(python)
    assert "Quarto" in ran(program, "rules", "quarto", folder=tree.parent).stdout


@pytest.mark.slow
def test_without_a_compiler_and_without_kernels_it_installs_and_works(
    tree: Path, bare: dict[str, str]
) -> None:
    uv, python, program = venv(tree)
    ran(uv, "pip", "install", "--python", python, tree, folder=tree.parent, env={**bare, **OFF})
    assert ran(python, "-c", HAS_LIBRARY, folder=tree.parent).stdout == "False\n"
    assert "usage: fourfold" in ran(program, "--help", folder=tree.parent).stdout
    assert "Quarto" in ran(program, "rules", "quarto", folder=tree.parent).stdout


@pytest.mark.slow
def test_without_a_compiler_one_from_the_index_will_do(tree: Path, bare: dict[str, str]) -> None:
    uv, python, _ = venv(tree)
    before = files(tree)
    ran(uv, "pip", "install", "--python", python, tree, folder=tree.parent, env=bare)
    assert files(tree) == before
    assert proves(python)


@pytest.mark.slow
def test_the_installer_compiles_again_when_a_kernel_has_changed(tree: Path, compiler: str) -> None:
    """Once built, the library serves those too who want none: nothing is taken away from others."""
    library = tree / "src" / LIBRARY
    source = tree / "src" / "fourfold" / "games" / "quarto" / "kernel.c"

    def built(env: Mapping[str, str] = OURS) -> int:
        ended = ran("scripts/install", "requirements.lock", folder=tree, env=env)
        assert ("could not be compiled" in ended.stderr) == (not env and not library.exists())
        return library.stat().st_ino if library.exists() else 0

    assert built(OFF) == 0
    first = built()
    assert first
    assert built() == built(OFF) == first
    assert proves(tree / ".venv" / "bin" / "python")
    source.write_text(source.read_text("utf-8") + "\n", "utf-8")
    second = built()
    assert second not in {0, first}
    source.write_text("This is no C.\n", "utf-8")
    assert built() == 0


def test_where_no_compiler_can_be_fetched_the_installer_goes_on_without(tree: Path) -> None:
    stub = tree.parent / "bin" / "uv"
    stub.parent.mkdir()
    stub.write_text(
        """#!/bin/sh
case "$*" in
    *--editable*) echo "${FOURFOLD_KERNELS:-on}" >> calls; [ "${FOURFOLD_KERNELS:-}" = off ] ;;
    venv*) mkdir .venv ;;
esac
""",
        "utf-8",
    )
    stub.chmod(0o755)
    env = {"PATH": f"{stub.parent}:{os.environ['PATH']}"}
    ended = ran("scripts/install", "requirements.lock", folder=tree, env=env)
    assert (tree / "calls").read_text("utf-8").split() == ["on", "off"]
    assert ended.stderr.count("The kernels could not be compiled: fourfold works") == 1
