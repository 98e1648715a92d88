"""Several processes of one server share a PostgreSQL and a Redis."""

from tests.engines.fixtures import lent_database as database
from tests.engines.fixtures import own_postgres, postgres, redis, redis_may_be_slow

__all__ = ["database", "own_postgres", "postgres", "redis", "redis_may_be_slow"]
