"""Servers under measurement: started on a free port, weighed, stopped."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

HOST = "127.0.0.1"
ROOT = Path(__file__).resolve().parent.parent
START_S, STOP_S = 60, 30


class Program:
    """A server in a separate process."""

    def __init__(self, line: Sequence[str], port: int, environment: Mapping[str, str] | None = None) -> None:
        self.port = port
        self.process = subprocess.Popen(
            line, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, env={**os.environ, **(environment or {})}
        )
        until = time.monotonic() + START_S
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"{line[0]} did not start")
            time.sleep(0.02)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(STOP_S)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def answers(self) -> bool:
        try:
            socket.create_connection((HOST, self.port), timeout=1).close()
        except OSError:
            return False
        return True

    def processor_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Return the bytes of memory that the process has for itself."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def free_port() -> int:
    with socket.create_server((HOST, 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


def pixcade_server(data: Path, *, port: int = 0, checkout: Path = ROOT) -> Program:
    """Start `pixcade serve` as shipped, of this checkout or another one."""
    port = port or free_port()
    line = (sys.executable, "-P", "-m", "pixcade", "serve", "--port", str(port), "--data", str(data))
    more = ("--no-open-browser", "--tables-by", "all", "--log-level", "error")
    return Program((*line, *more), port, {"PYTHONPATH": str(checkout / "src")})
