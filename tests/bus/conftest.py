"""Engines of their own for tests that ask for them."""

from tests.engines.fixtures import database, postgres, redis, redis_may_be_slow

__all__ = ["database", "postgres", "redis", "redis_may_be_slow"]
