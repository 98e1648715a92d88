"""What this process has acknowledged last, and whether a database still holds it."""

import time
from collections.abc import Iterable

from pixcade.store.api import GameGone, LogLine
from pixcade.store.postgres.connection import PostgresConnection, columns
from pixcade.store.rows import BY_TABLE

NOTED = (LogLine, GameGone)
Noted = tuple[float, LogLine | GameGone]
"""A write, and when it was acknowledged, by the monotonic clock."""
MOST_NOTED = 1000
REMOVED_SECONDS = 3600.0
"""Only a table that nobody has written to for longer is taken for one that another process has removed.

They tidy away what nobody has touched for a day. Where an operator removes a game sooner, through another process, it
can't be told from a loss.
"""

LEFT = " OR ".join(f"EXISTS (SELECT FROM {name} WHERE {name}.table_id = asked.id)" for name in BY_TABLE)
LOOK = (
    "SELECT asked.id,"
    " (SELECT count(*) FROM log WHERE table_id = asked.id AND log.number <= asked.number) = asked.number,"
    f" EXISTS (SELECT FROM tables WHERE tables.id = asked.id) OR {LEFT}"
    " FROM unnest($1::text[], $2::bigint[]) AS asked (id, number)"
)
"""Selects whether a log is whole up to a number, and whether anything is left of its table."""


async def all_there(line: PostgresConnection, acknowledged: Iterable[Noted]) -> bool:
    """Whether the logs of these lines are whole, as far as their tables were not removed."""
    last: dict[str, tuple[int, float]] = {}
    for at, write in acknowledged:
        if isinstance(write, LogLine):
            last[write.table] = write.number, at
        else:
            last.pop(write.table, None)
    if not last:
        return True
    removed_before = time.monotonic() - REMOVED_SECONDS
    rows = await line.fetch(LOOK, *columns([(table, number) for table, (number, _) in last.items()]))
    return all(whole or (not left and last[table][1] < removed_before) for table, whole, left in rows)
