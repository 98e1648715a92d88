"""Commands for seats and hosts: before the start a host may do everything, after it almost nothing."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import structs

from pixcade.bots.levels import level_names
from pixcade.games import GAMES, PARTS, game_named
from pixcade.games.errors import PixcadeError
from pixcade.games.names import clean_name, numbered
from pixcade.protocol.client_messages import (
    Back,
    ChangeSettings,
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
    VoteStop,
)
from pixcade.room.change import Change, Policy, Saved
from pixcade.room.guest import Client, Guest
from pixcade.room.rows import Browser, Grant
from pixcade.table import commands
from pixcade.table.entries import HOST, Seated
from pixcade.table.personas import NAMES, level_and_persona
from pixcade.table.settings import TableSettings
from pixcade.table.silence import silent_seats
from pixcade.table.table import Table, TableError

KEY_BYTES = 8
SERVER = "server"
OPERATOR = "operator"
RESTART = "restart"
SAME = "same"
ANOTHER = "another"


# Permissions


def is_host(saved: Saved, guest: Guest) -> bool:
    """Whether a guest is the host, on any device that holds a seat of theirs."""
    table, keys = saved.table, saved.keys
    if guest.person == table.host != "":
        return True
    seats = (seat for seat in table.seats if seat.holder == "person" and seat.person == table.host != "")
    return any(keys.holds(guest.browser, seat.key) for seat in seats)


def is_there(saved: Saved, there: Iterable[Client], seat: int) -> bool:
    """Whether a device that holds a seat is connected; a shared screen plays for no seat."""
    key = saved.table.seats[seat].key
    return any(not one.screen and saved.keys.holds(one.guest.browser, key) for one in there)


def own_seats(saved: Saved, client: Client) -> dict[int, str]:
    """Return the seats that a connection plays, with their keys."""
    return {} if client.screen else saved.keys.seats(saved.table, client.guest.browser)


def is_alone(table: Table) -> bool:
    """Whether one person plays against bots."""
    return sum(seat.holder == "person" for seat in table.seats) == 1


def require_host(change: Change) -> None:
    """Raise a PixcadeError unless the requester is the host."""
    if not is_host(change.saved, change.guest):
        raise PixcadeError("server.host-only")


def require_level(policy: Policy, name: str) -> None:
    """Raise a PixcadeError unless the operator offers this bot: a level, or one of ours with a persona."""
    level, persona = level_and_persona(name)
    if level not in policy.levels or (persona and level not in level_names()):
        raise PixcadeError("server.no-such-level", name=name[:40], known=", ".join(policy.levels))


def require_unique_persona(table: Table, seat: int, name: str) -> None:
    """Raise a PixcadeError if this bot's persona has another seat: they would be indistinguishable."""
    _, persona = level_and_persona(name)
    bots = [one.name for at, one in enumerate(table.seats) if at != seat and one.holder == "bot"]
    if persona and persona in [level_and_persona(other)[1] for other in bots]:
        raise PixcadeError("server.persona-taken", name=NAMES[persona])


def require_settings(policy: Policy, settings: TableSettings) -> None:
    """Raise a PixcadeError for settings that this server doesn't offer, or a game that would be over at its start."""
    game = game_named(settings.game)
    if settings.public and not policy.public:
        raise PixcadeError("server.no-public-tables")
    if settings.start and game.outcome(game.parse_position(settings.start)) is not None:
        raise PixcadeError("server.position-over")
    require_level(policy, settings.stand_in)


def require_seat_editable(change: Change, seat: int) -> None:
    """Raise a PixcadeError if a host may not change a seat: after the start only those of absent people."""
    table, state = change.table, change.table.seats[seat]
    if table.started and state.holder == "person" and (not state.away or is_there(change.saved, change.there, seat)):
        raise PixcadeError("server.seat-in-play", seat=seat + 1)
    if table.started and state.holder == "bot":
        raise PixcadeError("server.bot-in-play", seat=seat + 1)


# Names


def free_name(table: Table, seat: int, wanted: str) -> str:
    """Return a clean name that no other person at the table has. During a round Bugs get a neutral one (P3.4)."""
    return unlike_others(table, seat, f"Player {seat + 1}" if silent_seats(table) else clean_name(wanted))


