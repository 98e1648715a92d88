"""What an operator sees and does, over real sockets: health, figures, tables, names, bans, and the commands."""

import argparse
import asyncio
import io
import json
import re
import tempfile
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pixcade.client import Goodbye, Server
from pixcade.core.errors import Refusal
from pixcade.protocol.admin_messages import (
    AdminBans,
    AdminNow,
    AdminReports,
    CloseTable,
    EndBan,
    Maintenance,
    NewAnnouncement,
    NewBan,
    RemoveGame,
    RemoveMessage,
    RemoveName,
    ReportDealtWith,
)
from pixcade.protocol.http_messages import GameSummary, Health, NewReport, NoBody
from pixcade.protocol.server_messages import Bye
from pixcade.server.cli import admin, backup, restore
from pixcade.server.http.admin import is_token
from pixcade.server.http.admin_page import page_text, texts, wanted_language
from pixcade.store.api import OperatorSetting
from pixcade.words import LANGUAGES, Words
from tests.server.support import server as engines
from tests.server.support.server import Served, run, serving
from tests.server.support.short_game import evening, refused

TOKEN = "operator-token-of-this-test"
FIGURES_TOKEN = "figures-token-of-this-test"


@asynccontextmanager
async def operated(folder: Path, **more: Any) -> AsyncIterator[tuple[Served, Server]]:
    """Run a server, and give its operator."""
    async with serving(folder, admin_token=TOKEN, metrics_token=FIGURES_TOKEN, **more) as served:
        if kept_in_folder():
            served.store.lock.announce(served.address)
        yield served, Server(served.address, token=TOKEN)


def kept_in_folder() -> bool:
    """Whether servers of this test keep their things in their folders, and can be found there."""
    return engines.ENGINES is None


async def do(operator: Server, action: str, body: Any) -> None:
    await operator.ask("POST", f"/api/admin/{action}", body, NoBody)


async def person_of(server: Server) -> str:
    return (await server.about()).person


async def status_and_code(served: Served, method: str, path: str, headers: dict[str, str]) -> tuple[int, str]:
    """Ask with headers of one's own; return the status and the code of the refusal, if it is one."""
    head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    host = served.address.removeprefix("http://")
    reading, writing = await asyncio.open_connection("127.0.0.1", served.port)
    origin = f"origin: {served.address}\r\n"
    text = f"{method} {path} HTTP/1.1\r\nhost: {host}\r\n{origin}{head}content-length: 0\r\nconnection: close\r\n\r\n"
    writing.write(text.encode())
    answer = (await reading.read()).decode()
    writing.close()
    await writing.wait_closed()
    found = re.search(r'"code":"([^"]+)"', answer)
    return int(answer.split(" ")[1]), found[1] if found else ""


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def test_health_is_told_to_everybody_and_is_bad_while_the_store_is(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, _):
            nobody = Server(served.address)
            status, content = await nobody.fetch("GET", "/healthz")
            assert status == 200
            bus = "none" if kept_in_folder() else "ok"
            assert msgspec.json.decode(content, type=Health) == Health("ok", "ok", bus, "ok")
            # Whatever was being written is written after this: nothing says "ok" after us.
            await served.store.write(OperatorSetting("tried", "1"))
            served.store.writer.state = "full"
            status, content = await nobody.fetch("GET", "/healthz")
            assert (status, json.loads(content)) == (
                503,
                {"status": "trouble", "store": "full", "bus": bus, "clock": "ok"},
            )

    run(main())


def test_figures_are_for_this_machine_or_whoever_has_their_token(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, _):
            status, content = await Server(served.address).fetch("GET", "/metrics")
            assert status == 200
            assert b"pixcade_connections 0.0" in content
            elsewhere = {"x-forwarded-for": "192.0.2.7"}
            refusal = (401, "server.metrics-token")
            assert await status_and_code(served, "GET", "/metrics", elsewhere) == refusal
            assert await status_and_code(served, "GET", "/metrics", elsewhere | bearer(TOKEN)) == refusal
            assert (await status_and_code(served, "GET", "/metrics", elsewhere | bearer(FIGURES_TOKEN)))[0] == 200

    run(main())


