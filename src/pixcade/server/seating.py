"""Sitting down and getting up, and what a host may do: before the start everything, after it almost nothing."""

from collections.abc import Callable, Iterable

from pixcade.core.errors import Refusal
from pixcade.core.names import clean_name, numbered
from pixcade.games import GAMES
from pixcade.protocol.asking import Agree, Arrange, Back, Leave, Pause, Resume, SeatBot, Settings, Sit, Start, Swap
from pixcade.protocol.telling import Done
from pixcade.server.guests import Guest
from pixcade.server.rooms import GUEST, Ask, Connection, Room, encoded
from pixcade.server.world import Rights
from pixcade.store.api import Browser, Grant, Write
from pixcade.table import requests
from pixcade.table.entries import Entry
from pixcade.table.requests import TableRefusal
from pixcade.table.table import Table

KEY_BYTES = 8
HOST = "host"
SERVER = "server"


async def done(
    room: Room,
    connection: Connection,
    id: str,
    ask: Ask,
    *,
    beside: Callable[[Entry], Iterable[Write]] | None = None,
    then: Callable[[], None] | None = None,
) -> None:
    """Let something come true and say so to whoever asked; `then` is done in between."""

    def acknowledge(entry: Entry) -> None:
        if then is not None:
            then()
        connection.push(encoded(Done(id, entry.number)))

    await room.perform(ask, beside=beside, acknowledge=acknowledge)


def refuse_level(rights: Rights, level: str) -> None:
    """Raise a Refusal unless the operator offers a bot of this name."""
    if level not in rights.levels:
        raise Refusal("server.no-such-level", name=level[:40], known=", ".join(rights.levels))


def require_host(room: Room, guest: Guest) -> None:
    """Raise a Refusal unless somebody is host."""
    if not room.is_host(guest):
        raise Refusal("server.host-only")


def free_name(table: Table, seat: int, wanted: str) -> str:
    """Return a name as it can stand at a seat: clean, and with a number where somebody has the same."""
    name = clean_name(wanted)
    others = [other.name for at, other in enumerate(table.seats) if at != seat and other.holder == "person"]
    return numbered([*others, name])[-1]


async def sit(room: Room, connection: Connection, asked: Sit) -> None:
    """Take a seat, for a first player at this device, for another one, or as the same one on another seat."""
    guest, table = connection.guest, room.table
    name = free_name(table, asked.seat, asked.name)
    own = room.seats_of(guest)
    if own and not asked.player:
        raise Refusal("server.who-plays", name=table.seats[min(own)].name)
    if own and asked.player == "same":
        await sit_elsewhere(room, connection, asked, own)
        return
    key = room.world.secret(KEY_BYTES)
    grant = Grant(room.id, key, guest.browser)
    now = room.world.time.now()
    browser = Browser(guest.browser, guest.person, asked.name, guest.program, now, now)

    def ask(table: Table, now: int) -> Entry:
        if table.started and table.seats[asked.seat : asked.seat + 1] and table.seats[asked.seat].holder == "bot":
            raise TableRefusal("table.seat-taken", seat=asked.seat + 1)
        return requests.sit(table, now, asked.seat, name, key, person=guest.person, program=guest.program)

    await done(
        room, connection, asked.id, ask, beside=lambda entry: [grant, browser], then=lambda: room.granted(grant)
    )  # fmt: skip
    await seats_changed(room, [guest.browser])


async def sit_elsewhere(room: Room, connection: Connection, asked: Sit, own: dict[int, str]) -> None:
    """The same player wants another seat, before the start, or is simply back."""
    if asked.seat in own:
        connection.push(encoded(Done(asked.id, 0)))
        return
    if len(own) > 1:
        raise Refusal("server.which-seat", seats=len(own))
    target = room.table.seats[asked.seat : asked.seat + 1]
    if target and target[0].holder == "person":
        raise TableRefusal("table.seat-taken", seat=asked.seat + 1)
    await done(room, connection, asked.id, lambda table, now: requests.swap(table, now, min(own), asked.seat))
    await seats_changed(room, [connection.guest.browser])


async def seats_changed(room: Room, browsers: Iterable[str]) -> None:
    """Tell browsers which seats they have now, and let no clock run for people who share a device."""
    keys = {seat.key: at for at, seat in enumerate(room.table.seats) if seat.holder == "person"}
    together: set[int] = set()
    for held in room.holders.values():
        seats = {keys[key] for key, holds in held.items() if holds and key in keys}
        together |= seats if len(seats) > 1 else set()
    if together != room.table.shared and not room.table.over:
        await room.perform(lambda table, now: requests.share(table, now, together))
    room.tell_own(browsers)


async def leave(room: Room, connection: Connection, asked: Leave) -> None:
    """Get up, or free somebody's seat as host. In mid-game a bot plays on for whoever leaves."""
    guest, seat = connection.guest, asked.seat
    requests.known_seat(room.table, seat)
    own = room.seats_of(guest).get(seat)
    state = room.table.seats[seat]
    browsers = room.browsers_with(state.key) if state.key else []
    if own is None:
        require_host(room, guest)
        refuse_touching(room.table, seat)
    by = "" if own is not None else HOST
    gone = [Grant(room.id, state.key, browser, held=False) for browser in browsers]

    def forget() -> None:
        for grant in gone:
            room.granted(grant)

    await done(
        room,
        connection,
        asked.id,
        lambda table, now: requests.leave(table, now, seat, by=by),
        beside=lambda entry: gone,
        then=forget,
    )
    if own is not None and room.table.started and not room.table.over:
        level = room.table.stand_in
        await room.perform(lambda table, now: requests.seat_bot(table, now, seat, level, by=SERVER))
    await seats_changed(room, browsers)


