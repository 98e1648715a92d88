"""What others notice of somebody who floods: how long acknowledgements take, and whether anybody is dropped.

A real server, which may have 1,024 descriptors; people who play at their own pace, first by themselves; and an attacker
in a third process, from another address and from the same one. Beside the times stands how long the server's thread
waited for a core: on a machine that has other work to do, that is what people wait for.
"""

import asyncio
import gc
import http.client
import json
import re
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from pixcade.client import Server, TableClient
from pixcade.protocol.server_messages import Welcome
from pixcade.table.settings import TableSettings
from tests.amounts import ROOT
from tests.server.support.server import first_choice
from tests.waits import LIMIT

DESCRIPTORS = 1024
MOST_MILLISECONDS = 100
"""The bar: 99 of 100 acknowledgements are quicker."""
LONGEST_PAUSE = 500
"""Milliseconds for which the server's event loop may stand still: other work of the machine is in it, too."""
TABLES = 5
NAMES = ("Ann", "Ben", "Cid", "Dee")
PAUSE = 0.2
"""Seconds that a player thinks: a person may send 20 messages a second, and does not."""
ALONE = 100
"""Acknowledgements without an attacker, to compare with."""
SOURCES = ("127.0.0.2", "127.0.0.1")
"""The attacker's address: another one than that of the players, or the same."""


def flood(count: int, seed: int) -> dict[str, int | float]:
    """Measure acknowledgements while 20 sockets of one address send small frames of every kind without end."""
    evening, figures = measured("frames", count, seed)
    assert evening.p99 < MOST_MILLISECONDS, f"99 of 100 took up to {evening.p99:.0f} ms"
    return figures


def slow_bodies(count: int, seed: int) -> dict[str, int | float]:
    """Measure the same while 999 requests send their bodies a byte at a time, and are opened again when closed."""
    evening, figures = measured("bodies", count, seed)
    assert evening.p99 < MOST_MILLISECONDS, f"99 of 100 took up to {evening.p99:.0f} ms"
    return figures


@dataclass
class Evening:
    """What the players have noticed."""

    wanted: int
    milliseconds: list[float] = field(default_factory=list)
    dropped: int = 0
    came: int = 0
    refused: int = 0

    @property
    def p99(self) -> float:
        """The time in which 99 of 100 were acknowledged."""
        ordered = sorted(self.milliseconds)
        return ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]


@contextmanager
def server() -> Iterator[tuple[str, int]]:
    """Run `pixcade serve` with few descriptors, and return its address and process."""
    with tempfile.TemporaryDirectory() as folder:
        line = [sys.executable, "-m", "pixcade", "serve", "--port", "0", "--no-open-browser", "--data", folder]
        limit = (DESCRIPTORS, DESCRIPTORS)
        with subprocess.Popen(
            line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, limit),
        ) as process:  # fmt: skip
            try:
                assert process.stdout is not None
                words = process.stdout.readline().split()
                yield next(word for word in words if word.startswith("http")).rstrip("."), process.pid
            finally:
                process.terminate()
                _, errors = process.communicate(timeout=LIMIT)
        assert "Traceback" not in errors, errors
        assert " fault " not in errors, errors


@contextmanager
def without_collections() -> Iterator[None]:
    """Keep the garbage collector of this process, which holds all players for 50 ms, out of their times."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def measured(way: str, count: int, seed: int) -> tuple[Evening, dict[str, int | float]]:
    """Let people play while an attacker does harm. Raises AssertionError where one is dropped, or not let in."""
    with server() as (address, process), without_collections():
        alone, evening = Evening(ALONE), Evening(count)
        asyncio.run(in_peace(alone, address))
        began, (worked, waited) = time.monotonic(), scheduled(process)
        said = asyncio.run(attacked(evening, way, address, SOURCES[seed % 2]))
        seconds, (worked_then, waited_then) = time.monotonic() - began, scheduled(process)
        late, looks = lateness(address)
    assert evening.dropped == 0, f"{evening.dropped} were dropped"
    assert evening.refused == 0, f"{evening.refused} of {evening.came} who came were not let in"
    assert looks > 10 * seconds, f"the loop was looked at {looks} times in {seconds:.0f} s"
    assert late < LONGEST_PAUSE, f"the loop stood still for up to {late} ms"
    return evening, {
        "acknowledgements": len(evening.milliseconds),
        "largest p99 in ms": round(evening.p99, 1),
        "largest in ms": round(max(evening.milliseconds), 1),
        "largest p99 in ms without the attacker": round(alone.p99, 1),
        "share of the time in which the server worked": round((worked_then - worked) / seconds, 2),
        "share of the time in which the server waited for a core": round((waited_then - waited) / seconds, 2),
        "largest pause of the loop in ms, at most": late,
        "people who came meanwhile": evening.came,
        "megabytes of the attacker": said["megabytes"],
        "connections of the attacker": said["opened"],
    }


def lateness(address: str) -> tuple[float, int]:
    """Return the milliseconds by which the server's loop was never later than that, and how often it was looked at."""
    with urllib.request.urlopen(f"{address}/metrics", timeout=LIMIT) as answer:
        text = answer.read().decode()
    counts = dict(re.findall(r'^pixcade_loop_late_seconds_bucket\{le="([^"]+)"\} (\S+)$', text, re.MULTILINE))
    looks = float(counts["+Inf"])
    return min(1000 * float(bound) for bound, count in counts.items() if float(count) == looks), int(looks)


