"""Secrecy: the same evening is played twice with other moves, and no observer can tell which one it was.

Time and all other randomness are fixed. Everything others receive up to the reveal, its order and times, the server's
log and its metrics are compared byte by byte; only the 64 digits of each commitment may differ.
"""

import asyncio
import contextlib
import hashlib
import random
import re
import socket
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from pixcade.client import Server
from pixcade.games import GAMES
from pixcade.games.commitment import commitment
from pixcade.protocol.client_messages import PROTOCOL, Hello, SendChat, Sit, Start, Submit, Withdraw
from pixcade.protocol.http_messages import TableMade
from pixcade.protocol.server_messages import (
    ChatMessage,
    Decided,
    Done,
    FromServer,
    HeartbeatReply,
    Rejected,
    Revealed,
    State,
)
from tests.server.support.server import Served, run, serving
from tests.waits import LIMIT

COMMITMENT = re.compile(r"[0-9a-f]{64}")
LAYOUT = "p1-1A.2A.3A.4A"


class StillTime:
    """Time controlled by the test; nothing happens on its own."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def now(self) -> int:
        return self.at

    def call_at(self, at: int, callback: Callable[[], None]) -> "StillTime":
        del at, callback
        return self

    def cancel(self) -> None:
        """Nothing was going to happen."""


def drawn() -> Callable[[int], bytes]:
    """Return randomness that is the same in every run."""
    number = count()

    def random_bytes(length: int) -> bytes:
        return hashlib.shake_256(f"drawn {next(number)}".encode()).digest(length)

    return random_bytes


@dataclass
class Ear:
    """A socket whose every text is kept as it came."""

    socket: ClientConnection
    texts: list[str] = field(default_factory=list)
    ids: Any = field(default_factory=count)

    async def hear(self, true: Callable[[FromServer], bool]) -> FromServer:
        """Collect messages until the awaited one."""
        async with asyncio.timeout(LIMIT):
            while True:
                text = str(await self.socket.recv())
                self.texts.append(text)
                message: FromServer = msgspec.json.decode(text, type=FromServer)
                if true(message):
                    return message

    async def ask(self, kind: Any, **fields: Any) -> FromServer:
        id = f"x{next(self.ids)}"
        await self.socket.send(msgspec.json.encode(kind(id=id, **fields)).decode())
        return await self.hear(lambda one: isinstance(one, Done | Rejected) and one.id == id)


async def ear(person: Server, table: str, *, screen: bool = False, have: int = 0) -> Ear:
    address = person.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    socket = await connect(address, additional_headers=person.headers, compression=None)
    found = Ear(socket)
    await socket.send(msgspec.json.encode(Hello(PROTOCOL, have=have, screen=screen)).decode())
    await found.hear(lambda one: isinstance(one, State))
    return found


@dataclass
class Evening:
    """What others could see of an evening up to the reveal, and what opened it then."""

    seen: dict[str, list[str]]
    log: str
    figures: str
    revealed: Revealed
    decided: list[Decided]
    table: str


async def evening(folder: Path, port: int, given: dict[str, list[str]], forbidden: str) -> Evening:
    """Four people at a table with a clock, a screen and a spectator; everyone submits except the last one.

    `given` has each piece's moves, one after the other; `forbidden` is tried first and rejected. Both evenings use one
    `port`, since cookie names contain it.
    """
    time = StillTime()
    async with serving(folder, time=time, random_bytes=drawn(), port=port, ticking=False, key=b"k" * 32) as served:
        host = await served.person("Host")
        made = await served.table(
            host, "pixoid", options={"layout": LAYOUT, "game": "short"}, clock="decision", milliseconds=60_000
        )
        screen = await ear(host, made.table, screen=True)
        people = [await sat(served, made, seat) for seat in range(4)]
        watcher = await served.person("Eve")
        await watcher.join_by_link(made.table, made.invite)
        others = {"screen": screen, "spectator": await ear(watcher, made.table)}
        await screen.ask(Start)
        for _ in range(4):
            await place(served, made.table, people)
            time.at += 1_500
        step = 4
        for seat, piece in enumerate(("amber", "sky", "rose")):
            time.at += 700
            one = people[seat]
            rejected = await one.ask(Submit, seat=seat, step=step, piece=piece, move=forbidden)
            assert isinstance(rejected, Rejected)
            revision = 0
            for move in given[piece]:
                time.at += 300
                done = await one.ask(Submit, seat=seat, step=step, piece=piece, move=move, revision=revision)
                assert isinstance(done, Done), done
                revision = done.revision
            if piece == "amber":  # Bugs take nothing back
                await one.ask(Withdraw, seat=seat, step=step, piece=piece, revision=revision)
                await one.ask(Submit, seat=seat, step=step, piece=piece, move=given[piece][0], revision=revision + 1)
            await one.ask(SendChat, seat=seat, text="hm")  # Bugs are silent, Pixoid is not
        late = await served.person("Late")
        await late.join_by_link(made.table, made.invite)
        others["late spectator"] = await ear(late, made.table)
        await others["late spectator"].hear(lambda one: isinstance(one, ChatMessage))  # what Pixoid has written
        others["last player"] = people[3]
        served.beat()  # a message that comes last: then everything has been heard
        for found in others.values():
            await found.hear(lambda one: isinstance(one, HeartbeatReply))
        figures = served.services.metrics.text().decode()
        log = served.log.getvalue()
        status, content = await late.fetch("GET", f"/api/games/{made.table}/record")
        assert status != 200
        seen = {name: [*found.texts] for name, found in others.items()} | {"record": [content.decode()]}
        await people[3].ask(Submit, seat=3, step=step, piece="mint", move=given["mint"][0])
        revealed = await others["spectator"].hear(lambda one: isinstance(one, Revealed))
        assert isinstance(revealed, Revealed)
        decided = [
            message
            for text in seen["spectator"]
            if isinstance(message := msgspec.json.decode(text, type=FromServer), Decided)
        ]
        for one in (*people, *others.values()):
            await one.socket.close()
        return Evening(seen, log, figures, revealed, decided, made.table)


def quiet_port() -> int:
    """Return a free port outside the ephemeral range, so that it is still free for the second evening."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as attempt:
            attempt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with contextlib.suppress(OSError):
                attempt.bind(("127.0.0.1", port))
                return port


