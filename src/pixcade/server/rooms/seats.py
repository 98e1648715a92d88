"""Sitting down and getting up, and what a host may do: before the start everything, after it almost nothing.

Whether somebody may do something is looked at when it is their turn, never before: in between others act.
"""

from collections.abc import Callable, Iterable

from msgspec import structs

from pixcade.bots.levels import level_names
from pixcade.core.errors import Refusal
from pixcade.core.names import clean_name, numbered
from pixcade.games import GAMES, PARTS, game_named
from pixcade.protocol.client_messages import (
    Agree,
    Arrange,
    Back,
    ChoosePiece,
    Leave,
    Pause,
    Rename,
    Resume,
    SeatBot,
    Sit,
    StandIn,
    Start,
    Swap,
)
from pixcade.protocol.server_messages import Done
from pixcade.server.access.guest import Guest
from pixcade.server.rooms.broadcast import Connection, encoded
from pixcade.server.rooms.presence import RESTART, is_there
from pixcade.server.rooms.room import Ask, Room
from pixcade.server.services.bundle import Policy
from pixcade.store.api import Browser, Grant, Write
from pixcade.table import commands
from pixcade.table.entries import HOST, Entry, Seated
from pixcade.table.personas import NAMES, level_and_persona
from pixcade.table.settings import TableSettings
from pixcade.table.silence import (
    refuse_filling,
    refuse_pausing,
    refuse_second_act,
    refuse_silent_host,
    refuse_taking_back,
    refuse_voting,
    silent_seats,
)
from pixcade.table.table import Table, TableRefusal

KEY_BYTES = 8
SERVER = "server"
SAME = "same"
ANOTHER = "another"


async def done(
    room: Room,
    connection: Connection,
    id: str,
    ask: Ask,
    *,
    beside: Callable[[Entry], Iterable[Write]] | None = None,
    then: Callable[[Entry], None] | None = None,
) -> None:
    """Perform a request and acknowledge it to whoever asked; `then` is done in between."""

    def acknowledge(entry: Entry) -> None:
        if then is not None:
            then(entry)
        connection.push(encoded(Done(id, entry.number)))

    if await room.perform(ask, beside=beside, acknowledge=acknowledge) is None:
        connection.push(encoded(Done(id, 0)))


def refuse_level(policy: Policy, name: str) -> None:
    """Raise a Refusal unless the operator offers a bot of this name: a level, or one of ours with a persona."""
    level, persona = level_and_persona(name)
    if level not in policy.levels or (persona and level not in level_names()):
        raise Refusal("server.no-such-level", name=name[:40], known=", ".join(policy.levels))


def refuse_twice(table: Table, seat: int, name: str) -> None:
    """Raise a Refusal where a persona has another seat of this table: nobody could tell the two apart."""
    _, persona = level_and_persona(name)
    bots = [one.name for at, one in enumerate(table.seats) if at != seat and one.holder == "bot"]
    if persona and persona in [level_and_persona(other)[1] for other in bots]:
        raise Refusal("server.persona-taken", name=NAMES[persona])


def require_host(room: Room, guest: Guest) -> None:
    """Raise a Refusal unless somebody is host."""
    if not room.is_host(guest):
        raise Refusal("server.host-only")


def own_seats(room: Room, connection: Connection) -> dict[int, str]:
    """Return the seats that somebody plays on this connection, with their keys; a shared screen plays none."""
    return {} if connection.screen else room.keys.seats(room.table, connection.guest.browser)


def free_name(table: Table, seat: int, wanted: str) -> str:
    """Return a name as it can stand at a seat: clean, and with a number where somebody has the same.

    While seats are silent nobody sits down under a name of their own: it could tell them something (P3.4).
    """
    return unlike_others(table, seat, f"Player {seat + 1}" if silent_seats(table) else clean_name(wanted))


def unlike_others(table: Table, seat: int, name: str) -> str:
    """Return a clean name with a number where somebody else at the table has the same."""
    others = [other.name for at, other in enumerate(table.seats) if at != seat and other.holder == "person"]
    return numbered([*others, name])[-1]


