"""Several processes: the short version of `python -m tests.server.durability.processes`."""

import asyncio
from pathlib import Path

import pytest

from tests.server.durability.processes import played
from tests.waits import WHOLE


@pytest.mark.slow(18)
def test_tables_survive_the_end_of_processes(tmp_path: Path, database: str) -> None:
    playing = played(tmp_path, database, tables=6, faults=("kill", "restart"), between=1.0)
    figures = asyncio.run(asyncio.wait_for(playing, WHOLE))
    assert figures.lost == []
    assert figures.acknowledged > 100
    assert set(figures.still) == {"kill", "restart"}
