"""`pixcade admin`: the operator's commands in a terminal, sent to the running server."""

import argparse
import http
import http.client
import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, TypeVar
from urllib.parse import urlsplit

import msgspec

from pixcade.games.errors import PixcadeError
from pixcade.locales import Words
from pixcade.locales.fluent import visible
from pixcade.protocol.admin_messages import (
    LONGEST_DAY,
    MOST_HOURS,
    MOST_REASON,
    AdminBans,
    AdminNow,
    AdminReports,
    AdminSeat,
    CloseTable,
    EndBan,
    Maintenance,
    NewAnnouncement,
    NewBan,
    RemoveGame,
    RemoveMessage,
    RemoveName,
    ReportDealtWith,
)
from pixcade.protocol.client_messages import LONGEST_TEXT
from pixcade.protocol.http_messages import ErrorBody, NoBody
from pixcade.server.cli.token_file import TOKEN_FILE, stored_token
from pixcade.server.setting_kinds import SettingKind, SettingSpec, web_address
from pixcade.server.settings import BY_NAME, FILE_NAME, ServerSettings, add_secret, parse_setting, read_settings
from pixcade.store.lock import running_server
from pixcade.store.private_files import current_user

ADDRESS = SettingSpec(
    "address", SettingKind("URL", web_address, example="http://127.0.0.1:8128"), "", "operating-help-address"
)
"""The server's address if the data folder doesn't have it."""
HOUR = 3600
MINUTE = 60_000
SECONDS = 30
USUAL_HOURS = 24

T = TypeVar("T")


class Printer(Protocol):
    """The part of a terminal that is used here."""

    def say(self, text: str = "") -> None: ...

    def show(self, lines: Iterable[str]) -> None:
        """Write lines as they are."""


@dataclass(frozen=True, slots=True)
class Action:
    """An operator's action: its arguments, and the request body."""

    help: str
    arguments: Mapping[str, dict[str, Any]]
    """The argparse parameters of each; `help` is a message id."""
    body: Callable[[argparse.Namespace], object]
    exclusive: tuple[str, ...] = ()
    """Mutually exclusive flags."""


def ban_of(parsed: argparse.Namespace) -> NewBan:
    if parsed.until == "":
        raise PixcadeError("server.bad-date", text="")
    until = (parsed.until or "")[:LONGEST_DAY]
    if len(parsed.reason) > MOST_REASON:
        raise PixcadeError("server.long-reason", most=MOST_REASON)
    return NewBan(parsed.kind, parsed.value, hours_of(parsed.hours), parsed.reason, until)


def one_of(*known: str) -> dict[str, Any]:
    """Return the argparse parameters of an argument with a few choices."""
    return {"choices": known, "metavar": "|".join(known)}


TABLE: dict[str, Any] = {"metavar": "TABLE"}
KIND = one_of("browser", "address")
VALUE: dict[str, Any] = {"metavar": "VALUE", "help": "operating-help-value"}
ACTIONS: Mapping[str, Action] = {
    "close": Action("operating-help-close", {"table": TABLE}, lambda parsed: CloseTable(parsed.table)),
    "remove-name": Action(
        "operating-help-remove-name", {"person": {"metavar": "PERSON"}}, lambda parsed: RemoveName(parsed.person)
    ),
    "remove-message": Action(
        "operating-help-remove-message",
        {"table": TABLE, "number": {"metavar": "NUMBER"}},
        lambda parsed: RemoveMessage(parsed.table, parse_int(parsed.number)),
    ),
    "remove-game": Action("operating-help-remove-game", {"table": TABLE}, lambda parsed: RemoveGame(parsed.table)),
    "ban": Action(
        "operating-help-ban",
        {
            "kind": KIND,
            "value": VALUE,
            "--hours": {"metavar": "HOURS", "default": str(USUAL_HOURS), "help": "operating-help-hours"},
            "--until": {"metavar": "DATE", "default": None, "help": "operating-help-until"},
            "--reason": {"metavar": "TEXT", "default": "", "help": "operating-help-reason"},
        },
        ban_of,
        exclusive=("--hours", "--until"),
    ),
    "unban": Action(
        "operating-help-unban",
        {"kind": KIND, "value": VALUE},
        lambda parsed: EndBan(parsed.kind, parsed.value),
    ),
    "announce": Action(
        "operating-help-announce",
        {"text": {"metavar": "TEXT", "nargs": "*"}},
        lambda parsed: NewAnnouncement(" ".join(parsed.text)[:LONGEST_TEXT]),
    ),
    "maintenance": Action(
        "operating-help-maintenance",
        {"state": one_of("on", "off")},
        lambda parsed: Maintenance(parsed.state == "on"),
    ),
    "report-done": Action(
        "operating-help-report-done", {"report": {"metavar": "REPORT"}}, lambda parsed: ReportDealtWith(parsed.report)
    ),
}
LISTS = {
    "now": "operating-help-now",
    "reports": "operating-help-reports",
    "bans": "operating-help-bans",
}  # fmt: skip


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add the arguments of `pixcade admin`."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True, title=words.say("cli-commands"))

    def add(name: str, message: str) -> argparse.ArgumentParser:
        text = words.say(message)
        one: argparse.ArgumentParser = actions.add_parser(
            name, help=text, description=text[:1].upper() + text[1:] + "."
        )
        return one

    for name, message in LISTS.items():
        add_settings(add(name, message), words)
    for name, action in ACTIONS.items():
        one = add(name, action.help)
        alternatives = one.add_mutually_exclusive_group() if action.exclusive else one
        for argument, more in action.arguments.items():
            options = {**more, "help": words.say(more["help"], hours=USUAL_HOURS)} if "help" in more else more
            (alternatives if argument in action.exclusive else one).add_argument(argument, **options)
        add_settings(one, words)


