"""Where the time of a move goes: each is followed through client, event loop and writer by one clock.

The server notes when a program is added to a commit, when that is handed to the store's thread, when the thread begins
with it and has it on the disk, and when the loop hears of that. Client and server are on one machine, and so have one
clock.
"""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any

from msgspec import Struct, json

from bench.server.figures import say
from pixcade.server.rooms.commit import CommittingRoom, GroupCommit
from pixcade.store.sqlite.writer import SqliteWriter

Moves = Sequence[tuple[str, float, float]]
"""Each move: its table and request, when it was sent, and when its acknowledgement was read."""
STAGES = (
    "sent, until checked and folded",
    "waits for the commit before it",
    "until the store's thread begins",
    "commit",
    "until the loop hears of it",
    "until the client has read it",
)


class Noted(Struct):
    """What the server has noted."""

    added: dict[str, float]
    handed: dict[str, float]
    heard: dict[str, float]
    commits: list[tuple[float, float, float]]
    """When each began and was done, and how long it kept a processor busy."""


class Stages:
    """Notes in a server."""

    def __init__(self) -> None:
        self.noted = Noted({}, {}, {}, [])

    def begin(self) -> None:
        """Note everything from now on."""
        noted, added, handed, heard = self.noted, GroupCommit.add, GroupCommit.write, GroupCommit.written
        committed = SqliteWriter.results

        def add(commits: GroupCommit, room: CommittingRoom, request: Any) -> None:
            noted.added[f"{room.id} {request.asked.id}"] = perf_counter()
            added(commits, room, request)

        def write(commits: GroupCommit, rooms: Sequence[CommittingRoom]) -> None:
            noted.handed.update(dict.fromkeys(requests(rooms), perf_counter()))
            handed(commits, rooms)

        def written(commits: GroupCommit, rooms: Sequence[CommittingRoom], done: Any) -> None:
            noted.heard.update(dict.fromkeys(requests(rooms), perf_counter()))
            heard(commits, rooms, done)

        def results(writer: SqliteWriter, group: Any) -> Any:
            began, processor = perf_counter(), thread_time()
            try:
                return committed(writer, group)
            finally:
                noted.commits.append((began, perf_counter(), thread_time() - processor))

        for of, method in ((GroupCommit, add), (GroupCommit, write), (GroupCommit, written), (SqliteWriter, results)):
            setattr(of, method.__name__, method)

    def written(self) -> bytes:
        """Return all that was noted."""
        return json.encode(self.noted)


def requests(rooms: Sequence[CommittingRoom]) -> list[str]:
    """Return the requests that are being written."""
    return [f"{room.id} {one.asked.id}" for room in rooms for one in room.queue.writing]  # type: ignore[attr-defined]  # all of them are programs here


def stages_of(moves: Moves, noted: Noted) -> list[tuple[float, ...]]:
    """Return of each move how long it took, each of its stages, and the processor's time of its commit."""
    began = [one[0] for one in noted.commits]
    found = []
    for name, sent, read in moves:
        if name not in noted.heard:
            continue  # it took the ordinary way, behind the room's lock
        added, handed, heard = noted.added[name], noted.handed[name], noted.heard[name]
        start, done, processor = noted.commits[bisect_left(began, handed)]
        times = (sent, added, handed, start, done, heard, read)
        found.append((read - sent, *(after - before for before, after in pairwise(times)), processor))
    return sorted(found)


def report(moves: Path, noted: Path) -> None:
    """Print the mean of each stage: of moves in the middle, and of those round the 99th percentile."""
    found = stages_of(
        json.decode(moves.read_bytes(), type=list[tuple[str, float, float]]),
        json.decode(noted.read_bytes(), type=Noted),
    )
    count = len(found)
    parts = (found[count * 45 // 100 : count * 55 // 100], found[count * 98 // 100 : count * 995 // 1000])
    say("mean, ms", "the middle tenth", "98 to 99.5 %")
    for at, name in enumerate(("all", *STAGES, "of the commit, on a processor")):
        say(name, *(f"{1000 * sum(one[at] for one in part) / len(part):.2f}" for part in parts))
