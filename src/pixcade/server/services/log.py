"""The server's own log: what happened, for an operator. No program, key, code or whole address is ever in it."""

import json
import sys
import traceback
from collections.abc import Callable
from typing import TextIO

LEVELS = ("debug", "info", "warning", "error")


class ServerLog:
    """Writes one line for each thing that happened: an event's name and a few values."""

    def __init__(
        self, now: Callable[[], int], *, file: TextIO | None = None, form: str = "plain", level: str = "info"
    ) -> None:
        """Write to a file, standard error by default, in `plain` text or as `json`."""
        self._now = now
        self._file = file or sys.stderr
        self._json = form == "json"
        self._least = LEVELS.index(level)

    def note(self, event: str, *, level: str = "info", **values: str | int) -> None:
        """Write a line."""
        if LEVELS.index(level) < self._least:
            return
        if self._json:
            line = json.dumps({"time": self._now(), "level": level, "event": event, **values}, ensure_ascii=True)
        else:
            pairs = "".join(f" {name}={plain(value)}" for name, value in values.items())
            line = f"{self._now()} {level} {event}{pairs}"
        self._file.write(line + "\n")
        self._file.flush()

    def fault(self, error: BaseException, **where: str | int) -> None:
        """Write where a bug of ours struck: places only, since values could be secrets."""
        frames = traceback.extract_tb(error.__traceback__)
        places = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames[-6:]))
        self.note("fault", level="error", kind=type(error).__name__, where=places, **where)


def plain(value: str | int) -> str:
    """A value as one word that can't be taken for another line or for a command to a terminal."""
    if isinstance(value, int):
        return str(value)
    return value if value.isprintable() and " " not in value and value else json.dumps(value, ensure_ascii=True)
