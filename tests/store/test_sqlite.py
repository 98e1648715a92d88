"""What is SQLite's own: the folder, the lock, versions, damage, and what is left of a deleted secret."""

import asyncio
import os
import sqlite3
import stat
import threading
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import TypeVar
from unittest.mock import patch

import pytest

from pixcade.store.api import (
    ChatLine,
    GamePlayer,
    GameRow,
    LogLine,
    NameGone,
    OperatorSetting,
    Salt,
    SaltGone,
    StoreTrouble,
    Write,
)
from pixcade.store.errors import StoreRefused, trouble
from pixcade.store.key import KEY, server_key
from pixcade.store.private_files import DATABASE
from pixcade.store.sqlite.backup import backup, restore
from pixcade.store.sqlite.connect import connect, connect_to_read
from pixcade.store.sqlite.lock import running_server, take_lock
from pixcade.store.sqlite.schema import MIGRATIONS
from pixcade.store.sqlite.store import SqliteStore, open_store
from pixcade.store.sqlite.writer import Result, WriteJob
from pixcade.table.entries import FORMAT
from tests.store.child_processes import said, started
from tests.store.golden_stores import sqlite_store
from tests.store.stores import table
from tests.waits import LIMIT, until

T = TypeVar("T")
NOON = 1_794_744_000_000
"""2026-11-15 12:00:00 UTC in milliseconds."""


def with_store(folder: Path, scenario: Callable[[SqliteStore], Awaitable[T]]) -> T:
    async def opened() -> T:
        store = open_store(folder, now=NOON)
        try:
            return await scenario(store)
        finally:
            await store.close()

    return asyncio.run(opened())


async def nothing(store: SqliteStore) -> None:
    del store


async def one_line(store: SqliteStore) -> None:
    await store.write(LogLine("t", 1, "one"))


def refused(folder: Path) -> str:
    """The code with which a store is refused; the database and what lies beside it are the same afterwards."""
    before = (folder / DATABASE).read_bytes()
    with pytest.raises((StoreTrouble, StoreRefused)) as refusal:
        open_store(folder, now=NOON)
    assert (folder / DATABASE).read_bytes() == before
    assert running_server(folder) is None, "the lock was given back"
    return refusal.value.code


# The folder


def test_folder_and_files_belong_to_their_user_alone_whatever_the_umask(tmp_path: Path) -> None:
    folder = tmp_path / "some" / "data"

    async def modes(store: SqliteStore) -> dict[str, int]:
        await store.write(LogLine("t", 1, "x"))
        server_key(folder)
        return {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())}

    for umask in (0o000, 0o077, 0o277):
        before = os.umask(umask)
        try:
            found = with_store(folder, modes)
        finally:
            os.umask(before)
        assert found == {
            "data": 0o700, DATABASE: 0o600, f"{DATABASE}-wal": 0o600, f"{DATABASE}-shm": 0o600, "key": 0o600,
            "lock": 0o600,
        }  # fmt: skip
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()


def test_a_folder_that_was_open_to_others_is_closed(tmp_path: Path) -> None:
    with_store(tmp_path, nothing)
    for path in (tmp_path, tmp_path / DATABASE, tmp_path / "lock"):
        path.chmod(0o777)
    with_store(tmp_path, nothing)
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o700
    assert stat.S_IMODE((tmp_path / DATABASE).stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "lock").stat().st_mode) == 0o600


def test_a_folder_that_everybody_shares_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "somebody's").write_text("")
    tmp_path.chmod(0o1777)
    with pytest.raises(StoreRefused, match=r"store\.folder-open"):
        open_store(tmp_path, now=NOON)
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o1777
    assert [path.name for path in tmp_path.iterdir()] == ["somebody's"]


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "below", Path("/proc/pixcade")):
        with pytest.raises(StoreRefused, match=r"store\.no-folder"):
            open_store(folder, now=NOON)


def test_a_closed_store_leaves_one_database_file(tmp_path: Path) -> None:
    with_store(tmp_path, one_line)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["lock", DATABASE]


def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    folder = tmp_path / "50% of #1? żółw & co"
    with_store(folder, one_line)
    assert with_store(folder, lambda store: store.log("t")) == ["one"]
    assert [path.name for path in tmp_path.iterdir()] == [folder.name]


# The key


def test_the_key_is_made_once_and_kept(tmp_path: Path) -> None:
    key = server_key(tmp_path / "a")
    assert len(key) == 32
    assert server_key(tmp_path / "a") == key
    assert server_key(tmp_path / "b") != key
    assert [path.name for path in (tmp_path / "a").iterdir()] == ["key"]


