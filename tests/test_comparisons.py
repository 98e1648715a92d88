"""Implementations that must agree: on some cases in each run, drawn from a seed."""

from collections.abc import Callable

import pytest

from tests.bots.search import comparison as kernels
from tests.naive import comparison as naive
from tests.table import random_tables


@pytest.mark.parametrize(
    ("compare", "count", "seed"),
    [
        pytest.param(naive.pixoid, 500, 1, id="pixoid-naive"),
        pytest.param(naive.pixl, 350, 1, id="pixl-naive"),
        pytest.param(kernels.pixl, 500, 1, id="pixl-kernel"),
        pytest.param(random_tables.restored, 12, 1, id="tables-restored"),
    ],
)
def test_agrees(compare: Callable[[int, int], object], count: int, seed: int) -> None:
    compare(count, seed)
