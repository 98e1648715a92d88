"""Fixtures for tests of the engines."""

from tests.engines.fixtures import database, own_postgres, postgres

__all__ = ["database", "own_postgres", "postgres"]
