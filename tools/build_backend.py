"""The build backend: flit's, but no wheel comes to be without the page for browsers, and each holds the lock.

`pip install .` in a fresh clone would else install a server without a page, silently. Editable installs, with which
`run.py` begins, need none: the page is built after them.
"""

import shutil
import sys
from pathlib import Path

from flit_core import buildapi  # type: ignore[import-untyped]  # it publishes no types
from flit_core.buildapi import (  # type: ignore[import-untyped]  # as above
    build_editable,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

PACKAGE = Path("src") / "pixcade"
LOCK = Path("requirements.lock")
PAGE = ("index.html", "build.txt", "needed.json")
WITHOUT_PAGE = (
    "The page for browsers is not built, so nothing is made that would be a server without one. "
    "In a clone, type: python3 run.py release (docs/settings.md, As a service)"
)


def build_wheel(
    wheel_directory: str, config_settings: dict[str, object] | None = None, metadata_directory: str | None = None
) -> str:
    """Build a wheel with the page and the lock inside, and return its name."""
    refuse_without_page()
    inside = PACKAGE / LOCK.name
    shutil.copyfile(LOCK, inside)
    try:
        return str(buildapi.build_wheel(wheel_directory, config_settings, metadata_directory))
    finally:
        inside.unlink()


def build_sdist(sdist_directory: str, config_settings: dict[str, object] | None = None) -> str:
    """Build an archive of the sources with the page inside, and return its name."""
    refuse_without_page()
    return str(buildapi.build_sdist(sdist_directory, config_settings))


def refuse_without_page() -> None:
    """End with a sentence where the page was not built."""
    if not all((PACKAGE / "web" / name).is_file() for name in PAGE):
        sys.exit(WITHOUT_PAGE)
