"""Every store that we have, for tests of what all of them promise."""

from pathlib import Path

import pytest

from tests.store.stores import PLACES, Place


@pytest.fixture(params=PLACES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return PLACES[request.param](tmp_path)
