"""Programs from outside: the Python client over breaks of every kind, and the clients of docs/bots.md."""

import asyncio
import re
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from pixcade.client import Goodbye, Server, TableClient, connection
from pixcade.client.state import apply_chat
from pixcade.games.errors import PixcadeError
from pixcade.protocol.client_messages import Submit
from pixcade.protocol.http_messages import NewSeat
from pixcade.protocol.server_messages import (
    ChatMessage,
    ChatRemoved,
    Decided,
    Done,
    FromServer,
    Rejected,
    State,
    Welcome,
)
from tests.server.support.people import moves
from tests.server.support.server import HOST, Served, first_choice, run, seated, serving
from tests.waits import until

PAGE = Path(__file__).parents[3] / "docs" / "bots.md"
POSITION = "pixoid p1-3A.4B.2A.1A round=2 taken=2 scores=12.1.1.1 amber@j1 sky@e5 rose@e10 mint@j6"
BOTS = [NewSeat("bot", level="easy")] * 3
TWO_AT_ONE_DEVICE = (NewSeat("me", name="Ann"), NewSeat("me", name="Ben"))


async def play_on(table: TableClient) -> None:
    async for step in table.steps():
        for decision in step.mine:
            await table.submit(decision.piece, first_choice(step.choices(decision.piece)))


# Breaks


