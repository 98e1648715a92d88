"""The bots of one local table: those that search run in one worker process, third-party ones in their own.

Only the worker ever loads a compiler, so the table's own process stays small. Nobody waits for compilation: while the
kernels are compiled in the background, bots use the plain rules.
"""

import multiprocessing
import os
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any, Self

from pixcade.bots.api import SECRET_BYTES, Bot, Budget, Thought, source_of
from pixcade.bots.external.bot import ForeignBot
from pixcade.bots.registry import find_bot, searches
from pixcade.bots.running.child_processes import GUARD, POSIX, begin_worker, end_group
from pixcade.bots.running.fallback import BotFailed, Failure, failed, think_or_default
from pixcade.core.game import AnyGame, Decision
from pixcade.games import GAMES, PARTS
from pixcade.kernels import AVAILABLE, ready

Answer = tuple[Thought, BotFailed | None]
"""A bot's Thought or, where it failed, the game's default and the error."""

SECRET = "PIXCADE_BOT_SECRET"
"""The variable that replaces the operating system's randomness: 64 hexadecimal digits, for tests only."""

NICENESS = 10


def table_secret(environment: Mapping[str, str]) -> bytes:
    """Return the secret that seeds the bots of one game; no seed, option or record reveals anything about it."""
    given = environment.get(SECRET)
    return bytes.fromhex(given) if given else secrets.token_bytes(SECRET_BYTES)


@dataclass(frozen=True)
class PendingThought:
    """One decision that a bot is computing."""

    name: str
    game: AnyGame
    state: Any
    decision: Decision
    future: Future[Answer]

    def answer(self) -> Answer:
        """Wait for the bot's answer."""
        try:
            return self.future.result()
        except (BrokenProcessPool, CancelledError):  # the worker was ended
            default = self.game.default(self.state, self.decision)
            return Thought(default), failed(self.name, Failure("closed"))


class Thinkers:
    """The bots of a table. Processes are started when they are first needed, and end with `close`."""

    def __init__(self) -> None:
        self._foreign: dict[str, ForeignBot] = {}
        self._threads: ThreadPoolExecutor | None = None
        self._pool: ProcessPoolExecutor | None = None
        self._workers: set[BaseProcess] = set()
        self._compiler: subprocess.Popen[bytes] | None = None

    def prepare(self, name: str, game_id: str) -> None:
        """Load in advance what a bot will need in a game, since that takes a second."""
        if searches(name, game_id):
            self._ask_worker(load, game_id)

    def begin(
        self, name: str, game: AnyGame, state: Any, decision: Decision, budget: Budget, secret: bytes, step: int
    ) -> PendingThought:
        """Start a bot on a decision of a step. Raises a Refusal for an unknown name."""
        bot = self._bot(name, game.info.id)
        random = source_of(bot, decision, secret, step)
        future: Future[Answer]
        if isinstance(bot, ForeignBot):
            self._threads = self._threads or ThreadPoolExecutor(max(game.info.players))
            future = self._threads.submit(think_or_default, bot, game, state, decision, budget, random)
        elif searches(name, game.info.id):
            position = game.format_position(state)
            future = self._ask_worker(think_there, name, game.info.id, position, decision, budget, random)
        else:
            future = Future()
            future.set_result(think_or_default(bot, game, state, decision, budget, random))
        return PendingThought(name, game, state, decision, future)

    def think(
        self, name: str, game: AnyGame, state: Any, decision: Decision, budget: Budget, secret: bytes, step: int
    ) -> Answer:
        """Ask a bot for a decision of a step, and wait for the answer."""
        return self.begin(name, game, state, decision, budget, secret, step).answer()

    def _bot(self, name: str, game_id: str) -> Bot:
        if name in self._foreign:
            return self._foreign[name]
        bot = find_bot(name, game_id)
        if isinstance(bot, ForeignBot):
            self._foreign[name] = bot
        return bot

    def _ask_worker(self, function: Any, *arguments: Any) -> Future[Any]:
        if self._compiler is None and AVAILABLE and not ready():
            self._compiler = start_compiling()
        if self._pool is not None:
            with suppress(BrokenProcessPool):
                return self._pool.submit(function, *arguments)
            self._end_worker()
        before = set(multiprocessing.active_children())
        with interrupts_held():
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin_worker)
            future = self._pool.submit(function, *arguments)
        self._workers = set(multiprocessing.active_children()) - before
        return future

    def _end_worker(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for worker in self._workers:  # its current work is of no use any more
                worker.terminate()
            pool.shutdown(cancel_futures=True)

    def close(self) -> None:
        """End everything at once, running work included."""
        self._end_worker()
        for bot in self._foreign.values():
            bot.close()
        if self._threads is not None:
            self._threads.shutdown(cancel_futures=True)
        compiler, self._compiler = self._compiler, None
        if compiler is not None:
            stop_compiling(compiler)

    def __enter__(self) -> Self:
        """Return itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """End everything."""
        self.close()


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Block SIGINT while processes are started, so that they never receive it; ours is delivered right after.

    Threads that are started meanwhile leave it to the main thread too: its blocking read would not be interrupted if
    one of them took the signal.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    # The resource tracker starts with the first process and unblocks SIGINT afterwards: start it first.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def start_compiling() -> subprocess.Popen[bytes] | None:
    """Compile the kernels in a process of low priority, which ends with this one."""
    nothing = subprocess.DEVNULL
    try:
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "pixcade.kernels"],
            stdin=nothing,
            stdout=nothing,
            stderr=nothing,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},  # to find the same modules
            start_new_session=True,
        )
    except OSError:
        return None
    if POSIX:
        GUARD.watch(process.pid)
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process.pid, NICENESS)
    return process


def stop_compiling(process: subprocess.Popen[bytes]) -> None:
    """Kill the compiler: finished code stays in the cache, and unfinished code is ignored there."""
    if POSIX:
        end_group(process.pid)  # the pid is not reused: not reaped yet
        GUARD.release(process.pid)
    else:
        process.kill()
    process.wait()


def load(game_id: str) -> None:
    """Load the compiled code of a game's bots into the worker, if there is any yet."""
    for module in PARTS[game_id].kernels:
        if ready((module,)):
            import_module(module)


def think_there(name: str, game_id: str, position: str, decision: Decision, budget: Budget, random: Random) -> Answer:
    """Run a bot in the worker, with nothing but the public position."""
    game = GAMES[game_id]
    return think_or_default(find_bot(name, game_id), game, game.parse_position(position), decision, budget, random)
