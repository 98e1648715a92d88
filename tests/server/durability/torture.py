"""Games under stress: connections break, messages arrive twice and late, and servers are killed all the time.

While people play, the database file disappears for a moment, and hostile sockets flood. `Torture` plays them;
`tests.server.durability.verification` checks the results.
"""

import asyncio
import contextlib
import http.client
import traceback
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from pixcade.client import Server
from pixcade.games.errors import PixcadeError
from pixcade.protocol.server_messages import Done
from pixcade.table.settings import TableSettings
from tests.server.durability.surrounding_faults import GONE, Answers, DatabaseFiles, Flood
from tests.server.durability.unreliable_network import (
    FRAMES_COUNTED,
    Chances,
    Child,
    Notes,
    TormentedTable,
)
from tests.waits import LIMIT, until

EXPECTED = ("table.step-passed", "table.stale-revision", "core.game-over", "core.not-awaited")
"""Errors that players who change their minds at the last moment may get."""
GAMES: tuple[tuple[str, dict[str, str], int], ...] = (
    ("pixoid", {"players": "4", "game": "short"}, 4),
    ("pixl", {"players": "2", "side": "5"}, 2),
    ("pixoid", {"players": "3", "game": "short"}, 3),
    ("pixl", {"players": "3", "side": "5"}, 3),
    ("pixl", {"players": "4", "side": "5"}, 4),
    ("pixoid", {"players": "4", "game": "standard"}, 4),
)
NAMES = ("Ann", "Ben", "Cid", "Dee")
PROGRAMS_IN_A_GAME = 100
"""Approximate acknowledgements per game; kills are frequent enough to happen before the end."""
PROGRAMS_IN_A_FLOOD = 5
"""So many are acknowledged at least while a flood lasts."""
MOST_REFUSED = 12
"""So many are rejected at most until a database file is put back."""
LOBBY = TableSettings("pixoid", stand_in="easy")

T = TypeVar("T")


# Players


def moves_of(choices: Mapping[str, Any]) -> list[str]:
    """Return every move in a client's choices."""
    if choices["kind"] == "place":
        return [one["move"] for one in choices["pix"].values() if "move" in one]
    if choices["kind"] == "program":
        ways = [way["move"] for way in choices["directions"].values() if "move" in way]
        return [way.replace("{distance}", str(distance)) for way in ways for distance in choices["distances"]]
    placed = [one["move"] for hexes in choices["hexes"].values() for one in hexes]
    return placed or [one["move"] for one in (choices["port"], choices["pass"]) if "move" in one]


class Player:
    """Somebody with one device and the seats on it, who plays legal moves and can't make up their mind."""

    def __init__(self, table: TormentedTable, random: Random) -> None:
        """Sit at a table."""
        self.table = table
        self.random = random
        self.settled: set[tuple[int, str]] = set()

    def due(self) -> list[str]:
        """Return the pieces that this player has still to decide for."""
        state, yours = self.table.state, self.table.yours
        if state is None or yours is None or state.phase != "playing":
            return []
        return [
            one.piece
            for one in state.current.decisions
            if one.seat in yours.seats and not one.decided and (state.current.step, one.piece) not in self.settled
        ]

    async def play(self) -> None:
        """Play until the game is over."""
        while True:
            await self.table.until(lambda: self.table.over or bool(self.due()))
            if self.table.over:
                return
            await asyncio.gather(*(self.decide_at_last(piece) for piece in self.due()))

    async def decide_at_last(self, piece: str) -> None:
        """Decide for a piece, and again where that could not be kept: the last piece of the step may wait for it."""
        while not await self.decide(piece) and piece in self.due():
            pass

    async def decide(self, piece: str) -> bool:
        """Hand in a program, perhaps change it, take it back, or send two at once; False where it can't be kept."""
        assert self.table.state is not None
        current = self.table.state.current
        moves = moves_of(current.choices[piece])
        style = self.random.random()
        if piece == current.decisions[-1].piece:
            await self.table.until(lambda: self.others_have_decided(current.step, piece))
        try:
            if style < 0.15:
                await self.at_once(piece, moves)
            else:
                await self.table.submit(piece, self.random.choice(moves))
            if 0.15 <= style < 0.4 and self.table.state.current.step == current.step:
                seat = next(one.seat for one in current.decisions if one.piece == piece)
                if style < 0.25 and seat not in current.silent:  # P3.4: silent Bugs take nothing back
                    await self.table.withdraw(piece)
                await self.table.submit(piece, self.random.choice(moves))
            self.settled = {place for place in self.settled if place[0] >= current.step} | {(current.step, piece)}
        except PixcadeError as error:
            if error.code not in (*EXPECTED, GONE):
                raise
            await asyncio.sleep(self.random.uniform(0, 0.02))  # the news that explains it are on their way
            return error.code != GONE
        return True

    def others_have_decided(self, step: int, piece: str) -> bool:
        """Whether a step only waits for this piece: the last of each step is in no hurry, so that others can change."""
        assert self.table.state is not None
        current = self.table.state.current
        done = all(one.decided or one.piece == piece for one in current.decisions)
        return self.table.over or current.step != step or done

    async def at_once(self, piece: str, moves: list[str]) -> None:
        """Send two programs that both claim to be the first: at most one of them is."""
        both = (self.table.submit(piece, self.random.choice(moves)) for _ in range(2))
        answers = await asyncio.gather(*both, return_exceptions=True)
        if not any(isinstance(answer, Done) for answer in answers):
            raise next(answer for answer in answers if isinstance(answer, BaseException))


