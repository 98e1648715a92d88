"""Bans, and reports from players."""

import datetime
from dataclasses import replace

from starlette.requests import Request

from pixcade.games.errors import PixcadeError
from pixcade.games.names import clean_text
from pixcade.protocol.admin_messages import (
    MOST_HOURS,
    MOST_REASON,
    AdminBans,
    AdminReports,
    EndBan,
    NewBan,
    ReportDealtWith,
)
from pixcade.protocol.http_messages import NoBody
from pixcade.server.access.proxies import address, is_loopback, subnet
from pixcade.server.access.tokens import is_person
from pixcade.server.http.admin.actions import AdminAction, AdminActions
from pixcade.server.http.admin.views import HOUR, ban_list, report_list
from pixcade.server.http.routes import body_of
from pixcade.store.api import Ban, OperatorSetting, ReportDone

DAY = 24 * HOUR
DAY_FORM = "%Y-%m-%d"


class PeopleActions(AdminActions):
    """Bans and reports."""

    def all(self) -> list[AdminAction]:
        return [
            AdminAction("reports", self.reports, "GET"),
            AdminAction("bans", self.bans, "GET"),
            AdminAction("ban", self.ban),
            AdminAction("unban", self.unban),
            AdminAction("report-done", self.report_done),
        ]

    async def bans(self, request: Request) -> AdminBans:
        """List the bans."""
        del request
        return await ban_list(self.services)

    async def ban(self, request: Request) -> NoBody:
        """Ban a person or an address, and disconnect them."""
        body = await body_of(request, NewBan)
        value = banned_value(body.kind, body.value)
        reject_ban(body.kind, value)
        reason = clean_text(body.reason, MOST_REASON) if body.reason else ""
        now = self.services.time.now()
        until = end_of_day(body.until, now) if body.until else now + body.hours * HOUR
        hours = -((now - until) // HOUR)
        await self.services.store.write(Ban(body.kind, value, until, reason), self.revision())
        await self.authenticator.load()
        self.authenticator.send_away_banned(self.connections)
        self.note("ban", kind=body.kind, hours=hours, **({"person": value} if body.kind == "browser" else {}))
        return NoBody()

    async def unban(self, request: Request) -> NoBody:
        """Lift a ban."""
        body = await body_of(request, EndBan)
        value = banned_value(body.kind, body.value)
        now = self.services.time.now()
        found = [ban for ban in await self.services.store.bans(now) if (ban.kind, ban.value) == (body.kind, value)]
        if not found:
            raise PixcadeError("server.no-such-ban")
        await self.services.store.write(replace(found[0], until=now), self.revision())
        await self.authenticator.load()
        self.note("unban", kind=body.kind, **({"person": value} if body.kind == "browser" else {}))
        return NoBody()

    def revision(self) -> OperatorSetting:
        """Return a value that changes with the bans, so that other processes notice."""
        return OperatorSetting("bans", self.services.secret(8))

    async def reports(self, request: Request) -> AdminReports:
        """List the reports, each with its subject."""
        del request
        return await report_list(self.rooms)

    async def report_done(self, request: Request) -> NoBody:
        """Mark a report as done."""
        body = await body_of(request, ReportDealtWith)
        if all(report.id != body.id for report in await self.services.store.reports()):
            raise PixcadeError("server.no-such-report")
        await self.services.store.write(ReportDone(body.id))
        self.note("report-done", report=body.id)
        return NoBody()


def end_of_day(text: str, now: int) -> int:
    """Return the end of a day in UTC, within the limit of a ban. Raises a PixcadeError."""
    try:
        day = datetime.datetime.strptime(text, DAY_FORM).replace(tzinfo=datetime.UTC)
        end = int(day.timestamp() * 1000) + DAY
    except (ValueError, OverflowError):
        end = 0
    if end <= now:
        raise PixcadeError("server.bad-date", text=text)
    most = now + MOST_HOURS * HOUR
    if end > most:
        latest = datetime.datetime.fromtimestamp((most - DAY) / 1000, tz=datetime.UTC).strftime(DAY_FORM)
        raise PixcadeError("server.late-date", text=text, latest=latest)
    return end


def banned_value(kind: str, value: str) -> str:
    if kind != "address":
        return value
    found = address(value)
    if found is None:
        raise PixcadeError("server.bad-address", value=value[:40])
    return str(found)


def reject_ban(kind: str, value: str) -> None:
    """Reject a ban that would match nothing, or the server's own machine. Raises a PixcadeError."""
    if kind == "browser" and not is_person(value):
        raise PixcadeError("server.bad-person", value=value)
    if kind == "address" and (is_loopback(value) or subnet(value) == subnet("::1")):
        raise PixcadeError("server.own-address")
