"""Writing to each other, within the silence of Bugs (P3.4). Chat is in no record, and gone after a week."""

from dataclasses import replace

from pixcade.core.errors import Refusal
from pixcade.core.game import Seat
from pixcade.core.names import clean_text
from pixcade.protocol.asking import Say
from pixcade.protocol.telling import Done, Said
from pixcade.server.rooms import Connection, Room, encoded
from pixcade.store.api import ChatLine
from pixcade.table.talk import audience

MOST_SIGNS = 200
CHAT_KEPT = 7 * 24 * 3_600_000
"""Milliseconds after which what was written is deleted."""

PHRASES = (
    "hello", "good-luck", "thanks", "well-played", "nice-move", "oops", "hurry", "one-moment", "sorry", "good-game",
    "again", "bye",
)  # fmt: skip
"""What can be said without typing; every reader reads it in their own language."""


async def say(room: Room, connection: Connection, asked: Say) -> None:
    """Write to whoever may read it now."""
    world, table, guest = room.world, room.table, connection.guest
    if not (table.chat and world.rights.chat):
        raise Refusal("server.chat-off")
    if bool(asked.text) == bool(asked.phrase):
        raise Refusal("server.text-or-phrase")
    if asked.phrase and asked.phrase not in PHRASES:
        raise Refusal("server.no-such-phrase", name=asked.phrase[:40])
    text = clean_text(asked.text, MOST_SIGNS) if asked.text else ""
    seat = asked.seat if asked.seat >= 0 else None
    own = room.seats_of(guest)
    if seat is None and room.has_played(guest) and not table.over:
        raise Refusal("server.no-spectator")
    if seat is not None and seat not in own:
        raise Refusal("table.not-your-seat", seat=seat + 1)
    world.limits.take("chat", guest.person, guest.address)
    readers = audience(table, None if seat is None else Seat(seat))
    if not readers:
        raise Refusal("server.silent", rule="P3.4")
    line = ChatLine(
        table=room.id,
        number=0,
        time=world.time.now(),
        person=guest.person,
        seat=-1 if seat is None else seat,
        name=table.seats[seat].name if seat is not None else guest.name,
        text=text,
        phrase=asked.phrase,
        seats=bool(readers.seats),
        spectators=readers.spectators,
    )
    async with room.turn:
        lines = await world.store.chat(room.id)
        line = replace(line, number=lines[-1].number + 1 if lines else 1)
        await world.store.write(line)
    connection.push(encoded(Done(asked.id, 0)))
    for one in room.connections:
        if may_read(room, one, line):
            one.push(encoded(said(line, world.time.now())))


def may_read(room: Room, connection: Connection, line: ChatLine) -> bool:
    """Whether somebody may read a message now: players don't see what spectators write before the game is over."""
    if room.table.over:
        return True
    return line.spectators if room.is_spectator(connection) else line.seats


def said(line: ChatLine, now: int) -> Said:
    """A message as it is told."""
    return Said(line.number, line.seat, line.name, line.person, line.text, line.phrase, max(0, now - line.time))


async def history(room: Room, connection: Connection) -> list[Said]:
    """Return what somebody may read of what was written before."""
    now = room.world.time.now()
    lines = await room.world.store.chat(room.id)
    return [said(line, now) for line in lines if may_read(room, connection, line)]
