"""Compiles the kernels in a low-priority background process. Until it is done, bots use the plain rules."""

import os
import subprocess
import sys
from contextlib import suppress
from threading import Lock

from pixcade.bots.running.child_processes import GUARD, NICENESS, POSIX, end_group
from pixcade.bots.search import AVAILABLE, ready


class Compiler:
    """Runs at most one such process. Thread-safe."""

    def __init__(self) -> None:
        self._changing = Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._stopped = False

    def start_once(self) -> None:
        """Start compiling unless that was done or isn't needed. Slow: not for an event loop's thread."""
        with self._changing:
            if self._process is None and not self._stopped and AVAILABLE and not ready():
                self._process = start_compiling()

    def stop(self) -> None:
        with self._changing:
            process, self._process = self._process, None
            self._stopped = True
        if process is not None:
            stop_compiling(process)


def start_compiling() -> subprocess.Popen[bytes] | None:
    """Compile the kernels in a low-priority process, which ends with this one."""
    nothing = subprocess.DEVNULL
    try:
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "pixcade.bots.search"],
            stdin=nothing,
            stdout=nothing,
            stderr=nothing,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},  # to find the same modules
            start_new_session=True,
        )
    except OSError:
        return None
    if POSIX:
        GUARD.watch(process.pid)
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process.pid, NICENESS)
    return process


def stop_compiling(process: subprocess.Popen[bytes]) -> None:
    """Kill the compiler: finished code stays in the cache, and unfinished code is ignored there."""
    if POSIX:
        end_group(process.pid)  # the pid isn't reused: not reaped yet
        GUARD.release(process.pid)
    else:
        process.kill()
    process.wait()
