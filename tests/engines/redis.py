"""A private Redis: in a temporary folder, reached by the loopback alone, gone when nobody needs it."""

import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.engines.programs import free_port, give, required, started, wait_until
from tests.waits import LIMIT

ATTEMPTS = 5
"""A free port can be taken by somebody else before we listen there."""


class Redis:
    """One server that keeps nothing on disk. It can be stopped and started again: the address stays the same.

    Every method waits until it is done: in a coroutine they go through `asyncio.to_thread`.
    """

    def __init__(self, folder: Path) -> None:
        """Have it in an empty folder."""
        (self.server,) = required("redis-server")
        self.folder = folder
        self.log = folder / "log"
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"

    def begin(self) -> None:
        """Start it on a port that is free."""
        give(self.folder)
        for _ in range(ATTEMPTS):
            self.port = free_port()
            if self.try_to_start():
                return
        raise RuntimeError(self.log.read_text(errors="replace"))

    def start(self) -> None:
        """Start it again, after an end: empty."""
        assert self.try_to_start(), self.log.read_text(errors="replace")

    def try_to_start(self) -> bool:
        """Start it and wait until it answers; False where it has ended instead."""
        line: list[str | Path] = [
            self.server, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no",
            "--dir", self.folder, "--daemonize", "no",
        ]  # fmt: skip
        self.process = started(line, self.folder, self.log, signal.SIGKILL)
        return wait_until(lambda: self.ask("PING") == "+PONG", self.process)

    def ask(self, command: str) -> str:
        """Send a command, and return the first line of the answer; empty where there is none."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), LIMIT) as line:
                line.sendall(f"{command}\r\n".encode())
                return line.makefile("r", encoding="utf-8", newline="\r\n").readline().rstrip("\r\n")
        except OSError:
            return ""

    def empty(self) -> None:
        """Let it forget everything."""
        assert self.ask("FLUSHALL") == "+OK"

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(LIMIT)

    def kill(self) -> None:
        """Let it die without a goodbye."""
        self.stop(signal.SIGKILL)

    def end(self) -> None:
        """End it for good."""
        if self.process is not None and self.process.poll() is None:
            self.kill()


@contextmanager
def private_redis() -> Iterator[Redis]:
    """Have a Redis of one's own, to be stopped and started at will."""
    required("redis-server")
    folder = Path(tempfile.mkdtemp(prefix="pixcade-redis-"))
    server = Redis(folder)
    try:
        server.begin()
        yield server
    finally:
        server.end()
        shutil.rmtree(folder, ignore_errors=True)
