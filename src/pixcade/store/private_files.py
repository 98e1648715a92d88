"""Folders and files that only one user can access, whatever the umask."""

import contextlib
import getpass
import os
import stat
from pathlib import Path

from pixcade.store.errors import StoreError

FOLDER_MODE = 0o700
FILE_MODE = 0o600
POSIX = os.name == "posix"

DATABASE = "pixcade.sqlite3"
"""The file name of the database in its folder."""


def private_folder(folder: Path) -> Path:
    """Create a folder, or make it private, and return its full path. Raises StoreError and OSError.

    A world-writable folder is rejected and left unchanged if it contains anything but a store: others use it, and would
    lose access.
    """
    folder = folder.absolute()
    try:
        folder.mkdir(parents=True, mode=FOLDER_MODE, exist_ok=True)
    except (FileExistsError, FileNotFoundError, NotADirectoryError):  # FileNotFoundError: a place such as /proc
        raise StoreError("store.no-folder", folder=str(folder)) from None
    mode = stat.S_IMODE(folder.stat().st_mode)
    if not POSIX or mode == FOLDER_MODE:
        return folder
    if mode & stat.S_IWOTH and not (folder / DATABASE).exists() and any(folder.iterdir()):
        raise StoreError("store.folder-open", folder=str(folder))
    try:
        folder.chmod(FOLDER_MODE)
    except PermissionError:
        raise StoreError("store.folder-open", folder=str(folder)) from None
    return folder


def make_private(file: Path) -> None:
    """Create an empty private file. Raises FileExistsError if the name is taken."""
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_MODE)
    try:
        if POSIX:
            os.fchmod(descriptor, FILE_MODE)  # the umask may have removed our own rights
    finally:
        os.close(descriptor)


def give_to_owner_of_folder(file: Path) -> None:
    """Give a file created by root to the owner of its folder, whose server has to open it."""
    if POSIX and os.geteuid() == 0:
        owner = file.parent.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def close_to_others(file: Path) -> None:
    if POSIX and stat.S_IMODE(file.stat().st_mode) != FILE_MODE:
        file.chmod(FILE_MODE)


def sync(path: Path) -> None:
    """Flush a file, or the entries of a folder, to disk (fsync)."""
    if not POSIX and path.is_dir():
        return  # neither possible nor necessary on Windows
    descriptor = os.open(path, os.O_RDONLY if POSIX else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def remove_if_there(*files: Path) -> None:
    """Delete files, ignoring errors."""
    for file in files:
        with contextlib.suppress(OSError):
            file.unlink()


def current_user() -> str:
    """Return the name of the current user, or their number if they have no name."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # no entry in the user database, as is common in containers
        return str(os.getuid())


def owner_of(path: Path) -> str:
    """Return the name of a file's owner, or their number if they have no name."""
    try:
        return path.owner()
    except (KeyError, NotImplementedError):
        return str(path.stat().st_uid)
