"""What fails between processes costs time, and nothing else."""

import asyncio
from pathlib import Path

import pytest

from pixcade.core.errors import Refusal
from pixcade.server.cluster import sync
from tests.cluster.processes import NEVER, played, processes, spread
from tests.engines.postgres import Postgres
from tests.engines.redis import Redis
from tests.server.support.people import known, waited
from tests.server.support.server import Served, run

TWO = ("Ann", "Ben")


def healthy(several: list[Served]) -> bool:
    return all(one.services.bus.healthy for one in several)


@pytest.mark.usefixtures("redis_may_be_slow")
@pytest.mark.slow(10)
def test_without_a_bus_each_step_is_seen_within_three_seconds_and_all_is_quick_again_with_it(
    tmp_path: Path, database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert sync.COMPARED <= 2_000

    async def main() -> None:
        async with processes(tmp_path, database, [redis.url] * 2) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixl", options={"players": "2"})
            async with spread(made, several, TWO) as tables, host.table(made.table) as page:
                await page.start()
                for one in several:  # what it says reaches nobody, though all seems well
                    one.services.bus._channels = one.services.bus.process.encode()  # type: ignore[attr-defined]  # a Redis's
                await played(tables, steps=2)
                await asyncio.to_thread(redis.stop)
                await waited(lambda: not any(one.services.bus.healthy for one in several))
                await played(tables, steps=4)
                await asyncio.to_thread(redis.start)
                for one in several:
                    one.services.bus._channels = b"pixcade:0:"  # type: ignore[attr-defined]  # a Redis's
                await waited(lambda: healthy(several))
                await played(tables, steps=6)
                monkeypatch.setattr(sync, "COMPARED", NEVER)
                await played(tables)  # by the bus alone
                assert known(tables[0]).phase == known(tables[1]).phase == "over"

    run(main())


@pytest.mark.slow(9)
def test_a_database_that_stops_in_mid_game_is_told_and_play_goes_on_by_itself(
    tmp_path: Path, own_postgres: Postgres, redis: Redis
) -> None:
    database = own_postgres.new_database()

    async def main() -> None:
        async with processes(tmp_path, database, [redis.url] * 2) as several:
            host = await several[0].person("Host")
            made = await several[0].table(host, "pixl", options={"players": "2"})
            async with spread(made, several, TWO) as tables, host.table(made.table) as page:
                await page.start()
                await played(tables, steps=6)
                number = known(tables[0]).number
                await asyncio.to_thread(own_postgres.stop)
                (one,) = known(tables[0]).current.decisions
                mover = tables[one.seat]
                move = known(mover).current.choices[one.piece]["default"]
                try:
                    await mover.submit(one.piece, move)
                except Refusal as refusal:
                    code = refusal.code
                else:
                    raise AssertionError("nothing can be kept")
                assert code.startswith("store.")
                await asyncio.to_thread(own_postgres.start)
                await waited(lambda: all(one.store.healthy == "ok" for one in several) or None)
                assert known(tables[0]).number == number, "what was refused was not kept"
                await played(tables)
                assert known(tables[0]).phase == known(tables[1]).phase == "over"

    run(main())
