"""What a process on PostgreSQL says when it is stopped: that nothing is lost only after a look (S41)."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from pixcade.table.settings import TableSettings
from pixcade.words import Words
from tests.cluster.served_processes import children
from tests.engines.postgres import Postgres
from tests.engines.redis import Redis
from tests.server.support.server import run

TRUNCATE = "TRUNCATE pixcade.log, pixcade.tables, pixcade.salts"


@pytest.fixture
def own_database(postgres: Postgres) -> Iterator[str]:
    """The address of a database that a test may drop."""
    url = postgres.new_database()
    try:
        yield url
    finally:
        postgres.drop(url)


@pytest.mark.slow(4)
@pytest.mark.parametrize("loss", ["none", "truncated", "dropped"])
def test_that_nothing_is_lost_is_said_only_after_a_look_at_postgresql(
    loss: str, tmp_path: Path, postgres: Postgres, own_database: str, redis: Redis
) -> None:
    async def main() -> None:
        async with children(tmp_path, own_database, [redis.url]) as (process,):
            person = await process.person("Ann")
            await person.create(TableSettings(game="pixoid", stand_in="rookie"))
            name = urlsplit(own_database).path[1:]
            if loss == "truncated":
                await asyncio.to_thread(postgres.do, TRUNCATE, database=name)
            if loss == "dropped":
                await asyncio.to_thread(postgres.drop, own_database)
            said = await process.last_words()
            doubtful = {"truncated": "broken", "dropped": "unreachable"}
            words = Words()
            expected = (
                words.say("serving-ended-doubtful", state=doubtful[loss])
                if loss in doubtful
                else words.say("serving-ended")
            )
            assert said[-1] == expected
            assert process.process is not None
            assert process.process.returncode == (loss in doubtful)

    run(main())
