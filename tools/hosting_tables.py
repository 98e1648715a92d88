"""Writes the tables of settings and limits in docs/hosting.md: `.venv/bin/python -m tools.hosting_tables`."""

from pathlib import Path

from pixcade.locales import Words
from pixcade.server import limits
from pixcade.server.limits import BUDGETS, Rate
from pixcade.server.setting_kinds import FILE_SUFFIX
from pixcade.server.settings import SETTINGS, as_text

PAGE = Path(__file__).resolve().parent.parent / "docs" / "hosting.md"
ACTIONS = {
    "create": "creating tables",
    "join": "joining tables, changing seats",
    "name": "changing one's name",
    "code": "guessing codes and passwords",
    "hint": "hints, exact values, reviews",
    "whatif": "trying out moves",
    "upload": "uploading records",
    "chat": "chat messages",
    "message": "messages on a socket",
    "report": "reports",
}


def settings_table() -> str:
    rows = ["| flag | value | default | what it does |", "| --- | --- | --- | --- |"]
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
        ("connections of a subnet (IPv4 address or IPv6 /64)", f"{limits.CONNECTIONS_PER_SUBNET}"),
        ("sockets of a subnet, of a person", f"{limits.SOCKETS_PER_SUBNET}, {limits.SOCKETS_PER_PERSON}"),
        ("head of a request", f"{limits.HEAD_BYTES // kib} KiB in {limits.HEAD_S:g} s"),
        ("body of a request, upload", f"{limits.BODY_BYTES // kib} KiB, {limits.UPLOAD_BYTES // kib} KiB in "
         f"{limits.BODY_S:g} s"),
        ("message on a socket", f"{limits.MESSAGE_BYTES // kib} KiB"),
        ("bytes on a socket", f"{limits.SOCKET_BYTES // kib} KiB at once, then {limits.SOCKET_BYTES_PER_S // kib} "
         f"KiB/s; closed after {limits.FLOOD_S:g} s of more"),
        ("messages that a client leaves unread", f"{limits.UNSENT_MESSAGES}, then it is disconnected"),
        ("data that a client leaves unread", f"for {limits.UNREAD_MS // 1000} s, then it is disconnected"),
    ]  # fmt: skip
    shown = ["| limit | value |", "| --- | --- |", *(f"| {name} | {value} |" for name, value in rows)]
    shown += ["", "| how often | error | a person | a subnet |", "| --- | --- | --- | --- |"]
    for name, one in BUDGETS.items():
        shown.append(f"| {ACTIONS[name]} | `{one.code}` | {rate(one.person)} | {rate(one.address)} |")
    return "\n".join(shown)


def rate(one: Rate) -> str:
    every = f"one in {one.every / 1000:g} s" if one.every >= 1000 else f"{1000 / one.every:g} a second"
    return f"{one.burst:,}, then {every}"


def with_tables(page: str) -> str:
    for name, table in (("settings", settings_table()), ("limits", limits_table())):
        before, rest = page.split(f"<!-- {name} -->\n", 1)
        after = rest[rest.index("<!-- end -->") :]
        page = f"{before}<!-- {name} -->\n{table}\n{after}"
    return page


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text("utf-8")), "utf-8")
