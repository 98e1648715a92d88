"""Notices by mail: an address is verified before it is used, and every notice has a link that stops them."""

import hmac
from collections.abc import Sequence
from dataclasses import replace

import msgspec

from pixcade.games.errors import PixcadeError
from pixcade.locales import Words
from pixcade.server.services.bundle import Services
from pixcade.server.services.mail import NO_ANSWER
from pixcade.store.api import Channel, ChannelGone

MAC_DIGITS = 32
DAY = 86_400_000
PATH = "/mail/"


class Reader(msgspec.Struct, omit_defaults=True):
    """What belongs to a channel: the address of our pages as its owner sees them, and their language.

    `point` and `auth` are the keys of a browser that gets pushed messages, `device` is the digest of its cookie.
    """

    origin: str
    language: str
    point: str = ""
    auth: str = ""
    device: str = ""


def reader_of(channel: Channel) -> Reader:
    return msgspec.json.decode(channel.secret, type=Reader)


def words_for(channel: Channel) -> Words:
    return Words(reader_of(channel).language)


class Mails:
    """Sends mails, and does what the links in them say. A link needs no session, and acts only on POST."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def link(self, action: str, channel: str, until: int = 0) -> str:
        """Return the path of a link: it proves by itself that it comes from us."""
        signed = f"{action}.{channel}.{until}"
        return f"{PATH}{signed}.{self.services.identity.digest(f'mail {signed}')[:MAC_DIGITS]}"

    async def ask(self, channel: Channel) -> str:
        """Send the link that verifies an address; return the error's code, empty for none."""
        mail = self.services.mail
        if mail is None:
            return NO_ANSWER
        words = words_for(channel)
        link = mail.base + self.link("on", channel.id, self.services.time.now() + DAY)
        text = f"{words.say('server-mail-verify')}\n\n{link}\n\n{words.say('server-mail-not-you')}\n"
        return (await mail.send(channel.address, words.say("server-mail-verify-subject"), text))[0]

    async def notify(self, channel: Channel, lines: Sequence[str], path: str) -> tuple[str, bool]:
        """Send a notice; return the error's code, empty for none, and whether it is no use to try again."""
        mail = self.services.mail
        if mail is None:
            return NO_ANSWER, False
        stop = mail.base + self.link("off", channel.id)
        text = "\n".join(
            [*lines, "", mail.base + path, "", "-- ", words_for(channel).say("server-mail-stop"), stop, ""]
        )
        return await mail.send(channel.address, lines[0], text, stop)

    async def follow(self, token: str) -> str:
        """Do what a link says, and return it: `on` or `off`. Raises PixcadeError `server.mail-link`."""
        action, _, rest = token.partition(".")
        id, _, rest = rest.partition(".")
        until = rest.partition(".")[0]
        if not until.isdecimal() or len(until) > 15 or not hmac.compare_digest(
            self.link(action, id, int(until)).encode(), (PATH + token).encode()
        ):  # fmt: skip
            raise PixcadeError("server.mail-link")
        store = self.services.store
        if action == "off":
            await store.write(ChannelGone(id))
            return action
        channel = await store.channel(id)
        if channel is None or self.services.time.now() > int(until):
            raise PixcadeError("server.mail-link")
        if channel.state == "unverified":
            await store.write(replace(channel, state="on", failures=0, error=""))
        return action
