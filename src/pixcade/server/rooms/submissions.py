"""Programs coming in: from people, from programs of theirs, from bots. Their value is looked at by the rules alone."""

from pixcade.core.commitment import SALT_BYTES, commitment
from pixcade.protocol.client_messages import Submit, Withdraw
from pixcade.protocol.server_messages import Done
from pixcade.server.rooms.pending import PendingEntry
from pixcade.server.rooms.room import Connection, Room, encoded, written_salt
from pixcade.store.api import Salt
from pixcade.table import commands
from pixcade.table.commands import TableRefusal
from pixcade.table.entries import Entry, Submitted
from pixcade.table.fast_submit import submit_quickly
from pixcade.table.table import BOT_KEY, Answer, Table


def committed(room: Room, asked: Submit) -> tuple[str, str]:
    """Return a salt that was never used before, and what it commits a program to."""
    salt = room.services.secret(SALT_BYTES)
    return salt, commitment(room.id, asked.step, asked.piece, asked.move, salt)


async def submit(room: Room, connection: Connection, asked: Submit) -> None:
    """Take a person's program, or the change of one, and acknowledge it."""
    salt, bound = committed(room, asked)

    def ask(table: Table, now: int) -> Entry | Answer:
        return commands.submit(
            table,
            now,
            seat=asked.seat,
            key=own_key(room, connection, asked.seat),
            step=asked.step,
            piece=asked.piece,
            move=asked.move,
            revision=asked.revision,
            id=asked.id,
            commitment=bound,
        )

    def acknowledge(entry: Entry) -> None:
        acknowledged(room, connection, asked, entry, salt)

    answer = await room.perform(ask, beside=lambda entry: written_salt(entry, salt), acknowledge=acknowledge)
    if isinstance(answer, Answer):
        connection.push(encoded(answered_again(room, connection, asked.id, answer)))
    tell_devices(room, connection, asked.seat)


def taken(room: Room, connection: Connection, asked: Submit, now: int) -> PendingEntry | None:
    """Return a person's program as it can be kept on top of what is being kept; None where it is not the plain case.

    Raises a Refusal. Both may rest on something that is not kept yet.
    """
    salt, bound = committed(room, asked)
    key = own_key(room, connection, asked.seat)
    table = room.ahead
    made = submit_quickly(
        table,
        now,
        seat=asked.seat,
        key=key,
        step=asked.step,
        piece=asked.piece,
        move=asked.move,
        id=asked.id,
        commitment=bound,
    )
    if made is None or asked.revision:
        return None
    entry, after = made

    def acknowledge(entry: Entry) -> None:
        acknowledged(room, connection, asked, entry, salt)
        room.services.metrics.acknowledged.observe((room.services.time.now() - now) / 1000)

    beside = (Salt(entry.table, asked.step, asked.piece, salt),)
    pending = room.prepared(table, entry, after, beside, acknowledge)
    pending.then = lambda: tell_devices(room, connection, asked.seat)
    return pending


def acknowledged(room: Room, connection: Connection, asked: Submit, entry: Entry, salt: str) -> None:
    """Tell whoever gave a program that it is kept."""
    what = entry.what
    assert isinstance(what, Submitted)
    room.salts[what.step, what.piece] = salt
    told = salt if room.told_back(connection.guest) else ""
    connection.push(encoded(Done(asked.id, entry.number, what.revision, what.commitment, told)))


async def withdraw(room: Room, connection: Connection, asked: Withdraw) -> None:
    """Take a program back."""

    def ask(table: Table, now: int) -> Entry | Answer:
        return commands.withdraw(
            table,
            now,
            seat=asked.seat,
            key=own_key(room, connection, asked.seat),
            step=asked.step,
            piece=asked.piece,
            revision=asked.revision,
            id=asked.id,
        )

    def acknowledge(entry: Entry) -> None:
        room.salts.pop((asked.step, asked.piece), None)
        connection.push(encoded(Done(asked.id, entry.number, asked.revision + 1)))

    answer = await room.perform(ask, beside=lambda entry: written_salt(entry, ""), acknowledge=acknowledge)
    if isinstance(answer, Answer):
        connection.push(encoded(answered_again(room, connection, asked.id, answer)))
    tell_devices(room, connection, asked.seat)


def tell_devices(room: Room, connection: Connection, seat: int) -> None:
    """Let the other devices of a seat know what it has programmed."""
    key = room.table.seats[seat].key if seat < len(room.table.seats) else ""
    for other in room.connections if key else ():
        if other is not connection and room.holders.get(other.guest.browser, {}).get(key):
            other.push(encoded(room.yours(other.guest, screen=other.screen)))


def own_key(room: Room, connection: Connection, seat: int) -> str:
    """Return the key of a seat that somebody holds. Raises TableRefusal."""
    state = room.table.seats[seat] if seat < len(room.table.seats) else None
    held = room.holders.get(connection.guest.browser, {})
    if state is None or state.holder != "person" or not held.get(state.key) or connection.screen:
        raise TableRefusal("table.not-your-seat", seat=seat + 1)
    return state.key


def answered_again(room: Room, connection: Connection, id: str, answer: Answer) -> Done:
    """Give the first answer again. What opens the commitment is told while it is still the one that counts."""
    secret = room.table.secret(answer.piece)
    counts = answer.step == room.table.step and secret.revision == answer.revision
    if not counts or answer.kind != "submit":
        return Done(id, answer.number, answer.revision)
    salt = room.salts.get((answer.step, answer.piece), "") if room.told_back(connection.guest) else ""
    return Done(id, answer.number, answer.revision, secret.commitment, salt)


async def submit_for_bot(room: Room, step: int, piece: str, seat: int, since: int, move: str) -> None:
    """Take the program that a bot has thought of, if it is still its turn. Raises TableRefusal."""
    salt = room.services.secret(SALT_BYTES)
    bound = commitment(room.id, step, piece, move, salt)

    def ask(table: Table, now: int) -> Entry | Answer:
        if table.step != step or table.seats[seat].since != since or table.secret(piece).move is not None:
            raise TableRefusal("table.step-passed", step=step, current=table.step)
        return commands.submit(
            table,
            now,
            seat=seat,
            key=BOT_KEY,
            step=step,
            piece=piece,
            move=move,
            revision=table.secret(piece).revision,
            id=f"{step}.{piece}.{since}.{table.secret(piece).revision}",
            commitment=bound,
        )

    def acknowledge(entry: Entry) -> None:
        del entry
        room.salts[step, piece] = salt

    await room.perform(ask, beside=lambda entry: written_salt(entry, salt), acknowledge=acknowledge)
