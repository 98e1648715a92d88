"""The scenes that are measured: real sockets, a real store, one process. One ends when the server is quiet."""

import asyncio
import inspect
import json
import random
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from pixcade.bots.running.pool import Pool
from tests.server.support.server import Served, first_choice, serving
from tools.call_trace import Call, CallTrace, same

NAMES = ("Ann", "Ben", "Cleo", "Dan")
OPTIONS = {"players": "4", "layout": "p1-1A.2A.3A.4A"}
PLACED = 4
"""The first step in which all four program: in those before it, each in turn says where it starts."""
STEPS = 9
"""How long the game is that is replayed."""
LEVEL = "rookie"
MOST_ATTEMPTS = 12


class Gate:
    """Bots that think only when they are let: every coroutine of the service waits before it begins."""

    def __init__(self, service: Any) -> None:
        """Stand before a service, closed."""
        self.service = service
        self.opened = asyncio.Event()
        self.waiting = ""
        """The name of the task that waits."""

    def __getattr__(self, name: str) -> Any:
        """Hand everything on, coroutines only when the gate is opened."""
        found = getattr(self.service, name)
        if not inspect.iscoroutinefunction(found):
            return found

        async def wait(*arguments: Any, **named: Any) -> Any:
            task = asyncio.current_task()
            self.waiting = task.get_name() if task is not None else ""
            await self.opened.wait()
            return await found(*arguments, **named)

        return wait

    async def reached(self) -> None:
        """Wait until somebody waits."""
        while not self.waiting:
            await asyncio.sleep(0.001)

    def let_pass(self) -> str:
        """Let whoever waits go on, and return its name; whoever comes later waits again."""
        passing, self.waiting = self.waiting, ""
        self.opened.set()
        self.opened.clear()
        return passing


@asynccontextmanager
async def server(trace: CallTrace) -> AsyncIterator[tuple[Served, Gate]]:
    """Run a server whose threads are all heard, with nothing that goes on by itself, and with bots behind a gate.

    Whatever is drawn is the same each time: a bot's move decides which functions are passed.
    """
    pool = Pool(1)
    gate = Gate(pool)
    random_bytes = random.Random(1).randbytes
    with tempfile.TemporaryDirectory() as folder, trace.installed():
        try:
            async with serving(Path(folder), thinking=gate, random_bytes=random_bytes, ticking=False) as served:
                yield served, gate
        finally:
            await pool.close()


class Game:
    """A game of Pixoid with people at real sockets and, where there are three of them, a bot."""

    def __init__(self, trace: CallTrace, gate: Gate, table: str, people: Sequence[Any], places: Sequence[Any]) -> None:
        """Go on from a table that has started."""
        self.trace = trace
        self.gate = gate
        self.table = table
        self.people = people
        self.places = places

    @property
    def step(self) -> int:
        """The step that is open, as all know it; -1 where not all know the same, or before the start."""
        known = {place.known.current.step if place.known.phase != "lobby" else -1 for place in self.places}
        return known.pop() if len(known) == 1 else -1

    async def reach(self, step: int) -> None:
        """Wait until everybody knows that a step is open."""
        for place in self.places:
            await until(place, lambda place: place.known.phase != "lobby" and place.known.current.step >= step)

    def decisions(self) -> list[Any]:
        """What people still have to decide in the open step, in order."""
        open_now = self.places[0].known.current.decisions
        return [one for one in open_now if one.seat < len(self.places) and not one.decided]

    async def decide(self, decision: Any) -> None:
        """Let somebody hand in a program, and wait until everybody knows of it."""
        place = self.places[decision.seat]
        number = place.known.number
        await place.submit(decision.piece, first_choice(place.known.current.choices[decision.piece]))
        for other in self.places:
            await until(other, lambda other: other.known.number > number)

    async def play(self, until: int) -> None:
        """Play until a step is open."""
        while self.step < until:
            step = self.step
            for decision in self.decisions():
                await self.decide(decision)
            if self.step == step:  # a bot is awaited
                await self.gate.reached()
                self.gate.let_pass()
            await self.reach(step + 1)

    async def begin(self) -> None:
        """Let what is measured begin now: nothing goes on from before."""
        await self.trace.quiet()
        self.trace.calls.clear()

    async def end(self) -> list[Call]:
        """Return what was called since, when nothing goes on any more."""
        await self.trace.quiet()
        return list(self.trace.calls)


