"""The processes of a measurement: started, talked to by lines, and ended whatever happens."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from msgspec import json

ROOT = Path(__file__).parents[2]
SECONDS_TO_END = 20
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Failure(Exception):
    """A process did not do what it was asked for."""


class Child:
    """A process that ends when its input does."""

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str] | None = None, folder: Path = ROOT
    ) -> None:
        self.process = subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=folder,
            env={**os.environ, **(environment or {})},
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """End it, by force where it does not listen."""
        assert self.process.stdin
        self.process.stdin.close()
        try:
            self.process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout
        self.process.stdout.close()

    def line(self) -> str:
        """Return the next line that it says."""
        assert self.process.stdout
        found = self.process.stdout.readline()
        if not found:
            raise Failure(f"{self.process.args!r} ended with {self.process.wait()}")
        return found

    def say(self, text: str) -> str:
        """Say a line and return the answer."""
        assert self.process.stdin
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()
        return self.line()

    def processor_seconds(self) -> float:
        """Return how long it has kept a processor busy, all its threads together."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def exact_seconds(self) -> float:
        """Return the same to the nanosecond, of the threads that live; only Linux knows it."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(one.read_text().split()[0]) for one in threads) / 1e9

    def memory(self) -> int:
        """Return the bytes of memory that it has for itself."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE


class Server(Child):
    """A child that says its port first."""

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str] | None = None, folder: Path = ROOT
    ) -> None:
        super().__init__(command, environment, folder)
        self.port = int(self.line())


class Load(Child):
    """A load generator."""

    def __init__(self, kind: str, server: Server, game: str, *others: Server) -> None:
        """Play on a server; with `others`, its other processes, people of one table come through all of them."""
        self.servers = (server, *others)
        ports = ",".join(str(one.port) for one in self.servers)
        super().__init__([sys.executable, "-m", "bench.server.load", kind, ports, game])

    def do(self, what: str, **values: Any) -> dict[str, Any]:
        """Have something done and return what came out; `processor` is what the server has spent on a move."""
        before = sum(one.processor_seconds() for one in self.servers)
        found: dict[str, Any] = json.decode(self.say(json.encode({"do": what, **values}).decode()))
        if "failure" in found:
            raise Failure(found["failure"])
        spent = sum(one.processor_seconds() for one in self.servers) - before
        found["per_processor"] = found["acknowledged"] / spent if spent else 0.0
        return found


def our_server(
    folder: Path,
    profile: Path | None = None,
    *,
    stages: Path | None = None,
    boards: bool = False,
    port: int = 0,
    checkout: Path = ROOT,
    python: str = sys.executable,
) -> Server:
    """Start the server under test; with all boards that tables share in its memory, if they are not to be counted.

    It may be that of another checkout, and run by another Python that has the packages of `requirements.lock`.
    """
    more = [*(["--profile", str(profile)] if profile is not None else []), *(["--boards"] if boards else [])]
    more += ["--port", str(port), *(["--stages", str(stages)] if stages is not None else [])]
    path = {"PYTHONPATH": os.pathsep.join(map(str, (checkout, checkout / "src")))}
    return Server([str(Path(python).absolute()), "-m", "bench.server.serve", str(folder), *more], path, checkout)


def one_of_several(database: str, bus: str, profile: Path | None = None) -> Server:
    """Start one process of a server that keeps everything in PostgreSQL."""
    more = ["--profile", str(profile)] if profile is not None else []
    return Server([sys.executable, "-m", "bench.server.serve", "/", "--database", database, "--bus", bus, *more])


def echo_server(recorded: Path, *kept: Path) -> Server:
    """Start the server that repeats a recorded game; with a folder, each program is durable there before its answer."""
    return Server([sys.executable, "-m", "bench.server.echo", str(recorded), *map(str, kept)])
