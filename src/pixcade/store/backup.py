"""Backups of a folder's store: made while its server runs, checked, and restored."""

import contextlib
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from pixcade.store.api import StoreTrouble
from pixcade.store.disk import trouble
from pixcade.store.errors import StoreError
from pixcade.store.lock import take_lock
from pixcade.store.private_files import (
    DATABASE,
    give_to_owner_of_folder,
    make_private,
    private_folder,
    remove_if_there,
    sync,
)
from pixcade.store.sqlite_files import (
    connect,
    copy_database,
    dated,
    look,
    reject_newer,
    remove_parts,
)


def backup(folder: Path, file: Path) -> None:
    """Copy the store of a folder to a file, also while a server runs there; an earlier backup there is replaced.

    The file is complete and private, or doesn't exist. Raises StoreError if there is no store or the name belongs to
    something other than a backup, and StoreTrouble, also if the store is damaged.
    """
    database = folder.absolute() / DATABASE
    file = file.absolute()
    if not database.exists():
        raise StoreError("store.nothing-kept", folder=str(folder))
    if not file.parent.is_dir():
        raise StoreError("store.backup-nowhere", folder=str(file.parent))
    if file.is_dir():
        raise StoreError("store.backup-folder", folder=str(file))
    new = file.with_name(f"{file.name}.{os.getpid()}.new")
    try:
        if file.exists() and (file.samefile(database) or not look(file)):
            raise StoreError("store.backup-target", file=str(file))
        copy_database(database, new)
        if look(new, whole=True) is None:
            raise StoreTrouble("store.broken")
        os.replace(new, file)
        sync(file.parent)
    except (sqlite3.Error, OSError) as error:
        raise trouble(error, new if new.exists() else database) from error
    finally:
        remove_if_there(new)


def check_backup(file: Path) -> None:
    """Check that a backup is intact, without changing it.

    Raises StoreError: `store.backup-missing`, `store.backup-broken`, `store.backup-unreadable`, `store.newer`.
    """
    try:
        version = look(file, whole=True)
    except (FileNotFoundError, NotADirectoryError):
        raise StoreError("store.backup-missing", file=str(file)) from None
    except IsADirectoryError:
        raise StoreError("store.backup-broken", file=str(file)) from None
    except (sqlite3.Error, OSError) as error:
        raise StoreError("store.backup-unreadable", file=str(file)) from error
    if version is None:
        raise StoreError("store.backup-broken", file=str(file))
    reject_newer(version)


def restore(folder: Path, file: Path, *, now: int) -> Path | None:
    """Replace a folder's database by a checked backup; return the file name to which the old one was moved.

    At every moment there is an intact database in the folder, the old or the new one. Raises StoreError `store.in-use`
    while a server runs there, the errors of `check_backup`, and StoreTrouble; nothing has changed then.
    """
    database = folder.absolute() / DATABASE
    new = database.with_name(f"{DATABASE}.new")
    try:
        lock = take_lock(private_folder(folder))
    except OSError as error:
        raise trouble(error, database) from error
    try:
        check_backup(file)
        remove_parts(new)
        copy_database(file, new)
        give_to_owner_of_folder(new)
        kept = set_aside(database, now) if database.exists() else None
        os.replace(new, database)
        sync(database.parent)
        return kept
    except (sqlite3.Error, OSError) as error:
        raise trouble(error, new) from error
    finally:
        remove_if_there(new)
        lock.release()


def set_aside(database: Path, now: int) -> Path:
    """Link a database to a second name, and leave no WAL at the first that would be applied to its successor."""
    kept = dated(database, "replaced", now)
    log, memory = (database.with_name(database.name + end) for end in ("-wal", "-shm"))
    checkpoint(database)
    try:
        os.link(database, kept)
    except FileExistsError:
        raise StoreTrouble("store.broken") from None
    except OSError:  # a file system without hard links
        make_private(kept)
        give_to_owner_of_folder(kept)
        shutil.copyfile(database, kept)
        sync(kept)
    if log.exists():  # not checkpointed: the WAL moves with its database
        os.replace(log, kept.with_name(kept.name + "-wal"))
    remove_if_there(memory)
    return kept


def checkpoint(database: Path) -> None:
    """Checkpoint the WAL of a killed server; a damaged database is left unchanged, for recovery."""
    with contextlib.suppress(sqlite3.Error, OSError):
        if look(database) is not None:
            with closing(connect(database)) as connection:
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
