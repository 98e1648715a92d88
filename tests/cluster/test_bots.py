"""Bots think once per decision across all processes, and a move is made once, whatever becomes of who thinks of it."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from pixcade.client import TableClient
from pixcade.protocol.http_messages import NewSeat, TableMade
from pixcade.server.rooms import bots
from pixcade.table.entries import Submitted
from tests.bus.buses import opened
from tests.cluster.processes import processes, spread, through
from tests.cluster.scripted_bots import Thinker
from tests.engines.redis import Redis
from tests.server.support.people import at, half_step, log_of, program, stepped, waited
from tests.server.support.server import Served, run
from tests.waits import LIMIT

pytestmark = pytest.mark.usefixtures("redis_may_be_slow")

BOT = NewSeat("bot", level="rookie")
SEATS = (NewSeat(), NewSeat(), BOT, BOT)
BOTS = ("rose", "mint")
CLAIM = 1_500
"""Milliseconds for which a claim holds, in the test that lets one thought take longer."""
Table = tuple[list[Served], TableMade, list[TableClient]]


@asynccontextmanager
async def game(folder: Path, database: str, redis: Redis, each: list[dict[str, Any]]) -> AsyncIterator[Table]:
    """Two people, each at a process of their own, and two bots, right before the start of the first step."""
    async with processes(folder, database, [redis.url] * 2, each) as several:
        host = await several[0].person("Host")
        made = await several[0].table(host, "pixoid", *SEATS, **half_step())
        async with spread(made, several, ("Ann", "Ben")) as people:
            async with at(through(host, several[1]), made, screen=True) as screen:
                await screen.start()
            yield several, made, people


async def step_played(step: int, people: list[TableClient]) -> None:
    """Let the two people decide, and wait for the next step."""
    await stepped(step, *people)
    for seat, one in enumerate(people):
        await program(one, seat)
    await stepped(step + 1, *people)


async def given(served: Served, made: TableMade) -> Counter[tuple[int, str]]:
    """Return how often each decision of a bot stands in the log."""
    entries = await log_of(served, made, Submitted)
    return Counter((one.step, one.piece) for one in entries if one.key == "bot")


def test_bots_think_once_per_decision_though_people_of_two_processes_wait_for_them(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        asked = Counter[tuple[int, str]]()
        each: list[dict[str, Any]] = [{"thinking": Thinker(asked)}, {"thinking": Thinker(asked)}]
        async with game(tmp_path, database, redis, each) as (several, made, people):
            for step in range(6):
                await step_played(step, people)
            once = {(step, piece): 1 for step in range(6) for piece in BOTS}
            assert {place: count for place, count in asked.items() if place[0] < 6} == once
            assert {place: count for place, count in (await given(several[0], made)).items() if place[0] < 6} == once

    run(main())


@pytest.mark.slow(5)
def test_a_claim_is_kept_for_as_long_as_somebody_thinks(
    tmp_path: Path, database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "CLAIM", CLAIM)

    async def main() -> None:
        asked = Counter[tuple[int, str]]()
        slow = [Thinker(asked, free=False) for _ in range(2)]
        async with game(tmp_path, database, redis, [{"thinking": one} for one in slow]) as (_, _, people):
            await waited(lambda: asked.total() == 2)
            began = monotonic()
            await waited(lambda: monotonic() - began > 2.5 * CLAIM / 1000)
            assert asked == {(0, piece): 1 for piece in BOTS}
            for one in slow:
                one.free.set()
            await step_played(0, people)

    run(main())


@pytest.mark.slow(6)
def test_a_decision_of_a_process_that_has_died_is_thought_about_again_within_seconds(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        dead, alive = Thinker(free=False), Thinker(free=False)
        each: list[dict[str, Any]] = [{"thinking": dead}, {"thinking": alive}]
        async with game(tmp_path, database, redis, each) as (several, made, people):
            await waited(lambda: dead.waiting + alive.waiting == 2)
            if not dead.waiting:
                dead, alive, several = alive, dead, several[::-1]
            bus = several[0].services.bus

            async def silence(name: str, milliseconds: int) -> bool:
                del name, milliseconds
                return True

            bus.renew = silence  # type: ignore[method-assign]  # as of a process that has died with its claims
            alive.free.set()
            await waited(lambda: alive.asked.total() + dead.asked.total() > 2 or sum(alive.asked.values()) == 2)
            await waited(lambda: set(alive.asked) == {(0, piece) for piece in BOTS})
            await step_played(0, people)
            dead.free.set()
            await step_played(1, people)
            assert all(count == 1 for count in (await given(several[0], made)).values())

    run(main())


@pytest.mark.slow(7)
def test_an_emptied_and_then_a_stopped_redis_lets_several_think_and_nobody_move_twice(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        asked = Counter[tuple[int, str]]()
        both = [Thinker(asked, free=False) for _ in range(2)]
        async with game(tmp_path, database, redis, [{"thinking": one} for one in both]) as (several, made, people):
            await waited(lambda: asked.total() == 2)
            await asyncio.to_thread(redis.empty)
            await waited(lambda: all(one.waiting for one in both) or asked.total() == 4)
            for one in both:
                one.free.set()
            await step_played(0, people)
            await asyncio.to_thread(redis.stop)
            await waited(lambda: not any(one.services.bus.healthy for one in several))
            for step in range(1, 4):
                await step_played(step, people)
            assert max(asked.values()) <= 2
            counted = await given(several[0], made)
            assert set(counted) >= {(step, piece) for step in range(4) for piece in BOTS}
            assert set(counted.values()) == {1}

    run(main())


def test_whoever_is_told_to_stop_while_redis_is_asked_stops(redis: Redis) -> None:
    async def main() -> None:
        chance = random.Random(8128)
        async with opened(redis.url) as bus:
            for number in range(400):

                async def ask(name: str = f"decision {number}") -> None:
                    await bus.claim(name, bots.CLAIM)
                    await asyncio.Event().wait()

                asking = asyncio.create_task(ask())
                for _ in range(chance.randrange(20)):
                    await asyncio.sleep(0)
                asking.cancel()
                done, _ = await asyncio.wait([asking], timeout=LIMIT)
                asking.cancel()
                assert done

    run(main())
