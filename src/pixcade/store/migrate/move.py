"""Copies one store into another and compares every record before the copy is committed.

The copy is one transaction: until every record has been read back and is equal, the target is unchanged. An interrupted
migration starts again from the beginning; a finished copy is found to be equal.
"""

from collections.abc import Callable
from contextlib import AsyncExitStack, aclosing
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from pixcade.games import rules
from pixcade.store.errors import StoreRefused
from pixcade.store.migrate.ends import MOVED, CopiedTable, End, Rows, opened, place_of
from pixcade.table.codec import InvalidLog, decode
from pixcade.table.fold import restore as fold_log

Tell = Callable[[str], None]
"""Called with the progress: `copied log`, `same log`, `kept`."""


@dataclass(frozen=True)
class MoveReport:
    """What was copied, or was equal already: tables, lines in their logs, finished games, browsers."""

    tables: int
    lines: int
    games: int
    browsers: int
    new: bool
    key: bool
    """Whether the server's key is there too."""


def nobody(step: str) -> None:
    """Report no progress."""


async def move(source: str, target: str, *, now: int, tell: Tell = nobody) -> MoveReport:
    """Copy everything from one store to another, each a folder or the address of a database, and compare every record.

    Raises StoreRefused where a server uses one of them, where the target holds other data, and where a log can't be
    read; StoreTrouble where one of them fails. The source is never changed, and the target only by a whole copy.
    """
    if place_of(source) == place_of(target):
        raise StoreRefused("store.moving-same")
    async with AsyncExitStack() as stack:
        there = await stack.enter_async_context(opened(source, now, reading=True))
        here = await stack.enter_async_context(opened(target, now, reading=False))
        new = await is_empty(here)
        if new:
            for part in MOVED:
                await copy(there, here, part)
                tell(f"copied {part.table}")
        counts = {}
        for part in MOVED:
            counts[part.table] = await compare(there, here, part)
            if counts[part.table] is None:
                raise StoreRefused("store.moving-different" if new else "store.moving-full", place=here.place)
            tell(f"same {part.table}")
        key = await take_key(there, here, new=new)
        await here.keep()
        tell("kept")
    found = {table: count or 0 for table, count in counts.items()}
    return MoveReport(found["tables"], found["log"], found["games"], found["browsers"], new, key)


async def take_key(source: End, target: End, *, new: bool) -> bool:
    """Give the target the server's key, so that its cookies stay valid; False where there is none.

    Raises StoreRefused `store.moving-full`.
    """
    wanted, known = await source.key(), await target.key()
    if wanted is None or wanted == known:
        return wanted is not None
    if known is not None and not new:
        raise StoreRefused("store.moving-full", place=target.place)
    await target.take_key(wanted)
    return True


async def is_empty(end: End) -> bool:
    """Whether a store holds no rows."""
    for part in MOVED:
        async with aclosing(end.rows(part)) as rows:
            if await anext(rows, None):
                return False
    return True


async def copy(source: End, target: End, part: CopiedTable) -> None:
    """Copy one table."""
    async for rows in source.rows(part):
        await target.put(part, rows)


async def compare(source: End, target: End, part: CopiedTable) -> int | None:
    """Return how many records two stores have in one table; None where they differ.

    Every log is folded on the way. Raises StoreRefused `store.moving-log`.
    """
    count = 0
    logs = Logs()
    async with aclosing(source.rows(part)) as ours, aclosing(target.rows(part)) as theirs:
        async for rows in ours:
            if await anext(theirs, None) != rows:
                return None
            count += len(rows)
            if part.table == "log":
                logs.read(rows)
        logs.end()
        return count if await anext(theirs, None) is None else None


class Logs:
    """Folds logs as their lines are read, in order."""

    def __init__(self) -> None:
        self.table = ""
        self.lines: list[str] = []

    def read(self, rows: Rows) -> None:
        """Add the next lines."""
        for table, group in groupby(rows, key=itemgetter(0)):
            if table != self.table:
                self.end()
                self.table = table
            self.lines += [text for _, _, text in group]

    def end(self) -> None:
        """Fold the log that is complete. Raises StoreRefused `store.moving-log`."""
        lines, self.lines = self.lines, []
        try:
            if lines:
                fold_log([decode(line) for line in lines], rules)
        except InvalidLog as error:
            raise StoreRefused("store.moving-log", table=self.table) from error
