"""Makes child processes end with their parent, even if it is killed.

Python workers watch their parent themselves (`begin_worker`). Third-party processes can't: a bot that computes does not
notice the end of its input, and a killed parent can't clean up. So one guard process, which briefly outlives this one,
kills what is left. It imports nothing of Pixcade, because it is started as a plain script.
"""

import atexit
import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator

POSIX = os.name == "posix"
NICENESS = 10
"""Niceness of background work: workers, the compiler."""


class ProcessGuard:
    """Writes to the guard's input. When this closes, the guard ends the process groups that are still watched."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None

    def watch(self, group: int) -> None:
        """Have the guard end this process group if this process ends."""
        self._tell(f"+{group}\n")

    def release(self, group: int) -> None:
        """Stop watching this process group; to be called before its pid can be reused."""
        self._tell(f"-{group}\n")

    def _tell(self, line: str) -> None:
        if not POSIX:
            return
        # If the guard can't be started or was killed, bots are still ended by their table.
        with self._lock, contextlib.suppress(OSError):
            if self._process is None:
                self._process = self._start()
            assert self._process.stdin is not None
            self._process.stdin.write(line.encode())

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-I", "-S", __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            start_new_session=True,  # Ctrl-C in a terminal must not end it
        )

    def close(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.stdin is not None:
            process.stdin.close()
            process.wait()

    def forget(self) -> None:
        """After a fork: close our copy of the pipe, which would hide the parent's end from the guard."""
        self._lock = threading.Lock()
        process, self._process = self._process, None
        if process is not None and process.stdin is not None:
            process.stdin.close()
            process.returncode = 0  # not our child: don't wait for it


GUARD = ProcessGuard()


def end_group(group: int) -> None:
    with contextlib.suppress(OSError):
        os.killpg(group, signal.SIGKILL)


@contextlib.contextmanager
def interrupts_held() -> Iterator[None]:
    """Block SIGINT while processes are started, so that they never receive it; ours is delivered right after.

    Threads started here leave it to the main thread too: its blocking read would not be interrupted if one of them took
    the signal.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    # The resource tracker starts with the first process and unblocks SIGINT afterwards: start it first.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin_worker() -> None:
    """Initialise a worker process of `multiprocessing`: it ends with its parent, and ignores Ctrl-C.

    Its linear algebra uses one thread; the setting is read when NumPy is first imported.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    from multiprocessing import connection, parent_process  # imported late: the guard doesn't need it

    parent = parent_process()
    assert parent is not None, "this is a worker process"
    connection.wait([parent.sentinel])
    os._exit(1)


def main() -> None:
    """Run the guard: `+123` watches a process group, `-123` releases it, EOF kills those left."""
    groups: set[int] = set()
    for line in sys.stdin.buffer:
        (groups.add if line.startswith(b"+") else groups.discard)(int(line[1:]))
    for group in groups:
        end_group(group)


if __name__ == "__main__":
    main()
else:
    atexit.register(GUARD.close)
    if POSIX:
        os.register_at_fork(after_in_child=GUARD.forget)
