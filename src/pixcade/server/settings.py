"""Every setting of the server in one table, read from flags, environment variables and a file.

Flags override variables, variables override the file, the file overrides defaults. A secret is never on the command
line, which every user of the machine can read: its flag prompts for it, or names a file. The same table generates the
flags' help, and docs/settings.md through `python -m tools.doc_tables`.
"""

import argparse
import os
import sys
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from getpass import getpass
from pathlib import Path
from typing import Any

import platformdirs

from pixcade.games.errors import PixcadeError
from pixcade.locales import Words
from pixcade.server.setting_kinds import (
    FILE_SUFFIX,
    FOLDER,
    HOST,
    MAIL_ADDRESS,
    NETWORKS,
    PASSWORD,
    POSTGRES,
    PREFIX,
    SMTP,
    SWITCH,
    TOKEN,
    WEB_ADDRESS,
    SettingSpec,
    Value,
    choice,
    holds_password,
    number,
)
from pixcade.store.named_pipe import reject_named_pipe

FILE_NAME = "pixcade.toml"
FILE_FLAG = "settings"
"""Names the file: `--settings`, PIXCADE_SETTINGS."""
PORT = 8128
LOOPBACK = "127.0.0.1"
LONGEST_SHOWN = 40

Prompt = Callable[[str], str]
"""Prompts for a secret at the terminal, without echo; its argument is the prompt."""


class InvalidSetting(PixcadeError):
    """An unknown setting, an invalid value, or an unreadable settings file."""


