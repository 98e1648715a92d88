"""System programs that tests run, in temporary folders, as an ordinary user."""

import ctypes
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.waits import LIMIT

ORDINARY = ("postgres", "nobody")
"""Users for programs that refuse to run as root, in order of preference."""
DIES_WITH_PARENT = 1
"""PR_SET_PDEATHSIG of Linux."""


def program(name: str) -> Path | None:
    """Return the path of a program: from PATH, or Debian's latest PostgreSQL."""
    found = shutil.which(name)
    if found:
        return Path(found)
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    return kept[-1] if kept else None


def required(*names: str) -> list[Path]:
    """Return the paths of programs; if one is missing the test is skipped, or fails if CI is set."""
    found = [program(name) for name in names]
    missing = [name for name, path in zip(names, found, strict=True) if path is None]
    if missing:
        line = f"there is no {' and no '.join(missing)} on this machine"
        if os.environ.get("CI"):
            pytest.fail(line)
        pytest.skip(line)
    return [path for path in found if path is not None]


def ordinary_user() -> dict[str, Any]:
    """Return arguments for `subprocess` to run a program as an ordinary user; empty unless we are root."""
    if os.geteuid() != 0:
        return {}
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    chosen = next(known[name] for name in ORDINARY if name in known)
    return {"user": chosen.pw_uid, "group": chosen.pw_gid, "extra_groups": []}


def give(folder: Path) -> None:
    """Give a folder to the ordinary user."""
    user = ordinary_user()
    if user:
        os.chown(folder, user["user"], user["group"])


def free_port() -> int:
    """Return an unused port of the loopback interface."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        port: int = tried.getsockname()[1]
        return port


def started(line: Sequence[str | Path], folder: Path, log: Path, ending: signal.Signals) -> "subprocess.Popen[bytes]":
    """Start a program as an ordinary user; it gets the signal `ending` if this process dies."""

    def end_with_parent() -> None:
        if sys.platform == "linux":
            ctypes.CDLL(None).prctl(DIES_WITH_PARENT, int(ending))

    with log.open("ab") as output:
        return subprocess.Popen(
            [str(part) for part in line],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            preexec_fn=end_with_parent,
            **ordinary_user(),
        )


def wait_until(true: Callable[[], bool], process: "subprocess.Popen[bytes]") -> bool:
    """Wait for a condition; return False if the program has exited first. Raises TimeoutError."""
    until = time.monotonic() + LIMIT
    while not true():
        if process.poll() is not None:
            return False
        if time.monotonic() > until:
            raise TimeoutError(process.args)
        time.sleep(0.01)
    return True
