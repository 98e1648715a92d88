"""The cookie under https: for this host only, and sessions survive an upgrade."""

from http.cookies import SimpleCookie
from pathlib import Path

import httpx

from pixcade.server.access.tokens import HOST_PREFIX
from tests.server.support.people import PROXY
from tests.server.support.server import run, serving

NAME = "pixcade-443"
HOST = "games.example"


def test_old_https_session_is_renamed_to_host_cookie(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        async with (
            serving(tmp_path, cookie=NAME, names=[(HOST, 443)], trusted=PROXY) as served,
            httpx.AsyncClient(base_url=served.address) as client,
        ):
            proxied = {"host": HOST, "origin": f"https://{HOST}", "x-forwarded-proto": "https"}
            proxied["x-forwarded-for"] = "192.0.2.7"

            async def session(cookies: str) -> tuple[str, SimpleCookie]:
                client.cookies.clear()
                answer = await client.post("/api/session", json={}, headers={**proxied, "cookie": cookies})
                assert answer.status_code == 200
                return answer.json()["person"], SimpleCookie(answer.headers.get("set-cookie", ""))

            person, given = await session("")
            assert set(given) == {HOST_PREFIX + NAME}
            cookie = given[HOST_PREFIX + NAME]
            assert (cookie["path"], cookie["domain"], cookie["secure"]) == ("/", "", True)
            before = f"{NAME}={cookie.value}"
            again, renewed = await session(before)
            assert again == person, "the name from before the upgrade still counts"
            assert renewed[HOST_PREFIX + NAME].value == cookie.value
            assert await session(f"{before}; {HOST_PREFIX}{before}") == (person, SimpleCookie())
            other, _ = await session("")
            assert other != person
            tossed = (await session(""))[1][HOST_PREFIX + NAME].value
            mine, _ = await session(f"{NAME}={tossed}; {HOST_PREFIX}{before}")
            assert mine == person, "a neighbour under the same domain can set the plain name, and it comes second"

    run(main())
