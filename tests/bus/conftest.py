"""A Redis of its own for each test that asks for one."""

from tests.engines.fixtures import redis

__all__ = ["redis"]
