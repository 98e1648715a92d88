"""What was written reaches the database itself while somebody goes on writing, and the WAL stays bounded."""

import asyncio
import threading
from contextlib import closing
from itertools import count, islice
from pathlib import Path

import pytest

from pixcade.store.api import LogLine, StoreTrouble
from pixcade.store.errors import GONE, OK
from pixcade.store.private_files import DATABASE
from pixcade.store.sqlite import writer
from pixcade.store.sqlite.backup import backup
from pixcade.store.sqlite.connect import connect_to_read
from pixcade.store.sqlite.store import open_store
from tests.waits import LIMIT, POLL, until


def test_the_wal_is_checkpointed_while_somebody_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "CHECKPOINT_PAGES", 64)
    lines = 300

    async def main() -> int:
        store = open_store(tmp_path, now=0)
        try:
            for number in range(1, lines + 1):
                await store.write(LogLine(f"t{number % 50}", number, "x" * 2000))
            return (tmp_path / DATABASE).stat().st_size
        finally:
            await store.close()

    assert asyncio.run(main()) > lines * 1000, "most of what was written was in the database before it was closed"
    assert not (tmp_path / f"{DATABASE}-wal").exists(), "one file is left at the end, and nothing beside it"


def test_the_wal_does_not_grow_for_ever_while_somebody_never_stops_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "CHECKPOINT_PAGES", 64)
    jobs, each, size = 6, 60, 8000

    async def main() -> int:
        store = open_store(tmp_path, now=0)

        async def write(table: str) -> None:
            for number in range(1, each + 1):
                await store.write(LogLine(table, number, "x" * size))

        try:
            await asyncio.gather(*(write(f"t{job}") for job in range(jobs)))
            return (tmp_path / f"{DATABASE}-wal").stat().st_size
        finally:
            await store.close()

    assert asyncio.run(main()) < jobs * each * size / 4, "it is begun anew, and does not hold all that was ever written"


def test_commits_do_not_wait_for_a_long_read_and_the_wal_is_checkpointed_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "CHECKPOINT_PAGES", 64)
    lines, size = 100, 8000

    async def main() -> tuple[int, int]:
        store = open_store(tmp_path, now=0)

        async def write(table: str) -> int:
            for number in range(1, lines + 1):
                await store.write(LogLine(table, number, "x" * size))
            return (tmp_path / DATABASE).stat().st_size

        try:
            with closing(connect_to_read(tmp_path / DATABASE)) as reader:
                reader.execute("BEGIN")
                reader.execute("SELECT count(*) FROM log").fetchone()
                during = await write("first")
            return during, await write("second")
        finally:
            await store.close()

    during, after = asyncio.run(main())
    assert during < lines * size, "what somebody reads stays as it is"
    assert after > 2 * lines * size * 0.8, "nothing holds the WAL any more"


def restarts(folder: Path) -> int:
    """Return how often the WAL has begun anew: the checkpoint sequence number in its header."""
    return int.from_bytes((folder / f"{DATABASE}-wal").read_bytes()[12:16], "big")


def test_the_wal_is_copied_beside_the_writer_while_it_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "CHECKPOINT_WRITES", 20)
    monkeypatch.setattr(writer, "CHECKPOINT_PAGES", 1_000_000)  # no commit does it by itself

    async def main() -> None:
        store = open_store(tmp_path, now=0)
        try:
            async with asyncio.timeout(LIMIT):
                for number in count(1):
                    await store.write(LogLine("t", number, "x"))
                    if restarts(tmp_path) > 0:
                        return
                    await asyncio.sleep(POLL)
        finally:
            await store.close()

    asyncio.run(main())


def test_what_is_committed_during_a_copy_is_copied_by_the_writer_so_that_the_wal_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "CHECKPOINT_PAGES", 1_000_000)  # no commit does it by itself

    async def main() -> int:
        store = open_store(tmp_path, now=0)
        numbers = count(1)
        try:
            with store.writer.checkpointer.turn:  # it copies nothing that is committed now
                for number in islice(numbers, 20):
                    await store.write(LogLine("t", number, "x"))
                assert restarts(tmp_path) == 0
                store.writer.checkpointer.copied = True
                async with asyncio.timeout(LIMIT):
                    for number in numbers:
                        await store.write(LogLine("t", number, "x"))
                        if restarts(tmp_path) > 0:
                            return number
                        await asyncio.sleep(POLL)  # the writer copies when nothing waits for it
        finally:
            await store.close()
        raise AssertionError

    written = asyncio.run(main())
    with closing(connect_to_read(tmp_path / DATABASE)) as reader:
        assert reader.execute("SELECT count(*) FROM log").fetchone() == (written,)


def test_a_closed_store_leaves_no_thread_that_copies(tmp_path: Path) -> None:
    asyncio.run(open_store(tmp_path, now=0).close())
    assert not [one for one in threading.enumerate() if one.name == "pixcade-store-checkpointer"]


def test_writing_goes_on_where_nothing_can_be_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "CHECKPOINT_WRITES", 1)
    lines = 50

    async def main() -> list[str]:
        store = open_store(tmp_path, now=0)
        try:
            store.writer.checkpointer.disconnect()
            for number in range(1, lines + 1):
                await store.write(LogLine("t", number, "x"))
            return await store.log("t")
        finally:
            await store.close()

    assert len(asyncio.run(main())) == lines


def test_a_database_that_was_overwritten_takes_nothing_more_and_nothing_is_written_to_it(
    tmp_path: Path,
) -> None:
    folder, copy = tmp_path / "data", tmp_path / "copy"

    async def main() -> bytes:
        store = open_store(folder, now=0)
        try:
            await store.write(LogLine("t", 1, "in the copy"))
            backup(folder, copy)
            await store.write(LogLine("t", 2, "x"))
            overwriting = copy.read_bytes()
            with (folder / DATABASE).open("r+b") as file:  # as `cp` does: the same inode, and the file is no shorter
                file.write(overwriting)
            await until(lambda: store.healthy == GONE)
            with pytest.raises(StoreTrouble, match=r"store\.gone"):
                await store.write(LogLine("t", 3, "x"))
            assert not store.rescued, "what it held is not there any more"
        finally:
            await store.close()
        assert store.state_at_end() == GONE
        return overwriting

    overwriting = asyncio.run(main())
    assert (folder / DATABASE).read_bytes()[: len(overwriting)] == overwriting
    with closing(connect_to_read(folder / DATABASE)) as reader:
        assert reader.execute("SELECT text FROM log").fetchall() == [("in the copy",)]


def test_our_own_checkpoints_are_never_taken_for_somebody_elses_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "CHECKPOINT_WRITES", 3)
    monkeypatch.setattr(writer, "CHECKPOINT_PAGES", 16)
    monkeypatch.setattr(writer, "LOOK_SECONDS", 0.001)
    monkeypatch.setattr(writer, "IDLE_SECONDS", 0.001)

    async def main() -> str:
        store = open_store(tmp_path, now=0)
        try:
            for number in range(1, 400):
                await store.write(LogLine("t", number, "x" * 2000))
                if number % 7 == 0:
                    await asyncio.sleep(0.004)
                store.file.check()
        finally:
            await store.close()
        return store.state_at_end()

    assert asyncio.run(main()) == OK
