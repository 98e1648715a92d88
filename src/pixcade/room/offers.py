"""Free seats of a slow game that its host offers to everyone on this server."""

from dataclasses import replace

from pixcade.games.errors import PixcadeError
from pixcade.protocol.client_messages import OfferSeats
from pixcade.room.change import Change, Saved
from pixcade.room.seats import SERVER, require_host
from pixcade.table import commands
from pixcade.table.table import Table, TableError

OFFERED_MS = 7 * 24 * 3_600_000


def free_seats(table: Table) -> list[int]:
    return [at for at, seat in enumerate(table.seats) if seat.holder == "open"]


def offer(change: Change, message: OfferSeats) -> None:
    """Offer the free seats of a lobby, or take the offer back."""
    require_host(change)
    table = change.table
    if table.started:
        raise TableError("table.started")
    if not message.offered:
        withdraw(change)
        return
    if not change.policy.open_seats:
        raise PixcadeError("server.no-open-seats")
    seated = any(seat.person == table.host for seat in table.seats)
    if not table.slow or not seated or not free_seats(table):
        raise PixcadeError("server.nothing-to-offer")
    ends = change.now + OFFERED_MS
    acts = change.now + message.bots_after if message.bots_after else ends
    change.write_row(replace(change.saved.row, offered=ends, deadline=acts))


def withdraw(change: Change) -> None:
    """End an offer; the table stays."""
    change.write_row(replace(change.saved.row, offered=0, deadline=0, touched=change.now))


def acts_at(saved: Saved) -> int | None:
    """Return when the room acts on an offer: at once if all seats are taken."""
    return saved.row.deadline if saved.row.offered and not saved.table.started else None


def act(change: Change) -> None:
    """Give the free seats to bots, and start the game; or end an offer that has expired."""
    free = free_seats(change.table)
    if free and change.now >= change.saved.row.offered:
        withdraw(change)
        return
    for seat in free:
        bot = change.table.settings.stand_in
        change.append(commands.seat_bot(change.table, change.now, seat, bot, by=SERVER))
    change.append(commands.start(change.table, change.now))
