"""Backups are complete, private, made during operation, checked, and restored atomically."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from pixcade.store.api import OperatorSetting, StoreTrouble
from pixcade.store.backup import backup, check_backup, restore
from pixcade.store.errors import StoreError
from pixcade.store.private_files import DATABASE
from pixcade.store.sqlite import open_store
from tests.store.child_processes import child, output_lines
from tests.store.golden_stores import LOGS, SETTING, write_sqlite

NOON = 1_794_744_000_000
"""2026-11-15 12:00:00 UTC in milliseconds."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    asyncio.run(write_sqlite(tmp_path / "data"))
    return tmp_path / "data"


def motto(folder: Path) -> str:
    """Return a setting of the operator."""

    async def read() -> str:
        store = open_store(folder, now=NOON)
        settings = await store.settings()
        await store.close()
        return settings.get(SETTING.name, "")

    return asyncio.run(read())


def change_motto(folder: Path) -> None:
    async def write() -> None:
        store = open_store(folder, now=NOON)
        await store.write(OperatorSetting(SETTING.name, "later"))
        await store.close()

    asyncio.run(write())


def tables(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as connection:
        return {id for (id,) in connection.execute("SELECT id FROM tables")}


def changed(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def test_backup_is_one_private_file_that_passes_its_check(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "elsewhere" / "backup"
    file.parent.mkdir()
    for umask in (0o000, 0o277):  # the second run replaces the first backup
        before = os.umask(umask)
        try:
            backup(folder, file)
        finally:
            os.umask(before)
        check_backup(file)
        assert tables(file) == set(LOGS)
        assert [path.name for path in file.parent.iterdir()] == ["backup"]
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_backup_works_while_another_process_writes(tmp_path: Path) -> None:
    folder, file = tmp_path / "data", tmp_path / "backup"
    with child("many", folder) as process:
        lines = output_lines(process)
        before = [next(lines) for _ in range(200)]
        backup(folder, file)
        after = [next(lines) for _ in range(50)]
        process.kill()
    with closing(sqlite3.connect(file)) as connection:
        held = {text for (text,) in connection.execute("SELECT text FROM log")}
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert set(before) <= held
    assert after


def test_copy_of_a_damaged_store_does_not_replace_a_backup(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    backup(folder, file)
    before = file.read_bytes()
    changed(folder / DATABASE, "DROP TABLE meta")
    with pytest.raises(StoreTrouble, match=r"store\.broken"):
        backup(folder, file)
    assert file.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup", "data"]


def test_backup_replaces_nothing_but_a_backup(folder: Path, tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Ada")
    for file in (letter, folder / DATABASE):
        before = file.read_bytes()
        with pytest.raises(StoreError, match=r"store\.backup-target"):
            backup(folder, file)
        assert file.read_bytes() == before
    with pytest.raises(StoreError, match=r"store\.nothing-kept"):
        backup(tmp_path / "nowhere", tmp_path / "backup")
    assert not (tmp_path / "backup").exists()
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (lambda file: file.write_bytes(b"hello"), "store.backup-broken"),
        (lambda file: file.write_bytes(b""), "store.backup-broken"),
        (lambda file: file.unlink(), "store.backup-missing"),
        (lambda file: (file.unlink(), file.mkdir()), "store.backup-broken"),
        (lambda file: file.write_bytes(file.read_bytes()[:60_000]), "store.backup-broken"),
        (lambda file: changed(file, "DROP TABLE meta"), "store.backup-broken"),
        (lambda file: changed(file, "UPDATE meta SET value = '99' WHERE name = 'schema'"), "store.newer"),
    ],
    ids=["text", "empty", "missing", "folder", "cut", "not-ours", "newer"],
)
def test_damaged_backup_is_rejected_and_the_store_stays(
    damage: Callable[[Path], None], code: str, folder: Path, tmp_path: Path
) -> None:
    backup(folder, tmp_path / "backup")
    damage(tmp_path / "backup")
    before = (folder / DATABASE).read_bytes()
    attempts: tuple[Callable[[], object], ...] = (
        lambda: check_backup(tmp_path / "backup"),
        lambda: restore(folder, tmp_path / "backup", now=NOON),
    )
    for attempt in attempts:
        with pytest.raises(StoreError) as error:
            attempt()
        assert error.value.code == code
    assert (folder / DATABASE).read_bytes() == before
    assert not [path.name for path in folder.iterdir() if "replaced" in path.name or path.name.endswith(".new")]


def test_restore_moves_the_old_database_aside(folder: Path, tmp_path: Path) -> None:
    backup(folder, tmp_path / "backup")
    change_motto(folder)
    old = restore(folder, tmp_path / "backup", now=NOON)
    assert old == folder / "pixcade-replaced-20261115-120000.sqlite3"
    assert motto(folder) == SETTING.value
    old.replace(folder / DATABASE)
    assert motto(folder) == "later"
    assert all(stat.S_IMODE(path.stat().st_mode) == 0o600 for path in folder.iterdir())


def test_two_restores_in_one_second_keep_both_old_databases(folder: Path, tmp_path: Path) -> None:
    backup(folder, tmp_path / "backup")
    kept = {restore(folder, tmp_path / "backup", now=NOON) for _ in range(3)}
    assert len(kept) == 3
    assert all(one is not None and one.exists() for one in kept)


def test_restore_creates_a_missing_folder(folder: Path, tmp_path: Path) -> None:
    backup(folder, tmp_path / "backup")
    assert restore(tmp_path / "new", tmp_path / "backup", now=NOON) is None
    assert motto(tmp_path / "new") == SETTING.value


def test_restore_ignores_the_wal_of_a_killed_server(folder: Path, tmp_path: Path) -> None:
    backup(folder, tmp_path / "backup")
    with child("many", folder) as process:
        lines = output_lines(process)
        acknowledged = [next(lines) for _ in range(30)]
        process.kill()
    assert (folder / f"{DATABASE}-wal").stat().st_size
    old = restore(folder, tmp_path / "backup", now=NOON)
    assert old is not None
    assert tables(folder / DATABASE) == set(LOGS)
    with closing(sqlite3.connect(old)) as connection:
        assert set(acknowledged) <= {text for (text,) in connection.execute("SELECT text FROM log")}


def test_restore_keeps_a_broken_database_and_its_wal(folder: Path, tmp_path: Path) -> None:
    backup(folder, tmp_path / "backup")
    (folder / DATABASE).write_bytes(b"rubbish")
    (folder / f"{DATABASE}-wal").write_bytes(b"more rubbish")
    old = restore(folder, tmp_path / "backup", now=NOON)
    assert old is not None
    assert old.read_bytes() == b"rubbish"
    assert old.with_name(f"{old.name}-wal").read_bytes() == b"more rubbish"
    assert motto(folder) == SETTING.value


def test_restore_is_rejected_while_a_server_runs(folder: Path, tmp_path: Path) -> None:
    backup(folder, tmp_path / "backup")
    store = open_store(folder, now=NOON)
    with pytest.raises(StoreError, match=r"store\.in-use"):
        restore(folder, tmp_path / "backup", now=NOON)
    asyncio.run(store.close())


def test_restore_into_a_read_only_folder_fails(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"store\.backup-nowhere"):
        backup(folder, tmp_path / "no" / "such" / "folder")
    with pytest.raises(StoreError, match=r"store\.backup-folder"):
        backup(folder, tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data"]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files to others")
def test_restore_by_root_keeps_the_folders_owner(folder: Path, tmp_path: Path) -> None:
    backup(folder, tmp_path / "backup")
    for place in (folder, tmp_path / "empty"):
        place.mkdir(mode=0o700, exist_ok=True)
        for path in (place, *place.iterdir()):
            os.chown(path, 61234, 61235)
        restore(place, tmp_path / "backup", now=NOON)
        asyncio.run(open_store(place, now=NOON).close())
        assert {(path.stat().st_uid, path.stat().st_gid) for path in place.iterdir()} == {(61234, 61235)}
