"""The server's promises hold on both stores: SQLite in a folder, and PostgreSQL.

Every test of the modules below that has a folder runs twice. Those that look into SQLite's own file, or run no server
here, say so by `@pytest.mark.one_machine`.
"""

from collections.abc import Iterator

import pytest

from tests.engines.fixtures import database, lent_database, postgres
from tests.engines.postgres import Postgres
from tests.server.support import server

ON_BOTH = (
    "admin_command", "clocks", "coming_back", "days_off", "devices", "games", "mails", "moderation", "new_tables",
    "notices", "offers", "passkeys", "playing", "positions", "promises", "protocol", "restart", "secrecy", "snapshots",
    "web_push",
)  # fmt: skip
STORES = ("sqlite", "postgres")

__all__ = ["database", "lent_database", "postgres"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test with each store."""
    module = metafunc.module.__name__.rpartition(".test_")[2]
    if module in ON_BOTH and "tmp_path" in metafunc.fixturenames:
        alone = metafunc.definition.get_closest_marker("one_machine") is not None
        metafunc.parametrize("store_engine", STORES[:1] if alone else STORES, indirect=True)


@pytest.fixture(autouse=True)
def store_engine(request: pytest.FixtureRequest) -> Iterator[str]:
    """Choose the store of this test's servers."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield "sqlite"
        return
    database: Postgres = request.getfixturevalue("postgres")
    server.ENGINES = server.Engines(database)
    try:
        yield "postgres"
        assert server.ENGINES.databases, "this test keeps nothing in PostgreSQL: mark it one_machine"
    finally:
        server.ENGINES.drop()
        server.ENGINES = None
