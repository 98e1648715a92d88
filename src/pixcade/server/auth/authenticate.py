"""From a request to a guest: authentication and bans."""

import asyncio
import hmac
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Protocol

from starlette.types import Scope

from pixcade.games.errors import PixcadeError
from pixcade.room.guest import Guest
from pixcade.server.access.proxies import subnet
from pixcade.server.auth.middleware import Credentials, visitor
from pixcade.server.services.bundle import Services
from pixcade.store.api import Ban, Browser, IdentityRow, PasswordGiven

MOST_REMEMBERED = 10_000
"""Browsers whose names and passed password checks are cached in memory; the store has all of them."""
BANS_AT_ONCE = 200
"""Bans applied before the event loop gets a chance to do other work."""

BanKey = tuple[str, str]
"""The subject of a ban: a browser's person, or the subnet of an address."""


class GuestConnection(Protocol):
    """A connection whose guest may lose their name or be disconnected."""

    guest: Guest

    def end(self, code: str, *, again: bool, values: Mapping[str, str | int] | None = None) -> None:
        """Send goodbye and close."""


class Authenticator:
    """Authenticates browsers and bearer tokens."""

    def __init__(self, services: Services, *, alone: bool = True) -> None:
        """Names are cached only by a process that is alone: another one may change them."""
        self.services = services
        self.alone = alone
        self.names: dict[str, str] = {}
        self.devices: dict[str, IdentityRow | None] = {}
        self.banned: dict[BanKey, int] = {}
        """Until when; in a subnet with several bans the longest counts."""
        self.keys: dict[tuple[str, str], BanKey] = {}
        """The keys of the bans that were loaded, cached because they are expensive to compute."""
        self.with_password: set[str] = set()
        """Some of the browsers that have given the server's password."""
        self.loading = asyncio.Lock()

    async def load(self) -> None:
        """Load the bans. Bans written before the call are in force when it returns."""
        async with self.loading:
            banned: dict[BanKey, int] = {}
            keys: dict[tuple[str, str], BanKey] = {}
            for at, ban in enumerate(await self.services.store.bans(self.services.time.now()), 1):
                key = keys[ban.kind, ban.value] = self.keys.get((ban.kind, ban.value)) or ban_key(ban)
                banned[key] = max(ban.until, banned.get(key, 0))
                if at % BANS_AT_ONCE == 0:
                    await asyncio.sleep(0)
            self.banned, self.keys = banned, keys

    async def guest(self, scope: Scope) -> Guest:
        """Return the guest of a request. Raises a PixcadeError for a client without a session, or one that is
        banned.
        """
        found = visitor(scope)
        known = await self.find_guest(found)
        if known is None:
            raise PixcadeError("server.no-session")
        if await self.needs_password(known, found):
            raise PixcadeError("server.password")
        return known

    async def find_guest(self, found: Credentials) -> Guest | None:
        """Return the guest of a request, or None for a browser without a cookie. Raises a PixcadeError."""
        identity = self.services.identity
        if found.token is not None:
            row = await self.services.store.browser(identity.digest(f"token {found.token}"))
            if row is None:
                raise PixcadeError("server.unknown-token")
            guest = Guest(row.id, row.person, row.name, program=True, address=found.address, here=found.here)
        elif found.browser is not None:
            browser, person = identity.digest(f"browser {found.browser}"), identity.person_of(found.browser)
            device = await self.device(browser)
            if device is not None:
                browser, person = device.browser, device.person
            if not person:  # the device was removed: it begins as someone new
                self.reject_banned(Guest("", "", address=found.address))
                return None
            guest = Guest(browser, person, await self.name(browser), address=found.address, here=found.here)
        else:
            self.reject_banned(Guest("", "", address=found.address))
            return None
        self.reject_banned(guest)
        return guest

    async def name(self, browser: str) -> str:
        """Return the name that a browser last used."""
        if not self.alone or browser not in self.names:
            row = await self.services.store.browser(browser)
            if len(self.names) > MOST_REMEMBERED:
                self.names.clear()
            self.names[browser] = row.name if row is not None else ""
        return self.names[browser]

    async def device(self, browser: str) -> IdentityRow | None:
        """Return whose device a browser is, None if it is its person's only one."""
        devices = self.devices  # replaced if a device changes during the await
        if not self.alone or browser not in devices:
            row = await self.services.store.identity("device", browser)
            if len(devices) > MOST_REMEMBERED:
                devices.clear()
            devices[browser] = row
        return devices[browser]

    def forget_devices(self, connections: Iterable[GuestConnection], *people: str) -> None:
        """Read anew whose device each one is, and have these people's clients reconnect."""
        self.devices = {}
        self.names.clear()
        for connection in tuple(connections):
            if connection.guest.person in people:
                connection.end("server.going-down", again=True)

    async def forget_name(self, sockets: Iterable[GuestConnection], person: str) -> None:
        """Clear the name of a person connected here."""
        for socket in sockets:
            if socket.guest.person == person:
                socket.guest = replace(socket.guest, name="")
                await self.remember(socket.guest, "")

    async def remember(self, guest: Guest, name: str) -> None:
        """Store the name of a browser."""
        now = self.services.time.now()
        await self.services.store.write(Browser(guest.browser, guest.person, name, guest.program, now, now))
        self.names[guest.browser] = name

    def reject_banned(self, guest: Guest) -> None:
        for key in (("browser", guest.person), ("address", subnet(guest.address))):
            until = self.banned.get(key)
            if until is not None and until > self.services.time.now():
                hours = -(-(until - self.services.time.now()) // 3_600_000)
                raise PixcadeError("server.banned", hours=hours)

    def send_away_banned(self, connections: Iterable[GuestConnection]) -> None:
        """Disconnect everyone who is banned."""
        for connection in tuple(connections):
            try:
                self.reject_banned(connection.guest)
            except PixcadeError as error:
                connection.end(error.code, again=False, values=error.values)

    async def needs_password(self, guest: Guest | None, found: Credentials) -> bool:
        """Whether the server's password is required: from a browser on another machine that hasn't given it yet."""
        if not self.services.policy.join_password or found.here:
            return False
        return guest is None or not (guest.program or await self.gave_password(guest.browser))

    async def gave_password(self, browser: str) -> bool:
        """Whether a browser has given the server's password, here or through another process."""
        if browser not in self.with_password:
            if not await self.services.store.gave_password(browser):
                return False
            self.remember_password(browser)
        return True

    def remember_password(self, browser: str) -> None:
        if len(self.with_password) >= MOST_REMEMBERED:
            self.with_password.clear()
        self.with_password.add(browser)

    async def try_password(self, guest: Guest, password: str) -> None:
        """Admit a browser that gives the right password. Raises a PixcadeError; guesses are rate-limited."""
        wanted = self.services.policy.join_password
        if not wanted or guest.browser in self.with_password:
            return
        self.services.limits.take("code", guest.person, guest.address)
        if not hmac.compare_digest(password.encode(), wanted.encode()):
            raise PixcadeError("server.password")
        await self.services.store.write(PasswordGiven(guest.browser))
        self.remember_password(guest.browser)


def ban_key(ban: Ban) -> BanKey:
    return ban.kind, subnet(ban.value) if ban.kind == "address" else ban.value
