"""The server's secret key: made once, kept beside the database, never sent anywhere."""

import contextlib
import os
from pathlib import Path

from pixcade.store.errors import StoreRefused, trouble
from pixcade.store.private_files import close_to_others, make_private, private_folder, remove_if_there, sync

KEY = "key"
LENGTH = 32


def server_key(folder: Path) -> bytes:
    """Return the key of the server in this folder, 32 bytes; the first call makes it.

    Raises StoreRefused `store.key-broken` where a key of another length lies there, and StoreTrouble where none can be
    read or written.
    """
    file = folder.absolute() / KEY
    try:
        file = private_folder(folder) / KEY
        if not file.exists():
            put(file, os.urandom(LENGTH), replacing=False)
        close_to_others(file)
        key = file.read_bytes()
    except OSError as error:
        raise trouble(error, file) from error
    if len(key) != LENGTH:
        raise StoreRefused("store.key-broken", file=str(file))
    return key


def kept_key(folder: Path) -> bytes | None:
    """Return the key of a folder in which a server has been; None where none has. Raises as `server_key` does."""
    return server_key(folder) if (folder.absolute() / KEY).exists() else None


def replace_key(folder: Path, key: bytes) -> None:
    """Let a folder have the key of another server, whose people come to it. Raises StoreTrouble."""
    assert len(key) == LENGTH
    file = folder.absolute() / KEY
    try:
        put(private_folder(folder) / KEY, key, replacing=True)
    except OSError as error:
        raise trouble(error, file) from error


def put(file: Path, key: bytes, *, replacing: bool) -> None:
    """Put a key in its place, whole and durable; where somebody was faster, theirs stays, unless it is replaced."""
    new = file.with_name(f"{KEY}.{os.getpid()}.new")
    remove_if_there(new)
    make_private(new)
    try:
        new.write_bytes(key)
        sync(new)
        try:
            if replacing:
                os.replace(new, file)
            else:
                with contextlib.suppress(FileExistsError):
                    os.link(new, file)  # unlike a renaming this never replaces a key
        except OSError:  # a file system without hard links
            os.replace(new, file)
        sync(file.parent)
    finally:
        remove_if_there(new)
