"""The operator's views and actions over real sockets: health, metrics, tables, names, bans, and the commands."""

import asyncio
import json
import re
from pathlib import Path

import msgspec

from pixcade.client import Server
from pixcade.locales import Words
from pixcade.protocol.admin_messages import (
    AdminNow,
    CloseTable,
    Maintenance,
    NewAnnouncement,
    NewBan,
)
from pixcade.protocol.http_messages import Health
from pixcade.server.http.admin.page import page_text, texts
from pixcade.server.http.admin.sign_in import is_token
from pixcade.store.api import OperatorSetting
from tests.server.http.operators import FIGURES_TOKEN, TOKEN, bearer, do, operated, person_of
from tests.server.support.server import Served, run, serving
from tests.server.support.short_game import evening, rejected


async def status_and_code(served: Served, method: str, path: str, headers: dict[str, str]) -> tuple[int, str]:
    """Ask with headers of one's own; return the status and the code of the error, if it is one."""
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


def test_health_is_public_and_fails_with_the_store(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, _):
            nobody = Server(served.address)
            status, content = await nobody.fetch("GET", "/healthz")
            assert status == 200
            assert msgspec.json.decode(content, type=Health) == Health("ok", "ok")
            # Whatever was being written is written after this: nothing says "ok" after us.
            await served.store.write(OperatorSetting("tried", "1"))
            served.store.driver.last = "full"
            status, content = await nobody.fetch("GET", "/healthz")
            assert (status, json.loads(content)) == (
                503,
                {"status": "trouble", "store": "full"},
            )

    run(main())


def test_metrics_need_this_machine_or_the_token(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, _):
            status, content = await Server(served.address).fetch("GET", "/metrics")
            assert status == 200
            assert b"pixcade_connections 0.0" in content
            elsewhere = {"x-forwarded-for": "192.0.2.7"}
            error = (401, "server.metrics-token")
            assert await status_and_code(served, "GET", "/metrics", elsewhere) == error
            assert await status_and_code(served, "GET", "/metrics", elsewhere | bearer(TOKEN)) == error
            assert (await status_and_code(served, "GET", "/metrics", elsewhere | bearer(FIGURES_TOKEN)))[0] == 200

    run(main())


PATHS = [
    ("GET", "now"), ("GET", "reports"), ("GET", "bans"), ("POST", "close"), ("POST", "remove-name"),
    ("POST", "remove-message"), ("POST", "remove-game"), ("POST", "ban"), ("POST", "unban"), ("POST", "announce"),
    ("POST", "maintenance"), ("POST", "report-done"),
]  # fmt: skip


def test_operator_needs_token_and_this_machine(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, _):
            for method, name in PATHS:
                path = f"/api/admin/{name}"
                for headers in ({}, bearer("another-token-of-this-length"), bearer(FIGURES_TOKEN)):
                    assert await status_and_code(served, method, path, headers) == (401, "server.operator-token")
                elsewhere = bearer(TOKEN) | {"x-forwarded-for": "192.0.2.7"}
                assert await status_and_code(served, method, path, elsewhere) == (403, "server.operator-here")

    run(main())


def test_unset_token_makes_no_one_operator() -> None:
    assert not is_token(None, "")
    assert not is_token("", "")
    assert not is_token(None, TOKEN)
    assert is_token(TOKEN, TOKEN)


def test_missing_token_error_differs_from_wrong_token(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            for headers in ({}, bearer(TOKEN)):
                told = await status_and_code(served, "GET", "/api/admin/now", headers)
                assert told == (403, "server.operator-none")

    run(main())
    assert texts()["server.operator-none"] == Words(strict=True).say("server-operator-none")


def test_token_guesses_are_limited_but_operator_is_not(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path, limits=True) as (served, operator):
            served.stop_budgets()
            guesser = Server(served.address, token="another-token-of-this-length")
            codes = [await rejected(guesser.ask("GET", "/api/admin/now", None, AdminNow)) for _ in range(65)]
            assert codes[0] == "server.operator-token"
            assert codes[-1] == "limits.code"
            await operator.ask("GET", "/api/admin/now", None, AdminNow)

    run(main())


def test_operator_sees_tables_and_people(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, operator), evening(served, over=False) as played:
            idle = await served.table(await served.person("Cid"), "pixoid")
            rooms = served.application.rooms
            rooms.drop(idle.table, "server.going-down", again=True)
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


def test_announcement_and_maintenance_survive_restart(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, operator), evening(served, over=False) as played:
            ann = played.tables[0]
            await do(operator, "announce", NewAnnouncement("back at  eight"))
            await do(operator, "maintenance", Maintenance(True))
            await ann.until(lambda: ann.announced is not None and ann.announced.maintenance)
            assert ann.announced is not None
            assert ann.announced.text == "back at eight"
            assert await rejected(served.table(played.people[0], "pixl")) == "server.maintenance"
            await ann.agree(0)  # games in progress continue
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


def test_actions_are_logged_without_secrets_and_addresses(tmp_path: Path) -> None:
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
                "operator action=announce characters=5",
                f"operator action=close table={played.id}",
            ):
                assert f"{line}\n" in log
            assert TOKEN not in log
            assert "192.0.2.7" not in log

    run(main())


# The page


def test_admin_page_obeys_its_policy() -> None:
    for name, scripts in (("page.html", [""]), ("sign_in.html", []), ("refused.html", [])):
        text = page_text(name)
        assert "{{" not in text
        assert "style=" not in text
        assert re.findall(r"<script[^>]*>(.*?)</script>", text, re.DOTALL) == scripts
        assert re.search(r'\son[a-z]+="', text) is None


def test_admin_script_uses_only_texts_of_the_page(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, _):
            nobody = Server(served.address)
            script = (await nobody.fetch("GET", "/admin.js"))[1].decode()
            known = texts()
            assert set(re.findall(r'\btext\("([a-z-]+)"\)', script)) <= set(known)
            assert "localStorage" not in script
            assert "sessionStorage" not in script
            page = page_text("page.html")
            assert set(re.findall(r'place\("([a-z-]+)"\)', script)) <= set(re.findall(r' id="([a-z-]+)"', page))
            assert (await nobody.fetch("GET", "/admin.css"))[0] == 200

    run(main())
