"""Backups of a store: made while it runs, checked, and restored."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from pixcade.games import rules
from pixcade.store.api import StoreTrouble
from pixcade.store.errors import StoreRefused, is_trouble, trouble
from pixcade.store.private_files import (
    DATABASE,
    draft_of,
    give_to_owner_of_folder,
    make_private,
    private_folder,
    remove_if_there,
    sync,
)
from pixcade.store.sqlite.connect import connect, connect_to_read, look
from pixcade.store.sqlite.copy import copy_database, dated
from pixcade.store.sqlite.lock import take_lock
from pixcade.store.sqlite.schema import MIGRATIONS
from pixcade.table.codec import InvalidLog, decode
from pixcade.table.fold import restore as fold_log


@dataclass(frozen=True)
class Checked:
    """What a backup holds: its schema version, how many logs, lines in all of them, and finished games.

    `damaged` are the tables whose logs can't be read.
    """

    version: int
    logs: int
    lines: int
    games: int
    damaged: tuple[str, ...] = ()


def backup(folder: Path, file: Path) -> tuple[str, ...]:
    """Copy the store of a folder to a file, also while a server runs there; an earlier backup there is replaced.

    The file is complete and private, or does not exist. It is checked as `restore` would: returns the tables whose logs
    in it can't be read. Raises StoreRefused where there is no store or the name belongs to something other than a
    backup, and StoreTrouble, also where the store is damaged.
    """
    database = folder.absolute() / DATABASE
    file = file.absolute()
    if not database.exists():
        raise StoreRefused("store.nothing-kept", folder=str(folder))
    if not file.parent.is_dir():
        raise StoreRefused("store.backup-nowhere", folder=str(file.parent))
    if file.is_dir():
        raise StoreRefused("store.backup-folder", folder=str(file))
    new = draft_of(file)
    try:
        if file.exists() and (file.samefile(database) or not look(file)):
            raise StoreRefused("store.backup-target", file=str(file))
        with closing(connect_to_read(database)) as connection:
            copy_database(connection, new)
        damaged = damaged_logs(new)
        os.replace(new, file)
        sync(file.parent)
        return damaged
    except (sqlite3.Error, OSError) as error:
        raise trouble(error, new if new.exists() else database) from error
    finally:
        remove_if_there(new)


def damaged_logs(copy: Path) -> tuple[str, ...]:
    """Return the tables whose logs in a copy can't be read. Raises StoreTrouble."""
    try:
        return check_backup(copy, damaged_too=True).damaged
    except StoreRefused as refused:
        if refused.code != "store.newer":  # that one a newer program has to check
            raise StoreTrouble("store.broken") from refused
    return ()


def check_backup(file: Path, *, damaged_too: bool = False) -> Checked:
    """Check that a backup is intact and, unless `damaged_too`, that every log in it folds; the file is not changed.

    Raises StoreRefused: `store.backup-missing`, `store.backup-broken`, `store.backup-unreadable`, `store.backup-log`,
    `store.newer`.
    """
    try:
        version = look(file, whole=True)
        if not version:
            raise StoreRefused("store.backup-broken", file=str(file))
        if version > len(MIGRATIONS):
            raise StoreRefused("store.newer", version=version, newest=len(MIGRATIONS))
        with closing(connect_to_read(file)) as connection:
            found = list(folded_logs(connection, file, damaged_too=damaged_too))
            (games,) = connection.execute("SELECT count(*) FROM games").fetchone()
    except (FileNotFoundError, NotADirectoryError):
        raise StoreRefused("store.backup-missing", file=str(file)) from None
    except IsADirectoryError:
        raise StoreRefused("store.backup-broken", file=str(file)) from None
    except (sqlite3.Error, OSError) as error:
        if isinstance(error, sqlite3.Error) and not is_trouble(error):
            raise StoreRefused("store.backup-broken", file=str(file)) from error  # a table of ours is missing
        raise StoreRefused("store.backup-unreadable", file=str(file)) from error
    damaged = tuple(table for table, _, whole in found if not whole)
    return Checked(version, len(found), sum(lines for _, lines, _ in found), games, damaged)


def folded_logs(connection: sqlite3.Connection, file: Path, *, damaged_too: bool) -> Iterator[tuple[str, int, bool]]:
    """Fold every log and yield its table, its number of lines, and whether it can be read.

    Raises StoreRefused for the first that can't, unless damaged ones are wanted too.
    """
    rows = connection.execute("SELECT table_id, number, text FROM log ORDER BY table_id, number")
    for table, group in groupby(rows, key=itemgetter(0)):
        lines = [text for _, _, text in group]
        whole = True
        try:
            fold_log(map(decode, lines), rules)
        except InvalidLog as error:
            if not damaged_too:
                raise StoreRefused("store.backup-log", file=str(file), table=table) from error
            whole = False
        yield str(table), len(lines), whole


def restore(folder: Path, file: Path, *, now: int, damaged_too: bool = False) -> Path | None:
    """Replace a folder's database by a checked backup; return the file name to which the old one was moved.

    With `damaged_too`, logs in it may be damaged: a server opens all tables but theirs.

    At every moment there is an intact database in the folder, the old or the new one. Raises StoreRefused
    `store.in-use` while a server runs there, what `check_backup` raises, and StoreTrouble; nothing has changed then.
    """
    database = folder.absolute() / DATABASE
    new = database.with_name(f"{DATABASE}.new")
    try:
        lock = take_lock(private_folder(folder))
    except OSError as error:
        raise trouble(error, database) from error
    try:
        check_backup(file, damaged_too=damaged_too)
        remove_if_there(new)
        with closing(connect_to_read(file)) as connection:
            copy_database(connection, new)
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
    """Link a database to a second name, and leave no WAL beside the first that would be applied to its successor."""
    kept = dated(database, "replaced", now)
    log, memory = (database.with_name(database.name + end) for end in ("-wal", "-shm"))
    finish(database)
    try:
        os.link(database, kept)
    except FileExistsError:
        raise StoreTrouble("store.broken") from None
    except OSError:  # a file system without hard links
        make_private(kept)
        give_to_owner_of_folder(kept)
        shutil.copyfile(database, kept)
        sync(kept)
    if log.exists():  # not checkpointed: the WAL moves with the database to which it belongs
        os.replace(log, kept.with_name(kept.name + "-wal"))
    remove_if_there(memory)
    return kept


def finish(database: Path) -> None:
    """Checkpoint the WAL that a killed server has left; a damaged database is left unchanged, for recovery."""
    try:
        if look(database) is None:
            return
        with closing(connect(database)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except (sqlite3.Error, OSError):
        return
