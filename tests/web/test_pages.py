"""Serving the client: from a fixed table, compressed, and cached as long as possible."""

import asyncio
import gzip
import re
import shutil
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.routing import Mount

from pixcade.server.http.client_files import ADDRESSES, Client, index_at, pages, read_client


class Browser:
    """Asks an app for addresses, as they are written."""

    def __init__(self, app: Starlette) -> None:
        self.app = app

    def get(self, path: str, **headers: str) -> httpx.Response:
        async def asking() -> httpx.Response:
            transport = httpx.ASGITransport(self.app)
            async with httpx.AsyncClient(transport=transport, base_url="http://here") as inner:
                return await inner.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})

        return asyncio.run(asking())


@pytest.fixture(scope="module")
def browser(client: Client) -> Browser:
    return Browser(Starlette(routes=pages(client)))


def named(client: Client, ending: str) -> str:
    return next(name for name in client.files if (name.endswith(ending) and "main" in name) or name.endswith(ending))


@pytest.mark.parametrize("pattern", ADDRESSES)
def test_every_address_returns_index_with_path_to_root(browser: Browser, pattern: str) -> None:
    path = re.sub(r"\{\w+\}", "abc", pattern)
    answer = browser.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    for way in re.findall(r'(?:href|src)="([^"]*)"', answer.text):
        assert browser.get(str(answer.url.join(way))).status_code == 200
    base = re.search(r'name="pixcade-base" content="([^"]*)"', answer.text)
    assert base
    assert answer.url.join(base[1]).path == "/"


def test_icon_is_served_at_favicon_address(browser: Browser) -> None:
    answer = browser.get("/favicon.ico")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.headers["cache-control"] == "no-cache"


def test_index_below_sub_path_finds_its_files(client: Client) -> None:
    app = Starlette(routes=[Mount("/games/pixcade", routes=pages(client))])
    answer = Browser(app).get("/games/pixcade/t/abc")
    ways = [answer.url.join(way) for way in re.findall(r'(?:href|src)="([^"]*)"', answer.text)]
    assert ways
    assert all(Browser(app).get(str(way)).status_code == 200 for way in ways)


def test_assets_are_cached_for_a_year_and_pages_revalidated(browser: Browser, client: Client) -> None:
    for name in client.files:
        keeping = browser.get(name).headers["cache-control"]
        assert keeping == ("public, max-age=31536000, immutable" if name.startswith("/assets/") else "no-cache")


@pytest.mark.parametrize(
    ("ending", "kind"),
    [
        (".js", "text/javascript; charset=utf-8"),
        (".css", "text/css; charset=utf-8"),
        (".ftl", "text/plain; charset=utf-8"),
        (".svg", "image/svg+xml"),
        (".webmanifest", "application/manifest+json"),
        ("licences.txt", "text/plain; charset=utf-8"),
    ],
)
def test_files_have_content_types(browser: Browser, client: Client, ending: str, kind: str) -> None:
    assert browser.get(named(client, ending)).headers["content-type"] == kind


@pytest.mark.parametrize(
    ("asked", "used"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0.0, gzip; q=0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_smallest_accepted_encoding_is_sent(client: Client, asked: str, used: str | None) -> None:
    name = named(client, ".ftl")
    scope = {"type": "http", "headers": [(b"accept-encoding", asked.encode())]}
    answer = client.files[name].answer(Request(scope))
    assert answer.headers.get("content-encoding") == used
    assert answer.headers["vary"] == "accept-encoding"
    sent, plain = bytes(answer.body), client.files[name].content
    assert (sent == plain) if used is None else (len(sent) < len(plain) / 2)
    if used == "gzip":
        assert gzip.decompress(sent) == plain


@pytest.mark.parametrize("path", ["/", "/manifest.webmanifest", "ftl"])
def test_unchanged_file_is_not_sent_again(browser: Browser, client: Client, path: str) -> None:
    path = path if path.startswith("/") else named(client, path)
    tag = browser.get(path).headers["etag"]
    again = browser.get(path, if_none_match=tag)
    assert (again.status_code, again.content) == (304, b"")
    assert browser.get(path, if_none_match='"other"').status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/build.txt", "/index.html", "/built-from", "/assets", "/assets/", "/assets/../index.html", "/../pages.py",
        "/assets/%2e%2e/index.html", "/assets/..%2findex.html", "/assets//etc/passwd", "/assets/main.js",
        "/t", "/t/a/b",
    ],
)  # fmt: skip
def test_nothing_else_is_served(browser: Browser, path: str) -> None:
    assert browser.get(path).status_code == 404


def test_file_created_later_is_not_served(built: Path, tmp_path: Path) -> None:
    folder = shutil.copytree(built, tmp_path / "web")
    browser = Browser(Starlette(routes=pages(read_client(folder))))
    (folder / "assets/later-00000000.js").write_text("0")
    assert browser.get("/assets/later-00000000.js").status_code == 404
    assert Browser(Starlette(routes=pages(read_client(folder)))).get("/assets/later-00000000.js").text == "0"


def test_missing_build_is_reported(tmp_path: Path) -> None:
    assert read_client(tmp_path) is None
    assert b"no browser client" in index_at("/t/{table}", None).content
    assert index_at("/t/{table}", None).status == 503
