"""Moderation over real sockets: tables, names, messages, games, and people."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from pixcade.client import Goodbye, Server
from pixcade.games.errors import PixcadeError
from pixcade.protocol.admin_messages import (
    AdminBans,
    AdminNow,
    AdminReports,
    CloseTable,
    EndBan,
    NewBan,
    RemoveGame,
    RemoveMessage,
    RemoveName,
    ReportDealtWith,
)
from pixcade.protocol.http_messages import GameSummary, NewReport, NoBody
from pixcade.protocol.server_messages import Bye
from pixcade.server.access.proxies import networks
from pixcade.server.auth.authenticate import BANS_AT_ONCE
from pixcade.store.api import Ban, LogLine
from tests.server.http.operators import do, operated, person_of
from tests.server.support.server import run
from tests.server.support.short_game import evening, rejected


def test_closing_a_table_ends_game_and_disconnects_everyone(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, operator), evening(served, over=False) as played:
            ann = played.tables[0]
            ann.keep = True
            await do(operator, "close", CloseTable(played.id))
            with pytest.raises(Goodbye) as caught:
                await ann.until(lambda: False)
            assert caught.value.code == "server.closed"
            assert Bye("server.closed", False) in ann.heard
            told = await played.people[0].ask("GET", f"/api/games/{played.id}", None, GameSummary)
            assert told.result.startswith("stopped")
            assert (
                await rejected(played.people[0].join_by_link(played.id, played.made.invite)) == "server.no-such-table"
            )
            now = await operator.ask("GET", "/api/admin/now", None, AdminNow)
            assert now.tables == ()
            assert await rejected(do(operator, "close", CloseTable(played.id))) == "server.no-open-table"

    run(main())


def test_closed_lobby_cannot_be_joined(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, operator):
            person = await served.person("Ann")
            made = await served.table(person, "pixl")
            await do(operator, "close", CloseTable(made.table))
            assert await rejected(person.join(made.code)) == "server.wrong-code"
            assert await rejected(person.ask("GET", f"/api/games/{made.table}", None, GameSummary)) == (
                "server.no-such-game"
            )

    run(main())


def test_removed_name_disappears_but_submissions_stay(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, operator), evening(served, ("Zenobia", "Ben"), over=False) as played:
            zenobia, ben = played.tables
            person = await person_of(played.people[0])
            await zenobia.say(0, text="hello")
            idle = await served.table(played.people[0], "pixl")
            async with played.people[0].table(idle.table) as elsewhere:
                await elsewhere.sit(1, "Zenobia")
            rooms = served.application.rooms
            rooms.drop(idle.table, "server.going-down", again=True)
            before = rooms.open[played.id].table
            await do(operator, "remove-name", RemoveName(person))
            await ben.until(lambda: ben.state is not None and ben.state.seats[0].name == "a player")
            after = (await rooms.room(played.id)).table
            assert after.secrets == before.secrets
            assert (after.seats[0].key, after.seats[0].person) == (before.seats[0].key, person)
            async with played.people[1].table(played.id) as again:
                assert again.state is not None
                assert "Zenobia" not in repr(again.state)
                assert "Zenobia" not in repr(again.said)
            room = await rooms.room(idle.table)
            assert room.table.seats[1].name == "a player"
            assert await served.application.authenticator.name(next(iter(room.room.saved.keys.granted))) == ""
            await asyncio.gather(zenobia.agree(0), ben.agree(1))
            told = await played.people[1].ask("GET", f"/api/games/{played.id}", None, GameSummary)
            assert [player.name for player in told.players] == ["a player", "Ben"]

    run(main())


def test_removed_message_disappears_and_report_is_done(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, operator), evening(served) as played:
            ann, ben = played.tables
            await ann.say(0, text="something bad")
            await ben.until(lambda: len(ben.said) == 1)
            number = ben.said[0].number
            about = await person_of(played.people[0])
            for kind, value in (("message", str(number)), ("name", about)):
                report = NewReport(played.id, kind, value, "look")  # type: ignore[arg-type]  # one of the two
                await played.people[1].ask("POST", "/api/report", report, NoBody)
            told = (await operator.ask("GET", "/api/admin/reports", None, AdminReports)).reports
            assert {(one.kind, one.shown, one.person, one.text) for one in told} == {
                ("message", "something bad", about, "look"),
                ("name", "Ann", about, "look"),
            }
            await do(operator, "remove-message", RemoveMessage(played.id, number))
            await ben.until(lambda: ben.said == [])
            assert await served.store.chat(played.id) == []
            assert await rejected(do(operator, "remove-message", RemoveMessage(played.id, number))) == (
                "server.no-such-message"
            )
            for one in told:
                await do(operator, "report-done", ReportDealtWith(one.id))
            assert (await operator.ask("GET", "/api/admin/reports", None, AdminReports)).reports == ()
            assert await rejected(do(operator, "report-done", ReportDealtWith("x"))) == "server.no-such-report"

    run(main())


def test_unreadable_table_can_be_removed(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, operator):
            made, rooms = await served.table(await served.person("Host")), served.application.rooms
            assert await rejected(do(operator, "remove-game", RemoveGame(made.table))) == "server.not-over"
            rooms.drop(made.table, "server.going-down", again=True)
            head = len(await served.store.log(made.table))
            await served.store.write(LogLine(made.table, head + 1, "{}"))
            await do(operator, "remove-game", RemoveGame(made.table))
            assert await served.store.table(made.table) is None

    run(main())


def test_game_can_be_removed_only_once_it_is_over(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, operator):
            async with evening(served, over=False) as played:
                assert await rejected(do(operator, "remove-game", RemoveGame(played.id))) == "server.not-over"
            async with evening(served) as played:
                await do(operator, "remove-game", RemoveGame(played.id))
                assert await served.store.log(played.id) == []
                code = await rejected(played.people[0].ask("GET", f"/api/games/{played.id}/record", None, NoBody))
                assert code == "server.no-such-game"
                assert await rejected(do(operator, "remove-game", RemoveGame(played.id))) == "server.no-finished-game"
                with pytest.raises(Goodbye):
                    await played.tables[0].until(lambda: False)

    run(main())


class Forwarded(Server):
    """A browser behind a proxy on the server's machine."""

    @property
    def headers(self) -> dict[str, str]:
        return super().headers | {"x-forwarded-for": "192.0.2.7"}


