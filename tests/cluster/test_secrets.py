"""What goes over Redis tells nobody what anybody has programmed: everything that Redis is asked is written down here.

The same evening is played twice with other programs. Time and all other randomness are given and equal.
"""

import asyncio
import hashlib
import json
import re
import shlex
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from pixcade.protocol.http_messages import NewSeat
from pixcade.table.entries import Seated, Submitted
from tests.cluster.processes import played, processes, spread, through
from tests.cluster.scripted_bots import Thinker
from tests.engines.postgres import Postgres
from tests.engines.redis import Redis
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import at, ended, half_step, known, log, own, stepped, waited
from tests.server.support.server import run

BOT = NewSeat("bot", level="rookie")
SEATS = (NewSeat(), NewSeat(), NewSeat(), BOT)
HEX = re.compile(r"[0-9a-f]{16,}")


def drawn(name: str) -> Callable[[int], bytes]:
    """Return randomness that is the same in every run."""
    number = count()
    return lambda length: hashlib.shake_256(f"{name} {next(number)}".encode()).digest(length)


@dataclass
class Overheard:
    """Everything that Redis was asked, one command a line, without when and by whom."""

    commands: list[list[str]] = field(default_factory=list)

    @property
    def text(self) -> str:
        return "\n".join(" ".join(one) for one in self.commands)

    def published(self) -> list[tuple[str, str, Any]]:
        """Return the sender, the topic and the content of every message."""
        found = [one for one in self.commands if one[0] == "PUBLISH"]
        return [(said[:16], topic.rpartition(":")[2], json.loads(said[16:])) for _, topic, said in found]


@asynccontextmanager
async def overhearing(redis: Redis) -> AsyncIterator[Overheard]:
    """Listen to all that Redis is asked."""
    reading, writing = await asyncio.open_connection("127.0.0.1", redis.port)
    writing.write(b"MONITOR\r\n")
    assert (await reading.readline()) == b"+OK\r\n"
    found = Overheard()

    async def listen() -> None:
        while line := (await reading.readline()).decode().rstrip("\r\n"):
            found.commands.append(shlex.split(line.partition("] ")[2]))

    listening = asyncio.create_task(listen())
    try:
        yield found
    finally:
        listening.cancel()
        writing.close()


OF_PROCESSES = ("here", "asking", "living")
"""Messages about processes, with their random ids: `here` is compared apart, the others come at a start."""


@dataclass
class Evening:
    """What was overheard up to the reveal, with processes in place of their ids; and to the end; and all secrets."""

    messages: list[list[Any]]
    presence: list[set[str]]
    claims: set[str]
    everything: str
    secrets: set[str]


async def evening(folder: Path, database: str, redis: Redis, moves: tuple[str, str, str, str]) -> Evening:
    """Three people and a bot; two of the people have decided, changed it and taken it back, the third thinks."""
    time = ManualTime()
    each = [{"random_bytes": drawn(name)} for name in ("first", "second")]
    options: dict[str, Any] = {"time": time, "ticking": False, "thinking": Thinker(), "key": b"k" * 32}
    async with (
        overhearing(redis) as overheard,
        processes(folder, database, [redis.url] * 2, each, **options) as several,
    ):
        host = await several[0].person("Host")
        made = await several[0].table(host, "pixoid", *SEATS, **half_step())
        await asked(overheard, 1)
        await several[1].application.registry.room(made.table)
        await asked(overheard, 3)  # and the first has answered
        async with spread(made, several, ("Ann", "Ben", "Cleo")) as (ann, ben, cleo):
            async with at(through(host, several[1]), made, screen=True) as screen:
                await screen.start()
            await stepped(0, ann, ben, cleo)
            await cleo.until(lambda: known(cleo).current.decisions[3].decided)
            salts = {(await ben.submit("sky", moves[2])).salt, (await ben.submit("sky", moves[3])).salt}
            salts.add((await ann.submit("amber", moves[0])).salt)
            await ann.withdraw("amber")
            salts.add((await ann.submit("amber", moves[1])).salt)
            await ann.say(0, "ready")
            number = (await several[0].store.heads([made.table]))[made.table]
            await waited(lambda: all(known(one).number == number for one in (ann, ben, cleo)))
            await waited(lambda: '{"type":"spoken","number":1}' in overheard.text)
            before = Overheard(list(overheard.commands))
            assert own(cleo).seats == (2,)
            await played([ann, ben, cleo])
            await ended(ann, ben, cleo)
        entries = await log(several[0], made)
        keys = {entry.what.key for entry in entries if isinstance(entry.what, Seated) and entry.what.key != "bot"}
        bound = {entry.what.commitment for entry in entries if isinstance(entry.what, Submitted)}
        salts |= set((await several[0].store.salts(made.table)).values())
        processes_ = [one.services.bus.process for one in several]
        said = before.published()
        # Whichever process claims the bot's decision first writes it and says so
        (by_bot, *_) = [
            {"type": "grown", "number": one.number}
            for one in entries
            if isinstance(one.what, Submitted) and one.what.seat == SEATS.index(BOT)
        ]
        assert [what for _, _, what in said].count(by_bot) == 1
        return Evening(
            messages=[[what for who, *what in said
                       if who == one and what[1]["type"] not in OF_PROCESSES and what[1] != by_bot]
                      for one in processes_],
            presence=[{heard_of(what, processes_) for who, *what in said if who == one and what[1]["type"] == "here"}
                      for one in processes_],
            claims={part for one in before.commands if one[0] != "PUBLISH" for part in one if ":claim:" in part},
            everything=overheard.text,
            secrets=salts | keys | bound,
        )  # fmt: skip


async def asked(overheard: Overheard, times: int) -> None:
    """Wait until so much was said of who is there. After that it is no matter of luck who was there when it was."""
    await waited(lambda: sum(what["type"] == "here" for _, _, what in overheard.published()) == times)


def heard_of(what: list[Any], processes_: list[str]) -> str:
    """Return who is said to be where, in whatever order: who is connected is kept in none."""
    topic, here = what
    return json.dumps([topic, processes_.index(here["process"]), sorted(here["people"]), here.get("asks", False)])


@pytest.mark.slow(3)
def test_what_goes_over_redis_is_the_same_whatever_is_programmed(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    one = run(evening(tmp_path / "one", postgres.new_database(), redis, ("U1", "U2", "U1", "U2")))
    redis.empty()  # claims of the first evening would be those of the second: the ids are the same
    other = run(evening(tmp_path / "other", postgres.new_database(), redis, ("R1", "U1", "U2", "U1")))
    assert one.messages == other.messages
    assert [len(messages) > 3 for messages in one.messages] == [True, True]
    assert one.presence == other.presence
    assert one.claims == other.claims != set()


def test_nothing_that_goes_over_redis_holds_a_program_a_salt_or_a_seat_key(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    found = run(evening(tmp_path, database, redis, ("U1", "U2", "U1", "U2")))
    assert len(found.secrets) > 10
    assert all(len(secret) >= 16 for secret in found.secrets)
    assert [secret for secret in found.secrets if secret in found.everything] == []
    assert len(HEX.findall(found.everything)) > 10, "what was overheard is whole"
    contents = [what[1] for messages in found.messages for what in messages]
    assert {name for content in contents for name in content} == {"type", "number"}, "nothing else is told of a game"
    assert {content["type"] for content in contents} == {"grown", "granted", "spoken"}
