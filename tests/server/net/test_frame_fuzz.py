"""Frames as no client sends them: whatever comes, the connection goes on or ends, and nothing is a fault of ours."""

import asyncio
import contextlib
import random
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pixcade.client import Server
from pixcade.server.services.client_noise import EVENTS
from tests.amounts import amount
from tests.server.support.floods import BEAT, CLOSE, CONTINUATION, PING, PONG, TEXT, frame
from tests.server.support.people import guest, raw
from tests.server.support.server import run, serving

SOCKETS = amount(60, 2_000)
PAYLOADS = (
    b"",
    b"x",
    BEAT,
    b"\xff",
    b"\x03\xe8",
    b"\x03\xe8\xff",
    b"x" * 125,
    b"x" * 126,
    b"x" * 16_384,
    b"x" * 16_385,
)
LENGTHS = (2, 8, *[0] * 38)
"""Bytes of a length: seldom more than it needs, which would end most connections before anything else does."""


def strange(chance: random.Random) -> bytes:
    """Return a frame that may be anything, or no frame at all."""
    if chance.random() < 0.1:
        return chance.randbytes(chance.randrange(1, 40))
    opcode = chance.choice((TEXT, CONTINUATION, CLOSE, PING, PONG, 0x2, chance.randrange(16)))
    made = frame(
        opcode, chance.choice(PAYLOADS), final=chance.random() < 0.7, length_bytes=LENGTHS[chance.randrange(40)]
    )
    if chance.random() < 0.1:  # reserved bits, or no mask
        made = bytes((made[0] ^ chance.choice((0x10, 0x40)), made[1] ^ chance.choice((0, 0x80)))) + made[2:]
    return made if chance.random() < 0.9 else made[: chance.randrange(len(made))]


async def send(person: Server, table: str, chance: random.Random) -> None:
    """Send a few strange frames, in whatever parts, and hang up or wait for the end."""
    address = f"{person.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    socket: ClientConnection = await connect(address, additional_headers=person.headers, compression=None)
    with contextlib.suppress(ConnectionClosed):
        if chance.random() < 0.8:
            await socket.send('{"type":"hello","protocol":1}')
            await socket.recv()
        data = b"".join(strange(chance) for _ in range(chance.randrange(1, 20)))
        while data and not socket.transport.is_closing():
            size = chance.randrange(1, len(data) + 1)
            socket.transport.write(data[:size])
            data = data[size:]
            await asyncio.sleep(0)
        await socket.ping()
    socket.transport.abort()


def test_whatever_frames_come_nothing_is_a_fault_and_others_are_answered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> str:
        chance = random.Random(1)
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host)
            async with raw(await guest(served, made), made) as good:
                for number in range(SOCKETS):
                    await send(host, made.table, random.Random(chance.random()))
                    if number % 10 == 0:
                        answer = await good.answer(type="resume", id=f"r{number}")
                        assert answer["code"] == "server.host-only"
            return served.log.getvalue()

    written = run(main())
    assert [line for line in written.splitlines() if " fault " in line] == []
    unknown = [record for record in caplog.records if record.getMessage() not in EVENTS]
    assert [(record.name, record.getMessage()) for record in unknown if record.levelname != "INFO"] == []
