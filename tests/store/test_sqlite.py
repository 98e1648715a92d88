"""SQLite in particular: the folder, the lock, versions and damage."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest

from pixcade.store.api import LogLine, OperatorSetting, StoreTrouble
from pixcade.store.backup import backup, restore
from pixcade.store.disk import trouble
from pixcade.store.errors import StoreError
from pixcade.store.lock import running_server, take_lock
from pixcade.store.private_files import DATABASE
from pixcade.store.sqlite import Sqlite, open_store
from pixcade.store.sqlite_files import connect
from pixcade.store.store import Store
from tests.store.child_processes import child, output_lines
from tests.store.stores import table
from tests.waits import LIMIT

T = TypeVar("T")
NOON = 1_794_744_000_000
"""2026-11-15 12:00:00 UTC in milliseconds."""


def with_store(folder: Path, scenario: Callable[[Store], Awaitable[T]]) -> T:
    async def opened() -> T:
        store = open_store(folder, now=NOON)
        try:
            return await scenario(store)
        finally:
            await store.close()

    return asyncio.run(opened())


async def nothing(store: Store) -> None:
    del store


async def one_line(store: Store) -> None:
    await store.write(table("t"), LogLine("t", 1, "one"))


def rejected(folder: Path) -> str:
    """Return the error code of opening a store; checks that the database and the files next to it are unchanged."""
    before = (folder / DATABASE).read_bytes()
    with pytest.raises((StoreTrouble, StoreError)) as error:
        open_store(folder, now=NOON)
    assert (folder / DATABASE).read_bytes() == before
    assert running_server(folder) is None, "the lock was given back"
    return error.value.code


# The folder


def test_folder_and_files_are_private_under_any_umask(tmp_path: Path) -> None:
    folder = tmp_path / "some" / "data"

    async def modes(store: Store) -> dict[str, int]:
        await one_line(store)
        return {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())}

    for umask in (0o000, 0o077, 0o277):
        before = os.umask(umask)
        try:
            found = with_store(folder, modes)
        finally:
            os.umask(before)
        assert found == {
            "data": 0o700, DATABASE: 0o600, f"{DATABASE}-wal": 0o600, f"{DATABASE}-shm": 0o600, "lock": 0o600,
        }  # fmt: skip
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()


def test_folder_open_to_others_is_made_private(tmp_path: Path) -> None:
    with_store(tmp_path, nothing)
    for path in (tmp_path, tmp_path / DATABASE, tmp_path / "lock"):
        path.chmod(0o777)
    with_store(tmp_path, nothing)
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o700
    assert stat.S_IMODE((tmp_path / DATABASE).stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "lock").stat().st_mode) == 0o600


def test_shared_folder_is_left_unchanged(tmp_path: Path) -> None:
    (tmp_path / "somebody's").write_text("")
    tmp_path.chmod(0o1777)
    with pytest.raises(StoreError, match=r"store\.folder-open"):
        open_store(tmp_path, now=NOON)
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o1777
    assert [path.name for path in tmp_path.iterdir()] == ["somebody's"]


def test_file_in_place_of_a_folder_is_rejected(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "below", Path("/proc/pixcade")):
        with pytest.raises(StoreError, match=r"store\.no-folder"):
            open_store(folder, now=NOON)


def test_closed_store_leaves_one_database_file(tmp_path: Path) -> None:
    with_store(tmp_path, one_line)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["lock", DATABASE]


def test_folder_can_have_any_name(tmp_path: Path) -> None:
    folder = tmp_path / "50% of #1? żółw & co"
    with_store(folder, one_line)
    assert with_store(folder, lambda store: store.log("t")) == ["one"]
    assert [path.name for path in tmp_path.iterdir()] == [folder.name]


# The lock


def test_second_server_is_rejected_and_finds_the_first(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    assert running_server(folder) is None
    with child("hold", folder, "http://127.0.0.1:8128") as process:
        assert next(output_lines(process)) == "ready"
        with pytest.raises(StoreError) as error:
            open_store(folder, now=NOON)
        assert (error.value.code, error.value.values) == ("store.in-use", {"folder": str(folder)})
        assert running_server(folder) == {"pid": process.pid, "address": "http://127.0.0.1:8128"}
        process.kill()
        process.wait()
        assert running_server(folder) is None
    with_store(folder, nothing)


def test_folder_is_locked_once_even_within_one_process(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        assert running_server(tmp_path) == {"pid": os.getpid(), "address": ""}
        with pytest.raises(StoreError, match=r"store\.in-use"):
            open_store(tmp_path, now=NOON)
        await one_line(store)

    with_store(tmp_path, scenario)
    assert running_server(tmp_path) is None


def test_forked_worker_does_not_keep_its_parents_lock(tmp_path: Path) -> None:
    with child("fork", tmp_path) as process:
        assert next(output_lines(process)) == "forked"
        assert process.wait(LIMIT) == 0
        assert process.stdout is not None
        os.set_blocking(process.stdout.fileno(), False)
        assert os_still_open(process.stdout.fileno()), "the worker lives"
        take_lock(tmp_path).release()


def os_still_open(descriptor: int) -> bool:
    """Whether another process can still write to an empty pipe."""
    try:
        return os.read(descriptor, 1) != b""
    except BlockingIOError:
        return True


# Versions


def test_newer_database_is_rejected_unchanged(tmp_path: Path) -> None:
    with_store(tmp_path, one_line)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection, connection:
        connection.execute("UPDATE meta SET value = '99' WHERE name = 'schema'")
    assert rejected(tmp_path) == "store.newer"


# Damage


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: b"not a database at all",
        lambda content: content[: len(content) // 2],
        lambda content: content[:4096] + bytes(len(content) - 4096),
        lambda content: content[:100],
        lambda content: b"x" + content[1:],
    ],
    ids=["text", "half", "zeros", "header", "magic"],
)
def test_damaged_database_is_rejected_unchanged(damage: Callable[[bytes], bytes], tmp_path: Path) -> None:
    with_store(tmp_path, one_line)
    (tmp_path / DATABASE).write_bytes(damage((tmp_path / DATABASE).read_bytes()))
    assert rejected(tmp_path) == "store.broken"


def test_foreign_database_is_rejected_unchanged(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection, connection:
        connection.execute("CREATE TABLE things (name TEXT)")
    assert rejected(tmp_path) == "store.broken"


def test_lost_database_is_recreated_only_on_request(tmp_path: Path) -> None:
    for left in (DATABASE, f"{DATABASE}-wal"):
        folder = tmp_path / left
        folder.mkdir(mode=0o700)
        (folder / left).write_bytes(b"" if left == DATABASE else b"left" * 8)
        before = {file.name: file.read_bytes() for file in folder.iterdir()}
        with pytest.raises(StoreError, match=r"store\.lost"):
            open_store(folder, now=NOON)
        assert {file.name: file.read_bytes() for file in folder.iterdir() if file.name != "lock"} == before
        asyncio.run(open_store(folder, now=0, begin_anew=True).close())
        with_store(folder, one_line)
        assert with_store(folder, lambda store: store.log("t")) == ["one"]
        kept = {one.read_bytes() for one in folder.iterdir() if "lost" in one.name}
        assert kept == set(before.values()), "what was left of it is kept next to it"


def test_start_after_a_kill_during_creation_succeeds(tmp_path: Path) -> None:
    (tmp_path / f"{DATABASE}.new").write_bytes(b"half")
    with_store(tmp_path, one_line)
    assert with_store(tmp_path, lambda store: store.log("t")) == ["one"]


def test_restored_backup_is_opened_with_a_wal(tmp_path: Path) -> None:
    with_store(tmp_path / "old", lambda store: store.write(OperatorSetting("motto", "one")))
    backup(tmp_path / "old", tmp_path / "copy")
    restore(tmp_path / "new", tmp_path / "copy", now=0)

    async def scenario(store: Store) -> None:
        await store.write(OperatorSetting("motto", "two"))
        assert (tmp_path / "new" / f"{DATABASE}-wal").exists()

    with_store(tmp_path / "new", scenario)


# Errors


def test_read_only_error_of_sqlite_is_reported(tmp_path: Path) -> None:
    with_store(tmp_path, nothing)
    with closing(connect(tmp_path / DATABASE, "ro")) as connection, pytest.raises(sqlite3.Error) as error:
        connection.execute("DELETE FROM settings")
    assert trouble(error.value, tmp_path / DATABASE).code == "store.read-only"


def test_connecting_never_creates_a_database(tmp_path: Path) -> None:
    for mode in ("rw", "ro"):
        with pytest.raises(sqlite3.OperationalError) as error:
            connect(tmp_path / DATABASE, mode)
        assert trouble(error.value, tmp_path / DATABASE).code == "store.broken"
    assert list(tmp_path.iterdir()) == []


def test_writer_that_lost_its_connection_gets_a_new_one(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        await one_line(store)
        assert isinstance(store.driver, Sqlite)
        store.driver.workers[-1].disconnect()
        await store.write(LogLine("t", 2, "two"))
        assert await store.log("t") == ["one", "two"]

    with_store(tmp_path, scenario)
