"""A clock that is set, and a database file that is lost, while a server runs or between two runs."""

import asyncio
import os
import re
import shlex
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from pixcade.cli import main as command
from pixcade.client import Server
from pixcade.core.errors import Refusal
from pixcade.protocol.admin_messages import AdminNow, NewAnnouncement
from pixcade.protocol.http_messages import Health, NewSeat, NoBody
from pixcade.server.registry.surroundings import LOOK, MOST_STOPS, STOP_COUNTED, Surroundings
from pixcade.server.services.bundle import Policy
from pixcade.store.private_files import DATABASE
from pixcade.store.sqlite.writer import LOOK_SECONDS
from pixcade.table.settings import TableSettings
from pixcade.words import Words
from tests.amounts import amount
from tests.server.durability.unreliable_network import CLOCK, Child
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import known
from tests.server.support.server import run, serving
from tests.server.support.shifted_clock import set_clock
from tests.server.support.short_game import evening
from tests.waits import LIMIT

TOKEN = "operator-token-of-this-test"
HOUR, DAY = 3_600_000, 24 * 3_600_000
BOT = NewSeat("bot", level="rookie")


@asynccontextmanager
async def machine(folder: Path) -> AsyncIterator[tuple[Child, Path]]:
    """A server in a process of its own, and the file that says how wrong its machine's clock is."""
    clock = folder / "clock"
    set_clock(clock, 0)
    child = Child(folder / "data")
    child.environment = {CLOCK: str(clock)}
    try:
        await child.start()
        await child.ready()
        yield child, clock
    finally:
        await child.close()


async def health(child: Child) -> Health:
    """What a server says of itself."""
    return msgspec.json.decode((await Server(child.address).fetch("GET", "/healthz"))[1], type=Health)


async def healthy_as(child: Child, true: Callable[[Health], bool]) -> None:
    """Wait until a server says something of itself."""
    async with asyncio.timeout(LIMIT):
        while not true(await health(child)):
            await asyncio.sleep(0.02)


async def made(person: Server) -> str:
    """Make a table, and return its id."""
    return (await person.create(TableSettings(game="pixoid", stand_in="rookie"))).table


async def phase(person: Server, table: str) -> str:
    """In which phase a table is, as somebody at it is told."""
    async with person.table(table) as at:
        return known(at).phase


def deleted(database: Path) -> None:
    for file in database.parent.glob(f"{database.name}*"):
        file.unlink()


def moved(database: Path) -> None:
    for file in database.parent.glob(f"{database.name}*"):
        file.rename(file.with_name(f"old-{file.name}"))


def replaced(database: Path) -> None:
    other = database.with_name("other")
    other.write_bytes(database.read_bytes())
    os.replace(other, database)


def without_wal(database: Path) -> None:
    database.with_name(f"{database.name}-wal").unlink()


def without_folder(database: Path) -> None:
    database.parent.rename(database.parent.with_name("elsewhere"))


LOSSES = amount((deleted, replaced), (deleted, moved, replaced, without_wal, without_folder))


@pytest.mark.slow(4)
@pytest.mark.parametrize("lose", LOSSES, ids=lambda lose: lose.__name__)
@pytest.mark.one_machine
def test_a_database_that_is_lost_while_the_server_runs_is_refused_told_and_rescued(
    lose: Callable[[Path], None], tmp_path: Path
) -> None:
    async def main() -> None:
        async with machine(tmp_path) as (child, _):
            person = Server(child.address)
            await person.session("Ann")
            first = await made(person)
            lose(child.folder / DATABASE)
            with pytest.raises(Refusal, match=r"store\.gone"):
                await made(person)
            await healthy_as(child, lambda told: told.store == "gone")
            (status, _) = await Server(child.address).fetch("GET", "/healthz")
            assert status == 503
            said = await child.last_words()
            (rescued,) = child.folder.glob("*-rescued-*")
            words = Words()
            assert said[-1] == words.say("serving-ended-rescued", copy=str(rescued), folder=str(child.folder))
            assert words.say("serving-ended") not in said
            assert f"store-trouble code=store.gone rescued={rescued}" in child.log.read_text()
            typed = re.search("“pixcade (.*)”", said[-1])
            assert typed, "what to type"
            assert await asyncio.to_thread(command, shlex.split(typed[1])) == 0
            if lose is without_folder:
                (tmp_path / "elsewhere" / "key").rename(child.folder / "key")  # it is in no copy of the database
            await child.start()
            await child.ready()
            assert await phase(person, first) == "lobby"

    run(main())


