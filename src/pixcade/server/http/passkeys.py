"""Passkeys: adding and removing one's own, and coming back with one on a device that isn't known.

A passkey that is used gives a link that adds the device: it shows whose it would become, like any other.
"""

import asyncio
import json
from dataclasses import replace
from ipaddress import ip_address
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from pixcade.games.errors import PixcadeError
from pixcade.protocol.http_messages import LinkMade
from pixcade.protocol.person_messages import DeviceId, NewPasskey, PasskeyOptions, PasskeysView
from pixcade.room.guest import Guest
from pixcade.server.auth.middleware import Credentials, visitor
from pixcade.server.http.person import ID_DIGITS, LINK_SECONDS, PersonRoutes
from pixcade.server.http.routes import Routes, body_of
from pixcade.store.api import IdentityRow

CHALLENGE_MS = 5 * 60_000
TIMEOUT_MS = 60_000


def has_passkeys(found: Credentials) -> bool:
    """Whether browsers offer passkeys at this address: over https, at a name; or on the machine itself."""
    try:
        ip_address(found.host)
    except ValueError:
        return found.scheme == "https" or found.host == "localhost"
    return False


class PasskeyRoutes:
    """Routes for passkeys. A challenge is used once: there is one for adding and one for coming back, by person."""

    def __init__(self, routes: Routes, person: PersonRoutes) -> None:
        self.routes = routes
        self.services = routes.services
        self.person = person

    def all(self) -> list[Route]:
        route, post = self.routes.route, ["POST"]
        return [
            route("/api/passkeys", self.show, ["GET"]),
            route("/api/passkeys/new", self.offer, post),
            route("/api/passkeys/add", self.add, post),
            route("/api/passkeys/remove", self.remove, post),
            route("/api/passkeys/ask", self.ask, post),
            route("/api/passkeys/use", self.use, post),
        ]

    async def guest(self, request: Request) -> Guest:
        if not has_passkeys(visitor(request.scope)):
            raise PixcadeError("server.no-such-page")
        return await self.person.guest(request, "code")

    async def show(self, request: Request) -> PasskeysView:
        guest = await self.person.guest(request, "message")
        return PasskeysView(await self.person.passkeys(guest.person))

    # Challenges

    async def new_challenge(self, purpose: str, guest: Guest) -> bytes:
        challenge = self.services.secret()
        id = self.services.identity.digest(f"{purpose} {guest.person}")
        expires = self.services.time.now() + CHALLENGE_MS
        await self.services.store.write(
            IdentityRow("challenge", id, guest.person, guest.browser, challenge, expires=expires)
        )
        return bytes.fromhex(challenge)

    async def challenge(self, purpose: str, guest: Guest) -> bytes:
        """Return the last challenge, once. Raises a PixcadeError."""
        id = self.services.identity.digest(f"{purpose} {guest.person}")
        row = await self.services.store.take_identity("challenge", id, self.services.time.now())
        if row is None:
            raise PixcadeError("server.wrong-passkey")
        return bytes.fromhex(row.data)

    # Adding

    async def offer(self, request: Request) -> PasskeyOptions:
        """Return what a browser needs to create a passkey."""
        guest, found = await self.guest(request), visitor(request.scope)
        challenge = await self.new_challenge("add", guest)
        own = [row.id for row in await self.services.store.identities(guest.person) if row.kind == "passkey"]
        return PasskeyOptions(await asyncio.to_thread(creation_options, found.host, guest, challenge, own))

    async def add(self, request: Request) -> PasskeysView:
        body = await body_of(request, NewPasskey)
        guest, found, store = await self.guest(request), visitor(request.scope), self.services.store
        challenge = await self.challenge("add", guest)
        id, key, count = await asyncio.to_thread(created, body.credential, challenge, found)
        if await store.identity("passkey", id) is not None:
            raise PixcadeError("server.wrong-passkey")
        data = f"{count} {key} {self.person.described(request)}"
        await store.write(IdentityRow("passkey", id, guest.person, guest.browser, data))
        return PasskeysView(await self.person.passkeys(guest.person))

    async def remove(self, request: Request) -> PasskeysView:
        body = await body_of(request, DeviceId)
        guest = await self.person.guest(request, "message")
        store = self.services.store
        for row in await store.identities(guest.person):
            if row.kind == "passkey" and self.person.digest(row.id)[:ID_DIGITS] == body.id:
                await store.take_identity("passkey", row.id, 0)
        return PasskeysView(await self.person.passkeys(guest.person))

    # Coming back

    async def ask(self, request: Request) -> PasskeyOptions:
        """Return what a browser needs to sign with any passkey of this server."""
        guest, found = await self.guest(request), visitor(request.scope)
        challenge = await self.new_challenge("use", guest)
        return PasskeyOptions(await asyncio.to_thread(request_options, found.host, challenge))

    async def use(self, request: Request) -> LinkMade:
        """Return a link that makes this device one of the passkey's person."""
        body = await body_of(request, NewPasskey)
        guest, found, store = await self.guest(request), visitor(request.scope), self.services.store
        challenge = await self.challenge("use", guest)
        row = await store.identity("passkey", id_of(body.credential))
        if row is None:
            raise PixcadeError("server.wrong-passkey")
        before, key, described = row.data.split(" ", 2)
        count = await asyncio.to_thread(signed, body.credential, challenge, found, key, int(before))
        await store.write(replace(row, data=f"{count} {key} {described}"))
        first = IdentityRow("device", row.browser, row.person, row.browser, described)
        return LinkMade(await self.person.link_to(first, LINK_SECONDS * 1000), LINK_SECONDS)


