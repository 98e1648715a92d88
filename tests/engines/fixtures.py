"""Engines as pytest gives them to tests. A conftest imports what its tests need by name.

from tests.engines.fixtures import database, own_postgres, postgres
"""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.engines.postgres import Postgres, private_postgres


class Shared:
    """One PostgreSQL for all who need none of their own, however many conftests import it.

    It runs from the first who asks for it to the last who does: once in each process of pytest's.
    """

    def __init__(self) -> None:
        self.users = 0
        self.running = ExitStack()
        self.server: Postgres | None = None

    def take(self) -> Postgres:
        """Have it until `leave`."""
        if self.server is None:
            self.server = self.running.enter_context(private_postgres())
        self.users += 1
        return self.server

    def leave(self) -> None:
        """Need it no more."""
        self.users -= 1
        if not self.users:
            self.server = None
            self.running.close()


SHARED = Shared()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that nobody stops: tests share it, each with a database of its own."""
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
    """The address of a database without a row, whose tables may be there already: quicker than an empty one."""
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
