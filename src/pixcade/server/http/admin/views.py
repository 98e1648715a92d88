"""What an operator is shown: tables and people now, reports, bans."""

import datetime
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

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
from pixcade.server.auth.authenticate import GuestConnection
from pixcade.server.registry.registry import RoomRegistry
from pixcade.server.services.bundle import Services
from pixcade.server.services.cluster_messages import ConnectedPerson
from pixcade.store.api import Report, StoreTrouble, TableRow

HOUR = 3_600_000
MOST_TABLES = 200
"""So many tables are listed, those that were used last."""
COUNTED = 100_000


@dataclass(frozen=True, slots=True)
class ServerHealth:
    """How everything is that a server rests on, as AdminNow has it."""

    store: str
    rescued: str
    bus: str
    clock: str
    clock_off: int
    stopped: int


async def now_told(registry: RoomRegistry, connections: Collection[GuestConnection], health: ServerHealth) -> AdminNow:
    """Tell what goes on."""
    elsewhere = [] if registry.cluster is None else await registry.cluster.connected_elsewhere()
    try:
        rows = await registry.services.store.tables(("lobby", "playing"), most=COUNTED)
    except StoreTrouble as trouble:  # what is in memory can be told all the same
        if health.store == "ok":  # it was when it was last looked at
            health = replace(health, store=trouble.code.removeprefix("store."))
        rows = [room.row for room in registry.rooms.values() if room.row.phase in ("lobby", "playing")]
    known = {row.id for row in rows}
    over = [room.row for room in registry.rooms.values() if room.broadcast.connections and room.id not in known]
    return AdminNow(
        lobbies=sum(row.phase == "lobby" for row in rows),
        playing=sum(row.phase == "playing" for row in rows),
        connections=len(connections) + sum(one.connections for one in elsewhere),
        store=health.store,
        announcement=registry.announced.text,
        maintenance=registry.announced.maintenance,
        tables=tuple([await table_told(registry, row, elsewhere) for row in [*over, *rows][:MOST_TABLES]]),
        people=people_told(registry, connections, elsewhere),
        rescued=health.rescued,
        bus=health.bus,
        clock=health.clock,
        clock_off=health.clock_off,
        stopped=health.stopped,
    )


async def table_told(registry: RoomRegistry, row: TableRow, elsewhere: Sequence[ConnectedPerson]) -> AdminTable:
    """Tell of a table that is open. One that is not in memory is read, but its game is not played through."""
    room = registry.rooms.get(row.id)
    distant = {one.person for one in elsewhere if row.id in one.tables}
    if room is None:
        found = await registry.reader.seats(row.id)
        seats = tuple(AdminSeat(one.seat, one.holder, one.name, one.person, one.person in distant) for one in found)
    else:
        present = room.presence.present
        seats = tuple(
            AdminSeat(at, seat.holder, seat.name, seat.person, seat.holder == "person" and present(at))
            for at, seat in enumerate(room.table.seats)
        )
    return AdminTable(
        table=row.id,
        game=row.game,
        phase=row.phase,
        public=row.public,
        ago=max(0, registry.services.time.now() - row.created),
        connected=(len(room.broadcast.connections) if room is not None else 0) + len(distant),
        seats=seats,
    )


def people_told(
    registry: RoomRegistry, connections: Collection[GuestConnection], elsewhere: Sequence[ConnectedPerson]
) -> tuple[AdminPerson, ...]:
    """Tell who is connected, here and to other processes."""
    tables: dict[object, str] = {}
    for room in registry.rooms.values():
        tables |= dict.fromkeys(room.broadcast.connections, room.id)
    found: dict[str, list[GuestConnection]] = {}
    for one in connections:
        found.setdefault(one.guest.person, []).append(one)
    people = {}
    for person, own in found.items():
        guest = own[0].guest
        at = sorted({tables[one] for one in own if one in tables})
        people[person] = AdminPerson(person, guest.name, guest.address, guest.program, tuple(at))
    for other in elsewhere:
        known = people.get(other.person)
        both = sorted({*other.tables, *(known.tables if known else ())})
        people[other.person] = AdminPerson(other.person, other.name, other.address, other.program, tuple(both))
    return tuple(people[person] for person in sorted(people))


async def bans_told(services: Services) -> AdminBans:
    """Tell who is kept out."""
    now = services.time.now()
    return AdminBans(
        tuple(
            AdminBan(ban.kind, ban.value, -(-(ban.until - now) // HOUR), written_time(ban.until), ban.reason)
            for ban in await services.store.bans(now)
        )
    )


def written_time(milliseconds: int) -> str:
    """Return a time as an operator reads it: UTC, to the minute."""
    return datetime.datetime.fromtimestamp(milliseconds / 1000, tz=datetime.UTC).strftime("%Y-%m-%d %H:%M")


async def reports_told(registry: RoomRegistry) -> AdminReports:
    """Tell what people have reported, each with what it is about."""
    reports = await registry.services.store.reports()
    return AdminReports(tuple([await report_told(registry, report) for report in reports]))


async def report_told(registry: RoomRegistry, report: Report) -> AdminReport:
    """Tell of one report. `person` is whose name or message it is."""
    services = registry.services
    lines = await services.store.chat(report.table)
    text, person = "", report.about if report.kind == "name" else ""
    if report.kind == "message":
        for line in lines:
            if str(line.number) == report.about:
                text, person = line.text or line.phrase, line.person
    else:
        seats = await registry.reader.seats(report.table)
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
