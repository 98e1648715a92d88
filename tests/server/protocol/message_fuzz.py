"""Messages that are valid except in one place, sent by several people to tables with real games.

A `Party` is a table with its sockets, `Fuzzing` a hypothesis state machine over one. Every message must be answered:
never with a fault, never by a closed socket without a code, and never by doing what the sender may not do.
"""

import asyncio
import re
import threading
from collections import Counter
from collections.abc import Coroutine, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from pixcade.games import rules
from pixcade.protocol.server_messages import Done, State
from pixcade.room.change import Policy
from pixcade.room.inputs import Request
from pixcade.server.net.uvicorn_server import configuration
from pixcade.server.tables.open_room import OpenRoom
from pixcade.table.codec import decode
from pixcade.table.fold import restore
from pixcade.table.settings import TableSettings as Played
from tests.server.durability.torture import GAMES, moves_of
from tests.server.protocol.mutations import KINDS, Message, changed, garbled
from tests.server.support.raw_client import Found, Voice, encoded
from tests.server.support.server import Served, serving
from tests.waits import LIMIT

T = TypeVar("T")


# A server in the background


class Beside:
    """A server in a separate thread, with all its clients; `counts` has the number of attempts."""

    def __init__(self, served: Served, loop: asyncio.AbstractEventLoop, counts: "Counter[str]") -> None:
        self.served = served
        self.loop = loop
        self.counts = counts

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Let something be done there, and wait for it."""

        async def bounded() -> T:
            async with asyncio.timeout(LIMIT):
                return await work

        return asyncio.run_coroutine_threadsafe(bounded(), self.loop).result(2 * LIMIT)


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """An application that no one calls."""


@contextmanager
def beside(folder: Path, **options: Any) -> Iterator[Beside]:
    """Start a server without limits, whose handlers count their input."""
    ready: list[Beside] = []
    waiting, ending = threading.Event(), asyncio.Event()
    counts: Counter[str] = Counter()
    failed: list[BaseException] = []

    async def live() -> None:
        policy = Policy(public=True, levels=("easy",))  # stronger bots would take all the time
        async with serving(folder, policy=policy, synchronous="OFF", **options) as served:
            ready.append(Beside(served, asyncio.get_running_loop(), counts))
            waiting.set()
            await ending.wait()

    def run() -> None:
        try:
            with asyncio.Runner(loop_factory=configuration(nothing).get_loop_factory()) as runner:  # as it is shipped
                runner.run(live())
        except BaseException as error:
            failed.append(error)
            waiting.set()

    receive = OpenRoom.receive

    def counting(room: OpenRoom, request: Request) -> None:
        counts["handled"] += 1
        receive(room, request)

    thread = threading.Thread(target=run)
    with patch.object(OpenRoom, "receive", counting):
        thread.start()
        assert waiting.wait(LIMIT)
        assert not failed, failed
        try:
            yield ready[0]
        finally:
            ready[0].loop.call_soon_threadsafe(ending.set)
            thread.join(2 * LIMIT)
        assert not failed, failed


# A table


class Party:
    """A table with a real game: two people with a seat each, a device with the other seats, a guest, and a screen."""

    def __init__(self, around: Beside) -> None:
        self.around = around
        self.voices: list[Voice] = []
        self.table = ""
        self.ids = 0
        self.known: State | None = None

    async def begin(self, kind: int, steps: int) -> None:
        """Make a table, sit down, and play some steps; a negative number leaves the lobby open."""
        game, options, seats = GAMES[kind % len(GAMES)]
        host = await self.around.served.person("Ann")
        made = await host.create(Played(game, options, stand_in="easy", public=kind % 2 == 0))
        self.table = made.table
        address = f"ws{self.around.served.address.removeprefix('http')}/api/tables/{made.table}/socket"
        for at, mine in enumerate(((0,), (1,), tuple(range(2, seats)), (), ())):
            person = await self.around.served.person(f"Voice {at}") if at else host
            await person.join_by_link(made.table, made.invite)
            voice = Voice(address, person, screen=at == 4)
            self.voices.append(voice)
            assert await voice.open(encoded(voice.hello()))
            for seat in mine:
                player = "another" if seat != mine[0] else ""
                sit = {"type": "sit", "id": self.new_id(), "seat": seat, "name": f"P{seat}", "player": player}
                assert isinstance(await voice.say(encoded(sit)), Done)
        if steps >= 0:
            await self.voices[0].say(encoded({"type": "start", "id": self.new_id()}))
        for _ in range(steps):
            for voice in self.voices[:3]:
                for message in self.programs(voice, 0):
                    await voice.say(encoded(message))

    def new_id(self) -> str:
        """Return an unused id."""
        self.ids += 1
        return f"f.{self.ids}"

    @property
    def state(self) -> State:
        """The table as known to its best-informed client."""
        states = [voice.state for voice in self.voices if voice.state is not None]
        self.known = max(states, key=lambda state: state.number, default=self.known)
        assert self.known is not None, "somebody has been told"
        return self.known

    def programs(self, voice: Voice, choice: int) -> list[Message]:
        """Return valid moves for a person's due pieces."""
        current = self.state.current
        return [
            {
                "type": "submit", "id": self.new_id(), "seat": one.seat, "step": current.step, "piece": one.piece,
                "move": (moves := moves_of(current.choices[one.piece]))[choice % len(moves)],
                "revision": one.changes + 1 if one.decided or one.changes else 0,
            }
            for one in current.decisions
            if one.seat in voice.seats
        ]  # fmt: skip

    def good(self, kind: str, voice: Voice, choice: int) -> Message:
        """Return a message of a kind that makes sense just now."""
        seat = voice.seats[choice % len(voice.seats)] if voice.seats else choice % 4
        step = self.state.current.step
        usual = {"id": self.new_id(), "seat": seat, "step": step, "piece": "amber", "move": "U1", "revision": 0}
        programs = self.programs(voice, choice) or [usual]
        program = programs[choice % len(programs)]
        settings = {"game": "pixl", "options": {"players": "3", "side": "5"}, "stand_in": "easy", "grace": 60_000}
        more: Mapping[str, Message] = {
            "submit": program,
            "withdraw": {name: value for name, value in program.items() if name != "move"},
            "sit": {"seat": choice % 5, "name": f"N{choice % 3}", "player": ("", "same", "another")[choice % 3]},
            "rename": {"seat": seat, "name": f"N{choice % 4}"},
            "choose-piece": {"seat": seat, "piece": ("amber", "violet", "fire")[choice % 3]},
            "leave": {"seat": seat},
            "seat-bot": {"seat": choice % 4, "level": "easy"},
            "swap": {"seat": seat, "other": choice % 4},
            "change-settings": {"settings": settings},
            "back": {"seat": seat},
            "vote-stop": {"seat": seat, "yes": choice % 3 > 0},
            "chat": {"seat": seat if voice.seats else -1, "text": "Hi"},
            "hint": {"seat": seat, "piece": "nobody"},  # a strong bot would think about any other for seconds
            "reveal-shown": {"step": step},
            "hello": voice.hello(),
        }
        base = {} if kind in ("heartbeat", "hello") else {"id": self.new_id()}
        return {**base, **more.get(kind, {}), "type": kind}

    async def send(self, texts: Iterable[tuple[int, str | bytes]]) -> None:
        """Let sockets send messages, one after the other. Raises Found, with the messages."""
        for at, text in texts:
            try:
                await self.voices[at].say(text)
            except Found as found:
                raise self.explained(found, at, text) from None

    async def greet(self, at: int, text: str | bytes) -> None:
        """Reconnect a socket with these first messages. Its state is dropped if it claims something else."""
        voice = self.voices[at]
        if text != encoded(voice.hello()):
            voice.state = None
        try:
            await voice.open(text)
        except Found as found:
            raise self.explained(found, at, text) from None

    def explained(self, found: Found, at: int, text: str | bytes) -> Found:
        """Return something that was found, with all that helps to find out why."""
        noted = self.around.served.log.getvalue().splitlines()[-1:]
        return Found(f"{found}, by voice {at}, who said {text[:300]!r}; the server has noted {noted}")

    async def end(self) -> None:
        """Stop, and check that the store agrees with the server's state."""
        rooms = self.around.served.application.rooms
        for voice in self.voices:
            await voice.close()
        room = await rooms.room(self.table)
        while room.room.batches:
            await asyncio.sleep(0.001)
        believed = room.table
        log = [decode(line) for line in await self.around.served.store.log(self.table)]
        restore(log, rules)
        kept = restore(log[: believed.number], rules)  # a bot that was stopped just now may have added something
        if (kept.state, kept.number, kept.seats) != (believed.state, believed.number, believed.seats):
            raise Found("the log is not what the server believes")
        if re.search("fault|log-damaged", self.around.served.log.getvalue()):
            raise Found("the server has noted a fault")


