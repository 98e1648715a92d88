"""A game that is played in one process is told about in none."""

from pathlib import Path

from tests.cluster.processes import processes, through
from tests.engines.redis import Redis
from tests.server.http.test_exact import POSITION, begun, ended, exact
from tests.server.support.people import refused
from tests.server.support.server import run


def test_a_game_that_is_played_in_one_process_is_told_about_in_no_other(
    tmp_path: Path, database: str, redis: Redis
) -> None:
    async def main() -> None:
        async with processes(tmp_path, database, [redis.url] * 2) as (here, there):
            player = await here.person("Ann")
            made = await begun(player)
            with refused("server.being-played"):
                await exact(await there.person("Ben"), POSITION)
            async with player.table(made.table) as table:
                await ended(table)
            assert (await exact(through(player, there), POSITION)).position == POSITION

    run(main())
