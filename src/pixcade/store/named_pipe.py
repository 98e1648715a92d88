"""Rejects named pipes (FIFOs) in place of files: opening one blocks until someone opens the other end."""

import os
import stat
from pathlib import Path

from pixcade.games.errors import PixcadeError


class NamedPipe(PixcadeError):
    """There is a named pipe where a file is to be opened."""


def reject_named_pipe(path: Path | str) -> None:
    """Raise NamedPipe `core.named-pipe` if a path leads to a named pipe; call it before opening a file.

    The pipe of a shell's `<(command)` has no name: it can be read like a file.
    """
    try:
        mode = os.stat(os.path.realpath(path)).st_mode
    except (OSError, ValueError):  # opening it reports the reason
        return
    if stat.S_ISFIFO(mode):
        raise NamedPipe("core.named-pipe", path=str(path))
