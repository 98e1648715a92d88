"""Checks of the data: the folder, the store's integrity, and the clock beside the newest time in the store."""

import asyncio
import os
import sqlite3
import stat
import time
from contextlib import closing, suppress
from pathlib import Path

from pixcade.core.errors import Refusal
from pixcade.core.named_pipe import NamedPipe, refuse_named_pipe
from pixcade.server.doctor.findings import Finding, Severity, error, ok, warning
from pixcade.server.doctor.machine import nearest
from pixcade.server.settings import FILE_NAME, ServerSettings
from pixcade.store.errors import StoreRefused
from pixcade.store.key import KEY
from pixcade.store.private_files import DATABASE, POSIX, current_user, owner_of
from pixcade.store.rows import LAST_TIMES, LATEST, credible
from pixcade.store.sqlite.connect import APPLICATION, connect_to_look, look
from pixcade.store.sqlite.copy import RESCUED, newest_copy
from pixcade.store.sqlite.lock import LOCK
from pixcade.store.sqlite.schema import MIGRATIONS, copy_before_newer, has_columns, refuse_lost
from pixcade.table.codec import time_of

MINUTE, DAY = 60_000, 24 * 3_600_000
BEHIND = MINUTE
"""Milliseconds by which a clock may be behind the newest time in the store."""
LONG_AGO = 30 * DAY
NEWEST = (
    "SELECT coalesce((SELECT value FROM settings WHERE name = 'alive'), '0'),"
    f" (SELECT coalesce(max(touched), 0) FROM tables WHERE touched < {LATEST}),"
    f" (SELECT coalesce(max(ended), 0) FROM games WHERE ended < {LATEST})"
)
"""Selects the newest times in any store."""
OTHERS = stat.S_IRWXG | stat.S_IRWXO


def folder(settings: ServerSettings) -> Finding:
    """Look whether the data folder is there, ours or of the server's user, writable, and closed to others.

    Raises NamedPipe where one is in the place of a file.
    """
    place = settings.data
    values: dict[str, str | int] = {"folder": str(place), "user": current_user()}
    try:
        there = place.exists()
    except PermissionError:  # a folder above it is closed, as it is above that of a service
        return error("folder", "folder-hidden", **values)
    if not there:
        above = nearest(place)
        if above.is_dir() and os.access(above, os.W_OK | os.X_OK):
            return ok("folder", "folder-new", **values)
        return error("folder", "folder-forbidden", **values)
    if not place.is_dir():
        return error("folder", "folder-no-folder", **values)
    for name in (DATABASE, KEY, LOCK):
        refuse_named_pipe(place / name)
    files = [place, *(one for one in (place / DATABASE, place / KEY, place / FILE_NAME) if os.path.exists(one))]
    allowed = all(os.access(one, os.R_OK | os.W_OK) for one in files)
    if POSIX and (strange := ownership(files, values, allowed=allowed)):
        return strange
    if not allowed:
        return error("folder", "folder-forbidden", **values)
    if POSIX and any(stat.S_IMODE(one.stat().st_mode) & OTHERS for one in files):
        return warning("folder", "folder-open", **values)
    if POSIX and place.stat().st_uid != os.geteuid():
        return ok("folder", "folder-of-server", owner=owner_of(place), **values)
    return ok("folder", "folder", **values)


def ownership(files: list[Path], values: dict[str, str | int], *, allowed: bool) -> Finding | None:
    """Look whether a folder and what is in it belong to one user: to us, or where root looks, to anybody."""
    owner, grave = owner_of(files[0]), warning if allowed else error
    for file in files:
        if file.stat().st_uid != files[0].stat().st_uid:
            return grave("folder", "folder-mixed", file=file.name, other=owner_of(file), owner=owner, **values)
    if files[0].stat().st_uid == os.geteuid() or (allowed and os.geteuid() == 0):
        return None
    return grave("folder", "folder-of-another", owner=owner, **values)