@asynccontextmanager
async def playing(served: Served, gate: Gate, trace: CallTrace, people: int = 4) -> AsyncIterator[Game]:
    """Let a game begin; seats that no person takes are a bot's."""
    async with AsyncExitStack() as stack:
        persons = [await served.person(name) for name in NAMES[:people]]
        made = await served.table(persons[0], "pixoid", options=OPTIONS)
        places = []
        for seat, person in enumerate(persons):
            if seat:
                await person.join_by_link(made.table, made.invite)
            places.append(await stack.enter_async_context(person.table(made.table)))
            await places[-1].sit(seat, NAMES[seat])
        for seat in range(people, len(NAMES)):
            await places[0].seat_bot(seat, LEVEL)
        await places[0].start()
        game = Game(trace, gate, made.table, persons, places)
        await game.reach(0)
        yield game


async def until(place: Any, true: Callable[[Any], bool]) -> None:
    """Wait until something is true of the table as somebody knows it."""
    await place.until(lambda: true(place))


async def program(served: Served, gate: Gate, trace: CallTrace) -> list[Call]:
    """A program that is not the last of its step."""
    async with playing(served, gate, trace) as game:
        await game.play(PLACED)
        await game.begin()
        await game.decide(game.decisions()[0])
        return await game.end()


async def reveal(served: Served, gate: Gate, trace: CallTrace) -> list[Call]:
    """The last program of a step, and its reveal."""
    async with playing(served, gate, trace) as game:
        await game.play(PLACED)
        *others, last = game.decisions()
        for one in others:
            await game.decide(one)
        await game.begin()
        await game.decide(last)
        await game.reach(PLACED + 1)
        return await game.end()


async def bot(served: Served, gate: Gate, trace: CallTrace) -> list[Call]:
    """The move of a bot that thinks in the server's process, the last of its step, and its reveal.

    It begins to think when the step opens: of what happens before the others have decided, only its own task counts.
    """
    async with playing(served, gate, trace, people=3) as game:
        await game.play(PLACED - 1)
        await game.begin()
        await game.play(PLACED)
        await gate.reached()
        for one in game.decisions():
            await game.decide(one)
        before = await game.end()
        own = gate.let_pass()
        await game.reach(PLACED + 1)
        await gate.reached()
        after = (await game.end())[len(before) :]
        return [call for call in before if call.task == own] + [call for call in after if call.task != gate.waiting]


async def reconnect(served: Served, gate: Gate, trace: CallTrace) -> list[Call]:
    """Somebody's connection breaks, and they come back and have missed nothing."""
    async with playing(served, gate, trace) as game:
        await game.play(PLACED)
        person, place, others = game.people[0], game.places[0], game.places[1:]  # Pixoid: of Bugs it is not told
        hello = json.dumps({"type": "hello", "protocol": 1, "have": place.known.number})
        address = f"{served.address.replace('http', 'ws', 1)}/api/tables/{game.table}/socket"
        seat = 0
        await game.begin()
        await place.__aexit__(None, None, None)
        for other in others:
            await until(other, lambda other: not other.present.seats[seat])
        await trace.quiet()
        async with connect(address, additional_headers=person.headers, compression=None, proxy=None) as socket:
            await socket.send(hello)
            for other in others:
                await until(other, lambda other: other.present.seats[seat])
            return await game.end()


async def replay(served: Served, gate: Gate, trace: CallTrace) -> list[Call]:
    """Somebody looks at a finished game of nine steps."""
    async with playing(served, gate, trace) as game:
        await game.play(STEPS)
        for seat, place in enumerate(game.places):
            await place.agree(seat)
        for place in game.places:
            await until(place, lambda place: place.known.phase == "over")
        await game.begin()
        told = await game.people[0].replay(game.table)
        assert len(told.frames) == STEPS + 1, "the beginning, and what each step has made of it"
        return await game.end()


Scene = Callable[[Served, Gate, CallTrace], Awaitable[list[Call]]]
SCENES: dict[str, Scene] = {
    "program": program,
    "reveal": reveal,
    "bot": bot,
    "reconnect": reconnect,
    "replay": replay,
}


class Unsteady(Exception):
    """A walk went another way each time."""


def walked(name: str) -> list[Call]:
    """Return the calls of a scene, as two runs one after the other agree on them. Raises Unsteady."""
    before: list[Call] = []
    for _ in range(MOST_ATTEMPTS):
        calls = asyncio.run(once(SCENES[name]))
        if same(before, calls):
            return calls
        before = calls
    raise Unsteady(name)


async def once(scene: Scene) -> list[Call]:
    """Return the calls of a scene at a new server."""
    trace = CallTrace()
    async with server(trace) as (served, gate):
        return await scene(served, gate, trace)
