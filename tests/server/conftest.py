"""The server's promises hold on both stores: SQLite in a folder, and PostgreSQL with Redis.

Every test of the modules below that has a folder runs twice, in `run.py test` those of the first ones alone: what is
kept, found again and shown. Those that look into SQLite's own file, or run no server here, say so by
`@pytest.mark.one_machine`; one that does not and keeps nothing in PostgreSQL fails.
"""

from collections.abc import Iterator

import pytest

from tests.amounts import amount
from tests.engines.fixtures import database, postgres, redis
from tests.engines.postgres import Postgres
from tests.engines.redis import Redis, private_redis
from tests.server.support import server
from tests.server.support.plain_protocols import take_insides_away

FIRST = (
    "admin_command", "clocks", "games", "moderation", "new_tables", "planted_faults", "playing", "positions",
    "protocol", "restart", "secrecy", "snapshots",
)  # fmt: skip
OTHERS = (
    "absence", "admin", "bad_input", "bare_answers", "budgets", "cast", "chat", "client", "cookies", "crowds",
    "devices", "exact", "fair_turns",
    "fault_log", "floods", "frame_fuzz", "fuzz", "growth", "history", "host", "joining", "plain_protocols",
    "restore_turns", "reviews", "running", "running_positions", "screens", "seats", "series", "silence", "silent_hosts",
    "socket_garbage",
    "surroundings", "twins", "wrong_frames",
)  # fmt: skip
ON_ONE = {
    "backup": "the command for SQLite's file; PostgreSQL has its own tools",
    "client_noise": "a server in a process of its own, of which only the log is read",
    "damaged_rows": "rows that are damaged in SQLite's file",
    "doctor": "looks at folders and files; runs no server",
    "durability": "disks of a folder: full, read-only, not synced; tests/store/test_postgres.py has PostgreSQL's",
    "health": "a PostgreSQL and a Redis that are away",
    "metrics": "figures of a process; nothing is kept",
    "serve": "the command, in processes of its own; tests/cluster runs it with PostgreSQL",
    "service": "files of systemd; runs no server",
    "settings": "flags, variables and files; runs no server",
    "start_failures": "folders and databases that can't be used, each for itself",
    "torture": "one process with SQLite, and two with PostgreSQL",
}
"""Modules with folders whose tests run on one store, or choose for themselves, and why."""
ON_BOTH = amount(FIRST, FIRST + OTHERS)
STORES = ("sqlite", "postgres")

__all__ = ["database", "postgres", "redis"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test with each store."""
    module = metafunc.module.__name__.rpartition(".test_")[2]
    if module in ON_BOTH and "tmp_path" in metafunc.fixturenames:
        alone = metafunc.definition.get_closest_marker("one_machine") is not None
        metafunc.parametrize("kept_in", STORES[:1] if alone else STORES, indirect=True)
    if metafunc.definition.get_closest_marker("both_protocols") is not None:
        metafunc.parametrize("protocols", ("own", "plain"), indirect=True)


@pytest.fixture(autouse=True)
def protocols(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Let servers of this test speak by our own protocols, or by those that uvicorn comes with."""
    chosen: str = getattr(request, "param", "own")
    if chosen == "plain":
        take_insides_away(monkeypatch)
    return chosen


@pytest.fixture(scope="session")
def shared_redis() -> Iterator[Redis]:
    """A Redis that nobody stops; every test has names of its own in it."""
    with private_redis() as server:
        yield server


@pytest.fixture(autouse=True)
def kept_in(request: pytest.FixtureRequest) -> Iterator[str]:
    """Let servers of this test keep their things in a store."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield "sqlite"
        return
    database: Postgres = request.getfixturevalue("postgres")
    bus: Redis = request.getfixturevalue("shared_redis")
    server.ENGINES = server.Engines(database, bus.url)
    try:
        yield "postgres"
        assert server.ENGINES.databases, "this test keeps nothing in PostgreSQL: mark it one_machine"
    finally:
        server.ENGINES.drop()
        server.ENGINES = None
