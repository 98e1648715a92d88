"""The engine of the web client's worker: everything a server would do, for one device.

It does no I/O: every input is a text, and so is the list of outputs. The worker owns sockets, storage and timers.
"""

from collections.abc import Callable

import msgspec

from pixcade.games.errors import PixcadeError
from pixcade.local import messages as wire
from pixcade.local.api import answer
from pixcade.local.rooms import LocalRooms, NotLoaded
from pixcade.protocol.errors import error_body, status_of

INPUT = msgspec.json.Decoder(wire.AnyInput)


class Engine:
    """Handles inputs one after another."""

    def __init__(self, person: str, now: Callable[[], int], random_bytes: Callable[[int], bytes]) -> None:
        """`person` is the public id of the device's users."""
        self.rooms = LocalRooms(person, now, random_bytes)
        self._wake: int | None = None

    def handle(self, text: str, found: str = "") -> str:
        """Handle an input, with what the storage has if that was needed; return the outputs."""
        rooms = self.rooms
        rooms.begin(msgspec.json.decode(found, type=wire.Found) if found else None)
        message = INPUT.decode(text)
        waiting = len(rooms.jobs)
        try:
            self._perform(message)
        except NotLoaded as error:
            return encoded([wire.Need(error.table)])
        outputs = rooms.outputs
        if rooms.wake != self._wake:
            self._wake = rooms.wake
            outputs.append(wire.Wake(self._wake))
        if rooms.jobs and (not waiting or isinstance(message, wire.Think)):
            outputs.append(wire.Thinking())
        return encoded(outputs)

    def _perform(self, message: wire.AnyInput) -> None:
        rooms = self.rooms
        match message:
            case wire.Call():
                self._call(message)
            case wire.Connect(socket, table):
                rooms.open_socket(socket, table)
            case wire.Receive(socket, text):
                rooms.receive(socket, text)
            case wire.Disconnect(socket):
                rooms.disconnect(socket)
            case wire.Stored():
                rooms.stored(message)
            case wire.Tick():
                rooms.tick()
            case wire.Think():
                rooms.think()

    def _call(self, call: wire.Call) -> None:
        try:
            value = answer(self.rooms, call)
        except PixcadeError as error:
            self.rooms.answer(call.id, error_body(error), status_of(error.code))
        else:
            if value is not None:
                self.rooms.answer(call.id, value)


def encoded(outputs: list[wire.Output]) -> str:
    return msgspec.json.encode(outputs).decode()
