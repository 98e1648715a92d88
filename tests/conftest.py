"""What all tests share."""

import gc
import os

import pytest
from hypothesis import settings

from tests import user_data

# The same tests on every run, and no clock that a busy machine could miss.
settings.register_profile("pixcade", deadline=None, derandomize=True)
settings.load_profile("pixcade")

# One thread of linear algebra a process, as in workers: NumPy reads it when it is first imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
user_data.use()

# While tests are collected nearly all that is made stays.
gc.disable()

UNMARKED_SECONDS = 10.0


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that it is not left for the end."""
    items.sort(key=seconds, reverse=True)


def pytest_collection_finish() -> None:
    """Freeze the half million imported objects, and collect garbage seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 50)
    gc.enable()


def seconds(item: pytest.Item) -> float:
    """How long a test takes on an idle machine, as its marker says: `@pytest.mark.slow(seconds)`."""
    marker = item.get_closest_marker("slow")
    return float(marker.args[0]) if marker else 0.0


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Report slow tests without the mark: a busy machine is no reason to fail one."""
    for report in terminalreporter.getreports("passed"):
        if report.when == "call" and report.duration > UNMARKED_SECONDS and "slow" not in report.keywords:
            terminalreporter.write_line(f"not marked as slow: {report.nodeid}, {report.duration:.0f} s")
