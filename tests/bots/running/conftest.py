"""Kernels that are there or not, and what workers are told."""

from tests.bots.running.pools import compiled, plain, told

__all__ = ["compiled", "plain", "told"]
