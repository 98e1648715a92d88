"""The operator's commands match the admin page, and report errors."""

import asyncio
import datetime
import re
from pathlib import Path

import pytest

from pixcade.client import Server
from pixcade.games.errors import PixcadeError
from pixcade.locales import Words
from pixcade.protocol.admin_messages import AdminNow, RemoveGame
from pixcade.protocol.http_messages import NewReport, NoBody
from pixcade.server.cli import admin, backup, restore
from pixcade.store.api import StoreTrouble
from tests.server.http.operators import TOKEN, command, do, operated, person_of, uses_sqlite
from tests.server.support.server import run
from tests.server.support.short_game import evening
from tests.server.support.typed_command import typed

SOMEBODY = "3f0c9a5d2b7e4c18"
"""An unused id."""


def test_admin_command_matches_admin_page(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, _), evening(served, over=False) as played:
            person = await person_of(played.people[0])
            await played.tables[0].say(0, text="something bad")
            await played.people[1].ask("POST", "/api/report", NewReport(played.id, "message", "1", "look"), NoBody)

            where = () if uses_sqlite() else ("--address", served.address)

            async def typed(*arguments: str) -> str:
                return await asyncio.to_thread(command, tmp_path, *arguments, *where)

            now = await typed("now")
            assert f"{played.id}  pixl, in progress, 0 min: Ann [{person}], Ben [" in now
            assert f"{person}  Ann, 127.0.0.1, tables: {played.id}\n" in now
            reports = await typed("reports")
            assert "message 1 “something bad” by " in reports
            done = "Done.\n"
            assert await typed("report-done", reports.split(" ")[0]) == done
            assert await typed("remove-message", played.id, "1") == done
            assert await typed("remove-name", person) == done
            assert await typed("ban", "address", "192.0.2.7", "--hours", "5", "--reason", "rude") == done
            assert re.fullmatch(r"address 192\.0\.2\.7, until .* UTC: rude\n", await typed("bans"))
            assert await typed("unban", "address", "192.0.2.7") == done
            assert await typed("announce", "hello", "to", "you") == done
            assert await typed("maintenance", "on") == done
            assert "Announcement: hello to you\nMaintenance" in await typed("now")
            assert await typed("close", played.id) == done
            assert await typed("remove-game", played.id) == done

    run(main())


def test_admin_command_uses_named_server_over_data_folder(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path / "one") as (served, operator), operated(tmp_path / "other") as (_, elsewhere):
            arguments = ("announce", "hello", "--address", f"{served.address}/")
            assert await asyncio.to_thread(command, tmp_path / "other", *arguments) == "Done.\n"
            assert (await operator.ask("GET", "/api/admin/now", None, AdminNow)).announcement == "hello"
            assert (await elsewhere.ask("GET", "/api/admin/now", None, AdminNow)).announcement == ""
            with pytest.raises(PixcadeError) as caught:
                await asyncio.to_thread(command, tmp_path, *arguments, token="another-token-of-this-length")
            assert caught.value.code == "server.operator-token"

    run(main())


@pytest.mark.one_machine  # no server runs
def test_admin_command_asks_for_address_if_folder_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def error(*arguments: str) -> PixcadeError:
        with pytest.raises(PixcadeError) as caught:
            command(tmp_path, "now", *arguments)
        return caught.value

    assert error("--address", "nowhere").values["name"] == "--address"
    assert error("--address", "").code == "serving.bad-value"
    assert error("--address", "http://127.0.0.1:9").code == "server.no-answer"
    assert error().code == "server.not-running"
    monkeypatch.setenv("PIXCADE_DATABASE_URL", "postgresql://somebody@127.0.0.1/nowhere")
    assert error().code == "server.address-unset"
    assert error("--address", "http://127.0.0.1:9").code == "server.no-answer"
    assert "--address" in Words(strict=True).error(error())


@pytest.mark.one_machine  # no server runs
def test_admin_command_reports_errors(tmp_path: Path) -> None:
    for arguments, code in (
        (("now",), "server.not-running"),
        (("ban", "browser", "x", "--hours", "many"), "server.not-running"),
    ):
        with pytest.raises(PixcadeError) as caught:
            command(tmp_path, *arguments)
        assert caught.value.code == code
    for text in ("many", "-1", "1.5"):
        with pytest.raises(PixcadeError) as caught:
            admin.parse_int(text)
        assert caught.value.code == "server.bad-number"


def test_ban_ends_at_the_end_of_its_last_day(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, _):
            where = ("--address", served.address)
            today = datetime.datetime.now(tz=datetime.UTC).date()
            for day in (today + datetime.timedelta(days=1), today + datetime.timedelta(days=1000)):
                asked = ("ban", "address", "192.0.2.7", "--until", str(day))
                assert await asyncio.to_thread(command, tmp_path, *asked, *where) == "Done.\n"
                end = day + datetime.timedelta(days=1)
                shown = await asyncio.to_thread(command, tmp_path, "bans", *where)
                assert shown == f"address 192.0.2.7, until {end} 00:00 UTC\n"

    run(main())


