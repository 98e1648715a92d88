"""Startup: printed texts in every language, opening the page, QR codes that phones can read."""

import gc
import http.client
import io
import os
import socket
import stat
import subprocess
import sys
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import segno

import pixcade
from pixcade.games.errors import PixcadeError
from pixcade.locales import Words
from pixcade.server.cli.browser import BLOCKS, QUIET, has_browser, qr_lines
from pixcade.server.cli.serve import serve
from pixcade.server.cli.token_file import ensure_token, stored_token
from pixcade.server.net.listeners import Listeners
from pixcade.server.settings import ServerSettings
from tests.server.support.server import run, serving
from tests.waits import LIMIT

NETWORK = "127.0.0.2"
"""Stands for an address on the network: Linux has all of 127.0.0.0/8, and nothing outside can reach it."""
LINK = "http://192.168.1.20:8128/join"


class Paper:
    """A screen that records its output."""

    def __init__(self, *, shown: bool = True, plain: bool = False) -> None:
        self.writing = io.StringIO()
        self.shown = shown
        self.coloured = False
        self.plain = plain

    def say(self, text: str = "") -> None:
        self.writing.write(text + "\n")

    def show(self, lines: Iterable[str]) -> None:
        self.writing.writelines(line + "\n" for line in lines)

    @property
    def text(self) -> str:
        return self.writing.getvalue()


class Brief:
    """An application that has the server stop as soon as it has started."""

    def __init__(self, listeners: Listeners, settings: ServerSettings) -> None:
        self.listeners = listeners
        self.settings = settings

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "lifespan.startup.complete"})
        self.listeners.stop()
        await receive()
        await send({"type": "lifespan.shutdown.complete"})


def started(
    screen: Paper, words: Words | None = None, environment: dict[str, str] | None = None, **values: Any
) -> Brief:
    """Serve for a moment and return the application."""
    made: list[Brief] = []

    def factory(listeners: Listeners, settings: ServerSettings) -> Brief:
        made.append(Brief(listeners, settings))
        return made[0]

    settings = ServerSettings(**dict({"data": Path(), "thinkers": 1, "port": 0, "open_browser": False}, **values))
    assert serve(settings, factory, words or Words(strict=True), screen, environment=environment or {}) == 0
    return made[0]


def test_serve_prints_address_and_how_to_stop() -> None:
    words = Words(strict=True)
    screen = Paper()
    application = started(screen, words)
    lines = screen.text.splitlines()
    assert lines[0] == words.say("serving-at", address=application.listeners.address)
    assert words.say("serving-open-it") in lines
    assert words.say("serving-stop") in lines
    assert lines[-2:] == [words.say("serving-ending"), words.say("serving-ended")]


def test_application_gets_bound_port() -> None:
    application = started(Paper())
    assert application.settings.port == application.listeners.port != 0


def test_admin_page_is_announced_with_its_token_file_but_not_the_token(tmp_path: Path) -> None:
    unset, known = Paper(shown=False), Paper()
    started(unset, data=tmp_path)
    assert str(tmp_path / "admin-token") in unset.text
    started(known, data=tmp_path, admin_token="a-token-of-its-own")
    assert "a-token" not in known.text


def test_admin_token_is_kept_in_a_private_file(tmp_path: Path) -> None:
    token = ensure_token(tmp_path / "data")
    assert len(token) >= 32
    assert ensure_token(tmp_path / "data") == stored_token(tmp_path / "data") == token
    assert stat.S_IMODE((tmp_path / "data" / "admin-token").stat().st_mode) == 0o600 or os.name != "posix"
    assert stored_token(tmp_path / "nowhere") == ""


def test_changed_port_is_announced() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        wanted = other.getsockname()[1]
        screen = Paper()
        application = started(screen, port=wanted)
    said = Words().say("serving-port-changed", wanted=str(wanted), port=str(application.listeners.port))
    assert said in screen.text


def test_addresses_for_other_devices_come_with_qr_code() -> None:
    for screen, drawn in ((Paper(), True), (Paper(plain=True), False), (Paper(shown=False), False)):
        base = started(screen, host=NETWORK).listeners.link_bases()[0]
        assert Words().say("serving-elsewhere", addresses=base) in screen.text
        assert Words().say("serving-everybody") in screen.text
        assert ("\n".join(qr_lines(base, coloured=False)) in screen.text) == drawn


def test_serve_warns_about_surprising_settings() -> None:
    secured, remote = Paper(), Paper()
    started(secured, public_url="https://games.example", join_password="swordfish")
    assert Words().say("serving-proxy-not-trusted") in secured.text
    assert Words().say("serving-everybody") not in secured.text
    application = started(remote, environment={"SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"})
    assert Words().say("serving-over-ssh", port=str(application.listeners.port)) in remote.text


def test_second_start_on_same_folder_opens_running_server(tmp_path: Path) -> None:
    screen = Paper()
    asked: list[Path] = []

    def running(folder: Path) -> dict[str, Any]:
        asked.append(folder)
        return {"address": "http://127.0.0.1:8131"}

    def factory(listeners: Listeners, settings: ServerSettings) -> Brief:
        raise AssertionError("nothing shall be started")

    settings = ServerSettings(data=tmp_path, thinkers=1, open_browser=False)
    assert serve(settings, factory, Words(strict=True), screen, running=running, environment={}) == 0
    assert asked == [tmp_path]
    assert screen.text.splitlines()[0] == Words().say("serving-already", address="http://127.0.0.1:8131")