def unlike_others(table: Table, seat: int, name: str) -> str:
    """Append a number to a name if another person at the table has the same."""
    others = [other.name for at, other in enumerate(table.seats) if at != seat and other.holder == "person"]
    return numbered([*others, name])[-1]


def remembered(guest: Guest, name: str, now: int) -> Browser:
    """Return the row that remembers a guest's name."""
    return Browser(guest.browser, guest.person, name, guest.program, now, now)


# Commands


def sit(change: Change, message: Sit) -> None:
    """Take a seat, for the first player at this device, for another one, or move the same one.

    Sitting down again with another name renames.
    """
    if change.client.screen:
        raise PixcadeError("server.screen-only-shows")
    guest, table = change.guest, change.table
    own = change.saved.keys.seats(table, guest.browser)
    name = clean_name(message.name)
    numbered_name = free_name(table, message.seat, name)
    if message.seat in own and (message.player == SAME or table.seats[message.seat].name == numbered_name):
        return
    if own and not message.player:
        raise PixcadeError("server.who-plays", name=table.seats[min(own)].name)
    if own and message.player == SAME:
        change.append(commands.swap(table, change.now, *change_places(table, own, message.seat)))
        return
    if table.started and commands.known_seat(table, message.seat).holder == "bot":
        raise TableError("table.seat-taken", seat=message.seat + 1)
    key = change.at.secret(KEY_BYTES)
    change.append(
        commands.sit(table, change.now, message.seat, numbered_name, key, person=guest.person, program=guest.program)
    )
    change.grant(Grant(table.id, key, guest.browser))
    if message.player != ANOTHER:
        change.rows.append(remembered(guest, name, change.now))
    change.share_devices()


def change_places(table: Table, own: Mapping[int, str], seat: int) -> tuple[int, int]:
    """Return the two seats to swap for a player who wants another one. Raises a PixcadeError."""
    if len(own) > 1:
        raise PixcadeError("server.which-seat", seats=len(own))
    if commands.known_seat(table, seat).holder == "person":
        raise TableError("table.seat-taken", seat=seat + 1)
    return min(own), seat


def rename(change: Change, message: Rename) -> None:
    table, own = change.table, own_seats(change.saved, change.client)
    key = own.get(message.seat, "")
    if key and message.seat in silent_seats(table):
        raise PixcadeError("server.silent-name", rule="P3.4")
    name = clean_name(message.name)
    entry = commands.rename(table, change.now, message.seat, unlike_others(table, message.seat, name), key)
    change.append(entry)
    if entry is not None and len(own) == 1:  # several people at one device each have their own name
        change.rows.append(remembered(change.guest, name, change.now))


def choose_piece(change: Change, message: ChoosePiece) -> None:
    """Switch one's own seat, or as host any, to another piece, before the start."""
    table = change.table
    if message.seat not in own_seats(change.saved, change.client):
        require_host(change)
    commands.known_seat(table, message.seat)
    settings, choose = table.settings, PARTS[table.settings.game].choose_piece
    if choose is None:
        raise PixcadeError("server.pieces-by-seat")
    options, other = choose(settings.options, message.seat, message.piece)
    if other not in (-1, message.seat) and table.seats[other].holder == "person":
        raise PixcadeError("server.piece-taken", name=table.seats[other].name)
    change.append(commands.arrange(table, change.now, table.game, structs.replace(settings, options=options)))


def leave(change: Change, message: Leave) -> None:
    """Leave a seat or, as host, free one. During a game a bot takes over from a player who leaves."""
    mine = message.seat in own_seats(change.saved, change.client)
    free_seat(change, message.seat, mine=mine)
    if mine and change.table.started and not change.table.over:
        level = change.table.settings.stand_in
        change.append(commands.seat_bot(change.table, change.now, message.seat, level, by=SERVER))
    change.share_devices()


def free_seat(change: Change, seat: int, *, mine: bool) -> None:
    """Open a seat, and take its key back from its browsers."""
    table = change.table
    state = commands.known_seat(table, seat)
    if not mine:
        require_host(change)
        require_seat_editable(change, seat)
    holders = change.saved.keys.holders(state.key) if state.holder == "person" else []
    change.append(commands.leave(table, change.now, seat, by="" if mine else HOST))
    change.grant(*(Grant(table.id, state.key, browser, held=False) for browser in holders))


