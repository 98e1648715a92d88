"""The record of a table's game: what has been revealed, and the times and defaults that only the table knows."""

from pixcade.core.record import Record, is_name
from pixcade.table.table import Table


def record_of(table: Table, date: str) -> Record:
    """Return the record so far. A step that is not yet revealed is not in it."""
    server = {
        (number, one.decision.piece): {
            "milliseconds": str(one.milliseconds),
            **({"default": ""} if one.default else {}),
        }
        for number, step in enumerate(table.played, start=1)
        for one in step
    }
    names = tuple(seat.name if is_name(seat.name) else f"Player {at}" for at, seat in enumerate(table.seats, start=1))
    return Record(
        game=table.game.info.id,
        rules=table.rules,
        date=date,
        players=names,
        options=table.options,
        moves=tuple({one.decision.piece: one.move for one in step} for step in table.played),
        start=table.start,
        server=server,
    )
