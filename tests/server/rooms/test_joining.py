"""Coming to a table: by link, by code, by list or not at all; and a GET, which changes nothing."""

import asyncio
import json
import re
from pathlib import Path

import pytest
from starlette.routing import Route
from websockets.asyncio.client import connect

from pixcade.client import Goodbye, Server
from pixcade.games.errors import PixcadeError
from pixcade.protocol.http_messages import NewSeat
from pixcade.room.change import Policy
from pixcade.server.access.tokens import CODE_SIGNS
from pixcade.server.http.admin.sign_in import Operator
from pixcade.server.limits import BUDGETS
from pixcade.store.api import LogLine
from tests.server.support.manual_time import ManualTime
from tests.server.support.people import (
    PROXY,
    Elsewhere,
    at,
    company,
    guest,
    half_step,
    known,
    own,
    quiet,
    raw,
    rejected,
    stepped,
)
from tests.server.support.server import Served, run, serving
from tests.server.support.stored_rows import contents
from tests.waits import LIMIT

BOT = NewSeat("bot", level="easy")
ME = NewSeat("me", name="Ann")
PUBLIC = Policy(public=True)


async def assert_not_admitted(person: Server, table: str, code: str = "server.not-invited") -> None:
    """Expect that a client is not admitted."""
    with pytest.raises(Goodbye) as gone:
        await at(person, table).__aenter__()
    assert gone.value.code == code


