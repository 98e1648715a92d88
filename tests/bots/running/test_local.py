"""Bots of a local table: same results as in process, clean shutdown, no waiting for the compiler."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest

from pixcade.bots.api import SECRET_BYTES, Budget, View, source_of
from pixcade.bots.external import think_or_default
from pixcade.bots.levels import level_names
from pixcade.bots.pixoid.regret_matching import team_mix
from pixcade.bots.registry import find_bot
from pixcade.bots.running import compiler
from pixcade.bots.running.child_processes import NICENESS
from pixcade.bots.running.fallback import Answer
from pixcade.bots.running.local import Thinkers, table_secret
from pixcade.games import GAMES
from pixcade.games.game import AnyGame, Decision
from tests.bots.external.programs import MINT, PIXOID, ROSE, SHORT, SKY, STATE, comes_true, is_gone
from tests.bots.running.pools import worker_ids
from tests.bots.search.cached_kernels import FOLDER
from tests.waits import LIMIT, until_blocking

SECRET = bytes(range(SECRET_BYTES))
PIXL = GAMES["pixl"]
PIXL_STATE = PIXL.parse_position("pixl turn=4 fire@g7 water@c9 earth@k5 spirit@g10")
(FIRE,) = PIXL.deciding(PIXL_STATE)
STARTING = PIXOID.start(PIXOID.configure({"layout": "p1-1A.2A.3A.4A"}, seed=0))
QUESTIONS: list[tuple[str, AnyGame, Any, Decision]] = [
    ("normal", PIXOID, STATE, SKY),
    ("hard", PIXOID, STATE, ROSE),
    ("hard", PIXOID, STARTING, PIXOID.deciding(STARTING)[0]),
    ("hard", PIXL, PIXL_STATE, FIRE),
]
posix = pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")


def here(name: str, game: AnyGame, state: Any, decision: Decision, step: int) -> Answer:
    bot = find_bot(name, game.info.id)
    return think_or_default(bot, View(game, state, decision, Budget(), source_of(bot, decision, SECRET, step)))


def workers() -> list[BaseProcess]:
    """Return the processes that this test has started."""
    return [one for one in multiprocessing.active_children() if one.pid in worker_ids()]


def started_worker() -> BaseProcess:
    """Wait for the one worker process and return it."""
    until_blocking(workers)
    (worker,) = workers()
    return worker


@pytest.mark.parametrize("kind", ["plain", "compiled"])
def test_worker_gives_the_same_thoughts_as_this_process(kind: str, request: pytest.FixtureRequest) -> None:
    request.getfixturevalue(kind)
    with Thinkers() as thinkers:
        for name, game, state, decision in QUESTIONS:
            for step in range(3):
                thought, failure = thinkers.think(name, game, state, decision, Budget(), SECRET, step)
                assert failure is None
                assert thought.reduced is (kind == "plain")
                assert (thought, failure) == here(name, game, state, decision, step)
    assert workers() == []


def test_simple_bots_need_no_process() -> None:
    with Thinkers() as thinkers:
        for name in ("easy", "greedy", "random"):
            for game, state, decision in ((PIXOID, STATE, SKY), (PIXL, PIXL_STATE, FIRE)):
                thinkers.prepare(name, game.info.id)
                assert thinkers.begin(name, game, state, decision, Budget(), SECRET, 0).future.done()
                assert thinkers.think(name, game, state, decision, Budget(), SECRET, 0) == here(
                    name, game, state, decision, 0
                )
        assert workers() == []


def test_three_bugs_of_a_level_share_no_randomness() -> None:
    for name in level_names():
        bot = find_bot(name, "pixoid")
        draws = {source_of(bot, bug, SECRET, 7).getrandbits(256) for bug in (SKY, ROSE, MINT)}
        assert len(draws) == (1 if name == "master-together" else 3)
        later = {source_of(bot, bug, SECRET, 8).getrandbits(256) for bug in (SKY, ROSE, MINT)}
        assert draws.isdisjoint(later)
        other = {source_of(bot, bug, bytes(SECRET_BYTES), 7).getrandbits(256) for bug in (SKY, ROSE, MINT)}
        assert draws.isdisjoint(other)


def test_joint_player_plays_one_joint_move(compiled: None) -> None:
    bot = find_bot("master-together", "pixoid")
    joint, shares = team_mix(STATE, bot.bot.rounds)  # type: ignore[attr-defined]  # a level has
    for step in range(10):
        moves = tuple(here("master-together", PIXOID, STATE, bug, step)[0].move for bug in (SKY, ROSE, MINT))
        assert moves == source_of(bot, SKY, SECRET, step).choices(joint, shares)[0]


def test_secret_is_new_for_every_table() -> None:
    assert len({table_secret({}) for _ in range(20)}) == 20
    assert len(table_secret({})) == SECRET_BYTES
    assert table_secret({"PIXCADE_BOT_SECRET": SECRET.hex()}) == SECRET


def test_compiling_starts_once_and_only_if_needed(
    monkeypatch: pytest.MonkeyPatch, compiled: None, tmp_path: Path
) -> None:
    begun = []

    def begin() -> Any:
        begun.append(1)
        return subprocess.Popen([sys.executable, "-c", ""], start_new_session=True)

    monkeypatch.setattr(compiler, "start_compiling", begin)
    with Thinkers() as thinkers:
        thinkers.think("normal", PIXOID, STATE, SKY, Budget(), SECRET, 0)
    assert begun == []
    monkeypatch.setenv("PIXCADE_DATA", str(tmp_path))
    with Thinkers() as thinkers:
        thinkers.think("greedy", PIXOID, STATE, SKY, Budget(), SECRET, 0)
        assert begun == []
        for step in range(2):
            assert thinkers.think("normal", PIXOID, STATE, SKY, Budget(), SECRET, step)[0].reduced
        assert begun == [1]


def test_bots_use_compiled_code_once_it_exists(plain: None, tmp_path: Path) -> None:
    folder = tmp_path / "kernels"
    with Thinkers() as thinkers:
        assert thinkers.think("hard", PIXOID, STATE, SKY, Budget(), SECRET, 0)[0].reduced
        folder.symlink_to(FOLDER / "kernels", target_is_directory=True)
        assert not thinkers.think("hard", PIXOID, STATE, SKY, Budget(), SECRET, 0)[0].reduced


@posix
def test_compiler_has_low_priority_and_ends_with_the_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PIXCADE_DATA", str(tmp_path))
    process = compiler.start_compiling()
    assert process is not None
    assert os.getpriority(os.PRIO_PROCESS, process.pid) == NICENESS
    assert comes_true((tmp_path / "kernels" / "lock").exists), "it has begun to compile into the data folder"
    compiler.stop_compiling(process)
    assert process.returncode == -signal.SIGKILL


def test_closing_waits_for_no_thought(compiled: None) -> None:
    thinkers = Thinkers()
    pending = thinkers.begin("hard", PIXL, PIXL_STATE, FIRE, Budget(work=1_000_000, seconds=3600), SECRET, 0)
    worker = started_worker()
    began = time.monotonic()
    thinkers.close()
    assert time.monotonic() - began < LIMIT, "it would think for an hour"
    assert not worker.is_alive()
    thought, failure = pending.answer()
    assert thought.move == PIXL.default(PIXL_STATE, FIRE)
    assert failure is not None
    thinkers.close()


@posix
def test_lost_worker_costs_one_move(compiled: None) -> None:
    with Thinkers() as thinkers:
        pending = thinkers.begin("hard", PIXL, PIXL_STATE, FIRE, Budget(work=10_000), SECRET, 0)
        started_worker().kill()
        thought, failure = pending.answer()
        assert thought.move == PIXL.default(PIXL_STATE, FIRE)
        assert failure is not None
        assert dict(failure.values) == {"bot": "hard", "reason": "closed", "detail": ""}
        assert thinkers.think("hard", PIXOID, STATE, SKY, Budget(), SECRET, 0) == here("hard", PIXOID, STATE, SKY, 0)


LEFT_ALONE = """
import multiprocessing, os, signal
from pixcade.bots.api import Budget
from pixcade.bots.running.local import Thinkers
from pixcade.games import GAMES
game = GAMES["pixl"]
state = game.parse_position("pixl turn=4 fire@g7 water@c9 earth@k5 spirit@g10")
thinkers = Thinkers()
thinkers.think("hard", game, state, game.deciding(state)[0], Budget(work=1), bytes(32), 0)
(worker,) = multiprocessing.active_children()
print(worker.pid, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@posix
def test_no_worker_outlives_its_table(compiled: None) -> None:
    done = subprocess.run([sys.executable, "-c", LEFT_ALONE], capture_output=True, text=True, check=False)
    assert done.returncode == -signal.SIGKILL
    assert is_gone(int(done.stdout))


LIGHT = """
import sys
from pixcade.cli.command_line import main
for bots in ("normal", "hard"):
    line = ["text", "pixoid", "--watch", "--players", "3", "--option", "game=short", "--seed", "1", "--bots", bots]
    assert main(line) == 0
print("loaded:", {"numba", "numpy", "llvmlite"} & set(sys.modules))
"""


def test_table_never_loads_the_compiler(compiled: None) -> None:
    done = subprocess.run([sys.executable, "-c", LIGHT], capture_output=True, text=True, check=False, input="")
    assert done.stderr == ""
    assert done.stdout.endswith("\nloaded: set()\n")
    assert "warming up" not in done.stdout


def test_external_bots_think_in_parallel_and_fail_alone(tmp_path: Path) -> None:
    path = tmp_path / "bots.py"
    path.write_text("import time\ndef first(view):\n    return view.legal[0]\ndef slow(view):\n    time.sleep(600)\n")
    with Thinkers() as thinkers:
        good = thinkers.think(f"python:{path}:first", PIXOID, STATE, SKY, Budget(seconds=60), SECRET, 0)
        assert (good[0].move, good[1]) == (PIXOID.legal(STATE, SKY)[0], None)
        thought, failure = thinkers.think(f"python:{path}:slow", PIXOID, STATE, SKY, SHORT, SECRET, 0)
        assert thought.move == PIXOID.default(STATE, SKY)
        assert failure is not None
        assert failure.values["reason"] == "too-slow"
        thinkers.begin(f"python:{path}:slow", PIXOID, STATE, ROSE, Budget(seconds=60), SECRET, 0)
        began = time.monotonic()
    assert time.monotonic() - began < LIMIT, "nobody waits for it at the end"