@pytest.mark.parametrize("kind", ["browser", "address"])
def test_ban_disconnects_immediately_until_it_ends(tmp_path: Path, kind: Any) -> None:
    async def main() -> None:
        async with operated(tmp_path, trusted=networks(["127.0.0.1"])) as (served, operator):
            ann, ben = Forwarded(served.address), await served.person("Ben")
            await ann.session("Ann")
            made = await served.table(ann, "pixl")
            value = await person_of(ann) if kind == "browser" else "::ffff:192.0.2.7"
            async with ann.table(made.table) as at_table:
                await do(operator, "ban", NewBan(kind, value, 3, "rude"))
                with pytest.raises(Goodbye) as caught:
                    await at_table.until(lambda: False)
            assert caught.value.code == "server.banned"
            with pytest.raises(PixcadeError) as error:
                await ann.about()
            assert error.value.code == "server.banned"
            assert error.value.values == {"hours": 3}
            await ben.about()
            bans = (await operator.ask("GET", "/api/admin/bans", None, AdminBans)).bans
            shown = value.removeprefix("::ffff:")
            assert [(ban.kind, ban.value, ban.hours, ban.reason) for ban in bans] == [(kind, shown, 3, "rude")]
            await do(operator, "unban", EndBan(kind, value))
            await ann.about()
            assert await rejected(do(operator, "unban", EndBan(kind, value))) == "server.no-such-ban"

    run(main())


