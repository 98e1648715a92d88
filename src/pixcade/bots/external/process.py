"""A child process that answers each line with one line, in its own process group.

Separate threads read and write its pipes: it may neither read its input nor ever stop writing, and not every system can
wait for several pipes at once. Each thread buffers a few lines of limited length.
"""

import contextlib
import os
import subprocess
import time
from collections import deque
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

from pixcade.bots.running.child_processes import GUARD, POSIX, end_group
from pixcade.bots.running.fallback import MOST_LINES, Failure, printable

LONGEST_LINE = 64 * 1024
"""In bytes, without the line ending."""

LONGEST_LOG_LINE = 300
MOST_UNASKED = 1
"""Unrequested lines after which reading stops."""

KILLED = -9
"""The exit code of a program that was killed."""

LOOKING = 0.2
"""Seconds between two checks that a silent process is still alive."""

PATIENCE = 1.0
"""Seconds to wait for a killed process to end; longer only if the system hangs, or a grandchild in another process
group holds a pipe open.
"""


class LineProcess:
    """A running child process. Its pipes belong to the threads that read and write them, which end with the pipes."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start it. Raises Failure."""
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except (OSError, ValueError) as error:
            raise Failure("not-started", error) from None
        GUARD.watch(self._process.pid)
        self._requests: SimpleQueue[bytes | None] = SimpleQueue()
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._log: deque[str] = deque(maxlen=MOST_LINES)
        self._threads = [
            self._thread(self._write, self._process.stdin),
            self._thread(self._read, self._process.stdout),
            self._thread(self._drain, self._process.stderr),
        ]

    def _thread(self, work: Callable[[IO[bytes]], None], pipe: IO[bytes] | None) -> Thread:
        assert pipe is not None
        thread = Thread(target=work, args=(pipe,), daemon=True)
        thread.start()
        return thread

    def _write(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError), pipe:  # a broken pipe is noticed by `ask`
            while (request := self._requests.get()) is not None:
                pipe.write(request)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError), pipe:
            while line := pipe.readline(LONGEST_LINE + 1):
                self._lines.put(line)
                if too_long(line) or self._lines.qsize() > MOST_UNASKED:
                    break
        self._lines.put(b"")

    def _drain(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError), pipe:
            while line := pipe.readline(LONGEST_LOG_LINE):
                text = line.decode("utf-8", errors="replace").rstrip()
                if text:
                    self._log.append(printable(text, LONGEST_LOG_LINE))

    def ask(self, request: bytes, deadline: float) -> bytes:
        """Send a line and return the response, empty if the output has ended. Raises Failure."""
        if not self._lines.empty():
            line = self._lines.get()
            if line:
                raise Failure("unasked", line.decode("utf-8", errors="replace").rstrip())
            return line
        self._requests.put(request)
        line = self._answer(deadline)
        if too_long(line):
            raise Failure("too-long")
        return line

    def _answer(self, deadline: float) -> bytes:
        over = False
        while (left := deadline - time.monotonic()) > 0:
            with contextlib.suppress(Empty):
                return self._lines.get(timeout=min(left, LOOKING))
            if over:
                return b""  # another process holds its output open
            over = self._over()  # the output written before its end is still to be read
        raise Failure("too-slow")

    def _over(self) -> bool:
        """Whether the process has ended; it isn't reaped before `end`, so that its pid isn't reused."""
        if not hasattr(os, "waitid"):
            return self._process.poll() is not None
        try:
            return os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
        except ChildProcessError:  # closed and reaped in the meantime
            return True

    def leave(self) -> int:
        """Give a process that has closed its output a moment to exit; then kill it."""
        until = time.monotonic() + PATIENCE
        while not self._over() and time.monotonic() < until:
            time.sleep(LOOKING / 100)
        return self.end()

    def end(self) -> int:
        """Kill the process and its children; return its exit code, KILLED if it was still running."""
        if POSIX:
            end_group(self._process.pid)
        else:
            self._process.kill()
        GUARD.release(self._process.pid)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        self._requests.put(None)
        for thread in self._threads:
            thread.join(PATIENCE)
        return KILLED if self._process.returncode is None else self._process.returncode

    @property
    def log(self) -> tuple[str, ...]:
        """The last lines that it wrote to standard error; complete once it has ended."""
        return tuple(self._log)


def too_long(line: bytes) -> bool:
    return len(line) > LONGEST_LINE and not line.endswith(b"\n")
