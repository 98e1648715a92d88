"""Whoever comes back through another process finds the table as they left it; processes may start together."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path

from pixcade.protocol.http import NewSeat
from pixcade.table.entries import Paused
from tests.engines.redis import Redis
from tests.server.company import half_step, known, log_of, raw, settings, stepped
from tests.server.serving import run, serving
from tests.several.together import COOKIE, processes, spread, through

BOT = NewSeat("bot", level="rookie")


def test_nobody_who_comes_from_another_process_is_told_less_than_they_know(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        async with processes(tmp_path, database, [redis.url] * 2, ticking=False) as (here, there):
            host = await here.person("Host")
            made = await here.table(host, "pixl", options={"players": "2"})
            async with spread(made, [here, there], ("Ann", "Ben")) as (ann, ben):
                async with host.table(made.table) as page:
                    await page.start()
                await stepped(0, ann, ben)
                here.world.bus._channels = here.world.bus.process.encode()  # type: ignore[attr-defined]  # a Redis's
                done = await ann.agree(0)  # and nobody elsewhere hears of it
                await ann.until(lambda: known(ann).number >= done.number)
                assert there.application.house.rooms[made.table].table.number < done.number
                person = through(here.people[1], there)
                async with raw(person, made, have=done.number) as socket:
                    told = [json.loads(text) for text in socket.texts]
                    assert all(one.get("number", done.number) >= done.number for one in told), told
                await ben.until(lambda: known(ben).number >= done.number)

    run(main())


def test_processes_that_start_together_after_a_stop_let_clocks_stand_once(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        shared = {"database": database, "bus": redis.url, "cookie": COOKIE, "ticking": False}
        given = settings(clock="decision", milliseconds=600_000, **half_step())
        async with serving(tmp_path, **shared) as served:
            ann = await served.person("Ann")
            seats = (NewSeat("me", name="Ann"), BOT, BOT, BOT)
            made = [await ann.create(given, *seats, start=True) for _ in range(5)]
        async with AsyncExitStack() as stack:
            starting = [serving(tmp_path / str(at), **shared) for at in range(3)]
            several = await asyncio.gather(*(stack.enter_async_context(one) for one in starting))
            for one in made:
                assert len(await log_of(several[0], one, Paused)) == 1
                for process in several:
                    assert process.application.house.rooms[one.table].table.paused_by == "restart"

    run(main())