def refuse_touching(table: Table, seat: int) -> None:
    """Raise a Refusal where a host may not touch somebody's seat: after the start, unless they have long been gone."""
    state = table.seats[seat]
    if table.started and state.holder == "person" and not state.away:
        raise Refusal("server.seat-in-play", seat=seat + 1)
    if table.started and state.holder == "bot":
        raise Refusal("server.bot-in-play", seat=seat + 1)


async def seat_bot(room: Room, connection: Connection, asked: SeatBot) -> None:
    """Give a seat to a bot: an open one, or that of somebody who has long been gone."""
    require_host(room, connection.guest)
    refuse_level(room.world.rights, asked.level)
    requests.known_seat(room.table, asked.seat)
    state = room.table.seats[asked.seat]
    browsers = room.browsers_with(state.key) if state.holder == "person" else []
    if state.holder == "person":
        refuse_touching(room.table, asked.seat)
        if not room.table.started:
            raise TableRefusal("table.seat-taken", seat=asked.seat + 1)
        await room.perform(lambda table, now: requests.leave(table, now, asked.seat, by=HOST))
    elif room.table.started and state.holder == "bot":
        raise Refusal("server.bot-in-play", seat=asked.seat + 1)
    await done(
        room, connection, asked.id, lambda table, now: requests.seat_bot(table, now, asked.seat, asked.level, by=HOST)
    )
    await seats_changed(room, browsers)


async def swap(room: Room, connection: Connection, asked: Swap) -> None:
    """Let two seats change places: any as host, one's own with one that nobody has."""
    for seat in (asked.seat, asked.other):
        requests.known_seat(room.table, seat)
    if not room.is_host(connection.guest):
        own = room.seats_of(connection.guest)
        pair = (asked.seat, asked.other)
        mine = [seat for seat in pair if seat in own]
        others = [room.table.seats[seat].holder for seat in pair if seat not in own]
        if not mine or "person" in others:
            raise Refusal("server.host-only")
    await done(room, connection, asked.id, lambda table, now: requests.swap(table, now, asked.seat, asked.other))
    room.tell_own({one.guest.browser for one in room.connections})


async def arrange(room: Room, connection: Connection, asked: Arrange) -> None:
    """Change what is played, before the start."""
    require_host(room, connection.guest)
    refuse_settings(room.world.rights, asked.settings)
    settings, seed = asked.settings, int.from_bytes(room.world.random_bytes(4))

    def ask(table: Table, now: int) -> Entry:
        return requests.arrange(
            table,
            now,
            GAMES[settings.game],
            settings.options,
            seed=seed,
            start=settings.start,
            clock=settings.clock,
            milliseconds=settings.milliseconds,
            stand_in=settings.stand_in,
            grace=settings.grace,
            public=settings.public,
            chat=settings.chat,
        )

    await done(room, connection, asked.id, ask)


def refuse_settings(rights: Rights, settings: Settings) -> None:
    """Raise a Refusal for what this server does not offer."""
    if settings.game not in GAMES:
        raise Refusal("core.unknown-game", name=settings.game[:40], known=", ".join(GAMES))
    if settings.public and not rights.public:
        raise Refusal("server.no-public-tables")
    refuse_level(rights, settings.stand_in)


async def start(room: Room, connection: Connection, asked: Start) -> None:
    """Begin the game."""
    require_host(room, connection.guest)
    await done(room, connection, asked.id, lambda table, now: requests.start(table, now))


async def pause(room: Room, connection: Connection, asked: Pause) -> None:
    """Let the clocks stand."""
    require_host(room, connection.guest)
    await done(room, connection, asked.id, lambda table, now: requests.pause(table, now, by=HOST))


async def resume(room: Room, connection: Connection, asked: Resume) -> None:
    """Let the clocks run on."""
    require_host(room, connection.guest)
    await done(room, connection, asked.id, lambda table, now: requests.resume(table, now, by=HOST))


async def come_back(room: Room, connection: Connection, asked: Back) -> None:
    """Take a seat back from its stand-in."""
    key = room.seats_of(connection.guest).get(asked.seat, "")
    await done(room, connection, asked.id, lambda table, now: requests.come_back(table, now, asked.seat, key))
    room.tell_own([connection.guest.browser])


async def agree(room: Room, connection: Connection, asked: Agree) -> None:
    """Wish to stop the game, or no longer."""
    key = room.seats_of(connection.guest).get(asked.seat, "")
    await done(
        room, connection, asked.id, lambda table, now: requests.agree(table, now, asked.seat, key, yes=asked.yes)
    )


__all__ = [
    "GUEST", "agree", "arrange", "come_back", "leave", "pause", "refuse_level", "refuse_settings", "require_host",
    "resume", "seat_bot", "seats_changed", "sit", "start", "swap",
]  # fmt: skip