def add_settings(parser: argparse.ArgumentParser, words: Words, *, token: bool = True) -> None:
    """Add the flags for the server's address and the operator's token."""
    parser.add_argument("--settings", metavar="FILE", help=words.say("serving-help-settings", file=FILE_NAME))
    parser.add_argument("--data", metavar="FOLDER", help=words.say("serving-help-data"))
    if token:
        parser.add_argument(ADDRESS.flag, metavar=ADDRESS.kind.form, help=words.say(ADDRESS.help))
        add_secret(parser, replace(BY_NAME["admin-token"], help="operating-help-token"), words)


def run(parsed: argparse.Namespace, screen: Printer, words: Words) -> int:
    """`pixcade admin`: send a request to the named server, or the one on the data folder. Raises a PixcadeError."""
    server = find_server(parsed)
    if parsed.action == "now":
        show_now(send(server, "now", None, AdminNow), screen, words)
    elif parsed.action == "reports":
        show_reports(send(server, "reports", None, AdminReports), screen, words)
    elif parsed.action == "bans":
        show_bans(send(server, "bans", None, AdminBans), screen, words)
    else:
        body = ACTIONS[parsed.action].body(parsed)
        reject_unreadable(body)
        person = person_in(body)
        strange = bool(person) and not is_here(person, send(server, "now", None, AdminNow))
        send(server, parsed.action, body, NoBody)
        screen.say(words.say("operating-done"))
        if strange:
            screen.say(words.say("operating-nobody-here", person=person))
    return 0


def reject_unreadable(body: object) -> None:
    try:
        msgspec.json.decode(msgspec.json.encode(body), type=type(body))
    except msgspec.ValidationError:
        raise PixcadeError("server.bad-id") from None


def person_in(body: object) -> str:
    """Return the id of the person an action is about, empty if there is none."""
    if isinstance(body, NewBan) and body.kind == "browser":
        return body.value
    return body.person if isinstance(body, RemoveName) else ""


def is_here(person: str, now: AdminNow) -> bool:
    """Whether a person is connected or has a seat at an open table."""
    seats = (seat.person for table in now.tables for seat in table.seats)
    return person in (*(one.person for one in now.people), *seats)


# Requests


@dataclass(frozen=True, slots=True)
class RunningServer:
    """The address of a running server and its operator's token."""

    address: str
    token: str = field(repr=False)


def find_server(parsed: argparse.Namespace) -> RunningServer:
    """Return the server to send to, with the operator's token. Raises a PixcadeError."""
    settings = read_settings(parsed, os.environ)
    named = getattr(parsed, ADDRESS.field, None)
    address = found_address(settings) if named is None else str(parse_setting(ADDRESS, named, ADDRESS.flag))
    token = settings.admin_token or stored_token(settings.data)
    if not token:
        raise PixcadeError("server.operator-token-unset", file=str(settings.data / TOKEN_FILE))
    return RunningServer(address, token)


