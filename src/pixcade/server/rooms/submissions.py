"""Submissions from people, API clients and bots. The value of a move is looked at by the rules alone.

Most submissions take the short way: `Submission.prepare` checks and folds one on top of what is being written, and
`GroupCommit` writes it. Everything else (a refusal, a repeated request, a conflict) waits for the room's lock in
`submit`.
"""

from functools import partial

from pixcade.core.commitment import SALT_BYTES, commitment
from pixcade.core.errors import Refusal
from pixcade.games import rules
from pixcade.protocol.client_messages import Submit, Withdraw
from pixcade.protocol.server_messages import Done
from pixcade.server.rooms.broadcast import GOING_AWAY, Connection, encoded, refuse
from pixcade.server.rooms.commit import PendingEntry
from pixcade.server.rooms.log_versions import WrittenByNewerVersion
from pixcade.server.rooms.room import Room
from pixcade.store.api import Salt, SaltGone, Write
from pixcade.table import commands
from pixcade.table.entries import Entry, Submitted
from pixcade.table.fold import fold
from pixcade.table.silence import refuse_second_act, refuse_taking_back
from pixcade.table.table import BOT_KEY, Answer, Table, TableRefusal


class Submission:
    """A program on the short way, from the socket to its acknowledgement: see `pixcade.server.rooms.commit`."""

    __slots__ = ("asked", "connection", "pending", "received", "room", "salt")

    def __init__(
        self, room: Room, connection: Connection, asked: Submit, pending: PendingEntry, salt: str, received: int
    ) -> None:
        self.room = room
        self.connection = connection
        self.asked = asked
        self.pending = pending
        self.salt = salt
        self.received = received

    @classmethod
    def prepare(cls, room: Room, connection: Connection, asked: Submit, now: int) -> "Submission | None":
        """Check and fold a program on top of what is being written; None where the request was answered before.

        Raises a Refusal, which may rest on something that is not durable yet.
        """
        table = room.queue.ahead
        salt, bound = committed(room, asked.step, asked.piece, asked.move)
        entry = ask(room, connection, asked, bound, table, now)
        if not isinstance(entry, Entry):
            return None
        after = fold(table, entry, rules)
        pending = room.prepare(table, entry, after, (Salt(entry.table, asked.step, asked.piece, salt),))
        return cls(room, connection, asked, pending, salt, now)

    def acknowledge(self) -> None:
        """Answer whoever gave the program: it is durable."""
        room = self.room
        acknowledge(room, self.connection, self.asked, self.pending.entry, self.salt)
        room.services.metrics.acknowledged.observe(room.services.time.now() - self.received)

    def published(self) -> None:
        """Let the other devices of the seat know."""
        tell_devices(self.room, self.connection, self.asked.seat)

    def retry(self) -> None:
        """Another process was first: take the ordinary way, after what it has written."""
        self.room.tasks.begin(self.submit_again())

    async def submit_again(self) -> None:
        """Take the ordinary way, and answer."""
        try:
            await submit(self.room, self.connection, self.asked)
        except WrittenByNewerVersion as newer:
            self.connection.end(newer.code, again=True, number=GOING_AWAY)
        except Refusal as refusal:
            self.refuse(refusal)

    def refuse(self, refusal: Refusal) -> None:
        """Answer whoever gave the program: it could not be written."""
        refuse(self.room.services, self.connection, self.asked.id, refusal)


def committed(room: Room, step: int, piece: str, move: str) -> tuple[str, str]:
    """Return a salt that was never used before, and what it commits a program to."""
    salt = room.services.secret(SALT_BYTES)
    return salt, commitment(room.id, step, piece, move, salt)


def acknowledge(room: Room, connection: Connection, asked: Submit, entry: Entry, salt: str) -> None:
    """Answer that a program is durable. What opens it is sent only where one player uses the browser."""
    what = entry.what
    assert isinstance(what, Submitted)
    room.salts[what.step, what.piece] = salt
    told = salt if room.sends_back(connection.guest) else ""
    connection.push(encoded(Done(asked.id, entry.number, what.revision, what.commitment, told)))


