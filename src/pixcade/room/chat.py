"""Table chat. Bugs are muted during a round (P3.4). Messages are kept for 7 days and aren't part of a record."""

from collections.abc import Collection, Iterable

from pixcade.games.errors import PixcadeError
from pixcade.games.game import Seat
from pixcade.games.names import clean_text
from pixcade.protocol.client_messages import SendChat
from pixcade.protocol.server_messages import ChatMessage, ChatRemoved
from pixcade.room.change import Change, Saved
from pixcade.room.effects import Broadcast, Effects, Send, encoded
from pixcade.room.guest import Client
from pixcade.room.rows import ChatLine
from pixcade.room.seats import own_seats
from pixcade.table.silence import Audience, audience
from pixcade.table.table import Table

MAX_MESSAGE_CHARACTERS = 200
"""Characters."""
HISTORY = 100
"""Messages sent to a client that connects."""
CHAT_KEPT_MS = 7 * 24 * 3_600_000

PHRASES = (
    "hello", "good-luck", "thanks", "well-played", "nice-move", "oops", "hurry", "one-moment", "sorry", "good-game",
    "again", "bye",
)  # fmt: skip
"""Ready-made messages, shown to every reader in their own language."""


def was_sent(change: Change, message: SendChat) -> bool:
    """Whether a repeated request's message is there already."""
    return any((line.browser, line.request) == (change.guest.browser, message.id) for line in change.saved.chat)


def send(change: Change, message: SendChat) -> None:
    """Send a message to everyone who may read it now."""
    if bool(message.text) == bool(message.phrase):
        raise PixcadeError("server.text-or-phrase")
    if message.phrase and message.phrase not in PHRASES:
        raise PixcadeError("server.no-such-phrase", name=message.phrase[:40])
    text = clean_text(message.text, MAX_MESSAGE_CHARACTERS) if message.text else ""
    readers = require_writer(change, message.seat)
    table, chat = change.table, change.saved.chat
    change.add_message(
        ChatLine(
            table=table.id,
            number=max(change.saved.last_removed, chat[-1].number if chat else 0) + 1,
            time=change.now,
            person=change.guest.person,
            seat=message.seat,
            name=table.seats[message.seat].name if message.seat >= 0 else change.guest.name,
            text=text,
            phrase=message.phrase,
            seats=bool(readers.seats),
            spectators=readers.spectators,
            request=message.id,
            browser=change.guest.browser,
        )
    )


def require_writer(change: Change, seat: int) -> Audience:
    """Return who reads messages of a seat, or a spectator (-1), now. Raises a PixcadeError if they may not write."""
    table, client = change.table, change.client
    if not (table.settings.chat and change.policy.chat):
        raise PixcadeError("server.chat-off")
    if seat >= 0 and seat not in own_seats(change.saved, client):
        raise PixcadeError("table.not-your-seat", seat=seat + 1)
    if seat < 0 and client.screen:
        raise PixcadeError("server.screen-only-shows")
    if seat < 0 and table.started and not table.over and not is_spectator(change.saved, client):
        raise PixcadeError("server.no-spectator")
    readers = audience(table, Seat(seat) if seat >= 0 else None)
    if not readers:
        raise PixcadeError("server.silent", rule="P3.4")
    return readers


def is_spectator(saved: Saved, client: Client) -> bool:
    """Whether a connection only watches, and always has."""
    return not client.screen and not saved.keys.has_played(client.guest.browser)


def may_read(saved: Saved, table: Table, client: Client, line: ChatLine) -> bool:
    """Whether a client may read a message now: players can't read what spectators write before the game is over."""
    if table.over:
        return True
    return line.spectators if is_spectator(saved, client) else line.seats


def message_of(line: ChatLine, now: int) -> ChatMessage:
    return ChatMessage(line.number, line.seat, line.name, line.person, line.text, line.phrase, max(0, now - line.time))


def history(saved: Saved, client: Client, now: int) -> Iterable[ChatMessage]:
    """Return the latest messages that a client may read."""
    return [message_of(line, now) for line in saved.chat if may_read(saved, saved.table, client, line)][-HISTORY:]


def news(before: Saved, after: Saved, clients: Collection[Client], now: int) -> Effects:
    """Send new messages to their readers, and after the game what spectators wrote to players."""
    effects: Effects = []
    if before.chat is not after.chat:
        kept = {line.number for line in after.chat}
        newest = before.chat[-1].number if before.chat else 0
        removed = [line.number for line in before.chat if line.number not in kept]
        if len(removed) == 1 and len(kept) < len(before.chat):
            effects.append(Broadcast(encoded(ChatRemoved(removed[0]))))
        for line in after.chat:
            if line.number > newest:
                frame = encoded(message_of(line, now))
                effects += [Send(one, frame) for one in clients if may_read(after, after.table, one, line)]
    if after.table.over and not before.table.over:
        hidden = [encoded(message_of(line, now)) for line in after.chat if not line.seats][-HISTORY:]
        players = [one for one in clients if not is_spectator(after, one)]
        effects += [Send(one, frame) for one in players for frame in hidden]
    return effects
