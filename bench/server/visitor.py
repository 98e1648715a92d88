"""A player at boardgame.io's tables: socket.io over a plain WebSocket, as lean as our own players."""

import asyncio
from collections import defaultdict
from time import perf_counter
from typing import Any

from msgspec import Struct, json

from bench.server.fleet import Fleet
from bench.server.frames import HOST, Line

PATH = "/socket.io/?EIO=4&transport=websocket"
PING, PONG = b"2", b"3"
LENGTH = {"turns": 94, "programs": 184}
"""After so many moves a match is over and its players come to another one: so long are the games of our players, as
`bench.rematch` counts them."""


class Table(Struct):
    """What we need to know of a game."""

    played: list[int]
    round: int = 0


class Turn(Struct, rename={"current": "currentPlayer", "active": "activePlayers"}):
    """Whose turn it is, or who all may send."""

    current: str
    active: dict[str, Any] | None


class State(Struct, rename={"id": "_stateID"}):
    """A game at one moment."""

    G: Table
    ctx: Turn
    id: int


class Synced(Struct):
    """What is told to somebody who comes."""

    state: State


read_sync = json.Decoder(tuple[str, str, Synced]).decode
read_update = json.Decoder(tuple[str, str, State, Any]).decode


Made = defaultdict[str, asyncio.Event]
"""Which matches the first of their players has made. Two who come to a new match at the same time both make it, and
what was played at the first of them is gone."""


class Visitor:
    """One player of one match. What does not fit together is a failure."""

    def __init__(self, fleet: Fleet, port: int, match: str, seat: int, players: int, game: str, made: "Made") -> None:
        self.fleet = fleet
        self.port = port
        self.name = match
        self.match = match
        self.rematches = 0
        self.seat = seat
        self.players = players
        self.game = game
        self.made = made
        self.line: Line | None = None
        self.head = f"42/{game},".encode()
        self.number = -1
        self.played = 0
        self.round = -1
        self.sent_at = 0.0
        self.asked = False
        self.is_due = False
        self.problem = ""
        self.playing: asyncio.Future[None] | None = None

    @property
    def failure(self) -> str:
        return self.problem or (self.line.failure if self.line is not None else "")

    @property
    def ready(self) -> bool:
        return self.is_due

    def keep_alive(self) -> None:
        """Their server asks, and is answered."""

    async def come(self) -> None:
        """Open a socket once somebody has made the match; `playing` is done when the match is known."""
        loop = asyncio.get_running_loop()
        self.playing = loop.create_future()
        if self.seat:
            await self.made[self.match].wait()
        line = self.line = Line(self.told, PATH, self.port)
        await loop.create_connection(lambda: line, HOST, self.port)

    def go(self) -> None:
        """Make a move."""
        assert self.line is not None
        self.is_due = False
        self.asked = True
        me = f'"{self.seat}"'
        action = f'{{"type":"MAKE_MOVE","payload":{{"type":"play","args":["d4"],"playerID":{me},"credentials":null}}}}'
        text = f'42/{self.game},["update",{action},{self.number},"{self.match}",{me}]'
        self.sent_at = perf_counter()
        self.line.send(text.encode())

    def told(self, text: bytes) -> None:
        """Read a message and check it."""
        if self.line is None or not self.line.wanted:
            return  # of a match that is over
        if text.startswith(self.head):
            self.fleet.heard += 1
            body = text[len(self.head) :]
            if body.startswith(b'["update"'):
                self.follow(read_update(body)[2])
            elif body.startswith(b'["sync"'):
                self.number = -1
                self.follow(read_sync(body)[2].state)
                self.made[self.match].set()
                assert self.playing is not None
                if not self.playing.done():
                    self.playing.set_result(None)
            return
        if text == PING:
            self.line.send(PONG)
        elif text.startswith(b"0"):
            self.line.send(f"40/{self.game},".encode())
        elif text.startswith(b"40/"):
            self.line.send(f'42/{self.game},["sync","{self.match}","{self.seat}",null,{self.players}]'.encode())
        elif text.startswith(b"44/"):
            self.problem = text.decode()

    def follow(self, state: State) -> None:
        """Go on from a new state."""
        if self.number >= 0 and state.id <= self.number:
            self.problem = self.problem or f"state {state.id} after {self.number}"
        self.number = state.id
        played = state.G.played[self.seat]
        if played != self.played:
            if played != self.played + 1 or not self.asked:
                self.problem = self.problem or f"{played} moves after {self.played}"
            self.played = played
            self.asked = False
            self.fleet.done(perf_counter() - self.sent_at)
        if sum(state.G.played) >= LENGTH[self.game]:
            self.over()
            return
        if state.ctx.active is None:
            due = state.ctx.current == str(self.seat)
        else:
            due, self.round = state.G.round != self.round, state.G.round
        if due and not self.is_due and not self.asked:
            self.is_due = True
            self.fleet.due(self)

    def over(self) -> None:
        """Go on in another match, as our players do after a game."""
        assert self.line is not None
        self.line.close()
        self.rematches += 1
        self.match = f"{self.name}.{self.rematches}"
        self.number, self.played, self.round = -1, 0, -1
        self.is_due = self.asked = False
        asyncio.get_running_loop().create_task(self.come())


async def visit(fleet: Fleet, port: int, matches: int, players: int, game: str) -> None:
    """Let so many matches be filled; return when everybody is there."""
    made: Made = defaultdict(asyncio.Event)
    for at in range(matches):
        visitors = [Visitor(fleet, port, f"{game}{at}", seat, players, game, made) for seat in range(players)]
        for visitor in visitors:
            await visitor.come()
            await fleet.until(visitor.playing, "a match")
        fleet.players += visitors