SETTINGS = (
    SettingSpec("host", HOST, LOOPBACK, "serving-help-host"),
    SettingSpec("port", number(0, 65535), PORT, "serving-help-port"),
    SettingSpec("lan", SWITCH, False, "serving-help-lan"),
    SettingSpec("public-url", WEB_ADDRESS, "", "serving-help-public-url"),
    SettingSpec("peer-url", WEB_ADDRESS, "", "serving-help-peer-url"),
    SettingSpec("data", FOLDER, None, "serving-help-data"),
    SettingSpec("new-database", SWITCH, False, "serving-help-new-database"),
    SettingSpec("database-url", POSTGRES, "", "serving-help-database-url", secret=True),
    SettingSpec("public", SWITCH, False, "serving-help-public"),
    SettingSpec("open-seats", SWITCH, False, "serving-help-open-seats"),
    SettingSpec("join-password", PASSWORD, "", "serving-help-join-password", secret=True),
    SettingSpec("tables-by", choice("host", "all"), "all", "serving-help-tables-by"),
    SettingSpec("trusted-proxy", NETWORKS, (), "serving-help-trusted-proxy"),
    SettingSpec("thinkers", number(1, 256), None, "serving-help-thinkers"),
    SettingSpec("grace", number(5, 3600), 60, "serving-help-grace"),
    SettingSpec("chat", SWITCH, True, "serving-help-chat"),
    SettingSpec("keep-games", number(0, 36_500), 0, "serving-help-keep-games"),
    SettingSpec("mail-server", SMTP, "", "serving-help-mail-server", secret=True),
    SettingSpec("mail-from", MAIL_ADDRESS, "", "serving-help-mail-from"),
    SettingSpec("open-browser", SWITCH, True, "serving-help-open-browser"),
    SettingSpec("admin-token", TOKEN, "", "serving-help-admin-token", secret=True),
    SettingSpec("admin-lan", SWITCH, False, "serving-help-admin-lan"),
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
    peer_url: str = ""
    new_database: bool = False
    database_url: str = field(default="", repr=False)
    public: bool = False
    open_seats: bool = False
    join_password: str = field(default="", repr=False)
    tables_by: str = "all"
    trusted_proxy: tuple[str, ...] = ()
    grace: int = 60
    chat: bool = True
    keep_games: int = 0
    mail_server: str = field(default="", repr=False)
    mail_from: str = ""
    open_browser: bool = True
    admin_token: str = field(default="", repr=False)
    admin_lan: bool = False
    metrics_token: str = field(default="", repr=False)
    log_format: str = "plain"
    log_level: str = "info"


def usual_folder() -> Path:
    """Return this user's default data folder."""
    return platformdirs.user_data_path("pixcade", appauthor=False)


def usual_thinkers() -> int:
    """Return the default number of bot workers: one core is left for people."""
    return max(1, (os.cpu_count() or 1) - 1)


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add a flag for every setting; it is None if not given."""
    parser.add_argument(f"--{FILE_FLAG}", metavar="FILE", help=words.say("serving-help-settings", file=FILE_NAME))
    for setting in SETTINGS:
        if setting.secret:
            add_secret(parser, setting, words)
            continue
        more: dict[str, Any] = {"metavar": setting.kind.form.split(" ")[0]}
        if setting.kind.switch:
            more = {"action": argparse.BooleanOptionalAction}
        elif setting.kind.several:
            more["action"] = "append"
        parser.add_argument(setting.flag, default=None, help=words.say(setting.help), **more)


def add_secret(parser: argparse.ArgumentParser, setting: SettingSpec, words: Words) -> None:
    """Add the two flags of a secret: one that prompts for it (or takes an address without a password), one for a
    file.
    """
    metavar = setting.kind.form.split(" ")[0]
    parser.add_argument(setting.flag, nargs="?", const="", default=None, metavar=metavar, help=words.say(setting.help))
    in_file = words.say("serving-help-secret-file", name=setting.name)
    parser.add_argument(setting.flag + FILE_SUFFIX, default=None, metavar="FILE", help=in_file)


def ask_at_terminal(name: str) -> str:
    """Prompt for a secret. Raises InvalidSetting without a terminal."""
    if not sys.stdin.isatty():
        raise InvalidSetting("serving.nobody-to-ask", name=f"--{name}")
    try:
        return getpass(f"{name}: ")
    except EOFError:
        raise InvalidSetting("serving.nobody-to-ask", name=f"--{name}") from None


def read_settings(
    parsed: argparse.Namespace, environment: Mapping[str, str], ask: Prompt = ask_at_terminal
) -> ServerSettings:
    """Merge flags, environment, file and defaults. Raises InvalidSetting, and NamedPipe for a pipe in place of a
    file.
    """
    given = {**from_environment(environment), **from_flags(parsed, ask)}
    values: dict[str, Any] = {setting.field: setting.default for setting in SETTINGS}
    values |= from_file(parsed, environment, given.get("data")) | given
    values["data"] = values["data"] or usual_folder()
    values["thinkers"] = values["thinkers"] or usual_thinkers()
    return ServerSettings(**values)


def from_flags(parsed: argparse.Namespace, ask: Prompt = ask_at_terminal) -> dict[str, Value]:
    """Return the values of flags, by field."""
    found: dict[str, Value] = {}
    for setting in SETTINGS:
        value = getattr(parsed, setting.field, None)
        path = getattr(parsed, setting.file_field, None)
        if value is not None:
            text = as_text(value) or ""
            if setting.secret:
                text = flag_of_secret(setting, text, ask)
            found[setting.field] = parse_setting(setting, text, setting.flag)
        elif path is not None:
            found[setting.field] = parse_setting(setting, secret_in(path, setting), setting.flag + FILE_SUFFIX)
    return found


def flag_of_secret(setting: SettingSpec, text: str, ask: Prompt) -> str:
    """Return a secret's flag: prompted for if it has no value. An address without a password may be given directly."""
    if not text:
        return ask(setting.name)
    if setting.kind.form != "URL" or holds_password(text):
        raise InvalidSetting("serving.on-command-line", name=setting.flag, variable=setting.variable)
    return text


def secret_in(path: str, setting: SettingSpec) -> str:
    """Return the secret in a file, without the trailing newline. Raises a PixcadeError."""
    try:
        file = Path(path).expanduser()
        reject_named_pipe(file)
        return file.read_text(encoding="utf-8").rstrip("\r\n")
    except (OSError, ValueError) as error:
        raise InvalidSetting("serving.unreadable-secret", name=setting.name, path=path) from error


def from_environment(environment: Mapping[str, str]) -> dict[str, Value]:
    """Return the values of environment variables, by field; an empty one is not set."""
    found: dict[str, Value] = {}
    for setting in SETTINGS:
        if value := environment.get(setting.variable):
            found[setting.field] = parse_setting(setting, value, setting.variable)
        elif setting.secret and (path := environment.get(setting.file_variable)):
            found[setting.field] = parse_setting(setting, secret_in(path, setting), setting.file_variable)
    return found


def from_file(parsed: argparse.Namespace, environment: Mapping[str, str], data: Value) -> dict[str, Value]:
    """Return the values of the settings file, by field: the named one, or else the one in the data folder, if any."""
    named = getattr(parsed, FILE_FLAG, None) or environment.get(PREFIX + FILE_FLAG.upper())
    path = Path(named).expanduser() if named else (Path(str(data)) if data else usual_folder()) / FILE_NAME
    table = file_contents(path, needed=bool(named))
    if not named and "data" in table:  # it would name another data folder than its own
        raise InvalidSetting("serving.data-in-its-own-file", path=str(path))
    found: dict[str, Value] = {}
    for name, value in table.items():
        secret = BY_NAME.get(name.removesuffix(FILE_SUFFIX))
        if secret is not None and secret.secret and name != secret.name:
            found.setdefault(secret.field, parse_setting(secret, secret_in(as_text(value) or "", secret), name))
            continue
        if name not in BY_NAME:
            raise InvalidSetting(
                "serving.unknown-setting", name=name[:LONGEST_SHOWN], path=str(path), known=", ".join(BY_NAME)
            )
        found[BY_NAME[name].field] = parse_setting(BY_NAME[name], as_text(value), name)
    return found


def file_contents(path: Path, *, needed: bool) -> dict[str, object]:
    """Return a TOML file's content, empty if it is missing and not required. Raises a PixcadeError."""
    try:
        reject_named_pipe(path)
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError as error:
        if not needed:
            return {}
        raise InvalidSetting("serving.no-such-file", path=str(path)) from error
    except OSError as error:
        if not needed and not os.access(path.parent, os.X_OK):  # an unreadable data folder is reported elsewhere
            return {}
        raise InvalidSetting("serving.unreadable-file", path=str(path)) from error
    except ValueError as error:  # invalid TOML or UTF-8
        detail = str(error) if isinstance(error, tomllib.TOMLDecodeError) else "UTF-8"
        raise InvalidSetting("serving.not-toml", path=str(path), detail=detail) from error


def as_text(value: object) -> str | None:
    """Return a value of a file, or of a parsed flag, as typed text, or None if it has none."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str | int):
        return str(value)
    if isinstance(value, Sequence) and all(isinstance(part, str) for part in value):
        return ",".join(value)
    return None


def parse_setting(setting: SettingSpec, text: str | None, named: str) -> Value:
    """Return a setting's value. Raises InvalidSetting, which names the setting as it was given."""
    try:
        if text is None:
            raise ValueError
        return setting.kind.read(text)
    except ValueError:
        form = f"like {setting.kind.example}" if setting.kind.example else setting.kind.form.replace("|", " or ")
        if setting.kind.lengths:
            least, most = setting.kind.lengths
            raise InvalidSetting("serving.bad-secret-text", name=named, least=least, most=most) from None
        if setting.secret:
            raise InvalidSetting("serving.bad-secret", name=named, form=form) from None
        shown = (text or "")[:LONGEST_SHOWN]
        raise InvalidSetting("serving.bad-value", name=named, value=shown, form=form) from None
