"""Every setting of the server in one table, read from flags, environment variables and a file.

A flag goes before a variable, a variable before the file, the file before the default. The same table makes the flags'
help and the table in docs/settings.md; `python -m pixcade.server.settings docs/settings.md` writes that anew.
"""

import argparse
import os
import re
import sys
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import platformdirs

from pixcade.core.errors import Refusal
from pixcade.words import Words

FILE_NAME = "pixcade.toml"
FILE_FLAG = "settings"
"""Names the file: `--settings`, PIXCADE_SETTINGS."""
PREFIX = "PIXCADE_"
PORT = 8128
LOOPBACK = "127.0.0.1"
LONGEST_SHOWN = 40
LEAST_TOKEN, MOST_TOKEN = 16, 200
MOST_PASSWORD = 100
LABEL = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)", re.ASCII)
BEGIN, END = "<!-- settings: begin -->\n", "<!-- settings: end -->\n"

Value = str | int | bool | Path | tuple[str, ...] | None


class InvalidSetting(Refusal):
    """A setting that does not exist, a value that it can't have, or a settings file that can't be read."""


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


@dataclass(frozen=True, slots=True)
class SettingSpec:
    """One row of the table. A default of None is computed, as its help says."""

    name: str
    kind: SettingKind
    default: Value
    help: str
    """The message that describes it."""
    secret: bool = False
    """Whether its value must appear in no error, log or list."""

    @property
    def field(self) -> str:
        """Its name in Settings, and among parsed arguments."""
        return self.name.replace("-", "_")

    @property
    def flag(self) -> str:
        """Its name on the command line."""
        return f"--{self.name}"

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return PREFIX + self.field.upper()


def number(least: int, most: int) -> SettingKind:
    """Whole numbers from least to most."""

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
    """Return a text without invisible characters; raises ValueError."""
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
    return engine_address(text, ("postgresql", "postgres"))


def redis_address(text: str) -> str:
    """Return the address of a Redis; raises ValueError."""
    return engine_address(text, ("redis", "rediss", "unix"))


def engine_address(text: str, schemes: tuple[str, ...]) -> str:
    """Return an address with one of these schemes; raises ValueError. Whether it works shows at the start."""
    if urlsplit(text.strip()).scheme not in schemes or any(sign.isspace() for sign in text.strip()):
        raise ValueError
    return text.strip()


def networks(text: str) -> tuple[str, ...]:
    """Return addresses and networks, each once; raises ValueError."""
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
    """Return yes or no; raises ValueError."""
    if text.lower() not in YES + NO:
        raise ValueError
    return text.lower() in YES


SWITCH = SettingKind("yes|no", switch, switch=True)
TOKEN = SettingKind(f"TOKEN ({LEAST_TOKEN}-{MOST_TOKEN})", token)

SETTINGS = (
    SettingSpec("host", SettingKind("ADDRESS", host), LOOPBACK, "serving-help-host"),
    SettingSpec("port", number(0, 65535), PORT, "serving-help-port"),
    SettingSpec("lan", SWITCH, False, "serving-help-lan"),
    SettingSpec("public-url", SettingKind("URL", web_address), "", "serving-help-public-url"),
    SettingSpec("data", SettingKind("FOLDER", folder), None, "serving-help-data"),
    SettingSpec("new-database", SWITCH, False, "serving-help-new-database"),
    SettingSpec("database-url", SettingKind("URL", postgres_address), "", "serving-help-database-url", secret=True),
    SettingSpec("bus-url", SettingKind("URL", redis_address), "", "serving-help-bus-url", secret=True),
    SettingSpec("public", SWITCH, False, "serving-help-public"),
    SettingSpec("join-password", SettingKind("TEXT", visible_text), "", "serving-help-join-password", secret=True),
    SettingSpec("tables-by", choice("host", "all"), "all", "serving-help-tables-by"),
    SettingSpec("trusted-proxy", SettingKind("ADDRESS", networks, several=True), (), "serving-help-trusted-proxy"),
    SettingSpec("thinkers", number(1, 256), None, "serving-help-thinkers"),
    SettingSpec("grace", number(5, 3600), 60, "serving-help-grace"),
    SettingSpec("chat", SWITCH, True, "serving-help-chat"),
    SettingSpec("open-browser", SWITCH, True, "serving-help-open-browser"),
    SettingSpec("admin-token", TOKEN, "", "serving-help-admin-token", secret=True),
    SettingSpec("metrics-token", TOKEN, "", "serving-help-metrics-token", secret=True),
    SettingSpec("log-format", choice("plain", "json"), "plain", "serving-help-log-format"),
    SettingSpec("log-level", choice("debug", "info", "warning", "error"), "info", "serving-help-log-level"),
)
BY_NAME = {setting.name: setting for setting in SETTINGS}


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """The server's settings, each value checked. Secrets are in no repr; an empty one is not set."""

    data: Path
    thinkers: int
    host: str = LOOPBACK
    port: int = PORT
    lan: bool = False
    public_url: str = ""
    new_database: bool = False
    database_url: str = field(default="", repr=False)
    bus_url: str = field(default="", repr=False)
    public: bool = False
    join_password: str = field(default="", repr=False)
    tables_by: str = "all"
    trusted_proxy: tuple[str, ...] = ()
    grace: int = 60
    chat: bool = True
    open_browser: bool = True
    admin_token: str = field(default="", repr=False)
    metrics_token: str = field(default="", repr=False)
    log_format: str = "plain"
    log_level: str = "info"


def usual_folder() -> Path:
    """Return this user's default data folder."""
    return platformdirs.user_data_path("pixcade", appauthor=False)


