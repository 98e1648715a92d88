"""How much a test does: some of it in `run.py test`, all of it in `run.py prove`."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TypeVar
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
VARIABLE = "PIXCADE_TEST_AMOUNT"
FULL = os.environ.get(VARIABLE) == "full"

T = TypeVar("T")


def amount(usual: T, full: T) -> T:
    """Return how much is done in this run."""
    return full if FULL else usual


def run_in_full(count: int, *arguments: str) -> dict[str, int | float]:
    """Run tests at their full amount. Raises AssertionError where one fails, is skipped, or fewer than `count` ran."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        line = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junitxml={report}", *arguments]
        done = subprocess.run(
            line, cwd=ROOT, env=os.environ | {VARIABLE: "full"}, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, "\n".join(done.stdout.splitlines()[-5:])
        suites = list(ElementTree.parse(report).iter("testsuite"))
    tests, skipped = (sum(int(suite.get(name, "0")) for suite in suites) for name in ("tests", "skipped"))
    assert skipped == 0, f"{skipped} were skipped"
    assert tests >= count, f"{tests} tests ran"
    return {"tests": tests}


def torture(count: int, seed: int) -> dict[str, int | float]:
    """Games that break all the time, on one process and on two."""
    return run_in_full(count, "tests/server/durability/test_torture.py")


def fuzz(count: int, seed: int) -> dict[str, int | float]:
    """Changed messages and calls that nobody would make, on both stores, and frames that are none."""
    return run_in_full(count, "tests/server/protocol/test_fuzz.py", "tests/server/net/test_frame_fuzz.py")


def budgets(count: int, seed: int) -> dict[str, int | float]:
    """Budgets, queues and what is kept, with 5,000 games of one person."""
    return run_in_full(count, "tests/server/security/test_budgets.py", "tests/server/security/test_silence.py")


def workers(count: int, seed: int) -> dict[str, int | float]:
    """Bots that think in workers which end, are killed, or lose their Redis."""
    return run_in_full(count, "tests/bus/test_remote_bots.py", "tests/bus/test_whole_game.py")


def axe(count: int, seed: int) -> dict[str, int | float]:
    """What axe finds on every page in every language and theme."""
    return run_in_full(count, "tests/e2e/test_axe.py")


def languages(count: int, seed: int) -> dict[str, int | float]:
    """Every page, and everything that is announced, in every language."""
    return run_in_full(
        count,
        "tests/e2e/test_languages.py",
        "tests/e2e/test_announcing.py",
        "tests/e2e/test_rules.py::test_every_rule_stands_there_in_words_with_its_picture",
        "tests/e2e/test_mazes.py::test_no_page_of_mazes_is_wider_than_the_window",
    )


def without_a_mouse(count: int, seed: int) -> dict[str, int | float]:
    """Whole games by keyboard alone, and from the accessibility tree."""
    return run_in_full(count, "tests/e2e/test_keyboard.py", "tests/e2e/test_reading.py", "tests/e2e/test_bots.py")


def lessons(count: int, seed: int) -> dict[str, int | float]:
    """Every lesson in a browser."""
    return run_in_full(count, "tests/e2e/test_lessons.py")


def pages(count: int, seed: int) -> dict[str, int | float]:
    """What holds on pages at every size, with and without motion, for every record and every kind of puzzle."""
    others = ("announcing", "axe", "bots", "keyboard", "languages", "lessons", "reading")
    left_out = (f"--ignore=tests/e2e/test_{name}.py" for name in others)
    return run_in_full(count, "tests/e2e", "tests/web", "tests/third_game/test_browser.py", *left_out)


def training(count: int, seed: int) -> dict[str, int | float]:
    """Training of the network of Pixl, and what players get of it."""
    return run_in_full(count, "tests/training")


def first_run(count: int, seed: int) -> dict[str, int | float]:
    """The first run of `run.py`, and every way in which its venv can be broken."""
    return run_in_full(count, "tests/test_bootstrap.py")


def both_stores(count: int, seed: int) -> dict[str, int | float]:
    """Every module that runs on SQLite and on PostgreSQL with Redis."""
    from tests.server.conftest import FIRST, OTHERS  # which imports this module

    files = {path.stem.removeprefix("test_"): path for path in (ROOT / "tests" / "server").rglob("test_*.py")}
    modules = (files[name].relative_to(ROOT).as_posix() for name in (*FIRST, *OTHERS, "both_stores"))
    return run_in_full(count, *modules)


def every_way(count: int, seed: int) -> dict[str, int | float]:
    """What `run.py test` tries in one way or two: levels, terminals, lost databases, interrupted moves, JAX, Pixl."""
    return run_in_full(
        count,
        "tests/bots/test_levels.py",
        "tests/bots/test_manners.py",
        "tests/bots/running",
        "tests/text",
        "tests/test_cli.py",
        "tests/server/durability/test_surroundings.py",
        "tests/store",
        "tests/research",
        "tests/bots/oracle",
        "tests/bots/pixl",
        "tests/cluster",
        "tests/deploy",
        "tests/test_architecture.py",
        "tests/conformance",
    )


def plain_search(count: int, seed: int) -> dict[str, int | float]:
    """The yardstick of Pixl beside its readable twin."""
    return run_in_full(count, "tests/bots/pixl/test_plain.py")
