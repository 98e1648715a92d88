"""Mail by the operator's SMTP server."""

import ssl
from dataclasses import dataclass, field
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

TIMEOUT_S = 10.0
NO_ANSWER, REJECTED = "server.mail-no-answer", "server.mail-rejected"
LOOPBACK_NAMES = ("127.0.0.1", "::1", "localhost")


@dataclass(frozen=True, slots=True)
class Mailer:
    """Sends mail from `sender` by `server`, an address like smtp://NAME:PASSWORD@HOST:587.

    smtps:// encrypts from the start; smtp:// does as soon as the server offers it, and sends no password before.
    `base` is the public address of our pages.
    """

    server: str = field(repr=False)
    sender: str
    base: str

    async def send(self, to: str, subject: str, text: str, stop: str = "") -> tuple[str, bool]:
        """Send a mail; return the error's code, empty for none, and whether it is no use to try again.

        `stop` is a link that unsubscribes: mail programs show a button for it.
        """
        import aiosmtplib  # imported late: most servers don't need it

        parts = urlsplit(self.server)
        host = parts.hostname or ""
        secure = parts.scheme == "smtps"
        local = urlsplit(self.base).hostname or host
        mail = EmailMessage()
        mail["From"] = Address("Pixcade", addr_spec=self.sender)
        mail["To"] = to
        mail["Subject"] = subject
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=local)
        mail["Auto-Submitted"] = "auto-generated"
        if stop:
            mail["List-Unsubscribe"] = f"<{stop}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"  # RFC 8058
        mail.set_content(text)
        try:
            await aiosmtplib.send(
                mail,
                hostname=host,
                port=parts.port,
                username=unquote(parts.username) if parts.username else None,
                password=unquote(parts.password) if parts.password else None,
                local_hostname=local,
                use_tls=secure,
                start_tls=None if secure or not parts.password or host in LOOPBACK_NAMES else True,
                timeout=TIMEOUT_S,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            return REJECTED, all(one.code >= 500 for one in error.recipients)
        except aiosmtplib.SMTPDataError as error:
            return REJECTED, error.code >= 500
        except (aiosmtplib.SMTPException, OSError, ssl.SSLError):
            return NO_ANSWER, False
        return "", True
