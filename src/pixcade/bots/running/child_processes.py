"""Child processes end with the process that started them, however that ends.

Python workers watch their parent themselves (`begin_worker`). Programs of others can't: a bot that is thinking does not
notice the end of its input, and a process that is killed cannot end anybody. So one guard process, which does nothing
but outlive this one, ends what is left. It imports nothing of Pixcade, because it is started as a plain script.
"""

import atexit
import contextlib
import os
import signal
import subprocess
import sys
import threading

POSIX = os.name == "posix"


class ProcessGuard:
    """The other end of the guard's input. What this process still watches when it closes is ended."""

    def __init__(self) -> None:
        """Start nothing before there is something to watch."""
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None

    def watch(self, group: int) -> None:
        """End this process group should this process be gone."""
        self._tell(f"+{group}\n")

    def release(self, group: int) -> None:
        """Forget this process group; to be called before its number can be given to another."""
        self._tell(f"-{group}\n")

    def _tell(self, line: str) -> None:
        if not POSIX:
            return
        # Where it cannot be started, or somebody has ended it, bots are still ended by their table.
        with self._lock, contextlib.suppress(OSError):
            if self._process is None:
                self._process = self._started()
            assert self._process.stdin is not None
            self._process.stdin.write(line.encode())

    def _started(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-I", "-S", __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            start_new_session=True,  # Ctrl-C in a terminal is not meant for it
        )

    def close(self) -> None:
        """Let the guard end whatever is left, and wait for it."""
        process, self._process = self._process, None
        if process is not None and process.stdin is not None:
            process.stdin.close()
            process.wait()

    def forget(self) -> None:
        """After a fork: the guard belongs to the other process, whose end this one must not hide from it."""
        self._lock = threading.Lock()
        process, self._process = self._process, None
        if process is not None and process.stdin is not None:
            process.stdin.close()
            process.returncode = 0  # not ours to wait for


GUARD = ProcessGuard()


def end_group(group: int) -> None:
    """End every process of a group at once."""
    with contextlib.suppress(OSError):
        os.killpg(group, signal.SIGKILL)


def begin_worker() -> None:
    """Prepare a worker process of `multiprocessing`: it ends with its parent, and not with a Ctrl-C for everybody."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """End this process when the one that started it is gone, since nobody will ever ask it to."""
    from multiprocessing import connection, parent_process  # only here: the guard has no use for it

    parent = parent_process()
    assert parent is not None, "this is a worker process"
    connection.wait([parent.sentinel])
    os._exit(1)


def main() -> None:
    """Stand guard: `+123` is a group to watch, `-123` one to forget, and the end of the input is the end of all."""
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
