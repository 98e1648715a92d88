"""The server without one of its fast twins: each is replaced by what it is held equal to, in this process."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pixcade.games.pixl import fast_consequences
from pixcade.games.pixl import rules as pixl_rules
from pixcade.server.rooms import commit, submissions
from pixcade.server.rooms.room import Room
from pixcade.server.services import fair_turns
from pixcade.server.ws import connection, endpoint
from pixcade.store.sqlite import writer


def put(owner: Any, name: str, other: Any) -> None:
    """Let a name stand for something else. A twin that was renamed is noticed."""
    assert hasattr(owner, name), f"{owner.__name__} has no {name}"
    setattr(owner, name, other)


def without_group_commit() -> None:
    """Each program is a write of its own, in a task of its own; only the store's thread still groups what waits."""

    def add(self: commit.GroupCommit, room: Room, request: submissions.Submission) -> None:
        room.tasks.begin(request.submit_again())

    put(commit.GroupCommit, "add", add)


def without_frames() -> None:
    """Sockets as ASGI has them: what comes in goes through a queue, what goes out is framed for each by itself."""
    put(endpoint, "frames_of", lambda scope: None)


def without_write_queue() -> None:
    """What is said goes out at once, not at the end of a turn of the loop."""
    put(connection.WriteQueue, "add", lambda self, socket: socket.flush())


def without_fast_choices() -> None:
    """Facts and choices of Pixl as the readable modules give them, encoded like those of any other game."""
    put(pixl_rules.Pixl, "info", replace(pixl_rules.Pixl.info, json=None))


def without_fast_consequences() -> None:
    """Choices of Pixl put together from parts, but each placement is tried by the rules."""
    put(fast_consequences.Foresight, "consequences", lambda self, hex, victims: None)


def without_bulk_insert() -> None:
    """One statement for each row."""
    put(writer, "make_batches_possible", lambda connection: False)


def without_fair_turns() -> None:
    """Whatever comes is done at once."""

    async def turn(self: fair_turns.FairTurns) -> None:
        await asyncio.sleep(0)

    put(fair_turns.FairTurns, "turn", turn)


WITHOUT: dict[str, Callable[[], None]] = {
    "group-commit": without_group_commit,
    "frames": without_frames,
    "write-queue": without_write_queue,
    "fast-choices": without_fast_choices,
    "fast-consequences": without_fast_consequences,
    "bulk-insert": without_bulk_insert,
    "fair-turns": without_fair_turns,
}
