"""All kinds of stores, for tests of their common interface."""

from pathlib import Path

import pytest

from tests.engines.fixtures import database, own_postgres, postgres
from tests.store.stores import Place, postgres_place, sqlite_place

__all__ = ["database", "own_postgres", "postgres"]


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty store. To test another kind, add how to create one."""
    if request.param == "sqlite":
        return sqlite_place(tmp_path)
    return postgres_place(request.getfixturevalue("database"))
