"""Whoever comes back through another process finds the table as they left it."""

import json
from pathlib import Path

from tests.cluster.processes import processes, spread, through
from tests.engines.redis import Redis
from tests.server.support.people import known, raw, stepped
from tests.server.support.server import run


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
                here.services.bus._channels = here.services.bus.process.encode()  # type: ignore[attr-defined]  # a Redis's
                done = await ann.agree(0)  # and nobody elsewhere hears of it
                await ann.until(lambda: known(ann).number >= done.number)
                assert there.application.registry.rooms[made.table].table.number < done.number
                person = through(here.people[1], there)
                async with raw(person, made, have=done.number) as socket:
                    told = [json.loads(text) for text in socket.texts]
                    assert all(one.get("number", done.number) >= done.number for one in told), told
                await ben.until(lambda: known(ben).number >= done.number)

    run(main())
