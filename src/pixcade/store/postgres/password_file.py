"""The file with passwords for PostgreSQL (`~/.pgpass`), which is read only where nobody else can read it.

The driver follows the same rule, but prints a warning of its own about a file that it leaves out.
"""

import os
import stat
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from pixcade.store.private_files import POSIX

NO_FILE = f"{os.devnull}/none"
"""A password file that does not exist, to be named in place of one that must not be read."""
OTHERS = stat.S_IRWXG | stat.S_IRWXO


def password_file(url: str) -> Path | None:
    """Return the file in which the password for an address is looked for; None where it stands elsewhere."""
    parts = urlsplit(url)
    asked = parse_qs(parts.query)
    if parts.password or "password" in asked or "PGPASSWORD" in os.environ:
        return None
    named = asked.get("passfile", [os.environ.get("PGPASSFILE", "")])[-1]
    try:
        return Path(named) if named else Path.home() / ".pgpass"
    except (RuntimeError, KeyError):  # nobody knows where the home is
        return None


def is_readable_by_others(file: Path) -> bool:
    """Whether a file can be read or written by others than its user."""
    try:
        return POSIX and file.is_file() and bool(file.stat().st_mode & OTHERS)
    except OSError:
        return False


def file_to_read(url: str) -> str | None:
    """Return what the driver is told of the password file: None to look for it by itself, else the name of none."""
    file = password_file(url)
    if file is None or not os.path.exists(file):
        return None
    return None if file.is_file() and not is_readable_by_others(file) else NO_FILE