def ask(room: Room, connection: Connection, asked: Submit, bound: str, table: Table, now: int) -> Entry | Answer:
    """Ask a table for the entry of a person's program. Raises a Refusal."""
    key = own_key(room, connection, asked.seat)
    entry = commands.submit(
        table,
        now,
        seat=asked.seat,
        key=key,
        step=asked.step,
        piece=asked.piece,
        move=asked.move,
        revision=asked.revision,
        id=asked.id,
        commitment=bound,
    )
    if asked.revision and isinstance(entry, Entry) and table.gave(asked.piece, asked.seat, key):
        refuse_second_act(table, asked.seat)  # what replaces a stand-in's program is one's own first
    return entry


async def submit(room: Room, connection: Connection, asked: Submit) -> None:
    """Take a person's program, or the change of one, and acknowledge it."""
    salt, bound = committed(room, asked.step, asked.piece, asked.move)

    answer = await room.perform(
        partial(ask, room, connection, asked, bound),
        beside=lambda entry: [Salt(entry.table, asked.step, asked.piece, salt)],
        acknowledge=lambda entry: acknowledge(room, connection, asked, entry, salt),
    )
    repeat_answer(room, connection, asked.id, answer)
    tell_devices(room, connection, asked.seat)


async def withdraw(room: Room, connection: Connection, asked: Withdraw) -> None:
    """Take a program back."""

    def ask(table: Table, now: int) -> Entry | Answer:
        entry = commands.withdraw(
            table,
            now,
            seat=asked.seat,
            key=own_key(room, connection, asked.seat),
            step=asked.step,
            piece=asked.piece,
            revision=asked.revision,
            id=asked.id,
        )
        if isinstance(entry, Entry):
            refuse_taking_back(table, asked.seat)
        return entry

    def forget(entry: Entry) -> None:
        room.salts.pop((asked.step, asked.piece), None)
        connection.push(encoded(Done(asked.id, entry.number, asked.revision + 1)))

    def beside(entry: Entry) -> list[Write]:
        return [SaltGone(entry.table, asked.step, asked.piece)]

    answer = await room.perform(ask, beside=beside, acknowledge=forget)
    repeat_answer(room, connection, asked.id, answer)
    tell_devices(room, connection, asked.seat)


async def submit_for_bot(room: Room, step: int, piece: str, seat: int, since: int, move: str) -> None:
    """Take the program that a bot has computed, if it is still its turn. Raises TableRefusal."""
    salt, bound = committed(room, step, piece, move)

    def ask(table: Table, now: int) -> Entry | Answer:
        if table.step != step or table.seats[seat].since != since or table.secret(piece).move is not None:
            raise TableRefusal("table.step-passed", step=step, current=table.step)
        revision = table.secret(piece).revision
        return commands.submit(
            table,
            now,
            seat=seat,
            key=BOT_KEY,
            step=step,
            piece=piece,
            move=move,
            revision=revision,
            id=f"{step}.{piece}.{since}.{revision}",
            commitment=bound,
        )

    def remember(entry: Entry) -> None:
        del entry
        room.salts[step, piece] = salt

    await room.perform(ask, beside=lambda entry: [Salt(entry.table, step, piece, salt)], acknowledge=remember)


def tell_devices(room: Room, connection: Connection, seat: int) -> None:
    """Let the other devices of a seat know what it has programmed."""
    if seat < len(room.table.seats):
        room.tell_own(room.keys.holders(room.table.seats[seat].key), besides=connection)


def own_key(room: Room, connection: Connection, seat: int) -> str:
    """Return the key of a seat that somebody holds. Raises TableRefusal."""
    state = room.table.seats[seat] if seat < len(room.table.seats) else None
    if (
        state is None
        or state.holder != "person"
        or connection.screen
        or not room.keys.holds(connection.guest.browser, state.key)
    ):
        raise TableRefusal("table.not-your-seat", seat=seat + 1)
    return state.key


def repeat_answer(room: Room, connection: Connection, id: str, answer: Entry | Answer | None) -> None:
    """Give the first answer again to a repeated request. What opens a commitment is told while it still counts."""
    if not isinstance(answer, Answer):
        return
    done = Done(id, answer.number, answer.revision)
    secret = room.table.secret(answer.piece)
    if answer.kind == "submit" and answer.step == room.table.step and secret.revision == answer.revision:
        salt = room.salts.get((answer.step, answer.piece), "") if room.sends_back(connection.guest) else ""
        done = Done(id, answer.number, answer.revision, secret.commitment, salt)
    connection.push(encoded(done))
