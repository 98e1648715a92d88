"""boardgame.io and players at its tables: socket.io over a plain WebSocket, as lean as Pixcade's players."""

import asyncio
import shutil
import subprocess
from collections import defaultdict
from pathlib import Path
from time import perf_counter
from typing import Any

from msgspec import Struct, json
from platformdirs import user_cache_path

from bench.programs import HOST, Program, free_port
from bench.server.fleet import Fleet
from bench.server.sockets import Socket

OWN = Path(__file__).parent / "boardgame"
VERSION = "0.50.2"
PATH = "/socket.io/?EIO=4&transport=websocket"
PING, PONG = b"2", b"3"
PLAYERS = {"turns": 2, "programs": 4}
LENGTH = {"turns": 94, "programs": 184}
"""Moves in a match: as many as in a game of Pixcade's players."""


def boardgame_server() -> Program | None:
    """Start boardgame.io, which keeps everything in memory; install it first. None if that isn't possible."""
    folder = user_cache_path("pixcade") / "bench" / f"boardgame.io-{VERSION}"
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    if not (folder / "node_modules" / "boardgame.io" / "package.json").exists():
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(OWN / "package.json", folder)
        line = [npm, "install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock"]
        if subprocess.run(line, cwd=folder, capture_output=True, check=False).returncode:
            return None
    port = free_port()
    environment = {"NODE_PATH": str(folder / "node_modules"), "NODE_ENV": "production"}
    return Program([node, str(OWN / "serve.js"), str(port)], port, environment)


class Table(Struct):
    played: list[int]
    round: int = 0


class Turn(Struct, rename={"current": "currentPlayer", "active": "activePlayers"}):
    current: str
    active: dict[str, Any] | None


class State(Struct, rename={"id": "_stateID"}):
    G: Table
    ctx: Turn
    id: int


class Synced(Struct):
    state: State


read_sync = json.Decoder(tuple[str, str, Synced]).decode
read_update = json.Decoder(tuple[str, str, State, Any]).decode


class Meeting:
    """The players of a match before its first move.

    Two players who join a new match simultaneously would both create it, and one who joins during a move may miss it
    and wait forever. So one creates the match, and nobody moves before all have joined.
    """

    def __init__(self) -> None:
        self.made = asyncio.Event()
        self.present: list[tuple[BoardgamePlayer, State]] = []


class BoardgamePlayer:
    """One player, in one match after another."""

    def __init__(self, fleet: Fleet, port: int, name: str, seat: int, game: str, meetings: dict[str, Meeting]) -> None:
        self.fleet = fleet
        self.port = port
        self.name = name
        self.seat = seat
        self.game = game
        self.meetings = meetings
        self.head = f"42/{game},".encode()
        self.matches = 0
        self.problem = ""

    @property
    def failure(self) -> str:
        return self.problem or self.socket.failure

    def beat(self) -> None:
        """Their server sends pings, and gets pongs."""

    async def connect(self) -> None:
        """Open a socket once someone has made the match; `playing` is set when the match is known."""
        self.matches += 1
        self.match = f"{self.name}.{self.matches}"
        self.number, self.played, self.round, self.sent = -1, 0, -1, 0.0
        self.due = self.asked = False
        self.playing = asyncio.Event()
        if self.seat:
            await self.meetings[self.match].made.wait()
        socket = self.socket = Socket(self.read, PATH, self.port)
        await asyncio.get_running_loop().create_connection(lambda: socket, HOST, self.port)

    def move(self) -> None:
        self.due, self.asked = False, True
        me = f'"{self.seat}"'
        action = f'{{"type":"MAKE_MOVE","payload":{{"type":"play","args":["d4"],"playerID":{me},"credentials":null}}}}'
        self.sent = perf_counter()
        self.socket.send(f'42/{self.game},["update",{action},{self.number},"{self.match}",{me}]'.encode())

    def read(self, text: bytes) -> None:
        if text.startswith(self.head):
            body = text[len(self.head) :]
            if body.startswith(b'["update"'):
                self.follow(read_update(body)[2])
            elif body.startswith(b'["sync"'):
                self.meet(read_sync(body)[2].state)
        elif text == PING:
            self.socket.send(PONG)
        elif text.startswith(b"0"):
            self.socket.send(f"40/{self.game},".encode())
        elif text.startswith(b"40/"):
            players = PLAYERS[self.game]
            self.socket.send(f'42/{self.game},["sync","{self.match}","{self.seat}",null,{players}]'.encode())
        elif text.startswith(b"44/"):
            self.problem = text.decode()

    def meet(self, state: State) -> None:
        meeting = self.meetings[self.match]
        meeting.made.set()
        meeting.present.append((self, state))
        self.playing.set()
        if len(meeting.present) == PLAYERS[self.game]:
            for player, seen in self.meetings.pop(self.match).present:
                player.follow(seen)

    def follow(self, state: State) -> None:
        """Continue from a new state."""
        self.number = state.id
        played = state.G.played[self.seat]
        if played != self.played:
            self.played, self.asked = played, False
            self.fleet.acknowledge(self.sent)
        if sum(state.G.played) >= LENGTH[self.game]:
            self.socket.close()
            asyncio.get_running_loop().create_task(self.connect())
            return
        if state.ctx.active is None:
            due = state.ctx.current == str(self.seat)
        else:
            due, self.round = state.G.round != self.round, state.G.round
        if due and not self.due and not self.asked:
            self.due = True
            self.fleet.due(self)


async def fill_matches(fleet: Fleet, port: int, game: str, matches: int) -> None:
    """Fill matches with players; return when all of them play."""
    meetings: dict[str, Meeting] = defaultdict(Meeting)
    for number in range(matches):
        players = [
            BoardgamePlayer(fleet, port, f"{game}{number}", seat, game, meetings) for seat in range(PLAYERS[game])
        ]
        for player in players:
            await player.connect()
            await fleet.wait(player.playing.wait(), "a match")
        fleet.players += players
