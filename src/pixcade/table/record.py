"""The record of a table's game: the revealed moves with their times and defaults."""

from pixcade.games.record import Record, is_name
from pixcade.table.personas import written_name
from pixcade.table.table import Table


def record_of(table: Table, date: str) -> Record:
    """Return the record so far, without the open step."""
    server = {
        (number, one.decision.piece): {
            "milliseconds": str(one.milliseconds),
            **({"default": ""} if one.default else {}),
            **({"commitment": one.commitment} if one.commitment else {}),
            **({"salt": one.salt} if one.salt else {}),
        }
        for number, step in enumerate(table.played, start=1)
        for one in step
    }
    called = [written_name(seat.name) if seat.holder == "bot" else seat.name for seat in table.seats]
    names = tuple(name if is_name(name) else f"Player {at}" for at, name in enumerate(called, start=1))
    return Record(
        game=table.game.info.id,
        rules=table.rules,
        date=date,
        players=names,
        options=table.settings.options,
        moves=tuple({one.decision.piece: one.move for one in step} for step in table.played),
        start=table.settings.start,
        server=server,
        table=table.id if any(one.commitment for step in table.played for one in step) else "",
        stopped=bool(table.stopped),
    )
