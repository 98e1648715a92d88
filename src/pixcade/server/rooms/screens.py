"""Shared screens say how far they have come, and controllers follow them.

Only the host's screens are followed, never back and never beyond what is public: nobody can talk by this (P3.4).
"""

from pixcade.protocol.client_messages import Shown
from pixcade.protocol.server_messages import Done
from pixcade.server.rooms.broadcast import Connection, encoded
from pixcade.server.rooms.room import Room


async def show(room: Room, connection: Connection, asked: Shown) -> None:
    """A shared screen has shown a step: whoever follows it is told."""
    connection.push(encoded(Done(asked.id, 0)))
    own = connection.screen and room.is_host(connection.guest)
    step = min(asked.step, room.table.step)
    if own and step > room.presence.shown:
        room.presence.shown = step
        room.presence.refresh()
