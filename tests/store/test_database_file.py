"""What the store notices of those who do something to its files while it is open, and what it then saves (S41)."""

import asyncio
import os
import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from pixcade.core.named_pipe import NamedPipe
from pixcade.store.api import LogLine, StoreTrouble
from pixcade.store.errors import GONE, OK, StoreRefused
from pixcade.store.key import KEY
from pixcade.store.private_files import DATABASE
from pixcade.store.sqlite import writer
from pixcade.store.sqlite.backup import backup
from pixcade.store.sqlite.connect import connect, connect_to_read
from pixcade.store.sqlite.lock import LOCK, running_server, take_lock
from pixcade.store.sqlite.store import SqliteStore, open_store
from tests.waits import until

WAL = f"{DATABASE}-wal"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "LOOK_SECONDS", 0.02)
    monkeypatch.setattr(writer, "IDLE_SECONDS", 0.05)


async def folded(store: SqliteStore, number: int, text: str) -> None:
    """Write a line, and wait until it is in the database itself, which has a new mark then."""
    before = store.file.marks
    await store.write(LogLine("t", number, text))
    await until(lambda: len(store.file.marks) == 1 and store.file.marks != before)


async def looked(store: SqliteStore) -> None:
    """Wait until the writer has looked at the files twice."""
    seen = 0
    look = store.writer.look

    def counted() -> None:
        nonlocal seen
        look()
        seen += 1

    store.writer.look = counted  # type: ignore[method-assign]  # it is called as before
    await until(lambda: seen >= 2)


def kept(folder: Path) -> list[str]:
    with closing(connect_to_read(folder / DATABASE)) as reader:
        return [text for (text,) in reader.execute("SELECT text FROM log ORDER BY number")]


def touched(file: Path) -> None:
    os.utime(file)


def written_again(file: Path) -> None:
    content = file.read_bytes()
    with file.open("r+b") as opened:
        opened.write(content)


def checkpointed(file: Path) -> None:
    with closing(connect(file)) as other:
        other.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()


@pytest.mark.parametrize("harmless", [touched, written_again, checkpointed], ids=lambda done: done.__name__)
def test_what_changes_nothing_in_the_file_stops_nobody(harmless: Callable[[Path], None], tmp_path: Path) -> None:
    async def main() -> SqliteStore:
        store = open_store(tmp_path, now=0)
        try:
            await folded(store, 1, "folded")
            await store.write(LogLine("t", 2, "in the WAL"))
            harmless(tmp_path / DATABASE)
            await looked(store)
            await store.write(LogLine("t", 3, "after"))
            assert store.healthy == OK
        finally:
            await store.close()
        return store

    assert asyncio.run(main()).state_at_end() == OK
    assert kept(tmp_path) == ["folded", "in the WAL", "after"]


@pytest.mark.parametrize("copy", [shutil.copyfile, backup], ids=["a raw copy", "a backup"])
def test_an_older_copy_over_the_file_is_noticed_while_somebody_never_stops_writing(
    copy: Callable[[Path, Path], object], tmp_path: Path
) -> None:
    folder, older = tmp_path / "data", tmp_path / "older"

    async def main() -> None:
        store = open_store(folder, now=0)
        try:
            await folded(store, 1, "first")
            copy(folder / DATABASE if copy is shutil.copyfile else folder, older)
            await folded(store, 2, "second")
            for number in range(3, 50):
                await store.write(LogLine("t", number, "x"))
            with (folder / DATABASE).open("r+b") as file:  # no shorter than it was
                file.write(older.read_bytes())
            with pytest.raises(StoreTrouble, match=r"store\.gone"):
                await store.write(LogLine("t", 50, "nothing is acknowledged any more"))
        finally:
            await store.close()
        assert store.state_at_end() == GONE

    asyncio.run(main())
    assert kept(folder) == ["first"], "it is what was copied there, and nothing of ours was written to it"
    assert list(folder.glob("pixcade-lost-*-wal")), "what was not in the file yet is put aside, not destroyed"


def emptied(wal: Path) -> None:
    os.truncate(wal, 0)


def zeroed(wal: Path) -> None:
    with wal.open("r+b") as file:
        file.write(bytes(wal.stat().st_size))


@pytest.mark.parametrize("spoil", [emptied, zeroed], ids=lambda done: done.__name__)
def test_a_wal_that_somebody_else_has_written_to_is_noticed_though_nobody_writes(
    spoil: Callable[[Path], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "IDLE_SECONDS", 1_000_000.0)

    async def main() -> None:
        store = open_store(tmp_path, now=0)
        try:
            await store.write(LogLine("t", 1, "in the WAL"))
            spoil(tmp_path / WAL)
            await until(lambda: store.healthy == GONE)
        finally:
            await store.close()
        assert store.state_at_end() == GONE

    asyncio.run(main())


def test_a_rescue_that_failed_is_tried_again_and_the_key_is_saved_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "RESCUE_SECONDS", 0.01)
    folder, key = tmp_path / "data", b"k" * 32

    async def main() -> None:
        store = open_store(folder, now=0)
        store.rescue_key(key)
        try:
            await store.write(LogLine("t", 1, "x"))
            shutil.rmtree(folder)
            folder.write_text("no folder can be made here")
            await until(lambda: store.healthy == GONE)
            await looked(store)
            assert not store.rescued
            folder.unlink()
            await until(lambda: store.rescued)
        finally:
            await store.close()
        with closing(connect_to_read(Path(store.rescued))) as copy:
            assert copy.execute("SELECT text FROM log").fetchall() == [("x",)]

    asyncio.run(main())
    assert (folder / KEY).read_bytes() == key


