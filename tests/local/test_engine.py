"""The engine of a device without a server: whole games, reloads, storage, files."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from pixcade.bots.api import Budget, DecisionTask, Thought, View, source_of
from pixcade.bots.registry import find_bot
from pixcade.bots.running.fallback import think_or_default
from pixcade.games import GAMES
from pixcade.protocol.client_messages import Submit
from pixcade.protocol.http_messages import NewSeat
from pixcade.room.guest import Guest
from pixcade.room.inputs import Request
from pixcade.room.room import Room
from pixcade.server.tables.create import create_table
from pixcade.table.settings import TableSettings
from tests.local.device import (
    BEGAN,
    ME,
    PERSON,
    SHORT,
    STEP_MS,
    Device,
    Storage,
    bot,
    own_moves,
    seats_of,
    seeded,
    whole_game,
)
from tests.server.support.server import run, serving

pytestmark = pytest.mark.usefixtures("_plain_bots")


class InlineBots:
    """Bots that think at once, as in the engine."""

    async def think(self, table: str, task: DecisionTask) -> tuple[Thought, None]:
        del table
        game, bot = GAMES[task.game_id], find_bot(task.bot, task.game_id)
        state = game.parse_position(task.position)
        source = source_of(bot, task.decision, task.secret, task.step)
        found, _ = think_or_default(bot, View(game, state, task.decision, Budget(), source))
        return Thought(game.format_move(state, found.move)), None

    def prepare(self, name: str, game_id: str) -> None:
        """Start nothing."""

    def start_worker(self) -> None:
        pass

    def prefer(self, table: str, wanted: bool, owner: object = None) -> None:
        """There is nothing to prefer."""

    def busy(self, table: str) -> bool:
        del table
        return False


class Steps:
    """A server's time that passes only by `advance`; then whatever is due happens, as on a device."""

    def __init__(self) -> None:
        self._now = BEGAN
        self._due: list[tuple[int, Callable[[], None], list[bool]]] = []

    def now(self) -> int:
        return self._now

    def call_at(self, at: int, callback: Callable[[], None]) -> Any:
        cancelled: list[bool] = []
        self._due.append((at, callback, cancelled))
        return SimpleNamespace(cancel=lambda: cancelled.append(True))

    def advance(self) -> None:
        self._now += STEP_MS
        while due := [one for one in self._due if one[0] <= self._now]:
            self._due.remove(due[0])
            if not due[0][2]:
                due[0][1]()


class Page:
    """A client of a server's room."""

    screen = False
    focused = False
    guest = Guest("device", PERSON, here=True)

    def push(self, text: str) -> None:
        """Read nothing: the test looks at the room."""

    def end(self, code: str, **more: Any) -> None:
        raise AssertionError(code)


async def settled(room: Room) -> None:
    """Wait for the store and the bots."""
    while room.batches or room.thinking:
        await asyncio.sleep(0)


async def game_on_server(folder: Path, game: str) -> list[str]:
    """Play the game of `whole_game` at a server; return its log."""
    time, page, random = Steps(), Page(), Random(1)
    more: Any = {"time": time, "random_bytes": seeded, "thinking": InlineBots(), "paced": True, "ticking": False}
    async with serving(folder, **more) as served:
        rooms = served.application.rooms
        seats = [NewSeat(**one) for one in seats_of(game)]
        new = await create_table(rooms, page.guest, TableSettings(**SHORT[game]), seats, start=True)
        opened = await rooms.room(new.id)
        opened.connect(page, 0)
        room = opened.room
        while not room.table.over:
            table = room.table
            for decision, move in own_moves(table, random):
                id = f"{table.step}-{decision.piece}"
                submit = Submit(id, decision.seat, table.step, decision.piece, move)
                opened.receive(Request(page, submit, id, time.now()))
            await settled(room)
            time.advance()
            await settled(room)
        return list(await served.store.log(new.id))


@pytest.mark.slow(4)
@pytest.mark.parametrize("game", GAMES)
def test_whole_game_has_the_same_log_as_at_a_server(tmp_path: Path, game: str) -> None:
    async def main() -> None:
        assert await game_on_server(tmp_path, game) == whole_game(game)

    run(main())


