"""Signing in to the admin page over real sockets: cookie, wrong tokens, limits, foreign pages and plain HTTP."""

from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx

from pixcade.locales import Words
from pixcade.server.access.proxies import networks
from pixcade.server.http.admin.sign_in import HOURS, Operator
from tests.server.http.operators import TOKEN, operated
from tests.server.support.server import Served, run, serving

HTTPS = {"host": "games.example", "origin": "https://games.example", "x-forwarded-proto": "https"}
PLAIN = {"host": "192.0.2.10:8128", "origin": "http://192.0.2.10:8128", "x-forwarded-for": "192.0.2.7"}
HERE = Words().say("server-operator-here")


async def sign_in(client: httpx.AsyncClient, token: str, **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return await client.post("/admin", data={"token": token}, headers={"origin": str(client.base_url)} | named)


def browser(served: Served) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=served.address)


def flags_of(answer: httpx.Response) -> Any:
    (cookie,) = SimpleCookie(answer.headers["set-cookie"]).values()
    return cookie


def test_sign_in_opens_the_page_and_its_calls_until_sign_out(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, _), browser(served) as client:
            assert 'type="password"' in (await client.get("/admin")).text
            answer = await sign_in(client, f" {TOKEN}\n")
            assert (answer.status_code, answer.headers["location"]) == (303, "/admin")
            flags = flags_of(answer)
            assert flags["httponly"] is True
            assert (flags["samesite"], flags["path"], flags["secure"]) == ("Strict", "/", "")
            assert flags["max-age"] == str(HOURS * 3600)
            assert TOKEN not in flags.value
            page = await client.get("/admin")
            assert "admin.js" in page.text
            assert page.headers["cache-control"] == "no-store"
            assert (await client.get("/api/admin/now")).status_code == 200
            await client.post("/admin", data={"sign-out": ""}, headers={"origin": served.address})
            assert 'type="password"' in (await client.get("/admin")).text
            assert (await client.get("/api/admin/now")).status_code == 401

    run(main())


def test_wrong_token_sets_no_cookie_and_tries_are_limited(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path, limits=True) as (served, _), browser(served) as client:
            served.stop_budgets()
            answers = [await sign_in(client, "another-token-of-this-length") for _ in range(61)]
            assert (answers[0].status_code, answers[-1].status_code) == (401, 429)
            assert not any("set-cookie" in answer.headers for answer in answers)
            assert Words().say("server-operator-token") in answers[0].text
            assert (await sign_in(client, TOKEN)).status_code == 429, "a lucky guess isn't told apart either"

    run(main())


def test_forged_expired_or_foreign_cookie_opens_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path / "one") as (served, _), browser(served) as client:
            flags = flags_of(await sign_in(client, TOKEN))
            until, _, signature = flags.value.partition(".")
            client.cookies.clear()
            for value in ("", f"{int(until) + 1}.{signature}", f"1.{signature}", f"{until}.", f"{until}.é"):
                cookie = f"{flags.key}={value}".encode()
                answer = await client.get("/api/admin/now", headers={b"cookie": cookie})
                assert answer.status_code == 401, value
        async with (
            serving(tmp_path / "one", operator=Operator("another-token"), port=served.port) as again,
            browser(again) as client,
        ):
            answer = await client.get("/api/admin/now", headers={"cookie": f"{flags.key}={flags.value}"})
            assert answer.status_code == 401, "a new token ends every session"

    (tmp_path / "one").mkdir()
    run(main())


def test_other_pages_can_neither_sign_in_nor_act(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path) as (served, _), browser(served) as client:
            for foreign in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec_fetch_site": "cross-site"}):
                assert (await sign_in(client, TOKEN, **foreign)).status_code == 403
            await sign_in(client, TOKEN)
            for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}, {}):
                answer = await client.post("/api/admin/maintenance", json={"on": True}, headers=headers)
                assert answer.status_code == 403
            answer = await client.post("/api/admin/maintenance", json={"on": True}, headers={"origin": served.address})
            assert answer.status_code == 200

    run(main())


def test_plain_http_from_another_device_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async def main() -> None:
        async with operated(tmp_path, names=[("192.0.2.10", 8128)]) as (served, _), browser(served) as client:
            for answer in (await client.get("/admin", headers=PLAIN), await client.post("/admin", headers=PLAIN)):
                assert answer.status_code == 403
                assert HERE in answer.text
                assert "password" not in answer.text
            answer = await client.get("/api/admin/now", headers=PLAIN | {"authorization": f"Bearer {TOKEN}"})
            assert (answer.status_code, answer.json()["code"]) == (403, "server.operator-here")

    run(main())


def test_admin_lan_opens_the_page_to_other_devices(tmp_path: Path) -> None:
    async def main() -> None:
        operator = Operator(TOKEN, lan=True)
        async with (
            serving(tmp_path, operator=operator, names=[("192.0.2.10", 8128)]) as served,
            browser(served) as client,
        ):
            answer = await sign_in(client, TOKEN, **PLAIN)
            cookie = {"cookie": f"{flags_of(answer).key}={flags_of(answer).value}"}
            assert (await client.get("/api/admin/now", headers=PLAIN | cookie)).status_code == 200

    run(main())


def test_cookie_behind_an_https_proxy_is_secure_and_of_this_host_only(tmp_path: Path) -> None:
    async def main() -> None:
        trusted = networks(["127.0.0.1"])
        names = [("games.example", 443)]
        async with (
            operated(tmp_path, names=names, trusted=trusted, cookie="pixcade-443") as (served, _),
            browser(served) as client,
        ):
            flags = flags_of(await sign_in(client, TOKEN, **HTTPS))
            assert flags.key == "__Host-pixcade-443-admin"
            assert flags["secure"] is True
            cookie = {"cookie": f"{flags.key}={flags.value}"}
            assert (await client.get("/api/admin/now", headers=HTTPS | cookie)).status_code == 200

    run(main())