@pytest.mark.slow(3)
@pytest.mark.one_machine
def test_a_lost_database_is_noticed_though_nobody_writes_and_goes_on_when_it_is_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with machine(tmp_path) as (child, _):
            person = Server(child.address)
            await person.session("Ann")
            database = child.folder / DATABASE
            database.rename(tmp_path / "aside")
            await healthy_as(child, lambda told: told.store == "gone")
            (tmp_path / "aside").rename(database)
            await healthy_as(child, lambda told: told.store == "ok")
            await made(person)
            assert (await child.last_words())[-1] == Words().say("serving-ended")

    run(main())


def test_a_lost_database_is_looked_for_so_often_that_it_is_told_within_a_second() -> None:
    assert 1000 * LOOK_SECONDS + LOOK <= 1000, "the store looks at the file, and the server at the store"


@pytest.mark.slow(3)
@pytest.mark.one_machine
def test_a_database_that_is_emptied_in_place_is_no_reason_to_say_that_nothing_is_lost(tmp_path: Path) -> None:
    async def main() -> None:
        async with machine(tmp_path) as (child, _):
            person = Server(child.address)
            await person.session("Ann")
            os.truncate(child.folder / DATABASE, 0)
            await healthy_as(child, lambda told: told.store == "gone")
            said = await child.last_words()
            assert Words().say("serving-ended") not in said
            await child.start()
            assert await asyncio.wait_for(child.process.wait(), LIMIT) == 2  # type: ignore[union-attr]  # it was started
            assert "--new-database" in child.log.read_text()

    run(main())


@pytest.mark.slow(6)
@pytest.mark.parametrize("back", amount([20 * DAY], [HOUR, 20 * DAY]), ids=lambda back: f"{back // HOUR}-hours")
@pytest.mark.one_machine
def test_with_a_clock_that_was_set_back_between_two_runs_bots_and_clocks_go_on(back: int, tmp_path: Path) -> None:
    async def main() -> None:
        async with machine(tmp_path) as (child, clock):
            person = Server(child.address)
            await person.session("Ann")
            settings = TableSettings(
                game="pixl", options={"players": "2"}, stand_in="rookie", clock="decision", milliseconds=2_000
            )
            table = (await person.create(settings, NewSeat(), BOT)).table
            async with person.table(table) as ann:
                await ann.sit(0, "Ann")
                await ann.start()
            assert (await child.last_words())[-1] == Words().say("serving-ended")
            set_clock(clock, -back)
            await child.start()
            await child.ready()
            async with person.table(table) as ann:
                before = known(ann).current.step
                await ann.until(lambda: known(ann).current.step > before)  # a bot has moved, and her clock has run out
            assert (await health(child)).clock == "behind"
            assert " warning clock-behind seconds=" in child.log.read_text()

    run(main())


@pytest.mark.slow(5)
@pytest.mark.one_machine
def test_with_a_clock_that_is_ahead_at_the_start_no_game_is_ended_and_no_lobby_deleted(tmp_path: Path) -> None:
    async def main() -> None:
        async with machine(tmp_path) as (child, clock):
            person = Server(child.address)
            await person.session("Ann")
            lobby = await made(person)
            game = (
                await person.create(
                    TableSettings(game="pixl", options={"players": "2"}, stand_in="rookie"), NewSeat(), BOT
                )
            ).table
            async with person.table(game) as ann:
                await ann.sit(0, "Ann")
                await ann.start()
            await child.end()
            set_clock(clock, 40 * DAY)
            for _ in range(2):  # at the second start the store holds times of the wrong clock, which counts for no more
                await child.start()
                await child.ready()
                await made(person)  # what is deleted at the start was deleted before this was written
                assert [await phase(person, table) for table in (lobby, game)] == ["lobby", "playing"]
                await child.end()
            assert " warning clock-ahead-or-long-stop seconds=" in child.log.read_text()

    run(main())