def found_address(settings: ServerSettings) -> str:
    """Return the address of the server running on the data folder. Raises PixcadeError if there is none or it is
    unknown.
    """
    if settings.database_url:
        raise PixcadeError("server.address-unset")
    if settings.data.is_dir() and not os.access(settings.data, os.R_OK | os.X_OK):
        raise PixcadeError("server.folder-hidden", folder=str(settings.data), user=current_user())
    found = running_server(settings.data)
    if found is None or not found["address"]:
        raise PixcadeError("server.not-running", folder=str(settings.data))
    return str(found["address"])


def send(server: RunningServer, action: str, body: object, kind: type[T]) -> T:
    """Return the server's response. Raises a PixcadeError."""
    parts = urlsplit(server.address)
    kind_of_line = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind_of_line(parts.hostname or "", parts.port, timeout=SECONDS)
    try:
        connection.request(
            "GET" if body is None else "POST",
            f"{parts.path.rstrip('/')}/api/admin/{action}",
            None if body is None else msgspec.json.encode(body),
            {"authorization": f"Bearer {server.token}"},
        )
        answer = connection.getresponse()
        content = answer.read()
        if answer.status == http.HTTPStatus.OK:
            return msgspec.json.decode(content, type=kind)
        error = msgspec.json.decode(content, type=ErrorBody)
    except (OSError, http.client.HTTPException, msgspec.MsgspecError):
        raise PixcadeError("server.no-answer", address=server.address) from None
    finally:
        connection.close()
    if body is None and error.code.startswith("store."):  # their text says that something wasn't saved
        raise PixcadeError("server.unreadable-store")
    raise PixcadeError(error.code, rule=error.rule, **error.values)


def parse_int(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise PixcadeError("server.bad-number", text=text[:40])
    return int(text)


def hours_of(text: str) -> int:
    """Return the hours of a ban. Raises a PixcadeError."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and 1 <= int(text) <= MOST_HOURS):
        raise PixcadeError("server.bad-hours", text=text[:40], most=str(MOST_HOURS))
    return int(text)


# Output


def show_now(now: AdminNow, screen: Printer, words: Words) -> None:
    counts = {"lobbies": now.lobbies, "playing": now.playing, "connections": now.connections}
    screen.say(words.say("operating-figures", store=now.store, **counts))
    for warning, values in warnings_of(now):
        screen.say(words.say(f"operating-warning-{warning}", **values))
    if now.announcement:
        screen.say(words.say("operating-announced", text=now.announcement))
    if now.maintenance:
        screen.say(words.say("operating-page-maintenance-is-on"))
    for table in now.tables:
        line = words.say(
            "operating-table",
            table=table.table,
            game=table.game,
            phase=table.phase,
            minutes=table.ago // MINUTE,
            players=words.enumeration([seat_shown(seat, words) for seat in table.seats]) or "-",
        )
        screen.show([line])
    for person in now.people:
        tables = words.enumeration(person.tables) or "-"
        name = person.name or "-"
        line = words.say(
            "operating-person", person=person.person, name=name, address=person.address, tables=tables
        )  # fmt: skip
        screen.show([line])


def warnings_of(now: AdminNow) -> list[tuple[str, dict[str, str | int]]]:
    """Return warnings about the store: message ids and their values."""
    found: list[tuple[str, dict[str, str | int]]] = []
    if now.store != "ok":
        found.append((f"store-{now.store}", {}))
    return found


def seat_shown(seat: AdminSeat, words: Words) -> str:
    if seat.holder == "open":
        return words.say("operating-page-seat-open")
    if seat.holder == "bot":
        return f"{seat.name} ({words.say('operating-page-bot')})"
    away = "" if seat.there else f" ({words.say('operating-page-away')})"
    return f"{seat.name} [{seat.person}]{away}"


def show_reports(found: AdminReports, screen: Printer, words: Words) -> None:
    for report in found.reports:
        line = words.say(
            "operating-report",
            report=report.id,
            kind=report.kind,
            shown=visible(report.shown) or "-",
            text=visible(report.text) or "-",
            person=report.person or "-",
            by=report.by,
            table=visible(report.table),
            number=visible(report.about),
        )
        screen.show([line])
    if not found.reports:
        screen.say(words.say("operating-page-none"))


def show_bans(found: AdminBans, screen: Printer, words: Words) -> None:
    for ban in found.bans:
        line = words.say("operating-ban", kind=ban.kind, value=ban.value, until=ban.until)
        screen.show([words.say("operating-ban-reason", ban=line, reason=ban.reason) if ban.reason else line])
    if not found.bans:
        screen.say(words.say("operating-page-none"))
