"""A device in memory: what the web client's worker does for the engine, with a clock that tests set."""

import json
from collections import deque
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

from pixcade.local.engine import Engine
from pixcade.protocol.client_messages import PROTOCOL
from pixcade.table.table import Table

BEGAN = 1_000_000_000_000
STEP_MS = 10_000
PERSON = "person"
PLAYOUTS = 12
"""A bot's play-outs for a move of Pixl, few to be quick."""


def seeded(length: int) -> bytes:
    """Return the same bytes always: times, keys and salts then depend on the moves alone."""
    return (b"seed" * 8)[:length]


class Storage:
    """What outlives a page: tables and log lines. It can be full."""

    def __init__(self) -> None:
        self.tables: dict[str, str] = {}
        self.lines: dict[str, dict[int, str]] = {}
        self.full = False

    def found(self, table: str) -> str:
        lines = self.lines.get(table, {})
        return json.dumps({"tables": [*self.tables.values()], "lines": [lines[number] for number in sorted(lines)]})

    def log(self, table: str) -> list[str]:
        return [*json.loads(self.found(table))["lines"]]


class Device:
    """The engine with everything around it."""

    def __init__(
        self, storage: Storage | None = None, now: int = BEGAN, random_bytes: Callable[[int], bytes] = seeded
    ) -> None:
        self.storage = storage or Storage()
        self.now = now
        self.engine = Engine(PERSON, lambda: self.now, random_bytes)
        self.frames: dict[int, list[dict[str, Any]]] = {}
        self.closed: set[int] = set()
        self._answers: dict[int, tuple[int, Any]] = {}
        self._inputs: deque[dict[str, Any]] = deque()
        self._numbers = count(1)
        self._wake: int | None = None

    # What a page does

    def call(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Send a request; return status and answer."""
        id = next(self._numbers)
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        self.give({"type": "call", "id": id, "method": method, "path": path, "body": text})
        return self._answers.pop(id)

    def create(self, settings: dict[str, Any], seats: list[dict[str, Any]], *, start: bool = True) -> str:
        status, made = self.call("POST", "/api/tables", {"settings": settings, "seats": seats, "start": start})
        assert status == 200, made
        return str(made["table"])

    def open(self, table: str, *, screen: bool = False) -> int:
        """Connect to a table."""
        socket = next(self._numbers)
        self.frames[socket] = []
        self.give({"type": "connect", "socket": socket, "table": table})
        self.send(socket, {"type": "hello", "protocol": PROTOCOL, "screen": screen})
        return socket

    def send(self, socket: int, message: dict[str, Any]) -> None:
        self.give({"type": "receive", "socket": socket, "text": json.dumps(message)})

    def request(self, socket: int, message: dict[str, Any], id: str = "") -> dict[str, Any]:
        """Send a request over a socket; return its answer."""
        id = id or f"r{next(self._numbers)}"
        self.send(socket, {**message, "id": id})
        return next(frame for frame in reversed(self.frames[socket]) if frame.get("id") == id)

    def close(self, socket: int) -> None:
        self.give({"type": "disconnect", "socket": socket})

    def newest(self, socket: int, kind: str) -> dict[str, Any]:
        return next(frame for frame in reversed(self.frames[socket]) if frame["type"] == kind)

    # What the worker does

    def give(self, message: dict[str, Any]) -> None:
        """Give the engine an input, and everything that follows from it now."""
        self._inputs.append(message)
        while self._inputs:
            text = json.dumps(self._inputs.popleft())
            outputs = json.loads(self.engine.handle(text))
            if outputs and outputs[0]["type"] == "need":
                outputs = json.loads(self.engine.handle(text, self.storage.found(outputs[0]["table"])))
            for output in outputs:
                self._carry_out(output)

    def _carry_out(self, output: dict[str, Any]) -> None:
        match output["type"]:
            case "answered":
                text = output["text"]
                self._answers[output["id"]] = (output["status"], json.loads(text) if text[:1] in "{[" else text)
            case "frame":
                self.frames[output["socket"]].append(json.loads(output["text"]))
            case "closed":
                self.closed.add(output["socket"])
            case "store":
                self._inputs.append({"type": "stored", "batch": output["batch"], "error": self._store(output)})
            case "wake":
                self._wake = output["time"]
            case "thinking":
                self._inputs.append({"type": "think"})
            case _:
                raise AssertionError(output)

    def _store(self, output: dict[str, Any]) -> str:
        if self.storage.full:
            return "web-device-full"
        for id, text in output["tables"]:
            self.storage.tables[id] = text
        for table, number, text in output["lines"]:
            assert number not in self.storage.lines.setdefault(table, {}), "an entry is never written twice"
            self.storage.lines[table][number] = text
        return ""

    def advance(self, milliseconds: int = STEP_MS) -> None:
        """Let time pass, then do whatever is due."""
        self.now += milliseconds
        while self._wake is not None and self._wake <= self.now:
            self._wake = None
            self.give({"type": "tick"})

    # A whole game

    def table(self, id: str) -> Table:
        return self.engine.rooms.open[id].room.table

    def play(self, id: str, socket: int, random: Random, *, steps: int = 1_000_000) -> None:
        """Play random moves for all own seats until the game is over or some steps have passed."""
        table = self.table(id)
        last = table.step + steps
        while not table.over and table.step < last:
            for decision, move in own_moves(table, random):
                message = {"seat": decision.seat, "step": table.step, "piece": decision.piece, "move": move}
                self.request(socket, {"type": "submit", **message}, f"{table.step}-{decision.piece}")
            self.advance()
            table = self.table(id)


def own_moves(table: Table, random: Random) -> list[tuple[Any, str]]:
    """Return a move for every decision that waits for a person."""
    game, state = table.game, table.state
    awaited = [one for one in table.awaited if table.seats[one.seat].holder == "person"]
    return [(one, game.format_move(state, random.choice(game.legal(state, one)))) for one in awaited]


SHORT: dict[str, dict[str, Any]] = {
    "pixoid": {"game": "pixoid", "options": {"players": "3", "game": "short"}, "stand_in": "easy"},
    "pixl": {"game": "pixl", "options": {"players": "2", "side": "5"}, "stand_in": "easy"},
}
ME: dict[str, Any] = {"holder": "me", "name": "Ann"}


def bot(level: str) -> dict[str, Any]:
    return {"holder": "bot", "level": level}


def seats_of(game: str) -> list[dict[str, Any]]:
    """Return seats with one person, against bots that search."""
    return [ME, bot("hard.blip"), *([bot("normal")] if game == "pixoid" else [])]


def whole_game(game: str) -> list[str]:
    """Play a short game from a seed; return its log."""
    device = Device()
    table = device.create(SHORT[game], seats_of(game))
    device.play(table, device.open(table), Random(1))
    return device.storage.log(table)
