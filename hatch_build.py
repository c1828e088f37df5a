"""Compiles the kernels of all games into one shared library when the package is built."""

from __future__ import annotations

import importlib.util
import os
import platform
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from packaging.tags import platform_tags

LIBRARY = "_kernels.so"
# Set to `off`, it leaves the kernels out, here as well as at run time.
SWITCH = "FOURFOLD_KERNELS"
FLAGS = "-std=c11 -ffreestanding -fno-builtin -O3 -fvisibility=hidden -fPIC -shared".split()
# Old versions of gcc make calls of memset out of loops even here; other compilers refuse the flag.
GCC = "-fno-tree-loop-distribute-patterns"
# What x86-64 could do fifteen years ago: to count bits in one instruction is what matters.
X86 = ["-msse4.2", "-mpopcnt"]
# Nothing from outside. macOS and Windows do not load a library that names none of theirs.
ALONE = [] if sys.platform in ("darwin", "win32") else ["-nostdlib", "-Wl,-z,defs"]
# Without a word about the machine, zig takes all that this very one can do.
ZIG = ["-m", "ziglang", "cc", "-mcpu=baseline", "-s"]
ZIG_PLATFORMS = ("linux x86_64", "linux aarch64", "darwin", "win32")


def _is_wanted() -> bool:
    return os.environ.get(SWITCH) != "off"


def _own_compiler() -> list[str]:
    """The compiler of this machine, or nothing."""
    try:
        named = shlex.split(os.environ.get("CC", ""))
    except ValueError:  # a quote without its other half
        named = []
    return named or ["cc"] * (shutil.which("cc") is not None)


def _compiler() -> list[str]:
    zig = importlib.util.find_spec("ziglang") and [sys.executable, *ZIG]
    return _own_compiler() or zig or []


def _error_of(command: list[str], scratch: Path) -> str:
    """What a command complains of first, in a line; nothing if it went well."""
    zig = {f"ZIG_{which}_CACHE_DIR": str(scratch / "zig") for which in ("GLOBAL", "LOCAL")}
    environment = {**os.environ, "LC_ALL": "C", **zig}
    try:
        ended = subprocess.run(command, env=environment, capture_output=True, check=False)
    except OSError as error:
        return str(error)
    lines = ended.stderr.decode(errors="replace").splitlines()
    said = [line.strip() for line in lines if "error" in line.lower()]
    return "" if ended.returncode == 0 else (said or [f"{command[0]} failed"])[0]


def _compile(sources: list[Path], library: Path) -> str:
    """Compile and try to load; the answer is what went wrong."""
    compiler, x86 = _compiler(), platform.machine().lower() in ("x86_64", "amd64")
    if not compiler:
        return "there is no C compiler"
    command = [*compiler, *FLAGS, *ALONE, *X86 * x86, "-o", str(library), *map(str, sources)]
    scratch = library.parent
    error = _error_of([*command, GCC], scratch) and _error_of(command, scratch)
    load = "import ctypes, sys; ctypes.CDLL(sys.argv[1])"
    return error or _error_of([sys.executable, "-c", load, str(library)], scratch)


def _platform() -> str:
    """How a wheel names this platform; on Linux without a C library, as none is used."""
    return next(tag for tag in platform_tags() if "manylinux" not in tag and "musl" not in tag)


class KernelHook(BuildHookInterface[BuilderConfig]):
    """Puts the kernels into a wheel, or beside the sources for an editable install."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """A compiler from the index, where the machine has none."""
        here = f"{sys.platform} {platform.machine()}"
        has_zig = any(here.startswith(name) for name in ZIG_PLATFORMS)
        return ["ziglang"] if _is_wanted() and not _own_compiler() and has_zig else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile; where that fails, the package works without."""
        self._scratch = TemporaryDirectory()
        library = Path(self._scratch.name) / LIBRARY
        sources = sorted(Path(self.root).glob("src/fourfold/games/*/kernel.c"))
        error = _compile(sources, library) if _is_wanted() else f"{SWITCH} is off"
        if error:
            print(f"fourfold has no kernels and is slower, but right: {error}", file=sys.stderr)
        if version == "editable":
            self._put_in_place(None if error else library)
        elif not error:
            build_data["force_include"][str(library)] = f"fourfold/{LIBRARY}"
            build_data |= {"pure_python": False, "tag": f"py3-none-{_platform()}"}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clean up."""
        self._scratch.cleanup()

    def _put_in_place(self, library: Path | None) -> None:
        """In one step, as the old one may be in use. One of other sources must not stay."""
        place = Path(self.root, "src", "fourfold", LIBRARY)
        if library is None:
            place.unlink(missing_ok=True)
        else:
            beside = place.with_name(f"_kernels.{os.getpid()}.so")
            shutil.copy(library, beside)
            beside.replace(place)
