"""Admin views: current tables and people, reports, bans."""

import datetime
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial

from pixcade.protocol.admin_messages import (
    AdminBan,
    AdminBans,
    AdminNow,
    AdminPerson,
    AdminReport,
    AdminReports,
    AdminSeat,
    AdminTable,
)
from pixcade.room.seats import is_there
from pixcade.server.auth.authenticate import GuestConnection
from pixcade.server.services.bundle import Services
from pixcade.server.tables.rooms import Rooms
from pixcade.store.api import Report, SeatRow, StoreTrouble, TableRow

HOUR = 3_600_000
MOST_TABLES = 200
"""Tables listed, most recently used first."""
COUNTED = 100_000


async def current_state(rooms: Rooms, connections: Collection[GuestConnection], store: str) -> AdminNow:
    """Return the current tables, people and warnings."""
    try:
        rows = await rooms.services.store.tables(("lobby", "playing"), most=COUNTED)
    except StoreTrouble as trouble:  # tables in memory can be listed all the same
        if store == "ok":  # as of the last check of the store
            store = trouble.code.removeprefix("store.")
        rows = [
            room.room.saved.row for room in rooms.open.values() if room.room.saved.row.phase in ("lobby", "playing")
        ]
    known = {row.id for row in rows}
    over = [room.room.saved.row for room in rooms.open.values() if room.sockets and room.id not in known]
    listed = [*over, *rows][:MOST_TABLES]
    seats: Mapping[str, Sequence[SeatRow]] = {}
    with suppress(StoreTrouble):  # as above
        seats = await rooms.services.store.seats([row.id for row in listed if row.id not in rooms.open])
    return AdminNow(
        lobbies=sum(row.phase == "lobby" for row in rows),
        playing=sum(row.phase == "playing" for row in rows),
        connections=len(connections),
        store=store,
        announcement=rooms.announced.text,
        maintenance=rooms.announced.maintenance,
        tables=tuple([table_summary(rooms, row, seats.get(row.id, ())) for row in listed]),
        people=people_list(rooms, connections),
    )


def table_summary(rooms: Rooms, row: TableRow, stored: Sequence[SeatRow]) -> AdminTable:
    """Return a table's summary; `seats` as stored are for one that isn't in memory."""
    room = rooms.open.get(row.id)
    if room is None:
        seats = tuple(
            AdminSeat(one.seat, "person" if one.key else "bot", one.name, one.person, False) for one in stored
        )
    else:
        there = partial(is_there, room.room.saved, room.sockets)
        seats = tuple(
            AdminSeat(at, seat.holder, seat.name, seat.person, seat.holder == "person" and there(at))
            for at, seat in enumerate(room.table.seats)
        )
    return AdminTable(
        table=row.id,
        game=row.game,
        phase=row.phase,
        public=row.public,
        ago=max(0, rooms.services.time.now() - row.created),
        connected=len(room.sockets) if room is not None else 0,
        seats=seats,
    )


def people_list(rooms: Rooms, connections: Collection[GuestConnection]) -> tuple[AdminPerson, ...]:
    """List connected people."""
    tables: dict[object, str] = {}
    for room in rooms.open.values():
        tables |= dict.fromkeys(room.sockets, room.id)
    found: dict[str, list[GuestConnection]] = {}
    for one in connections:
        found.setdefault(one.guest.person, []).append(one)
    people = {}
    for person, own in found.items():
        guest = own[0].guest
        at = sorted({tables[one] for one in own if one in tables})
        people[person] = AdminPerson(person, guest.name, guest.address, guest.program, tuple(at))
    return tuple(people[person] for person in sorted(people))


async def ban_list(services: Services) -> AdminBans:
    """List the bans."""
    now = services.time.now()
    return AdminBans(
        tuple(
            AdminBan(ban.kind, ban.value, -(-(ban.until - now) // HOUR), written_time(ban.until), ban.reason)
            for ban in await services.store.bans(now)
        )
    )


def written_time(milliseconds: int) -> str:
    """Format a time for an operator: UTC, to the minute."""
    return datetime.datetime.fromtimestamp(milliseconds / 1000, tz=datetime.UTC).strftime("%Y-%m-%d %H:%M")


async def report_list(rooms: Rooms) -> AdminReports:
    """List the reports, each with its subject."""
    reports = await rooms.services.store.reports()
    return AdminReports(tuple([await report_view(rooms, report) for report in reports]))


async def report_view(rooms: Rooms, report: Report) -> AdminReport:
    """Return a report's view. `person` is whose name or message it is about."""
    services = rooms.services
    lines = await services.store.chat(report.table)
    text, person = "", report.about if report.kind == "name" else ""
    if report.kind == "message":
        for line in lines:
            if str(line.number) == report.about:
                text, person = line.text or line.phrase, line.person
    else:
        seats = (await services.store.seats([report.table])).get(report.table, ())
        names = [*(seat.name for seat in seats if seat.person == person)]
        names += [line.name for line in lines if line.person == person]
        text = names[0] if names else ""
    return AdminReport(
        id=report.id,
        ago=max(0, services.time.now() - report.time),
        table=report.table,
        kind=report.kind,
        about=report.about,
        text=report.text,
        by=report.by,
        shown=text,
        person=person,
    )
