"""Implementations that must agree, and exact play against the bots: on some cases in each run, drawn from a seed."""

from collections.abc import Callable

import pytest

from tests.lab.boards import comparison as solver
from tests.lab.boards import losses
from tests.lab.makers import puzzle_checks
from tests.lab.oracle import distance
from tests.lab.pixoid import kernel_comparison


@pytest.mark.parametrize(
    ("compare", "count", "seed"),
    [
        pytest.param(kernel_comparison.positions, 500, 1, id="pixoid-kernel"),
        pytest.param(distance.distances, 1, 1, id="pixoid-oracle"),
        pytest.param(losses.losses, 10, 1, id="pixoid-losses"),
        pytest.param(solver.small, 200, 1, id="solver-small"),
        pytest.param(solver.full, 10, 1, id="solver-full"),
        pytest.param(puzzle_checks.pixoid, 10, 1, id="puzzles"),
    ],
)
def test_fast_path_agrees_with_rules(compare: Callable[[int, int], object], count: int, seed: int) -> None:
    compare(count, seed)
