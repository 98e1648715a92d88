"""What is left in the store when all is over: games that can be read, and every program that was acknowledged."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from bench.server.children import Failure
from pixcade.core.record import read_record, write_record
from pixcade.games import rules
from pixcade.store.sqlite.store import SqliteStore, open_store
from pixcade.table.codec import decode
from pixcade.table.fold import restore
from pixcade.table.record import record_of

SAMPLE = 10
DATE = "2026-01-01"


async def checked(folder: Path, finished: Sequence[str], acknowledged: int) -> tuple[int, int]:
    """Read a sample of finished games and count all programs; return both numbers. Raises what is wrong with them."""
    store = open_store(folder, now=0)
    try:
        for table in finished[:SAMPLE]:
            await check_game(store, table)
        kept = sum(text.count('"kind":"submitted"') for (text,) in await store.readers.read("SELECT text FROM log"))
    finally:
        await store.close()
    if kept < acknowledged:
        raise Failure(f"{acknowledged} programs were acknowledged and {kept} are kept")
    return len(finished[:SAMPLE]), kept


async def check_game(store: SqliteStore, table: str) -> None:
    """Make the record of a game from its log, and read it as anybody would."""
    restored = restore([decode(line) for line in await store.log(table)], rules)
    text = write_record(record_of(restored, DATE, await store.salts(table)), rules)
    record = read_record(text, rules)
    programs = sum(len(step) for step in record.moves)
    if restored.outcome is None or not text.count("salt=") == text.count("commitment=") == programs:
        raise Failure(f"the record of {table} is not whole")


def check(folder: Path, finished: Sequence[str], acknowledged: int) -> tuple[int, int]:
    """As `checked`, without an event loop."""
    return asyncio.run(checked(folder, finished, acknowledged))