def integrity(settings: ServerSettings) -> Finding:
    """Check the database without changing it: is it whole, ours, and of a version that this program knows?"""
    if settings.database_url:
        return asyncio.run(shared_database(settings))
    database = settings.data / DATABASE
    values: dict[str, str | int] = {"folder": str(settings.data)}
    try:
        if not database.exists() or not database.stat().st_size:
            refuse_lost(database)
            return ok("store", "store-new", **values)
        version = look(database)
        if not version or not quickly_checked(database, version):
            return error("store", "store-damaged", **values)
        table = unreadable_table(database) if version <= len(MIGRATIONS) else ""
    except StoreRefused:
        if rescued := newest_copy(database, RESCUED):
            return error("store", "store-rescued", copy=str(rescued), **values)
        return error("store", "store-empty", **values)
    except (sqlite3.Error, OSError) as failure:
        if getattr(failure, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return error("store", "store-locked", **values)
        return error("store", "store-unreadable", **values)
    if version > len(MIGRATIONS):
        copy = str(copy_before_newer(database) or "FILE")
        return error("store", "store-newer", version=version, newest=len(MIGRATIONS), copy=copy, **values)
    if table:
        return warning("store", "store-log", table=table, **values)
    megabytes = database.stat().st_size >> 20
    if version < len(MIGRATIONS):
        return ok("store", "store-older", version=version, newest=len(MIGRATIONS), **values)
    return ok("store", "store", megabytes=megabytes, **values)


def quickly_checked(database: Path, version: int) -> bool:
    """Whether SQLite finds nothing wrong, however large the database is, and no column of this version is missing.

    A server leaves the first out for a large one.
    """
    with closing(connect_to_look(database)) as connection:
        application = connection.execute("PRAGMA application_id").fetchone()
        checked = connection.execute("PRAGMA quick_check(1)").fetchone()
        whole = version > len(MIGRATIONS) or has_columns(connection, MIGRATIONS[:version])
    return bool((*application, *checked) == (APPLICATION, "ok")) and whole


def unreadable_table(database: Path) -> str:
    """Return a table that is open and whose log ends with a damaged line; nothing where there is none."""
    with closing(connect_to_look(database)) as connection:
        for table, _, line in connection.execute(LAST_TIMES):
            if not time_of(line or ""):
                return str(table)
    return ""


async def shared_database(settings: ServerSettings) -> Finding:
    """Look whether PostgreSQL answers, with tables that this program knows and none of them missing."""
    from pixcade.store.postgres.connection import address, connected, refusal
    from pixcade.store.postgres.schema import known_version

    where = address(settings.database_url)
    try:
        connection = await connected(settings.database_url, "pixcade doctor")
        try:
            version = await known_version(connection)
        finally:
            await connection.close()
    except StoreRefused as newer:
        return error("store", "store-newer-shared", address=where, **newer.values)
    except Exception as failure:  # whatever the driver raises for a database that is away
        told = refusal(failure, settings.database_url)
        if told is None:
            return Finding("store", Severity.ERROR, "store.database-away", {"address": where})
        return Finding("store", Severity.ERROR, told.code, {"address": where, **told.values})
    return ok("store", "store-shared", address=where) if version else ok("store", "store-shared-new", address=where)


def clock(settings: ServerSettings, now: int | None = None) -> Finding:
    """Compare the machine's clock with the newest time in the store, and with when this program was installed."""
    now = time.time_ns() // 1_000_000 if now is None else now
    installed = int(Path(__file__).stat().st_mtime * 1000)
    newest = max(newest_time(settings), 0)
    if now < installed - DAY:
        return error("clock", "clock-behind", minutes=(installed - now) // MINUTE)
    if now < newest - BEHIND:
        return warning("clock", "clock-back", minutes=(newest - now) // MINUTE)
    if newest and now - newest > LONG_AGO:
        return warning("clock", "clock-ahead", days=(now - newest) // DAY)
    return ok("clock", "clock", time=time.strftime("%Y-%m-%d %H:%M", time.gmtime(now / 1000)))


def newest_time(settings: ServerSettings) -> int:
    """Return the newest time in the store; 0 where there is none or it can't be read."""
    if settings.database_url:
        return asyncio.run(newest_shared_time(settings.database_url))
    with (
        suppress(sqlite3.Error, OSError, ValueError, NamedPipe),
        closing(connect_to_look(settings.data / DATABASE)) as connection,
    ):
        alive, touched, ended = connection.execute(NEWEST).fetchone()
        return max(int(touched), int(ended), credible(int(alive)))
    return 0


async def newest_shared_time(url: str) -> int:
    """Return the newest time in PostgreSQL; 0 where there is none or it can't be read, as another check says."""
    from pixcade.store.postgres.connection import connected

    with suppress(Exception):  # whatever the driver raises
        connection = await connected(url, "pixcade doctor")
        try:
            ((alive, touched, ended),) = await connection.fetch(NEWEST)
        finally:
            await connection.close()
        return max(int(touched), int(ended), credible(int(alive)))
    return 0


def bus(settings: ServerSettings) -> Finding:
    """Look whether the Redis of several processes answers."""
    from pixcade.bus.redis import RedisBus  # only here: most servers do not need it

    async def asked() -> Finding:
        found = RedisBus(settings.bus_url, lambda: 0)
        try:
            await found.start()
            if found.healthy:
                return ok("bus", "bus", address=found.address)
            return Finding("bus", Severity.ERROR, found.trouble, {"address": found.address})
        except Refusal as refused:
            return Finding("bus", Severity.ERROR, refused.code, dict(refused.values))
        finally:
            await found.close()

    return asyncio.run(asked())