def test_link_admits_only_with_its_secret(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host, eve = await served.person("Host"), await served.person("Eve")
            made = await served.table(host)
            other = await served.table(host)
            await assert_not_admitted(eve, made.table)
            for wrong in ("x", "0" * 32, made.invite[:-1], made.invite.upper() + "0", other.invite, "\u00e9"):
                with rejected("server.wrong-invite"):
                    await eve.join_by_link(made.table, wrong)
            with rejected("server.no-such-table"):
                await eve.join_by_link("a" * 16, made.invite)
            await assert_not_admitted(eve, made.table)
            assert await eve.join_by_link(made.table, made.invite) == made.table
            async with at(eve, made) as table:
                assert table.welcome is not None
                assert (table.welcome.invite, table.welcome.code) == (made.invite, made.code)
                assert table.welcome.spectator
                assert not table.welcome.host
            await assert_not_admitted(eve, other.table)

    run(main())


def test_table_secrets_are_not_stored(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", ME)
            link = await host.link(made.table, 0)
            token = await host.new_token("Robot")
            cookie = host.cookie.partition("=")[2]
            kept = await contents(tmp_path) + served.log.getvalue()
            for secret in (made.invite, made.code, link.secret, token.token, cookie, cookie.split(".")[1]):
                assert secret not in kept

    run(main())


def test_code_has_six_letters_and_works_only_in_the_lobby(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", ME, BOT, BOT, BOT)
            assert re.fullmatch(f"[{CODE_SIGNS}]{{6}}", made.code)
            typed = f" {made.code[:3].lower()}-{made.code[3:].lower()} "
            early, late = await served.person(), await served.person()
            assert await early.join(typed) == made.table
            with rejected("guard.code"):
                await late.join("ABC")
            for wrong in ("AAAAAA", made.code[::-1]):
                if wrong != made.code:
                    with rejected("server.wrong-code"):
                        await late.join(wrong)
            async with at(host, made) as table, at(early, made) as watching:
                await table.start()
                await stepped(0, watching)
                with rejected("server.wrong-code"):
                    await late.join(made.code)
                await assert_not_admitted(late, made.table)
                async with at(early, made) as again:
                    assert again.welcome is not None
                    assert (again.welcome.code, again.welcome.invite) == ("", made.invite)
                assert await late.join_by_link(made.table, made.invite) == made.table

    run(main())


def test_guesses_are_limited_per_person_and_address(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False, limits=True) as served:
            host, eve = await served.person("Host"), await served.person("Eve")
            made = await served.table(host, "pixoid", ME)
            mine, ours = BUDGETS["code"].person, BUDGETS["code"].address
            for number in range(mine.burst):
                with rejected("server.wrong-code" if number % 2 else "server.wrong-invite"):
                    await (eve.join("AAAAAA") if number % 2 else eve.join_by_link(made.table, "x"))
            for asked in (eve.join(made.code), eve.use_link(made.table, "x"), eve.join_by_link(made.table, "x")):
                with rejected("limits.code"):
                    await asked
            time.advance(mine.every)
            assert await eve.join(made.code) == made.table
            for _ in range(ours.burst // mine.burst):  # new browsers do not help for long
                thief = await served.person()
                for _ in range(mine.burst):
                    with pytest.raises(PixcadeError) as caught:
                        await thief.join("AAAAAA")
                    assert caught.value.code in ("server.wrong-code", "limits.code")
            assert caught.value.code == "limits.code"

    run(main())


def test_no_one_is_admitted_without_a_session(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            made = await served.table(await served.person("Host"))
            nobody = Server(served.address)
            for asked in (nobody.join(made.code), nobody.join_by_link(made.table, made.invite), nobody.new_token()):
                with rejected("server.no-session"):
                    await asked
            await assert_not_admitted(nobody, made.table, "server.no-session")
            forged = Server(served.address, cookie=f"pixcade-{served.port}=1.{'0' * 32}.{'0' * 64}")
            await assert_not_admitted(forged, made.table, "server.no-session")
            await assert_not_admitted(
                Server(served.address, token="pixcade-" + "0" * 64), made.table, "server.unknown-token"
            )

    run(main())


def test_public_tables_are_listed_only_if_enabled(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, policy=PUBLIC) as served:
            host, eve = await served.person("Host"), await served.person("Eve")
            shown = await served.table(host, "pixoid", ME, BOT, public=True)
            hidden = await served.table(host, "pixoid", ME)
            told = (await eve.tables()).tables
            assert [(one.table, one.free, one.players, one.phase) for one in told] == [
                (shown.table, 2, ("Ann", "easy"), "lobby")
            ]
            async with at(eve, shown) as table:
                await table.sit(2, "Eve")
                assert table.welcome is not None
                assert (table.welcome.code, table.welcome.invite) == ("", "")
            await assert_not_admitted(eve, hidden.table)
        async with serving(tmp_path, port=served.port) as again:
            assert again.port == served.port
            stranger = await again.person("Cid")
            with rejected("server.no-list"):
                await stranger.tables()
            await assert_not_admitted(stranger, shown.table)
            async with at(eve, shown) as table:
                assert own(table).seats == (2,)
            with rejected("server.no-public-tables"):
                await again.table(stranger, "pixoid", ME, public=True)

    run(main())


def test_damaged_table_hides_no_other_from_the_list(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False, policy=PUBLIC) as served:
            host = await served.person("Host")
            good = await served.table(host, "pixoid", ME, public=True)
            bad = await served.table(host, "pixoid", ME, public=True)
            await quiet(served, bad)
            time.advance(30_000)
            await served.application.maintenance.beat()
            assert bad.table not in served.application.rooms.open
            await served.store.write(LogLine(bad.table, 4, "{}"))
            assert [one.table for one in (await host.tables()).tables] == [good.table]
            await assert_not_admitted(host, bad.table, "server.table-damaged")

    run(main())


def get_paths(served: Served, table: str, person: str) -> list[str]:
    """Return the address of everything that can be got."""
    filled = {"{table}": table, "{person}": person, "{path:path}": "nowhere", "{name}": "x"}
    found = []
    for route in served.application.starlette.routes:
        if isinstance(route, Route) and route.methods and "GET" in route.methods:
            path = route.path
            for name, value in filled.items():
                path = path.replace(name, value)
            found.append(re.sub(r"\{[^}]*\}", "x", path))
    return found


def test_get_changes_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False, policy=PUBLIC, operator=Operator("a" * 32)) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", ME, BOT, BOT, BOT, public=True, **half_step())
            lobby = await served.table(host, "pixoid", ME, public=True)
            over = await served.table(host, "pixoid", ME, BOT, BOT, BOT, public=True)
            async with at(host, over) as table:
                await table.start()
                await table.agree(0)
            async with at(host, made) as table:
                await table.start()
                await table.until(lambda: sum(one.decided for one in known(table).current.decisions) == 3)
            operator, stranger = Server(served.address, token="a" * 32), Server(served.address)
            before = await contents(tmp_path)
            paths = {
                path for table in (made, lobby, over) for path in get_paths(served, table.table, person_of(served))
            }
            assert {"/api/server", "/api/tables", f"/api/games/{over.table}/record", "/healthz"} <= paths
            for path in sorted(paths):
                for person in (host, operator, stranger):
                    cookie = person.cookie
                    status, _ = await person.fetch("GET", f"{path}?invite={made.invite}&code={made.code}&open=1")
                    assert (path, status < 500) == (path, True)
                    assert person.cookie == cookie
            assert await contents(tmp_path) == before
            assert not served.application.rooms.open[lobby.table].sockets

    run(main())


def person_of(served: Served) -> str:
    """Return some person's id."""
    return served.services.identity.person_of("0" * 32)


def test_changing_calls_reject_get(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", ME)
            before = await contents(tmp_path)
            for path in ("session", "join", "token", "report", "lan", f"tables/{made.table}/join"):
                status, _ = await host.fetch("GET", f"/api/{path}")
                assert status in (404, 405)
            for path in ("link", "use-link", "sign-out"):
                status, _ = await host.fetch("GET", f"/api/tables/{made.table}/{path}")
                assert status in (404, 405)
            assert await contents(tmp_path) == before

    run(main())


@pytest.mark.parametrize("table", ["x", "A" * 16, "a" * 400, "..", "%00", "%F0%9F%98%80", "a%2Fb", "1" * 16])
def test_asking_for_a_missing_table_does_not_create_it(tmp_path: Path, table: str) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            eve = await served.person("Eve")
            status, content = await eve.fetch("POST", f"/api/tables/{table}/join", b'{"invite": "x"}')
            assert status == 404
            assert json.loads(content)["code"] in ("server.no-such-table", "server.no-such-page")
            assert await served.store.tables(("lobby", "playing", "over")) == []
            assert not served.application.rooms.open

    run(main())


def test_reloaded_page_finds_the_same_room(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", ME, NewSeat(), BOT, BOT)
            for _ in range(5):
                async with raw(host, made) as old:
                    opening = asyncio.create_task(at(host, made).__aenter__())
                    await old.socket.close()
                    page = await opening
                    async with at(await guest(served, made), made) as other:
                        await page.say(0, "hello")
                        await other.until(lambda: bool(other.said))
                        assert other.said[-1].text == "hello"
                    await page.__aexit__(None, None, None)

    run(main())


def test_slow_hello_still_joins_the_same_room(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", ME)
            address = f"{served.address.replace('http', 'ws', 1)}/api/tables/{made.table}/socket"
            async with connect(address, additional_headers=host.headers, compression=None) as slow:
                async with company(served, made):
                    pass
                await served.application.maintenance.beat()
                served.application.rooms.forget_idle()
                await slow.send('{"type": "hello", "protocol": 1}')
                assert json.loads(await slow.recv())["type"] == "welcome"
                async with at(await guest(served, made), made) as other:
                    await other.sit(1, "Ben")
                async with asyncio.timeout(LIMIT):
                    while json.loads(await slow.recv()).get("number") != 4:
                        pass

    run(main())


def test_seat_links_are_rate_limited(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        async with serving(tmp_path, time=time, ticking=False, limits=True) as served:
            host = await served.person("Host")
            made = await served.table(host, "pixoid", ME)
            with rejected("limits.join"):
                for _ in range(BUDGETS["join"].person.burst + 1):
                    await host.link(made.table, 0)

    run(main())


def test_report_is_plain_text_with_a_subject(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as served:
            eve = await served.person("Eve")

            async def report(**given: str) -> tuple[int, str]:
                status, content = await eve.fetch("POST", "/api/report", json.dumps(given).encode())
                return status, json.loads(content).get("code", "")

            good = {"table": "a" * 16, "kind": "name", "about": "0123456789abcdef", "text": " rude  "}
            assert await report(**good) == (200, "")
            assert [one.text for one in await served.store.reports()] == ["rude"]
            assert await report(**{**good, "text": "a\u001b[2Jb"}) == (400, "names.forbidden-character")
            assert await report(**{**good, "about": "a\u001b[2Jb"}) == (400, "server.nothing-to-report")
            assert await report(**{**good, "kind": "person"}) == (400, "server.not-understood")

    run(main())


def test_server_password_is_asked_once_and_guesses_limited(tmp_path: Path) -> None:
    async def main() -> None:
        time = ManualTime()
        policy = Policy(join_password="open sesame", public=True)
        async with serving(tmp_path, time=time, ticking=False, limits=True, policy=policy, trusted=PROXY) as served:
            here = await served.person("Host")
            assert not (await here.about()).password, "it is for whoever comes from another machine"
            await served.table(here, "pixoid", ME)
            ann = Elsewhere(served.address)
            await ann.session()
            assert (await ann.about()).password
            for asked in (ann.join("ABCDEF"), ann.tables(), ann.new_token(), ann.session("Ann")):
                with rejected("server.password"):
                    await asked
            for _ in range(BUDGETS["code"].person.burst):
                with rejected("server.password"):
                    await ann.session(password="open says me")
            with rejected("limits.code"):
                await ann.session(password="open sesame")
            time.advance(BUDGETS["code"].person.every)
            await ann.session("Ann", "open sesame")
            assert not (await ann.about()).password
            made = await served.table(ann, "pixoid", ME)
            eve = Elsewhere(served.address)
            await eve.session()
            await assert_not_admitted(eve, made.table, "server.password")
            with rejected("server.password"):
                await eve.join_by_link(made.table, made.invite)
        async with serving(tmp_path, time=time, ticking=False, policy=policy, port=served.port, trusted=PROXY):
            async with at(ann, made) as table:
                assert own(table).seats == (0,)
            await assert_not_admitted(eve, made.table, "server.password")

    run(main())
