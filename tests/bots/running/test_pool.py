"""Bots that think for many tables: the same answers, fair turns, nothing held up, nothing told that is secret."""

import asyncio
import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pixcade.bots.api import SECRET_BYTES, Budget, source_of
from pixcade.bots.external import InvalidBotName
from pixcade.bots.pixoid import regret_matching
from pixcade.bots.registry import UnknownBot, find_bot
from pixcade.bots.running import pool as pool_module
from pixcade.bots.running.child_processes import NICENESS
from pixcade.bots.running.fallback import Answer
from pixcade.bots.running.local import Thinkers
from pixcade.bots.running.pool import Pool
from pixcade.bots.running.queue import EVERYBODYS_TURN
from pixcade.bots.running.worker import Question, Report, Worker, reply_to
from pixcade.core.errors import InvalidOption
from pixcade.core.fair_queue import Owner
from pixcade.core.game import Decision
from pixcade.games import GAMES
from tests.bots.external.programs import EVERY_LINE, FIRST, MINT, PIXL, PIXOID, ROSE, SKY, STATE, is_gone
from tests.kernels.cached_kernels import FOLDER
from tests.waits import LIMIT

SECRET = bytes(range(1, SECRET_BYTES + 1))
POSITION = PIXOID.format_position(STATE)
PIXL_POSITION = "pixl turn=4 fire@g7 water@c9 earth@k5 spirit@g10"
(FIRE,) = PIXL.deciding(PIXL.parse_position(PIXL_POSITION))
STARTING = PIXOID.start(PIXOID.configure({"layout": "p1-1A.2A.3A.4A"}, seed=0))
QUESTIONS = [
    ("regular", "pixoid", POSITION, SKY),
    ("expert", "pixoid", POSITION, ROSE),
    ("expert", "pixoid", PIXOID.format_position(STARTING), PIXOID.deciding(STARTING)[0]),
    ("expert", "pixl", PIXL_POSITION, FIRE),
]
DEFAULT = PIXOID.format_move(STATE, PIXOID.default(STATE, SKY))
posix = pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernels of the tests are there for this process and those that it starts."""
    monkeypatch.setenv("PIXCADE_DATA", str(FOLDER))


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """There are no kernels, and nobody compiles any."""
    monkeypatch.setenv("PIXCADE_DATA", str(tmp_path))
    monkeypatch.setattr("pixcade.bots.running.compiler.start_compiling", lambda: None)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
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

    asyncio.run(bounded())
    assert multiprocessing.active_children() == []


async def comes_true(condition: Callable[[], bool]) -> bool:
    """Whether something holds now or within a bounded time, while the loop goes on."""
    until = time.monotonic() + LIMIT
    while not condition():
        if time.monotonic() > until:
            return False
        await asyncio.sleep(0.002)
    return True


def ask(pool: Pool, table: str, name: str = "expert", decision: Decision = SKY, step: int = 0) -> asyncio.Task[Answer]:
    """Begin to wait for a decision of a table."""
    return asyncio.create_task(pool.think(table, step, name, "pixoid", POSITION, decision, SECRET))


def worker_ids() -> set[int]:
    """The processes that think."""
    return {process.pid for process in multiprocessing.active_children() if process.pid is not None}


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


@pytest.mark.slow(3)
@pytest.mark.parametrize("kind", ["plain", "compiled"])
def test_bots_think_in_the_pool_what_they_think_at_a_table(kind: str, request: pytest.FixtureRequest) -> None:
    request.getfixturevalue(kind)
    request.getfixturevalue("monkeypatch").setattr("pixcade.bots.running.compiler.start_compiling", lambda: None)
    found = {}
    with Thinkers() as thinkers:
        for name, game_id, position, decision in QUESTIONS:
            state = GAMES[game_id].parse_position(position)
            for step in range(3):
                thought, failure = thinkers.think(name, GAMES[game_id], state, decision, Budget(), SECRET, step)
                move = GAMES[game_id].format_move(state, thought.move)
                found[name, game_id, position, decision, step] = (move, thought.weighed, thought.reduced, failure)

    async def main() -> None:
        async with Pool(1) as pool:
            answers = await asyncio.gather(*(pool.think(f"{at}", at[-1], *at[:-1], SECRET) for at in found))
        for at, (thought, failure) in zip(found, answers, strict=True):
            assert found[at] == (thought.move, thought.weighed, thought.reduced, failure)
            assert thought.reduced is (kind == "plain")

    run(main())


def test_simple_bots_answer_at_once_and_need_no_process() -> None:
    async def main() -> None:
        async with Pool(1) as pool:
            for name in ("rookie", "greedy", "random"):
                for game_id, position, decision in (("pixoid", POSITION, SKY), ("pixl", PIXL_POSITION, FIRE)):
                    pool.prepare(name, game_id)
                    thinking = pool.think("a", 0, name, game_id, position, decision, SECRET)
                    with pytest.raises(StopIteration) as answered:  # a coroutine that waits for nothing
                        thinking.send(None)
                    thought, failure = answered.value.value
                    state = GAMES[game_id].parse_position(position)
                    assert GAMES[game_id].parse_move(state, thought.move) in GAMES[game_id].legal(state, decision)
                    assert failure is None
            assert pool.load.workers == 0

    run(main())


@posix
def test_people_take_turns_however_many_tables_of_theirs_wait(plain: None) -> None:
    async def main() -> None:
        async with Pool(1) as pool:
            eve, ann = Owner("192.0.2.7", "eve"), Owner("192.0.2.8", "ann")
            tables = [f"eve {at}" for at in range(6)]
            for table in tables:
                pool.prefer(table, True, eve)
            pool.prefer("ann", True, ann)
            order = await order_of(pool, [(table, "regular") for table in (*tables, "ann")])
            assert order.index("ann") <= 1, order

    run(main())


@posix
def test_tables_take_turns_however_many_bots_think_there(plain: None) -> None:
    async def main() -> None:
        async with Pool(1) as pool:
            levels = ("regular", "expert", "master")
            asked = [*(("three", name) for name in levels), ("one", "expert"), ("another", "expert")]
            assert await order_of(pool, asked) == ["three", "one", "another", "three", "three"]

    run(main())


@posix
def test_tables_that_somebody_waits_for_go_first_and_all_others_still_get_their_turns(plain: None) -> None:
    async def main() -> None:
        async with Pool(1) as pool:
            others = [f"other {number}" for number in range(3)]
            wanted = [f"wanted {number}" for number in range(7)]
            order = await order_of(pool, [(table, "expert") for table in (*others, *wanted)], wanted)
        # Two turns were taken before.
        turns = [number for number, table in enumerate(order, start=3) if table in others]
        assert turns == [EVERYBODYS_TURN, 2 * EVERYBODYS_TURN, 3 * EVERYBODYS_TURN]
        assert [table for table in order if table in wanted] == wanted
        assert [table for table in order if table in others] == others

    run(main())


@posix
def test_a_table_that_is_no_longer_waited_for_is_one_of_many_again(plain: None) -> None:
    async def main() -> None:
        async with Pool(1) as pool:
            pool.prefer("late", True)
            pool.prefer("late", False)
            pool.prefer("gone", True)
            await pool.release("gone")
            asked = [("early", "expert"), ("gone", "expert"), ("late", "expert")]
            assert await order_of(pool, asked) == ["early", "gone", "late"]

    run(main())


@posix
def test_what_nobody_waits_for_any_more_is_never_begun(plain: None, told: list[bytes]) -> None:
    async def main() -> None:
        async with Pool(1) as pool:
            pid, first = await held(pool)
            gone, stays = ask(pool, "gone", "master"), ask(pool, "stays", "regular")
            half, other = ask(pool, "half", decision=SKY), ask(pool, "half", decision=MINT)
            assert await comes_true(lambda: pool.load.waiting == 4)
            gone.cancel()
            half.cancel()
            assert await comes_true(lambda: pool.load.waiting == 2)
            os.kill(pid, signal.SIGCONT)
            await asyncio.gather(first, stays, other)
            assert gone.cancelled()
            assert half.cancelled()
        questions = [pickle.loads(question) for question in told]
        assert "master" not in [question.name for question in questions]
        assert [decision for decision, *_ in questions[-1].wanted] == [MINT]

    run(main())


@posix
def test_an_answer_that_nobody_waits_for_is_dropped_and_the_worker_thinks_on(plain: None) -> None:
    async def main() -> None:
        async with Pool(1) as pool:
            pid, first = await held(pool)
            first.cancel()
            following = ask(pool, "next")
            assert await comes_true(lambda: pool.load.waiting == 1)
            os.kill(pid, signal.SIGCONT)
            thought, failure = await following
            assert (failure, worker_ids()) == (None, {pid})
            assert first.cancelled()
            assert (await ask(pool, "again"))[0] == thought

    run(main())


@posix
def test_a_worker_that_is_killed_is_replaced_and_its_work_thought_again(plain: None) -> None:
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
def test_work_that_costs_two_workers_is_left_to_the_game(compiled: None) -> None:
    async def main() -> None:
        async with Pool(1) as pool:
            work = pool.think("a", 0, "expert", "pixl", PIXL_POSITION, FIRE, SECRET, Budget(work=100_000))
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
            assert dict(failure.values) == {"bot": "expert", "reason": "closed", "detail": ""}

    run(main())


@posix
def test_a_worker_that_never_answers_is_ended(plain: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "LOST_SECONDS", 0.1)

    async def main() -> None:
        async with Pool(1) as pool:
            await ask(pool, "a")
            (pid,) = worker_ids()
            os.kill(pid, signal.SIGSTOP)
            stuck = pool.think("b", 0, "expert", "pixoid", POSITION, SKY, SECRET, Budget(seconds=0.1))
            thought, failure = await stuck
            assert thought.move == DEFAULT
            assert failure is not None
            assert failure.values["reason"] == "too-slow"
            assert is_gone(pid)

    run(main())


@posix
def test_decisions_of_one_step_go_to_one_worker_but_draw_for_themselves(plain: None, told: list[bytes]) -> None:
    async def main() -> None:
        async with Pool(2) as pool:
            await asyncio.gather(*(ask(pool, "a", decision=bug) for bug in (SKY, ROSE)))
            (pid,) = worker_ids()
            os.kill(pid, signal.SIGSTOP)
            bugs = [ask(pool, "a", decision=bug, step=1) for bug in (SKY, ROSE)]
            assert await comes_true(lambda: pool.load.thinking == 2)
            late = ask(pool, "a", decision=MINT, step=1)
            assert await comes_true(lambda: pool.load.waiting == 1)
            assert worker_ids() == {pid}, "it waits for who knows the position already"
            os.kill(pid, signal.SIGCONT)
            await asyncio.gather(*bugs, late)
            assert worker_ids() == {pid}
        questions = [pickle.loads(question) for question in told]
        assert [[decision for decision, *_ in one.wanted] for one in questions] == [[SKY, ROSE], [SKY, ROSE], [MINT]]
        draws = [random.getrandbits(64) for question in questions for _, random, _ in question.wanted]
        assert len(set(draws)) == 5

    run(main())


def test_one_analysis_serves_three_bugs_whoever_they_are(compiled: None) -> None:
    bot = find_bot("regular", "pixoid")
    cast = zip((SKY, ROSE, MINT), ("", "blip", "dot"), strict=True)
    wanted = tuple((bug, source_of(bot, bug, SECRET, 0), persona) for bug, persona in cast)
    before = regret_matching.compiled_mixes.cache_info()
    position = "pixoid p1-1A.2A.3A.4A amber@c2 sky@h1 rose@h8 mint@b8"
    replies = reply_to(Question("regular", "pixoid", position, Budget(), wanted))
    assert isinstance(replies, tuple)
    after = regret_matching.compiled_mixes.cache_info()
    assert (after.misses - before.misses, after.hits - before.hits) == (1, 2)


def test_a_worker_is_told_nothing_but_what_is_public_and_randomness_of_its_own(plain: None, told: list[bytes]) -> None:
    async def main() -> None:
        async with Pool(1) as pool:
            await pool.think("a table's name", 7, "expert", "pixoid", POSITION, ROSE, SECRET, Budget(work=0.5))

    run(main())
    (sent,) = told
    for secret in (SECRET, SECRET.hex().encode(), SECRET[:8], b"a table's name"):
        assert secret not in sent
    name, game_id, position, budget, wanted = pickle.loads(sent)
    assert (name, game_id, position, budget) == ("expert", "pixoid", POSITION, Budget(work=0.5))
    ((decision, random, persona),) = wanted
    assert (decision, persona) == (ROSE, "")
    assert random.getstate() == source_of(find_bot(name, game_id), ROSE, SECRET, 7).getstate()
    assert random.getstate() != Random(int.from_bytes(SECRET)).getstate()


@posix
def test_a_page_can_be_told_that_bots_are_busy(plain: None) -> None:
    now = 100.0

    async def main() -> None:
        nonlocal now
        async with Pool(1, clock=lambda: now) as pool:
            pid, first = await held(pool)
            later = [ask(pool, "a", name) for name in ("regular", "expert")]
            assert await comes_true(lambda: pool.load.waiting == 2)
            assert not pool.busy("a")
            now += 2
            newest = ask(pool, "b")
            assert await comes_true(lambda: pool.load.waiting == 3)
            load = pool.load
            assert (load.waiting, load.thinking, load.oldest, load.workers) == (3, 1, 2.0, 1)
            assert [pool.busy(table) for table in ("a", "b", "first", "nobody")] == [True, False, False, False]
            os.kill(pid, signal.SIGCONT)
            await asyncio.gather(first, newest, *later)
            load = pool.load
            assert (load.waiting, load.thinking, load.oldest, load.workers) == (0, 0, 0.0, 1)
            assert not pool.busy("a")

    run(main())


def test_a_position_that_is_none_is_refused_and_costs_no_worker(plain: None) -> None:
    async def main() -> None:
        async with Pool(1) as pool:
            await ask(pool, "a")
            before = worker_ids()
            for name in ("expert", "greedy"):
                with pytest.raises(InvalidOption):
                    await pool.think("a", 1, name, "pixoid", "pixoid nowhere", SKY, SECRET)
            assert (await ask(pool, "a", step=2))[1] is None
            assert worker_ids() == before

    run(main())


def test_compiling_is_begun_once_however_many_workers_there_are(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
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
def test_workers_give_way_and_are_deaf_to_ctrl_c(plain: None) -> None:
    async def main() -> None:
        async with Pool(1) as pool:
            pool.prepare("expert", "pixoid")
            pool.prepare("expert", "pixl")
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
            asyncio.create_task(pool.think(table, 0, "expert", "pixl", PIXL_POSITION, FIRE, SECRET, long))
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
from pixcade.bots.running import compiler, pool as pool_module
compiler.start_compiling = lambda: None
async def main():
    pool = pool_module.Pool(1)
    await pool.think("a", 0, "expert", "pixoid", {position!r}, {decision!r}, bytes(32))
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
from pixcade.core.fair_queue import Owner
from pixcade.core.game import Decision
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
thinkers.prepare("regular", "pixoid")
close = thinkers.close
"""
IN_A_POOL = """
import asyncio
from pixcade.bots.running.pool import Pool
pool = Pool(1)
pool.prepare("regular", "pixoid")
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
def test_no_thread_or_process_beside_the_first_takes_its_ctrl_c(begin: str, compiled: None) -> None:
    # In a process of its own, whose first worker this is: the first one brings a process that undoes signal masks.
    done = subprocess.run([sys.executable, "-c", begin + TELL_WHO_HEARS], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("True True True\n", "")


def test_only_the_operator_names_programs(tmp_path: Path) -> None:
    mark = tmp_path / "it ran"
    program = tmp_path / "program.py"
    program.write_text(f"open({str(mark)!r}, 'w').close()\n")

    async def main() -> None:
        async with Pool(1, extra_bots={"first": f"exec:{sys.executable} {program}"}) as pool:
            for name in (f"exec:{sys.executable} {program}", f"python:{program}:choose", "nobody"):
                with pytest.raises(UnknownBot):
                    await ask(pool, "a", name)
            assert "first" in pool.names
        assert not mark.exists()

    run(main())
    with pytest.raises(InvalidBotName):
        Pool(1, extra_bots={"bad": "exec:"})


def test_programs_play_each_table_by_themselves_and_fail_under_the_name_that_people_know(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.py", tmp_path / "bad.py"
    good.write_text(f"{EVERY_LINE}    open(f'{tmp_path}/ran {{os.getpid()}}', 'w').close()\n    {FIRST}\n")
    bad.write_text(f"{EVERY_LINE}    print('nonsense', flush=True)\n")
    extra = {"good": f"exec:{sys.executable} {good}", "bad": f"exec:{sys.executable} {bad}"}

    def ran() -> set[int]:
        return {int(path.name.split()[1]) for path in tmp_path.glob("ran *")}

    async def main() -> None:
        async with Pool(1, extra_bots=extra) as pool:
            asked = [ask(pool, table, "good", bug) for table in "ab" for bug in (SKY, ROSE)]
            for bug, (thought, failure) in zip([SKY, ROSE] * 2, await asyncio.gather(*asked), strict=True):
                assert (thought.move, failure) == (PIXOID.format_move(STATE, PIXOID.legal(STATE, bug)[0]), None)
            assert len(ran()) == 4
            await pool.release("a")
            assert await comes_true(lambda: sum(map(is_alive, ran())) == 2)
            thought, failure = await ask(pool, "a", "bad")
            assert thought.move == DEFAULT
            assert failure is not None
            assert failure.values["bot"] == "bad"
            assert pool.load.workers == 0
        assert all(map(is_gone, ran()))

    run(main())


def is_alive(pid: int) -> bool:
    """Whether a process that has ended is waited for by nobody any more."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_while_twenty_tables_of_the_strongest_think_the_server_goes_on(compiled: None) -> None:
    # How late it is then depends on the machine: bench.busy measures it.
    async def main() -> None:
        async with Pool(2) as pool:
            await ask(pool, "first")
            tables = [
                asyncio.create_task(pool.think(f"{at}", 0, "master", "pixl", PIXL_POSITION, FIRE, SECRET))
                for at in range(20)
            ]
            for _ in range(40):
                await asyncio.sleep(0.005)
            assert pool.load.thinking > 0
            assert pool.load.waiting > 0
            for task in tables:
                task.cancel()
            await asyncio.wait(tables)

    run(main())
