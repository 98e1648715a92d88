"""Notices over HTTP: browsers, webhooks, mail addresses, when they come, and the calendar of deadlines."""

import hmac
from dataclasses import replace
from datetime import UTC, datetime

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pixcade.games.errors import PixcadeError
from pixcade.locales import Words, languages
from pixcade.locales.language import FALLBACK
from pixcade.protocol.notice_messages import (
    ChangeNotices,
    LinkDone,
    NewMail,
    NewPush,
    NewWebhook,
    NoticeChannel,
    NoticeId,
    NoticesView,
    QuietHours,
)
from pixcade.server.access.tokens import is_person
from pixcade.server.auth.middleware import visitor
from pixcade.server.http.routes import Routes, body_of
from pixcade.server.notices.mails import Reader
from pixcade.server.notices.notifier import Notifier
from pixcade.server.notices.posts import PUSH_GONE
from pixcade.server.notices.web_push import encrypt
from pixcade.server.notices.wishes import Wish, wish_of
from pixcade.server.setting_kinds import mail_address
from pixcade.store.api import Channel, ChannelGone, Wishes

MOST_CHANNELS = 5
SECRET_DIGITS = 32
HALF_HOUR_MS = 1_800_000


class NoticeRoutes:
    """Routes for a person's notices."""

    def __init__(self, routes: Routes, notifier: Notifier) -> None:
        self.routes = routes
        self.services = routes.services
        self.notifier = notifier

    def all(self) -> list[Route]:
        route, post = self.routes.route, ["POST"]
        return [
            route("/api/notices", self.show, ["GET"]),
            route("/api/notices/webhook", self.add, post),
            route("/api/notices/mail", self.add_mail, post),
            route("/api/notices/push", self.add_push, post),
            route("/mail/{token}", self.follow, post),
            route("/api/notices/change", self.change, post),
            route("/api/notices/test", self.test, post),
            route("/api/notices/quiet", self.arrange, post),
            route("/calendar/{name}", self.calendar, ["GET"]),
        ]

    async def show(self, request: Request) -> NoticesView:
        guest = await self.routes.authenticator.guest(request.scope)
        return await self.view(guest.person)

    async def add(self, request: Request) -> NoticesView:
        """Add a webhook, which is on from now."""
        body = await body_of(request, NewWebhook)
        guest = await self.routes.authenticator.guest(request.scope)
        self.services.limits.take("join", guest.person, guest.address)
        await self.reject_too_many(guest.person)
        self.notifier.targets.parse(body.address)
        await self.services.store.write(self.channel(guest.person, "webhook", body, origin_of(request)))
        return await self.view(guest.person)

    async def add_push(self, request: Request) -> NoticesView:
        """Add a browser by its subscription. It has one channel, of whom it was last."""
        body = await body_of(request, NewPush)
        guest = await self.routes.authenticator.guest(request.scope)
        self.services.limits.take("join", guest.person, guest.address)
        self.notifier.targets.parse(body.address)
        encrypt(b"", body.point, body.auth)  # raises an error for keys that can't be used
        new = self.channel(
            guest.person, "push", body, origin_of(request), body.point, body.auth, self.routes.device(request)
        )
        new = replace(new, id=self.services.identity.digest(f"push {body.address}")[: len(new.id)])
        if new.id not in {one.id for one in await self.services.store.channels(guest.person)}:
            await self.reject_too_many(guest.person)
        await self.services.store.write(new)
        return await self.view(guest.person)

    async def add_mail(self, request: Request) -> NoticesView:
        """Add a mail address, which has to be verified; the answer is the same whoever else uses it."""
        body = await body_of(request, NewMail)
        guest = await self.routes.authenticator.guest(request.scope)
        if self.services.mail is None:
            raise PixcadeError("server.no-such-page")
        try:
            address = mail_address(body.address)
        except ValueError:
            raise PixcadeError("server.mail-address") from None
        self.services.limits.take("mail", guest.person, guest.address)
        known = [one for one in await self.services.store.channels(guest.person) if one.address == address]
        if not known:
            await self.reject_too_many(guest.person)
            new = self.channel(guest.person, "mail", body, self.services.mail.base)
            known = [replace(new, address=address, state="unverified")]
            await self.services.store.write(*known)
        await self.ask(known[0])
        return await self.view(guest.person)

    async def ask(self, channel: Channel) -> None:
        """Send the link that verifies an address, unless it was sent there often."""
        if channel.state != "unverified":
            return
        try:
            mailbox = channel.address.lower()
            self.services.limits.take("mail", mailbox, mailbox)
        except PixcadeError:
            return
        error = await self.notifier.mails.ask(channel)
        if error != channel.error:
            await self.services.store.write(replace(channel, failed=self.services.time.now(), error=error))

    async def reject_too_many(self, person: str) -> None:
        if len(await self.services.store.channels(person)) >= MOST_CHANNELS:
            raise PixcadeError("server.notice-too-many", most=MOST_CHANNELS)

    def channel(self, person: str, kind: str, body: NewWebhook | NewMail | NewPush, origin: str, *keys: str) -> Channel:
        language = body.language if body.language in languages() else FALLBACK
        secret = msgspec.json.encode(Reader(origin, language, *keys)).decode()
        return Channel(self.services.secret(8), person, kind, body.address, secret)

    async def own(self, person: str, id: str) -> Channel:
        """Return one of a person's channels. Raises a PixcadeError."""
        channel = await self.services.store.channel(id)
        if channel is None or channel.person != person:
            raise PixcadeError("server.notice-no-such-channel")
        return channel

    async def change(self, request: Request) -> NoticesView:
        """Turn a channel on or off, or remove it."""
        body = await body_of(request, ChangeNotices)
        guest = await self.routes.authenticator.guest(request.scope)
        self.services.limits.take("message", guest.person, guest.address)
        channel = await self.own(guest.person, body.id)
        state = channel if channel.state == "unverified" else replace(channel, state=body.state, failures=0)
        await self.services.store.write(ChannelGone(channel.id) if body.state == "removed" else state)
        return await self.view(guest.person)

    async def test(self, request: Request) -> NoticesView:
        """Send a test message, or the link again to an unverified address. Raises PixcadeError `server.push-gone`."""
        body = await body_of(request, NoticeId)
        guest = await self.routes.authenticator.guest(request.scope)
        channel = await self.own(guest.person, body.id)
        if channel.state == "unverified":
            self.services.limits.take("mail", guest.person, guest.address)
            await self.ask(channel)
        else:
            self.services.limits.take("name", guest.person, guest.address)
            if (await self.notifier.test(channel)).error == PUSH_GONE:
                raise PixcadeError(PUSH_GONE)
        return await self.view(guest.person)

    async def arrange(self, request: Request) -> NoticesView:
        body = await body_of(request, QuietHours)
        guest = await self.routes.authenticator.guest(request.scope)
        self.services.limits.take("message", guest.person, guest.address)
        wish = Wish(body.start, body.end, body.zone, body.ring, body.digest)
        await self.services.store.write(Wishes(guest.person, msgspec.json.encode(wish).decode()))
        return await self.view(guest.person)

    async def view(self, person: str) -> NoticesView:
        store, now = self.services.store, self.services.time.now()
        channels = tuple(
            NoticeChannel(
                one.id,
                one.kind,
                one.address,
                one.state,
                now - one.sent if one.sent else -1,
                now - one.failed if one.failed else -1,
                one.error,
            )
            for one in await store.channels(person)
        )
        wish = wish_of((await store.person(person)).wishes)
        quiet = QuietHours(wish.quiet_from, wish.quiet_to, wish.zone, wish.ring, wish.digest)
        calendar = f"/calendar/{person}-{self.calendar_secret(person)}.ics"
        return NoticesView(channels, quiet, calendar, self.services.mail is not None, self.notifier.vapid.public())

    async def follow(self, request: Request) -> LinkDone:
        """Do what the link in a mail says, for anyone who has it."""
        self.services.limits.take("message", "", visitor(request.scope).address)
        action = await self.notifier.mails.follow(str(request.path_params["token"]))
        return LinkDone("on" if action == "on" else "off")

    # The calendar

    def calendar_secret(self, person: str) -> str:
        return self.services.identity.digest(f"calendar {person}")[:SECRET_DIGITS]

    async def calendar(self, request: Request) -> Response:
        """Return a person's deadlines as calendar events, for whoever has the secret address."""
        person, _, secret = str(request.path_params["name"]).removesuffix(".ics").partition("-")
        self.services.limits.take("code", "", visitor(request.scope).address)
        if not is_person(person) or not hmac.compare_digest(secret.encode(), self.calendar_secret(person).encode()):
            raise PixcadeError("server.no-such-page")
        words = Words(next(iter(request.headers.get("accept-language", "")[:2].lower().split()), FALLBACK))
        origin = origin_of(request)
        store = self.services.store
        rows = [row for row in await store.played_by(person) if row.deadline]
        seats = await store.seats([row.id for row in rows])
        lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Pixcade//Slow games//EN", "METHOD:PUBLISH"]
        for row in rows:
            if any(one.awaited and one.person == person for one in seats.get(row.id, ())):
                title = words.say(
                    "server-notice-deadline", game=words.or_code(f"{row.game}-name", row.game.capitalize())
                )
                lines += [
                    "BEGIN:VEVENT", f"UID:{row.id}-{row.deadline}@pixcade", f"DTSTAMP:{stamp(row.touched)}",
                    f"DTSTART:{stamp(row.deadline - HALF_HOUR_MS)}", f"DTEND:{stamp(row.deadline)}",
                    f"SUMMARY:{title}", f"URL:{origin}/t/{row.id}", "END:VEVENT",
                ]  # fmt: skip
        text = "\r\n".join([*lines, "END:VCALENDAR", ""])
        return Response(text, media_type="text/calendar; charset=utf-8")


def origin_of(request: Request) -> str:
    """Return the address of our pages as a client sees them."""
    return visitor(request.scope).origin + str(request.scope.get("root_path", ""))


def stamp(milliseconds: int) -> str:
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y%m%dT%H%M%SZ}"
