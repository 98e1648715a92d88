"""Several processes on one database: a request to any of them reaches the owner of a table."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from pixcade.client import Server
from pixcade.protocol.admin_messages import CloseTable, NewAnnouncement, NewBan, RemoveName
from pixcade.protocol.http_messages import TableMade
from pixcade.protocol.server_messages import Bye
from pixcade.server.http.admin.sign_in import Operator
from pixcade.server.owners import lease
from pixcade.store import owners
from pixcade.table.entries import Submitted
from tests.server.http.operators import TOKEN, do
from tests.server.support.people import at, defaults, half_step, known, log_of, program, raw, rejected, stepped, waited
from tests.server.support.server import Served, run, serving

LEASE_S = 0.4


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(owners, "LEASE_MS", int(1000 * LEASE_S))
    monkeypatch.setattr(lease, "BEAT_S", LEASE_S / 10)


@asynccontextmanager
async def processes(folder: Path, database: str, count: int = 2, **options: Any) -> AsyncIterator[list[Served]]:
    """Run several processes, which know each other."""
    if not count:
        yield []
        return
    async with (
        serving(folder, database=database, cookie="pixcade-test", **options) as served,
        processes(folder, database, count - 1, **options) as others,
    ):
        await waited(lambda: len(lease_of(served).others) >= count - 1)
        yield [served, *others]


def lease_of(served: Served) -> lease.Lease:
    assert served.application.lease is not None
    return served.application.lease


def through(served: Served, person: Server) -> Server:
    """Return the same browser at another process."""
    return Server(served.address, cookie=person.cookie)


def rooms(served: Served) -> dict[str, Any]:
    return served.application.rooms.open


async def owner(served: Served, made: TableMade) -> str:
    """Return which process owns a table; empty if none does."""
    found = await lease_of(served).owners.owner_of([made.table])
    return found[made.table].process if made.table in found else ""


async def lose_lease(served: Served) -> None:
    """Let a process end without its knowledge, as if it had been frozen for long."""
    await lease_of(served).owners.retire(now=0)


def test_one_table_works_through_several_processes(tmp_path: Path, lent_database: str) -> None:
    async def main() -> None:
        async with processes(tmp_path, lent_database) as (first, second):
            host, ben = await first.person("Ann"), await second.person("Ben")
            made = await first.table(host, "pixl")
            async with at(host, made) as ann_at:
                await ann_at.sit(0, "Ann")
                assert await ben.join_by_link(made.table, made.invite) == made.table
                async with at(ben, made) as ben_at:
                    await ben_at.sit(1, "Ben")
                    await ann_at.say(0, "Hello")
                    await ben_at.until(lambda: any(said.text == "Hello" for said in ben_at.said))
                    assert [seat.name for seat in known(ben_at).seats][:2] == ["Ann", "Ben"]
                    assert list(rooms(first)) == [made.table]
                    assert not rooms(second)
                    assert (await ben.running(made.table)).tables[0].table == made.table

    run(main())


def test_joined_table_is_owned_by_process_of_first_socket(tmp_path: Path, lent_database: str) -> None:
    async def main() -> None:
        async with processes(tmp_path, lent_database) as (first, second):
            made = await first.table(await first.person("Host"), "pixl")
            ben = await first.person("Ben")
            assert await ben.join(made.code) == made.table
            assert await owner(first, made) == ""
            async with at(through(second, ben), made):
                assert await owner(first, made) == lease_of(second).owners.id
                assert await first.people[0].join_by_link(made.table, made.invite) == made.table
                assert list(rooms(second)) == [made.table]
                assert not rooms(first)

    run(main())


def test_relayed_credentials_need_the_secret(tmp_path: Path, lent_database: str) -> None:
    class Liar(Server):
        secret = "0" * 64

        @property
        def headers(self) -> dict[str, str]:
            said = '{"address":"127.0.0.1","scheme":"http","host":"localhost","port":1,"browser":"' + "0" * 32 + '"}'
            return {"x-pixcade-relayed": f"{self.secret} {said}"}

    async def main() -> None:
        async with processes(tmp_path, lent_database, 1) as (only,):
            liar = Liar(only.address)
            with rejected("guard.origin"):
                await liar.join("ABCDEF")
            liar.secret = only.services.identity.digest("relay")
            with rejected("server.wrong-code"):
                await liar.join("ABCDEF")

    run(main())


def test_relayed_request_is_not_relayed_again(
    tmp_path: Path, lent_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease, "HOLD_S", 0.1)

    async def main() -> None:
        async with processes(tmp_path, lent_database, 3) as (first, second, third):
            host = await first.person("Host")
            made = await first.table(host, "pixl")
            async with at(host, made):
                claim = lease_of(second).owners.claim

                async def mistaken(tables: Any) -> Any:
                    found = await claim(tables)
                    return {table: one._replace(url=third.address) for table, one in found.items()}

                monkeypatch.setattr(lease_of(second).owners, "claim", mistaken)
                with rejected("server.going-down"):
                    await through(second, host).join_by_link(made.table, made.invite)
                assert not rooms(third)

    run(main())


def test_hello_waits_until_lease_of_dead_owner_has_ended(
    tmp_path: Path, lent_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def died() -> None:
        pass

    async def main() -> None:
        async with processes(tmp_path, lent_database, 1) as (second,):
            async with serving(tmp_path, database=lent_database, cookie="pixcade-test") as first:
                host = await first.person("Host")
                made = await first.table(host, "pixl")
                async with at(host, made) as table:
                    await table.sit(0, "Ann")
                monkeypatch.setattr(lease_of(first), "end", died)
                before = lease_of(first).owners.id
            assert await owner(second, made) == before
            async with raw(through(second, host), made) as socket:
                assert '"type":"welcome"' in socket.texts[0]
                assert '"Ann"' in "".join(socket.texts)
            assert await owner(second, made) == lease_of(second).owners.id

    run(main())


def test_relay_ends_with_lease_of_owner(tmp_path: Path, lent_database: str) -> None:
    async def main() -> None:
        async with processes(tmp_path, lent_database) as (first, second):
            host = await first.person("Host")
            made = await first.table(host, "pixl")
            async with at(host, made), raw(through(second, host), made) as socket:
                await lose_lease(first)
                bye = await socket.until(lambda one: one["type"] == "bye")
                assert (bye["code"], bye["again"]) == ("server.going-down", True)

    run(main())


def test_process_without_lease_drops_everything_and_continues(tmp_path: Path, lent_database: str) -> None:
    async def main() -> None:
        async with processes(tmp_path, lent_database) as (first, second):
            host = await first.person("Host")
            made = await first.table(host, "pixoid", **half_step())
            ann, ben = at(host, made), at(through(second, host), made)
            async with ann, ben:
                for seat, name in enumerate(("Ann", "Ben", "Cid", "Dee")):
                    await ann.sit(seat, name, "another" if seat else "")
                await ann.start()
                await stepped(0, ann, ben)
                before = lease_of(first).owners.id
                await lose_lease(first)
                await asyncio.gather(*(program(ann, seat) for seat in (0, 1)), program(ben, 2))
                assert lease_of(first).owners.id != before or made.table in rooms(second)
                assert len(await log_of(first, made, Submitted)) == 3
                await program(ben, 3)
                await stepped(1, ann, ben)
                assert [made.table in rooms(one) for one in (first, second)].count(True) == 1
                assert any(isinstance(one, Bye) for one in ann.heard)

    run(main())


def test_room_reloads_if_a_client_has_seen_more(tmp_path: Path, lent_database: str) -> None:
    async def main() -> None:
        async with processes(tmp_path, lent_database, 1) as (only,):
            host = await only.person("Host")
            made = await only.table(host, "pixl")
            async with at(host, made) as table:
                await table.sit(0, "Ann")
                stale = rooms(only)[made.table]
                old = stale.room.saved
                await table.sit(1, "Ben", "another")
                number = known(table).number
                stale.room.saved = stale.room.ahead = old
                async with raw(host, made, have=number) as socket:
                    assert '"seats":[0,1]' in socket.texts[-1]
                assert rooms(only)[made.table] is not stale
                kept = rooms(only)[made.table]
                async with raw(host, made, have=number + 5):
                    assert rooms(only)[made.table] is kept, "the store knows no more either"

    run(main())


def test_operator_reaches_tables_and_people_of_every_process(tmp_path: Path, lent_database: str) -> None:
    async def main() -> None:
        async with processes(tmp_path, lent_database, operator=Operator(TOKEN)) as (first, second):
            operator, host = Server(second.address, token=TOKEN), await first.person("Host")
            made, other = await first.table(host, "pixl"), await first.table(host, "pixl")
            async with at(host, made) as table:
                await table.sit(0, "Ann")
                await do(operator, "announce", NewAnnouncement("Back at nine"))
                await table.until(lambda: table.announced.text == "Back at nine")
                person = table.welcome.person if table.welcome else ""
                await do(operator, "remove-name", RemoveName(person))
                await table.until(lambda: known(table).seats[0].name != "Ann")
                await do(operator, "close", CloseTable(made.table))
                await table.until(lambda: any(isinstance(one, Bye) for one in table.heard))
            async with raw(host, other) as socket:
                await do(operator, "ban", NewBan("browser", person, hours=1))
                assert (await socket.until(lambda one: one["type"] == "bye"))["code"] == "server.banned"

    run(main())


def test_stopped_process_hands_over_its_tables_immediately(tmp_path: Path, lent_database: str) -> None:
    async def main() -> None:
        async with processes(tmp_path, lent_database, 1) as (second,):
            async with serving(tmp_path, database=lent_database, cookie="pixcade-test") as first:
                host = await first.person("Host")
                made = await first.table(host, "pixoid", clock="decision", milliseconds=600_000, **half_step())
                async with at(host, made) as table:
                    for seat, name in enumerate(("Ann", "Ben", "Cid", "Dee")):
                        await table.sit(seat, name, "another" if seat else "")
                    await table.start()
                    await stepped(0, table)
                    choice = defaults(table, 0)
            await waited(lambda: made.table in rooms(second))  # its clocks run, though no one is here
            async with at(through(second, host), made) as table:
                for piece, move in choice.items():
                    await table.submit(piece, move)
                await table.until(lambda: not known(table).paused)

    run(main())


def test_only_process_with_a_folder_has_no_lease(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            assert served.application.lease is None

    run(main())
