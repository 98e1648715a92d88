"""What a server answers over HTTP, for the rooms of one device."""

from collections.abc import Callable
from typing import TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from pixcade.games import GAMES, rules
from pixcade.games.errors import PixcadeError
from pixcade.games.record import read_record
from pixcade.local.messages import Call, Import, Line, SavedGames, StoredTable
from pixcade.local.rooms import LocalRooms
from pixcade.protocol.client_messages import PROTOCOL
from pixcade.protocol.http_messages import (
    AskPosition,
    AskRunning,
    GameList,
    NewSeat,
    NewTable,
    RunningTables,
    ServerInfo,
    SessionView,
    TableMade,
    TryMoves,
    Uploaded,
    WhatIf,
)
from pixcade.room import new_table
from pixcade.room.chat import PHRASES
from pixcade.room.listing import PAGE, page_of, playable_game, running_table, seats_from, summary
from pixcade.room.positions import position_view, tried_moves
from pixcade.room.replay import replay_log, replay_record, round_so_far, text_of_record
from pixcade.room.rows import GameRow
from pixcade.room.seats import require_settings
from pixcade.table.codec import InvalidLog, decode
from pixcade.table.fold import restore
from pixcade.table.personas import CAST
from pixcade.table.settings import TableSettings

B = TypeVar("B")
T = TypeVar("T")
NEEDS_SERVER = "local.needs-server"
FILE_VERSION = 1


def answer(rooms: LocalRooms, call: Call) -> object:
    """Return the answer to a request, or None if it follows once something is stored.

    Raises a PixcadeError, and NotLoaded if it needs what the storage has.
    """
    url = urlsplit(call.path)
    query = {name: values[0] for name, values in parse_qs(url.query).items()}
    match call.method, [unquote(part) for part in url.path.removeprefix("/api/").split("/")]:
        case "GET", ["server"]:
            return server_info(rooms)
        case "POST", ["session"]:
            return SessionView(rooms.guest.person, "")
        case "POST", ["tables"]:
            body = body_of(call, NewTable)
            return create(rooms, call, body.settings, body.seats, start=body.start)
        case "POST", ["tables", "running"]:
            return running(rooms, body_of(call, AskRunning))
        case "GET", ["tables", table, "history"]:
            return read(rooms.log(table), round_so_far)
        case "GET", ["games"]:
            return games(rooms, query.get("before", ""))
        case "GET", ["games", table]:
            return summary(finished(rooms, table), rooms.now())
        case "GET", ["games", table, "replay"]:
            game = finished(rooms, table)
            return read(rooms.log(table), lambda lines: replay_log(game, lines))
        case "GET", ["games", table, "record"]:
            game = finished(rooms, table)
            return read(rooms.log(table), lambda lines: text_of_record(game, lines))
        case "POST", ["upload"]:
            record = body_of(call, Uploaded).record.replace("\r\n", "\n")
            return replay_record(read_record(record, rules))
        case "POST", ["whatif"]:
            return what_if(rooms, call, body_of(call, WhatIf))
        case "POST", ["position"]:
            return position_view(body_of(call, AskPosition))
        case "POST", ["try"]:
            return tried_moves(body_of(call, TryMoves))
        case "POST", ["import"]:
            return import_games(rooms, call)
    raise PixcadeError(NEEDS_SERVER)


def body_of(call: Call, kind: type[B]) -> B:
    try:
        return msgspec.json.decode(call.body or "{}", type=kind)
    except msgspec.MsgspecError as error:
        raise PixcadeError("server.not-understood", problem=str(error)[:200]) from None


def read(lines: tuple[str, ...], work: Callable[[tuple[str, ...]], T]) -> T:
    """Compute something from a log. Raises a PixcadeError if it is damaged."""
    try:
        return work(lines)
    except InvalidLog:
        raise PixcadeError("server.table-damaged") from None


