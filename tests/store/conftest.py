"""Every store that we have, for tests of what all of them promise."""

from pathlib import Path

import pytest

from tests.engines.fixtures import database, own_postgres, postgres
from tests.store.stores import Place, postgres_place, sqlite_place

__all__ = ["database", "own_postgres", "postgres"]


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """A store in which nothing is yet. To test another kind, add how to find an empty one."""
    if request.param == "sqlite":
        return sqlite_place(tmp_path)
    return postgres_place(request.getfixturevalue("database"))
