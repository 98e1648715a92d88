"""`pixcade work` as real processes, for tests."""

import ctypes
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.engines.programs import DIES_WITH_PARENT
from tests.kernels.cached_kernels import FOLDER
from tests.waits import LIMIT

WORKING = re.compile(r" working process=([0-9a-f]+) ")


def end_with_parent() -> None:
    """Let a process end should this one be killed: it is in a session of its own, where no Ctrl-C reaches it."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIES_WITH_PARENT, int(signal.SIGKILL))


class WorkerProcess:
    """One worker that runs, and what it has said."""

    def __init__(self, url: str, folder: Path, *, workers: int = 1) -> None:
        """Start it; it says nothing yet."""
        self.said = folder / f"worker-{len(list(folder.iterdir()))}"
        environment = {**os.environ, "PIXCADE_DATA": str(FOLDER), "PIXCADE_BUS_URL": url, "LANG": "en"}
        with self.said.open("wb") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "pixcade", "work", "--workers", str(workers)],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                env=environment,
                start_new_session=True,
                preexec_fn=end_with_parent,
            )

    @property
    def text(self) -> str:
        """What it has said so far."""
        return self.said.read_text(encoding="utf-8")

    @property
    def id(self) -> str:
        """Its id on the bus; waits until it works."""
        until = time.monotonic() + LIMIT
        while not (found := WORKING.search(self.text)):
            assert self.process.poll() is None, self.text
            assert time.monotonic() < until, self.text
            time.sleep(0.02)
        return found[1]

    @property
    def answers(self) -> int:
        """How many answers it has given, as it said in the end."""
        found = re.search(r"Stopped\. Nobody|after (\w+) answers?", self.text)
        assert found, self.text
        return 0 if found[1] is None else 1 if found[1] == "one" else int(found[1])

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it, and return its exit code."""
        self.process.send_signal(how)
        return self.process.wait(LIMIT)


@contextmanager
def workers(url: str, folder: Path, count: int) -> Iterator[list[WorkerProcess]]:
    """Have some workers for a while; nothing of them is left afterwards."""
    started = [WorkerProcess(url, folder) for _ in range(count)]
    try:
        for one in started:
            assert one.id
        yield started
    finally:
        for one in started:
            if one.process.poll() is None:
                one.process.kill()
                one.process.wait(LIMIT)
