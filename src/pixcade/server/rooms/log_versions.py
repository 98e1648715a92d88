"""A log written by a newer version of the server: the room is closed, and the client asked to reconnect."""

from collections.abc import Iterator
from contextlib import contextmanager

from pixcade.core.errors import Refusal
from pixcade.table.codec import InvalidLog

NEWER = frozenset(("table.log-newer", "core.rules-newer"))
"""What is wrong with a log that only a newer version can read."""


class WrittenByNewerVersion(Refusal):
    """A newer version has gone on with a table. Whoever is at it comes again, through a process that can read it."""


@contextmanager
def as_newer() -> Iterator[None]:
    """Raise WrittenByNewerVersion in place of the InvalidLog of a log that a newer version has written."""
    try:
        yield
    except InvalidLog as error:
        if NEWER.isdisjoint({error.code, getattr(error.__cause__, "code", "")}):
            raise
        raise WrittenByNewerVersion("server.going-down") from None
