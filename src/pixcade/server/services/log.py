"""The server's log: one line for each event, for an operator, on the standard `logging`.

No move, key, code or whole address is ever in it. So an error is logged as its traceback without values: files, lines,
functions and the line of code where it began, never the exception's text. That holds for the log messages of libraries,
too.
"""

import json
import logging
import os
import re
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TextIO

from pixcade.games.errors import PixcadeError
from pixcade.server.services.client_noise import ClientNoise

ROOT = "pixcade"
"""The root of our loggers."""
LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
MOST_PLACES = 12
"""Frames of a traceback that are written, counted from where the exception was raised."""
MOST_CAUSES = 4
WORDS = re.compile(r"[A-Za-z_ .,:-]*")
"""The part of a library's message that is written: everything up to the first character that may belong to a value."""
PLACE = re.compile(r' *File "([^"]+)", line (\d+), in (\S+)')

Value = str | int


def wall_clock() -> int:
    """The system time in milliseconds."""
    return time.time_ns() // 1_000_000


class ServerLog:
    """Logs events and errors with the server's time."""

    def __init__(self, now: Callable[[], int] = wall_clock, logger: logging.Logger | None = None) -> None:
        """Write to a logger, by default the process's shared one."""
        self._now = now
        self._logger = logger or logging.getLogger(f"{ROOT}.server")

    def note(self, event: str, *, level: str = "info", **values: Value) -> None:
        """Log an event: its name and a few values."""
        if self._logger.isEnabledFor(LEVELS[level]):
            extra = {"at": self._now(), "event": event, "values": values}
            self._logger.log(LEVELS[level], "%s", event + pairs(values), extra=extra)

    def fault(self, error: BaseException, *, event: str = "fault", **about: Value) -> None:
        """Log one line about a bug of ours: the type of the exception, its context `about`, and its traceback.

        The exception itself is not passed on: another formatter than ours would write its text.
        """
        self.note(event, level="error", **with_fault(error, about))


class LineFormatter(logging.Formatter):
    """Formats any record as one line: time, level, event and values, as `plain` text or as `json`."""

    def __init__(self, form: str = "plain") -> None:
        super().__init__()
        self.json = form == "json"

    def format(self, record: logging.LogRecord) -> str:
        at: int = getattr(record, "at", int(record.created * 1000))
        event, values = content(record)
        level = record.levelname.lower() if record.levelno < logging.ERROR else "error"
        if record.exc_info and record.exc_info[1] is not None:
            values = with_fault(record.exc_info[1], values)
        if self.json:
            return json.dumps({"time": at, "level": level, "event": event, **values}, ensure_ascii=True)
        moment = datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds")
        return f"{moment.removesuffix('+00:00')}Z {level} {event}{pairs(values)}"


class LineHandler(logging.StreamHandler[TextIO]):
    """Writes lines to a file, or to the current standard error. A failed write is ignored."""

    def __init__(self, file: TextIO | None = None, *, form: str = "plain") -> None:
        """`form` is that of `LineFormatter`."""
        self.file = file
        super().__init__(file)
        self.setFormatter(LineFormatter(form))

    def emit(self, record: logging.LogRecord) -> None:
        self.stream = self.file or sys.stderr
        super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  # as logging has it
        """Drop the line: what `logging` would print instead could contain values."""


@contextmanager
def logging_lines(*, form: str = "plain", level: str = "info", file: TextIO | None = None) -> Iterator[None]:
    """Send everything that this process logs to one place in one format: our lines from a level on, libraries'
    warnings.

    For a process that is ours alone, such as `pixcade serve`.
    """
    ours, root = logging.getLogger(ROOT), logging.getLogger()
    before = ours.level, root.level
    handler = LineHandler(file, form=form)
    handler.setLevel(LEVELS[level])  # a library's logger may have its own level
    noise = ClientNoise(ours, LEVELS[level])
    handler.addFilter(noise)
    root.addHandler(handler)
    ours.setLevel(LEVELS[level])
    root.setLevel(max(logging.WARNING, LEVELS[level]))
    try:
        yield
    finally:
        noise.write_all()
        root.removeHandler(handler)
        ours.setLevel(before[0])
        root.setLevel(before[1])


def lines_to(file: TextIO, *, form: str = "plain", level: str = "info") -> logging.Logger:
    """Return a logger that writes to a file, outside the logger tree: several servers can run in one process."""
    logger = logging.Logger(f"{ROOT}.server", LEVELS[level])
    logger.addHandler(LineHandler(file, form=form))
    return logger


def content(record: logging.LogRecord) -> tuple[str, dict[str, Value]]:
    """Return the event of a record, and its values. A library's message is cut where values may begin."""
    if hasattr(record, "event"):
        return record.event, record.values  # type: ignore[attr-defined]  # set by ServerLog
    match = WORDS.match(str(record.msg).partition("\n")[0])
    message = match.group().strip() if match else ""
    return "fault" if record.exc_info else "library", {"logger": record.name, "message": message}


def with_fault(error: BaseException, about: Mapping[str, Value]) -> dict[str, Value]:
    """Return what may be logged of an exception: `kind`, `where` (the raising frame first), `line`, `cause`.

    The text of a PixcadeError is a code of ours; it is logged as `code`. No other exception's text is logged.
    """
    fields: dict[str, Value] = {"kind": type(error).__name__, **about}
    if isinstance(error, PixcadeError):
        fields["code"] = error.code
    frames = frames_of(error)
    fields["where"] = " < ".join(map(place, frames[:MOST_PLACES]))
    if frames and frames[0].line:
        fields["line"] = frames[0].line
    causes: list[str] = []
    cause = cause_of(error)
    while cause is not None and len(causes) < MOST_CAUSES:
        causes.append(" < ".join((type(cause).__name__, *map(place, frames_of(cause)[:1]))))
        cause = cause_of(cause)
    if causes:
        fields["cause"] = "; ".join(causes)
    return fields


def places_in(lines: Sequence[str]) -> str:
    """Return the frames of a traceback's text from another process, as `with_fault` writes them."""
    found = [match.groups() for line in lines if (match := PLACE.fullmatch(line))]
    return " < ".join(f"{short(file)}:{number}:{name}" for file, number, name in reversed(found))


def frames_of(error: BaseException) -> list[traceback.FrameSummary]:
    """Return the frames of an exception's traceback, the raising one first. No values of variables."""
    return list(reversed(traceback.extract_tb(error.__traceback__)))


def cause_of(error: BaseException) -> BaseException | None:
    if isinstance(error, BaseExceptionGroup):
        first: BaseException = error.exceptions[0]
        return first
    if error.__cause__ is not None or error.__suppress_context__:
        return error.__cause__
    return error.__context__


def place(frame: traceback.FrameSummary) -> str:
    """Return a frame as `file:line:function`."""
    return f"{short(frame.filename)}:{frame.lineno}:{frame.name}"


def short(file: str) -> str:
    """Return a file's path relative to the folder that it is imported from."""
    folders = [one for one in sys.path if one and file.startswith(one + os.sep)]
    return file[len(max(folders, key=len)) + 1 :] if folders else file


def pairs(values: Mapping[str, Value]) -> str:
    return "".join(f" {name}={plain(value)}" for name, value in values.items())


def plain(value: Value) -> str:
    """A value as one word that can't be taken for another line or a terminal's escape sequence."""
    if isinstance(value, int):
        return str(value)
    return value if value.isprintable() and " " not in value and value else json.dumps(value, ensure_ascii=True)
