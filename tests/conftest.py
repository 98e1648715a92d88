"""What all tests share."""

import pytest
from hypothesis import settings

# The same tests on every run, and no clock that a busy machine could miss; `run.py prove` draws more.
settings.register_profile("pixcade", deadline=None, derandomize=True)
settings.load_profile("pixcade")

UNMARKED_SECONDS = 10.0


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that no process is left with it in the end."""
    items.sort(key=seconds, reverse=True)


def seconds(item: pytest.Item) -> float:
    """How long a test takes on an idle machine, as its marker says: `@pytest.mark.slow(seconds)`."""
    marker = item.get_closest_marker("slow")
    return float(marker.args[0]) if marker else 0.0


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name tests that took long and are not marked; a busy machine is no reason to fail them."""
    for report in terminalreporter.getreports("passed"):
        if report.when == "call" and report.duration > UNMARKED_SECONDS and "slow" not in report.keywords:
            terminalreporter.write_line(f"not marked as slow: {report.nodeid}, {report.duration:.0f} s")
