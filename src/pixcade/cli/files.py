"""Reading and saving records, with a sentence for every file system error."""

import contextlib
import os
from itertools import count
from pathlib import Path

from pixcade.games.errors import InvalidNotation, PixcadeError
from pixcade.games.record import MOST_CHARACTERS
from pixcade.store.named_pipe import reject_named_pipe

MOST_BYTES = 4 * MOST_CHARACTERS
"""No valid record is longer than this, in any script."""


def read_text(path: str) -> str:
    """Return the text of a file, reading no more than a record can have. Raises a PixcadeError."""
    try:
        reject_named_pipe(path)
        with open(path, "rb") as file:
            content = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise InvalidNotation("text.file-missing", path=path) from None
    except IsADirectoryError:
        raise InvalidNotation("text.file-is-folder", path=path) from None
    except (OSError, ValueError):
        if Path(path.replace("\0", "")).is_dir():
            raise InvalidNotation("text.file-is-folder", path=path) from None
        raise InvalidNotation("text.file-unreadable", path=path) from None
    if len(content) > MOST_BYTES:
        raise InvalidNotation("record.too-long", most=MOST_CHARACTERS)
    try:
        return content.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise InvalidNotation("text.file-not-utf8") from None


def save_text(path: str, text: str) -> Path:
    """Save a text under a free name, atomically, and return the path. Raises PixcadeError."""
    target = Path(path).expanduser()
    if os.path.lexists(target):
        raise file_error("text.file-exists", target)
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8", newline="\n")
        os.replace(draft, target)
    except FileNotFoundError:
        raise file_error("text.folder-missing", target) from None
    except (OSError, ValueError):
        raise file_error("text.file-not-written", target) from None
    finally:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
    return target.absolute()


def file_error(code: str, path: Path) -> PixcadeError:
    return InvalidNotation(code, path=str(path))


def free_name(game: str) -> str:
    """Return a file name for a game that isn't taken in the current folder."""
    names = (f"{game}-{number}.txt" for number in count(1))
    return next(name for name in names if not Path(name).exists())
