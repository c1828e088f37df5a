"""Every package of fourfold that has words, found by its folder."""

from __future__ import annotations

from pathlib import Path

import fourfold

ROOT = Path(fourfold.__file__).parent
WORDS = tuple(sorted(folder for folder in ROOT.rglob("words") if folder.is_dir()))


def package(folder: Path) -> str:
    """The package whose words a folder holds."""
    return ".".join(("fourfold", *folder.parent.relative_to(ROOT).parts))


PACKAGES = tuple(package(folder) for folder in WORDS)
