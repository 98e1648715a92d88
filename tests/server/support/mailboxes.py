"""An SMTP server on loopback with mailboxes, some of them dead."""

import asyncio
import email
import email.policy
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP

DEAD = "dead@mail.example"
FULL = "full@mail.example"


class Mailboxes:
    """Accepts mail for everyone but two: a mailbox that is dead, and one that is full for now."""

    def __init__(self) -> None:
        self.received: list[tuple[str, EmailMessage]] = []

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:  # noqa: N802
        if address in (DEAD, FULL):
            return "550 No such mailbox" if address == DEAD else "452 Mailbox full"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        mail = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(mail, EmailMessage)
        self.received += [(address, mail) for address in envelope.rcpt_tos]
        return "250 OK"

    @asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        """Listen, and give the server's address."""
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: SMTP(self, hostname="mail.example"), "127.0.0.1", 0)
        try:
            yield f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        finally:
            server.close()

    def taken(self) -> list[tuple[str, EmailMessage]]:
        """Return what has come since the last call."""
        found, self.received = self.received, []
        return found


def text_of(mail: EmailMessage) -> str:
    return str(mail.get_content())


def link_in(mail: EmailMessage) -> str:
    """Return the path of the link to /mail/ in a mail."""
    found = re.search(r"http://[\d.:]+(/mail/\S+)", text_of(mail))
    assert found, text_of(mail)
    return found[1]
