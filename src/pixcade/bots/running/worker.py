"""A worker process, and the thread that communicates with it.

The process receives a public position, the decisions, the budget and the randomness of each decision; it returns moves
in notation. Everything slow, including startup and pickling, happens in the thread or in the process, so that the event
loop never waits.
"""

import os
import traceback
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from random import Random
from threading import Lock, Thread
from typing import Any, NamedTuple

from pixcade.bots.api import Budget, View
from pixcade.bots.registry import find_bot
from pixcade.bots.running.child_processes import NICENESS, begin_worker, interrupts_held
from pixcade.bots.running.fallback import Answer, Failure, bot_failure, think_or_default
from pixcade.bots.search import ready
from pixcade.games import GAMES, PARTS
from pixcade.games.errors import PixcadeError
from pixcade.games.game import Decision
from pixcade.games.parts import loaded
from pixcade.table.personas import bot_name

PATIENCE = 5.0
"""Seconds to wait for a killed process to end; longer only if the system hangs."""


class Question(NamedTuple):
    """A request to a worker. Decisions of one position are sent together: they share one analysis.

    Each has its randomness and its persona, which may be empty.
    """

    name: str
    game_id: str
    position: str
    budget: Budget
    wanted: tuple[tuple[Decision, Random, str], ...]


class Computation(NamedTuple):
    """A request to a worker other than a decision: a function of ours as `module:NAME`, and its arguments."""

    function: str
    arguments: tuple[object, ...]


Reply = tuple[Answer, ...] | tuple[Any] | PixcadeError | None
"""A result for each decision, or that of a computation; an error, or None from a worker that was lost."""

Report = Callable[[Reply], None]


class Worker:
    """One process, started on the first request and restarted after it has died. It takes one request at a time."""

    def __init__(
        self, before_start: Callable[[], None], game_ids: Iterable[str] = GAMES, niceness: int = NICENESS
    ) -> None:
        """Start only the thread, which calls `before_start` each time it is about to start a process.

        The process preloads what the bots of these games need.
        """
        self._before_start = before_start
        self._setting = (tuple(game_ids), niceness)
        self._inbox: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._changing = Lock()
        self._closed = False
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._thread = Thread(target=self._run, daemon=True, name="pixcade-worker")
        self._thread.start()

    @property
    def pid(self) -> int | None:
        """The pid of the running process, if there is one."""
        process = self._process
        return None if process is None else process.pid

    def ask(self, question: Question | Computation, report: Report) -> None:
        """Send a request. The reply is reported by the worker's thread."""
        self._inbox.put(lambda: report(self._reply(question)))

    def prepare(self) -> None:
        self._inbox.put(self._prepare)

    def kill(self) -> None:
        """Kill the process; its request is reported as lost."""
        process = self._process
        if process is not None:
            process.kill()

    def close(self) -> None:
        with self._changing:
            self._closed = True
        self._inbox.put(None)
        self.kill()
        self._thread.join(PATIENCE)

    def _run(self) -> None:
        with interrupts_held():  # permanently: neither this thread nor its processes handle SIGINT
            while (work := self._inbox.get()) is not None:
                work()
            self._end()

    def _prepare(self) -> None:
        with suppress(OSError):  # `ask` will notice
            self._start()

    def _reply(self, question: Question | Computation) -> Reply:
        try:
            connection = self._start()
            connection.send(question)
            reply: Reply = connection.recv()
            return reply
        except (EOFError, OSError):
            self._end()
            return None

    def _start(self) -> Connection:
        """Return the pipe to a running process. Raises OSError if none can be started."""
        if self._connection is not None and self._process is not None and self._process.is_alive():
            return self._connection
        self._end()
        self._before_start()
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs, *self._setting), daemon=True, name="pixcade-worker")
        with self._changing, theirs:
            if self._closed:
                raise OSError("closed")
            try:
                process.start()
            except RuntimeError as error:  # the main module of the embedding program has no guard
                raise OSError("no process can be started here") from error
            self._process, self._connection = process, ours
        return ours

    def _end(self) -> None:
        process, self._process = self._process, None
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
        if process is not None:
            process.kill()
            process.join(PATIENCE)


def serve(connection: Connection, game_ids: Iterable[str], niceness: int) -> None:
    """The process: answer requests until the pipe closes."""
    begin_worker()
    if hasattr(os, "nice"):
        with suppress(OSError):  # a service may be forbidden to: bots then compete with everything else on the machine
            os.nice(niceness)
    load_kernels(game_ids)
    with suppress(EOFError, OSError):
        while True:
            connection.send(reply_to(connection.recv()))


def load_kernels(game_ids: Iterable[str]) -> None:
    """Load the compiled code of the bots of these games, if it is in the cache already."""
    for game_id in game_ids:
        for module in PARTS[game_id].kernels:
            if ready((module,)):
                import_module(module)


def reply_to(question: Question | Computation) -> Reply:
    """Compute every decision of a request, or its computation."""
    if isinstance(question, Computation):
        return run_computation(question)
    game = GAMES[question.game_id]
    try:
        state = game.parse_position(question.position)
    except PixcadeError as error:
        return error
    answers = []
    for decision, random, persona in question.wanted:
        bot = find_bot(bot_name(question.name, persona), question.game_id)
        view = View(game, state, decision, question.budget, random)
        answers.append(in_notation(view, think_or_default(bot, view)))
    return tuple(answers)


def run_computation(computation: Computation) -> tuple[Any] | PixcadeError:
    """Return a function's result, or the error that it raises; BotFailed for a bug."""
    try:
        return (loaded(computation.function)(*computation.arguments),)
    except PixcadeError as error:
        return error
    except Exception as error:  # a worker survives any error of ours
        lines = "".join(traceback.format_exception(error)).splitlines()
        return bot_failure(computation.function, Failure("raised", type(error).__name__), lines)


def in_notation(view: View, answer: Answer) -> Answer:
    thought, failure = answer
    return replace(thought, move=view.game.format_move(view.state, thought.move)), failure
