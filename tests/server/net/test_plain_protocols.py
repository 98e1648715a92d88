"""Where uvicorn's insides are not as we know them, the server starts all the same, says so, and plays."""

import asyncio
import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from pixcade.client import Server
from pixcade.server.net import bounded_http, frame_protocol
from pixcade.server.net.uvicorn_server import configuration
from pixcade.server.services.log import logging_lines
from pixcade.table.settings import TableSettings
from tests.server.rooms.test_playing import play_on, verify
from tests.server.support.plain_protocols import take_insides_away
from tests.server.support.server import run, serving
from tests.waits import LIMIT

ROOT = Path(__file__).resolve().parents[3]
CHILD = """
from uvicorn.protocols.http import auto, httptools_impl
from uvicorn.protocols.websockets import auto, websockets_sansio_impl
del httptools_impl.HttpToolsProtocol, websockets_sansio_impl.WebSocketsSansIOProtocol
import sys
from pixcade.cli import main
sys.exit(main())
"""
LINE = ("serve", "--port", "0", "--no-open-browser", "--log-format", "json")


async def nobody(scope: Any, receive: Any, send: Any) -> None:
    pass


def configured() -> tuple[uvicorn.Config, list[dict[str, Any]]]:
    """Return how uvicorn would be run, and what the log says of it."""
    file = io.StringIO()
    with logging_lines(form="json", file=file):
        config = configuration(nobody)
    return config, [json.loads(line) for line in file.getvalue().splitlines()]


def test_with_the_uvicorn_that_is_installed_our_own_protocols_are_used_and_nothing_is_said() -> None:
    config, said = configured()
    assert config.ws is frame_protocol.FrameProtocol
    assert config.http is bounded_http.BoundedHttpProtocol
    assert said == []


def test_without_the_classes_uvicorns_own_are_used_and_the_log_says_so_once_for_each(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    take_insides_away(monkeypatch)
    config, said = configured()
    assert (config.http, config.ws) == ("auto", "auto")
    assert [(one["level"], one["event"], one["instead_of"], one["kind"]) for one in said] == [
        ("warning", "plain-protocol", "BoundedHttpProtocol", "ImportError"),
        ("warning", "plain-protocol", "FrameProtocol", "ImportError"),
    ]


@pytest.mark.parametrize("name", ["headers", "server_state", "pipeline", "flow"])
def test_a_class_that_has_lost_what_we_use_of_it_is_not_built_on(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begin = bounded_http.BoundedHttpProtocol.__init__

    def other(self: Any, *given: Any, **named: Any) -> None:
        begin(self, *given, **named)
        delattr(self, name)

    monkeypatch.setattr(bounded_http.BoundedHttpProtocol, "__init__", other)
    config, said = configured()
    assert (config.http, config.ws) == ("auto", "auto"), "our sockets begin with its requests"
    assert [(one["instead_of"], one["missing"]) for one in said] == [("BoundedHttpProtocol", name)]


def test_a_class_that_is_made_in_another_way_is_not_built_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frame_protocol.FrameProtocol, "__init__", lambda self, config: None)
    config, said = configured()
    assert config.ws == "auto"
    assert [one["kind"] for one in said] == ["TypeError"]


def test_sockets_of_such_a_server_have_no_frames_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    take_insides_away(monkeypatch)

    async def main() -> None:
        async with serving(tmp_path, ticking=False) as served:
            host = await served.person("Host")
            made = await served.table(host)
            async with host.table(made.table):
                assert [one.frames for one in served.application.sockets.open] == [None]

    run(main())


@pytest.mark.one_machine  # a process of its own, with its folder
def test_the_command_serves_a_whole_game_without_the_insides(tmp_path: Path) -> None:
    line = [sys.executable, "-c", CHILD, *LINE, "--data", str(tmp_path)]
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT) as process:
        try:
            assert process.stdout is not None
            address = next(word for word in process.stdout.readline().split() if word.startswith("http")).rstrip(".")
            run(played(address))
        finally:
            process.terminate()
            _, errors = process.communicate(timeout=LIMIT)
    said = [json.loads(line) for line in errors.splitlines()]
    assert [one["event"] for one in said] == ["plain-protocol", "plain-protocol"]
    assert process.returncode == 0


async def played(address: str) -> None:
    """Let two people play a whole game; each hears every step in order, and nobody's program before its reveal."""
    ann, ben = Server(address), Server(address)
    await ann.session("Ann")
    await ben.session("Ben")
    made = await ann.create(TableSettings(game="pixl", options={"players": "2", "side": "5"}, stand_in="rookie"))
    await ben.join_by_link(made.table, made.invite)
    async with ann.table(made.table) as first, ben.table(made.table) as second:
        first.keep = second.keep = True
        await first.sit(0, "Ann")
        await second.sit(1, "Ben")
        await first.start()
        await asyncio.gather(play_on(first), play_on(second))
        for table in (first, second):
            verify(table, made.table)
