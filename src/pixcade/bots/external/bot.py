"""A third-party bot, by its name on the operator's command line."""

import json
import os
import shlex
import shutil
import sys
import time
import weakref
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Lock
from typing import Self

from pixcade.bots.api import Thought, View
from pixcade.bots.external.messages import encode, full_request, limit, read_answer, short_request
from pixcade.bots.external.process import KILLED, LineProcess
from pixcade.bots.running.fallback import (
    BotFailed,
    Failure,
    InvalidBotName,
    Reason,
    bot_failure,
    think_or_default,
)
from pixcade.games import GAMES

Request = Callable[[View], Mapping[str, object]]
Command = tuple[tuple[str, ...], Request]
"""The command that starts a program, and the function that encodes its requests."""

HOST = (
    "import sys, json; sys.path[:] = json.loads(sys.argv[1]); "
    "from pixcade.bots.external.host import main; main(*sys.argv[2:])"
)
"""Starts the process of a Python bot with this process's `sys.path`."""


class BotSeat:
    """The process that plays one seat: started on the first request, and restarted after it has ended."""

    def __init__(self, command: Sequence[str]) -> None:
        self.lock = Lock()
        """Held during a request: one at a time."""
        self.log: tuple[str, ...] = ()
        """The last lines that the process wrote to its log before it ended."""
        self._command = command
        self._changing = Lock()
        self._program: LineProcess | None = None
        self._closed = False

    def ask(self, request: bytes, deadline: float) -> bytes:
        """Send a request and return the response. Raises Failure."""
        kept = self._program
        line = b"" if kept is None else kept.ask(request, deadline)
        if line:
            return line
        self.end()  # a process may end after a response
        line = self._start().ask(request, deadline)
        if line:
            return line
        code = self.end(leaving=True)
        reason: Reason = "closed" if code == KILLED else "exited"
        raise Failure(reason, " ".join((*([] if code == KILLED else [f"{code}"]), *self.log[-1:])))

    def _start(self) -> LineProcess:
        with self._changing:
            if self._closed:
                raise Failure("exited", "the table is closed")
            self.log = ()
            self._program = LineProcess(self._command)
            return self._program

    def end(self, *, leaving: bool = False, closing: bool = False) -> int | None:
        """Kill the process if it is running, and return its exit code.

        One that is already exiting gets a moment to finish. After `closing` none is started again.
        """
        with self._changing:
            self._closed = self._closed or closing
            program, self._program = self._program, None
        if program is None:
            return None
        code = program.leave() if leaving else program.end()
        self.log = program.log
        return code


class ForeignBot:
    """A bot in separate processes, one for each seat that it plays, so that Bugs share no memory (P3.4).

    The processes live across decisions, and end with `close`, with this object, or with this process. The object
    belongs to the process that created it; a pickled copy starts its own processes.
    """

    def __init__(self, name: str, game_id: str, command: Command) -> None:
        self.name = name
        self.game = GAMES[game_id]
        program, self._request = command
        self._places = tuple(BotSeat(program) for _ in range(max(self.game.info.players)))
        self._owner = os.getpid()
        weakref.finalize(self, close_all, self._places, self._owner)

    def __call__(self, view: View) -> Thought:
        """Return the bot's decision. For anything but a legal move, end the process and raise BotFailed."""
        assert os.getpid() == self._owner, "a foreign bot belongs to the process that made it"
        request = encode(self._request(view))
        place = self._places[view.seat]
        with place.lock:
            try:
                line = place.ask(request, time.monotonic() + limit(view.budget))
                return read_answer(view, line)
            except Failure as failure:
                place.end()
                raise bot_failure(self.name, failure, place.log) from None
            except BaseException:  # Ctrl-C: a late response must not be taken for that of the next request
                place.end()
                raise

    def close(self) -> None:
        close_all(self._places, self._owner)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __reduce__(self) -> tuple[Callable[[str, str], "ForeignBot"], tuple[str, str]]:
        return foreign_bot, (self.name, self.game.info.id)


def try_first_move(name: str, view: View) -> None:
    """Ask a bot for one move before a game starts. Raises BotFailed unless it gives a legal one."""
    with foreign_bot(name, view.game.info.id) as bot:
        _, failed = think_or_default(bot, view)
    if failed is not None:
        detail = f"{failed.values['reason']}: {failed.values['detail']}".removesuffix(": ")
        error = BotFailed("bots.first-move", bot=name[:80], detail=detail)
        error.log = failed.log
        raise error


def close_all(places: Sequence[BotSeat], owner: int) -> None:
    """End the processes of all seats, unless this is a fork of the process that started them."""
    if os.getpid() == owner:
        for place in places:
            place.end(closing=True)


def exec_command(name: str, rest: str) -> Command:
    """`exec:COMMAND`: an executable that speaks JSON lines. No shell is involved."""
    try:
        command = shlex.split(rest)
    except ValueError as error:
        raise InvalidBotName("bots.not-a-command", name=name[:80], detail=str(error)) from None
    if not command:
        raise InvalidBotName("bots.not-a-command", name=name[:80], detail="")
    if shutil.which(command[0]) is None:
        raise InvalidBotName("bots.no-such-program", name=name[:80], program=command[0][:80])
    return tuple(command), full_request


def python_command(name: str, rest: str) -> Command:
    """`python:MODULE:NAME` or `python:FILE.py:NAME`. It is never imported into this process."""
    source, colon, attribute = rest.rpartition(":")
    is_file = source.endswith(".py")
    if not (colon and attribute.isidentifier() and (is_file or all(map(str.isidentifier, source.split("."))))):
        raise InvalidBotName("bots.not-a-python-name", name=name[:80])
    if is_file:
        if not Path(source).is_file():
            raise InvalidBotName("bots.no-such-file", name=name[:80], path=source[:80])
        source = str(Path(source).absolute())
    found = json.dumps([str(Path(entry or ".").absolute()) for entry in sys.path])
    return (sys.executable, "-P", "-c", HOST, found, source, attribute), short_request


FORMS: dict[str, Callable[[str, str], Command]] = {"exec": exec_command, "python": python_command}
"""The kinds of third-party bots, by the prefix of their names before the first colon."""


def command_of(name: str) -> Command:
    """Return the command of a name, after checking that the executable exists. Raises InvalidBotName."""
    form, colon, rest = name.partition(":")
    if form not in FORMS or not colon:
        raise InvalidBotName("bots.unknown-form", name=name[:80], known=", ".join(f"{form}:" for form in FORMS))
    return FORMS[form](name, rest)


def foreign_bot(name: str, game_id: str) -> ForeignBot:
    """Return the bot of a name such as `exec:node bot.js` or `python:./my_bot.py:choose`. Raises InvalidBotName.

    Naming a bot runs code: the name must come from the operator's command line and from nowhere else.
    """
    return ForeignBot(name, game_id, command_of(name))
