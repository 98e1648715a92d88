"""Starts and ends the programs of `tests.store.child_programs`."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.waits import LIMIT

ROOT = Path(__file__).parents[2]


def command(program: str, folder: Path, *arguments: str) -> list[str]:
    """The command line of a program."""
    return [sys.executable, "-m", "tests.store.child_programs", program, str(folder), *arguments]


def run(program: str, folder: Path, *arguments: str) -> str:
    """Run a program to its end and return its output; it must succeed."""
    line = command(program, folder, *arguments)
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, timeout=LIMIT, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@contextmanager
def child(program: str, folder: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Run a program in the background; it is killed if it doesn't end when its input does."""
    line = command(program, folder, *arguments)
    with subprocess.Popen(line, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
            assert process.stdin is not None
            process.stdin.close()
            process.wait(LIMIT)
        finally:
            process.kill()


def output_lines(process: "subprocess.Popen[str]") -> Iterator[str]:
    """Yield a program's complete output lines."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.endswith("\n"):  # the last line of a killed process may be cut off
            yield line.rstrip("\n")