PATHS = [
    ("GET", "now"), ("GET", "reports"), ("GET", "bans"), ("POST", "close"), ("POST", "remove-name"),
    ("POST", "remove-message"), ("POST", "remove-game"), ("POST", "ban"), ("POST", "unban"), ("POST", "announce"),
    ("POST", "maintenance"), ("POST", "report-done"),
]  # fmt: skip


def test_nobody_is_operator_without_the_token_or_from_elsewhere(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, _):
            for method, name in PATHS:
                path = f"/api/admin/{name}"
                for headers in ({}, bearer("another-token-of-this-length"), bearer(FIGURES_TOKEN)):
                    assert await status_and_code(served, method, path, headers) == (401, "server.operator-token")
                elsewhere = bearer(TOKEN) | {"x-forwarded-for": "192.0.2.7"}
                assert await status_and_code(served, method, path, elsewhere) == (403, "server.operator-here")
            there = {"forwarded": "for=192.0.2.7"}
            assert await status_and_code(served, "GET", "/admin", there) == (403, "server.operator-here")

    run(main())


def test_where_no_token_is_set_nobody_has_it() -> None:
    assert not is_token(None, "")
    assert not is_token("", "")
    assert not is_token(None, TOKEN)
    assert is_token(TOKEN, TOKEN)


def test_guesses_of_the_token_are_limited_but_the_operator_is_not(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path, limits=True) as (served, operator):
            guesser = Server(served.address, token="another-token-of-this-length")
            codes = [await refused(guesser.ask("GET", "/api/admin/now", None, AdminNow)) for _ in range(65)]
            assert codes[0] == "server.operator-token"
            assert codes[-1] == "limits.code"
            await operator.ask("GET", "/api/admin/now", None, AdminNow)

    run(main())


def test_the_operator_sees_tables_and_people(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, operator), evening(served, over=False) as played:
            idle = await served.table(await served.person("Cid"), "pixoid")
            registry = served.application.registry
            registry.put_away(registry.rooms[idle.table])
            now = await operator.ask("GET", "/api/admin/now", None, AdminNow)
            assert (now.lobbies, now.playing, now.connections, now.store) == (1, 1, 3, "ok")
            tables = {table.table: table for table in now.tables}
            assert tables[idle.table].phase == "lobby"
            assert [(seat.name, seat.there) for seat in tables[played.id].seats] == [("Ann", True), ("Ben", True)]
            assert tables[played.id].connected == 3
            people = {one.name: one for one in now.people}
            assert set(people) == {"Ann", "Ben", "Host"}
            assert people["Ann"].person == await person_of(played.people[0])
            assert people["Ann"].tables == (played.id,)
            assert people["Ann"].address == "127.0.0.1"

    run(main())


def test_closing_a_table_ends_its_game_and_sends_everybody_away(tmp_path: Path) -> None:
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
            assert await refused(played.people[0].join_by_link(played.id, played.made.invite)) == "server.no-such-table"
            now = await operator.ask("GET", "/api/admin/now", None, AdminNow)
            assert now.tables == ()
            assert await refused(do(operator, "close", CloseTable(played.id))) == "server.no-such-table"

    run(main())


def test_a_lobby_that_is_closed_can_be_joined_no_more(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, operator):
            person = await served.person("Ann")
            made = await served.table(person, "pixl")
            await do(operator, "close", CloseTable(made.table))
            assert await refused(person.join(made.code)) == "server.wrong-code"
            assert await refused(person.ask("GET", f"/api/games/{made.table}", None, GameSummary)) == (
                "server.no-such-game"
            )

    run(main())


