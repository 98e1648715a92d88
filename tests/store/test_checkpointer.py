"""What was written reaches the database itself while somebody goes on writing, without their waiting for it."""

import asyncio
import threading
from pathlib import Path

import pytest

from pixcade.store.api import LogLine
from pixcade.store.private_files import DATABASE
from pixcade.store.sqlite import checkpointer
from pixcade.store.sqlite.store import open_store
from tests.waits import LIMIT


@pytest.mark.slow(3)
def test_the_log_of_changes_is_folded_while_somebody_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpointer, "CHECKPOINT_BYTES", 256 * 1024)
    lines = 1000

    before = set(threading.enumerate())

    async def main() -> int:
        store = open_store(tmp_path, now=0)
        try:
            for number in range(1, lines + 1):
                await store.write(LogLine(f"t{number % 50}", number, "x" * 2000))
            async with asyncio.timeout(LIMIT):
                while store.writer.checkpointer.wanted.is_set():
                    await asyncio.sleep(0.01)
            return (tmp_path / DATABASE).stat().st_size
        finally:
            await store.close()

    assert asyncio.run(main()) > lines * 1000, "most of what was written was in the database before it was closed"
    assert not (tmp_path / f"{DATABASE}-wal").exists(), "one file is left at the end, and nothing beside it"
    left = set(threading.enumerate()) - before
    assert not [one for one in left if one.name == "pixcade-store-checkpointer"]


def test_the_log_of_changes_does_not_grow_for_ever_while_somebody_never_stops_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpointer, "CHECKPOINT_BYTES", 256 * 1024)
    monkeypatch.setattr(checkpointer, "WAL_RESTART_BYTES", 512 * 1024)
    monkeypatch.setattr(checkpointer, "REST_SECONDS", 0.05)
    jobs, each = 6, 500

    async def main() -> int:
        store = open_store(tmp_path, now=0)

        async def write(table: str) -> None:
            for number in range(1, each + 1):
                await store.write(LogLine(table, number, "x" * 8000))

        try:
            await asyncio.gather(*(write(f"t{job}") for job in range(jobs)))
            return (tmp_path / f"{DATABASE}-wal").stat().st_size
        finally:
            await store.close()

    assert asyncio.run(main()) < jobs * each * 8000, "it was begun anew, and does not hold all that was ever written"
