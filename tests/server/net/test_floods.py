"""Whoever sends without end is read as far as a budget goes, and nobody else notices."""

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from pixcade.client import Server
from pixcade.server.net import read_budget
from pixcade.server.net.frame_filter import FrameFilter
from pixcade.server.net.frame_protocol import SECONDS_A_PONG, FrameProtocol
from pixcade.server.net.read_budget import (
    FRAMES_AT_ONCE,
    LOOP_SHARE,
    OWN_FRAMES,
    SHARED_FRAMES,
    SHARED_FRAMES_A_SECOND,
    ReadBudgets,
    ReadTurns,
)
from pixcade.server.net.read_slices import SLICE
from tests.server.support.floods import BEAT, CLOSE, KINDS, PING, TEXT, allowed, counting, flood, frame
from tests.server.support.people import Raw, guest, raw
from tests.server.support.plain_protocols import take_insides_away
from tests.server.support.server import Served, run, serving
from tests.waits import until

MANY = 20_000
"""Frames of a flood: more than an address may send in the time that a test takes."""
PACE = 0.02
"""Seconds between two things that somebody asks for, who may ask for 60 at once and then 20 in a second."""


async def answered(others: list[Raw], times: int = 5, seconds: float = 0.0) -> None:
    """Let everybody ask for something so many times, and for so long, and wait for each answer."""
    asked, end = 0, time.monotonic() + seconds
    while asked < times or time.monotonic() < end:
        asked += 1
        for one in others:
            answer = await one.answer(type="resume", id=f"r{asked}")
            assert answer["code"] == "server.host-only", answer
        await asyncio.sleep(PACE)


async def read_on(socket: ClientConnection) -> None:
    """Read whatever comes, so that nobody is let go for being slow."""
    with suppress(ConnectionClosed):
        while True:
            await socket.recv()


@pytest.mark.parametrize("kind", KINDS)
def test_of_a_flood_so_much_is_read_as_its_address_may_send_while_others_are_answered(
    kind: str, tmp_path: Path
) -> None:
    async def main() -> None:
        async with serving(tmp_path, limits=True) as served:
            host = await served.person("Host")
            made = await served.table(host)
            async with raw(host, made) as bad, raw(await guest(served, made), made) as good:
                began = time.monotonic()
                with counting() as parsed:
                    reading = asyncio.create_task(read_on(bad.socket))
                    bad.socket.transport.write(flood(kind, MANY))
                    await answered([good])
                    await until(lambda: parsed.frames >= SHARED_FRAMES or reading.done())
                    await answered([good], seconds=0.3)
                    assert parsed.frames <= allowed(time.monotonic() - began, 2), "of the flood and of the one who asks"
                bad.socket.transport.abort()
                await reading

    run(main())