# The whole


@dataclass
class Torture:
    """Games on one server that is killed, loses its database file and is flooded.

    With the address of a `database` it uses that, and no file can be lost.
    """

    folder: Path
    games: int
    kills: int
    seed: int
    losses: int = 0
    floods: int = 0
    at_once: int = 12
    database: str = ""
    notes: list[Notes] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    lobbies: list[str] = field(default_factory=list)
    """Tables that no one visits any more."""
    killed: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    """How much else was done to the server."""
    wrong: list[str] = field(default_factory=list)
    """Problems found during the run."""
    records: dict[str, str] = field(default_factory=dict)
    """As served to everyone."""
    ended: bool = False

    def __post_init__(self) -> None:
        """Begin with a server that is not started."""
        self.random = Random(self.seed)
        self.child = Child(self.folder)
        self.child.environment = {FRAMES_COUNTED: "yes"}
        if self.database:
            self.child.environment["PIXCADE_DATABASE_URL"] = self.database
        self.answers = Answers(self.child)

    async def run(self, seconds: float) -> None:
        """Play, be killed, play on; in the end all games are over and the server has ended cleanly.

        A client that waits forever for something lost ends the run after a number of seconds, with `ended` not set.
        """
        try:
            async with asyncio.timeout(seconds):
                await self.run_on()
        except TimeoutError as error:
            self.wrong.append("".join(traceback.format_exception(error)))

    async def run_on(self) -> None:
        """As `run`, however long it takes."""
        tormenting: asyncio.Task[None] | None = None
        try:
            await self.child.start()
            await self.child.ready()
            self.host = await self.person()
            self.lobbies.append((await self.host.create(LOBBY)).table)
            tormenting = asyncio.create_task(self.torment())
            while len(self.tables) < self.games or not tormenting.done():
                await self.play_some(tormenting, max(0, self.games - len(self.tables)) or self.at_once)
            await tormenting
            reader = await self.person()
            for table in self.tables:
                self.records[table] = await self.trying(partial(reader.record, table))
            self.ended = await self.child.end() == 0
        finally:
            if tormenting is not None:
                tormenting.cancel()
                await asyncio.wait([tormenting])
            await self.child.close()

    async def play_some(self, tormenting: "asyncio.Task[None]", count: int) -> None:
        """Play the games, a few at a time. If one fails, all end, and so do the faults."""
        places = asyncio.Semaphore(self.at_once)
        async with asyncio.TaskGroup() as group:
            for _ in range(count):
                await places.acquire()
                if tormenting.done():
                    tormenting.result()
                group.create_task(self.play(self.random.getrandbits(32))).add_done_callback(lambda _: places.release())

    # Faults

    async def torment(self) -> None:
        """Inject every fault, one at a time, in random order, at times derived from acknowledgements."""
        random = Random(self.seed + 1)
        faults = ["kill"] * self.kills + ["loss"] * self.losses + ["flood"] * self.floods
        random.shuffle(faults)
        usual = PROGRAMS_IN_A_GAME * self.games // (len(faults) + 1)
        for fault in faults:
            if fault == "kill" and self.killed >= self.kills:
                continue
            await self.answers.more(random.randint(usual // 4, usual))
            await asyncio.sleep(random.uniform(0, 0.03))
            if fault == "kill":
                await self.kill_some(random)
            elif fault == "loss":
                await self.lose_database(random)
            else:
                await self.flood(random)

    async def kill_some(self, random: Random) -> None:
        """Kill the server, sometimes again while it still starts, and wait until it serves."""
        await self.kill()
        if self.killed < self.kills and random.random() < 0.15:
            await asyncio.sleep(random.uniform(0.2, 1.5))
            await self.kill()
        await self.child.ready()

    async def kill(self) -> None:
        """Kill the server, and let it start again."""
        await self.child.kill()
        self.killed += 1
        await self.child.start()

    async def lose_database(self, random: Random) -> None:
        """Move the database file away until some were rejected, then put it back: at once everything is kept again."""
        files, before = DatabaseFiles(self.folder, random), self.answers.errors
        enough = before + random.randint(1, MOST_REFUSED)
        files.move_away()
        try:
            try:
                table = (await self.host.create(LOBBY)).table
                self.wrong.append(f"{table}: made while the database file was away")
            except PixcadeError as error:  # by the thread that writes, after whatever it had to write before
                if error.code != GONE:
                    raise
            self.answers.kept = files.last_numbers()
            await until(lambda: self.answers.errors >= enough or self.wrong or self.answers.wrong)
        finally:
            self.answers.kept = None
            files.put_back()
        self.faults["times the database file was away"] += 1
        self.faults["requests rejected meanwhile"] += self.answers.errors - before
        self.lobbies.append((await self.host.create(LOBBY)).table)

    async def flood(self, random: Random) -> None:
        """Let hostile sockets flood the server while others play and are acknowledged."""
        flood, enough = Flood(random), self.answers.programs + PROGRAMS_IN_A_FLOOD
        at = Server(self.child.address, cookie=self.host.cookie)
        await flood.last(at, self.lobbies[0], lambda: self.answers.programs >= enough)
        self.wrong += flood.wrong
        self.faults["floods"] += 1
        for kind in flood.kinds:
            self.faults[f"sockets that flood with {kind}"] += 1

    async def trying(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Ask over HTTP until the server is there to answer, and has its database file."""
        async with asyncio.timeout(2 * LIMIT):
            while True:
                try:
                    return await ask()
                except (OSError, http.client.HTTPException):
                    await asyncio.sleep(0.1)
                except PixcadeError as error:
                    if error.code != GONE:
                        raise
                    self.answers.rejected(GONE)
                    await asyncio.sleep(0.02)

    async def insisting(self, ask: Callable[[], Awaitable[object]], done: Callable[[], bool]) -> None:
        """Ask at a table until it is done: where that is not known, or could not be kept, ask again."""
        while not done():
            try:
                await ask()
                return
            except PixcadeError as error:
                if error.code != GONE and not done():  # a message that came late has done it
                    raise
                await asyncio.sleep(0.02)

    # One game

    async def play(self, seed: int) -> None:
        """Play one game to its end."""
        random = Random(seed)
        game, options, seats = GAMES[len(self.tables) % len(GAMES)]
        at = len(self.tables)
        self.tables.append("")  # so that two that begin together are two kinds
        host = await self.person()
        timed = {"clock": "decision", "milliseconds": 600_000} if at % 5 == 4 else {}
        settings = TableSettings(game, options, stand_in="easy", grace=600_000, **timed)  # type: ignore[arg-type]  # typed there
        made = await self.trying(lambda: host.create(settings))
        self.tables[at] = made.table
        shared = at % 4 == 3  # two people at one device
        devices = [(0, 1), *((seat,) for seat in range(2, seats))] if shared else [(seat,) for seat in range(seats)]
        async with contextlib.AsyncExitStack() as stack:
            players: list[Player] = []
            watching: list[Player] = []
            for device in (*devices, ()):
                server = host if not players else await self.person()
                await self.trying(partial(server.join_by_link, made.table, made.invite))
                table = TormentedTable(server, made.table, Chances(Random(random.random())), self.answers, not device)
                table.notes.shared = len(device) > 1
                self.notes.append(table.notes)
                await stack.enter_async_context(table)
                for seat in device:
                    sit = partial(table.sit, seat, NAMES[seat], "another" if seat != device[0] else "")
                    await self.insisting(sit, partial(table.has, seat))
                (players if device else watching).append(Player(table, random))
            await self.insisting(players[0].table.start, lambda: players[0].table.begun)
            await asyncio.gather(*(player.play() for player in players))
            await asyncio.gather(*(one.play() for one in watching))  # nothing is due for them

    async def person(self) -> Server:
        """Return a new browser with a session."""
        server = Server(self.child.address)
        await self.trying(partial(server.session, "Somebody"))
        return server
