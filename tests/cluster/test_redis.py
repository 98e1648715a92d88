"""Redis is never the truth: emptied at any moment, hung or flooded, it costs time and nothing else."""

import asyncio
import json
import os
import signal
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import count, pairwise
from pathlib import Path
from random import Random

import pytest

from pixcade.client import TableClient
from pixcade.core.record import read_record
from pixcade.games import rules
from pixcade.protocol.http_messages import NewSeat, TableMade
from pixcade.server.cluster import sync
from pixcade.table.entries import Submitted
from tests.bus.buses import opened
from tests.cluster.processes import NEVER, play, played, processes, spread, through
from tests.engines.fixtures import let_redis_be_slow
from tests.engines.redis import Redis
from tests.server.support.people import at, ended, half_step, known, log, waited
from tests.server.support.server import Served, run
from tests.waits import until

BOT = NewSeat("bot", level="rookie")
SEATS = (NewSeat(), NewSeat(), BOT, BOT)
Game = tuple[list[Served], TableMade, list[TableClient]]


@asynccontextmanager
async def game(folder: Path, database: str, redis: Redis, name: str = "pixl") -> AsyncIterator[Game]:
    """Two people at two processes, in Pixoid with two bots; the game has begun."""
    async with processes(folder, database, [redis.url] * 2) as several:
        host = await several[0].person("Host")
        if name == "pixoid":
            made = await several[0].table(host, "pixoid", *SEATS, **half_step(game="standard"))
        else:
            made = await several[0].table(host, "pixl", options={"players": "2", "side": "5"})
        async with spread(made, several, ("Ann", "Ben")) as people:
            async with at(through(host, several[1]), made, screen=True) as screen:
                await screen.start()
            yield several, made, people


async def sound(several: list[Served], made: TableMade) -> None:
    """See that a finished game's log is whole, with every decision once, and its record the same everywhere."""
    entries = await log(several[0], made)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert all(one.time <= other.time for one, other in pairwise(entries))
    given = [(what.step, what.piece) for what in (entry.what for entry in entries) if isinstance(what, Submitted)]
    assert len(set(given)) == len(given), "nobody changed anything, so everything was decided once"
    records = [await one.people[0].record(made.table) for one in several]
    assert records[0] == records[1]
    read_record(records[0], rules)


@pytest.mark.usefixtures("redis_may_be_slow")
def test_a_redis_that_is_emptied_all_the_time_costs_no_move(tmp_path: Path, database: str, redis: Redis) -> None:
    async def main() -> None:
        async with game(tmp_path, database, redis, "pixoid") as (several, made, people), opened(redis.url) as eraser:
            chance, emptied, steps, playing = Random(6), 0, 0, True

            async def empty() -> None:
                nonlocal emptied
                while playing:  # and not until it is cancelled: redis can lose that
                    await eraser.client.flushall()
                    emptied += 1
                    await asyncio.sleep(chance.uniform(0, 0.02))

            def emptied_after(count: int) -> bool:
                return emptied > count

            emptying = asyncio.create_task(empty())
            try:
                while known(people[0]).phase != "over":
                    before, steps = emptied, steps + 1
                    # With other seeds each time: `played` begins with the same choice whenever it is called.
                    seeds = enumerate(people, len(people) * steps)
                    await asyncio.gather(*(play(one, people, seed, steps=steps) for seed, one in seeds))
                    await waited(partial(emptied_after, before))
                await ended(*people)
            finally:
                playing = False
                await emptying
            assert emptied >= steps > 0
            await sound(several, made)

    run(main())


@pytest.mark.slow(7)
def test_a_redis_that_hangs_holds_no_game_up_and_all_is_quick_again_when_it_goes_on(
    tmp_path: Path, database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with game(tmp_path, database, redis) as (several, made, people):
            await played(people, steps=4)
            assert redis.process is not None
            os.kill(redis.process.pid, signal.SIGSTOP)
            try:
                await played(people, steps=7)
                (one,) = known(people[0]).current.decisions
                mover = people[one.seat]
                await mover.submit(one.piece, str(known(mover).current.choices[one.piece]["default"]))
            finally:
                os.kill(redis.process.pid, signal.SIGCONT)
            let_redis_be_slow(monkeypatch)
            await waited(lambda: all(one.services.bus.healthy for one in several))
            await played(people, steps=10)
            monkeypatch.setattr(sync, "COMPARED", NEVER)
            await played(people)  # by the bus alone
            await ended(*people)
            await sound(several, made)

    run(main())


def test_the_operator_is_told_once_that_redis_is_away_and_once_that_it_is_back(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        async with processes(tmp_path, database, [redis.url], ticking=False) as (served,):
            around = served.application.maintenance.surroundings
            around.look()
            assert redis.process is not None
            try:
                os.kill(redis.process.pid, signal.SIGSTOP)
                await waited(lambda: not served.services.bus.healthy)
                for _ in range(3):
                    around.look()
            finally:
                os.kill(redis.process.pid, signal.SIGCONT)
            await waited(lambda: served.services.bus.healthy)
            for _ in range(3):
                around.look()
            told = [line.split()[1:3] for line in served.log.getvalue().splitlines() if " bus " in line]
            assert told == [["error", "bus"], ["info", "bus"]]

    run(main())


@pytest.mark.usefixtures("redis_may_be_slow")
def test_a_flood_of_news_costs_no_move(tmp_path: Path, database: str, redis: Redis) -> None:
    async def main() -> None:
        async with (
            game(tmp_path, database, redis) as (several, made, people),
            opened(redis.url) as flood,
            opened(redis.url) as listener,
        ):
            topic, heard = f"table.{made.table}", Counter[bytes]()
            here = {"type": "here", "process": "x", "people": [["b", "p", False, False]] * 50}
            grown, present = (json.dumps(one).encode() for one in ({"type": "grown", "number": 10**9}, here))
            listener.subscribe(topic, lambda message: heard.update([message]))
            assert await listener.hears(topic)

            async def publish() -> None:
                for sent in count(100, 100):
                    for _ in range(100):
                        flood.publish(topic, grown)
                        flood.publish(topic, present)
                    await until(partial(arrived, sent))  # however slow the machine is, no more are on their way
                    await asyncio.sleep(0.05)

            def arrived(sent: int) -> bool:
                return heard[present] >= sent

            publishing = asyncio.create_task(publish())
            await played(people, steps=20)
            await until(lambda: heard.total() > 1000)
            publishing.cancel()
            await played(people)
            await ended(*people)
            await sound(several, made)

    run(main())
