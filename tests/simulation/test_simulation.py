"""Invariants of simulated evenings with people, bots, a store and a network that fail."""

from collections.abc import Iterator

import pytest

from tests.simulation import evenings

EVENINGS = 240
"""Twenty of each of our games, 200 of a small one."""
CHUNK = 30


@pytest.fixture(autouse=True)
def small_game() -> Iterator[None]:
    with evenings.unary():
        yield


@pytest.mark.slow(5)
@pytest.mark.parametrize("first", range(0, EVENINGS, CHUNK))
def test_invariants_hold_on_random_evenings(first: int) -> None:
    for seed in range(first, first + CHUNK):
        evenings.spend(seed)
