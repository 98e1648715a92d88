"""Whether this version can read the data of a server, found out on a copy before the version takes over."""

import asyncio
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from pixcade import __version__
from pixcade.server.settings import ServerSettings
from pixcade.store.api import StoreTrouble
from pixcade.store.errors import StoreRefused, is_trouble, trouble
from pixcade.store.private_files import DATABASE
from pixcade.store.sqlite.backup import Checked, check_backup
from pixcade.store.sqlite.connect import connect_to_read
from pixcade.store.sqlite.copy import copy_database
from pixcade.store.sqlite.schema import prepare, refuse_lost


def check_data(settings: ServerSettings, now: int) -> Checked | None:
    """Read everything as this version would after its start; None where there is nothing yet, or in PostgreSQL.

    A folder's database is copied, also while a server writes to it; the copy is brought to this version and every log
    is played through. Nothing of the data is changed. Raises StoreRefused (`store.newer`, `store.lost`, `service.log`,
    ...) and StoreTrouble.
    """
    if settings.database_url:
        asyncio.run(check_shared(settings.database_url))
        return None
    database = settings.data / DATABASE
    if not database.exists() or not database.stat().st_size:
        if not settings.new_database:
            refuse_lost(database)
        return None
    with tempfile.TemporaryDirectory(prefix="pixcade-check-") as temporary:
        copy = Path(temporary) / DATABASE
        try:
            refuse_full(database, copy.parent)
            with closing(connect_to_read(database)) as connection:
                copy_database(connection, copy)
            prepare(copy, now)
            return check_backup(copy)
        except StoreRefused as refused:
            if refused.code == "store.backup-log":
                table = refused.values["table"]
                raise StoreRefused(
                    "service.log", folder=str(settings.data), version=__version__, table=table
                ) from refused
            if refused.code in ("store.backup-broken", "store.backup-unreadable"):
                raise StoreTrouble("store.broken") from refused
            raise
        except (sqlite3.Error, OSError) as error:
            raise (trouble(error, database) if is_trouble(error) else StoreTrouble("store.broken")) from error


def refuse_full(database: Path, temporary: Path) -> None:
    """Raise StoreRefused `service.no-room` where the copy, and its copy in turn, would not fit."""
    if shutil.disk_usage(temporary).free < 3 * database.stat().st_size:
        raise StoreRefused("service.no-room", folder=str(temporary.parent), megabytes=3 * database.stat().st_size >> 20)


async def check_shared(url: str) -> None:
    """Look whether this version can use the tables in PostgreSQL. Raises StoreRefused."""
    from pixcade.store.postgres.connection import address, connected, refusal
    from pixcade.store.postgres.schema import MIGRATIONS, versions

    try:
        connection = await connected(url, "pixcade service")
    except Exception as failure:  # whatever the driver raises for a database that is away
        raise refusal(failure, url) or StoreRefused("store.database-away", address=address(url)) from failure
    try:
        version, oldest = await versions(connection)
    finally:
        await connection.close()
    if oldest > len(MIGRATIONS):
        raise StoreRefused("store.newer", version=version, newest=len(MIGRATIONS))
