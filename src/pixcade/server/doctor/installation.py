"""Checks of what is installed: the page, the kernels, and the versions that were tested together."""

import os
import re
import shlex
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from pixcade.kernels import AVAILABLE, data_folder, ready
from pixcade.server.doctor.findings import Finding, error, ok, warning
from pixcade.store.private_files import POSIX

LOCK = "requirements.lock"
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)(.*)$", re.MULTILINE)
NAMED = re.compile(r"(?:src|href)=\"\./([^\"]+)\"")
LIST = "needed.json"
NEEDED = msgspec.json.Decoder(dict[str, list[str]])
NOT_AT_RUN_TIME = frozenset({"flit-core"})
MOST_NAMED = 5


def page(folder: Traversable | None = None) -> Finding:
    """Look whether the page for browsers is there, with every file that it names."""
    built = folder or files("pixcade") / "web"
    if not (built / "index.html").is_file() or not (built / "build.txt").is_file():
        return error("page", "page-missing")
    try:
        missing = sorted({name for name in named(built) if not built.joinpath(*name.split("/")).is_file()})
    except (OSError, ValueError):
        missing = [LIST]
    if missing:
        return error("page", "page-incomplete", files=", ".join(missing[:MOST_NAMED]))
    return ok("page", "page", build=(built / "build.txt").read_text(encoding="utf-8").strip())


def named(built: Traversable) -> Iterator[str]:
    """Yield every file that the page needs. Raises OSError and ValueError where the list of them can't be read."""
    yield from NAMED.findall((built / "index.html").read_bytes().decode(errors="replace"))
    for names in NEEDED.decode((built / LIST).read_bytes()).values():
        yield from names


def kernels() -> Finding:
    """Look whether strong bots run compiled: where the server has its kernels, by PIXCADE_DATA and not by --data."""
    if not AVAILABLE:
        return warning("kernels", "kernels-none")
    if ready():
        return ok("kernels", "kernels")
    return warning("kernels", "kernels-uncompiled", folder=str(data_folder()), command=compiling(data_folder()))


def compiling(folder: Path) -> str:
    """Return the command that compiles the kernels into a folder; what root makes there is given to its owner."""
    at = shlex.quote(str(folder))
    command = f"{shlex.quote(sys.executable)} -m pixcade.kernels --data {at}"
    if POSIX and os.geteuid() == 0 and folder.exists() and folder.stat().st_uid != 0:
        command += f" && chown -R --reference={at} {at}/kernels"
    return command


def locked() -> str | None:
    """Return the lock: from the package, where it was installed from a wheel, else from the checkout."""
    inside = files("pixcade") / LOCK
    if inside.is_file():
        return inside.read_text(encoding="utf-8")
    beside = Path(__file__).resolve().parents[4] / LOCK
    return beside.read_text(encoding="utf-8") if beside.is_file() else None


def versions(lock: str | None = None) -> Finding:
    """Look whether what is installed is what was tested together."""
    lock = locked() if lock is None else lock
    if lock is None:
        return warning("versions", "versions-unknown")
    wanted: dict[str, list[str]] = {}
    elsewhere = set(NOT_AT_RUN_TIME)
    for name, pinned, rest in PINNED.findall(lock):
        wanted.setdefault(name, []).append(pinned)  # several where platforms or Pythons differ
        if ";" in rest:
            elsewhere.add(name)
    other, missing = [], []
    for name, pins in wanted.items():
        try:
            found = version(name)
        except PackageNotFoundError:
            found = ""
        if not found and name not in elsewhere:
            missing.append(name)
        elif found and found not in pins:
            other.append(f"{name} {found} ({' / '.join(pins)})")
    if missing:
        return error("versions", "versions-missing", names=", ".join(missing[:MOST_NAMED]))
    if other:
        return warning("versions", "versions-other", names=", ".join(other[:MOST_NAMED]), count=len(other))
    return ok("versions", "versions")
