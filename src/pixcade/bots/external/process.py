"""A program that answers one line with one line, in a process group of its own.

Threads of their own read and write its pipes, since it may neither read what it is sent nor ever stop writing, and
not every system lets one wait for several pipes at once. None of them keeps more than a few bounded lines.
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
"""In bytes, without the line's end."""

LONGEST_LOG_LINE = 300
MOST_UNASKED = 1
"""Lines that may wait unasked before nothing more is read."""

KILLED = -9
"""The exit code of a program that was ended from outside."""

LOOKING = 0.2
"""Seconds between two looks at whether a silent program is still there."""

PATIENCE = 1.0
"""Seconds to wait for the end of what has been killed; longer only where the system is stuck, or where a child of the
program has left its process group and keeps a pipe open."""


class LineProcess:
    """A running program. Its output belongs to the thread that reads it, and so on: they end with the pipes."""

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
        with contextlib.suppress(OSError), pipe:  # that nobody reads is noticed by the one who waits for an answer
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
        """Send a line and return the line that answers it, empty where the output has ended. Raises Failure."""
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
                return b""  # somebody else keeps its output open
            over = self._over()  # what it wrote before its end is still to be read
        raise Failure("too-slow")

    def _over(self) -> bool:
        """Whether the program has ended; it is not waited for, so that its number stays its own until `end`."""
        if not hasattr(os, "waitid"):
            return self._process.poll() is not None
        try:
            return os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
        except ChildProcessError:  # its table was closed meanwhile
            return True

    def leave(self) -> int:
        """Give a program that has closed its output a moment to end by itself; then kill what is left of it."""
        until = time.monotonic() + PATIENCE
        while not self._over() and time.monotonic() < until:
            time.sleep(LOOKING / 100)
        return self.end()

    def end(self) -> int:
        """Kill the program and whatever it has started; return its exit code, which is KILLED where it still ran."""
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
        """The last lines of what it wrote to its standard error; complete once it has ended."""
        return tuple(self._log)


def too_long(line: bytes) -> bool:
    """Whether there is more of this line than anybody should write."""
    return len(line) > LONGEST_LINE and not line.endswith(b"\n")
