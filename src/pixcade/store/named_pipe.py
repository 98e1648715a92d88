"""Named pipes (FIFOs) in place of files: whoever opens one waits until somebody else does, perhaps for ever."""

import os
import stat
from pathlib import Path

from pixcade.games.errors import PixcadeError


class NamedPipe(PixcadeError):
    """There is a named pipe where a file is to be opened."""


def reject_named_pipe(path: Path | str) -> None:
    """Raise NamedPipe `core.named-pipe` where a path leads to a named pipe; to be called before it is opened.

    The pipe of a shell's `<(command)` has no name: it can be read like a file.
    """
    try:
        mode = os.stat(os.path.realpath(path)).st_mode
    except (OSError, ValueError):  # whoever opens it is told why it can't be
        return
    if stat.S_ISFIFO(mode):
        raise NamedPipe("core.named-pipe", path=str(path))
