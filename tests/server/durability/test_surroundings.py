"""A database file that is lost while a server runs."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from pixcade.client import Server
from pixcade.games.errors import PixcadeError
from pixcade.locales import Words
from pixcade.protocol.admin_messages import AdminNow, NewAnnouncement
from pixcade.protocol.http_messages import Health, NewSeat, NoBody
from pixcade.server.http.admin.sign_in import Operator
from pixcade.store.private_files import DATABASE
from pixcade.table.settings import TableSettings
from tests.server.durability.unreliable_network import Child
from tests.server.support.server import run, serving
from tests.waits import LIMIT

TOKEN = "operator-token-of-this-test"
HOUR, DAY = 3_600_000, 24 * 3_600_000
BOT = NewSeat("bot", level="easy")


@asynccontextmanager
async def machine(folder: Path) -> AsyncIterator[Child]:
    """A server in a separate process."""
    child = Child(folder / "data")
    try:
        await child.start()
        await child.ready()
        yield child
    finally:
        await child.close()


async def health(child: Child) -> Health:
    """Return a server's health."""
    return msgspec.json.decode((await Server(child.address).fetch("GET", "/healthz"))[1], type=Health)


async def healthy_as(child: Child, true: Callable[[Health], bool]) -> None:
    """Wait until a server says something of itself."""
    async with asyncio.timeout(LIMIT):
        while not true(await health(child)):
            await asyncio.sleep(0.02)


async def made(person: Server) -> str:
    """Make a table, and return its id."""
    return (await person.create(TableSettings(game="pixoid", stand_in="easy"))).table


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


LOSSES = (deleted, replaced)


@pytest.mark.slow(4)
@pytest.mark.parametrize("lose", LOSSES, ids=lambda lose: lose.__name__)
@pytest.mark.one_machine
def test_lost_database_rejects_requests_and_is_reported(lose: Callable[[Path], None], tmp_path: Path) -> None:
    async def main() -> None:
        async with machine(tmp_path) as child:
            person = Server(child.address)
            await person.session("Ann")
            await made(person)
            lose(child.folder / DATABASE)
            with pytest.raises(PixcadeError, match=r"store\.gone"):
                await made(person)
            await healthy_as(child, lambda told: told.store == "gone")
            (status, _) = await Server(child.address).fetch("GET", "/healthz")
            assert status == 503
            said = await child.last_words()
            words = Words()
            assert said[-1] == words.say("serving-ended-doubtful", state="gone")
            assert words.say("serving-ended") not in said
            assert "store-trouble code=store.gone" in child.log.read_text()

    run(main())


@pytest.mark.slow(3)
@pytest.mark.one_machine
def test_lost_database_is_noticed_without_writes_and_recovers(tmp_path: Path) -> None:
    async def main() -> None:
        async with machine(tmp_path) as child:
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


@pytest.mark.one_machine
def test_table_is_notified_when_saving_fails_and_recovers(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, operator=Operator(TOKEN)) as served:
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
