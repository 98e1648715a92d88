"""`run.py sabotage`: do the tests notice planted faults?

A fault is a file NAME.patch beside this one: a few header lines, an empty line, then what `git diff` prints.

    Breaks: a sentence about what goes wrong
    Rule: P4.3
    Caught by: tests/games/test_pixoid_rules.py::test_catch_comes_before_pick_up

`Rule` is one of a game's, or a promise of docs/security.md (S1, S2, ...). `Caught by` may stand several times; each of
these tests must turn red, by a failed test and not because something cannot be imported. All of them must be green
without the fault. Every fault is planted in a copy of its own, in which there is no page: none of them needs a browser.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = Path("tests") / "sabotage"
HEADER = re.compile(r"^(Breaks|Rule|Caught by): (\S.*)$", re.MULTILINE)
SECONDS = 420
"""Longer than the longest wait after which a test fails: `tests.waits.WHOLE`, with time to start."""
SECONDS_A_TEST = 10
"""More for each test, where many run together."""
NO_PLUGINS = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
"""Loading those that are installed takes as long as most of the tests, and none of these needs one."""
NOT_COPIED = ("web/", "tests/web/", "tests/e2e/")
"""The page and the tests that open it in a browser, which take longer than everything else together."""
NOT_A_FAILED_TEST = re.compile(r"(^|\s)(ImportError|ModuleNotFoundError|SyntaxError|IndentationError): ")


class Unusable(Exception):
    """A fault from which nothing can be learnt: it does not apply, or nothing runs any more."""


@dataclass(frozen=True)
class Fault:
    """A planted fault and the tests that must notice it."""

    path: Path
    breaks: str
    rule: str
    tests: tuple[str, ...]

    @property
    def name(self) -> str:
        """The name under which it is run."""
        return self.path.stem


def read_fault(path: Path) -> Fault:
    """Read a fault's header. Raises Unusable where a line of it is missing."""
    header = path.read_text(encoding="utf-8").split("\ndiff --git ", 1)[0]
    lines = HEADER.findall(header)
    found = {key: [value.strip() for name, value in lines if name == key] for key, _ in lines}
    for key in ("Breaks", "Rule", "Caught by"):
        if key not in found:
            raise Unusable(f"{path.name} has no line `{key}:` before its diff")
    for test in found["Caught by"]:
        if test.startswith(NOT_COPIED):
            raise Unusable(f"{path.name} names a test that needs a browser: {test}")
    return Fault(path, found["Breaks"][0], found["Rule"][0], tuple(found["Caught by"]))


def faults(root: Path = ROOT) -> list[Path]:
    """The files of all faults, by name."""
    return sorted((root / FOLDER).glob("*.patch"))


def main(names: Sequence[str], root: Path = ROOT) -> int:
    """Plant the named faults, or all; 0 where every one was caught."""
    paths = [path for path in faults(root) if not names or path.stem in names]
    if strange := set(names) - {path.stem for path in paths}:
        print(f"No fault is called {', '.join(sorted(strange))}.")
        return 2
    try:
        chosen = [read_fault(path) for path in paths]
        named = sorted({test for fault in chosen for test in fault.tests})
        if named:
            print(f"The {len(named)} named tests without a fault ...", flush=True)
            with copy(root) as folder:
                require_green(folder, named)
    except Unusable as problem:
        print(problem)
        return 1
    width = max((len(fault.name) for fault in chosen), default=0)
    tally = {"caught": 0, "survived": 0, "unusable": 0}
    with ThreadPoolExecutor(2) as pool:
        for fault, (verdict, detail) in zip(chosen, pool.map(lambda fault: judge(root, fault), chosen), strict=True):
            tally[verdict] += 1
            print(f"{verdict:8}  {fault.name:{width}}  {fault.rule:6}  {fault.breaks}{detail}", flush=True)
    unusable = f", {tally['unusable']} unusable" if tally["unusable"] else ""
    print(f"{tally['caught']} caught, {tally['survived']} survived{unusable}")
    return 1 if tally["survived"] or tally["unusable"] else 0


def judge(root: Path, fault: Fault) -> tuple[str, str]:
    """Plant one fault and say whether its tests noticed: caught, survived or unusable, and why."""
    try:
        with copy(root) as folder:
            apply(folder, fault.path)
            green = [test for test in fault.tests if not turns_red(folder, test)]
    except Unusable as problem:
        return "unusable", f" [{problem}]"
    return ("survived", f" [still green: {', '.join(green)}]") if green else ("caught", "")


@contextmanager
def copy(root: Path) -> Iterator[Path]:
    """A copy of the tree as it would be committed now, without the page, deleted afterwards."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    with tempfile.TemporaryDirectory(prefix="pixcade-") as name:
        folder = Path(name).resolve()
        for path in listed.split("\0"):
            if path and not path.startswith(NOT_COPIED) and (root / path).is_file():
                (folder / path).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(root / path, folder / path)
        yield folder


def apply(folder: Path, patch: Path, *options: str) -> None:
    """Apply a patch in a folder that is no repository. Raises Unusable where it does not fit."""
    done = subprocess.run(
        ["git", "apply", *options, str(patch)],
        cwd=folder,
        env=os.environ | {"GIT_CEILING_DIRECTORIES": str(folder.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Unusable(f"does not apply: {done.stderr.strip().splitlines()[0]}")


def require_green(folder: Path, tests: Sequence[str]) -> None:
    """Raises Unusable unless all these tests pass in the copy, and the copy is what they import."""
    line = [sys.executable, "-c", "import pixcade; print(pixcade.__file__)"]
    imported = subprocess.run(line, cwd=folder, env=environment(folder), capture_output=True, text=True, check=False)
    if not imported.stdout.startswith(str(folder)):
        raise Unusable(f"pixcade is imported from {imported.stdout.strip() or imported.stderr.strip()}, not the copy")
    code, _, output = pytest(folder, tests)
    if code:
        raise Unusable(f"{output.strip()}\nThese tests must be green without a fault.")


def turns_red(folder: Path, test: str) -> bool:
    """Whether a test fails in the copy. Raises Unusable where it cannot even be tried."""
    code, report, output = pytest(folder, [test])
    if code not in (0, 1):
        raise Unusable(f"{test} cannot be tried: {(output.strip() or 'no output').splitlines()[-1]}")
    messages = [failure.get("message", "") for failure in report.iter("failure")]
    if next(report.iter("error"), None) is not None or any(NOT_A_FAILED_TEST.search(message) for message in messages):
        raise Unusable(f"{test} breaks before it can fail")
    return bool(messages)


def pytest(folder: Path, tests: Sequence[str]) -> tuple[int, ElementTree.Element, str]:
    """Run tests in a copy: the exit code, the JUnit report and what was printed."""
    report = folder / "sabotage-report.xml"
    limit = SECONDS + SECONDS_A_TEST * len(tests)
    line = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junitxml={report}", *tests]
    try:
        done = subprocess.run(
            line,
            cwd=folder,
            env=environment(folder) | NO_PLUGINS,
            capture_output=True,
            text=True,
            timeout=limit,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise Unusable(f"not finished after {limit} s") from None
    empty = ElementTree.Element("testsuites")
    root = ElementTree.parse(report).getroot() if report.exists() else empty
    return done.returncode, empty if root is None else root, done.stdout + done.stderr


def environment(folder: Path) -> dict[str, str]:
    """What makes the copy the one that is imported, by the tests and by what they start."""
    return os.environ | {"PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