def test_a_damaged_key_is_refused_and_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(b"short")
    with pytest.raises(StoreRefused, match=r"store\.key-broken"):
        server_key(tmp_path)
    assert (tmp_path / "key").read_bytes() == b"short"


# The lock


def test_a_second_server_is_refused_and_finds_the_first(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    assert running_server(folder) is None
    with started("hold", folder, "http://127.0.0.1:8128") as process:
        assert next(said(process)) == "ready"
        with pytest.raises(StoreRefused) as refusal:
            open_store(folder, now=NOON)
        assert (refusal.value.code, refusal.value.values) == ("store.in-use", {"folder": str(folder)})
        assert running_server(folder) == {"pid": process.pid, "address": "http://127.0.0.1:8128"}
        process.kill()
        process.wait()
        assert running_server(folder) is None
    with_store(folder, nothing)


def test_within_one_process_too_a_folder_is_held_once(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        assert running_server(tmp_path) == {"pid": os.getpid(), "address": ""}
        store.lock.announce("http://localhost:8128/a")
        store.lock.announce("http://localhost")
        with pytest.raises(StoreRefused, match=r"store\.in-use"):
            open_store(tmp_path, now=NOON)
        assert running_server(tmp_path) == {"pid": os.getpid(), "address": "http://localhost"}
        await store.write(LogLine("t", 1, "still open"))

    with_store(tmp_path, scenario)
    assert running_server(tmp_path) is None


def test_a_worker_that_was_forked_does_not_hold_the_folder_after_its_parent(tmp_path: Path) -> None:
    with started("fork", tmp_path) as process:
        assert next(said(process)) == "forked"
        assert process.wait(LIMIT) == 0
        assert process.stdout is not None
        os.set_blocking(process.stdout.fileno(), False)
        assert os_still_open(process.stdout.fileno()), "the worker lives"
        take_lock(tmp_path).release()


def os_still_open(descriptor: int) -> bool:
    """Whether somebody could still write to a pipe that is empty."""
    try:
        return os.read(descriptor, 1) != b""
    except BlockingIOError:
        return True


# Versions


def second(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE settings ADD COLUMN colour TEXT NOT NULL DEFAULT 'blue'")


def failing(connection: sqlite3.Connection) -> None:
    second(connection)
    connection.execute("INSERT INTO settings (name) VALUES (NULL)")


def test_a_migration_makes_a_backup_first_and_keeps_everything(tmp_path: Path) -> None:
    async def fill(store: SqliteStore) -> None:
        assert store.migrated_from is None
        await store.write(OperatorSetting("announcement", "hello"))

    with_store(tmp_path, fill)
    store = open_store(tmp_path, now=NOON, migrations=(*MIGRATIONS, second))
    backup = store.migrated_from
    store.close_and_wait()
    assert backup == tmp_path / "pixcade-version-2-20261115-120000.sqlite3"
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert columns(tmp_path / DATABASE) == ["name", "value", "colour"]
    assert columns(backup) == ["name", "value"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["lock", backup.name, DATABASE]
    again = open_store(tmp_path, now=NOON, migrations=(*MIGRATIONS, second))
    assert again.migrated_from is None
    assert asyncio.run(again.settings()) == {"announcement": "hello"}
    again.close_and_wait()
    backup.replace(tmp_path / DATABASE)
    assert with_store(tmp_path, lambda store: store.settings()) == {"announcement": "hello"}


def test_a_copy_before_a_migration_has_its_name_when_it_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_store(tmp_path, now=NOON).close_and_wait()

    def killed(source: Path, target: Path) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("os.replace", killed)
        with pytest.raises(KeyboardInterrupt):
            open_store(tmp_path, now=NOON, migrations=(*MIGRATIONS, second))
    assert list(tmp_path.glob("pixcade-version-*")) == []
    assert (tmp_path / f"{DATABASE}.copy").exists()
    store = open_store(tmp_path, now=NOON, migrations=(*MIGRATIONS, second))
    store.close_and_wait()
    assert store.migrated_from is not None
    assert sorted(path.name for path in tmp_path.iterdir()) == ["lock", store.migrated_from.name, DATABASE]


def columns(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as connection:
        return [name for _, name, *_ in connection.execute("PRAGMA table_info(settings)")]


def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    with_store(tmp_path, one_line)
    with pytest.raises(sqlite3.IntegrityError):
        open_store(tmp_path, now=NOON, migrations=(*MIGRATIONS, failing))
    assert columns(tmp_path / DATABASE) == ["name", "value"]
    assert with_store(tmp_path, lambda store: store.log("t")) == ["one"]


def test_a_newer_database_is_refused_unchanged(tmp_path: Path) -> None:
    open_store(tmp_path, now=NOON, migrations=(*MIGRATIONS, second)).close_and_wait()
    assert refused(tmp_path) == "store.folder-newer"


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS) + 1))
def test_a_migration_that_a_release_has_held_still_makes_the_same_schema(version: int, tmp_path: Path) -> None:
    newest = max(sqlite_store(version, FORMAT).parent.glob("logs-*.sqlite3"))
    (tmp_path / "kept").write_bytes(newest.read_bytes())
    open_store(tmp_path / "new", now=NOON, migrations=MIGRATIONS[:version]).close_and_wait()
    assert schema(tmp_path / "new" / DATABASE) == schema(tmp_path / "kept")


def schema(database: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()


# Damage


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: b"not a database at all",
        lambda content: content[: len(content) // 2],
        lambda content: content[:4096] + bytes(len(content) - 4096),
        lambda content: content[:100],
        lambda content: b"x" + content[1:],
        lambda content: content[:60] + bytes(4) + content[64:],
        lambda content: content[:68] + b"else" + content[72:],
    ],
    ids=["text", "half", "zeros", "header", "magic", "version-0", "another-program's"],
)
def test_a_damaged_or_strange_database_is_refused_unchanged(damage: Callable[[bytes], bytes], tmp_path: Path) -> None:
    with_store(tmp_path, one_line)
    (tmp_path / DATABASE).write_bytes(damage((tmp_path / DATABASE).read_bytes()))
    assert refused(tmp_path) == "store.broken"


def test_a_folder_that_has_lost_its_database_begins_anew_only_when_asked(tmp_path: Path) -> None:
    for left in (DATABASE, f"{DATABASE}-wal", "pixcade-rescued-20260101-000000.sqlite3", KEY):
        folder = tmp_path / left
        folder.mkdir(mode=0o700)
        (folder / left).write_bytes(b"" if left == DATABASE else b"left")
        before = {file.name: file.read_bytes() for file in folder.iterdir()}
        with pytest.raises(StoreRefused, match=r"store\.lost"):
            open_store(folder, now=NOON)
        assert {file.name: file.read_bytes() for file in folder.iterdir() if file.name != "lock"} == before
        open_store(folder, now=0, begin_anew=True).close_and_wait()
        with_store(folder, one_line)
        assert with_store(folder, lambda store: store.log("t")) == ["one"]
        kept = {
            one.read_bytes()
            for one in folder.iterdir()
            if "lost" in one.name or "rescued" in one.name or one.name == KEY
        }
        assert kept == set(before.values()), "what was left of it is kept beside it"


def test_a_start_that_was_killed_while_it_made_its_database_makes_it_again(tmp_path: Path) -> None:
    (tmp_path / f"{DATABASE}.new").write_bytes(b"half")
    with_store(tmp_path, one_line)
    assert with_store(tmp_path, lambda store: store.log("t")) == ["one"]


def test_a_backup_that_was_put_back_is_written_with_a_wal(tmp_path: Path) -> None:
    with_store(tmp_path / "old", lambda store: store.write(OperatorSetting("motto", "one")))
    backup(tmp_path / "old", tmp_path / "copy")
    restore(tmp_path / "new", tmp_path / "copy", now=0)

    async def scenario(store: SqliteStore) -> None:
        await store.write(OperatorSetting("motto", "two"))
        assert (tmp_path / "new" / f"{DATABASE}-wal").exists()

    with_store(tmp_path / "new", scenario)


def test_a_value_that_can_not_be_kept_fails_for_its_writer_alone(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        outcomes = await asyncio.gather(
            store.write(LogLine("t", 1, "one")),
            store.write(LogLine("t", 2, "\ud800")),
            store.write(LogLine("t", 1 << 70, "large")),
            store.write(table(), LogLine("t", 3, "three"), LogLine("t", 4, "\udfff")),
            store.write(LogLine("t", 5, "five")),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [
            type(None), UnicodeEncodeError, OverflowError, UnicodeEncodeError, type(None)
        ]  # fmt: skip
        assert await store.log("t") == ["one", "five"]
        assert await store.table("t") is None
        assert store.healthy == "ok"

    with_store(tmp_path, scenario)


def test_a_store_is_closed_though_something_is_queued_at_the_same_moment(tmp_path: Path) -> None:
    async def main() -> list[str]:
        store = open_store(tmp_path, now=0)
        writer, go, usual = store.writer, threading.Event(), store.writer.results

        def held(group: Sequence[WriteJob]) -> list[Result]:
            assert go.wait(LIMIT)
            return usual(group)

        with patch.object(writer, "results", held):
            first = writer.submit([LogLine("t", 1, "first")])
            await until(writer.waiting.empty)
            second = writer.submit([LogLine("t", 2, "second")])
            closing = asyncio.create_task(store.close())
            await until(lambda: writer.closing)
            go.set()
            async with asyncio.timeout(LIMIT):
                await asyncio.gather(first, second, closing)
        store = open_store(tmp_path, now=0)
        try:
            return list(await store.log("t"))
        finally:
            await store.close()

    assert asyncio.run(main()) == ["first", "second"]


# Secrets that are deleted


def test_a_replaced_salt_is_found_nowhere_in_the_folder_once_nobody_writes(tmp_path: Path) -> None:
    salts = [os.urandom(32).hex() for _ in range(600)]

    places = [(f"t{at % 40}", at // 40, "amber") for at in range(600)]

    async def all_at_once(store: SqliteStore, writes: list[Write]) -> None:
        await asyncio.gather(*(store.write(write) for write in writes))

    async def scenario(store: SqliteStore) -> None:
        for at in range(0, 600, 100):  # pages are filled and split meanwhile
            await all_at_once(store, [Salt(*places[one], salts[one]) for one in range(at, at + 100)])
            await store.write(LogLine("t", at + 1, "x" * 1000))
        assert any(salt.encode() in content(tmp_path) for salt in salts)
        for at in range(0, 300, 100):
            await all_at_once(store, [Salt(*place, "5a" * 32) for place in places[at : at + 100]])
            await all_at_once(store, [SaltGone(*place) for place in places[at + 300 : at + 400]])
        await asyncio.wait_for(folded(tmp_path), LIMIT)
        left = content(tmp_path)
        assert [salt for salt in salts if salt.encode() in left or salt[:24].encode() in left] == []

    with_store(tmp_path, scenario)


async def folded(folder: Path) -> None:
    """Wait until the log of changes is empty."""
    while (folder / f"{DATABASE}-wal").stat().st_size:
        await asyncio.sleep(0.02)


def content(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in sorted(folder.iterdir()))


# Trouble


def test_what_sqlite_calls_read_only_is_told_as_such(tmp_path: Path) -> None:
    with_store(tmp_path, nothing)
    with closing(connect_to_read(tmp_path / DATABASE)) as connection, pytest.raises(sqlite3.Error) as error:
        connection.execute("DELETE FROM settings")
    assert trouble(error.value, tmp_path / DATABASE).code == "store.read-only"


def test_a_connection_never_makes_a_database(tmp_path: Path) -> None:
    for connecting in (connect, connect_to_read):
        with pytest.raises(sqlite3.OperationalError) as error:
            connecting(tmp_path / DATABASE)
        assert trouble(error.value, tmp_path / DATABASE).code == "store.broken"
    assert list(tmp_path.iterdir()) == []


def test_a_writer_that_has_lost_its_connection_gets_a_new_one(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        assert store.writer.connection is not None
        store.writer.connection.close()
        with pytest.raises(sqlite3.ProgrammingError):
            await store.write(LogLine("t", 1, "lost"))
        await store.write(LogLine("t", 1, "kept"))
        assert await store.log("t") == ["kept"]

    with_store(tmp_path, scenario)


def test_a_name_that_was_taken_out_is_not_written_again(tmp_path: Path) -> None:
    async def scenario(store: SqliteStore) -> None:
        players = (GamePlayer(0, "zenobia", "Zenobia"), GamePlayer(1, "", "rookie"))
        await store.write(GameRow("t", "pixl", 1, False, "0 0", players))
        await store.write(ChatLine("t", 1, NOON, "zenobia", 0, "Zenobia", "hello", "", True, True))
        connection, changed = store.writer.connection, list[int]()
        assert connection is not None
        for _ in range(2):
            before = connection.total_changes
            await store.write(NameGone("zenobia", "t", "a player"))
            changed.append(connection.total_changes - before)
        assert changed == [2, 0]

    with_store(tmp_path, scenario)
