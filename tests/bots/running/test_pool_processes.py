"""The pool's processes: replaced where they end or hang, deaf to Ctrl-C, gone when their server is."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from pixcade.bots.api import Budget, DecisionTask
from pixcade.bots.running import pool as pool_module
from pixcade.bots.running.child_processes import NICENESS
from pixcade.bots.running.pool import Pool
from tests.bots.external.programs import PIXL, SKY, is_gone
from tests.bots.running.pools import (
    DEFAULT,
    FIRE,
    PIXL_POSITION,
    POSITION,
    SECRET,
    ask,
    comes_true,
    held,
    posix,
    run,
    worker_ids,
)
from tests.waits import LIMIT


@posix
def test_killed_worker_is_replaced_and_its_job_repeated(plain: None) -> None:
    async def main() -> None:
        async with Pool(1) as pool:
            pid, first = await held(pool)
            following = ask(pool, "next")
            os.kill(pid, signal.SIGKILL)
            assert (await first)[1] is None
            assert await first == await ask(pool, "first", step=1)
            assert (await following)[1] is None
            (other,) = worker_ids()
            assert other != pid
            os.kill(other, signal.SIGKILL)  # while it has nothing to do
            assert is_gone(other)
            assert (await ask(pool, "later"))[1] is None
            assert worker_ids().isdisjoint({pid, other})

    run(main())


@posix
def test_job_that_kills_two_workers_gets_the_default(compiled: None) -> None:
    async def main() -> None:
        async with Pool(1) as pool:
            work = pool.think("a", DecisionTask(0, "hard", "pixl", PIXL_POSITION, FIRE, SECRET), Budget(work=100_000))
            task = asyncio.create_task(work)
            killed: set[int] = set()
            for _ in range(2):
                assert await comes_true(lambda: bool(worker_ids() - killed))
                (pid,) = worker_ids() - killed
                os.kill(pid, signal.SIGKILL)
                killed.add(pid)
            thought, failure = await task
            state = PIXL.parse_position(PIXL_POSITION)
            assert thought.move == PIXL.format_move(state, PIXL.default(state, FIRE))
            assert failure is not None
            assert dict(failure.values) == {"bot": "hard", "reason": "closed", "detail": ""}

    run(main())


@posix
def test_hanging_worker_is_killed(plain: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "LOST_SECONDS", 0.1)

    async def main() -> None:
        async with Pool(1) as pool:
            await ask(pool, "a")
            (pid,) = worker_ids()
            os.kill(pid, signal.SIGSTOP)
            stuck = pool.think("b", DecisionTask(0, "hard", "pixoid", POSITION, SKY, SECRET), Budget(seconds=0.1))
            thought, failure = await stuck
            assert thought.move == DEFAULT
            assert failure is not None
            assert failure.values["reason"] == "too-slow"
            assert is_gone(pid)

    run(main())


def test_compiling_starts_once_for_all_workers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    begun = []

    def begin() -> Any:
        begun.append(1)
        return subprocess.Popen([sys.executable, "-c", ""], start_new_session=True)

    monkeypatch.setenv("PIXCADE_DATA", str(tmp_path))
    monkeypatch.setattr("pixcade.bots.running.compiler.start_compiling", begin)

    async def main() -> None:
        async with Pool(2) as pool:
            await ask(pool, "a", "greedy")
            assert begun == []
            answers = await asyncio.gather(*(ask(pool, table) for table in "ab"))
            assert [thought.reduced for thought, _ in answers] == [True, True]
            assert pool.load.workers == 2
        assert begun == [1]

    run(main())


@posix
def test_workers_have_low_priority_and_ignore_ctrl_c(plain: None) -> None:
    async def main() -> None:
        async with Pool(1) as pool:
            pool.prepare("hard", "pixoid")
            pool.prepare("hard", "pixl")
            assert await comes_true(lambda: len(worker_ids()) == 1)
            (pid,) = worker_ids()
            os.kill(pid, signal.SIGINT)  # while it is only beginning
            await ask(pool, "a")
            assert os.getpriority(os.PRIO_PROCESS, pid) == os.getpriority(os.PRIO_PROCESS, 0) + NICENESS
            os.kill(pid, signal.SIGINT)
            assert (await ask(pool, "b"))[1] is None
            assert worker_ids() == {pid}

    run(main())


def test_closing_waits_for_no_thought_and_decides_nothing(compiled: None) -> None:
    async def main() -> None:
        pool = Pool(1)
        long = Budget(work=1_000_000, seconds=3600)
        tasks = [
            asyncio.create_task(pool.think(table, DecisionTask(0, "hard", "pixl", PIXL_POSITION, FIRE, SECRET), long))
            for table in "ab"
        ]
        assert await comes_true(lambda: pool.load.waiting == 1)
        assert await comes_true(lambda: bool(worker_ids()))
        began = time.monotonic()
        await pool.close()
        assert time.monotonic() - began < LIMIT, "it would think for an hour"
        await asyncio.wait(tasks)
        assert all(task.cancelled() for task in tasks)
        await pool.close()

    run(main())


LEFT_ALONE = """
import asyncio, multiprocessing, os, signal
from pixcade.bots.api import DecisionTask
from pixcade.bots.running import compiler, pool as pool_module
compiler.start_compiling = lambda: None
async def main():
    pool = pool_module.Pool(1)
    await pool.think("a", DecisionTask(0, "hard", "pixoid", {position!r}, {decision!r}, bytes(32)))
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
from pixcade.bots.running.fair_queue import Owner
from pixcade.games.game import Decision
asyncio.run(main())
"""


@posix
def test_no_worker_outlives_its_server(plain: None) -> None:
    code = LEFT_ALONE.format(position=POSITION, decision=SKY)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == -signal.SIGKILL, done.stderr
    assert is_gone(int(done.stdout))


AT_A_TABLE = """
from pixcade.bots.running.local import Thinkers
thinkers = Thinkers()
thinkers.prepare("normal", "pixoid")
close = thinkers.close
"""
IN_A_POOL = """
import asyncio
from pixcade.bots.running.pool import Pool
pool = Pool(1)
pool.prepare("normal", "pixoid")
close = lambda: asyncio.run(pool.close())
"""
TELL_WHO_HEARS = """
import multiprocessing, os, signal, time
from pathlib import Path
def deaf(status):
    masks = dict(line.split(":") for line in status.read_text().splitlines())
    return bool((int(masks["SigBlk"], 16) | int(masks["SigIgn"], 16)) >> signal.SIGINT - 1 & 1)
while not multiprocessing.active_children():
    time.sleep(0.001)
(worker,) = multiprocessing.active_children()
threads = [task for task in Path("/proc/self/task").iterdir() if task.name != str(os.getpid())]
print(deaf(Path(f"/proc/{worker.pid}/status")), all(deaf(task / "status") for task in threads), len(threads) > 0)
close()
"""


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="the system does not tell")
@pytest.mark.parametrize("begin", [AT_A_TABLE, IN_A_POOL], ids=["table", "pool"])
def test_only_the_main_thread_gets_ctrl_c(begin: str, compiled: None) -> None:
    # In a separate process whose first worker this is: the first one starts a process that resets signal masks.
    done = subprocess.run([sys.executable, "-c", begin + TELL_WHO_HEARS], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("True True True\n", "")
