"""HTTP messages: the devices of one person, and everything that is stored of them."""

from typing import Annotated

from msgspec import Meta, Struct

from pixcade.protocol.http_messages import Body, GameList, Secret
from pixcade.protocol.notice_messages import NoticesView
from pixcade.table.settings import Word


class DeviceLink(Body, frozen=True):
    """The secret of a link that adds a device to a person."""

    secret: Secret


class MailAddress(Body, frozen=True):
    """A mail address that its owner has confirmed on another device."""

    address: Annotated[str, Meta(max_length=254)]


class DeviceOwner(Struct, frozen=True):
    """Whose device one's own would become; the name may be empty."""

    name: str


class DeviceJoined(Struct, frozen=True):
    """Who one is on this device from now on, and at which unfinished tables one has a seat."""

    person: str
    name: str
    tables: tuple[str, ...]


class DeviceId(Body, frozen=True):
    """Remove one of one's devices."""

    id: Word


class DeviceView(Struct, frozen=True):
    """One of one's devices: its system, such as `Android`, how many milliseconds ago it was added, whether it asks."""

    id: str
    system: str
    added: int
    current: bool


class DevicesView(Struct, frozen=True):
    """One's devices. A single one isn't listed."""

    devices: tuple[DeviceView, ...]


class PasskeyOptions(Struct, frozen=True):
    """What a browser needs to create or use a passkey: the JSON of WebAuthn's options."""

    options: str


class NewPasskey(Body, frozen=True):
    """What a browser has created or signed: the JSON of a WebAuthn credential."""

    credential: Annotated[str, Meta(max_length=12_000)]


class PasskeyView(Struct, frozen=True):
    """One of one's passkeys: the system it was made on, and how many milliseconds ago."""

    id: str
    system: str
    added: int


class PasskeysView(Struct, frozen=True):
    """One's passkeys."""

    passkeys: tuple[PasskeyView, ...]


class OwnSeat(Struct, frozen=True):
    """A seat at an unfinished table."""

    table: str
    game: str
    seat: int


class OwnMessage(Struct, frozen=True):
    """A chat message; times are in milliseconds since 1970."""

    table: str
    time: int
    text: str


class OwnDaysOff(Struct, frozen=True):
    """Days off from a time until another, in milliseconds since 1970."""

    since: int
    until: int


class PersonExport(Struct, frozen=True):
    """Everything that is stored of a person. The record of each game is at `/api/games/{table}/record`."""

    person: str
    name: str
    devices: tuple[DeviceView, ...]
    seats: tuple[OwnSeat, ...]
    games: GameList
    messages: tuple[OwnMessage, ...]
    days_off: tuple[OwnDaysOff, ...]
    notices: NoticesView
    passkeys: tuple[PasskeyView, ...] = ()
