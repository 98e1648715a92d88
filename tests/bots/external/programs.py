"""Tiny bots that behave or misbehave, and how tests ask them."""

import os
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from pixcade.bots.api import Bot, Budget, View
from pixcade.bots.external import BotFailed, ForeignBot, choose_or_default, foreign_bot
from pixcade.games import GAMES
from pixcade.games.game import AnyGame, Decision
from tests.waits import LIMIT

PIXOID, PIXL = GAMES["pixoid"], GAMES["pixl"]
STATE = PIXOID.parse_position("pixoid p1-1A.2A.3A.4A amber@c1 sky@h1 rose@h8 mint@b8")
AMBER, SKY, ROSE, MINT = PIXOID.deciding(STATE)

AMPLE = Budget(seconds=2 * LIMIT)
"""Enough on any machine: only bots that never answer reach a limit."""
SHORT = Budget(seconds=0.2)

EVERY_LINE = "import json, os, subprocess, sys, time\nfor line in sys.stdin:\n    request = json.loads(line)\n"
FIRST = "print(json.dumps({'move': request['legal'][0]}), flush=True)"


def script(code: str) -> ForeignBot:
    """A bot that is a Python script."""
    return foreign_bot("exec:" + shlex.join([sys.executable, "-c", code]), "pixoid")


def for_every_line(code: str) -> ForeignBot:
    """A bot that does this with every request."""
    return script(EVERY_LINE + "".join(f"    {line}\n" for line in code.splitlines()))


def python_bot(folder: Path, code: str, name: str = "choose") -> ForeignBot:
    """A bot that is a Python file with this code."""
    path = folder / "a_bot.py"
    path.write_text(code, encoding="utf-8")
    return foreign_bot(f"python:{path}:{name}", "pixoid")


def answer(bot: Bot, budget: Budget = AMPLE, decision: Decision = AMBER) -> str:
    """The notation of the move that a bot must answer with."""
    move, failure = choose_or_default(bot, View(PIXOID, STATE, decision, budget, Random(1)))
    assert failure is None, (failure, failure.log)
    return PIXOID.format_move(STATE, move)


def failure_of(bot: Bot, budget: Budget = AMPLE) -> BotFailed:
    """How a bot fails; the game's default is played for it."""
    move, failure = choose_or_default(bot, View(PIXOID, STATE, AMBER, budget, Random(1)))
    assert failure is not None
    assert failure.code == "bots.failed"
    assert set(failure.values) == {"bot", "reason", "detail"}
    assert move == PIXOID.default(STATE, AMBER)
    return failure


def play(game: AnyGame, state: Any, bots: dict[int, Bot], random: Random) -> tuple[Any, list[BotFailed]]:
    """Play to the end with one bot a seat; return the last state and all failures."""
    failures = []
    while due := game.deciding(state):
        moves = {}
        for decision in due:
            view = View(game, state, decision, Budget(seconds=60), Random(random.getrandbits(64)))
            moves[decision], failure = choose_or_default(bots[decision.seat], view)
            failures += [failure] if failure else []
        state = game.apply(state, moves).state
    return state, failures


def running(pid: int) -> bool:
    """Whether a process exists and isn't a zombie waiting for its parent."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    try:
        return stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return not Path("/proc").exists()


def comes_true(condition: Callable[[], bool]) -> bool:
    """Whether something holds now or within a bounded time."""
    until = time.monotonic() + LIMIT
    while not condition():
        if time.monotonic() > until:
            return False
        time.sleep(0.01)
    return True


def is_gone(pid: int) -> bool:
    """Whether a process is gone now or within a bounded time."""
    return comes_true(lambda: not running(pid))


def children() -> set[int]:
    """The children of this process, including zombies; only if the system reports them."""
    folder = Path("/proc/self/task")
    return {int(pid) for task in folder.glob("*/children") for pid in task.read_text().split()}
