"""Clocks, with time as an argument. A clock runs while the move of a person's seat is awaited."""

from collections.abc import Mapping

from pixcade.games.game import Decision
from pixcade.table.table import BOT_KEY, Table

UNATTENDED_STEPS = 2
"""A slow game ends after this many steps that stand-ins played for everyone."""


def charge(table: Table, now: int) -> Table:
    """Charge the time since the last entry to the decisions that were awaited."""
    return table.changed(**charged(table, now))


def charged(table: Table, now: int) -> dict[str, object]:
    """Return the fields of a table that change when time is charged."""
    since = max(table.charged_to, table.ticks_from)
    if table.paused or now <= since:
        return {} if now <= table.charged_to else {"charged_to": now}
    pieces, seats = dict(table.piece_spent), dict(table.seat_spent)
    awaited = thinking(table)
    for decision in awaited:
        spent = max(0, now - max(since, table.seats[decision.seat].off_until))
        pieces[decision.piece] = pieces.get(decision.piece, 0) + spent
    for seat in {decision.seat for decision in awaited}:
        seats[seat] = seats.get(seat, 0) + max(0, now - max(since, table.seats[seat].off_until))
    return {"charged_to": now, "piece_spent": pieces, "seat_spent": seats}


def thinking(table: Table) -> list[Decision]:
    """Return the awaited decisions that a clock runs for: those of people and of open seats, but not of bots or, unless
    the game is slow, of people who share a device.
    """
    seats, shared = table.seats, table.shared if not table.slow else ()
    return [one for one in table.awaited if seats[one.seat].plays != BOT_KEY and one.seat not in shared]


def milliseconds_left(table: Table, now: int) -> Mapping[str, int]:
    """Return the time left for each awaited piece, never below 0; empty if no clock runs."""
    if table.settings.clock == "none":
        return {}
    charged = charge(table, now)
    budget = table.settings.milliseconds
    by_seat = table.settings.clock == "bank"
    return {
        one.piece: max(
            0, budget - (charged.seat_spent.get(one.seat, 0) if by_seat else charged.piece_spent.get(one.piece, 0))
        )
        for one in thinking(table)
    }


def next_expiry(table: Table) -> int | None:
    """Return when the first clock expires if nothing happens before, or None if none runs."""
    if table.paused:
        return None
    since = max(table.charged_to, table.ticks_from)
    left = milliseconds_left(table, table.charged_to)
    off_until = {one.piece: table.seats[one.seat].off_until for one in table.awaited}
    return min((max(since, off_until[piece]) + time for piece, time in left.items()), default=None)


def acts_at(table: Table) -> int:
    """Return when the server has to do something at a slow table, even if nobody is there; 0 for never."""
    if not table.slow or not table.started or table.over:
        return 0
    if table.unattended >= UNATTENDED_STEPS or any(table.seats[one.seat].plays == BOT_KEY for one in table.awaited):
        return table.time
    return next_expiry(table) or 0


def expired_pieces(table: Table, now: int) -> tuple[str, ...]:
    """Return the pieces whose time has expired."""
    if table.paused or now < max(table.charged_to, table.ticks_from):
        return ()
    return tuple(piece for piece, left in milliseconds_left(table, now).items() if left == 0)
