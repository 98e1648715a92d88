"""The record of a table's game: the revealed moves, and the times and defaults that only the table knows."""

from collections.abc import Mapping

from pixcade.core.record import Record, is_name
from pixcade.table.personas import written_name
from pixcade.table.table import Table


def record_of(table: Table, date: str, salts: Mapping[tuple[int, str], str] | None = None) -> Record:
    """Return the record so far, without the open step.

    `salts` are those of the commitments by step (as the table counts) and piece; only those of revealed steps are used.
    """
    salts = salts or {}
    server = {
        (number, one.decision.piece): {
            "milliseconds": str(one.milliseconds),
            **({"default": ""} if one.default else {}),
            **({"commitment": one.commitment} if one.commitment else {}),
            **({"salt": salts[number - 1, one.decision.piece]} if (number - 1, one.decision.piece) in salts else {}),
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
