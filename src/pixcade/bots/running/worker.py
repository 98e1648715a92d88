"""A process that thinks for many tables, and the thread that talks to it.

What crosses to the process is a public position, the decisions, the budget and randomness that was derived for each of
them; what comes back are moves in notation. Everything that takes time, starting and packing among it, happens in the
thread or in the process, so that whoever asks goes on at once.
"""

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from random import Random
from threading import Lock, Thread
from typing import Any, NamedTuple

from pixcade.bots.api import Budget
from pixcade.bots.registry import find_bot
from pixcade.bots.running.child_processes import begin_worker
from pixcade.bots.running.fallback import think_or_default
from pixcade.bots.running.local import NICENESS, Answer, interrupts_held, load
from pixcade.core.errors import Refusal
from pixcade.core.game import AnyGame, Decision
from pixcade.games import GAMES

PATIENCE = 5.0
"""Seconds to wait for the end of what has been killed; longer only where the system is stuck."""


class Question(NamedTuple):
    """Everything that a worker is told. Decisions of one position are asked together: one analysis serves them all."""

    name: str
    game_id: str
    position: str
    budget: Budget
    wanted: tuple[tuple[Decision, Random], ...]


Reply = tuple[Answer, ...] | Refusal | None
"""An answer for each decision, the refusal of a position that is none, or nothing from a worker that was lost."""

Report = Callable[[Reply], None]


class Worker:
    """One process, started when it is first asked and again after it has died. It takes one question at a time."""

    def __init__(self, before_start: Callable[[], None]) -> None:
        """Start nothing but the thread, which calls `before_start` each time it is about to start a process."""
        self._before_start = before_start
        self._inbox: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._changing = Lock()
        self._closed = False
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._thread = Thread(target=self._run, daemon=True, name="pixcade-worker")
        self._thread.start()

    @property
    def pid(self) -> int | None:
        """The number of the process that is running, if one is."""
        process = self._process
        return None if process is None else process.pid

    def ask(self, question: Question, report: Report) -> None:
        """Let the process think. The reply is reported by the worker's thread."""
        self._inbox.put(lambda: report(self._reply(question)))

    def prepare(self) -> None:
        """Start the process before it is asked."""
        self._inbox.put(self._prepare)

    def kill(self) -> None:
        """End the process wherever it is; what it was asked is reported as lost."""
        process = self._process
        if process is not None:
            process.kill()

    def close(self) -> None:
        """End process and thread, and wait for them. Nothing more may be asked."""
        with self._changing:
            self._closed = True
        self._inbox.put(None)
        self.kill()
        self._thread.join(PATIENCE)

    def _run(self) -> None:
        with interrupts_held():  # for good: this thread has no use for a Ctrl-C, nor have those that it starts
            while (work := self._inbox.get()) is not None:
                work()
            self._end()

    def _prepare(self) -> None:
        with suppress(OSError):  # whoever asks will notice
            self._started()

    def _reply(self, question: Question) -> Reply:
        try:
            connection = self._started()
            connection.send(question)
            reply: Reply = connection.recv()
            return reply
        except (EOFError, OSError):
            self._end()
            return None

    def _started(self) -> Connection:
        """Return the way to a living process. Raises OSError where none can be had."""
        if self._connection is not None and self._process is not None and self._process.is_alive():
            return self._connection
        self._end()
        self._before_start()
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs,), daemon=True, name="pixcade-worker")
        with self._changing, theirs:
            if self._closed:
                raise OSError("closed")
            try:
                process.start()
            except RuntimeError as error:  # a program that uses us without guarding its main module
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


def serve(connection: Any) -> None:
    """Be the process: answer questions until nobody asks any more. Whatever else runs here goes first."""
    begin_worker()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for game_id in GAMES:
        load(game_id)
    with suppress(EOFError, OSError):
        while True:
            connection.send(reply_to(connection.recv()))


def reply_to(question: Question) -> Reply:
    """Think about every decision of a question."""
    game = GAMES[question.game_id]
    try:
        state = game.parse_position(question.position)
    except Refusal as refusal:
        return refusal
    bot = find_bot(question.name, question.game_id)
    return tuple(
        in_notation(game, state, think_or_default(bot, game, state, decision, question.budget, random))
        for decision, random in question.wanted
    )


def in_notation(game: AnyGame, state: Any, answer: Answer) -> Answer:
    """Return an answer whose move is text."""
    thought, failure = answer
    return replace(thought, move=game.format_move(state, thought.move)), failure
