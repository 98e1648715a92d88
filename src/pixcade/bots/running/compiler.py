"""Compiles the kernels in a low-priority background process. Until it is done, bots use the plain rules."""

import os
import subprocess
import sys
from contextlib import suppress
from threading import Lock

from pixcade.bots.running.child_processes import GUARD, NICENESS, POSIX, end_group
from pixcade.bots.search import AVAILABLE, ready


class Compiler:
    """Runs at most one compiler process. Thread-safe."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._stopped = False

    def start_once(self) -> None:
        """Start compiling if that is needed and hasn't been done. Blocks: don't call it on an event loop."""
        with self._lock:
            if self._process is None and not self._stopped and AVAILABLE and not ready():
                self._process = start_compiling()

    def stop(self) -> None:
        with self._lock:
            process, self._process = self._process, None
            self._stopped = True
        if process is not None:
            stop_compiling(process)


def start_compiling() -> subprocess.Popen[bytes] | None:
    """Compile the kernels in a low-priority process, which ends with this one."""
    try:
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "pixcade.bots.search"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},  # it imports the same modules
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
    """Kill the compiler. What it has compiled stays in the cache; a partly written file is ignored there."""
    if POSIX:
        end_group(process.pid)  # not reaped yet, so no other process can have this pid
        GUARD.release(process.pid)
    else:
        process.kill()
    process.wait()
