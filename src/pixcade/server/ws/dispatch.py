"""From a text message to a room's request: decoding, limits, and what only the server can decide."""

import msgspec

from pixcade.games.errors import PixcadeError
from pixcade.protocol.client_messages import (
    ChangeSettings,
    ChoosePiece,
    FromClient,
    Heartbeat,
    Hello,
    Hint,
    Leave,
    OfferSeats,
    Rematch,
    Rename,
    Request,
    SeatBot,
    SendChat,
    Sit,
    Start,
    Swap,
)
from pixcade.room import inputs
from pixcade.room.guest import Guest
from pixcade.room.inputs import RematchAt
from pixcade.server.tables.create import new_id, require_creating
from pixcade.server.tables.open_room import OpenRoom, Socket
from pixcade.server.tables.rooms import Rooms

UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""Exceptions of decoding a text."""

DECODER = msgspec.json.Decoder(FromClient)

BUDGETS: dict[type[Request], str] = {
    Sit: "join", ChoosePiece: "join", Leave: "join", SeatBot: "join", Swap: "join", ChangeSettings: "join",
    OfferSeats: "join",
    Rename: "name", SendChat: "chat", Hint: "hint",
}  # fmt: skip
"""Rate limits besides that of all messages, which is in the endpoint."""
MOST_OFFERS = 5
"""Tables with open seats where a person sits."""


class NotUnderstood(PixcadeError):
    """A text that isn't a request."""


async def receive(rooms: Rooms, room: OpenRoom, socket: Socket, request: Request, now: int) -> None:
    """Pass a request on to a room. Raises a PixcadeError."""
    guest = socket.guest
    if budget := BUDGETS.get(type(request)):
        rooms.services.limits.take(budget, guest.person, guest.address)
    if isinstance(request, Start):
        rooms.require_no_maintenance()
    if isinstance(request, OfferSeats) and request.offered:
        await require_few_offers(rooms, room, guest)
    message = await rematch(rooms, room, guest, request) if isinstance(request, Rematch) else request
    room.receive(inputs.Request(socket, message, request.id, now))


async def require_few_offers(rooms: Rooms, room: OpenRoom, guest: Guest) -> None:
    """Raise a PixcadeError if a guest offers seats at too many tables already."""
    offered = await rooms.services.store.offered_by(guest.person, rooms.services.time.now())
    if len(set(offered) - {room.id}) >= MOST_OFFERS:
        raise PixcadeError("server.too-many-offers", most=MOST_OFFERS)


async def rematch(rooms: Rooms, room: OpenRoom, guest: Guest, request: Rematch) -> RematchAt:
    """Return the request for a rematch, with the id and code of the new table. Raises a PixcadeError."""
    if not room.room.ahead.table.over or room.room.ahead.next_table:
        return RematchAt(request, "", "")  # no table will be created
    require_creating(rooms, guest)
    id, invitations = new_id(rooms.services), rooms.invitations
    return RematchAt(request, id, invitations.digest(await invitations.free_code(id)))


def decode_request(text: str | bytes) -> Request | Heartbeat:
    """Decode a message after the first one. Raises a PixcadeError."""
    try:
        request: FromClient = DECODER.decode(text)
    except UNREADABLE as error:
        raise NotUnderstood("server.not-understood", problem=str(error)[:200]) from None
    if isinstance(request, Hello):
        raise PixcadeError("server.hello-once")
    return request


def loose_id(text: str | bytes) -> str:
    """Return the id of an otherwise invalid request, if it has one."""
    try:
        found = msgspec.json.decode(text)
    except UNREADABLE:
        return ""
    id = found.get("id") if isinstance(found, dict) else None
    return id[:40] if isinstance(id, str) else ""