def usual_thinkers() -> int:
    """Return the default number of bot workers: one core stays free for people."""
    return max(1, (os.cpu_count() or 1) - 1)


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add a flag for every setting; one that is not given leaves None."""
    parser.add_argument(f"--{FILE_FLAG}", metavar="FILE", help=words.say("serving-help-settings", file=FILE_NAME))
    for setting in SETTINGS:
        more: dict[str, Any] = {"metavar": setting.kind.form.split(" ")[0]}
        if setting.kind.switch:
            more = {"action": argparse.BooleanOptionalAction}
        elif setting.kind.several:
            more["action"] = "append"
        parser.add_argument(setting.flag, default=None, help=words.say(setting.help), **more)
    # Accepted only to be refused with a message: all tables live in one process.
    parser.add_argument("--workers", nargs="?", const="", default=None, help=argparse.SUPPRESS)


def read_settings(parsed: argparse.Namespace, environment: Mapping[str, str]) -> ServerSettings:
    """Merge flags, environment, file and defaults. Raises InvalidSetting."""
    if getattr(parsed, "workers", None) is not None:
        raise InvalidSetting("serving.one-process")
    given = {**from_environment(environment), **from_flags(parsed)}
    values: dict[str, Any] = {setting.field: setting.default for setting in SETTINGS}
    values |= from_file(parsed, environment, given.get("data")) | given
    if bool(values["database_url"]) != bool(values["bus_url"]):
        raise InvalidSetting("serving.both-urls")
    values["data"] = values["data"] or usual_folder()
    values["thinkers"] = values["thinkers"] or usual_thinkers()
    return ServerSettings(**values)


def from_flags(parsed: argparse.Namespace) -> dict[str, Value]:
    """Return the values of flags, by field."""
    found: dict[str, Value] = {}
    for setting in SETTINGS:
        value = getattr(parsed, setting.field, None)
        if value is not None:
            found[setting.field] = checked(setting, spelt(value) or "", setting.flag)
    return found


def from_environment(environment: Mapping[str, str]) -> dict[str, Value]:
    """Return the values of environment variables, by field; an empty one is not set."""
    return {
        setting.field: checked(setting, environment[setting.variable], setting.variable)
        for setting in SETTINGS
        if environment.get(setting.variable)
    }


def from_file(parsed: argparse.Namespace, environment: Mapping[str, str], data: Value) -> dict[str, Value]:
    """Return the values of the settings file, by field: of the named one, else of that in the data folder, if any."""
    named = getattr(parsed, FILE_FLAG, None) or environment.get(PREFIX + FILE_FLAG.upper())
    path = Path(named).expanduser() if named else (Path(str(data)) if data else usual_folder()) / FILE_NAME
    table = file_contents(path, needed=bool(named))
    if not named and "data" in table:  # it would name another data folder than its own
        raise InvalidSetting("serving.data-in-its-own-file", path=str(path))
    found: dict[str, Value] = {}
    for name, value in table.items():
        if name not in BY_NAME:
            raise InvalidSetting(
                "serving.unknown-setting", name=name[:LONGEST_SHOWN], path=str(path), known=", ".join(BY_NAME)
            )
        found[BY_NAME[name].field] = checked(BY_NAME[name], spelt(value), name)
    return found


def file_contents(path: Path, *, needed: bool) -> dict[str, object]:
    """Return the content of a TOML file; empty where it is missing and not required. Raises InvalidSetting."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError as error:
        if not needed:
            return {}
        raise InvalidSetting("serving.no-such-file", path=str(path)) from error
    except OSError as error:
        raise InvalidSetting("serving.unreadable-file", path=str(path)) from error
    except ValueError as error:  # bad TOML, or no UTF-8
        detail = str(error) if isinstance(error, tomllib.TOMLDecodeError) else "UTF-8"
        raise InvalidSetting("serving.not-toml", path=str(path), detail=detail) from error


def spelt(value: object) -> str | None:
    """Return a value of a file, or of a parsed flag, as typed text; None where it has none."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str | int):
        return str(value)
    if isinstance(value, Sequence) and all(isinstance(part, str) for part in value):
        return ",".join(value)
    return None


def checked(setting: SettingSpec, text: str | None, named: str) -> Value:
    """Return a setting's value. Raises InvalidSetting, which names the setting as it was given."""
    try:
        if text is None:
            raise ValueError
        return setting.kind.read(text)
    except ValueError:
        if setting.secret:
            raise InvalidSetting("serving.bad-secret", name=named, form=setting.kind.form) from None
        shown = (text or "")[:LONGEST_SHOWN]
        raise InvalidSetting("serving.bad-value", name=named, value=shown, form=setting.kind.form) from None


def table_for_documents(words: Words) -> str:
    """Return the table of all settings in Markdown."""
    lines = ["| flag, and name in the file | variable | value | default | what it does |"]
    lines.append("| --- | --- | --- | --- | --- |")
    for setting in SETTINGS:
        default = spelt(setting.default) if setting.default is not None else ""
        code = [f"`{text}`" if text else "-" for text in (setting.flag, setting.variable, setting.kind.form, default)]
        cells = [cell.replace("|", "\\|") for cell in (*code, words.say(setting.help))]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def with_table(document: str, words: Words) -> str:
    """Return a document with the table between its marks replaced."""
    before, _, rest = document.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{table_for_documents(words)}{END}{after}"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        page = Path(name)
        page.write_text(with_table(page.read_text(encoding="utf-8"), Words()), encoding="utf-8")