def test_twenty_floods_of_one_address_share_its_budget(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limits=True) as served:
            host = await served.person("Host")
            made = await served.table(host)
            async with raw(await guest(served, made), made) as good:
                bad = [await flooder(host, made.table) for _ in range(20)]
                began = time.monotonic()
                with counting() as parsed:
                    for one, kind in zip(bad, (*KINDS, *KINDS, *KINDS), strict=False):
                        one.transport.write(flood(kind, MANY // 20))
                    await answered([good])
                    await until(lambda: parsed.frames >= SHARED_FRAMES)
                    await answered([good], seconds=1.0)
                    assert parsed.frames <= allowed(time.monotonic() - began, 21)
                for one in bad:
                    one.transport.abort()

    run(main())


async def flooder(person: Server, table: str) -> ClientConnection:
    """Return a socket that has said hello and reads nothing more."""
    address = f"{person.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    socket = await connect(address, additional_headers=person.headers, compression=None, ping_interval=None)
    await socket.send('{"type":"hello","protocol":1}')
    await socket.recv()
    return socket


def test_a_flood_before_hello_is_hardly_read(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host)
            address = f"{host.address.replace('http', 'ws', 1)}/api/tables/{made.table}/socket"
            began = time.monotonic()
            with counting() as parsed:
                async with connect(address, additional_headers=host.headers, compression=None) as bad:
                    bad.transport.write(flood("pings", MANY))
                    async with raw(await guest(served, made), made) as good:
                        await answered([good])
                    assert parsed.frames <= 16 * (2 + time.monotonic() - began) + 16 + 6
                    bad.transport.abort()

    run(main())


def test_of_many_pings_the_last_one_is_answered(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limits=True) as served:
            host = await served.person("Host")
            made = await served.table(host)
            async with raw(host, made) as one:
                pongs = list[bytes]()
                one.socket.protocol.recv_frame = noting(one.socket.protocol.recv_frame, pongs)  # type: ignore[method-assign]
                began = time.monotonic()
                for number in range(50):
                    one.socket.transport.write(frame(PING, b"%d" % number) * 8)
                await until(lambda: b"49" in pongs)
                assert len(pongs) <= 2 + (time.monotonic() - began) / SECONDS_A_PONG
                assert pongs[-1] == b"49"

    run(main())


def noting(recv_frame: Any, pongs: list[bytes]) -> Any:
    """Note the payload of each pong that a client receives."""

    def noted(received: Any) -> None:
        if received.opcode == 0xA:
            pongs.append(bytes(received.data))
        recv_frame(received)

    return noted


def test_after_a_close_of_the_client_nothing_is_parsed(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limits=True) as served:
            host = await served.person("Host")
            made = await served.table(host)
            async with raw(host, made) as bad:
                with counting() as parsed:
                    closing = frame(CLOSE, (1000).to_bytes(2))
                    bad.socket.transport.write(frame(TEXT, BEAT) + closing + flood("pings", MANY))
                    await until(lambda: not served.application.sockets.open)
                    assert parsed.opcodes == [TEXT, CLOSE]

    run(main())


def test_after_a_close_of_the_server_only_the_answer_to_it_is_parsed(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limits=True) as served:
            host = await served.person("Host")
            made = await served.table(host)
            socket = await flooder(host, made.table)
            (ours,) = served.application.sockets.open
            handed, given = list[tuple[int, bytes]](), FrameProtocol.take

            def note(self: FrameProtocol, first: int, payload: bytes) -> None:
                handed.append((first, payload))
                given(self, first, payload)

            with patch.object(FrameProtocol, "take", note), counting() as parsed:
                socket.transport.pause_reading()  # it does not hear that it is to go
                ours.end("server.silence", again=False)
                await until(lambda: not served.application.sockets.open)
                socket.transport.write(flood("heartbeats", 5) + flood("fragments", 5))
                await until(lambda: parsed.frames >= 10)
                assert handed == []
                socket.transport.write(frame(CLOSE, (1000).to_bytes(2)))
                await until(lambda: handed)
                assert handed == [(0x80 | CLOSE, (1000).to_bytes(2))]
                socket.transport.abort()

    run(main())


def test_what_came_in_time_is_heard_in_order_however_much_it_is(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host)
            async with raw(host, made) as one:
                asked = [f"r{number}" for number in range(10 * FRAMES_AT_ONCE)]
                for id in asked:
                    one.socket.transport.write(frame(TEXT, b'{"type":"resume","id":"%s"}' % id.encode()))
                    one.socket.transport.write(frame(PING))
                heard = [await one.until(lambda message: message["type"] == "refused") for _ in asked]
                assert [message["id"] for message in heard] == asked

    run(main())


@pytest.mark.both_protocols
def test_texts_are_counted_by_any_protocol(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limits=True) as served:
            host = await served.person("Host")
            made = await served.table(host)
            async with raw(host, made) as bad, raw(await guest(served, made), made) as good:
                reading = asyncio.create_task(read_on(bad.socket))
                with patch.object(served.application.sockets.dispatcher, "answer", wraps=answering(served)) as answer:
                    bad.socket.transport.write(flood("texts that are no message", 5_000))
                    began = time.monotonic()
                    await until(lambda: answer.await_count >= SHARED_FRAMES)
                    await answered([good])
                    assert answer.await_count <= allowed(time.monotonic() - began) + 10
                bad.socket.transport.abort()
                await reading

    run(main())


@pytest.mark.both_protocols
def test_a_handshake_may_have_a_long_head(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host)
            address = f"{host.address.replace('http', 'ws', 1)}/api/tables/{made.table}/socket"
            headers = {**host.headers, "x-long": "x" * 5_000}
            async with connect(address, additional_headers=headers, compression=None) as socket:
                await socket.send('{"type":"hello","protocol":1}')
                assert '"type":"welcome"' in str(await socket.recv())

    run(main())


def test_uvicorns_own_protocol_is_given_slices_and_who_is_far_ahead_has_to_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = WebSocketsSansIOProtocol
    take_insides_away(monkeypatch)

    async def main() -> None:
        async with serving(tmp_path, limits=True) as served:
            host = await served.person("Host")
            made = await served.table(host)
            sizes, given = list[int](), plain.data_received

            def note(self: WebSocketsSansIOProtocol, data: bytes) -> None:
                sizes.append(len(data))
                given(self, data)

            monkeypatch.setattr(plain, "data_received", note)
            async with raw(await guest(served, made), made) as good:
                bad = [await flooder(host, made.table) for _ in range(3)]
                floods = [flood("pings", MANY), flood("fragments", MANY), frame(CLOSE) + flood("pings", MANY)]
                for one, frames in zip(bad, floods, strict=True):
                    one.transport.write(frames * 8)
                await answered([good])
                await until(lambda: len(served.application.sockets.open) == 1)
                await answered([good])
                assert max(sizes) <= SLICE
                assert sum(sizes) < sum(map(len, floods)), "far less than was sent"

    run(main())


@pytest.mark.parametrize("kind", ["pings", "pongs", "fragments"])
def test_with_any_protocol_of_a_flood_so_much_is_read_as_its_address_may_send(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    take_insides_away(monkeypatch)
    begun, passed = 0, FrameFilter.passed

    def counted(self: FrameFilter, data: bytes) -> tuple[bytes, int]:
        nonlocal begun
        let_through, frames = passed(self, data)
        begun += frames
        return let_through, frames

    monkeypatch.setattr(FrameFilter, "passed", counted)

    async def main() -> None:
        async with serving(tmp_path, limits=True) as served:
            host = await served.person("Host")
            made = await served.table(host)
            async with raw(await guest(served, made), made) as good:
                bad = await flooder(host, made.table)
                began = time.monotonic()
                bad.transport.write(flood(kind, MANY))
                await answered([good])
                await until(lambda: begun >= SHARED_FRAMES)
                await answered([good], seconds=0.3)
                assert begun <= allowed(time.monotonic() - began, 2) + SLICE / 6, "and the frames of a slice"
                bad.transport.abort()

    run(main())


def test_with_any_protocol_one_ping_a_second_is_answered_and_nothing_after_a_close(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    take_insides_away(monkeypatch)

    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host)
            bad = await flooder(host, made.table)
            began, pongs, heard = time.monotonic(), 0, bad.protocol.recv_frame

            def counted(received: Frame) -> None:
                nonlocal pongs
                pongs += received.opcode is Opcode.PONG
                heard(received)

            monkeypatch.setattr(bad.protocol, "recv_frame", counted)
            bad.transport.write(flood("pings", 40) + frame(TEXT, BEAT))
            while "beat" not in str(await bad.recv()):  # what comes after the pings is heard
                pass
            assert 1 <= pongs <= 1 + time.monotonic() - began
            bad.transport.write(frame(CLOSE) + frame(TEXT, BEAT) * 5)
            left = [text async for text in bad]
            assert not [text for text in left if "beat" in str(text)]

    run(main())


@pytest.mark.parametrize("size", [1, 2, 3, 7, 100_000])
def test_frames_are_followed_wherever_their_bytes_are_cut(size: int) -> None:
    texts = [frame(TEXT, b"x" * length) for length in (0, 1, 125, 126, 65_535, 65_536)] + [
        frame(TEXT, b"x", length_bytes=8)
    ]
    request = b"GET / HTTP/1.1\r\nUpgrade: websocket\r\n\r\n"
    first, pings = frame(PING, b"first"), frame(PING, b"second") + frame(PING)
    wanted, sent = bytearray(request), bytearray(request)
    for part, kept in ((first, True), (pings, False), *((text, True) for text in texts), (frame(CLOSE, b"ab"), True)):
        sent += part
        wanted += part if kept else b""
    sent += texts[0] * 9
    found, frames, filter = bytearray(), 0, FrameFilter()
    for at in range(0, len(sent), size):
        let_through, begun = filter.passed(bytes(sent[at : at + size]))
        found += let_through
        frames += begun
    assert found == wanted
    assert frames == 1 + 2 + len(texts) + 1


def answering(served: Served) -> Any:
    """Return what answers messages."""
    return served.application.sockets.dispatcher.answer


# The budget and the turns by themselves, with the time handed in


def test_what_others_of_an_address_send_takes_nothing_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(read_budget, "monotonic", lambda: now)
    budgets = ReadBudgets()
    bad, good, elsewhere = budgets.of("2001:db8::1"), budgets.of("2001:db8::2"), budgets.of("192.0.2.1")
    while not (wait := bad.spend(FRAMES_AT_ONCE)):
        pass
    assert 0 < wait <= FRAMES_AT_ONCE / SHARED_FRAMES_A_SECOND
    assert [good.spend(1) for _ in range(OWN_FRAMES)] == [0.0] * OWN_FRAMES
    assert good.spend(1) > 0
    assert elsewhere.spend(OWN_FRAMES + 1) == 0
    now += 1
    assert good.spend(1) == 0, "its own frames come back by themselves"
    assert bad.spend(1) == 0


def test_a_budget_is_forgotten_with_the_last_connection_of_its_address() -> None:
    budgets = ReadBudgets()
    one, two = budgets.of("192.0.2.1"), budgets.of("192.0.2.1")
    assert one.shared is two.shared
    del one, two
    assert len(budgets.shared) == 0


def test_all_turns_together_take_a_share_of_the_loops_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now, reads = 1000.0, 0
    later = list[tuple[float, Any]]()

    class Loop:
        """Notes what it is to call."""

        def call_later(self, delay: float, call: Any) -> None:
            later.append((delay, call))

    def read() -> None:
        nonlocal now, reads
        now += 0.25
        reads += 1

    monkeypatch.setattr(read_budget, "monotonic", lambda: now)
    monkeypatch.setattr(read_budget, "SECONDS_A_TURN", 1.0)
    turns = ReadTurns(Loop())  # type: ignore[arg-type]  # the only thing that it needs of a loop
    for _ in range(10):
        turns.add(read)
    found = list[tuple[float, int]]()
    while later:
        (delay, call) = later.pop()
        now += delay
        call()
        found.append((delay, reads))
    pause = 1 / LOOP_SHARE - 1
    assert found == [(0.0, 4), (pause, 8), (pause, 10)], "four at once, then a pause"
    turns.add(read)
    assert later[0][0] == pause / 2, "who comes later waits for the end of the pause"


def test_turns_that_are_short_take_no_more_though_a_loop_keeps_whole_milliseconds_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, reads = 1000.0, 0
    later = list[Any]()

    class Loop:
        """Waits for whole milliseconds, as uvloop does: for a pause that is rounded to none, not at all."""

        def call_later(self, delay: float, call: Any) -> None:
            nonlocal now
            now += round(delay, 3)
            later.append(call)

    def read() -> None:
        nonlocal now, reads
        now += 0.00001
        reads += 1
        turns.add(read)

    monkeypatch.setattr(read_budget, "monotonic", lambda: now)
    turns = ReadTurns(Loop())  # type: ignore[arg-type]  # the only thing that it needs of a loop
    turns.add(read)
    while reads < 10_000:
        later.pop()()
    assert LOOP_SHARE / 2 < reads * 0.00001 / (now - 1000.0) < LOOP_SHARE * 1.01