class OfOneSubnet(Forwarded):
    """A browser with one of the addresses of a subnet."""

    last = 1

    @property
    def headers(self) -> dict[str, str]:
        return super().headers | {"x-forwarded-for": f"2001:db8::{self.last}"}


async def members(address: str) -> list[OfOneSubnet]:
    """Return two people of one subnet, with other addresses."""
    found = []
    for last in (1, 2):
        one = OfOneSubnet(address)
        one.last = last
        await one.session(f"Person {last}")
        found.append(one)
    return found


def test_address_ban_disconnects_the_whole_subnet(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path, trusted=networks(["127.0.0.1"])) as (served, operator):
            ann, ben = await members(served.address)
            made = await served.table(ann, "pixl")
            await ben.join_by_link(made.table, made.invite)
            async with ben.table(made.table) as at_table:
                await do(operator, "ban", NewBan("address", "2001:db8::1", 3))
                with pytest.raises(Goodbye, match=r"server\.banned"):
                    await at_table.until(lambda: False)

    run(main())


@pytest.mark.parametrize("lengths", [(100, 1), (1, 100)])
def test_longest_ban_of_a_subnet_counts(tmp_path: Path, lengths: tuple[int, int]) -> None:
    async def main() -> None:
        async with operated(tmp_path, trusted=networks(["127.0.0.1"])) as (served, operator):
            people = await members(served.address)
            for one, hours in zip(people, lengths, strict=True):
                await do(operator, "ban", NewBan("address", f"2001:db8::{one.last}", hours))
            for one in people:
                with pytest.raises(PixcadeError) as error:
                    await one.about()
                assert error.value.values == {"hours": 100}
            longer = people[lengths.index(100)].last
            await do(operator, "unban", EndBan("address", f"2001:db8::{longer}"))
            with pytest.raises(PixcadeError) as error:
                await people[0].about()
            assert error.value.values == {"hours": 1}

    run(main())


def test_loading_many_bans_does_not_block_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slices = 10
    many = [Ban("address", f"2001:db8:{at:x}::1", 2**42, "") for at in range(slices * BANS_AT_ONCE)]

    async def read(now: int) -> list[Ban]:
        return many

    async def main() -> None:
        async with operated(tmp_path) as (served, _):
            authenticator, turns = served.application.authenticator, 0
            monkeypatch.setattr(served.store, "bans", read)
            loading = asyncio.create_task(authenticator.load())
            while not loading.done():
                assert not authenticator.banned, "all of them at once"
                await asyncio.sleep(0)
                turns += 1
            assert turns > slices
            assert len(authenticator.banned) == len(many)

    run(main())


def test_invalid_target_and_own_machine_cannot_be_banned(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, operator):
            ann = await served.person("Ann")
            for value in ("Bob", "x", "0123456789ABCDEF", (await person_of(ann))[1:]):
                assert await rejected(do(operator, "ban", NewBan("browser", value, 1))) == "server.bad-person"
                assert await rejected(do(operator, "remove-name", RemoveName(value))) == "server.bad-person"
            for value in ("127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1", "::2"):  # the last would keep ::1 out
                assert await rejected(do(operator, "ban", NewBan("address", value, 1))) == "server.own-address"
            assert await rejected(do(operator, "ban", NewBan("address", "nowhere", 1))) == "server.bad-address"
            assert (await operator.ask("GET", "/api/admin/bans", None, AdminBans)).bans == ()
            await ann.about()

    run(main())


def test_ban_that_is_invalid_today_can_be_lifted(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, operator):
            old = (Ban("browser", "Bob", 2**42, ""), Ban("address", "127.0.0.1", 2**42, ""))
            await served.store.write(*old)
            for ban in old:
                await do(operator, "unban", EndBan(ban.kind, ban.value))  # type: ignore[arg-type]  # one of the two
            assert (await operator.ask("GET", "/api/admin/bans", None, AdminBans)).bans == ()

    run(main())
