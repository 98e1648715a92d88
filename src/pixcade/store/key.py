"""The server's secret key: made once, kept beside the database, never sent anywhere."""

import contextlib
import os
from pathlib import Path

from pixcade.store.private import close_to_others, make_private, private_folder, remove_if_there, sync
from pixcade.store.trouble import StoreRefused, trouble

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
            make(file)
        close_to_others(file)
        key = file.read_bytes()
    except OSError as error:
        raise trouble(error, file) from error
    if len(key) != LENGTH:
        raise StoreRefused("store.key-broken", file=str(file))
    return key


def make(file: Path) -> None:
    """Put a new key in its place, whole and durable; where somebody was faster, theirs stays."""
    new = file.with_name(f"{KEY}.{os.getpid()}.new")
    remove_if_there(new)
    make_private(new)
    try:
        new.write_bytes(os.urandom(LENGTH))
        sync(new)
        try:
            with contextlib.suppress(FileExistsError):
                os.link(new, file)  # unlike a renaming this never replaces a key
        except OSError:  # a file system without hard links
            os.replace(new, file)
        sync(file.parent)
    finally:
        remove_if_there(new)
