"""A pool of workers that is asked, held up and looked into: what its tests share."""

import asyncio
import multiprocessing
import os
import pickle
import signal
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from pixcade.bots.api import SECRET_BYTES, DecisionTask
from pixcade.bots.running.fallback import Answer
from pixcade.bots.running.pool import Pool
from pixcade.bots.running.worker import Question, Report, Worker
from pixcade.games.game import Decision
from tests.bots.external.programs import PIXL, PIXOID, SKY, STATE
from tests.bots.search.cached_kernels import FOLDER
from tests.waits import LIMIT

SECRET = bytes(range(1, SECRET_BYTES + 1))
POSITION = PIXOID.format_position(STATE)
PIXL_POSITION = "pixl turn=4 fire@g7 water@c9 earth@k5 spirit@g10"
(FIRE,) = PIXL.deciding(PIXL.parse_position(PIXL_POSITION))
DEFAULT = PIXOID.format_move(STATE, PIXOID.default(STATE, SKY))
posix = pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernels of the tests are there for this process and those that it starts."""
    monkeypatch.setenv("PIXCADE_DATA", str(FOLDER))


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without kernels and without a compiler."""
    monkeypatch.setenv("PIXCADE_DATA", str(tmp_path))
    monkeypatch.setattr("pixcade.bots.running.compiler.start_compiling", lambda: None)


@pytest.fixture
def questions_sent(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Every question that workers are asked, as the bytes that cross to their process."""
    questions: list[bytes] = []
    ask = Worker.ask

    def noted(worker: Worker, question: Question, report: Report) -> None:
        questions.append(pickle.dumps(question))
        ask(worker, question, report)

    monkeypatch.setattr(Worker, "ask", noted)
    return questions


def run(main: Awaitable[None]) -> None:
    """Run a test in an event loop, with a bound, and leave no process behind."""

    async def bounded() -> None:
        async with asyncio.timeout(3 * LIMIT):
            await main

    before = multiprocessing.active_children()  # of the pages' servers, which share one
    asyncio.run(bounded())
    assert [one for one in multiprocessing.active_children() if one not in before] == []


async def comes_true(condition: Callable[[], bool]) -> bool:
    """Whether a condition becomes true within a limited time; the loop keeps running."""
    until = time.monotonic() + LIMIT
    while not condition():
        if time.monotonic() > until:
            return False
        await asyncio.sleep(0.002)
    return True


def ask(pool: Pool, table: str, name: str = "hard", decision: Decision = SKY, step: int = 0) -> asyncio.Task[Answer]:
    """Begin to wait for a decision of a table."""
    return asyncio.create_task(pool.think(table, DecisionTask(step, name, "pixoid", POSITION, decision, SECRET)))


OTHERS: set[int] = set()
"""Processes of others: servers of the pages share a worker, which lives as long as the process of the tests."""


def worker_ids() -> set[int]:
    """The processes that think for this test."""
    return {process.pid for process in multiprocessing.active_children() if process.pid is not None} - OTHERS


async def held(pool: Pool) -> tuple[int, asyncio.Task[Answer]]:
    """Stop a pool's only worker in the middle of something; return its number, and the one who waits for it."""
    await ask(pool, "first")
    (pid,) = worker_ids()
    os.kill(pid, signal.SIGSTOP)
    waiting = ask(pool, "first", step=1)
    assert await comes_true(lambda: pool.load.thinking == 1)
    return pid, waiting


async def order_of(pool: Pool, asked: Sequence[tuple[str, str]], wanted: Sequence[str] = ()) -> list[str]:
    """In which order a pool of one worker, once it is free, answers tables that all wait already."""
    pid, first = await held(pool)
    order: list[str] = []

    async def noted(table: str, name: str) -> None:
        await ask(pool, table, name)
        order.append(table)

    tasks = [asyncio.create_task(noted(table, name)) for table, name in asked]
    assert await comes_true(lambda: pool.load.waiting == len(asked))
    for table in wanted:
        pool.prefer(table, True)
    os.kill(pid, signal.SIGCONT)
    await asyncio.gather(first, *tasks)
    return order
