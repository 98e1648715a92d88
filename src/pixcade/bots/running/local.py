"""The bots of one local table: searching ones run in one worker process, third-party ones in their own.

Only the worker ever loads a compiler, so the table's own process stays small.
"""

import secrets
from collections.abc import Mapping
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Self

from pixcade.bots.api import SECRET_BYTES, Bot, Budget, Thought, View, source_of
from pixcade.bots.external.bot import ForeignBot
from pixcade.bots.registry import find_bot, searches
from pixcade.bots.running.child_processes import interrupts_held
from pixcade.bots.running.compiler import Compiler
from pixcade.bots.running.fallback import Answer, Failure, bot_failure, think_or_default
from pixcade.bots.running.worker import Question, Reply, Worker
from pixcade.games.game import AnyGame, Decision
from pixcade.table.personas import level_and_persona

SECRET = "PIXCADE_BOT_SECRET"
"""The variable that replaces the operating system's randomness: 64 hexadecimal digits, for tests only."""


def table_secret(environment: Mapping[str, str]) -> bytes:
    """Return the secret that seeds the bots of one game; no seed, option or record reveals anything about it."""
    given = environment.get(SECRET)
    return bytes.fromhex(given) if given else secrets.token_bytes(SECRET_BYTES)


@dataclass(frozen=True)
class PendingThought:
    """One decision that a bot is computing."""

    name: str
    game: AnyGame
    state: object
    decision: Decision
    future: Future[Answer | None]
    """None if the worker was lost."""

    def answer(self) -> Answer:
        try:
            found = self.future.result()
        except CancelledError:  # the table was closed
            found = None
        default = self.game.default(self.state, self.decision)
        return found or (Thought(default), bot_failure(self.name, Failure("closed")))


class Thinkers:
    """The bots of a table. Processes are started on demand, and end with `close`."""

    def __init__(self) -> None:
        self._foreign: dict[str, ForeignBot] = {}
        self._threads: ThreadPoolExecutor | None = None
        self._worker: Worker | None = None
        self._compiler = Compiler()

    def prepare(self, name: str, game_id: str) -> None:
        """Start the worker in advance if a bot will need it in a game, since that takes a second."""
        if searches(name, game_id):
            self._one_worker(game_id).prepare()

    def begin(
        self, name: str, game: AnyGame, state: object, decision: Decision, budget: Budget, secret: bytes, step: int
    ) -> PendingThought:
        """Start a bot on a decision of a step. Raises a PixcadeError for an unknown name."""
        bot = self._bot(name, game.info.id)
        view = View(game, state, decision, budget, source_of(bot, decision, secret, step))
        future: Future[Answer | None]
        if isinstance(bot, ForeignBot):
            self._threads = self._threads or ThreadPoolExecutor(max(game.info.players))
            future = self._threads.submit(think_or_default, bot, view)
        elif searches(name, game.info.id):
            future = Future()
            level, persona = level_and_persona(name)
            wanted = ((decision, view.random, persona),)
            question = Question(level, game.info.id, game.format_position(state), budget, wanted)
            self._one_worker(game.info.id).ask(question, lambda reply: future.set_result(with_move(game, state, reply)))
        else:
            future = Future()
            future.set_result(think_or_default(bot, view))
        return PendingThought(name, game, state, decision, future)

    def think(
        self, name: str, game: AnyGame, state: object, decision: Decision, budget: Budget, secret: bytes, step: int
    ) -> Answer:
        return self.begin(name, game, state, decision, budget, secret, step).answer()

    def _bot(self, name: str, game_id: str) -> Bot:
        if name in self._foreign:
            return self._foreign[name]
        bot = find_bot(name, game_id)
        if isinstance(bot, ForeignBot):
            self._foreign[name] = bot
        return bot

    def _one_worker(self, game_id: str) -> Worker:
        if self._worker is None:
            with interrupts_held():  # its thread must not take a Ctrl-C meant for one that waits for input
                self._worker = Worker(self._compiler.start_once, (game_id,), niceness=0)  # only this table uses it
        return self._worker

    def close(self) -> None:
        """End everything immediately, including running work."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.close()
        for bot in self._foreign.values():
            bot.close()
        if self._threads is not None:
            self._threads.shutdown(cancel_futures=True)
        self._compiler.stop()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def with_move(game: AnyGame, state: object, reply: Reply) -> Answer | None:
    """Return a reply's single answer with its move as a value; None from a worker that was lost."""
    if not isinstance(reply, tuple):
        return None  # never a PixcadeError: the position was formatted here
    ((thought, failure),) = reply
    return replace(thought, move=game.parse_move(state, thought.move)), failure
