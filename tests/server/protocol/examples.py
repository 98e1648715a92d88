"""One evening on a real server with every message and call: the examples of docs/protocol.md.

`python -m tests.server.protocol.examples` writes the recorded traffic into the page.
"""

import asyncio
import json
import random
import re
import tempfile
from pathlib import Path
from typing import Any, get_args
from urllib.parse import quote

import msgspec

from pixcade.client import Server, TableClient
from pixcade.client.errors import error_in
from pixcade.games.errors import PixcadeError
from pixcade.protocol import admin_messages as ops
from pixcade.protocol import client_messages
from pixcade.protocol import http_messages as http
from pixcade.protocol import notice_messages as notices
from pixcade.protocol import person_messages as people
from pixcade.protocol.http_calls import CALLS, Call
from pixcade.protocol.server_messages import (
    Bye,
    Changed,
    ChatMessage,
    Decided,
    Done,
    FromServer,
    Rejected,
    Revealed,
    Yours,
)
from pixcade.room.change import Policy
from pixcade.server.access.site import NoLan
from pixcade.server.http.admin.sign_in import Operator
from pixcade.table.settings import TableSettings
from tests.server.support.mailboxes import Mailboxes
from tests.server.support.passkeys import Key, browser
from tests.server.support.server import Served, run, serving
from tests.waits import LIMIT

