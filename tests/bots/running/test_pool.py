"""Bots of many tables: same results, fairness, no blocking, no secrets in requests."""

import asyncio
import os
import pickle
import signal
import sys
from pathlib import Path
from random import Random

import pytest

from pixcade.bots.api import Budget, DecisionTask, source_of
from pixcade.bots.pixoid import regret_matching
from pixcade.bots.registry import UnknownBot, find_bot
from pixcade.bots.running.local import Thinkers
from pixcade.bots.running.pool import Pool
from pixcade.bots.running.worker import Question, reply_to
from pixcade.games import GAMES
from pixcade.games.errors import InvalidOption
from tests.bots.external.programs import MINT, PIXOID, ROSE, SKY
from tests.bots.running.pools import (
    FIRE,
    PIXL_POSITION,
    POSITION,
    SECRET,
    ask,
    comes_true,
    posix,
    run,
    worker_ids,
)

STARTING = PIXOID.start(PIXOID.configure({"layout": "p1-1A.2A.3A.4A"}, seed=0))
QUESTIONS = [
    ("normal", "pixoid", POSITION, SKY),
    ("hard", "pixoid", POSITION, ROSE),
    ("hard", "pixoid", PIXOID.format_position(STARTING), PIXOID.deciding(STARTING)[0]),
    ("hard", "pixl", PIXL_POSITION, FIRE),
]


@pytest.mark.slow(3)
@pytest.mark.parametrize("kind", ["compiled"])
def test_pool_gives_the_same_thoughts_as_a_table(kind: str, request: pytest.FixtureRequest) -> None:
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
            tasks = [DecisionTask(at[-1], *at[:-1], SECRET) for at in found]
            answers = await asyncio.gather(*(pool.think(f"{task}", task) for task in tasks))
        for at, (thought, failure) in zip(found, answers, strict=True):
            assert found[at] == (thought.move, thought.weighed, thought.reduced, failure)
            assert thought.reduced is (kind == "plain")

    run(main())


def test_simple_bots_answer_inline_without_a_process() -> None:
    async def main() -> None:
        async with Pool(1) as pool:
            for name in ("easy", "greedy", "random"):
                for game_id, position, decision in (("pixoid", POSITION, SKY), ("pixl", PIXL_POSITION, FIRE)):
                    pool.prepare(name, game_id)
                    thinking = pool.think("a", DecisionTask(0, name, game_id, position, decision, SECRET))
                    with pytest.raises(StopIteration) as answered:  # a coroutine that waits for nothing
                        thinking.send(None)
                    thought, failure = answered.value.value
                    state = GAMES[game_id].parse_position(position)
                    assert GAMES[game_id].parse_move(state, thought.move) in GAMES[game_id].legal(state, decision)
                    assert failure is None
            assert pool.load.workers == 0

    run(main())


@posix
def test_decisions_of_a_step_share_a_worker_not_a_draw(plain: None, questions_sent: list[bytes]) -> None:
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
        questions = [pickle.loads(question) for question in questions_sent]
        assert [[decision for decision, *_ in one.wanted] for one in questions] == [[SKY, ROSE], [SKY, ROSE], [MINT]]
        draws = [random.getrandbits(64) for question in questions for _, random, _ in question.wanted]
        assert len(set(draws)) == 5

    run(main())


def test_one_analysis_serves_three_bugs_of_any_persona(compiled: None) -> None:
    bot = find_bot("normal", "pixoid")
    cast = zip((SKY, ROSE, MINT), ("", "blip", "dot"), strict=True)
    wanted = tuple((bug, source_of(bot, bug, SECRET, 0), persona) for bug, persona in cast)
    before = regret_matching.compiled_mixes.cache_info()
    position = "pixoid p1-1A.2A.3A.4A amber@c2 sky@h1 rose@h8 mint@b8"
    replies = reply_to(Question("normal", "pixoid", position, Budget(), wanted))
    assert isinstance(replies, tuple)
    after = regret_matching.compiled_mixes.cache_info()
    assert (after.misses - before.misses, after.hits - before.hits) == (1, 2)


def test_worker_gets_only_public_state_and_own_randomness(plain: None, questions_sent: list[bytes]) -> None:
    async def main() -> None:
        async with Pool(1) as pool:
            task = DecisionTask(7, "hard", "pixoid", POSITION, ROSE, SECRET)
            await pool.think("a table's name", task, Budget(work=0.5))

    run(main())
    (sent,) = questions_sent
    for secret in (SECRET, SECRET.hex().encode(), SECRET[:8], b"a table's name"):
        assert secret not in sent
    name, game_id, position, budget, wanted = pickle.loads(sent)
    assert (name, game_id, position, budget) == ("hard", "pixoid", POSITION, Budget(work=0.5))
    ((decision, random, persona),) = wanted
    assert (decision, persona) == (ROSE, "")
    assert random.getstate() == source_of(find_bot(name, game_id), ROSE, SECRET, 7).getstate()
    assert random.getstate() != Random(int.from_bytes(SECRET)).getstate()


def test_invalid_position_is_rejected_and_costs_no_worker(plain: None) -> None:
    async def main() -> None:
        async with Pool(1) as pool:
            await ask(pool, "a")
            before = worker_ids()
            for name in ("hard", "greedy"):
                with pytest.raises(InvalidOption):
                    await pool.think("a", DecisionTask(1, name, "pixoid", "pixoid nowhere", SKY, SECRET))
            assert (await ask(pool, "a", step=2))[1] is None
            assert worker_ids() == before

    run(main())


def test_table_cannot_name_code(tmp_path: Path) -> None:
    mark = tmp_path / "it ran"
    program = tmp_path / "program.py"
    program.write_text(f"open({str(mark)!r}, 'w').close()\n")

    async def main() -> None:
        async with Pool(1) as pool:
            for name in (f"exec:{sys.executable} {program}", f"python:{program}:choose", "nobody"):
                with pytest.raises(UnknownBot):
                    await ask(pool, "a", name)
        assert not mark.exists()

    run(main())
