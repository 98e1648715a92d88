"""Days off: a person stops their clocks in all slow games."""

from contextlib import suppress

from starlette.requests import Request
from starlette.routing import Route

from pixcade.games.errors import PixcadeError
from pixcade.protocol.notice_messages import DaysOffView, TakeDaysOff
from pixcade.room.inputs import TakeOff
from pixcade.server.auth.middleware import is_relayed
from pixcade.server.http.routes import Routes, body_of
from pixcade.store.api import DayOff

DAY = 24 * 3_600_000
YEAR = 365 * DAY
TOTAL = 14
"""Days off a year."""


class DaysOff:
    """Routes for days off."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes
        self.rooms = routes.rooms
        self.services = routes.services

    def all(self) -> list[Route]:
        route = self.routes.route
        return [route("/api/days-off", self.show, ["GET"]), route("/api/days-off", self.take, ["POST"])]

    async def show(self, request: Request) -> DaysOffView:
        guest = await self.routes.authenticator.guest(request.scope)
        return await self.view(guest.person)

    async def take(self, request: Request) -> DaysOffView:
        """Take days off from now on, or end them."""
        body = await body_of(request, TakeDaysOff)
        guest = await self.routes.authenticator.guest(request.scope)
        self.services.limits.take("message", guest.person, guest.address)
        store, now = self.services.store, self.services.time.now()
        if not is_relayed(request.scope):
            current = [one for one in await store.days_off(guest.person, now) if one.since <= now]
            ended = [DayOff(one.person, one.since, now) for one in current]
            left = await self.left(guest.person, now)
            if body.days > left:
                raise PixcadeError("server.no-days-off", left=left)
            taken = [DayOff(guest.person, now, now + body.days * DAY)] if body.days else []
            await store.write(*ended, *taken)
        await self.apply(guest.person, now)
        await self.routes.everywhere(request)
        return await self.view(guest.person)

    async def apply(self, person: str, now: int) -> None:
        """Stop the person's clocks at their tables, or start them again."""
        store = self.services.store
        until = max((one.until for one in await store.days_off(person, now)), default=now)
        for row in await store.played_by(person):
            if row.pace:
                with suppress(PixcadeError):  # it is over, or another process owns it
                    room = await self.rooms.room(row.id)
                    await room.ask(None, TakeOff(person, until))

    async def left(self, person: str, now: int) -> int:
        """Return how many days off a person has left. Days of a period that has begun count as taken."""
        periods = await self.services.store.days_off(person, now - YEAR)
        return max(0, TOTAL - sum(-(-(min(one.until, now) - one.since) // DAY) for one in periods))

    async def view(self, person: str) -> DaysOffView:
        now = self.services.time.now()
        periods = await self.services.store.days_off(person, now - YEAR)
        left = max(0, TOTAL - sum(-(-(one.until - one.since) // DAY) for one in periods))
        return DaysOffView(left, TOTAL, max(0, *(one.until - now for one in periods)) if periods else 0)
