"""What the strongest bot would weigh, for one person who plays against bots."""

from pixcade.bots.levels import TOP
from pixcade.core.errors import Refusal
from pixcade.protocol.client_messages import Hint
from pixcade.protocol.server_messages import Done
from pixcade.server.rooms.broadcast import Connection, encoded
from pixcade.server.rooms.room import Room
from pixcade.server.rooms.seats import own_seats

LEVEL = TOP
"""Of a game that has no such level its strongest is asked; where a board is not known, the strongest that searches."""
MOST = 8


async def hint(room: Room, connection: Connection, asked: Hint) -> None:
    """Tell whoever asks what the strongest bot would weigh for a piece of theirs."""
    services, table, guest = room.services, room.table, connection.guest
    if sum(seat.holder == "person" for seat in table.seats) != 1:
        raise Refusal("server.no-hints")
    decision = next((one for one in table.due if one.piece == asked.piece), None)
    if decision is None or decision.seat != asked.seat or decision.seat not in own_seats(room, connection):
        raise Refusal("core.not-awaited", piece=asked.piece)
    services.limits.take("hint", guest.person, guest.address)
    position = table.game.format_position(table.state)
    # a secret of its own, not the table's: a hint tells nothing about what bots will draw
    secret = services.random_bytes(len(room.row.secret))
    name = f"{room.id}-hint"
    async with services.hints.slot(guest):
        services.thinking.prefer(name, True, room.owner)
        try:
            thought, failed = await services.thinking.think(
                name, table.step, LEVEL, table.game.info.id, position, decision, secret
            )
        finally:
            services.thinking.prefer(name, False)
    if failed is not None:
        raise Refusal("server.no-hint-now")
    weighed = sorted(thought.weighed, key=lambda one: -one.probability)[:MOST]
    values = {
        "step": table.step,
        "move": thought.move,
        "reduced": thought.reduced,
        "weighed": [
            {"move": one.move, "probability": one.probability, "value": one.value, "points": one.points}
            for one in weighed
        ],
    }
    connection.push(encoded(Done(asked.id, 0, values=values)))
