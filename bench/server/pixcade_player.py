"""Players at Pixcade's tables, each with a socket; each table has its own address, to stay below the limits."""

import asyncio
import random
from http.client import HTTPConnection
from time import perf_counter
from typing import Any

from msgspec import Struct, json

from bench.programs import HOST
from bench.server.fleet import Failed, Fleet
from bench.server.sockets import Socket
from pixcade.protocol.client_messages import PROTOCOL

PLAYERS = {"pixl": 2, "pixoid": 4}
TABLES_AT_ONCE = 8
CONNECTING = 500
BEAT = b'{"type":"heartbeat"}'
HELLO = b'{"type":"hello","protocol":%d,"build":"bench"}' % PROTOCOL


# Messages are parsed completely, but only these fields are kept.


class Choice(Struct):
    default: str
    distances: list[int] = []
    directions: dict[str, dict[str, Any]] = {}
    pix: dict[str, dict[str, Any]] = {}
    hexes: dict[str, list[dict[str, Any]]] = {}
    previews: bool = True


class Decision(Struct):
    piece: str
    seat: int
    decided: bool


class Current(Struct):
    step: int
    decisions: list[Decision]
    choices: dict[str, Choice]
    outcome: dict[str, Any] | None


class Seat(Struct):
    holder: str


class State(Struct):
    phase: str
    seats: list[Seat]
    current: Current


class Revealed(Struct):
    current: Current


read_state = json.Decoder(State).decode
read_revealed = json.Decoder(Revealed).decode


def choose(choice: Choice, chance: random.Random) -> str:
    """Return one of the legal moves that the server offers."""
    if choice.directions:
        ways = [way["move"] for way in choice.directions.values() if "path" in way]
        return str(chance.choice(ways)).replace("{distance}", str(chance.choice(choice.distances)))
    offered = [one["move"] for one in choice.pix.values() if "move" in one]
    offered += [move["move"] for moves in choice.hexes.values() for move in moves]
    return chance.choice(offered) if offered else choice.default


class PixcadePlayer:
    """One seat, at one table after another."""

    def __init__(self, fleet: Fleet, port: int, address: str, seat: int, cookie: str) -> None:
        self.fleet = fleet
        self.port = port
        self.address = address
        self.seat = seat
        self.headers = f"Origin: http://{HOST}:{port}\r\nCookie: {cookie}\r\n"
        self.chance = random.Random(next(fleet.seeds))
        self.problem = ""
        self.table = ""

    @property
    def failure(self) -> str:
        return self.problem or self.socket.failure

    async def connect(self, table: str) -> None:
        """Open a socket to a table; `playing` is set when the game has begun."""
        self.table = table
        self.pending: list[tuple[int, str, Choice]] = []
        self.sent: dict[str, float] = {}
        self.playing = asyncio.Event()
        socket = self.socket = Socket(self.read, f"/api/tables/{table}/socket", self.port, HELLO, self.headers)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: socket, HOST, self.port, local_addr=(self.address, 0))

    def beat(self) -> None:
        if self.socket.open:
            self.socket.send(BEAT)

    def request(self, kind: str, **values: Any) -> None:
        self.socket.send(json.encode({"type": kind, "id": kind, **values}))

    def move(self) -> None:
        for step, piece, choice in self.pending:
            id = f"{step}.{piece}"
            move = choose(choice, self.chance)
            self.sent[id] = perf_counter()
            self.request("submit", id=id, seat=self.seat, step=step, piece=piece, move=move)
        self.pending = []

    def read(self, text: bytes) -> None:
        kind = text[9 : text.find(b'"', 9)]  # after {"type":"
        if kind == b"done":
            if sent := self.sent.pop(json.decode(text)["id"], None):
                self.fleet.acknowledge(sent)
        elif kind == b"revealed":
            self.open_step(read_revealed(text).current)
        elif kind == b"state":
            self.read_state(read_state(text))
        elif kind == b"yours":
            if self.seat not in json.decode(text)["seats"]:
                self.request("sit", seat=self.seat, name=f"Player {self.seat + 1}")
        elif kind == b"rematch-ready":
            self.socket.close()
            asyncio.get_running_loop().create_task(self.connect(json.decode(text)["table"]))
        elif kind in (b"rejected", b"bye"):
            self.problem = self.problem or text[:200].decode()

    def read_state(self, state: State) -> None:
        if state.phase != "lobby":
            self.playing.set()
            self.open_step(state.current)
        elif self.seat == 0 and all(seat.holder == "person" for seat in state.seats):
            self.request("start")

    def open_step(self, current: Current) -> None:
        if current.outcome is not None:
            if self.seat == 0:
                self.request("rematch")
            return
        self.pending = [
            (current.step, one.piece, current.choices[one.piece])
            for one in current.decisions
            if one.seat == self.seat and not one.decided
        ]
        for step, piece, choice in self.pending:
            if not choice.previews:  # as the web client does
                self.request("preview", id=f"preview.{step}", seat=self.seat, piece=piece)
        if self.pending:
            self.fleet.due(self)


def make_table(port: int, address: str, game: str) -> tuple[str, list[str]]:
    """Make a table and let everyone in; return its id and their cookies."""
    connection = HTTPConnection(HOST, port, source_address=(address, 0))

    def post(path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
        headers = {"Origin": f"http://{HOST}:{port}", "Content-Type": "application/json", "Cookie": cookie}
        connection.request("POST", path, json.encode(body), headers)
        answer = connection.getresponse()
        content = answer.read()
        if answer.status != 200:
            raise Failed(f"{path}: {answer.status} {content[:200].decode()}")
        return json.decode(content), (answer.getheader("Set-Cookie") or cookie).partition(";")[0]

    cookies: list[str] = []
    made: dict[str, Any] = {}
    for seat in range(PLAYERS[game]):
        name = f"Player {seat + 1}"
        _, cookie = post("/api/session", {"name": name})
        if seat == 0:
            settings = {"game": game, "options": {"players": str(PLAYERS[game])}}
            made, cookie = post(
                "/api/tables", {"settings": settings, "seats": [{"holder": "me", "name": name}]}, cookie
            )
        else:
            post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]}, cookie)
        cookies.append(cookie)
    connection.close()
    return made["table"], cookies


async def fill_tables(fleet: Fleet, port: int, game: str, tables: int) -> None:
    """Fill tables with players; return when all of them play."""
    numbers = iter(range(tables))

    async def worker() -> None:
        for number in numbers:
            address = f"127.{number // 60_000 + 1}.{number // 240 % 250}.{number % 240 + 1}"
            table, cookies = await asyncio.to_thread(make_table, port, address, game)
            players = [PixcadePlayer(fleet, port, address, seat, cookie) for seat, cookie in enumerate(cookies)]
            for player in players:
                await player.connect(table)
            fleet.players += players
            for player in players:
                await fleet.wait(player.playing.wait(), "a game to begin")

    await asyncio.gather(*(worker() for _ in range(min(TABLES_AT_ONCE, tables))))


async def reconnect(fleet: Fleet) -> list[float]:
    """Reconnect everyone simultaneously, as after a restart; returns the seconds until each was back."""
    fleet.waiting.clear()
    players = [one for one in fleet.players if isinstance(one, PixcadePlayer)]
    connecting, began = asyncio.Semaphore(CONNECTING), perf_counter()
    back: list[float] = []

    async def again(player: PixcadePlayer) -> None:
        async with connecting:
            player.problem = ""
            await player.connect(player.table)
            await player.playing.wait()
        back.append(perf_counter() - began)

    await asyncio.gather(*map(again, players))
    fleet.check()
    return back
