"""Notices by POST: to webhooks, and to the push services of browsers."""

import json

from pixcade.games.errors import PixcadeError
from pixcade.server.notices.mails import reader_of
from pixcade.server.notices.messages import Message
from pixcade.server.notices.targets import Targets
from pixcade.server.notices.web_push import Vapid, encrypt
from pixcade.store.api import Channel

GONE = (404, 410)
BUSY = 429
PUSH_GONE = "server.push-gone"
"""A browser has ended its subscription."""
UNFIXABLE = ("server.notice-address", "server.notice-not-public")


class Posts:
    """Sends notices by POST. Each method returns the error's code, empty for none, and whether it is no use to try
    again.
    """

    def __init__(self, targets: Targets, vapid: Vapid) -> None:
        self.targets = targets
        self.vapid = vapid

    async def hook(self, channel: Channel, message: Message) -> tuple[str, bool]:
        """Send a message as JSON that Discord and Slack understand."""
        link = reader_of(channel).origin + message.path
        text = "\n".join([*message.lines, link]) if len(message.lines) > 1 else f"{message.lines[0]} {link}"
        body = {"text": text, "content": text, "kind": message.kind, "link": link}
        if message.table is not None:
            body |= {"table": message.table.id, "game": message.table.game}
        headers = {"content-type": "application/json", "user-agent": "Pixcade"}
        try:
            status = await self.targets.post(channel.address, json.dumps(body).encode(), headers)
        except PixcadeError as error:
            return error.code, error.code in UNFIXABLE
        code = "server.notice-not-found" if status in GONE else "server.notice-rejected"
        return ("", True) if is_accepted(status) else (code, is_final(status))

    async def push(self, channel: Channel, message: Message, now: int) -> tuple[str, bool]:
        """Send a message to a browser, in the form that iPhones show without a script of ours (8030 is its number)."""
        reader = reader_of(channel)
        told = message.lines[1:] if message.lines[0] == message.title else message.lines
        notification = {
            "title": message.title, "body": "\n".join(told), "lang": reader.language, "tag": message.topic,
            "navigate": reader.origin + message.path,
        }  # fmt: skip
        body = json.dumps({"web_push": 8030, "notification": notification}, ensure_ascii=False).encode()
        headers = {
            "authorization": self.vapid.authorization(channel.address, reader.origin, now),
            "content-encoding": "aes128gcm",
            "ttl": str(message.seconds),
            "urgency": "normal" if message.kind in ("turn", "digest") else "high",
            "topic": message.topic,
        }
        try:
            secret = encrypt(body, reader.point, reader.auth)
            status = await self.targets.post(channel.address, secret, headers)
        except PixcadeError as error:
            return ("server.push-no-answer", False) if error.code == "server.notice-no-answer" else (error.code, True)
        if status in GONE:
            return PUSH_GONE, True
        return ("", True) if is_accepted(status) else ("server.push-rejected", is_final(status))


def is_accepted(status: int) -> bool:
    return 200 <= status < 300


def is_final(status: int) -> bool:
    return 300 <= status < 500 and status != BUSY
