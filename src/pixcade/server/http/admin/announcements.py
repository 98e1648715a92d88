"""Announcements to everyone, and maintenance mode."""

from msgspec.structs import replace
from starlette.requests import Request

from pixcade.games.names import clean_text
from pixcade.protocol.admin_messages import Maintenance, NewAnnouncement
from pixcade.protocol.http_messages import NoBody
from pixcade.server.http.admin.actions import AdminAction, AdminActions
from pixcade.server.http.routes import body_of
from pixcade.store.api import OperatorSetting

MOST_SIGNS = 300
"""Limit of an announcement."""


class AnnouncementActions(AdminActions):
    """Announcements and maintenance."""

    def all(self) -> list[AdminAction]:
        return [AdminAction("announce", self.announce), AdminAction("maintenance", self.maintenance)]

    async def announce(self, request: Request) -> NoBody:
        """Send an announcement to everyone, or withdraw it."""
        body = await body_of(request, NewAnnouncement)
        text = clean_text(body.text, MOST_SIGNS) if body.text else ""
        await self.services.store.write(OperatorSetting("announcement", text))
        self.rooms.announce(replace(self.rooms.announced, text=text))
        self.note("announce", characters=len(text))
        return NoBody()

    async def maintenance(self, request: Request) -> NoBody:
        """Stop or allow new games; games in progress continue."""
        body = await body_of(request, Maintenance)
        await self.services.store.write(OperatorSetting("maintenance", "on" if body.on else ""))
        self.rooms.announce(replace(self.rooms.announced, maintenance=body.on))
        self.note("maintenance", on="yes" if body.on else "no")
        return NoBody()