async def sit(room: Room, connection: Connection, asked: Sit) -> None:
    """Take a seat, for a first player at this device, for another one, or as the same one on another seat.

    Somebody who asks for the seat that they have is simply back: that is no news.
    """
    if connection.screen:
        raise Refusal("server.screen-only-shows")
    guest, name = connection.guest, clean_name(asked.name)
    key = room.services.secret(KEY_BYTES)
    grant = Grant(room.id, key, guest.browser)

    def ask(table: Table, now: int) -> Entry | None:
        own = room.keys.seats(room.table, guest.browser)
        numbered_name = free_name(table, asked.seat, name)
        if asked.seat in own and (asked.player == SAME or table.seats[asked.seat].name == numbered_name):
            return None
        if own and not asked.player:
            raise Refusal("server.who-plays", name=table.seats[min(own)].name)
        if own and asked.player == SAME:
            return elsewhere(table, now, own, asked.seat)
        if table.started and commands.known_seat(table, asked.seat).holder == "bot":
            raise TableRefusal("table.seat-taken", seat=asked.seat + 1)
        return commands.sit(table, now, asked.seat, numbered_name, key, person=guest.person, program=guest.program)

    def beside(entry: Entry) -> list[Write]:
        known = [] if asked.player == ANOTHER else [remembered(guest, name, entry.time)]
        return [grant, *known] if isinstance(entry.what, Seated) else []

    def then(entry: Entry) -> None:
        if isinstance(entry.what, Seated):
            room.granted(grant)

    await done(room, connection, asked.id, ask, beside=beside, then=then)
    await seats_changed(room, [guest.browser])


async def rename(room: Room, connection: Connection, asked: Rename) -> None:
    """Be called something else on a seat of one's own; not while that could tell others something (P3.4)."""
    guest, name = connection.guest, clean_name(asked.name)

    def ask(table: Table, now: int) -> Entry | None:
        key = own_seats(room, connection).get(asked.seat, "")
        if key and asked.seat in silent_seats(table):
            raise Refusal("server.silent-name", rule="P3.4")
        return commands.rename(table, now, asked.seat, unlike_others(table, asked.seat, name), key)

    def beside(entry: Entry) -> list[Write]:
        alone = len(own_seats(room, connection)) == 1  # otherwise guests play at this device, each with a name
        return [remembered(guest, name, entry.time)] if alone else []

    await done(room, connection, asked.id, ask, beside=beside)


async def choose_piece(room: Room, connection: Connection, asked: ChoosePiece) -> None:
    """Play another piece on a seat of one's own, or as host on any, before the start; nobody loses theirs by it."""

    def ask(table: Table, now: int) -> Entry | None:
        if asked.seat not in own_seats(room, connection):
            require_host(room, connection.guest)
        commands.known_seat(table, asked.seat)
        settings, choose = table.settings, PARTS[table.settings.game].choose_piece
        if choose is None:
            raise Refusal("server.pieces-by-seat")
        options, other = choose(settings.options, asked.seat, asked.piece)
        if other not in (-1, asked.seat) and table.seats[other].holder == "person":
            raise Refusal("server.piece-taken", name=table.seats[other].name)
        return commands.arrange(table, now, table.game, structs.replace(settings, options=options))

    await done(room, connection, asked.id, ask)


def remembered(guest: Guest, name: str, now: int) -> Browser:
    """Return what is remembered of somebody who has used a name: a clean one."""
    return Browser(guest.browser, guest.person, name, guest.program, now, now)


def elsewhere(table: Table, now: int, own: dict[int, str], seat: int) -> Entry | None:
    """The same player wants another seat, before the start. Raises a Refusal."""
    if len(own) > 1:
        raise Refusal("server.which-seat", seats=len(own))
    if commands.known_seat(table, seat).holder == "person":
        raise TableRefusal("table.seat-taken", seat=seat + 1)
    return commands.swap(table, now, min(own), seat)


