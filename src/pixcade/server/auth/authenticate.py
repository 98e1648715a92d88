"""From a request to a guest: who asks, and whether they are banned."""

import hmac
from collections.abc import Iterable
from dataclasses import replace
from typing import Protocol

from starlette.types import Scope

from pixcade.core.errors import Refusal
from pixcade.server.access.guest import Guest
from pixcade.server.access.proxies import household
from pixcade.server.auth.middleware import Credentials, visitor
from pixcade.server.services.bundle import Services
from pixcade.server.services.cluster_messages import EVERYBODY, Barred, written
from pixcade.store.api import Browser, Grant

SERVER = "server"
"""Stands for the table in grants for the whole server."""
PASSWORD = "password"


class RenamableConnection(Protocol):
    """A connection whose guest's name may change."""

    guest: Guest


class Authenticator:
    """Recognises browsers and programs."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.names: dict[str, str] = {}
        self.banned: dict[tuple[str, str], int] = {}
        self.with_password: set[str] = set()

    async def load(self) -> None:
        """Load the bans, and who has given the server's password."""
        bans = await self.services.store.bans(self.services.time.now())
        self.banned = {
            (ban.kind, household(ban.value) if ban.kind == "address" else ban.value): ban.until for ban in bans
        }
        grants = await self.services.store.grants(SERVER)
        self.with_password = {grant.browser for grant in grants if grant.key == PASSWORD and grant.held}

    async def guest(self, scope: Scope) -> Guest:
        """Return who asks. Raises a Refusal for a client without a session, or one that is banned."""
        found = visitor(scope)
        known = await self.known(found)
        if known is None:
            raise Refusal("server.no-session")
        if self.needs_password(known, found):
            raise Refusal("server.password")
        return known

    async def known(self, found: Credentials) -> Guest | None:
        """Return who asks, or None for a browser without a cookie. Raises a Refusal."""
        identity = self.services.identity
        if found.token is not None:
            row = await self.services.store.browser(identity.digest(f"token {found.token}"))
            if row is None:
                raise Refusal("server.unknown-token")
            guest = Guest(row.id, row.person, row.name, program=True, address=found.address, outside=found.outside)
        elif found.browser is not None:
            browser = identity.digest(f"browser {found.browser}")
            person, name = identity.person_of(found.browser), await self.name(browser)
            guest = Guest(browser, person, name, address=found.address, outside=found.outside)
        else:
            self.refuse_banned(Guest("", "", address=found.address))
            return None
        self.refuse_banned(guest)
        return guest

    async def name(self, browser: str) -> str:
        """Return the name that a browser used last."""
        if browser not in self.names:
            row = await self.services.store.browser(browser)
            if len(self.names) > 10_000:
                self.names.clear()
            self.names[browser] = row.name if row is not None else ""
        return self.names[browser]

    async def forget_name(self, sockets: Iterable[RenamableConnection], person: str) -> None:
        """Clear the name of a person who is connected here."""
        for socket in sockets:
            if socket.guest.person == person:
                socket.guest = replace(socket.guest, name="")
                await self.remember(socket.guest, "")

    async def remember(self, guest: Guest, name: str) -> None:
        """Store the name of a browser."""
        now = self.services.time.now()
        await self.services.store.write(Browser(guest.browser, guest.person, name, guest.program, now, now))
        self.names[guest.browser] = name

    def refuse_banned(self, guest: Guest) -> None:
        """Raise a Refusal for a banned person or address."""
        for key in (("browser", guest.person), ("address", household(guest.address))):
            until = self.banned.get(key)
            if until is not None and until > self.services.time.now():
                hours = -(-(until - self.services.time.now()) // 3_600_000)
                raise Refusal("server.banned", hours=hours)

    def needs_password(self, guest: Guest | None, found: Credentials) -> bool:
        """Whether somebody has to give the server's password: a browser from another machine that has not yet."""
        if not self.services.policy.join_password or found.here:
            return False
        return guest is None or not (guest.program or guest.browser in self.with_password)

    async def try_password(self, guest: Guest, password: str) -> None:
        """Admit a browser that gives the right password. Raises a Refusal; guesses are rate-limited."""
        wanted = self.services.policy.join_password
        if not wanted or guest.browser in self.with_password:
            return
        self.services.limits.take("code", guest.person, guest.address)
        if not hmac.compare_digest(password.encode(), wanted.encode()):
            raise Refusal("server.password")
        await self.services.store.write(Grant(SERVER, PASSWORD, guest.browser))
        self.with_password.add(guest.browser)
        if not self.services.bus.alone:  # or the next request, through another process, would ask again
            self.services.bus.publish(EVERYBODY, written(Barred()))
