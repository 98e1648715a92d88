"""What requests change at a table, apart from moves and the lobby."""

from collections.abc import Iterable
from dataclasses import replace

from pixcade.games.errors import PixcadeError
from pixcade.protocol.client_messages import OfferSeats, SendChat, TakeBack
from pixcade.room import chat, offers, seats, submissions
from pixcade.room.change import Change
from pixcade.room.inputs import (
    Admit,
    Adopt,
    CloseTable,
    RemoveMessage,
    RemoveName,
    Request,
    SignOut,
    StopGame,
    TakeOff,
    UseLink,
)
from pixcade.room.own_changes import give_back
from pixcade.room.rows import Grant
from pixcade.room.seat_keys import GUEST
from pixcade.table import commands
from pixcade.table.entries import Seated
from pixcade.table.table import TableError


def execute(change: Change, request: Request) -> None:
    """Execute a request. Raises a PixcadeError."""
    table, keys, guest = change.table, change.saved.keys, change.guest
    message = request.message
    match message:
        case SendChat():
            if not chat.was_sent(change, message):
                chat.send(change, message)
        case OfferSeats():
            offers.offer(change, message)
        case Admit():
            if not keys.admitted(guest.browser):
                change.grant(Grant(table.id, GUEST, guest.browser))
        case UseLink():
            use_link(change, message.key)
        case Adopt():
            adopt(change, message.person, message.keys)
        case SignOut():
            sign_out_others(change, message.seat)
        case TakeBack():
            submissions.take_back(change, message)
        case StopGame():
            if not table.over and (message.unless_after is None or table.time < message.unless_after):
                change.append(commands.stop(table, change.now, by=message.by))
        case CloseTable():
            if not table.over:
                change.append(commands.stop(table, change.now, by=seats.OPERATOR))
            change.write_row(replace(change.saved.row, phase="closed", code="", offered=0))
        case TakeOff():
            for seat in (at for at, one in enumerate(table.seats) if one.person == message.person and table.slow):
                if not table.over:
                    change.append(commands.take_off(change.table, change.now, seat, message.until))
        case RemoveName():
            seats.remove_name(change, message.person, message.instead)
        case RemoveMessage():
            if all(line.number != message.number for line in change.saved.chat):
                raise PixcadeError("server.no-such-message")
            change.remove_message(message.number)
        case _:
            seats.COMMANDS[type(message)](change, message)


def use_link(change: Change, key: str) -> None:
    """A guest opened a seat link on this device."""
    table, guest = change.table, change.guest
    seat = next((at for at, one in enumerate(table.seats) if one.holder == "person" and one.key == key), None)
    if seat is None:
        raise PixcadeError("server.wrong-link")
    change.grant(Grant(table.id, key, guest.browser))
    change.share_devices()
    if any(one.guest.browser == guest.browser and not one.screen for one in change.there):
        give_back(seat, key, change)


def adopt(change: Change, person: str, keys: Iterable[str]) -> None:
    """Make a person's seats the requester's, who also gets those that they held for others."""
    guest, table = change.guest, change.table
    change.grant(*(Grant(table.id, key, guest.browser) for key in keys))
    if table.over:
        return
    for at, seat in enumerate(table.seats):
        if seat.person == person:
            what = Seated(at, "person", seat.name, seat.key, guest.person, seat.program, by=seats.SERVER)
            change.append(commands.entry(change.table, change.now, what))
    if table.host == person:
        change.append(commands.host(change.table, change.now, guest.person, by=seats.SERVER))
    change.share_devices()


def sign_out_others(change: Change, seat: int) -> None:
    """Only the requesting device holds this seat from now on."""
    table, keys, guest = change.table, change.saved.keys, change.guest
    key = keys.seats(table, guest.browser).get(seat)
    if key is None:
        raise TableError("table.not-your-seat", seat=seat + 1)
    others = [browser for browser in keys.holders(key) if browser != guest.browser]
    change.grant(*(Grant(table.id, key, browser, held=False) for browser in others))
    change.share_devices()
