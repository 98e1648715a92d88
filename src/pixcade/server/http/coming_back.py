"""Coming back by mail: a link that makes a new device one of the person who has confirmed the address."""

from starlette.requests import Request
from starlette.routing import Route

from pixcade.games.errors import PixcadeError
from pixcade.protocol.http_messages import NoBody
from pixcade.protocol.person_messages import MailAddress
from pixcade.server.http.person import PersonRoutes
from pixcade.server.http.routes import Routes, body_of
from pixcade.server.notices.mails import words_for
from pixcade.server.services.mail import Mailer
from pixcade.server.setting_kinds import mail_address
from pixcade.store.api import Channel, IdentityRow

LINK_MS = 15 * 60_000
PATH = "/device#"
"""The page that shows whose device it would become, and joins on POST: mail scanners open links."""


class ComingBack:
    """Sends links to confirmed addresses. The answer never shows which addresses are known."""

    def __init__(self, routes: Routes, person: PersonRoutes) -> None:
        self.routes = routes
        self.services = routes.services
        self.person = person

    def all(self) -> list[Route]:
        return [self.routes.route("/api/devices/mail", self.ask, ["POST"])]

    async def ask(self, request: Request) -> NoBody:
        body = await body_of(request, MailAddress)
        mail = self.services.mail
        if mail is None:
            raise PixcadeError("server.no-such-page")
        await self.person.guest(request, "mail")
        try:
            address = mail_address(body.address).lower()
        except ValueError:
            raise PixcadeError("server.mail-address") from None
        self.routes.rooms.tasks.begin(self.send(mail, address))  # not awaited: its duration would show what is known
        return NoBody()

    async def send(self, mail: Mailer, address: str) -> None:
        """Send a link for each person who has confirmed this address, unless it got many."""
        self.services.limits.take("mail", f"back {address}", f"back {address}")
        for channel in await self.services.store.channels_at(address):
            await self.send_link(mail, channel)

    async def send_link(self, mail: Mailer, channel: Channel) -> None:
        first = await self.services.store.first_browser(channel.person)
        if first is None:  # they have never played
            return
        device = IdentityRow("device", first.id, first.person, first.id, f"{first.created} ")
        secret = await self.person.link_to(device, LINK_MS)
        words = words_for(channel)
        subject = words.say("server-mail-back-subject") + (f": {first.name}" if first.name else "")
        link_text = f"{mail.base}{PATH}{secret}"
        text = f"{words.say('server-mail-back')}\n\n{link_text}\n\n{words.say('server-mail-not-you')}\n"
        await mail.send(channel.address, subject, text)
