"""A player at our tables: a browser of its own, one socket, and every message checked."""

import asyncio
import random
from collections.abc import Callable
from time import perf_counter
from typing import Any

from msgspec import json

from bench.server.fleet import Fleet
from bench.server.frames import HOST, Line
from bench.server.words import (
    Bye,
    Changed,
    Choice,
    Current,
    Decided,
    Done,
    Followed,
    Heard,
    Refused,
    Revealed,
    State,
    Yours,
    decode,
)
from pixcade.core.commitment import commitment
from pixcade.protocol.client_messages import PROTOCOL

BEAT = b'{"type":"beat"}'
HELLO = b'{"type":"hello","protocol":%d,"build":"bench"}' % PROTOCOL
SIT, START, REMATCH = "sit", "start", "rematch"


def choose(choice: Choice, chance: random.Random) -> str:
    """Return a legal move, drawn from what the server has offered."""
    if choice.directions:
        ways = [way["move"] for way in choice.directions.values() if "path" in way]
        return str(chance.choice(ways)).replace("{distance}", str(chance.choice(choice.distances)))
    offered = [one["move"] for one in choice.pix.values() if "move" in one]
    offered += [move["move"] for moves in choice.hexes.values() for move in moves]
    return chance.choice(offered) if offered else choice.default


class Guest:
    """One seat at one table after another. What does not fit together is a failure."""

    def __init__(self, fleet: Fleet, port: int, table: str, seat: int, more: str, *, rehearsed: bool = False) -> None:
        self.fleet = fleet
        self.port = port
        self.seat = seat
        self.more = more
        self.rehearsed = rehearsed
        """Whether the other side only repeats a game that was recorded."""
        self.chance = random.Random(next(fleet.seeds))
        self.line: Line | None = None
        self.table = table
        self.number = 0
        self.pending: list[tuple[int, str, Choice]] = []
        self.sent: dict[str, float] = {}
        self.published: dict[tuple[int, str], str] = {}
        self.playing: asyncio.Future[None] | None = None
        self.problem = ""
        self.kept: list[bytes] | None = None
        """Everything that was told, where a game is recorded."""

    @property
    def failure(self) -> str:
        return self.problem or (self.line.failure if self.line is not None else "")

    @property
    def ready(self) -> bool:
        return bool(self.pending)

    def keep_alive(self) -> None:
        if self.line is not None and self.line.open:
            self.line.send(BEAT)

    # Coming to a table

    async def come(self, table: str, path: str = "") -> None:
        """Open a socket and say hello; `playing` is done when the game has begun."""
        self.table = table
        self.number = 0
        self.published.clear()
        loop = asyncio.get_running_loop()
        self.playing = loop.create_future()
        path = path or f"/api/tables/{table}/socket"
        told: Callable[[bytes], None] = self.told if self.kept is None else self.told_and_kept
        line = self.line = Line(told, path, self.port, HELLO, self.more)
        await loop.create_connection(lambda: line, HOST, self.port)

    def ask(self, kind: str, **values: Any) -> None:
        assert self.line is not None
        self.line.send(json.encode({"type": kind, "id": kind, **values}))

    # Sending

    def go(self) -> None:
        """Hand in everything that is due."""
        assert self.line is not None
        for step, piece, choice in self.pending:
            id = f"{step}.{piece}"
            move = choose(choice, self.chance)
            text = f'{{"type":"submit","id":"{id}","seat":{self.seat},"step":{step},"piece":"{piece}","move":"{move}"}}'
            self.sent[id] = perf_counter()
            self.line.send(text.encode())
        self.pending = []

    def opened(self, current: Current) -> None:
        """A step is open: what is ours is due."""
        if current.outcome is not None:
            self.over()
            return
        self.pending = [
            (current.step, one.piece, current.choices[one.piece])
            for one in current.decisions
            if one.seat == self.seat and not one.decided
        ]
        if self.pending:
            self.fleet.due(self)

    def over(self) -> None:
        """The game is over: the first of us asks for another one."""
        if self.rehearsed:
            assert self.line is not None
            self.line.send(HELLO)
        elif self.seat == 0:
            self.fleet.finished.append(self.table)
            if self.kept is None and self.fleet.goes_on:
                self.ask(REMATCH)

    # Being told

    def told_and_kept(self, text: bytes) -> None:
        assert self.kept is not None
        self.kept.append(text)
        self.told(text)

    def told(self, text: bytes) -> None:
        """Read a message and check it."""
        self.fleet.heard += 1
        message: Heard = decode(text)
        if isinstance(message, Done):
            self.is_done(message)
        elif isinstance(message, Decided):
            self.count(message.number)
            self.published[message.step, message.piece] = message.commitment
        elif isinstance(message, Revealed):
            self.count(message.number)
            self.verify(message)
            self.opened(message.current)
        elif isinstance(message, State):
            self.found(message)
        elif isinstance(message, Changed):
            self.count(message.number)
        elif isinstance(message, Yours):
            if self.seat not in message.seats and not self.rehearsed:
                self.ask(SIT, seat=self.seat, name=f"Player {self.seat + 1}")
        elif isinstance(message, Followed):
            asyncio.get_running_loop().create_task(self.follow(message.table))
        elif isinstance(message, Refused | Bye):
            self.problem = self.problem or f"{message.code} at {self.table}"

    def found(self, state: State) -> None:
        """The whole table."""
        if self.number and not self.rehearsed:
            self.count(state.number)
        self.number = state.number
        if state.phase == "lobby" and self.seat == 0 and not self.rehearsed:
            if all(seat.holder == "person" for seat in state.seats) and START not in self.sent:
                self.sent[START] = perf_counter()
                self.ask(START)
        if state.phase != "lobby":
            self.sent.pop(START, None)
            assert self.playing is not None
            if not self.playing.done():
                self.playing.set_result(None)
            self.opened(state.current)

    def count(self, number: int) -> None:
        """Every number is one more than the last."""
        if number != self.number + 1:
            self.problem = self.problem or f"number {number} after {self.number} at {self.table}"
        self.number = number

    def is_done(self, done: Done) -> None:
        """What we have asked for is kept."""
        sent = self.sent.pop(done.id, None)
        if not done.commitment:
            return
        if sent is None:
            self.problem = self.problem or f"{done.id} was done and never asked for"
            return
        self.fleet.done(sent, f"{self.table} {done.id}")
        step, _, piece = done.id.partition(".")
        self.published[int(step), piece] = done.commitment

    def verify(self, revealed: Revealed) -> None:
        """Every program opens the commitment that was published before it."""
        step = revealed.step
        for one in revealed.played:
            before = self.published.pop((step, one.piece), one.commitment)
            opened = commitment(self.table, step, one.piece, one.move, one.salt)
            if not opened == one.commitment == before:
                self.problem = self.problem or f"step {step} of {self.table}: {one.piece} was bound to something else"

    async def follow(self, table: str) -> None:
        """Go on at the table of the rematch."""
        assert self.line is not None
        self.line.close()
        await self.come(table)
