"""Store errors phrased for the user of a command: which folder failed, and what to do.

The store's own sentences are for players, who never see a path.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pixcade.store.api import StoreTrouble
from pixcade.store.errors import StoreError
from pixcade.store.private_files import current_user

CODES = {
    "store.full": "serving.disk-full",
    "store.read-only": "serving.folder-forbidden",
    "store.broken": "serving.data-broken",
}
ELSEWHERE = {"store.full": "serving.target-full", "store.read-only": "serving.target-forbidden"}
"""The same for a folder that a command writes to and that holds no data."""
SHARED = {"store.unreachable": "store.database-away"}
"""The same for PostgreSQL."""


@contextmanager
def operator_errors(folder: Path, written: Path | None = None, database_url: str = "") -> Iterator[None]:
    """Turn a StoreTrouble of a command into a StoreError that names the folder or the database.

    `written` is the folder that the command writes to, if it differs.
    """
    try:
        yield
    except StoreTrouble as trouble:
        if trouble.code in SHARED and database_url:
            from pixcade.store.postgres import address  # imported late: most servers don't need it

            raise StoreError(SHARED[trouble.code], address=address(database_url)) from trouble
        if trouble.code not in CODES:
            raise
        cause = trouble.__cause__
        if trouble.code == "store.broken" and isinstance(cause, OSError) and cause.filename:
            raise cause from None  # the system names the file, which may be another one than the database
        if written is not None and trouble.code in ELSEWHERE:
            raise StoreError(ELSEWHERE[trouble.code], folder=str(written), user=current_user()) from trouble
        raise StoreError(CODES[trouble.code], folder=str(folder), user=current_user()) from trouble
