"""A game as it is shipped: two servers on one database, people and strong bots, and a worker that comes and goes."""

import asyncio
from pathlib import Path

import pytest

from pixcade.protocol.http_messages import NewSeat
from tests.amounts import amount
from tests.bus.workers import workers
from tests.cluster.served_processes import children
from tests.engines.redis import Redis
from tests.kernels.cached_kernels import FOLDER
from tests.server.support.people import at, half_step, program, settings, stepped
from tests.waits import WHOLE

STRONG = NewSeat("bot", level="expert")


@pytest.mark.proof
def test_strong_bots_of_a_server_think_in_a_worker_and_go_on_without_it(
    tmp_path: Path, database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIXCADE_DATA", str(FOLDER))  # the kernels; each server has another folder for the rest
    noted = tmp_path / "workers"
    noted.mkdir()

    async def main() -> None:
        async with asyncio.timeout(WHOLE), children(tmp_path, database, [redis.url] * 2) as (first, second):
            host = await second.person("Host")
            made = await host.create(settings("pixoid", **half_step()), NewSeat(), STRONG, STRONG, STRONG)
            person = await first.person("Ann")
            await person.join_by_link(made.table, made.invite)
            async with at(person, made) as ann:
                await ann.sit(0, "Ann")
                async with at(host, made, screen=True) as screen:
                    await screen.start()
                for step in range(amount(3, 4)):
                    await stepped(step, ann)
                    await program(ann, 0)
                    await stepped(step + 1, ann)
                    if step == 1:
                        assert await asyncio.to_thread(worker.end) == 0
                        assert worker.answers > 0

    with workers(redis.url, noted, 1) as (worker,):
        asyncio.run(main())
