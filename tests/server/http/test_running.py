"""Running tables are listed for people with a seat there, and no one else."""

from pathlib import Path

from pixcade.protocol.http_messages import NewSeat, RunningTable
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import at, guest, settings
from tests.server.support.server import run, serving

ME, BOT = NewSeat("me", name="Ann"), NewSeat("bot", level="easy")


def test_running_tables_of_a_guest_show_which_wait_for_them(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False) as served:
            ann = await served.person("Ann")
            lobby = await served.table(ann, "pixoid", ME, NewSeat(), BOT, BOT)
            played = await ann.create(settings("pixl", options={"players": "2"}), ME, BOT, start=True)
            time.advance(5_000)
            told = (await ann.running(lobby.table, "a" * 16, played.table, lobby.table)).tables
            assert told == (
                RunningTable(played.table, "pixl", "playing", True, 5_000, ("easy",), (True,), waiting=("Ann",)),
                RunningTable(lobby.table, "pixoid", "lobby", False, 5_000, ("easy", "easy"), (True, True)),
            )

    run(main())


def test_finished_and_foreign_tables_are_not_listed_as_running(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            ann = await served.person("Ann")
            made = await ann.create(settings("pixl", options={"players": "2"}), ME, BOT, start=True)
            eve = await guest(served, made, "Eve")
            assert (await eve.running(made.table)).tables == ()
            async with at(ann, made) as table:
                await table.agree(0)
                await table.until(lambda: table.state is not None and table.state.phase == "over")
            assert (await ann.running(made.table)).tables == ()

    run(main())
