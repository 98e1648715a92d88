"""Submissions of people, API clients and bots. Only the rules interpret moves."""

from pixcade.games.commitment import SALT_BYTES, commitment
from pixcade.protocol.client_messages import Submit, TakeBack, Withdraw
from pixcade.protocol.server_messages import Done
from pixcade.room.change import Change, Saved
from pixcade.room.guest import Guest
from pixcade.room.seats import own_seats
from pixcade.table import commands
from pixcade.table.entries import Submitted, Withdrawn
from pixcade.table.table import BOT_KEY, Answer, TableError


def submit(change: Change, message: Submit) -> Done:
    """Accept a person's move, or a change to it."""
    key = own_key(change, message.seat)
    what = committed(change, message.step, message.piece, message.seat, message.move, message.revision, key)
    entry = commands.submit(change.table, change.now, what)
    if entry is None:
        same = Answer(
            change.table.number, Submitted.__name__, message.step, message.piece, message.seat, message.revision
        )
        return repeated(change, message, same)
    change.append(entry)
    own = what.salt if sends_back(change.saved, change.guest) else ""
    return Done(message.id, entry.number, what.revision, what.commitment, own)


def withdraw(change: Change, message: Withdraw) -> Done:
    key = own_key(change, message.seat)
    what = Withdrawn(message.step, message.piece, message.seat, message.revision + 1, key)
    entry = commands.withdraw(change.table, change.now, what)
    change.append(entry)
    return Done(message.id, entry.number, what.revision)


def take_back(change: Change, message: TakeBack) -> None:
    """Take back one's last move, alone with bots."""
    key = own_key(change, message.seat)
    change.append(commands.take_back(change.table, change.now, message.seat, key, message.step))


def submit_for_bot(change: Change, step: int, piece: str, seat: int, since: int, move: str) -> None:
    """Submit a bot's move. Raises TableError if it comes too late."""
    table = change.table
    if table.step != step or table.seats[seat].since != since or table.secret(piece).move is not None:
        raise TableError("table.step-passed", step=step, current=table.step)
    what = committed(change, step, piece, seat, move, table.secret(piece).revision, BOT_KEY)
    change.append(commands.submit(table, change.now, what))


def committed(change: Change, step: int, piece: str, seat: int, move: str, replaced: int, key: str) -> Submitted:
    """Return a submission with its commitment."""
    salt = change.at.secret(SALT_BYTES)
    promise = commitment(change.table.id, step, piece, move, salt)
    return Submitted(step, piece, seat, move, replaced + 1, key, promise, salt)


def own_key(change: Change, seat: int) -> str:
    """Return the key of a seat that the requesting connection plays. Raises TableError."""
    key = own_seats(change.saved, change.client).get(seat)
    if key is None:
        raise TableError("table.not-your-seat", seat=seat + 1)
    return key


def repeated(change: Change, message: Submit | Withdraw, answer: Answer) -> Done:
    """Return the first answer again. The salt is included while the move still counts."""
    kind = Submitted if isinstance(message, Submit) else Withdrawn
    if (answer.kind, answer.seat, answer.step, answer.piece) != (
        kind.__name__,
        message.seat,
        message.step,
        message.piece,
    ):
        raise TableError("table.id-in-use")
    secret = change.table.secret(answer.piece)
    if kind is Submitted and answer.step == change.table.step and secret.revision == answer.revision:
        salt = secret.salt if sends_back(change.saved, change.guest) else ""
        return Done(message.id, answer.number, answer.revision, secret.commitment, salt)
    return Done(message.id, answer.number, answer.revision)


def sends_back(saved: Saved, guest: Guest) -> bool:
    """Whether a browser may be sent its own moves: only if one player uses it."""
    return len(saved.keys.seats(saved.table, guest.browser)) == 1