async def seats_changed(room: Room, browsers: Iterable[str]) -> None:
    """Tell browsers which seats they have now, and let no clock run for people who share a device."""

    def ask(table: Table, now: int) -> Entry | None:
        return None if table.over else commands.share(table, now, room.keys.shared_seats(table))

    if room.keys.shared_seats(room.table) != room.table.shared:
        await room.perform(ask)
    room.tell_own(browsers)


async def leave(room: Room, connection: Connection, asked: Leave) -> None:
    """Get up, or free somebody's seat as host. In mid-game a bot plays on for whoever leaves."""
    async with room.lock:
        mine = asked.seat in own_seats(room, connection)
        browsers = await free(room, connection, asked.id, asked.seat, mine=mine)
        if mine and room.table.started and not room.table.over:
            level = room.table.settings.stand_in
            await room.perform(lambda table, now: commands.seat_bot(table, now, asked.seat, level, by=SERVER))
    await seats_changed(room, browsers)


async def free(room: Room, connection: Connection, id: str, seat: int, *, mine: bool) -> list[str]:
    """Let a seat be open, and return the browsers that held it. An empty `id` is answered nothing."""
    key = commands.known_seat(room.table, seat).key
    browsers = room.keys.holders(key) if room.table.seats[seat].holder == "person" else []
    gone = [Grant(room.id, key, browser, held=False) for browser in browsers]

    def ask(table: Table, now: int) -> Entry:
        if not mine:
            require_host(room, connection.guest)
            refuse_touching(room, connection.guest, table, seat)
        return commands.leave(table, now, seat, by="" if mine else HOST)

    def forget(entry: Entry) -> None:
        del entry
        for grant in gone:
            room.granted(grant)

    if id:
        await done(room, connection, id, ask, beside=lambda entry: gone, then=forget)
    else:
        await room.perform(ask, beside=lambda entry: gone, acknowledge=forget)
    return browsers


def held_seats(room: Room, guest: Guest) -> set[int]:
    """Return the seats that a browser holds, on its shared screens too."""
    return set(room.keys.seats(room.table, guest.browser))


def refuse_touching(room: Room, guest: Guest, table: Table, seat: int) -> None:
    """Raise a Refusal where a host may not touch somebody's seat: after the start, unless they have long been gone.

    Somebody for whom a bot plays because their time ran out twice, and who is there, is not gone.
    """
    state = table.seats[seat]
    if state.holder == "person":
        refuse_silent_host(table, held_seats(room, guest))
    if table.started and state.holder == "person" and (not state.away or is_there(room, seat)):
        raise Refusal("server.seat-in-play", seat=seat + 1)
    if table.started and state.holder == "bot":
        raise Refusal("server.bot-in-play", seat=seat + 1)


async def seat_bot(room: Room, connection: Connection, asked: SeatBot) -> None:
    """Give a seat to a bot: an open one, that of another bot before the start, or that of somebody long gone."""
    seat, browsers = asked.seat, list[str]()
    refuse_level(room.services.policy, asked.level)

    def ask(table: Table, now: int) -> Entry | None:
        require_host(room, connection.guest)
        refuse_touching(room, connection.guest, table, seat)
        if table.seats[seat].holder == "open":
            refuse_filling(table, held_seats(room, connection.guest), asked.level)
        refuse_twice(table, seat, asked.level)
        return commands.seat_bot(table, now, seat, asked.level, by=HOST)

    async with room.lock:
        require_host(room, connection.guest)
        if room.table.started and commands.known_seat(room.table, seat).holder == "person":
            browsers = await free(room, connection, "", seat, mine=False)
        commands.known_seat(room.table, seat)
        await done(room, connection, asked.id, ask)
    await seats_changed(room, browsers)


async def swap(room: Room, connection: Connection, asked: Swap) -> None:
    """Let two seats change places: any as host, one's own with one that nobody has."""

    def ask(table: Table, now: int) -> Entry | None:
        own, pair = own_seats(room, connection), (asked.seat, asked.other)
        others = [commands.known_seat(table, seat).holder for seat in pair if seat not in own]
        if not room.is_host(connection.guest) and (len(others) == len(pair) or "person" in others):
            raise Refusal("server.host-only")
        return commands.swap(table, now, *pair)

    await done(room, connection, asked.id, ask)
    room.tell_own({one.guest.browser for one in room.broadcast.connections})