def test_clients_reconnect_after_restart_in_mid_game(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", options={"game": "short"})
            tables = [host.table(made.table)]
            for seat, name in enumerate(("Ann", "Ben", "Cid", "Dee")):
                person = await served.person(name)
                await person.join_by_link(made.table, made.invite)
                tables.append(person.table(made.table))
                await tables[-1].__aenter__()
                await tables[-1].sit(seat, name)
            screen, *players = tables
            await screen.__aenter__()
            await screen.start()
            playing = asyncio.gather(*(play_on(table) for table in players))
            await screen.until(lambda: screen.known.current.step >= 6)
        assert not playing.done()
        for stop in (12, 10_000):
            async with serving(tmp_path, port=served.port):
                await screen.until(lambda stop=stop: screen.known.current.step >= stop or screen._over())  # type: ignore[misc]  # bound
                if stop == 10_000:
                    await playing
                    assert screen.known.phase == "over"
                    assert (await host.replay(made.table)).frames[-1].step == screen.known.current.step
                    for table in tables:
                        await table.__aexit__(None, None, None)

    run(main())


class Middle:
    """A connection through a proxy that can break it, slow it down, or swallow the server's messages."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.port = 0
        self.swallowing = False
        self.byte_by_byte = False
        self.came = 0
        self.writers: list[asyncio.StreamWriter] = []
        self.tasks: set[asyncio.Task[None]] = set()

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.came += 1
        there, back = await asyncio.open_connection(HOST, self.served.port)
        self.writers += [writer, back]
        first = await reader.readuntil(b"\r\n\r\n")
        back.write(first.replace(f"{HOST}:{self.port}".encode(), f"{HOST}:{self.served.port}".encode()))
        for source, target, swallowed in ((reader, back, False), (there, writer, True)):
            task = asyncio.create_task(self.carry(source, target, swallowed))
            self.tasks.add(task)

    async def carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, swallowed: bool) -> None:
        while content := await source.read(65536):
            if swallowed and self.swallowing:
                continue
            for at in range(len(content)) if self.byte_by_byte else ():
                target.write(content[at : at + 1])
                await asyncio.sleep(0)
            if not self.byte_by_byte:
                target.write(content)
        target.close()

    def cut(self) -> None:
        """Break all connections, as a cable that is pulled."""
        for writer in self.writers:
            writer.transport.abort()
        self.writers.clear()
        self.swallowing = False


@asynccontextmanager
async def in_the_middle(served: Served) -> AsyncIterator[Middle]:
    middle = Middle(served)
    listener = await asyncio.start_server(middle.meet, HOST, 0)
    middle.port = listener.sockets[0].getsockname()[1]
    try:
        yield middle
    finally:
        listener.close()
        middle.cut()
        await asyncio.gather(*middle.tasks, return_exceptions=True)


def through(middle: Middle, person: Server) -> Server:
    """The same browser, by another way."""
    return Server(f"http://{HOST}:{middle.port}", cookie=person.cookie)


async def alone(served: Served) -> tuple[Server, str]:
    """A person at their own table, against bots."""
    person = await served.person("Ann")
    made = await served.table(person, "pixoid", NewSeat("me", name="Ann"), *BOTS)
    return person, made.table


async def opened(table: TableClient) -> str:
    """Start, and return a piece of seat 0 that is due."""
    if table.known.phase == "lobby":
        await table.start()
    return (await anext(table.steps())).mine[0].piece


def test_unanswered_request_is_sent_again_and_done_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served, in_the_middle(served) as middle:
            ann = await served.person("Ann")
            made = await served.table(ann, "pixl", NewSeat("me", name="Ann"), options={"players": "2", "side": "5"})
            async with (
                ann.table(made.table) as phone,
                through(middle, ann).table(made.table) as table,
                seated(served, made, ()) as _,
            ):
                ben = await served.person("Ben")
                await ben.join_by_link(made.table, made.invite)
                async with ben.table(made.table) as other:
                    await other.sit(1, "Ben")
                    phone.keep = True
                    piece = await opened(table)
                    middle.swallowing = True
                    move = first_choice(table.known.current.choices[piece])
                    asked = asyncio.create_task(table.submit(piece, move))
                    await phone.until(lambda: phone.known.number > table.known.number)
                    assert not asked.done()
                    number = phone.known.number
                    middle.cut()
                    done = await asked
                    assert (done.revision, done.number) == (1, number)
                    assert phone.known.number == number
                    assert middle.came == 2

    run(main())


def test_silent_connection_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served, in_the_middle(served) as middle:
            person, table_id = await alone(served)
            monkeypatch.setattr(connection, "SILENT_SECONDS", 0.4)
            async with through(middle, person).table(table_id) as table:
                middle.swallowing = True
                await until(lambda: middle.came >= 2)
                monkeypatch.undo()
                middle.swallowing = False
                middle.cut()
                await table.start()

    run(main())


def test_lost_message_is_recovered(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            person, table_id = await alone(served)
            async with person.table(table_id) as table, person.table(table_id, screen=True) as screen:
                await table.start()
                hear, lost, numbers = screen._line.hear, list[FromServer](), [screen.known.number]

                def forgetful(message: FromServer) -> None:
                    if isinstance(message, Decided) and not lost:
                        lost.append(message)
                    else:
                        if isinstance(message, State):  # too long ago, so the whole table is sent
                            numbers.clear()
                        hear(message)
                        numbers.append(screen.known.number)

                screen._line.hear = forgetful
                playing = asyncio.create_task(play_on(table))
                await screen.until(lambda: screen.known.current.step >= 8)
                assert lost
                assert all(after - before <= 1 for before, after in pairwise(numbers))
                playing.cancel()
                await until(lambda: screen.known == msgspec.structs.replace(table.known, clocks={}))

    run(main())


def test_chat_has_each_message_once_despite_reconnects(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served, in_the_middle(served) as middle:
            person, table_id = await alone(served)
            async with through(middle, person).table(table_id) as table:
                await table.say(0, "one")
                await table.say(0, "two")
                table.keep = True
                middle.cut()
                await table.until(lambda: sum(isinstance(one, ChatMessage) for one in table.heard) == 2)
                assert [one.text for one in table.said] == ["one", "two"]

    run(main())


def test_message_removed_while_away_is_gone() -> None:
    lines = [ChatMessage(number, 0, "Ann", "a1", text, "", 0) for number, text in ((1, "one"), (2, "two"))]
    welcome = Welcome(1, "", "t", "a1", "Ann", (0,), host=False, spectator=False, screen=False)
    said: list[ChatMessage] = []
    told: list[FromServer] = [*lines, lines[0], welcome, lines[1], ChatRemoved(3)]
    for message in told:
        said = apply_chat(said, message)
    assert said == lines[1:]
    assert apply_chat(lines, ChatRemoved(2)) == lines[:1]


# Answers


def test_second_response_to_a_request_is_ignored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            person, table_id = await alone(served)
            async with person.table(table_id) as table:
                table.keep = True
                piece = await opened(table)
                current = table.known.current
                request = Submit(table.new_id(), 0, current.step, piece, first_choice(current.choices[piece]))
                answered = table._line._handle_response

                def twice(message: Done | Rejected) -> None:
                    answered(message)
                    answered(message)

                monkeypatch.setattr(table._line, "_handle_response", twice)
                assert (await table.ask(request)).revision == 1
                socket = table._line._socket
                assert socket is not None
                await socket.send(msgspec.json.encode(request).decode())  # and once more without waiting
                await table.until(lambda: sum(getattr(one, "id", "") == request.id for one in table.heard) == 2)
                answers = [one for one in table.heard if getattr(one, "id", "") == request.id]
                assert len({getattr(one, "number", 0) for one in answers}) == 1

    run(main())


def test_submission_can_be_changed_withdrawn_and_repeated(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", NewSeat("open"), NewSeat("open"), *BOTS[:2], start=POSITION)
            async with seated(served, made, ("Ann", "Ben")) as (_, table), host.table(made.table) as screen:
                await screen.start()
                piece = (await anext(table.steps())).mine[0].piece
                move, other = moves(table, piece)[:2]
                revisions = [
                    (await table.submit(piece, move)).revision,
                    (await table.submit(piece, move)).revision,
                    (await table.submit(piece, other)).revision,
                    (await table.withdraw(piece)).revision,
                    (await table.submit(piece, move)).revision,
                ]
                assert revisions == [1, 1, 2, 3, 4], "the same again changes nothing"

    run(main())


def test_call_returns_once_its_effect_is_known(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served, in_the_middle(served) as middle:
            person = await served.person("Ann")
            made = await served.table(person, "pixl", *TWO_AT_ONE_DEVICE, options={"players": "2"})
            middle.byte_by_byte = True  # so that the answer is here before the news
            async with through(middle, person).table(made.table) as table:
                await table.start()
                for step in range(8):  # X3.1, X3.2: four Ports, then everyone passes
                    assert table.known.current.step == step
                    (one,) = table.known.current.decisions
                    await table.submit(one.piece, first_choice(table.known.current.choices[one.piece]))
                assert table.known.phase == "over"

    run(main())


def test_two_devices_with_one_seat_use_different_ids(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            person, table_id = await alone(served)
            async with person.table(table_id) as one, person.table(table_id) as other:
                assert one.new_id() != other.new_id()
                piece = await opened(one)
                await other.until(lambda: other.known.phase == "playing")
                step = one.known.current.step
                move = first_choice(one.known.current.choices[piece])
                assert (await one.submit(piece, move, revision=0)).revision == 1
                with pytest.raises(PixcadeError) as rejected:
                    await other.ask(Submit(other.new_id(), 0, step, piece, move, 0))
                assert rejected.value.code in ("table.stale-revision", "table.step-passed")

    run(main())


# Being turned away


@pytest.mark.parametrize(
    ("who", "code"),
    [
        ("nobody", "server.no-session"),
        ("unknown program", "server.unknown-token"),
        ("misspelt program", "guard.token"),
        ("foreign page", "guard.origin"),
        ("not invited", "server.not-invited"),
        ("lost", "server.no-such-table"),
    ],
)
def test_rejected_client_gets_the_reason(tmp_path: Path, who: str, code: str) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            _, table_id = await alone(served)
            other = await served.person("Ben")
            foreign = Server("http://127.0.0.1:1", cookie=other.cookie)
            guests = {
                "nobody": Server(served.address),
                "unknown program": Server(served.address, token="pixcade-" + "0" * 64),
                "misspelt program": Server(served.address, token="short"),
                "foreign page": other,
                "not invited": other,
                "lost": other,
            }
            place = guests[who].table("a" * 16 if who == "lost" else table_id)
            if who == "foreign page":
                place._line.headers = lambda: foreign.headers
            with pytest.raises(Goodbye) as goodbye:
                await place.__aenter__()
            assert goodbye.value.code == code
            with pytest.raises(Goodbye):
                await place.start()

    run(main())


def test_waiting_call_ends_when_the_table_is_left(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            person, table_id = await alone(served)
            async with person.table(table_id) as table:
                waiting = asyncio.create_task(table.until(lambda: False))
                await asyncio.sleep(0)
            with pytest.raises(Goodbye) as goodbye:
                await waiting
            assert goodbye.value.code == "client.closed"

    run(main())


def test_invalid_address_is_rejected() -> None:
    for address in ("127.0.0.1:8128", "ftp://example", "http://"):
        with pytest.raises(PixcadeError) as rejected:
            Server(address)
        assert rejected.value.code == "client.address"


def test_unknown_messages_are_ignored_but_garbage_ends_it() -> None:
    assert connection.decode_message('{"type": "fireworks", "colour": "red"}') is None
    beat = connection.decode_message('{"type": "heartbeat", "number": 3, "mood": "good"}')
    assert getattr(beat, "number", None) == 3
    for nonsense in ('{"type": "heartbeat", "number": "three"}', "[]", "{", b"\xff"):
        with pytest.raises(Goodbye) as goodbye:
            connection.decode_message(nonsense)
        assert goodbye.value.code == "client.not-understood"


# The page


def program(name: str) -> str:
    """Return a program of the page."""
    found = re.search(
        rf"^```\w+ {re.escape(name)}\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    assert found, name
    return found[1]


def node() -> list[str]:
    """How Node is called, if it is there."""
    found = shutil.which("node")
    return [found, "--experimental-websocket", "--no-warnings"] if found else []


@pytest.mark.parametrize(("name", "command"), [("bot.py", [sys.executable]), ("bot.mjs", node())])
def test_documented_bot_plays_a_whole_game(tmp_path: Path, name: str, command: list[str]) -> None:
    if not command:
        pytest.skip("there is no node on this machine")
    text = program(name)
    assert len(text.splitlines()) < 55
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")

    async def main() -> None:
        async with serving(tmp_path / "data") as served:
            ann = await served.person("Ann")
            token = (await ann.new_token("Robot")).token
            seats = [NewSeat("me", name="Ann"), NewSeat("open"), *BOTS[:2]]
            made = await served.table(ann, "pixoid", *seats, options={"game": "short"})
            async with ann.table(made.table) as table:
                process = await asyncio.create_subprocess_exec(
                    *command, str(file), served.address, token, made.code, stdout=asyncio.subprocess.PIPE
                )
                try:
                    await table.until(lambda: table.known.seats[1].program)
                    await table.start()
                    await play_on(table)
                    said, _ = await process.communicate()
                    assert process.returncode == 0
                    assert said.decode().startswith("over, won by ")
                    assert all(one.program == (at == 1) for at, one in enumerate(table.known.seats))
                finally:
                    if process.returncode is None:
                        process.kill()
                        await process.wait()

    (tmp_path / "data").mkdir()
    run(main())