def test_invalid_ban_error_shows_value_and_limits(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, _):

            async def error(*arguments: str) -> PixcadeError:
                line = ("ban", "browser", SOMEBODY, *arguments, "--address", served.address)
                with pytest.raises(PixcadeError) as caught:
                    await asyncio.to_thread(command, tmp_path, *line)
                return caught.value

            for text in ("many", "-1", "1.5", "0", "87841", "100000000", "9" * 50, ""):
                rejected = await error(f"--hours={text}")
                assert rejected.code == "server.bad-hours"
                assert rejected.values == {"text": text[:40], "most": "87840"}
            for text in ("tomorrow", "2020-01-01", "2027-02-30", "9" * 50, ""):
                rejected = await error("--until", text)
                assert (rejected.code, rejected.values) == ("server.bad-date", {"text": text[:40]})
            for text in ("2245-01-01", "9999-12-31"):
                late = await error("--until", text)
                assert (late.code, late.values["text"]) == ("server.late-date", text)
                assert str(late.values["latest"]) in Words(strict=True).error(late)
            latest = datetime.date.fromisoformat(str(late.values["latest"]))
            line = ("ban", "browser", SOMEBODY, "--address", served.address, "--until")
            assert (await asyncio.to_thread(command, tmp_path, *line, str(latest))).startswith("Done.\n")
            assert (await error("--until", str(latest + datetime.timedelta(days=1)))).code == "server.late-date"
            long = await error("--reason", "x" * 201)
            assert (long.code, long.values) == ("server.long-reason", {"most": 200})

    run(main())


def test_admin_command_shows_absent_and_unknown_people(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, _):

            async def typed(*arguments: str) -> str:
                return await asyncio.to_thread(command, tmp_path, *arguments, "--address", served.address)

            ann = await served.person("Ann")
            made = await served.table(ann, "pixl")
            async with ann.table(made.table) as there:
                await there.sit(0, "Ann")
                assert "(away)" not in await typed("now")
            person = await person_of(ann)
            while f"Ann [{person}] (away)" not in await typed("now"):
                await asyncio.sleep(0.05)
            assert await typed("ban", "browser", person) == "Done.\n"
            for arguments in (("ban", "browser", SOMEBODY), ("remove-name", SOMEBODY)):
                done, strange = (await typed(*arguments)).splitlines()
                assert done == "Done."
                assert SOMEBODY in strange

    run(main())


def test_invalid_id_is_rejected_with_a_sentence(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, _):

            async def error(*arguments: str) -> str:
                with pytest.raises(PixcadeError) as caught:
                    await asyncio.to_thread(command, tmp_path, *arguments, "--address", served.address)
                return caught.value.code

            assert await error("ban", "browser", "Bob") == "server.bad-person"
            assert await error("remove-name", "nobody") == "server.bad-person"
            assert await error("ban", "address", "127.0.0.1") == "server.own-address"
            assert await error("close", "nothing") == "server.no-open-table"
            assert await error("close", "x" * 17) == "server.bad-id"
            assert await error("remove-name", "") == "server.bad-id"
            assert await error("announce", "x" * 2000) == "names.text-too-long"

    run(main())


async def unreadable(statement: str, values: object) -> list[object]:
    raise StoreTrouble("store.broken")


@pytest.mark.one_machine
def test_unreadable_list_error_does_not_mention_saving(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, _):
            served.store.driver.read = unreadable
            for action in ("bans", "reports"):
                with pytest.raises(PixcadeError) as caught:
                    await asyncio.to_thread(command, tmp_path, action)
                assert caught.value.code == "server.unreadable-store"

    run(main())


@pytest.mark.one_machine  # no server runs
def test_hours_and_date_exclude_each_other(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        command(tmp_path, "ban", "browser", "x", "--hours", "1", "--until", "2030-01-01")


@pytest.mark.one_machine
def test_backup_is_taken_online_and_restored_offline(tmp_path: Path) -> None:
    folder, file = tmp_path / "data", tmp_path / "copy"

    where = (str(file), "--data", str(folder))

    async def main() -> None:
        async with operated(folder) as (served, _), evening(served) as played:
            assert str(file) in await asyncio.to_thread(typed, backup, *where)
            with pytest.raises(PixcadeError) as caught:
                await asyncio.to_thread(typed, restore, *where)
            assert caught.value.code == "store.in-use"
            await served.application.maintenance.beat()
            await do(Server(served.address, token=TOKEN), "remove-game", RemoveGame(played.id))
        said = typed(restore, *where)
        assert str(file) in said
        assert said.count("\n") == 2
        async with operated(folder) as (served, _):
            assert await served.store.game(played.id) is not None

    run(main())