def test_a_removed_name_stands_nowhere_and_programs_stay_in(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, operator), evening(served, ("Zenobia", "Ben"), over=False) as played:
            zenobia, ben = played.tables
            person = await person_of(played.people[0])
            await zenobia.say(0, text="hello")
            idle = await served.table(played.people[0], "pixl")
            async with played.people[0].table(idle.table) as elsewhere:
                await elsewhere.sit(1, "Zenobia")
            registry = served.application.registry
            registry.put_away(registry.rooms[idle.table])
            before = registry.rooms[played.id].table
            await do(operator, "remove-name", RemoveName(person))
            await ben.until(lambda: ben.state is not None and ben.state.seats[0].name == "a player")
            after = registry.rooms[played.id].table
            assert after.secrets == before.secrets
            assert (after.seats[0].key, after.seats[0].person) == (before.seats[0].key, person)
            async with played.people[1].table(played.id) as again:
                assert again.state is not None
                assert "Zenobia" not in repr(again.state)
                assert "Zenobia" not in repr(again.said)
            room = await registry.room(idle.table)
            assert room.table.seats[1].name == "a player"
            assert await served.application.authenticator.name(next(iter(room.keys.browsers()))) == ""
            await asyncio.gather(zenobia.agree(0), ben.agree(1))
            told = await played.people[1].ask("GET", f"/api/games/{played.id}", None, GameSummary)
            assert [player.name for player in told.players] == ["a player", "Ben"]

    run(main())


def test_a_removed_message_vanishes_and_a_report_is_dealt_with(tmp_path: Path) -> None:
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
            assert await refused(do(operator, "remove-message", RemoveMessage(played.id, number))) == (
                "server.no-such-message"
            )
            for one in told:
                await do(operator, "report-done", ReportDealtWith(one.id))
            assert (await operator.ask("GET", "/api/admin/reports", None, AdminReports)).reports == ()
            assert await refused(do(operator, "report-done", ReportDealtWith("x"))) == "server.no-such-report"

    run(main())


def test_a_removed_game_is_gone_with_its_log_but_only_once_it_is_over(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, operator):
            async with evening(served, over=False) as played:
                assert await refused(do(operator, "remove-game", RemoveGame(played.id))) == "server.not-over"
            async with evening(served) as played:
                await do(operator, "remove-game", RemoveGame(played.id))
                assert await served.store.log(played.id) == []
                code = await refused(played.people[0].ask("GET", f"/api/games/{played.id}/record", None, NoBody))
                assert code == "server.no-such-game"
                assert await refused(do(operator, "remove-game", RemoveGame(played.id))) == "server.no-such-game"
                with pytest.raises(Goodbye):
                    await played.tables[0].until(lambda: False)

    run(main())


@pytest.mark.parametrize("kind", ["browser", "address"])
def test_a_ban_keeps_somebody_out_at_once_until_it_ends(tmp_path: Path, kind: Any) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, operator), evening(served, over=False) as played:
            ann, ben = played.people
            value = await person_of(ann) if kind == "browser" else "::ffff:127.0.0.1"
            await do(operator, "ban", NewBan(kind, value, 3, "rude"))
            with pytest.raises(Goodbye) as caught:
                await played.tables[0].until(lambda: False)
            assert caught.value.code == "server.banned"
            with pytest.raises(Refusal) as refusal:
                await ann.about()
            assert refusal.value.code == "server.banned"
            assert refusal.value.values == {"hours": 3}
            if kind == "browser":
                await ben.about()
            bans = (await operator.ask("GET", "/api/admin/bans", None, AdminBans)).bans
            shown = value if kind == "browser" else "127.0.0.1"
            assert [(ban.kind, ban.value, ban.hours, ban.reason) for ban in bans] == [(kind, shown, 3, "rude")]
            await do(operator, "unban", EndBan(kind, value))
            await ann.about()
            assert await refused(do(operator, "unban", EndBan(kind, value))) == "server.no-such-ban"
            assert await refused(do(operator, "ban", NewBan("address", "nowhere", 1))) == "server.bad-address"

    run(main())


def test_announcements_and_maintenance_reach_everybody_and_outlive_a_restart(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, operator), evening(served, over=False) as played:
            ann = played.tables[0]
            await do(operator, "announce", NewAnnouncement("back at  eight"))
            await do(operator, "maintenance", Maintenance(True))
            await ann.until(lambda: ann.announced is not None and ann.announced.maintenance)
            assert ann.announced is not None
            assert ann.announced.text == "back at eight"
            assert await refused(served.table(played.people[0], "pixl")) == "server.maintenance"
            await ann.agree(0)  # games that go on go on
        async with operated(tmp_path) as (served, operator):
            person = await served.person("Ann")
            about = await person.about()
            assert (about.announcement, about.maintenance) == ("back at eight", True)
            await do(operator, "announce", NewAnnouncement())
            await do(operator, "maintenance", Maintenance(False))
            await served.table(person, "pixl")
            about = await person.about()
            assert (about.announcement, about.maintenance) == ("", False)

    run(main())