async def arrange(room: Room, connection: Connection, asked: Arrange) -> None:
    """Change what is played, before the start."""
    refuse_settings(room.services.policy, asked.settings)
    settings, seed = asked.settings, int.from_bytes(room.services.random_bytes(4))

    def ask(table: Table, now: int) -> Entry | None:
        require_host(room, connection.guest)
        return commands.arrange(table, now, GAMES[settings.game], settings, seed=seed)

    await done(room, connection, asked.id, ask)


def refuse_settings(policy: Policy, settings: TableSettings) -> None:
    """Raise a Refusal for what this server does not offer, and for a game that would be over before it began."""
    game = game_named(settings.game)
    if settings.public and not policy.public:
        raise Refusal("server.no-public-tables")
    if settings.start and game.outcome(game.parse_position(settings.start)) is not None:
        raise Refusal("server.position-over")
    refuse_level(policy, settings.stand_in)


async def start(room: Room, connection: Connection, asked: Start) -> None:
    """Begin the game."""

    def ask(table: Table, now: int) -> Entry:
        require_host(room, connection.guest)
        return commands.start(table, now)

    await done(room, connection, asked.id, ask)


async def pause(room: Room, connection: Connection, asked: Pause) -> None:
    """Let the clocks stand."""

    def ask(table: Table, now: int) -> Entry:
        require_host(room, connection.guest)
        refuse_pausing(table, held_seats(room, connection.guest))
        return commands.pause(table, now, by=HOST)

    await done(room, connection, asked.id, ask)


async def resume(room: Room, connection: Connection, asked: Resume) -> None:
    """Let the clocks run on, unless they stand for those who have not come back since a restart."""

    def ask(table: Table, now: int) -> Entry:
        require_host(room, connection.guest)
        if table.paused_by == RESTART:
            raise Refusal("server.clocks-wait")
        refuse_pausing(table, held_seats(room, connection.guest), going_on=True)
        return commands.resume(table, now, by=HOST)

    await done(room, connection, asked.id, ask)


async def come_back(room: Room, connection: Connection, asked: Back) -> None:
    """Take a seat back from its stand-in."""

    def ask(table: Table, now: int) -> Entry:
        entry = commands.come_back(table, now, asked.seat, own_seats(room, connection).get(asked.seat, ""))
        refuse_second_act(table, asked.seat)
        return entry

    await done(room, connection, asked.id, ask)
    room.tell_own([connection.guest.browser])


async def stand_in(room: Room, connection: Connection, asked: StandIn) -> None:
    """Let a bot play at once for somebody who is gone, as host: nobody need wait for the grace.

    Somebody is gone who is told to be: of silent seats (P3.4) that is not told, and not found out in this way either.
    """

    def ask(table: Table, now: int) -> Entry:
        require_host(room, connection.guest)
        refuse_silent_host(table, held_seats(room, connection.guest))
        state = commands.known_seat(table, asked.seat)
        if not table.started:
            raise TableRefusal("table.not-started")
        if state.holder == "person" and not state.away and asked.seat not in room.presence.told_gone:
            raise Refusal("server.still-there", seat=asked.seat + 1)
        return commands.go_away(table, now, asked.seat)

    await done(room, connection, asked.id, ask)


async def agree(room: Room, connection: Connection, asked: Agree) -> None:
    """Wish to stop the game, or no longer."""

    def ask(table: Table, now: int) -> Entry | None:
        key = own_seats(room, connection).get(asked.seat, "")
        entry = commands.agree(table, now, asked.seat, key, yes=asked.yes)
        if entry is not None:
            (refuse_voting if asked.yes else refuse_taking_back)(table, asked.seat)
        return entry

    await done(room, connection, asked.id, ask)
