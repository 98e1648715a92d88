"""Writes the generated tables of docs/settings.md and docs/protocol.md: `.venv/bin/python -m tools.doc_tables`."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

from pixcade.locales import Words
from pixcade.protocol.client_messages import FromClient
from pixcade.protocol.server_messages import FromServer
from pixcade.server import limits
from pixcade.server.limits import BUDGETS, Rate
from pixcade.server.setting_kinds import FILE_SUFFIX
from pixcade.server.settings import SETTINGS, as_text

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGES = ("settings.md", "protocol.md")
ACTIONS = {
    "create": "creating tables",
    "join": "joining tables, changing seats",
    "name": "changing a name",
    "code": "guessing codes and passwords",
    "hint": "hints, exact values, reviews",
    "whatif": "trying out moves",
    "upload": "uploading records",
    "chat": "chat messages",
    "message": "socket messages",
    "mail": "verifying a mail address (also per mailbox)",
    "report": "reports",
}


def settings_table() -> str:
    rows = ["| flag | value | default | effect |", "| --- | --- | --- | --- |"]
    words = Words()
    for setting in SETTINGS:
        flags = f"`{setting.flag}`" + (f", `{setting.flag}{FILE_SUFFIX}`" if setting.secret else "")
        default = as_text(setting.default) if setting.default is not None else ""
        form = setting.kind.form.replace("|", "\\|")
        help = words.say(setting.help)
        rows.append(f"| {flags} | `{form}` | {f'`{default}`' if default else ''} | {help[:1].upper()}{help[1:]} |")
    return "\n".join(rows)


def limits_table() -> str:
    kib = limits.KIB
    rows = [
        ("connections per subnet", f"{limits.CONNECTIONS_PER_SUBNET}"),
        ("sockets per subnet, per person", f"{limits.SOCKETS_PER_SUBNET}, {limits.SOCKETS_PER_PERSON}"),
        ("headers of a request", f"{limits.HEAD_BYTES // kib} KiB in {limits.HEAD_S:g} s"),
        ("body of a request, upload", f"{limits.BODY_BYTES // kib} KiB, {limits.UPLOAD_BYTES // kib} KiB in "
         f"{limits.BODY_S:g} s"),
        ("socket message", f"{limits.MESSAGE_BYTES // kib} KiB"),
        ("socket data", f"bursts of {limits.SOCKET_BYTES // kib} KiB, then {limits.SOCKET_BYTES_PER_S // kib} "
         f"KiB/s; disconnected after {limits.FLOOD_S:g} s of more"),
        ("unread messages of a client", f"{limits.UNSENT_MESSAGES}, then it is disconnected"),
        ("client that reads nothing", f"disconnected after {limits.UNREAD_MS // 1000} s"),
    ]  # fmt: skip
    shown = ["| limit | value |", "| --- | --- |", *(f"| {name} | {value} |" for name, value in rows)]
    shown += ["", "| action | error | per person | per subnet |", "| --- | --- | --- | --- |"]
    for name, one in BUDGETS.items():
        shown.append(f"| {ACTIONS[name]} | `{one.code}` | {rate(one.person)} | {rate(one.address)} |")
    return "\n".join(shown)


def rate(one: Rate) -> str:
    every = f"one every {one.every / 1000:g} s" if one.every >= 1000 else f"{1000 / one.every:,g} per second"
    return f"{one.burst:,}, then {every}"


def messages_table(union: Any) -> str:
    """List message types with the first line of their docstrings."""
    rows = ["| type | meaning |", "| --- | --- |"]
    for kind in get_args(union):
        first = (kind.__doc__ or "").strip().split("\n\n")[0]
        rows.append(f"| `{kind.__struct_config__.tag}` | {' '.join(first.split())} |")
    return "\n".join(rows)


TABLES: dict[str, Callable[[], str]] = {
    "settings": settings_table,
    "limits": limits_table,
    "client messages": lambda: messages_table(FromClient),
    "server messages": lambda: messages_table(FromServer),
}


def with_tables(page: str) -> str:
    for name, table in TABLES.items():
        before, marked, rest = page.partition(f"<!-- {name} -->\n")
        if marked:
            page = f"{before}{marked}{table()}\n{rest[rest.index('<!-- end -->') :]}"
    return page


def main() -> None:
    for name in PAGES:
        page = DOCS / name
        page.write_text(with_tables(page.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
