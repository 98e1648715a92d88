"""What is told to other processes is kept before: append, acknowledge, then publish."""

import asyncio
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]  # it publishes no types
import pytest

from tests.bus.buses import listening, opened
from tests.cluster.processes import processes, spread
from tests.engines.redis import Redis
from tests.server.support.people import at, half_step, known, program, stepped, waited
from tests.server.support.server import run

NAMES = ("Ann", "Ben", "Cleo", "Dan")


@pytest.mark.slow(3)
@pytest.mark.usefixtures("redis_may_be_slow")
def test_other_processes_hear_of_nothing_before_it_is_kept(tmp_path: Path, database: str, redis: Redis) -> None:
    async def main() -> None:
        async with processes(tmp_path, database, [redis.url] * 2) as several, opened(redis.url) as ear:
            host = await several[0].person("Host")
            made = await several[0].table(host, **half_step())
            async with at(host, made, screen=True) as screen, spread(made, several, NAMES) as people:
                await screen.start()
                await stepped(0, *people)
                heard = await listening(ear, f"table.{made.table}")
                bus, room = several[0].services.bus, several[0].application.registry.rooms[made.table]
                keeper = await asyncpg.connect(database)
                transaction = keeper.transaction()
                await transaction.start()
                await keeper.execute("LOCK TABLE pixcade.log IN SHARE MODE")
                number = known(people[0]).number
                asked = [asyncio.create_task(program(people[seat], seat)) for seat in (0, 2)]
                await waited(lambda: bool(room.queue.writing))
                bus.publish(f"table.{made.table}", b"after all that was said before")
                await waited(lambda: b"after all that was said before" in heard)
                assert not any(message.startswith(b'{"type":"grown"') for message in heard)
                assert [known(one).number for one in people] == [number] * 4
                assert not any(one.done() for one in asked)
                await transaction.rollback()
                await keeper.close()
                await asyncio.gather(*asked)
                await waited(lambda: b'{"type":"grown","number":%d}' % (number + 2) in heard)
                await waited(lambda: known(people[1]).number == number + 2)

    run(main())
