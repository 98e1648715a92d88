"""Finished games as a table of moves, from a server that runs."""

import asyncio
from pathlib import Path

from pixcade.games import GAMES
from pixcade.lab.archive import move_rows, records_of
from pixcade.room.change import Policy
from tests.server.support.server import run, serving
from tests.server.support.short_game import STEPS, evening


def test_finished_games_of_server_become_rows(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, policy=Policy(public=True)) as served, evening(served, public=True) as played:
            (record,) = await asyncio.to_thread(records_of, served.address)
            rows = [*move_rows(record)]
            assert len(rows) == STEPS
            assert {row.table for row in rows} == {played.id}
            assert [row.step for row in rows] == [1, 2, 3]
            assert {row.player for row in rows} == {"Ann", "Ben"}
            assert all(row.milliseconds >= 0 for row in rows)
            assert {row.result.split()[0] for row in rows} == {"stopped"}
            state = GAMES["pixl"].parse_position(rows[1].position)
            assert GAMES["pixl"].deciding(state)[0].piece == rows[1].piece

    run(main())
