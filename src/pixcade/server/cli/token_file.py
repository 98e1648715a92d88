"""The file with the admin token, in the data folder: private to the user who runs the server."""

import secrets
from contextlib import suppress
from pathlib import Path

from pixcade.store.private_files import give_to_owner_of_folder, make_private, private_folder

TOKEN_FILE = "admin-token"
TOKEN_BYTES = 24


def stored_token(folder: Path) -> str:
    """Return the token in a data folder, empty if there is none or another user's."""
    try:
        return (folder / TOKEN_FILE).read_text(encoding="utf-8").strip()
    except OSError:
        return ""


def ensure_token(folder: Path) -> str:
    """Return the token in a data folder, created by the first call. Raises StoreError and OSError."""
    found = stored_token(folder)
    if found:
        return found
    file = private_folder(folder) / TOKEN_FILE
    with suppress(FileExistsError):
        make_private(file)
    file.write_text(secrets.token_urlsafe(TOKEN_BYTES) + "\n", encoding="utf-8")
    give_to_owner_of_folder(file)
    return stored_token(folder)