def test_failed_application_start_releases_the_port() -> None:
    ports: list[int] = []

    def factory(listeners: Listeners, settings: ServerSettings) -> Brief:
        ports.append(settings.port)
        raise PixcadeError("store.newer")

    settings = ServerSettings(data=Path(), thinkers=1, port=0)
    with pytest.raises(PixcadeError, match=r"store\.newer"):
        serve(settings, factory, Words(), Paper(), environment={})
    with Listeners(ServerSettings(data=Path(), thinkers=1, port=ports[0])) as listeners:
        listeners.bind()
        assert listeners.port == ports[0]


@pytest.mark.parametrize(
    ("environment", "platform", "user", "expected"),
    [
        ({"DISPLAY": ":0"}, "linux", 1000, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", 1000, True),
        ({}, "linux", 1000, False),
        ({"DISPLAY": ":0"}, "linux", 0, False),
        ({"DISPLAY": "localhost:10.0", "SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"}, "linux", 1000, False),
        ({}, "darwin", 501, True),
        ({"SSH_TTY": "/dev/ttys001"}, "darwin", 501, False),
        ({}, "win32", 1, True),
    ],
)
def test_page_opens_only_in_a_visible_browser(
    environment: dict[str, str], platform: str, user: int, expected: bool
) -> None:
    assert has_browser(environment, platform, user) == expected


def test_page_opens_in_chosen_browser(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > "{seen}"\n', encoding="utf-8")
    browser.chmod(0o700)
    program = "import sys; from pixcade.server.cli.browser import open_quietly; sys.exit(not open_quietly(sys.argv[1]))"
    line = [sys.executable, "-c", program, LINK]
    subprocess.run(line, env=os.environ | {"BROWSER": f"{browser} %s"}, check=True, timeout=LIMIT)
    assert seen.read_text(encoding="utf-8") == LINK
    broken = subprocess.run(line, env={"BROWSER": "", "PATH": str(tmp_path / "nothing")}, check=False, timeout=LIMIT)
    assert broken.returncode == 1


def test_qr_code_in_blocks_matches_address_with_quiet_zone() -> None:
    lit = {sign: pair for pair, sign in BLOCKS.items()}
    lines = qr_lines(LINK, coloured=False)
    rows = [row for line in lines for row in zip(*(lit[sign] for sign in line), strict=True)]
    wanted = segno.make_qr(LINK, error="m", boost_error=False).matrix
    inside = [row[QUIET:-QUIET] for row in rows[QUIET : QUIET + len(wanted)]]
    assert [[not light for light in row] for row in inside] == [[bool(module) for module in row] for row in wanted]
    assert all(all(row) for row in (*rows[:QUIET], *rows[QUIET + len(wanted) : 2 * QUIET + len(wanted)]))
    assert all(row[0] and row[-1] for row in rows[: 2 * QUIET + len(wanted)])


def tuning() -> tuple[object, ...]:
    """What of this process a server could change for its own good."""
    return gc.get_threshold(), sys.getswitchinterval()


def test_embedded_application_leaves_gc_and_threads_alone(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        before, frozen = tuning(), gc.get_freeze_count()
        async with serving(tmp_path) as served:
            await served.person("Ann")
            assert tuning() == before
            assert 0.99 * frozen <= gc.get_freeze_count() <= frozen, "what is frozen may only go one by one"

    run(main())


def test_serve_tunes_gc_of_its_own_process(tmp_path: Path) -> None:
    program = (
        "import atexit, gc, sys; from pixcade.cli.command_line import main\n"
        "atexit.register(lambda: print(gc.get_threshold(), gc.get_freeze_count() > 0, sys.getswitchinterval()))\n"
        "sys.exit(main())"
    )
    line = [sys.executable, "-c", program, "serve", "--port", "0", "--no-open-browser", "--data", str(tmp_path)]
    with subprocess.Popen(line, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.terminate()
        told = process.communicate(timeout=LIMIT)[0]
    assert told.splitlines()[-1] == "(200, 12000, 100) True 0.0005"


def asked_twice(address: str, path: str) -> list[int]:
    """Return the status of a response, and of that to a conditional request for the same file."""
    found, tag = [], ""
    with closing(http.client.HTTPConnection(urlsplit(address).netloc, timeout=LIMIT)) as connection:
        for _ in range(2):
            connection.request("GET", path, headers={"if-none-match": tag})
            answer = connection.getresponse()
            answer.read()
            tag = answer.headers["etag"]
            found.append(answer.status)
    return found


@pytest.mark.parametrize("built", [False, True])
def test_missing_client_is_reported_at_start_and_on_request(built: bool, tmp_path: Path) -> None:
    package = tmp_path / "installed" / "pixcade"
    package.mkdir(parents=True)
    for entry in Path(pixcade.__file__).parent.iterdir():
        if entry.name not in ("web", "__pycache__"):
            (package / entry.name).symlink_to(entry)
    if built:
        (package / "web" / "assets").mkdir(parents=True)
        for name, text in {"index.html": "<html>", "build.txt": "1", "needed.json": "{}", "sw.js": ""}.items():
            (package / "web" / name).write_text(text, encoding="utf-8")
    line = [sys.executable, "-P", "-m", "pixcade", "serve", "--port", "0", "--no-open-browser", "--language", "en"]
    environment = {**os.environ, "PYTHONPATH": str(package.parent)}
    with subprocess.Popen(
        [*line, "--data", str(tmp_path / "data")], stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        answers = [asked_twice(address, path) for path in ("/", "/t/abc")]
        process.terminate()
        told = process.stdout.read()  # `communicate` would lose what came together with the first line
    assert (Words().say("serving-no-page") in told.splitlines()) != built
    assert answers == [[200, 304] if built else [503, 503]] * 2