PAGE = Path(__file__).parents[3] / "docs" / "protocol.md"
BLOCK = re.compile(r"^```(asked|told|call) ([^\n]+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = "http://192.168.1.20:8128"
OPERATOR = "operator-token-of-this-evening"
BROWSER = notices.NewPush(
    "https://192.0.2.1/push/1",
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
)
"""The keys of RFC 8291's example."""
OPTIONS = {"players": "3", "game": "short", "layout": "p1-3A.4B.2A.1A"}
ANY = ("board", "facts", "choices", "events", "values")
"""What depends on the game: only its beginning is printed."""
MOST, LONGEST = 2, 100
Json = Any


def tag_of(message: Any) -> str:
    """The type of a message."""
    return str(msgspec.to_builtins(message)["type"])


class Evening:
    """The recorded traffic."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.asked: dict[str, Json] = {}
        self.told: dict[str, Json] = {}
        self.calls: dict[str, tuple[Json, Json]] = {}

    async def ask(self, table: TableClient, request: client_messages.Request) -> Done | PixcadeError:
        """Ask for something at a table, and keep the example."""
        self.asked.setdefault(tag_of(request), msgspec.to_builtins(request))
        try:
            return await table.ask(request)
        except PixcadeError as error:
            return error

    async def call(self, server: Server, path: str, body: Any = None, *, query: str = "", **inside: str) -> Any:
        """Make a call, and keep the example."""
        methods = {one.method for one in CALLS if one.path == path}
        method = "GET" if body is None and "GET" in methods else "POST"
        call = next(one for one in CALLS if (one.method, one.path) == (method, path))
        address = path.format(**inside) + query
        status, content = await server.fetch(method, address, None if body is None else msgspec.json.encode(body))
        if status != 200:
            raise AssertionError(f"{method} {address}: {error_in(content, status)}")
        answer = content.decode() if isinstance(call.answer, str) else json.loads(content)
        self.calls.setdefault(f"{method} {path}", (None if body is None else msgspec.to_builtins(body), answer))
        return answer if isinstance(call.answer, str) else msgspec.convert(answer, call.answer)

    def record(self, table: TableClient) -> None:
        """Keep the best example of every received message."""
        for message in table.heard:
            tag = tag_of(message)
            if tag not in self.told or better(message):
                self.told[tag] = msgspec.to_builtins(message)


def better(message: FromServer) -> bool:
    """Whether a message shows more than the first of its kind."""
    match message:
        case Changed():
            return message.what == "paused"
        case Decided():
            return message.decided and message.changes > 0
        case Revealed():
            return any(one.salt for one in message.played) and message.current.outcome is None
        case Yours():
            return bool(message.programs) and message.programs[0].programmed
        case Done():
            return bool(message.salt)
        case Rejected():
            return bool(message.rule and message.values)
        case ChatMessage():
            return bool(message.text)
        case Bye():
            return message.again
    return False


async def evening(served: Served) -> Evening:
    """Play it."""
    kept = Evening(served)
    ann, ben, robot = Server(served.address), Server(served.address), Server(served.address)
    await begin(kept, ann, ben, robot)
    made = await kept.call(
        ann,
        "/api/tables",
        http.NewTable(
            TableSettings("pixoid", OPTIONS, public=True, clock="decision", milliseconds=600_000),
            (http.NewSeat("me", name="Ann"),),
        ),
    )
    await kept.call(ben, "/api/join", http.JoinByCode(made.code))
    await kept.call(robot, "/api/tables/{table}/join", http.JoinByLink(made.invite), table=made.table)
    await kept.call(ben, "/api/tables")
    async with ann.table(made.table) as first, ben.table(made.table) as second, robot.table(made.table) as third:
        first.keep = second.keep = True
        first._line.prefix, second._line.prefix, third._line.prefix = "ann-x7", "ben-q2", "robot-k4"
        await lobby(kept, first, second, third)
        await programs(kept, first, second, third)
        await talk(kept, first, second, made.table)
        await devices(kept, ann, made.table)
        await broken_off(first)
        await stopping(kept, ann, first, second, third)
        await finished(kept, ann, made.table)
        await hinted(kept, ann)
        await one_person(kept, ann)
        await open_seats(kept, ann, ben)
        await passkeys(kept)
        served.application.goodbye()
        await second.until(lambda: any(isinstance(message, Bye) for message in second.heard))
        await operator(kept, ann, made.table)
        kept.record(first)
        kept.record(second)
    kept.asked["hello"] = msgspec.to_builtins(client_messages.Hello(client_messages.PROTOCOL, "my-bot 1.0", 17))
    kept.asked["heartbeat"] = msgspec.to_builtins(client_messages.Heartbeat())
    return kept


async def begin(kept: Evening, ann: Server, ben: Server, robot: Server) -> None:
    """Everyone starts a session."""
    await kept.call(ann, "/api/session", http.NewSession("Ann"))
    await ben.session("Ben")
    await kept.call(ann, "/api/server")
    robot.token = (await kept.call(ann, "/api/token", http.NewToken("Robot"))).token
    await kept.call(ann, "/api/lan", http.OpenLan())
    await kept.call(ann, "/api/words/{game}/{language}", game="pixl", language="pl")
    for path in ("/api/mark/{person}.svg", "/mark/{person}.svg"):
        await kept.call(ann, path, person="3f0c9a5d2b7e4c18")
    await kept.call(ann, "/api/qr.svg", query=f"?text={LINK}/join")
    await kept.call(ann, "/api/qr.svg", http.Linked(f"{LINK}/join#ABC234"))
    await kept.call(ann, "/healthz")
    await kept.call(ann, "/metrics")


async def lobby(kept: Evening, first: TableClient, second: TableClient, third: TableClient) -> None:
    """People sit down, swap seats, and change settings."""
    await kept.ask(second, client_messages.Sit(second.new_id(), 1, "Ben"))
    await kept.ask(first, client_messages.SeatBot(first.new_id(), 2, "normal"))
    await kept.ask(first, client_messages.Swap(first.new_id(), 1, 2))
    await kept.ask(first, client_messages.Swap(first.new_id(), 1, 2))
    await kept.ask(first, client_messages.Leave(first.new_id(), 2))
    await third.sit(2, "Robot")
    settings = TableSettings("pixoid", OPTIONS, clock="bank", milliseconds=600_000, public=True)
    await kept.ask(first, client_messages.ChangeSettings(first.new_id(), settings))
    await kept.ask(second, client_messages.Rename(second.new_id(), 1, "Benno"))
    await kept.ask(second, client_messages.ChoosePiece(second.new_id(), 1, "violet"))
    await kept.ask(first, client_messages.Start(first.new_id()))


async def programs(kept: Evening, first: TableClient, second: TableClient, third: TableClient) -> None:
    """Cubes are placed, then everyone submits a move, and one player changes theirs."""
    tables = (first, second, third)
    while True:
        await asyncio.gather(*(table.until(lambda table=table: same(table, first)) for table in tables))  # type: ignore[misc]  # bound
        assert first.state is not None
        current = first.state.current
        if current.choices[current.decisions[0].piece]["kind"] == "program":
            break
        for one in current.decisions:
            await tables[one.seat].submit(one.piece, current.choices[one.piece]["default"])
        await first.until(lambda step=current.step: first.state is not None and first.state.current.step > step)  # type: ignore[misc]  # bound
    mine = [one.piece for one in current.decisions if one.seat == 0]
    move = current.choices[mine[0]]["default"]
    await kept.ask(first, client_messages.Submit(first.new_id(), 0, current.step, mine[0], "U0", 0))
    await kept.ask(first, client_messages.Submit(first.new_id(), 0, current.step, mine[0], move, 0))
    assert kept.asked["submit"]["move"] == "U0"
    kept.asked["submit"]["move"] = move
    await kept.ask(first, client_messages.Submit(first.new_id(), 0, current.step, mine[0], move, 1))
    await kept.ask(first, client_messages.Withdraw(first.new_id(), 0, current.step, mine[0], 2))
    await kept.ask(first, client_messages.Submit(first.new_id(), 0, current.step, mine[0], move, 3))
    await kept.ask(first, client_messages.Pause(first.new_id()))
    await kept.ask(first, client_messages.Resume(first.new_id()))
    await kept.ask(first, client_messages.Back(first.new_id(), 0))
    await kept.ask(first, client_messages.StandIn(first.new_id(), 1))
    await broken_off(first)
    for one in current.decisions:
        if one.piece != mine[0]:
            await tables[one.seat].submit(one.piece, current.choices[one.piece]["default"])
    await first.until(lambda: first.state is not None and first.state.current.step > current.step)


def same(table: TableClient, other: TableClient) -> bool:
    """Whether two people know the same of a table."""
    return table.state is not None and other.state is not None and table.state.number == other.state.number


async def broken_off(table: TableClient) -> None:
    """The connection breaks, and is there again."""
    before = len(table.heard)
    socket = table._line._socket
    assert socket is not None
    await socket.close()
    await table.until(lambda: {"welcome", "yours"} <= {tag_of(one) for one in table.heard[before:]})


async def talk(kept: Evening, first: TableClient, second: TableClient, table: str) -> None:
    """A player writes; another reports it; the operator removes it."""
    operator = Server(kept.served.address, token=OPERATOR)
    await kept.ask(first, client_messages.SendChat(first.new_id(), 0, "Good luck!"))
    await first.until(lambda: bool(first.said))
    number = first.said[0].number
    person = Server(kept.served.address, cookie=first._line.headers()["cookie"])
    await kept.call(person, "/api/report", http.NewReport(table, "message", str(number), "Not nice."))
    reports = await kept.call(operator, "/api/admin/reports")
    await kept.call(operator, "/api/admin/remove-message", ops.RemoveMessage(table, number))
    await kept.call(operator, "/api/admin/report-done", ops.ReportDealtWith(reports.reports[0].id))
    await kept.call(operator, "/api/admin/announce", ops.NewAnnouncement("We close at ten."))
    await kept.call(operator, "/api/admin/maintenance", ops.Maintenance(on=False))
    await kept.call(operator, "/api/admin/now")
    kept.served.beat()
    await second.until(lambda: {"chat-removed", "announced", "heartbeat"} <= {tag_of(one) for one in second.heard})


async def devices(kept: Evening, ann: Server, table: str) -> None:
    """A table is found again; its seat moves to another device, and stays only there."""
    await kept.call(ann, "/api/tables/running", http.AskRunning((table,)))
    await kept.call(ann, "/api/days-off", notices.TakeDaysOff(3))
    await kept.call(ann, "/api/days-off")
    added = await kept.call(ann, "/api/notices/webhook", notices.NewWebhook("https://192.0.2.1/hooks/1"))
    (channel,) = added.channels
    await kept.call(ann, "/api/notices/test", notices.NoticeId(channel.id))
    added = await kept.call(ann, "/api/notices/mail", notices.NewMail("ann@mail.example"))
    await kept.call(ann, "/api/notices/push", BROWSER)
    mails = kept.served.application.notifier.mails
    unsubscribe = mails.link("off", next(one.id for one in added.channels if one.kind == "mail"))
    await kept.call(ann, "/mail/{token}", token=unsubscribe.rpartition("/")[2])
    await kept.call(ann, "/api/notices/quiet", notices.QuietHours(22, 7, "Europe/Warsaw", digest=8))
    await kept.call(ann, "/api/notices/change", notices.ChangeNotices(channel.id, "off"))
    await kept.call(ann, "/api/notices")
    await kept.call(ann, "/calendar/{name}", name=added.calendar.rpartition("/")[2])
    await kept.call(ann, "/api/tables/{table}/history", table=table)
    link = await kept.call(ann, "/api/tables/{table}/link", http.NewLink(0), table=table)
    phone = await kept.served.person("Ann")
    await kept.call(phone, "/api/tables/{table}/use-link", http.UseLink(link.secret), table=table)
    async with phone.table(table) as fresh:
        kept.told["state"] = msgspec.to_builtins(fresh.state)
    await kept.call(ann, "/api/tables/{table}/sign-out", http.SignOut(0), table=table)


async def passkeys(kept: Evening) -> None:
    """Someone adds a passkey, and uses it in another browser."""
    own, other = await browser(kept.served, "Ann"), await browser(kept.served)
    key = Key(own.address)
    options = await kept.call(own, "/api/passkeys/new", http.NoBody())
    added = await kept.call(own, "/api/passkeys/add", key.create(options.options))
    options = await kept.call(other, "/api/passkeys/ask", http.NoBody())
    await kept.call(other, "/api/passkeys/use", key.sign(options.options))
    await kept.call(own, "/api/passkeys")
    await kept.call(own, "/api/passkeys/remove", people.DeviceId(added.passkeys[0].id))


async def open_seats(kept: Evening, ann: Server, ben: Server) -> None:
    """Ann offers a seat of a slow game, which Ben sees."""
    seats = (http.NewSeat("me", name="Ann"), http.NewSeat(), http.NewSeat("bot", "easy"))
    slow = await ann.create(TableSettings("pixoid", OPTIONS, clock="step", milliseconds=86_400_000), *seats)
    async with ann.table(slow.table) as table:
        table._line.prefix = "ann-s5"
        await kept.ask(table, client_messages.OfferSeats(table.new_id(), True, 900_000))
        await kept.call(ben, "/api/open-seats")


async def one_person(kept: Evening, ann: Server) -> None:
    """A phone becomes a second device of Ann, and is removed. Someone else deletes everything."""
    phone, gone = await kept.served.person(), await kept.served.person("Gone")
    link = await kept.call(ann, "/api/devices/link", http.NoBody())
    await kept.call(phone, "/api/devices/look", people.DeviceLink(link.secret))
    await kept.call(phone, "/api/devices/join", people.DeviceLink(link.secret))
    await kept.call(phone, "/api/devices/mail", people.MailAddress("ann@mail.example"))
    listed = await kept.call(ann, "/api/devices")
    other = next(one for one in listed.devices if not one.current)
    await kept.call(ann, "/api/devices/remove", people.DeviceId(other.id))
    await kept.call(gone, "/api/person/export")
    await kept.call(gone, "/api/person/delete", http.NoBody())


async def stopping(kept: Evening, ann: Server, *tables: TableClient) -> None:
    """All agree to stop, and meet at another table."""
    for seat, table in enumerate(tables):
        await kept.ask(table, client_messages.VoteStop(table.new_id(), seat, True))
    await tables[0].until(lambda: tables[0].state is not None and tables[0].state.phase == "over")
    rematch = await kept.ask(tables[0], client_messages.Rematch(tables[0].new_id()))
    assert isinstance(rematch, Done)
    kept.told["done rematch"] = msgspec.to_builtins(rematch)
    await tables[1].until(lambda: tables[1].state is not None and tables[1].state.next != "")
    async with ann.table(rematch.values["table"]) as again:
        await kept.ask(again, client_messages.Accept(again.new_id()))


async def finished(kept: Evening, ann: Server, table: str) -> None:
    """What can be asked about a game that is over."""
    person = (await ann.about()).person
    await kept.call(ann, "/api/games", query=f"?person={person}")
    kept.served.application.reviews.wait = LIMIT  # until it is there, however slow the machine
    for path in ("", "/replay", "/record", "/review"):
        await kept.call(ann, f"/api/games/{{table}}{path}", table=table)
    record = await ann.record(table)
    await kept.call(ann, "/api/upload", http.Uploaded(record))
    await kept.call(ann, "/api/forget", http.Forget(table))


async def hinted(kept: Evening, ann: Server) -> None:
    """One person continues from a position alone, and requests a hint."""
    position = "pixoid p1-3A.4B.2A.1A round=2 taken=2 scores=12.1.1.1 amber@j1 sky@e5 rose@e10 mint@j6"
    await kept.call(ann, "/api/position", http.AskPosition("pixoid", position))
    moves = {"sky": "D4", "rose": "U1", "mint": "L1", "amber": "D1"}
    await kept.call(ann, "/api/try", http.TryMoves("pixoid", position, moves))
    asked = "pixoid p1-1A.2A.3A.4A taken=11 bonus=b5 amber@i2 sky@j1 rose@c8 mint@e7"
    await kept.call(ann, "/api/exact", query=f"?position={quote(asked)}")
    made = await kept.call(ann, "/api/whatif", http.WhatIf("pixoid", position, 0, "easy"))
    async with ann.table(made.table) as table:
        table._line.prefix = "ann-m3"
        kept.told["done hint"] = msgspec.to_builtins(
            await kept.ask(table, client_messages.Hint(table.new_id(), 0, "amber"))
        )
        await kept.ask(table, client_messages.Preview(table.new_id(), 0, "amber"))
        await kept.ask(table, client_messages.RevealShown(table.new_id(), 0))
        await kept.ask(table, client_messages.TakeBack(table.new_id(), 0, 9))


async def operator(kept: Evening, ann: Server, table: str) -> None:
    """The operator's calls."""
    operator = Server(kept.served.address, token=OPERATOR)
    other = await kept.served.table(ann, "pixl")
    await kept.call(operator, "/api/admin/close", ops.CloseTable(other.table))
    await kept.call(operator, "/api/admin/remove-name", ops.RemoveName("3f0c9a5d2b7e4c18"))
    await kept.call(operator, "/api/admin/ban", ops.NewBan("browser", "3f0c9a5d2b7e4c18", 24, "ClientMessage twice."))
    await kept.call(operator, "/api/admin/bans")
    await kept.call(operator, "/api/admin/unban", ops.EndBan("browser", "3f0c9a5d2b7e4c18"))
    await kept.call(operator, "/api/admin/remove-game", ops.RemoveGame(table))


def played(folder: Path) -> Evening:
    """Return the evening, played on a server whose data lies in a folder."""
    drawn = random.Random(8128)

    async def main() -> Evening:
        async with (
            Mailboxes().open() as mail_server,
            serving(
                folder,
                mail_server=mail_server,
                policy=Policy(public=True, open_seats=True),
                random_bytes=drawn.randbytes,
                key=b"the key of an evening that is no secret",
                lan=NoLan(LINK),
                operator=Operator(OPERATOR),
            ) as served,
        ):
            return await evening(served)

    found: Evening = run(main())
    return found


# Formatting


def shortened(value: Json, *, inside: bool = False) -> Json:
    """Return an example with only the beginning of whatever is long."""
    if isinstance(value, dict):
        some = list(value.items())[:MOST] if inside else value.items()
        return {name: shortened(one, inside=inside or name in ANY) for name, one in some}
    if isinstance(value, list | tuple):
        return [shortened(one, inside=inside) for one in value[:MOST]]
    if isinstance(value, str) and len(value) > LONGEST:
        return value[:LONGEST] + "…"
    return value


def printed(value: Json) -> str:
    """Format an example for the page: on one line, or a line for each field if that is too long."""
    text = json.dumps(value, ensure_ascii=False)
    if len(text) <= 110 or not isinstance(value, dict):
        return text
    fields = (f"  {json.dumps(name)}: {json.dumps(one, ensure_ascii=False)}" for name, one in value.items())
    return "{\n" + ",\n".join(fields) + "\n}"


def example(kept: Evening, kind: str, name: str) -> str:
    """Return the content of a block of the page."""
    if kind != "call":
        return printed(shortened(getattr(kept, kind)[name])) + "\n"
    body, answer = kept.calls[name]
    sent = "" if body is None else printed(shortened(body)) + "\n"
    call = call_named(name)
    return f"{sent}---\n{call.answer if isinstance(call.answer, str) else printed(shortened(answer))}\n"


def call_named(name: str) -> Call:
    """Return the call that a block is about."""
    return next(one for one in CALLS if f"{one.method} {one.path}" == name)


def blocks() -> list[tuple[str, str, str]]:
    """Return the examples on the page: kind, name and text."""
    return BLOCK.findall(PAGE.read_text(encoding="utf-8"))


def tags(union: Any) -> list[str]:
    """The types of messages in a union."""
    return [kind.__struct_config__.tag for kind in get_args(union)]


def write() -> None:
    """Write the examples into the page."""
    with tempfile.TemporaryDirectory() as folder:
        kept = played(Path(folder))
    page = PAGE.read_text(encoding="utf-8")
    told = BLOCK.sub(lambda at: f"```{at[1]} {at[2]}\n{example(kept, at[1], at[2])}```", page)
    PAGE.write_text(told, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write()
