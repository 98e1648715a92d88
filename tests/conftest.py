"""What all tests share."""

import gc
import os

import pytest
from hypothesis import settings

from tests import user_data
from tests.amounts import FULL
from tests.gpu import has_gpu

# The same tests on every run, and no clock that a busy machine could miss; `run.py prove` draws more.
settings.register_profile("pixcade", deadline=None, derandomize=True)
settings.load_profile("pixcade")

# One thread of linear algebra a process, as in workers: NumPy reads it when it is first imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# JAX compiles longer than it computes here; what is computed stays the same.
os.environ.setdefault("JAX_DISABLE_MOST_OPTIMIZATIONS", "1")
user_data.use()

# While tests are collected nearly all that is made stays.
gc.disable()

UNMARKED_SECONDS = 10.0


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave proofs to `run.py prove`; begin with what takes longest, so that no process is left with it in the end."""
    proofs = [item for item in items if item.get_closest_marker("proof") and not FULL]
    config.hook.pytest_deselected(items=proofs)
    items[:] = sorted((item for item in items if item not in {*proofs}), key=seconds, reverse=True)


def pytest_collection_finish() -> None:
    """Leave what was imported to no garbage collection any more, half a million objects, and collect seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 50)
    gc.enable()


def seconds(item: pytest.Item) -> float:
    """How long a test takes on an idle machine, as its marker says: `@pytest.mark.slow(seconds)`."""
    marker = item.get_closest_marker("slow")
    return float(marker.args[0]) if marker else 0.0


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name tests that took long and are not marked, and those that need a GPU where there is none.

    A busy machine is no reason to fail a test, and no GPU is no reason to skip one: its tests are not even collected.
    """
    if not has_gpu():
        terminalreporter.write_line("no CuPy or no GPU here: the CUDA kernel (tests/solver/test_gpu.py) was not run")
    for report in terminalreporter.getreports("passed"):
        if report.when == "call" and report.duration > UNMARKED_SECONDS and "slow" not in report.keywords:
            terminalreporter.write_line(f"not marked as slow: {report.nodeid}, {report.duration:.0f} s")
