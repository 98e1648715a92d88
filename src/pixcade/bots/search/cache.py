"""The cache of machine code between runs. Imports neither numba nor numpy.

Cached code fits only the sources, the numba, the Python and the CPU that it was made with: all of them are in the name
of the folder, so that any other combination finds an empty one.
"""

import hashlib
import importlib.util
import os
import platform
import sys
from collections.abc import Sequence
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from pixcade.games import PARTS

DATA = "PIXCADE_DATA"
"""The variable that names the data folder, for this process and its children."""

COMPLETE = "complete"
"""Marks a cache folder in which all of a module has been compiled."""


def installed(name: str) -> bool:
    """Whether a package can be found, without importing it."""
    try:
        return importlib.util.find_spec(name) is not None
    except (ImportError, ValueError):
        return False


AVAILABLE = installed("numba") and installed("numpy")
"""Whether there is a compiler at all. Without it everything works on the plain rules."""


def data_folder() -> Path:
    """The folder for this user's data: PIXCADE_DATA, or the system's default."""
    if chosen := os.environ.get(DATA):
        return Path(chosen).absolute()
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "pixcade"


def cache_folder(source: Path) -> Path:
    return data_folder() / "kernels" / key(source.resolve().parent)


def all_modules() -> tuple[str, ...]:
    """The modules of every game that contain compiled functions."""
    return tuple(module for parts in PARTS.values() for module in parts.kernels)


def ready(modules: Sequence[str] | None = None) -> bool:
    """Whether these modules, or those of every game, can be imported without compiling: their code is in the cache."""
    wanted = all_modules() if modules is None else modules
    return AVAILABLE and all(os.path.exists(mark(module)) for module in wanted)


def game_ready(game_id: str) -> bool:
    return ready(PARTS[game_id].kernels)


def mark(module: str) -> Path:
    return cache_folder(source_of(module)) / f"{module}.{COMPLETE}"


def source_of(module: str) -> Path:
    """The file of a module; its packages are imported, it isn't."""
    found = importlib.util.find_spec(module)
    assert found is not None, f"{module} is no module"
    assert found.origin is not None, f"{module} has no file"
    return Path(found.origin)


@cache
def key(folder: Path) -> str:
    """A name that changes with everything that machine code from this folder's sources depends on.

    A compiled function includes those that it calls, so the sources in its folder count, and those of the searches,
    which any may call; and the rules, whose constants it includes too. numba itself checks the path and modification
    time of a file.
    """
    here = Path(__file__).resolve().parent
    try:
        compiler = version("numba"), version("numpy"), version("llvmlite")
    except PackageNotFoundError:
        compiler = ("", "", "")
    facts = hashlib.sha256(repr((compiler, sys.implementation.cache_tag, sys.platform, processor())).encode())
    for path in sorted({*here.rglob("*.py"), *folder.glob("*.py"), *(here.parents[1] / "games").rglob("*.py")}):
        status = path.stat()
        facts.update(repr((str(path), status.st_mtime_ns, status.st_size)).encode())
        facts.update(path.read_bytes())
    return facts.hexdigest()[:20]


def processor() -> str:
    """The CPU model, as precisely as can be found without a compiler."""
    try:
        described = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").partition("\n\n")[0]
    except OSError:
        described = platform.processor()
    lasting = [line for line in described.splitlines() if line.startswith(("model name", "flags", "Features", "CPU"))]
    return "\n".join([platform.machine(), *(lasting or [described])])
