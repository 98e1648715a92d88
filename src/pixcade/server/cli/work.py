"""`pixcade work`: a process without clients, which computes moves for the bots of other servers."""

import argparse
import asyncio
import os
import signal
import subprocess
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

from pixcade import __version__
from pixcade.bots.levels import MASTER
from pixcade.bots.remote.worker import RemoteWorker
from pixcade.bots.running.compiler import start_compiling, stop_compiling
from pixcade.bots.running.pool import Pool
from pixcade.bus.api import BusRefused
from pixcade.bus.redis import RedisBus
from pixcade.bus.redis_jobs import RedisWork
from pixcade.games import GAMES
from pixcade.kernels import AVAILABLE, ready
from pixcade.server.cli.announcements import Terminal
from pixcade.server.services.bundle import SystemTime
from pixcade.server.services.log import ServerLog, logging_lines
from pixcade.server.settings import (
    BY_NAME,
    FILE_FLAG,
    FILE_NAME,
    InvalidSetting,
    add_secret,
    checked,
    from_environment,
    from_file,
    from_flags,
)
from pixcade.words import Words

SHARED = ("bus-url", "log-format", "log-level")
"""Settings that a worker shares with a server."""
MOST_FLAG = "--workers"
SECONDS_TO_END = 9.5
"""Seconds from the signal to the end of the process, whatever hangs."""
WATCH_SECONDS = 0.5


@dataclass(frozen=True, slots=True)
class WorkSettings:
    """The settings of a worker."""

    workers: int
    bus_url: str = field(repr=False)
    log_format: str = "plain"
    log_level: str = "info"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add the flags of a worker."""
    parser.add_argument(f"--{FILE_FLAG}", metavar="FILE", help=words.say("serving-help-settings", file=FILE_NAME))
    parser.add_argument(MOST_FLAG, metavar="NUMBER", default=None, help=words.say("serving-help-workers"))
    for name in SHARED:
        setting = BY_NAME[name]
        if setting.secret:
            add_secret(parser, setting, words)
            continue
        parser.add_argument(setting.flag, metavar=setting.kind.form, default=None, help=words.say(setting.help))


def read_settings(parsed: argparse.Namespace, environment: Mapping[str, str]) -> WorkSettings:
    """Merge flags, environment, file and defaults. Raises InvalidSetting."""
    given = {**from_environment(environment), **from_flags(parsed)}
    if parsed.workers is not None:
        given["thinkers"] = checked(BY_NAME["thinkers"], parsed.workers, MOST_FLAG)
    values = from_file(parsed, environment, given.get("data")) | given
    if not values.get("bus_url"):
        raise InvalidSetting("serving.work-without-bus")
    return WorkSettings(
        workers=int(str(values.get("thinkers") or os.cpu_count() or 1)),
        bus_url=str(values["bus_url"]),
        log_format=str(values.get("log_format", "plain")),
        log_level=str(values.get("log_level", "info")),
    )


def run(parsed: argparse.Namespace, screen: Terminal, words: Words) -> int:
    """Answer bot jobs until stopped. Raises a Refusal where it can't start."""
    settings = read_settings(parsed, os.environ)
    with logging_lines(form=settings.log_format, level=settings.log_level):
        asyncio.run(work(settings, screen, words))
    return 0


async def work(settings: WorkSettings, screen: Terminal, words: Words) -> None:
    """Connect to the servers' Redis, answer their jobs, and leave when stopped. Raises BusRefused."""

    def say(text: str) -> None:
        screen.say(text)
        screen.writing.flush()

    time = SystemTime()
    log = ServerLog(time.now)
    bus = RedisBus(settings.bus_url, time.now)
    ending = asyncio.Event()
    with ended_by_signals(ending.set):
        await bus.start()
        try:
            if not bus.healthy:
                raise BusRefused(bus.trouble, address=bus.address)
            if AVAILABLE and not ready():
                say(words.say("serving-work-preparing"))
                await compiled(ending)
            async with Pool(settings.workers) as pool:
                for game_id in GAMES:  # a first process is started in advance
                    pool.prepare(MASTER, game_id)
                worker = RemoteWorker(pool, RedisWork(bus, __version__), settings.workers)
                say(words.say("serving-working", address=bus.address, workers=settings.workers))
                say(words.say("serving-stop"))
                log.note("working", process=bus.process, workers=settings.workers, version=__version__)
                await think(worker, bus, log, ending)
                say(words.say("serving-work-ended", errands=worker.thought))
        finally:
            await bus.close()


async def think(worker: RemoteWorker, bus: RedisBus, log: ServerLog, ending: asyncio.Event) -> None:
    """Run a worker until the end, and log when Redis is lost or back."""

    async def watch() -> None:
        before = True
        while True:
            if bus.healthy != before:
                before = bus.healthy
                log.note("bus-back" if before else "bus-lost", level="warning", code=bus.trouble or "ok")
            await asyncio.sleep(WATCH_SECONDS)

    async def end() -> None:
        await ending.wait()
        worker.end()

    beside = [asyncio.create_task(watch()), asyncio.create_task(end())]
    try:
        await worker.run()
    finally:
        for task in beside:
            task.cancel()


async def compiled(ending: asyncio.Event) -> None:
    """Wait until the kernels are compiled, or can't be, or it is stopped: a worker should play at full strength."""
    process = start_compiling()
    if process is None:
        return
    waits = [asyncio.create_task(over(process)), asyncio.create_task(ending.wait())]
    try:
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for wait in waits:
            wait.cancel()
        await asyncio.to_thread(stop_compiling, process)


async def over(process: "subprocess.Popen[bytes]") -> None:
    """Wait for the end of a process."""
    while process.poll() is None:
        await asyncio.sleep(WATCH_SECONDS)


@contextmanager
def ended_by_signals(end: Callable[[], None]) -> Iterator[None]:
    """Call a function at the first SIGINT or SIGTERM; at the second, or after a timeout, end at once."""
    loop = asyncio.get_running_loop()
    signalled = threading.Event()

    def handle(number: int, _: object) -> None:
        if signalled.is_set():
            os._exit(128 + number)
        signalled.set()
        loop.call_soon_threadsafe(end)
        # A thread, since the loop may be what hangs; it runs until the process has ended.
        last = threading.Timer(SECONDS_TO_END, os._exit, (1,))
        last.daemon = True
        last.start()

    before = {number: signal.signal(number, handle) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            with suppress(TypeError):  # a handler that was not set from Python can't be restored
                signal.signal(number, handler)
