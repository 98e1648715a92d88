"""Fixtures: with or without kernels, a log of requests to workers, and a test's own workers."""

import pytest

from tests.bots.running.pools import OTHERS, compiled, plain, questions_sent, worker_ids

__all__ = ["compiled", "plain", "questions_sent"]


@pytest.fixture(autouse=True)
def _workers_of_others() -> None:
    """Exclude the worker that page servers share in this process, if there is one."""
    OTHERS.clear()
    OTHERS.update(worker_ids())
