"""What a program costs without sockets and without a disk: rules, table, commitment and messages, in this process.

The floor under any figure of the server: nothing that is done for sockets or the store can bring a program below it.
"""

import asyncio
import io
import random
import statistics
import time
from typing import Any

import msgspec
import uvloop

from bench.server.guest import choose
from bench.server.words import Choice
from pixcade.core.fair_queue import NOBODY, Owner
from pixcade.protocol.board_view import choices_told
from pixcade.protocol.client_messages import Sit, Start
from pixcade.protocol.http_messages import NewSeat
from pixcade.server.access.guest import Guest
from pixcade.server.access.rate_limits import Limits
from pixcade.server.access.tokens import Identity
from pixcade.server.cli.serve import settle_down
from pixcade.server.registry.create import create_table
from pixcade.server.registry.registry import RoomRegistry
from pixcade.server.rooms import seats
from pixcade.server.rooms.room import Room
from pixcade.server.rooms.seat_keys import GUEST
from pixcade.server.services.bundle import Services, SystemTime
from pixcade.server.services.log import ServerLog, lines_to
from pixcade.server.services.metrics import Metrics
from pixcade.server.ws.connection import ClientSocket
from pixcade.server.ws.endpoint import TableSocketServer
from pixcade.store.api import Grant
from pixcade.table.settings import TableSettings

TABLES = 25
PLAYERS = {"pixl": 2, "pixoid": 4}


class Nowhere:
    """A store that keeps nothing, and at once; bots that are never asked."""

    async def write(self, *writes: Any) -> None:
        """Keep nothing."""

    async def table_by_code(self, code: str) -> None:
        """Every code is free."""

    def prefer(self, table: str, wanted: bool, owner: Owner = NOBODY) -> None:
        """There are no bots."""

    def busy(self, table: str) -> bool:
        """There are no bots."""
        return False


class Silence:
    """Where a socket's frames go: nowhere."""

    unheard = False

    def __init__(self) -> None:
        self.writable = asyncio.Event()
        self.writable.set()

    def write_frame(self, frame: bytes) -> bool:
        """Send nothing."""
        return True


class Inside:
    """Tables of one game in this process, and everybody's next program."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.chance = random.Random(1)
        time = SystemTime()
        nowhere: Any = Nowhere()
        log = ServerLog(time.now, lines_to(io.StringIO()))
        limits = Limits(time.now, on=False)
        services = Services(nowhere, nowhere, Identity(b"k" * 32), limits, log, Metrics(), time)
        self.registry = RoomRegistry(services)
        self.sockets = TableSocketServer(self.registry)

    async def table(self) -> tuple[Room, list[ClientSocket]]:
        """Return a table at which everybody sits and the game has begun."""
        count = PLAYERS[self.game]
        guests = [Guest(f"browser {seat}", f"person {seat}", f"Player {seat}") for seat in range(count)]
        settings = TableSettings(game=self.game, options={"players": str(count)})
        room = await create_table(self.registry, guests[0], settings, [NewSeat(holder="me", name="Player 0")])
        people = []
        for seat, guest in enumerate(guests):
            frames: Any = Silence()
            socket = ClientSocket(guest, None, 0, self.sockets.outgoing, frames)  # type: ignore[arg-type]  # nothing is sent
            socket.answering = False
            room.keys.add(Grant(room.id, GUEST, guest.browser))
            self.registry.arrived(room, socket)
            if seat:
                await seats.sit(room, socket, Sit(id=f"sit {seat}", seat=seat, name=guest.name))
            people.append(socket)
        await seats.start(room, people[0], Start(id="start"))
        return room, people

    def programs(self, room: Room) -> list[tuple[int, bytes]]:
        """Return a program for every decision that is due, as it would come over a socket."""
        table = room.table
        found: list[tuple[int, bytes]] = []
        for one in table.due:
            offered = msgspec.json.encode(choices_told(table.game, table.state, (one,)))
            move = choose(msgspec.json.decode(offered, type=dict[str, Choice])[one.piece], self.chance)
            asked = {"type": "submit", "id": f"{table.step}.{one.piece}", "seat": one.seat, "step": table.step}
            found.append((one.seat, msgspec.json.encode({**asked, "piece": one.piece, "move": move})))
        return found

    async def measure(self, seconds: float) -> float:
        """Play, and return the microseconds of processor time that a program took: the median over rounds."""
        tables = [await self.table() for _ in range(TABLES)]
        spent, until = [], time.perf_counter() + seconds
        while time.perf_counter() < until:
            for at, (room, _) in enumerate(tables):
                if room.table.over:
                    self.registry.put_away(room)
                    tables[at] = await self.table()
            asked = [
                (room, people[seat], text) for room, people in tables for seat, text in self.programs(room)
            ]  # fmt: skip
            self.chance.shuffle(asked)
            began = time.process_time()
            for room, socket, text in asked:
                assert self.sockets.answer_fast(room, socket, text), "every program here is a plain one"
            while not all(room.queue.empty for room, _ in tables):
                await asyncio.sleep(0)
            spent.append((time.process_time() - began) / len(asked))
        return statistics.median(spent) * 1_000_000


def microseconds(game: str, seconds: float) -> float:
    """Return what a program of a game costs by itself."""

    async def main() -> float:
        inside = Inside(game)
        await inside.measure(seconds / 4)
        settle_down()
        return await inside.measure(seconds)

    return uvloop.run(main())
