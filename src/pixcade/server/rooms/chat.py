"""Writing to each other, within the silence of Bugs (P3.4). Chat is in no record, and gone after a week."""

from pixcade.core.errors import Refusal
from pixcade.core.game import Seat
from pixcade.core.names import clean_text
from pixcade.protocol.client_messages import Say
from pixcade.protocol.server_messages import Done, Said, Unsaid
from pixcade.server.rooms.broadcast import Connection, encoded
from pixcade.server.rooms.room import Room
from pixcade.server.rooms.seats import own_seats
from pixcade.server.services.cluster_messages import Spoken
from pixcade.store.api import ChatGone, ChatLine, Conflict
from pixcade.table.silence import Audience, audience
from pixcade.table.table import Table

MOST_SIGNS = 200
MOST_TOLD = 100
"""So many messages are told to somebody who comes."""
MOST_KEPT = 500
"""So many messages of a table are kept, the last ones."""
CHAT_KEPT = 7 * 24 * 3_600_000
"""Milliseconds after which what was written is deleted."""

PHRASES = (
    "hello", "good-luck", "thanks", "well-played", "nice-move", "oops", "hurry", "one-moment", "sorry", "good-game",
    "again", "bye",
)  # fmt: skip
"""What can be said without typing; every reader reads it in their own language."""


async def say(room: Room, connection: Connection, asked: Say) -> None:
    """Write to whoever may read it now."""
    services = room.services
    if bool(asked.text) == bool(asked.phrase):
        raise Refusal("server.text-or-phrase")
    if asked.phrase and asked.phrase not in PHRASES:
        raise Refusal("server.no-such-phrase", name=asked.phrase[:40])
    text = clean_text(asked.text, MOST_SIGNS) if asked.text else ""
    refuse_writing(room, connection, asked.seat)
    services.limits.take("chat", connection.guest.person, connection.guest.address)
    async with room.lock:  # whoever waits for it may be silent by then
        refuse_writing(room, connection, asked.seat)
        line = await kept(room, connection, asked, text)
        room.tell_cluster(Spoken(line.number))
        connection.push(encoded(Done(asked.id, 0)))
        tell(room, line)


def tell(room: Room, line: ChatLine) -> None:
    """Tell a message to those here who may read it."""
    room.chat.silent = False
    room.chat.told[line.number] = hash(line)
    while len(room.chat.told) > MOST_TOLD:
        del room.chat.told[min(room.chat.told)]
    frame = encoded(said(line, room.services.time.now()))
    for one in room.broadcast.connections:
        if may_read(room, one, line):
            one.push(frame)


def untell(room: Room, number: int) -> None:
    """Let a message vanish from every screen here."""
    room.chat.told.pop(number, None)
    room.broadcast.tell(Unsaid(number))


async def resend(room: Room) -> None:
    """Make up for what was not heard of what was written, changed or removed through other processes."""
    lines = (await room.services.store.chat(room.id))[-MOST_TOLD:]
    for number in sorted(room.chat.told.keys() - {line.number for line in lines}):
        untell(room, number)
    for line in lines:
        if room.chat.told.get(line.number) != hash(line):
            tell(room, line)


async def kept(room: Room, connection: Connection, asked: Say, text: str) -> ChatLine:
    """Write a message down behind all others, and return it; the oldest one goes where there are too many.

    Nothing is read for it but, once, the number of the last message, and what was written meanwhile through another
    process.
    """
    while True:
        if room.chat.last is None:
            lines = await room.services.store.chat(room.id)
            room.chat.last = lines[-1].number if lines else 0
        line = written(room, connection, asked, text, room.chat.last + 1)
        try:
            await room.services.store.write(line, ChatGone(room.id, line.number - MOST_KEPT))
        except Conflict:
            lines = await room.services.store.chat(room.id, after=line.number - 1)
            room.chat.last = lines[-1].number if lines else None
            continue
        room.chat.last = line.number
        return line


def refuse_writing(room: Room, connection: Connection, seat: int) -> None:
    """Raise a Refusal unless somebody may write something now, for a seat or (-1) as a spectator."""
    table = room.table
    if not (table.settings.chat and room.services.policy.chat):
        raise Refusal("server.chat-off")
    if seat >= 0 and seat not in own_seats(room, connection):
        raise Refusal("table.not-your-seat", seat=seat + 1)
    if seat < 0 and connection.screen:
        raise Refusal("server.screen-only-shows")
    if seat < 0 and table.started and not table.over and not room.is_spectator(connection):
        raise Refusal("server.no-spectator")
    if not readers_of(table, seat):
        raise Refusal("server.silent", rule="P3.4")


def readers_of(table: Table, seat: int) -> Audience:
    """Return who reads what is written now for a seat, or (-1) by a spectator."""
    return audience(table, Seat(seat) if seat >= 0 else None)


def written(room: Room, connection: Connection, asked: Say, text: str, number: int) -> ChatLine:
    """Return what is kept of something that somebody writes now."""
    readers = readers_of(room.table, asked.seat)
    return ChatLine(
        table=room.id,
        number=number,
        time=room.services.time.now(),
        person=connection.guest.person,
        seat=asked.seat,
        name=room.table.seats[asked.seat].name if asked.seat >= 0 else connection.guest.name,
        text=text,
        phrase=asked.phrase,
        seats=bool(readers.seats),
        spectators=readers.spectators,
    )


def may_read(room: Room, connection: Connection, line: ChatLine) -> bool:
    """Whether somebody may read a message now: players don't see what spectators write before the game is over."""
    if room.table.over:
        return True
    return line.spectators if room.is_spectator(connection) else line.seats


def said(line: ChatLine, now: int) -> Said:
    """A message as it is told."""
    return Said(line.number, line.seat, line.name, line.person, line.text, line.phrase, max(0, now - line.time))


async def history(room: Room, connection: Connection) -> list[Said]:
    """Return what somebody may read of what was written before: the last of it, since nobody reads hundreds."""
    if room.chat.silent:
        return []
    now = room.services.time.now()
    lines = await room.services.store.chat(room.id)
    if room.chat.last is None:
        room.chat.last = lines[-1].number if lines else 0
    room.chat.silent = room.services.bus.alone and not lines and not room.chat.told
    room.chat.told.update({line.number: hash(line) for line in lines[-MOST_TOLD:]})
    return [said(line, now) for line in lines if may_read(room, connection, line)][-MOST_TOLD:]


async def reveal_spectators(room: Room) -> None:
    """When a game is over: send those who have played it what spectators wrote meanwhile."""
    if room.chat.silent:
        return
    now = room.services.time.now()
    lines = [line for line in await room.services.store.chat(room.id) if not line.seats][-MOST_TOLD:]
    for connection in room.broadcast.connections:
        if not room.is_spectator(connection):
            for line in lines:
                connection.push(encoded(said(line, now)))