async def sat(served: Served, made: TableMade, seat: int) -> Ear:
    person = await served.person(f"Player {seat}")
    await person.join_by_link(made.table, made.invite)
    found = await ear(person, made.table)
    await found.ask(Sit, seat=seat, name=f"Player {seat}")
    return found


async def place(served: Served, table: str, people: list[Ear]) -> None:
    """Set the next cube on its Start Pix, as the default has it."""
    room = await served.application.rooms.room(table)
    (one,) = room.table.due
    move = room.table.game.format_move(room.table.state, room.table.game.default(room.table.state, one))
    await people[one.seat].ask(Submit, seat=one.seat, step=room.table.step, piece=one.piece, move=move)


def hidden(text: str) -> str:
    return COMMITMENT.sub("#" * 64, text)


def test_observer_cannot_tell_games_with_other_moves_apart(tmp_path: Path) -> None:
    port = quiet_port()
    one = run(evening(tmp_path / "one", port, programs(last=False), "@a1"))
    other = run(evening(tmp_path / "other", port, programs(last=True), "@j10"))
    for name, texts in one.seen.items():
        assert [hidden(text) for text in texts] == [hidden(text) for text in other.seen[name]], name
    assert all(len(one.seen[name]) >= 5 for name in ("screen", "spectator", "late spectator", "last player"))
    assert one.seen != other.seen, "commitments to other programs differ"
    assert one.log == other.log
    assert one.figures == other.figures
    for played in (one, other):
        assert len(played.decided) == 8  # three pieces twice, one of them taken back and given again
        last = {message.piece: message.commitment for message in played.decided}
        for program in played.revealed.played:
            opened = commitment(played.table, played.revealed.step, program.piece, program.move, program.salt)
            assert opened == program.commitment
            assert last.get(program.piece, opened) == opened
    assert {(p.piece, p.move) for p in one.revealed.played} != {(p.piece, p.move) for p in other.revealed.played}


def programs(*, last: bool) -> dict[str, list[str]]:
    """Return two legal moves for each piece from the default starts: the first ones, or the last."""
    game = GAMES["pixoid"]
    state = game.start(game.configure({"layout": LAYOUT, "game": "short"}, seed=0))
    for _ in range(4):
        (decision,) = game.deciding(state)
        state = game.apply(state, {decision: game.default(state, decision)}).state
    found = {}
    for decision in game.deciding(state):
        moves = [game.format_move(state, move) for move in game.legal(state, decision)]
        found[decision.piece] = moves[:-3:-1] if last else moves[:2]
    return found
