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


SETTLING = 0.05
"""So many seconds after the last one has come the first may move. `FlatFile` still writes who is there, and its server
ends where that is read meanwhile ("does not look like a valid storage file"): so that happens less often."""


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


class Meeting:
    """The players of a match before its first move.

    Two who come to a new match at the same time both make it, and what was played at the first of them is gone: so one
    makes it, and the others come then. Who comes while somebody moves may be told of the position before the move and
    never of the move, and waits for ever: so nobody moves before all are there, as at our tables.
    """

    def __init__(self) -> None:
        self.made = asyncio.Event()
        self.there: list[tuple[Visitor, State]] = []

    def begin(self) -> None:
        """Let everybody go on from the first position."""
        for visitor, state in self.there:
            visitor.follow(state)


Meetings = defaultdict[str, Meeting]


class Visitor:
    """One player of one match. What does not fit together is a failure."""

    def __init__(
        self, fleet: Fleet, port: int, match: str, seat: int, players: int, game: str, meetings: Meetings
    ) -> None:
        self.fleet = fleet
        self.port = port
        self.name = match
        self.match = match
        self.rematches = 0
        self.seat = seat
        self.players = players
        self.game = game
        self.meetings = meetings
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
            await self.meetings[self.match].made.wait()
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
                self.meet(read_sync(body)[2].state)
            return
        if text == PING:
            self.line.send(PONG)
        elif text.startswith(b"0"):
            self.line.send(f"40/{self.game},".encode())
        elif text.startswith(b"40/"):
            self.line.send(f'42/{self.game},["sync","{self.match}","{self.seat}",null,{self.players}]'.encode())
        elif text.startswith(b"44/"):
            self.problem = text.decode()

    def meet(self, state: State) -> None:
        """We are there; the last one to come lets everybody begin."""
        meeting = self.meetings[self.match]
        meeting.made.set()
        meeting.there.append((self, state))
        assert self.playing is not None
        self.playing.set_result(None)
        if len(meeting.there) == self.players:
            del self.meetings[self.match]
            asyncio.get_running_loop().call_later(SETTLING, meeting.begin)

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
            self.fleet.done(self.sent_at)
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
    meetings: Meetings = defaultdict(Meeting)
    for at in range(matches):
        visitors = [Visitor(fleet, port, f"{game}{at}", seat, players, game, meetings) for seat in range(players)]
        for visitor in visitors:
            await visitor.come()
            await fleet.until(visitor.playing, "a match")
        fleet.players += visitors