@pytest.mark.slow(4)
def test_reload_resumes_the_game() -> None:
    device = Device()
    table = device.create(SHORT["pixl"], seats_of("pixl"))
    random = Random(1)
    device.play(table, device.open(table), random, steps=9)
    again = Device(device.storage, device.now)
    status, running = again.call("POST", "/api/tables/running", {"tables": [table]})
    assert (status, running["tables"][0]["game"], running["tables"][0]["players"]) == (200, "pixl", ["hard.blip"])
    again.play(table, again.open(table), random)
    assert device.storage.log(table) == whole_game("pixl")
    assert again.call("GET", f"/api/games/{table}")[1]["game"] == "pixl"
    assert len(again.call("GET", f"/api/games/{table}/replay")[1]["frames"]) == again.table(table).step + 1
    assert again.call("GET", "/api/games?person=person")[1]["games"][0]["table"] == table


def test_two_people_at_one_device_play_and_ask_for_a_rematch() -> None:
    device = Device(random_bytes=Random(1).randbytes)
    table = device.create(SHORT["pixl"], [ME, {"holder": "open"}], start=False)
    socket = device.open(table)
    device.request(socket, {"type": "sit", "seat": 1, "name": "Ben", "player": "another"})
    assert device.newest(socket, "yours")["seats"] == [0, 1]
    device.request(socket, {"type": "start"})
    device.play(table, socket, Random(1))
    following = device.request(socket, {"type": "rematch"})["values"]["table"]
    device.close(socket)
    second = device.open(following)
    assert [seat["name"] for seat in device.newest(second, "state")["seats"]] == ["Ann", "Ben"]
    assert device.newest(second, "state")["series"]["games"] == 1


def test_full_storage_rejects_the_move_and_keeps_the_game() -> None:
    device = Device()
    table = device.create(SHORT["pixl"], [ME, bot("easy")])
    socket = device.open(table)
    before = device.storage.log(table)
    device.storage.full = True
    [(decision, move), *_] = own_moves(device.table(table), Random(1))
    submit = {"type": "submit", "seat": decision.seat, "step": 0, "piece": decision.piece, "move": move}
    assert device.request(socket, submit)["code"] == "web-device-full"
    assert device.call("POST", "/api/tables", {"settings": SHORT["pixl"]}) == (
        400,
        {"code": "web-device-full", "rule": "", "values": {}},
    )
    assert device.storage.log(table) == before
    device.storage.full = False
    assert device.request(socket, submit)["type"] == "done"


def exported(storage: Storage) -> str:
    """Return the file that the worker writes."""
    games = [{"table": json.loads(text), "log": storage.log(id)} for id, text in storage.tables.items()]
    return json.dumps({"file": "pixcade-games", "version": 1, "games": games})


def test_exported_games_are_imported_once_and_go_on() -> None:
    device = Device()
    table = device.create(SHORT["pixl"], seats_of("pixl"))
    device.play(table, device.open(table), Random(1), steps=5)
    other = Device()
    file = exported(device.storage)
    assert other.call("POST", "/api/import", {"file": file}) == (200, {"games": 1})
    assert other.call("POST", "/api/import", {"file": file}) == (200, {"games": 0})
    assert other.storage.log(table) == device.storage.log(table)
    other.play(table, other.open(table), Random(1))
    assert other.table(table).over


@pytest.mark.parametrize("damage", ["{", '{"file": "other"}', "log", "newer"])
def test_damaged_file_is_rejected_as_a_whole(damage: str) -> None:
    device = Device()
    table = device.create(SHORT["pixl"], seats_of("pixl"))
    device.play(table, device.open(table), Random(1), steps=2)
    code = "local.newer-file" if damage == "newer" else "local.damaged-file"
    if damage == "newer":
        damage = exported(device.storage).replace('"version": 1', '"version": 2')
    elif damage == "log":
        del device.storage.lines[table][2]
        damage = exported(device.storage)
    other = Device()
    assert other.call("POST", "/api/import", {"file": damage})[1]["code"] == code
    assert other.storage.tables == {}


@pytest.mark.parametrize("path", ["/api/join", "/api/games/abc/review", "/api/lan"])
def test_what_needs_a_server_says_so(path: str) -> None:
    assert Device().call("POST", path, {})[1]["code"] == "local.needs-server"


def test_daily_challenge_of_a_device_is_that_of_all_devices() -> None:
    logs = []
    for random in (Random(1), Random(2)):
        device = Device(random_bytes=random.randbytes)
        table = device.create({"game": "pixoid", "daily": "2026-11-16"}, [ME], start=False)
        logs.append([json.loads(line)["what"] for line in device.storage.log(table)])
    (opened, *_), (other, *_) = logs
    assert opened == other
    assert opened["daily"] == "2026-11-16"
    assert [what["name"] for what in logs[0] if what["kind"] == "seated"][1:] == [
        what["name"] for what in logs[1] if what["kind"] == "seated"
    ][1:]
    assert logs[0][-1]["kind"] == "started"