def test_what_the_operator_does_is_in_the_log_without_secrets_and_addresses(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, operator), evening(served, over=False) as played:
            person = await person_of(played.people[0])
            await do(operator, "ban", NewBan("browser", person, 1))
            await do(operator, "ban", NewBan("address", "192.0.2.7", 1))
            await do(operator, "announce", NewAnnouncement("hello"))
            await do(operator, "close", CloseTable(played.id))
            log = served.log.getvalue()
            for line in (
                f"operator action=ban kind=browser hours=1 person={person}",
                "operator action=ban kind=address hours=1",
                "operator action=announce signs=5",
                f"operator action=close table={played.id}",
            ):
                assert f"{line}\n" in log
            assert TOKEN not in log
            assert "192.0.2.7" not in log

    run(main())


# The page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language_and_obeys_its_policy(language: str) -> None:
    text = page_text(Words(language))
    assert "{{" not in text
    assert f'<html lang="{language}">' in text
    assert "style=" not in text
    assert re.findall(r"<script[^>]*>(.*?)</script>", text, re.DOTALL) == [""]
    assert re.search(r'\son[a-z]+="', text) is None


def test_the_script_says_only_what_the_page_holds(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, _):
            nobody = Server(served.address)
            script = (await nobody.fetch("GET", "/admin.js"))[1].decode()
            known = texts(Words())
            assert set(re.findall(r'\btext\("([a-z-]+)"\)', script)) <= set(known)
            assert "localStorage" not in script
            assert "sessionStorage" not in script
            page = (await nobody.fetch("GET", "/admin"))[1].decode()
            assert set(re.findall(r'place\("([a-z-]+)"\)', script)) <= set(re.findall(r' id="([a-z-]+)"', page))
            assert (await nobody.fetch("GET", "/admin.css"))[0] == 200

    run(main())


def test_the_page_is_in_the_first_language_of_the_browser_that_we_speak() -> None:
    assert wanted_language("pl-PL,pl;q=0.9,en;q=0.8") == "pl"
    assert wanted_language("xx, de-AT;q=0.5") == "de"
    assert wanted_language("") == "en"


# The commands


class Said:
    """A terminal that remembers."""

    def __init__(self) -> None:
        self.writing = io.StringIO()

    def say(self, text: str = "") -> None:
        self.writing.write(text + "\n")

    def show(self, lines: Iterable[str]) -> None:
        self.writing.writelines(line + "\n" for line in lines)


def command(folder: Path, *arguments: str, token: str = TOKEN) -> str:
    """Run `pixcade admin` and return what it says."""
    parser = argparse.ArgumentParser()
    admin.add_arguments(parser, Words())
    screen = Said()
    with tempfile.NamedTemporaryFile("w", encoding="utf-8") as secret:
        secret.write(token)
        secret.flush()
        parsed = parser.parse_args([*arguments, "--data", str(folder), "--admin-token-file", secret.name])
        assert admin.run(parsed, screen, Words(strict=True)) == 0
    return screen.writing.getvalue()


def test_the_command_does_what_the_page_does(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, _), evening(served, over=False) as played:
            person = await person_of(played.people[0])
            await played.tables[0].say(0, text="something bad")
            await played.people[1].ask("POST", "/api/report", NewReport(played.id, "message", "1", "look"), NoBody)

            where = () if kept_in_folder() else ("--address", served.address)

            async def typed(*arguments: str) -> str:
                return await asyncio.to_thread(command, tmp_path, *arguments, *where)

            now = await typed("now")
            assert f"{played.id}  pixl, going on, 0 min: Ann [{person}], Ben [" in now
            assert f"{person}  Ann, 127.0.0.1, tables: {played.id}\n" in now
            reports = await typed("reports")
            assert "message 1 “something bad” of " in reports
            done = "Done.\n"
            assert await typed("report-done", reports.split(" ")[0]) == done
            assert await typed("remove-message", played.id, "1") == done
            assert await typed("remove-name", person) == done
            assert await typed("ban", "address", "192.0.2.7", "--hours", "5", "--reason", "rude") == done
            assert re.fullmatch(r"address 192\.0\.2\.7, until .* UTC: rude\n", await typed("bans"))
            assert await typed("unban", "address", "192.0.2.7") == done
            assert await typed("announce", "hello") == done
            assert await typed("maintenance", "on") == done
            assert "Announcement: hello\nMaintenance" in await typed("now")
            assert await typed("close", played.id) == done
            assert await typed("remove-game", played.id) == done

    run(main())


