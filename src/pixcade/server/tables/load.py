"""Reads tables from the store."""

import asyncio
from collections.abc import Sequence

from pixcade.games import rules
from pixcade.room.change import Saved
from pixcade.room.replay import with_shown_names
from pixcade.room.seat_keys import SeatKeys
from pixcade.room.series import MAX_SERIES_GAMES, Series, series_of
from pixcade.store.api import TableRow
from pixcade.store.store import Store
from pixcade.table.codec import InvalidLog, decode
from pixcade.table.fold import restore
from pixcade.table.table import Table

FEW = 200
"""Lines that are folded without a thread."""


async def load(store: Store, row: TableRow) -> tuple[Saved, Series]:
    """Return everything stored for a table, and the series before it. Raises InvalidLog and StoreTrouble."""
    table = await load_table(store, row.id)
    if table.over and (game := await store.game(row.id)):
        table = with_shown_names(table, game)
    followers = await store.followers(row.id)
    saved = Saved(
        table=table,
        row=row,
        keys=SeatKeys.of(await store.grants(row.id)),
        chat=tuple(await store.chat(row.id)),
        next_table=followers[0].id if followers else "",
    )
    games = await store.series(table.previous, MAX_SERIES_GAMES) if table.previous else []
    return saved, series_of(games, table.match)


async def load_table(store: Store, id: str) -> Table:
    """Return a table from its log. Raises InvalidLog and StoreTrouble."""
    lines = await store.log(id)
    if not lines:
        raise InvalidLog("table.log-empty")
    return fold_log(lines) if len(lines) <= FEW else await asyncio.to_thread(fold_log, lines)


def fold_log(lines: Sequence[str]) -> Table:
    return restore(map(decode, lines), rules)
