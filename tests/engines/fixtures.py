"""pytest fixtures for engines. A conftest imports those its tests need:

from tests.engines.fixtures import database, own_postgres, postgres
"""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.engines.postgres import Postgres, private_postgres


class Shared:
    """One PostgreSQL shared by all tests that don't need their own, even across conftests.

    It runs from its first user to its last, once per pytest process.
    """

    def __init__(self) -> None:
        self.users = 0
        self.running = ExitStack()
        self.server: Postgres | None = None

    def take(self) -> Postgres:
        """Use it until `leave`."""
        if self.server is None:
            self.server = self.running.enter_context(private_postgres())
        self.users += 1
        return self.server

    def leave(self) -> None:
        """Stop using it."""
        self.users -= 1
        if not self.users:
            self.server = None
            self.running.close()


SHARED = Shared()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A shared PostgreSQL that no test stops; each test has its own database."""
    server = SHARED.take()
    try:
        yield server
    finally:
        SHARED.leave()


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    """The address of an empty database."""
    url = postgres.new_database()
    try:
        yield url
    finally:
        postgres.drop(url)


@pytest.fixture
def lent_database(postgres: Postgres) -> Iterator[str]:
    """The address of a database without rows, which may have SQL tables already: faster than a new one."""
    url = postgres.lend_database()
    try:
        yield url
    finally:
        postgres.empty(url)


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL for this test alone, to be stopped and started."""
    with private_postgres() as server:
        yield server
