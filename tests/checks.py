"""`run.py test`: every check, then a closing count.

All checks run even if one fails; a slow one runs in parallel and is reported last. With `--quick` only the quick ones
run: all checks without the tests. `lab` runs only the tests of `pixcade.lab`; otherwise they are left out. Other
arguments are pytest's: without `--quick`, only pytest runs.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import IO
from xml.etree import ElementTree

import run as starter
from tests import user_data

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = Path(sys.executable).parent

CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("lint-imports",),
    ("node", "web/check.mjs", "types"),
    ("node", "web/check.mjs", "lint"),
    ("node", "web/check.mjs", "units"),
    ("sphinx-build", "-q", "-W", "--keep-going", "docs", "build/docs"),
)
PROCESSES = 3
"""For two cores: on average, tests wait for more than half of their time."""
PYTEST = ("pytest", "-q", "-n", str(PROCESSES), "--dist", "worksteal")
LAB = "lab"
LAB_TESTS = "tests/lab"
WITHOUT_LAB = (f"--ignore={LAB_TESTS}",)

MEMORY = Path("/dev/shm")
ROOM = 4 << 30
"""Bytes: many times the actual size."""

QUICK = "--quick"
SLOW_CHECKS = ("mypy", "sphinx-build")
"""Left out with --quick; otherwise run in parallel."""
COMPILING = ("python", "-m", "pixcade.bots.search", "--data", str(user_data.FOLDER))
"""The kernels, for tests that would else wait for each other: one process compiles."""
QUICK_TESTS = (
    "tests/games", "tests/table", "tests/conformance", "tests/client/engine", "tests/locales", "tests/cli",
    "tests/server/protocol/test_protocol.py", "tests/server/rooms/test_playing.py", "tests/server/rooms/test_seats.py",
    "tests/server/rooms/test_new_tables.py",
    "tests/server/security/test_secrecy.py",
)  # fmt: skip
"""The rules, tables, words, and a few tests of the server over real sockets. Of these, no test that is marked slow."""
LEFT_OUT = (
    "Left out for speed: mypy, the documentation, slow tests, and those of bots, stores, servers and browsers.\n"
    "Everything: python3 run.py test"
)


@dataclass(frozen=True)
class Tally:
    """How many things held, did not hold, and were not looked at."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped)

    def __str__(self) -> str:
        return f"{self.passed} passed, {self.failed} failed, {self.skipped} skipped"


def main(arguments: Sequence[str]) -> int:
    """Run everything, the quick checks, or only pytest with these arguments.

    Returns 0 if all passed (and, with CI=true, none was skipped).
    """
    os.chdir(ROOT)
    tally = Tally()
    if arguments[:1] == [LAB]:
        return concluded(tests([LAB_TESTS, *arguments[1:]]))
    quick, given = QUICK in arguments, [one for one in arguments if one != QUICK]
    checks = CHECKS if quick or not given else ()
    slow = [command for command in checks if command[0] in SLOW_CHECKS]
    others = [command for command in checks if command[0] not in SLOW_CHECKS]
    with ThreadPoolExecutor(2) as threads:
        beside = [threads.submit(captured, command) for command in (others if quick else slow)]
        if not arguments:
            threads.submit(captured, COMPILING)  # tests say it where it fails
        for command in () if quick else others:
            tally += check(command)
        tally += tests(("-m", "not slow and not long", *QUICK_TESTS, *given) if quick else (*WITHOUT_LAB, *given))
        for one in beside:
            result, output = one.result()
            print(output, end="")
            tally += result
    if quick:
        print(f"\n{LEFT_OUT}")
    return concluded(tally)


def concluded(tally: Tally) -> int:
    """Print the closing count, last, and return the exit code."""
    strict = os.environ.get("CI") == "true"
    if strict and tally.skipped:
        print("\nA skip is a failure where CI=true.")
    print(f"\n{tally}", flush=True)
    return 1 if tally.failed or (strict and tally.skipped) else 0


def check(command: Sequence[str], output: IO[str] | None = None) -> Tally:
    """Run one program that says by its exit code whether all is well."""
    code = run(command, output)
    if code is None:
        return Tally(skipped=1)
    return Tally(passed=1) if code == 0 else Tally(failed=1)


def captured(command: Sequence[str]) -> tuple[Tally, str]:
    """As `check`, and return what would have been printed."""
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
        result = check(command, output)
        output.seek(0)
        return result, output.read()


def tests(arguments: Sequence[str]) -> Tally:
    """Run pytest and count its tests; a pytest that fails without a failed test counts as one."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        code = run([*PYTEST, f"--junitxml={report}", *arguments])
        if code is None:
            return Tally(skipped=1)
        tally = read_report(report) if report.exists() else Tally()
    return tally if code == 0 or tally.failed else tally + Tally(failed=1)


def read_report(report: Path) -> Tally:
    """Add up the counts of a JUnit report."""
    tally = Tally()
    for suite in ElementTree.parse(report).iter("testsuite"):
        total, failures, errors, skipped = (
            int(suite.get(name, "0")) for name in ("tests", "failures", "errors", "skipped")
        )
        tally += Tally(total - failures - errors - skipped, failures + errors, skipped)
    return tally


def run(command: Sequence[str], output: IO[str] | None = None) -> int | None:
    """Run a program under a heading and return its exit code, or None with a message if it is missing.

    Its output is printed, or written to `output`.
    """
    print(f"\n== {' '.join(word for word in command[:3] if word[0] not in '-.')}", file=output, flush=True)
    program = found(command[0])
    if program is None:
        print(f"SKIPPED: there is no {command[0]} on this machine.", file=output)
        return None
    began = time.monotonic()
    errors = None if output is None else subprocess.STDOUT
    line = [program, *command[1:]]
    code = subprocess.run(line, env=environment(), stdout=output, stderr=errors, check=False).returncode
    said = "ok" if code == 0 else "FAILED"
    print(f"== {said} after {time.monotonic() - began:.1f} s", file=output, flush=True)
    return code


def environment() -> dict[str, str]:
    """Return our environment with a folder for compiled modules, unless they may be next to the sources.

    The tests start hundreds of Pythons, each of which would compile all its imports. They also sync thousands of files:
    if there is room, their temporary files are in memory.
    """
    own = dict(os.environ)
    if own.pop("PYTHONDONTWRITEBYTECODE", ""):
        own.setdefault("PYTHONPYCACHEPREFIX", str(Path(sys.prefix) / "compiled-modules"))
    if has_room(MEMORY):
        own.setdefault("TMPDIR", str(MEMORY))
    return own


def has_room(folder: Path) -> bool:
    """Whether the temporary files of a run can lie in a folder of Linux, programs among them."""
    if sys.platform != "linux" or not os.access(folder, os.W_OK):
        return False
    system = os.statvfs(folder)
    return system.f_bavail * system.f_frsize > ROOM and not system.f_flag & os.ST_NOEXEC


def found(name: str) -> str | None:
    """Return where a program is: node where run.py finds it, any other in the venv."""
    if name == "node":
        node = starter.find_node()
        return node[0] if node else None
    return shutil.which(name, path=str(PROGRAMS))


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
