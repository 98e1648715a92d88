"""Whether this version can read the data of a server, found out on a copy before the version takes over."""

import asyncio
import shlex
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from pixcade import __version__
from pixcade.core.errors import Refusal
from pixcade.server.settings import ServerSettings
from pixcade.store.api import StoreTrouble
from pixcade.store.errors import StoreRefused, is_trouble, trouble
from pixcade.store.private_files import DATABASE, current_user
from pixcade.store.sqlite.backup import Checked, check_backup
from pixcade.store.sqlite.connect import connect_to_read
from pixcade.store.sqlite.copy import RESCUED, copy_database, newest_copy
from pixcade.store.sqlite.schema import copy_before_newer, prepare, refuse_lost

BROKEN = ("store.broken", "store.backup-broken", "store.backup-unreadable")


def check_data(settings: ServerSettings, now: int) -> Checked | None:
    """Read everything as this version would after its start; None where there is nothing yet, or in PostgreSQL.

    A folder's database is copied, also while a server writes to it; the copy is brought to this version and every log
    is played through. Of PostgreSQL, whose data may be large, only the version and the columns are looked at. Nothing
    of the data is changed. Raises StoreRefused (`service.newer`, `service.lost`, `service.log`, ...).
    """
    if settings.database_url:
        asyncio.run(check_shared(settings.database_url))
        return None
    database = settings.data / DATABASE
    try:
        if not database.exists() or not database.stat().st_size:
            if not settings.new_database:
                refuse_lost(database)
            return None
        with tempfile.TemporaryDirectory(prefix="pixcade-check-") as temporary:
            copy = Path(temporary) / DATABASE
            refuse_full(database, copy.parent)
            with closing(connect_to_read(database)) as connection:
                copy_database(connection, copy)
            prepare(copy, now)
            return check_backup(copy)
    except StoreRefused as refused:
        raise refusal_of_service(refused, database) from refused
    except StoreTrouble as failed:
        raise refusal_of_service(failed, database) from failed
    except (sqlite3.Error, OSError) as error:
        told = trouble(error, database) if is_trouble(error) else StoreTrouble("store.broken")
        raise refusal_of_service(told, database) from error


def refuse_full(database: Path, temporary: Path) -> None:
    """Raise StoreRefused `service.no-room` where the copy, and its copy in turn, would not fit."""
    if shutil.disk_usage(temporary).free < 3 * database.stat().st_size:
        raise no_room(database)


def no_room(database: Path) -> StoreRefused:
    """Return the refusal where the copy of a database does not fit."""
    return StoreRefused("service.no-room", folder=tempfile.gettempdir(), megabytes=3 * database.stat().st_size >> 20)


def refusal_of_service(refused: Refusal, database: Path) -> Refusal:
    """Return a refusal of the database, or of its copy, as one that names its folder and what a service can do."""
    folder, data = str(database.parent), shlex.quote(str(database.parent))
    if refused.code == "store.backup-log":
        return StoreRefused("service.log", folder=folder, version=__version__, table=refused.values["table"])
    if refused.code in BROKEN:
        return StoreRefused("service.data-broken", folder=folder, data=data)
    if refused.code == "store.folder-newer":
        copy = shlex.quote(str(copy_before_newer(database) or "FILE"))
        version, newest = refused.values["version"], refused.values["newest"]
        return StoreRefused("service.newer", folder=folder, data=data, copy=copy, version=version, newest=newest)
    if refused.code == "store.lost":
        copy = shlex.quote(str(newest_copy(database, RESCUED) or "FILE"))
        return StoreRefused("service.lost", folder=folder, data=data, copy=copy)
    if refused.code == "store.read-only":
        return StoreRefused("service.data-forbidden", folder=folder, user=current_user())
    return no_room(database) if refused.code == "store.full" else refused


async def check_shared(url: str) -> None:
    """Look whether this version can use the tables in PostgreSQL, and all of them are there. Raises StoreRefused."""
    from pixcade.store.postgres.connection import address, connected, refusal
    from pixcade.store.postgres.schema import known_version

    try:
        connection = await connected(url, "pixcade service")
        try:
            await known_version(connection)
        finally:
            await connection.close()
    except StoreRefused as newer:
        version, newest = newer.values["version"], newer.values["newest"]
        raise StoreRefused("service.newer-shared", address=address(url), version=version, newest=newest) from newer
    except Exception as failure:  # whatever the driver raises for a database that is away
        raise refusal(failure, url) or StoreRefused("store.database-away", address=address(url)) from failure
