"""Shared fixtures of the lab's tests."""

import os

import pytest

from tests import user_data
from tests.lab.gpu import has_gpu

# JAX compiles longer than it computes here; results stay the same.
os.environ.setdefault("JAX_DISABLE_MOST_OPTIMIZATIONS", "1")
os.environ["JAX_COMPILATION_CACHE_DIR"] = str(user_data.HOME / "jax")
os.environ["JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS"] = "0"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Without a GPU its tests are not even collected; say so."""
    if not has_gpu():
        terminalreporter.write_line("no CuPy or no GPU here: tests/lab/boards/test_gpu.py was not run")