# webauthn is imported late, and outside of the event loop: most servers don't need it


def creation_options(host: str, guest: Guest, challenge: bytes, own: list[str]) -> str:
    import webauthn
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
    )

    return webauthn.options_to_json(
        webauthn.generate_registration_options(
            rp_id=host,
            rp_name="Pixcade",
            user_name=guest.name or "Pixcade",
            user_id=bytes.fromhex(guest.person),
            challenge=challenge,
            timeout=TIMEOUT_MS,
            exclude_credentials=[PublicKeyCredentialDescriptor(id=bytes.fromhex(id)) for id in own],
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
        )
    )


def request_options(host: str, challenge: bytes) -> str:
    import webauthn

    return webauthn.options_to_json(
        webauthn.generate_authentication_options(rp_id=host, challenge=challenge, timeout=TIMEOUT_MS)
    )


def created(credential: str, challenge: bytes, found: Credentials) -> tuple[str, str, int]:
    """Return the id, the public key and the count of a new passkey. Raises PixcadeError `server.wrong-passkey`."""
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        new = webauthn.verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=found.host, expected_origin=found.origin
        )
    except (WebAuthnException, ValueError):
        raise PixcadeError("server.wrong-passkey") from None
    return new.credential_id.hex(), new.credential_public_key.hex(), new.sign_count


def signed(credential: str, challenge: bytes, found: Credentials, key: str, count: int) -> int:
    """Return the new count of a passkey that has signed a challenge. Raises PixcadeError `server.wrong-passkey`."""
    import webauthn
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        done = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=found.host,
            expected_origin=found.origin,
            credential_public_key=bytes.fromhex(key),
            credential_current_sign_count=count,
        )
    except (WebAuthnException, ValueError):
        raise PixcadeError("server.wrong-passkey") from None
    return done.new_sign_count


def id_of(credential: str) -> str:
    """Return the id in a credential as stored. Raises PixcadeError `server.wrong-passkey`."""
    from webauthn import base64url_to_bytes

    try:
        content: Any = json.loads(credential)
        return base64url_to_bytes(content["rawId"]).hex()
    except (ValueError, TypeError, KeyError, RecursionError):
        raise PixcadeError("server.wrong-passkey") from None
