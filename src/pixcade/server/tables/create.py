"""Creates tables for guests."""

import base64
from collections.abc import Sequence

from pixcade.games.errors import PixcadeError
from pixcade.protocol.http_messages import NewSeat
from pixcade.room.guest import Guest
from pixcade.room.inputs import At
from pixcade.room.new_table import NewTable
from pixcade.room.seats import require_settings
from pixcade.server.services.bundle import Services
from pixcade.server.tables.rooms import Rooms
from pixcade.table.settings import TableSettings

ID_BYTES = 10


def new_id(services: Services) -> str:
    return base64.b32encode(services.random_bytes(ID_BYTES)).decode().lower()


def require_creating(rooms: Rooms, guest: Guest) -> None:
    """Raise a PixcadeError unless a guest may create a table now, and take it from their budget."""
    rooms.require_no_maintenance()
    if rooms.policy.tables_by == "host" and not guest.here:
        raise PixcadeError("server.tables-by-host")
    rooms.services.limits.take("create", guest.person, guest.address)


async def create_table(
    rooms: Rooms, guest: Guest, settings: TableSettings, seats: Sequence[NewSeat], *, start: bool = False
) -> NewTable:
    """Create a table with a guest as its host, and start the game right away if requested. Raises a PixcadeError."""
    services, invitations = rooms.services, rooms.invitations
    require_settings(services.policy, settings)
    require_creating(rooms, guest)
    id = new_id(services)
    code = invitations.digest(await invitations.free_code(id))
    at = At(services.time.now(), services.random_bytes(32))
    new = NewTable(id, code, guest, at, services.policy)
    days_off = await services.store.days_off(guest.person, at.time) if settings.clock == "step" else []
    new.set_up(settings, seats, start=start, off_until=max((one.until for one in days_off), default=0))
    await services.store.write(*new.rows)
    return new
