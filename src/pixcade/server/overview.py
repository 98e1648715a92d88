"""What an operator is shown: tables and people now, reports, bans."""

import datetime

from pixcade.protocol.http import (
    AdminBan,
    AdminBans,
    AdminNow,
    AdminPerson,
    AdminReport,
    AdminReports,
    AdminSeat,
    AdminTable,
)
from pixcade.server.connections import Socket
from pixcade.server.house import House
from pixcade.server.reading import sitting
from pixcade.server.sockets import TableSockets
from pixcade.server.world import World
from pixcade.store.api import Report, TableRow

HOUR = 3_600_000
MOST_TABLES = 200
"""So many tables are listed, those that were used last."""
COUNTED = 100_000


async def now_told(house: House, sockets: TableSockets, store: str) -> AdminNow:
    """Tell what goes on; `store` is how the store is."""
    rows = await house.world.store.tables(("lobby", "playing"), most=COUNTED)
    known = {row.id for row in rows}
    over = [room.row for room in house.rooms.values() if room.connections and room.id not in known]
    return AdminNow(
        lobbies=sum(row.phase == "lobby" for row in rows),
        playing=sum(row.phase == "playing" for row in rows),
        connections=len(sockets.open),
        store=store,
        announcement=house.announced.text,
        maintenance=house.announced.maintenance,
        tables=tuple([await table_told(house, row) for row in [*over, *rows][:MOST_TABLES]]),
        people=people_told(house, sockets),
    )


async def table_told(house: House, row: TableRow) -> AdminTable:
    """Tell of a table that is open. One that is not in memory is read, but its game is not played through."""
    room = house.rooms.get(row.id)
    if room is None:
        found = sitting(await house.world.store.log(row.id))
        seats = tuple(AdminSeat(one.seat, one.holder, one.name, one.person, False) for one in found)
    else:
        present = house.attendances[room.id].present
        seats = tuple(
            AdminSeat(at, seat.holder, seat.name, seat.person, seat.holder == "person" and present(at))
            for at, seat in enumerate(room.table.seats)
        )
    return AdminTable(
        table=row.id,
        game=row.game,
        phase=row.phase,
        public=row.public,
        ago=max(0, house.world.time.now() - row.created),
        connected=len(room.connections) if room is not None else 0,
        seats=seats,
    )


def people_told(house: House, sockets: TableSockets) -> tuple[AdminPerson, ...]:
    """Tell who is connected."""
    tables: dict[Socket, str] = {}
    for room in house.rooms.values():
        tables |= {one: room.id for one in room.connections if isinstance(one, Socket)}
    found: dict[str, list[Socket]] = {}
    for socket in sockets.open:
        found.setdefault(socket.guest.person, []).append(socket)
    people = []
    for person, own in sorted(found.items()):
        guest = own[0].guest
        at = sorted({tables[one] for one in own if one in tables})
        people.append(AdminPerson(person, guest.name, guest.address, guest.program, tuple(at)))
    return tuple(people)


async def bans_told(world: World) -> AdminBans:
    """Tell who is kept out."""
    now = world.time.now()
    return AdminBans(
        tuple(
            AdminBan(ban.kind, ban.value, -(-(ban.until - now) // HOUR), written_time(ban.until), ban.reason)
            for ban in await world.store.bans(now)
        )
    )


def written_time(milliseconds: int) -> str:
    """Return a time as an operator reads it: UTC, to the minute."""
    return datetime.datetime.fromtimestamp(milliseconds / 1000, tz=datetime.UTC).strftime("%Y-%m-%d %H:%M")


async def reports_told(world: World) -> AdminReports:
    """Tell what people have reported, each with what it is about."""
    return AdminReports(tuple([await report_told(world, report) for report in await world.store.reports()]))


async def report_told(world: World, report: Report) -> AdminReport:
    """Tell of one report. `person` is whose name or message it is."""
    lines = await world.store.chat(report.table)
    text, person = "", report.about if report.kind == "name" else ""
    if report.kind == "message":
        for line in lines:
            if str(line.number) == report.about:
                text, person = line.text or line.phrase, line.person
    else:
        seats = sitting(await world.store.log(report.table))
        names = [*(seat.name for seat in seats if seat.person == person)]
        names += [line.name for line in lines if line.person == person]
        text = names[0] if names else ""
    return AdminReport(
        id=report.id,
        ago=max(0, world.time.now() - report.time),
        table=report.table,
        kind=report.kind,
        about=report.about,
        text=report.text,
        by=report.by,
        shown=text,
        person=person,
    )