def seat_bot(change: Change, message: SeatBot) -> None:
    """Give a seat to a bot: an open one, that of another bot before the start, or that of an absent person."""
    require_level(change.policy, message.level)
    require_host(change)
    if change.table.started and commands.known_seat(change.table, message.seat).holder == "person":
        free_seat(change, message.seat, mine=False)
    commands.known_seat(change.table, message.seat)
    require_seat_editable(change, message.seat)
    require_unique_persona(change.table, message.seat, message.level)
    change.append(commands.seat_bot(change.table, change.now, message.seat, message.level, by=HOST))
    change.share_devices()


def swap(change: Change, message: Swap) -> None:
    """Swap two seats: any as host, otherwise one's own with an open one."""
    table = change.table
    own, pair = own_seats(change.saved, change.client), (message.seat, message.other)
    others = [commands.known_seat(table, seat).holder for seat in pair if seat not in own]
    if not is_host(change.saved, change.guest) and (len(others) == len(pair) or "person" in others):
        raise PixcadeError("server.host-only")
    change.append(commands.swap(table, change.now, *pair))


def arrange(change: Change, message: ChangeSettings) -> None:
    """Change the settings before the start."""
    require_settings(change.policy, message.settings)
    require_host(change)
    if message.settings.daily or change.table.settings.daily:
        raise PixcadeError("server.daily-fixed")
    seed = int.from_bytes(change.at.random_bytes(4))
    game = GAMES[message.settings.game]
    change.append(commands.arrange(change.table, change.now, game, message.settings, seed=seed))


def start(change: Change, message: Start) -> None:
    require_host(change)
    change.append(commands.start(change.table, change.now))


def pause(change: Change, message: Pause) -> None:
    require_host(change)
    change.append(commands.pause(change.table, change.now, by=HOST))


def resume(change: Change, message: Resume) -> None:
    """Start the clocks again, unless they wait for people who have not come back since a restart."""
    require_host(change)
    if change.table.paused_by == RESTART:
        raise PixcadeError("server.clocks-wait")
    change.append(commands.resume(change.table, change.now, by=HOST))


def come_back(change: Change, message: Back) -> None:
    """Take a seat back from its stand-in."""
    key = own_seats(change.saved, change.client).get(message.seat, "")
    change.append(commands.come_back(change.table, change.now, message.seat, key))


def stand_in(change: Change, message: StandIn) -> None:
    """As host, let a bot play immediately for an absent person."""
    require_host(change)
    state = commands.known_seat(change.table, message.seat)
    if not change.table.started:
        raise TableError("table.not-started")
    if state.holder == "person" and not state.away and is_there(change.saved, change.there, message.seat):
        raise PixcadeError("server.still-there", seat=message.seat + 1)
    change.append(commands.go_away(change.table, change.now, message.seat))


def agree(change: Change, message: VoteStop) -> None:
    """Vote to stop the game, or withdraw the vote."""
    key = own_seats(change.saved, change.client).get(message.seat, "")
    change.append(commands.agree(change.table, change.now, message.seat, key, yes=message.yes))


def remove_name(change: Change, person: str, instead: str) -> None:
    """Replace a person's name at all seats, and in the chat; their moves stay."""
    if not change.table.over:
        for at, seat in enumerate(change.table.seats):
            name = free_name(change.table, at, instead)
            if seat.person == person and seat.name != name:
                what = Seated(at, "person", name, seat.key, person, seat.program, by=OPERATOR)
                change.append(commands.entry(change.table, change.now, what))


Command = Callable[[Change, Any], None]
COMMANDS: Mapping[type, Command] = {
    Sit: sit,
    Rename: rename,
    ChoosePiece: choose_piece,
    Leave: leave,
    SeatBot: seat_bot,
    Swap: swap,
    ChangeSettings: arrange,
    Start: start,
    Pause: pause,
    Resume: resume,
    Back: come_back,
    StandIn: stand_in,
    VoteStop: agree,
}
