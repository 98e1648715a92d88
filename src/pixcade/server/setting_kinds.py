"""The types of settings: how a value is written, and how it is read."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

PREFIX = "PIXCADE_"
FILE_SUFFIX = "-file"
"""Suffix for naming a file that holds a secret: `--join-password-file`, PIXCADE_JOIN_PASSWORD_FILE."""
LEAST_TOKEN, MOST_TOKEN = 16, 200
MOST_PASSWORD = 100
LONGEST_MAIL_ADDRESS = 254
MAILBOX = re.compile(
    r"(?!\.)[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}(?<!\.)@[A-Za-z0-9.-]+\.[A-Za-z0-9-]*[A-Za-z][A-Za-z0-9-]*"
)
LABEL = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)", re.ASCII)

Value = str | int | bool | Path | tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class SettingKind:
    """The type of a setting. `read` raises ValueError for an invalid text."""

    form: str
    """How a value is written, untranslated."""
    read: Callable[[str], Value]
    switch: bool = False
    """Whether the flag takes no value: `--lan`, `--no-lan`."""
    several: bool = False
    """Whether the flag may be repeated; elsewhere values are separated by commas."""
    example: str = ""
    """Advice for an invalid value; empty if the form is enough."""
    lengths: tuple[int, int] | None = None
    """Minimum and maximum characters of a secret that isn't an address."""


@dataclass(frozen=True, slots=True)
class SettingSpec:
    """One row of the table. A default of None is computed, as its help explains."""

    name: str
    kind: SettingKind
    default: Value
    help: str
    """The message that describes it."""
    secret: bool = False
    """Whether its value must never appear in an error, log or list."""

    @property
    def field(self) -> str:
        """Its name in Settings, and among parsed arguments."""
        return self.name.replace("-", "_")

    @property
    def flag(self) -> str:
        return f"--{self.name}"

    @property
    def variable(self) -> str:
        return PREFIX + self.field.upper()

    @property
    def file_field(self) -> str:
        """The parsed argument that names the file with a secret."""
        return (self.name + FILE_SUFFIX).replace("-", "_")

    @property
    def file_variable(self) -> str:
        """The variable that names the file with a secret."""
        return PREFIX + self.file_field.upper()


def number(least: int, most: int) -> SettingKind:
    """Whole numbers in a range."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) < 10 and least <= int(text) <= most):
            raise ValueError
        return int(text)

    return SettingKind(f"{least}-{most}", read)


def choice(*known: str) -> SettingKind:
    """One of a few words."""

    def read(text: str) -> str:
        if text not in known:
            raise ValueError
        return text

    return SettingKind("|".join(known), read)


def visible_text(text: str) -> str:
    """Check for invisible characters; raises ValueError."""
    if not (0 < len(text) <= MOST_PASSWORD and text.isprintable() and text == text.strip()):
        raise ValueError
    return text


def token(text: str) -> str:
    """Return a token that fits in a header and is too long to be guessed; raises ValueError."""
    if not (LEAST_TOKEN <= len(text) <= MOST_TOKEN and text.isascii() and text.isprintable() and " " not in text):
        raise ValueError
    return text


def host(text: str) -> str:
    """Return an address or a name as in a Host header, without brackets and port; raises ValueError."""
    bare = text.strip().lower().removeprefix("[").removesuffix("]").removesuffix(".")
    try:
        return str(ip_address(bare))
    except ValueError:
        if not all(LABEL.fullmatch(label) for label in bare.split(".")) or bare.replace(".", "").isdecimal():
            raise
        return bare


def web_address(text: str) -> str:
    """Return a normalised web address, without a trailing slash; raises ValueError."""
    parts = urlsplit(text.strip())
    odd = parts.username is not None or parts.query or parts.fragment or "\\" in text or not parts.path.isascii()
    if parts.scheme not in ("http", "https") or odd or not parts.hostname:
        raise ValueError
    name = host(parts.hostname)
    if ":" in name:
        name = f"[{name}]"
    usual = {"http": 80, "https": 443}[parts.scheme]
    port = "" if parts.port in (None, usual) else f":{parts.port}"
    return f"{parts.scheme}://{name}{port}{parts.path.rstrip('/')}"


def postgres_address(text: str) -> str:
    """Return the address of a PostgreSQL database; raises ValueError."""
    if urlsplit(text.strip()).scheme not in ("postgresql", "postgres") or any(sign.isspace() for sign in text.strip()):
        raise ValueError
    return text.strip()


def smtp_address(text: str) -> str:
    """Return the address of an SMTP server; raises ValueError."""
    parts = urlsplit(text.strip())
    odd = parts.path.strip("/") or parts.query or parts.fragment or any(sign.isspace() for sign in text.strip())
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.port == 0 or odd:
        raise ValueError
    host(parts.hostname)
    return text.strip()


def mail_address(text: str) -> str:
    """Return a mail address; raises ValueError. Quoted and international ones aren't accepted."""
    if len(text) > LONGEST_MAIL_ADDRESS or not MAILBOX.fullmatch(text.strip()):
        raise ValueError
    host(text.strip().rpartition("@")[2])
    return text.strip()


def holds_password(text: str) -> bool:
    """Whether the address of a database or a mail server has a password, or can't be parsed and so might have one."""
    try:
        parts = urlsplit(text)
        return parts.password is not None or bool(parse_qs(parts.query).keys() & {"password", "sslpassword"})
    except ValueError:
        return True


def networks(text: str) -> tuple[str, ...]:
    """Return distinct addresses and networks; raises ValueError."""
    found: dict[str, None] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        found[str(ip_network(part, strict=False) if "/" in part else ip_address(part))] = None
    return tuple(found)


def folder(text: str) -> Path:
    """Return a folder's full path; raises ValueError."""
    if not text.strip() or "\0" in text:
        raise ValueError
    return Path(text).expanduser().absolute()


YES, NO = ("yes", "true", "on", "1"), ("no", "false", "off", "0")


def switch(text: str) -> bool:
    """Parse a boolean; raises ValueError."""
    if text.lower() not in YES + NO:
        raise ValueError
    return text.lower() in YES


SWITCH = SettingKind("yes|no", switch, switch=True)
HOST = SettingKind("ADDRESS", host, example="192.168.1.5")
WEB_ADDRESS = SettingKind("URL", web_address, example="https://games.example/pixcade")
FOLDER = SettingKind("FOLDER", folder, example="/var/lib/pixcade")
POSTGRES = SettingKind("URL", postgres_address, example="postgresql://NAME:PASSWORD@HOST/DATABASE")
SMTP = SettingKind("URL", smtp_address, example="smtp://NAME:PASSWORD@HOST:587")
MAIL_ADDRESS = SettingKind("ADDRESS", mail_address, example="pixcade@games.example")
NETWORKS = SettingKind("ADDRESS", networks, several=True, example="192.0.2.7,10.0.0.0/8")
PASSWORD = SettingKind("TEXT", visible_text, lengths=(1, MOST_PASSWORD))
TOKEN = SettingKind(f"TOKEN ({LEAST_TOKEN}-{MOST_TOKEN})", token, lengths=(LEAST_TOKEN, MOST_TOKEN))