def server_info(rooms: LocalRooms) -> ServerInfo:
    """Describe what this device offers, as a server does."""
    policy = rooms.policy
    return ServerInfo(
        protocol=PROTOCOL,
        build=rooms.build,
        games=tuple(playable_game(id, policy) for id in GAMES),
        levels=policy.levels,
        phrases=PHRASES,
        public=False,
        password=False,
        may_create=True,
        chat=policy.chat,
        grace=policy.grace,
        announcement="",
        maintenance=False,
        here=False,
        lan=False,
        links=(),
        person=rooms.guest.person,
        name="",
        personas=tuple(one.id for one in CAST),
    )


def describe_device() -> str:
    """Return the answer to `/api/server`, for a site that shows it before the engine is loaded."""
    return msgspec.json.encode(server_info(LocalRooms("", lambda: 0, bytes))).decode()


# Tables


def create(
    rooms: LocalRooms, call: Call, settings: TableSettings, seats: tuple[NewSeat, ...], *, start: bool
) -> TableMade | None:
    """Create a table; the answer follows when it is stored."""
    require_settings(rooms.policy, settings)
    new = new_table.NewTable(rooms.new_id(), "", rooms.guest, rooms.at(), rooms.policy)
    new.set_up(settings, seats, start=start)
    rooms.store(call.id, new.id, new.rows, TableMade(new.id, "", ""))
    return None


def what_if(rooms: LocalRooms, call: Call, body: WhatIf) -> TableMade | None:
    """Create a table that continues from a position, against bots."""
    seats = seats_from(body, "")
    settings = TableSettings(game=body.game, start=body.position, stand_in=body.level, chat=False)
    return create(rooms, call, settings, seats, start=True)


def running(rooms: LocalRooms, body: AskRunning) -> RunningTables:
    """List those of the given tables that are in progress."""
    tables, now = rooms.tables(), rooms.now()
    found = [tables[id] for id in body.tables if id in tables and tables[id].row.phase in ("lobby", "playing")]
    own = [{seat.seat for seat in one.seats if seat.key} for one in found]
    summaries = (running_table(one.row, one.seats, mine, now, {}) for one, mine in zip(found, own, strict=True))
    return RunningTables(tuple(sorted(summaries, key=lambda one: (not one.due, body.tables.index(one.table)))))


# Finished games


def games(rooms: LocalRooms, before: str) -> GameList:
    """List the finished games of this device, latest first."""
    limit = int(before) if before.isascii() and before.isdecimal() else 0
    ended = [one.game for one in rooms.tables().values() if one.game is not None]
    rows = sorted((row for row in ended if not limit or row.ended < limit), key=lambda row: -row.ended)[: PAGE + 1]
    page = page_of(rows)
    now = rooms.now()
    return GameList(tuple(summary(row, now) for row in page), page[-1].ended if len(page) < len(rows) else 0)


def finished(rooms: LocalRooms, table: str) -> GameRow:
    """Return a finished game. Raises a PixcadeError."""
    known = rooms.tables(table).get(table)
    if known is None or known.game is None:
        raise PixcadeError("server.no-such-game" if known is None else "server.not-over")
    return known.game


# Files


def import_games(rooms: LocalRooms, call: Call) -> object:
    """Add the games of an exported file that aren't here yet. Raises a PixcadeError if the file is damaged."""
    known = rooms.tables()
    try:
        file = msgspec.json.decode(body_of(call, Import).file, type=SavedGames)
        if file.version != FILE_VERSION:
            raise PixcadeError("local.newer-file")
        for one in file.games:
            table = restore(map(decode, one.log), rules)
            if table.id != one.table.row.id:
                raise InvalidLog("table.log-empty")
    except (msgspec.MsgspecError, InvalidLog):
        raise PixcadeError("local.damaged-file") from None
    new: dict[str, StoredTable] = {one.table.row.id: one.table for one in file.games if one.table.row.id not in known}
    lines = tuple(
        Line(one.table.row.id, number, text)
        for one in file.games
        if one.table.row.id in new
        for number, text in enumerate(one.log, start=1)
    )
    imported = {"games": len(new)}
    if not new:
        return imported
    rooms.store_tables(call.id, "", new, lines, imported)
    return None
