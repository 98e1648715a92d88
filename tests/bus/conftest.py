"""Engines of their own for tests that ask for them."""

from tests.engines.fixtures import database, postgres, redis

__all__ = ["database", "postgres", "redis"]
