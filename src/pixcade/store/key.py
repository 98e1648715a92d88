"""The server's secret key: generated once, stored beside the database, never sent anywhere."""

import contextlib
import os
from pathlib import Path

from pixcade.core.named_pipe import refuse_named_pipe
from pixcade.store.errors import StoreRefused, trouble
from pixcade.store.private_files import (
    close_to_others,
    draft_of,
    give_to_owner_of_folder,
    make_private,
    private_folder,
    remove_if_there,
    sync,
)

KEY = "key"
LENGTH = 32


def server_key(folder: Path) -> bytes:
    """Return the key of the server in this folder, 32 bytes; the first call generates it.

    Raises StoreRefused `store.key-broken` for a key of another length, NamedPipe, and StoreTrouble where none can be
    read or written.
    """
    file = folder.absolute() / KEY
    try:
        file = private_folder(folder) / KEY
        if not file.exists():
            put(file, os.urandom(LENGTH), replacing=False)
        refuse_named_pipe(file)
        close_to_others(file)
        key = file.read_bytes()
    except OSError as error:
        raise trouble(error, file) from error
    if len(key) != LENGTH:
        raise StoreRefused("store.key-broken", file=str(file))
    return key


def kept_key(folder: Path) -> bytes | None:
    """Return the key of a folder that a server has used; None where there is none. Raises as `server_key` does."""
    return server_key(folder) if (folder.absolute() / KEY).exists() else None


def replace_key(folder: Path, key: bytes) -> None:
    """Replace the key of a folder by that of another server, whose data is moved here. Raises StoreTrouble."""
    assert len(key) == LENGTH
    file = folder.absolute() / KEY
    try:
        put(private_folder(folder) / KEY, key, replacing=True)
    except OSError as error:
        raise trouble(error, file) from error


def put(file: Path, key: bytes, *, replacing: bool) -> None:
    """Store a key atomically and durably; one that another process stored first stays, unless it is to be replaced."""
    new = draft_of(file)
    make_private(new)
    try:
        give_to_owner_of_folder(new)
        new.write_bytes(key)
        sync(new)
        try:
            if replacing:
                os.replace(new, file)
            else:
                with contextlib.suppress(FileExistsError):
                    os.link(new, file)  # unlike a rename this never replaces a key
        except OSError:  # a file system without hard links
            os.replace(new, file)
        sync(file.parent)
    finally:
        remove_if_there(new)