@pytest.mark.slow(3)
@pytest.mark.one_machine
def test_a_clock_that_is_set_while_the_server_runs_is_told(tmp_path: Path) -> None:
    async def main() -> None:
        async with machine(tmp_path) as (child, clock):
            for shift, said in ((40 * DAY, "ahead"), (-HOUR, "behind"), (0, "ok")):
                set_clock(clock, shift)
                await healthy_as(child, lambda told, said=said: told.clock == said)  # type: ignore[misc]  # bound
            for state in ("ahead", "behind", "ok"):
                assert f" clock state={state} seconds=" in child.log.read_text()

    run(main())


def test_after_a_life_of_seconds_a_clock_that_is_ahead_deletes_no_finished_game(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        policy = Policy(keep_games=30)
        async with serving(tmp_path, time=time, ticking=False, policy=policy) as served, evening(served) as played:
            pass
        time.advance(40 * DAY)
        for _ in range(2):
            async with serving(tmp_path, time=time, ticking=False, policy=policy) as served:
                await served.application.maintenance.tidy()
                assert [game.table for game in await served.store.games()] == [played.id]

    run(main())


@pytest.mark.one_machine
def test_everybody_at_a_table_is_told_that_nothing_can_be_saved_and_when_it_can_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, admin_token=TOKEN) as served:
            person = await served.person("Ann")
            table = (await served.table(person)).table
            await Server(served.address, token=TOKEN).ask(
                "POST", "/api/admin/announce", NewAnnouncement("back at eight"), NoBody
            )
            async with person.table(table) as ann:
                database = tmp_path / DATABASE
                database.rename(tmp_path / "aside")
                await ann.until(lambda: not ann.announced.saving)
                assert ann.announced.text == "back at eight"
                now = await Server(served.address, token=TOKEN).ask("GET", "/api/admin/now", None, AdminNow)
                assert (now.store, [one.table for one in now.tables]) == ("gone", [table])
                async with person.table(table) as later:
                    await later.until(lambda: not later.announced.saving)
                (tmp_path / "aside").rename(database)
                await ann.until(lambda: ann.announced.saving)
                assert ann.announced.text == "back at eight"

    run(main())


def test_time_in_which_no_server_ran_counts_for_an_hour(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        begun = time.now()
        async with serving(tmp_path, time=time, ticking=False) as served:
            await served.application.maintenance.beat()
        for _ in range(2):
            time.advance(40 * DAY)
            async with serving(tmp_path, time=time, ticking=False) as served:
                surroundings: Surroundings = served.application.maintenance.surroundings
                assert surroundings.cutoff(0) == time.now()
                await served.application.maintenance.beat()
        assert surroundings.cutoff(2 * STOP_COUNTED) == begun
        assert surroundings.cutoff(2 * STOP_COUNTED + 1) == begun - 1
        assert surroundings.cutoff(STOP_COUNTED) == begun + 40 * DAY
        time.advance(DAY)
        assert surroundings.cutoff(DAY) == begun + 80 * DAY

    run(main())


def test_a_long_stop_is_never_counted_however_many_stops_come_after_it(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        policy = Policy(keep_games=30)
        async with serving(tmp_path, time=time, ticking=False, policy=policy) as served, evening(served) as played:
            maintenance = served.application.maintenance
            begun, between = time.now(), 0
            await maintenance.beat()
            for stop in (40 * DAY, *[2 * HOUR] * (MOST_STOPS + 20)):
                time.advance(stop)  # nothing is written meanwhile: for the store no server runs
                maintenance.surroundings = Surroundings(served.services)
                await maintenance.surroundings.begin()
                await maintenance.beat()
                between = between or time.now()
            surroundings = maintenance.surroundings
            assert len(surroundings.stops) == MOST_STOPS
            counted = (MOST_STOPS + 21) * STOP_COUNTED
            assert surroundings.age(begun) == counted
            assert surroundings.cutoff(counted) == begun
            assert surroundings.age(between) <= counted - STOP_COUNTED
            await maintenance.tidy()
            assert [game.table for game in await served.store.games()] == [played.id]
            time.advance(25 * DAY)
            await maintenance.tidy()
            assert await served.store.games() == []

    run(main())