def scheduled(process: int) -> tuple[float, float]:
    """Return for how many seconds the first thread of a process has worked, and has waited for a core."""
    worked, waited, _ = Path(f"/proc/{process}/schedstat").read_text(encoding="ascii").split()
    return int(worked) / 1e9, int(waited) / 1e9


async def in_peace(evening: Evening, address: str) -> None:
    """Play until enough was acknowledged, with nobody who does harm."""
    async with asyncio.timeout(10 * LIMIT):
        await asyncio.gather(*(playing(evening, address) for _ in range(TABLES)))


async def attacked(evening: Evening, way: str, address: str, source: str) -> dict[str, float]:
    """Play until enough was acknowledged, and return what the attacker has done meanwhile."""
    bad = Server(address)
    await bad.session("Eve")
    made = await bad.create(TableSettings(game="pixoid", stand_in="rookie"))
    given = (f"/api/tables/{made.table}/socket", bad.headers["cookie"])
    port = address.rpartition(":")[2]
    line = [sys.executable, "-m", "tests.server.support.attacker", way, source, port, *given]
    with subprocess.Popen(line, stdout=subprocess.PIPE, text=True, cwd=ROOT) as attacker:
        try:
            coming = asyncio.create_task(come(evening, address))
            async with asyncio.timeout(10 * LIMIT):
                await asyncio.gather(*(playing(evening, address) for _ in range(TABLES)))
            coming.cancel()
            with suppress(asyncio.CancelledError):
                await coming
        finally:
            attacker.terminate()
            said, _ = attacker.communicate(timeout=LIMIT)
    found: dict[str, float] = json.loads(said)
    return found


async def playing(evening: Evening, address: str) -> None:
    """Let four people play games until enough was acknowledged."""
    while len(evening.milliseconds) < evening.wanted:
        people = [Server(address) for _ in NAMES]
        for person, name in zip(people, NAMES, strict=True):
            await person.session(name)
        made = await people[0].create(TableSettings(game="pixoid", stand_in="rookie"))
        async with AsyncExitStack() as stack:
            tables = list[TableClient]()
            for seat, (person, name) in enumerate(zip(people, NAMES, strict=True)):
                await person.join_by_link(made.table, made.invite)
                table = await stack.enter_async_context(person.table(made.table))
                table.keep = True
                await table.sit(seat, name)
                tables.append(table)
            await tables[0].start()
            players = [asyncio.create_task(play(evening, table)) for table in tables]
            done, waiting = await asyncio.wait(players, return_when=asyncio.FIRST_COMPLETED)
            for player in done:
                player.result()
            for player in waiting:  # they wait for the one who has had enough
                player.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            evening.dropped += sum(isinstance(one, Welcome) for table in tables for one in table.heard)


async def play(evening: Evening, table: TableClient) -> None:
    """Play the default in every step, and take the time until it is acknowledged."""
    async for step in table.steps():
        for decision in step.mine:
            await asyncio.sleep(PAUSE)
            began = time.perf_counter()
            await table.submit(decision.piece, first_choice(step.current.choices[decision.piece]))
            evening.milliseconds.append(1000 * (time.perf_counter() - began))
        if len(evening.milliseconds) >= evening.wanted:
            return


async def come(evening: Evening, address: str) -> None:
    """Come as a new person twice a second."""
    while True:
        evening.came += 1
        try:
            async with asyncio.timeout(LIMIT):
                await Server(address).session("Cleo")
        except (OSError, http.client.HTTPException):
            evening.refused += 1
        await asyncio.sleep(0.5)