# The machine

VOICES = st.integers(0, 4)


class Fuzzing(RuleBasedStateMachine):
    """Several people at one table, who send messages that are valid except in one place."""

    around: Beside

    @initialize(kind=st.integers(0, 11), steps=st.integers(-1, 8), number=st.integers(0, 2**64 - 1))
    def begin(self, kind: int, steps: int, number: int) -> None:
        # Hypothesis can't draw what depends on server messages, since it must be able to draw it again.
        self.random = Random(f"{kind} {steps} {number}")
        self.party = Party(self.around)
        handled = self.around.counts["handled"]
        self.around.do(self.party.begin(kind, steps))
        self.around.counts["handled"] = handled  # preparing a party is not an input

    def send(self, *texts: tuple[int, str | bytes]) -> None:
        """Send some things, each by one of the voices."""
        self.around.counts["inputs"] += len(texts)
        self.around.do(self.party.send(texts))

    def good(self, at: int) -> Message:
        """Return a message that makes sense for a voice."""
        return self.party.good(self.random.choice(KINDS), self.party.voices[at], self.random.randint(0, 99))

    @rule()
    def play_on(self) -> None:
        for at in range(3):
            for message in self.party.programs(self.party.voices[at], self.random.randint(0, 99)):
                self.send((at, encoded(message)))

    @rule(at=VOICES)
    def change_one_place(self, at: int) -> None:
        self.send((at, encoded(changed(self.random, self.good(at)))))

    @rule(voices=st.lists(VOICES, min_size=12, max_size=12))
    def change_one_place_in_each_of_many(self, voices: list[int]) -> None:
        self.send(*((at, encoded(changed(self.random, self.good(at)))) for at in voices))

    @rule(at=VOICES, by=VOICES)
    def let_another_socket_send_it_first(self, at: int, by: int) -> None:
        text = encoded(self.good(at))
        self.send((by, text), (at, text), (at, text))

    @rule(at=VOICES)
    def garble(self, at: int) -> None:
        self.send(*((at, garbled(self.random, encoded(self.good(at)))) for _ in range(3)))

    @rule(at=VOICES, bad=st.integers(0, 4))
    def come_again(self, at: int, bad: int) -> None:
        hello = self.party.voices[at].hello()
        if bad > 1:
            hello["have"] = self.random.randint(0, 80)
        text = encoded(changed(self.random, hello) if bad > 2 else hello)
        self.around.counts["inputs"] += 1
        self.around.do(self.party.greet(at, garbled(self.random, text) if bad == 4 else text))

    def teardown(self) -> None:
        if hasattr(self, "party"):
            self.around.do(self.party.end())


def fuzz(around: Beside, examples: int, number: int, steps: int = 50) -> None:
    """Run parties with this many steps. Raises Found, or a group of findings."""

    class Machine(Fuzzing):
        """The machine at this server."""

    Machine.around = around
    settled = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(seed(number)(Machine), settings=settled)


def found_in(error: BaseException | None) -> list[str]:
    """Return everything that was found, wherever hypothesis has put it."""
    if error is None:
        return []
    inside = getattr(error, "exceptions", ())
    here = [str(error)] if isinstance(error, Found) else []
    return [*here, *(one for other in inside for one in found_in(other)), *found_in(error.__context__)]
