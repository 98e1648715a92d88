"""Lock of a data folder: one server at a time, and a second start finds the first.

The system releases the lock when the process ends. The file stays; its content counts only while the lock is held.
"""

import contextlib
import json
import os
import time
import weakref
from pathlib import Path
from typing import TypedDict

from pixcade.store.errors import StoreError
from pixcade.store.file_lock import seize
from pixcade.store.named_pipe import reject_named_pipe
from pixcade.store.private_files import FILE_MODE, POSIX, close_to_others, give_to_owner_of_folder

LOCK = "lock"
PATIENCE = 0.3
"""Seconds for which a lock is retried: checking who holds it takes it for a moment."""


class LockHolder(TypedDict):
    """A server that holds the lock of a folder, and its address."""

    pid: int
    address: str


class Lock:
    """The lock of a data folder, held by this process."""

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor
        HELD.add(self)

    def release(self) -> None:
        """Release the folder. A second call does nothing."""
        if self.descriptor >= 0:
            with contextlib.suppress(OSError):
                os.ftruncate(self.descriptor, 0)
            self.forget()

    def forget(self) -> None:
        """Close the file without changing it."""
        descriptor, self.descriptor = self.descriptor, -1
        if descriptor >= 0:
            os.close(descriptor)


HELD: "weakref.WeakSet[Lock]" = weakref.WeakSet()


def forget_all() -> None:
    """Close the locks that a forked process has inherited: it would hold the folder after its parent has ended."""
    for lock in list(HELD):
        lock.forget()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=forget_all)


def take_lock(folder: Path, address: str = "") -> Lock:
    """Lock an existing folder, and publish the server's address for a second start.

    Raises StoreError `store.in-use` if another server holds it, NamedPipe, and OSError.
    """
    descriptor = locked(folder / LOCK)
    line = json.dumps({"pid": os.getpid(), "address": address}).encode() + b"\n"
    with contextlib.suppress(OSError):  # a full disk
        os.ftruncate(descriptor, 0)
        os.write(descriptor, line)
    return Lock(descriptor)


def locked(file: Path) -> int:
    """Create a file if necessary, lock it, and return its descriptor. Raises the same errors as `take_lock`."""
    reject_named_pipe(file)
    descriptor = os.open(file, os.O_RDWR | os.O_CREAT, FILE_MODE)
    try:
        close_to_others(file)
        give_to_owner_of_folder(file)
        until = time.monotonic() + PATIENCE
        while not seized(descriptor):
            if time.monotonic() > until:
                raise StoreError("store.in-use", folder=str(file.parent))
            time.sleep(PATIENCE / 10)
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def running_server(folder: Path) -> LockHolder | None:
    """Return the server that holds a folder, or None. Raises NamedPipe."""
    reject_named_pipe(folder / LOCK)
    try:
        descriptor = os.open(folder / LOCK, os.O_RDWR if not POSIX else os.O_RDONLY)
    except OSError:
        return None
    try:
        if seized(descriptor, shared=True):
            return None
        os.lseek(descriptor, 0, os.SEEK_SET)
        return read_line(os.read(descriptor, 4096))
    finally:
        os.close(descriptor)


def seized(descriptor: int, *, shared: bool = False) -> bool:
    try:
        seize(descriptor, shared=shared)
    except OSError:
        return False
    return True


def read_line(content: bytes) -> LockHolder:
    """Parse a lock file, which the server may be writing at this moment."""
    with contextlib.suppress(ValueError, LookupError, TypeError):
        plain = json.loads(content.split(b"\n")[0])
        return {"pid": int(plain["pid"]), "address": str(plain["address"])}
    return {"pid": 0, "address": ""}
