"""Frames and handshakes that RFC 6455 forbids: each ends its connection with the number that is meant for it."""

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pixcade.client import Server
from tests.server.support.floods import BEAT, CLOSE, CONTINUATION, PING, PONG, TEXT, frame
from tests.server.support.server import run, serving

BINARY, LONGEST = 0x2, 16 * 1024
HALF = LONGEST // 2 + 1
PROTOCOL_ERROR, NO_STATUS, INVALID_TEXT, TOO_BIG = 1002, 1005, 1007, 1009
"""RFC 6455, 7.4.1."""
CLOSED_WITH = {
    "a reserved bit": (bytes((0xC1,)) + frame(TEXT, BEAT)[1:], PROTOCOL_ERROR),
    "an opcode that is none": (frame(0x3, b"x"), PROTOCOL_ERROR),
    "a control opcode that is none": (frame(0xB, b"x"), PROTOCOL_ERROR),
    "no mask": (bytes((0x81, 1)) + b"x", PROTOCOL_ERROR),
    "a ping in parts": (frame(PING, b"x", final=False), PROTOCOL_ERROR),
    "a long ping": (frame(PING, b"x" * 126), PROTOCOL_ERROR),
    "a long pong": (frame(PONG, b"x" * 126), PROTOCOL_ERROR),
    "a long close": (frame(CLOSE, (1000).to_bytes(2) + b"x" * 124), PROTOCOL_ERROR),
    "a close in parts": (frame(CLOSE, final=False), PROTOCOL_ERROR),
    "a continuation of nothing": (frame(CONTINUATION, b"x"), PROTOCOL_ERROR),
    "a text in the middle of another": (frame(TEXT, b"x", final=False) + frame(TEXT, b"y"), PROTOCOL_ERROR),
    "a text that is no UTF-8": (frame(TEXT, b"\xff"), INVALID_TEXT),
    "parts that are no UTF-8": (frame(TEXT, b"\xc3", final=False) + frame(CONTINUATION, b"x"), INVALID_TEXT),
    "a long text": (frame(TEXT, b"x" * (LONGEST + 1)), TOO_BIG),
    "long parts": (frame(TEXT, b"x" * HALF, final=False) + frame(CONTINUATION, b"x" * HALF), TOO_BIG),
    "half of a number": (frame(CLOSE, b"\x03"), PROTOCOL_ERROR),
    "a number that is never sent": (frame(CLOSE, NO_STATUS.to_bytes(2)), PROTOCOL_ERROR),
    "a reason that is no UTF-8": (frame(CLOSE, (1000).to_bytes(2) + b"\xff"), INVALID_TEXT),
    "a number of one's own": (frame(CLOSE, (4000).to_bytes(2)), 4000),
    "no number": (frame(CLOSE), NO_STATUS),
}


LONGER_THAN_NEEDED = {
    "seven bits, in two bytes": frame(TEXT, BEAT, length_bytes=2),
    "seven bits, in eight bytes": frame(TEXT, BEAT, length_bytes=8),
    "two bytes, in eight bytes": frame(TEXT, BEAT + b" " * 126, length_bytes=8),
    "seven bits, of a pong": frame(PONG, b"x", length_bytes=2),
}
"""Lengths by the bytes that they need and have (RFC 6455, 5.2)."""


async def socket_of(person: Server, table: str) -> ClientConnection:
    """Return a socket that was welcomed."""
    address = f"{person.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    socket = await connect(address, additional_headers=person.headers, compression=None, ping_interval=None)
    await socket.send('{"type":"hello","protocol":1}')
    assert '"type":"welcome"' in str(await socket.recv())
    return socket


async def closed_with(person: Server, table: str, frames: bytes) -> int:
    """Return the number with which a connection is closed that sends some frames; 0 where there is none."""
    socket = await socket_of(person, table)
    socket.transport.write(frames)
    with pytest.raises(ConnectionClosed) as closed:
        await said(socket, "nothing says this")
    return closed.value.rcvd.code if closed.value.rcvd is not None else 0


async def said(socket: ClientConnection, word: str) -> str:
    """Return the next message with a word in it."""
    while word not in (text := str(await socket.recv())):
        pass
    return text


@pytest.mark.both_protocols
def test_a_connection_is_closed_with_the_number_that_its_last_frame_asks_for(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host)
            found = {name: await closed_with(host, made.table, frames) for name, (frames, _) in CLOSED_WITH.items()}
            assert found == {name: code for name, (_, code) in CLOSED_WITH.items()}

    run(main())


def test_a_length_in_more_bytes_than_it_needs_ends_the_connection(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host)
            found = {name: await closed_with(host, made.table, one) for name, one in LONGER_THAN_NEEDED.items()}
            assert found == dict.fromkeys(LONGER_THAN_NEEDED, PROTOCOL_ERROR)

    run(main())


@pytest.mark.both_protocols
def test_a_text_is_heard_in_one_part_or_in_many_and_as_bytes_too(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host)
            socket = await socket_of(host, made.table)
            for number, cut in enumerate((1, 5, 20)):
                asked = b'{"type":"resume","id":"r%d"}' % number
                parts = [asked[at : at + cut] for at in range(0, len(asked), cut)]
                frames = [
                    frame(TEXT, parts[0], final=False),
                    *(frame(CONTINUATION, one, final=False) for one in parts[1:]),
                ]
                for one in (*frames, frame(PING, b"between"), frame(CONTINUATION)):
                    socket.transport.write(one)
                assert f'"id":"r{number}"' in await said(socket, '"refused"')
            socket.transport.write(frame(BINARY, b'{"type":"resume","id":"bytes"}'))
            assert '"id":"bytes"' in await said(socket, '"refused"')
            await socket.close()

    run(main())


UPGRADE = {
    "Upgrade": "websocket",
    "Connection": "keep-alive, Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}
"""The key of RFC 6455, 1.3."""
ACCEPT = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="


def test_a_handshake_is_accepted_with_its_key_and_refused_where_it_is_none(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host)
            there = urlsplit(host.address)

            async def answer(method: str = "GET", version: str = "1.1", **changed: str) -> str:
                fields = {"Host": there.netloc, **host.headers, **UPGRADE}
                fields |= {name.replace("_", "-"): value for name, value in changed.items()}
                lines = [f"{method} /api/tables/{made.table}/socket HTTP/{version}"]
                lines += [f"{name}: {value}" for name, value in fields.items() if value]
                reader, writer = await asyncio.open_connection(there.hostname, there.port)
                writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
                head = (await reader.readuntil(b"\r\n\r\n")).decode()
                writer.close()
                return head.removeprefix("HTTP/1.1 ")

            accepted = await answer()
            assert accepted.startswith("101 ")
            assert f"sec-websocket-accept: {ACCEPT}\r\n" in accepted
            assert (await answer("POST", Content_Length="0")).startswith("405 ")
            assert (await answer(version="1.0")).startswith("505 ")
            refused = await answer(Sec_WebSocket_Version="8")
            assert refused.startswith("426 ")
            assert "sec-websocket-version: 13\r\n" in refused
            for key in ("", "dGhlIHNhbXBsZQ==", "not base64, 24 letters !"):
                assert (await answer(Sec_WebSocket_Key=key)).startswith("400 ")

    run(main())