def test_a_rescue_is_tried_once_more_when_the_server_ends(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    async def main() -> str:
        store = open_store(folder, now=0)
        try:
            await store.write(LogLine("t", 1, "x"))
            shutil.rmtree(folder)
            folder.write_text("no folder can be made here")
            await until(lambda: store.healthy == GONE)
            folder.unlink()
        finally:
            await store.close()
        return store.rescued

    assert Path(asyncio.run(main())).exists()


def test_a_rescued_copy_is_counted_and_goes_when_the_file_itself_is_back(tmp_path: Path) -> None:
    folder, aside = tmp_path / "data", tmp_path / "aside"

    async def main() -> None:
        store = open_store(folder, now=0)
        try:
            await store.write(LogLine("t", 1, "x"))
            assert (await store.sizes()).copies == 0
            (folder / DATABASE).rename(aside)
            await until(lambda: store.rescued)
            assert (await store.sizes()).copies == Path(store.rescued).stat().st_size
            aside.rename(folder / DATABASE)
            await until(lambda: store.healthy == OK)
            assert (await store.sizes()).copies == 0
        finally:
            await store.close()

    asyncio.run(main())
    assert not list(folder.glob("*-rescued-*"))


def test_a_rescued_copy_goes_where_a_write_is_the_first_to_find_the_file_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "LOOK_SECONDS", 3600)
    folder, aside = tmp_path / "data", tmp_path / "aside"

    async def main() -> None:
        store = open_store(folder, now=0)
        try:
            await store.write(LogLine("t", 1, "x"))
            (folder / DATABASE).rename(aside)
            with pytest.raises(StoreTrouble, match=r"store\.gone"):
                await store.write(LogLine("t", 2, "x"))
            assert Path(store.rescued).exists()
            aside.rename(folder / DATABASE)
            await store.write(LogLine("t", 2, "x"))
            assert (store.healthy, store.rescued) == (OK, "")
            assert not list(folder.glob("*-rescued-*"))
        finally:
            await store.close()

    asyncio.run(main())


def test_a_lock_that_somebody_has_deleted_is_made_again_so_that_no_second_server_comes(tmp_path: Path) -> None:
    async def main() -> None:
        store = open_store(tmp_path, now=0)
        store.lock.announce("http://127.0.0.1:8128")
        (tmp_path / LOCK).unlink()
        await until((tmp_path / LOCK).exists)
        await looked(store)
        assert running_server(tmp_path) == {"pid": os.getpid(), "address": "http://127.0.0.1:8128"}
        with pytest.raises(StoreRefused, match=r"store\.in-use"):
            open_store(tmp_path, now=0)
        await store.write(LogLine("t", 1, "goes on"))
        await store.close()
        assert running_server(tmp_path) is None

    asyncio.run(main())


def test_a_named_pipe_in_the_place_of_the_lock_keeps_no_server_from_going_on(tmp_path: Path) -> None:
    async def main() -> None:
        store = open_store(tmp_path, now=0)
        os.mkfifo(tmp_path / "pipe")
        (tmp_path / "pipe").replace(tmp_path / LOCK)
        assert store.lock.keep()
        await store.write(LogLine("t", 1, "goes on"))
        with pytest.raises(NamedPipe):
            running_server(tmp_path)
        await store.close()

    asyncio.run(main())


def test_a_server_whose_folder_another_one_has_taken_writes_nothing_more_and_touches_nothing_of_it(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        store = open_store(tmp_path, now=0)
        await folded(store, 1, "ours")
        (tmp_path / "new").mkdir()
        other = take_lock(tmp_path / "new")
        (tmp_path / "new" / LOCK).replace(tmp_path / LOCK)  # deleted and taken before the first one has looked
        with closing(connect(tmp_path / DATABASE)) as second:
            second.execute("INSERT INTO log (table_id, number, text) VALUES ('t', 2, 'the other one''s')")
            await until(lambda: store.healthy == GONE)
            with pytest.raises(StoreTrouble, match=r"store\.gone"):
                await store.write(LogLine("t", 3, "refused"))
            second.execute("INSERT INTO log (table_id, number, text) VALUES ('t', 3, 'goes on')")
            other.release()
            await looked(store)
            assert store.healthy == GONE, "what we know of the tables is old, even where the other one has left"
            await store.close()
            assert kept(tmp_path) == ["ours", "the other one's", "goes on"]
        assert not list(tmp_path.glob(f"{DATABASE.partition('.')[0]}-*")), "nothing was put aside, nothing is rescued"

    asyncio.run(main())
