"""Kernels that are there or not, what workers are told, and which workers are a test's own."""

import pytest

from tests.bots.running.pools import OTHERS, compiled, plain, told, worker_ids

__all__ = ["compiled", "plain", "told"]


@pytest.fixture(autouse=True)
def _workers_of_others() -> None:
    """Leave out the worker that servers of the pages share in this process, where there is one."""
    OTHERS.clear()
    OTHERS.update(worker_ids())