def test_the_command_asks_the_server_that_is_named_wherever_the_folder_leads(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path / "one") as (served, operator), operated(tmp_path / "other") as (_, elsewhere):
            arguments = ("announce", "hello", "--address", f"{served.address}/")
            assert await asyncio.to_thread(command, tmp_path / "other", *arguments) == "Done.\n"
            assert (await operator.ask("GET", "/api/admin/now", None, AdminNow)).announcement == "hello"
            assert (await elsewhere.ask("GET", "/api/admin/now", None, AdminNow)).announcement == ""
            with pytest.raises(Refusal) as caught:
                await asyncio.to_thread(command, tmp_path, *arguments, token="another-token-of-this-length")
            assert caught.value.code == "server.operator-token"

    run(main())


def test_where_the_folder_can_not_tell_the_command_asks_for_the_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refusal(*arguments: str) -> Refusal:
        with pytest.raises(Refusal) as caught:
            command(tmp_path, "now", *arguments)
        return caught.value

    assert refusal("--address", "nowhere").values["name"] == "--address"
    assert refusal("--address", "").code == "serving.bad-value"
    assert refusal("--address", "http://127.0.0.1:9").code == "server.no-answer"
    assert refusal().code == "server.not-running"
    monkeypatch.setenv("PIXCADE_DATABASE_URL", "postgresql://somebody@127.0.0.1/nowhere")
    monkeypatch.setenv("PIXCADE_BUS_URL", "redis://127.0.0.1/0")
    assert refusal().code == "server.address-unset"
    assert refusal("--address", "http://127.0.0.1:9").code == "server.no-answer"
    for language in LANGUAGES:
        assert "--address" in Words(language, strict=True).refusal(refusal())


def test_the_command_says_what_is_wrong(tmp_path: Path) -> None:
    for arguments, code in (
        (("now",), "server.not-running"),
        (("ban", "browser", "x", "--hours", "many"), "server.not-running"),
    ):
        with pytest.raises(Refusal) as caught:
            command(tmp_path, *arguments)
        assert caught.value.code == code
    for text in ("tomorrow", "2020-01-01", "2027-02-30"):
        with pytest.raises(Refusal) as caught:
            admin.hours_until(text)
        assert caught.value.code == "server.bad-date"
    for text in ("many", "-1", "1.5"):
        with pytest.raises(Refusal) as caught:
            admin.whole(text)
        assert caught.value.code == "server.bad-number"
    with pytest.raises(Refusal) as caught:
        admin.bounded(NewBan("browser", "x", 10**8))
    assert caught.value.code == "server.bad-number"


@pytest.mark.one_machine
def test_a_backup_is_made_while_the_server_runs_and_put_back_when_it_does_not(tmp_path: Path) -> None:
    folder, file = tmp_path / "data", tmp_path / "copy"

    def command(module: Any, *arguments: str) -> str:
        parser = argparse.ArgumentParser()
        module.add_arguments(parser, Words())
        screen = Said()
        assert module.run(parser.parse_args([*arguments, "--data", str(folder)]), screen, Words(strict=True)) == 0
        return screen.writing.getvalue()

    async def main() -> None:
        async with operated(folder) as (served, _), evening(served) as played:
            assert str(file) in await asyncio.to_thread(command, backup, str(file))
            with pytest.raises(Refusal) as caught:
                await asyncio.to_thread(command, restore, str(file))
            assert caught.value.code == "store.in-use"
            await served.application.maintenance.beat()
            await do(Server(served.address, token=TOKEN), "remove-game", RemoveGame(played.id))
        said = command(restore, str(file))
        assert str(file) in said
        assert said.count("\n") == 2
        async with operated(folder) as (served, _):
            assert await served.store.game(played.id) is not None

    run(main())
