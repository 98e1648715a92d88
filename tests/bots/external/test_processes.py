"""External bots run in separate processes that never outlive their table."""

import gc
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pixcade.bots.api import View
from pixcade.bots.external import ForeignBot, choose_or_default
from pixcade.bots.running.child_processes import GUARD
from tests.bots.external.programs import (
    AMBER,
    AMPLE,
    FIRST,
    MINT,
    PIXOID,
    SHORT,
    SKY,
    STATE,
    answer,
    children,
    comes_true,
    failure_of,
    for_every_line,
    is_gone,
    python_bot,
    running,
)
from tests.waits import LIMIT

pytestmark = pytest.mark.skipif(os.name != "posix", reason="process groups are those of POSIX")

WITH_CHILD = """
if not os.path.exists({path!r}):
    child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(1000)'])
    open({path!r}, 'w').write(f'{{os.getpid()}} {{child.pid}} ')
"""


def with_child(path: Path, then: str) -> ForeignBot:
    """A bot that spawns a child before its first answer, then misbehaves."""
    read_pids = WITH_CHILD.format(path=str(path)).strip() + f"\n    {FIRST}\nelse:\n    {then}"
    return for_every_line(read_pids)


def read_pids(path: Path) -> list[int]:
    pids = [int(pid) for pid in path.read_text().split()]
    assert len(pids) == 2
    return pids


@pytest.mark.parametrize(
    "then", ["time.sleep(1000)", "while True: pass", "print('nonsense', flush=True)", "sys.exit()"]
)
def test_failed_bot_is_killed_with_its_children(tmp_path: Path, then: str) -> None:
    before = children()
    with with_child(tmp_path / "pids", then) as bot:
        answer(bot)
        pids = read_pids(tmp_path / "pids")
        assert all(map(running, pids))
        failure_of(bot, AMPLE if "print" in then or "exit" in then else SHORT)
        assert all(map(is_gone, pids))
    assert children() - before <= guards()


def guards() -> set[int]:
    """The guard is the one child that stays."""
    return {GUARD._process.pid} if GUARD._process else set()


def test_process_lives_across_decisions_and_ends_with_table(tmp_path: Path) -> None:
    before = children()
    bot = for_every_line(f"open({str(tmp_path / 'pids')!r}, 'a').write(f'{{os.getpid()}} ')\n{FIRST}")
    for _ in range(3):
        answer(bot)
    (pid,) = {int(pid) for pid in (tmp_path / "pids").read_text().split()}
    assert running(pid)
    bot.close()
    assert is_gone(pid)
    assert failure_of(bot).values == {
        "bot": bot.name.replace("\n", "\ufffd")[:200],
        "reason": "exited",
        "detail": "the table is closed",
    }
    assert children() - before <= guards()


def test_unreferenced_bot_is_ended(tmp_path: Path) -> None:
    bot = with_child(tmp_path / "pids", "pass")
    answer(bot)
    del bot
    gc.collect()
    assert all(map(is_gone, read_pids(tmp_path / "pids")))


def test_closing_ends_a_thinking_bot(tmp_path: Path) -> None:
    bot = with_child(tmp_path / "pids", f"open({str(tmp_path / 'asked')!r}, 'w').close()\n    time.sleep(1000)")
    answer(bot)
    found: list[Any] = []
    thread = threading.Thread(target=lambda: found.append(failure_of(bot).values["reason"]))
    thread.start()
    assert comes_true((tmp_path / "asked").exists)
    bot.close()
    thread.join()
    assert found == ["exited"]
    assert all(map(is_gone, read_pids(tmp_path / "pids")))


PARENT = """
import sys
from pathlib import Path
from tests.bots.external.programs import answer
from tests.bots.external.test_processes import with_child
bot = with_child(Path(sys.argv[1]), f"open({{sys.argv[2]!r}}, 'w').close(); time.sleep(1000)")
answer(bot)
print("ready", flush=True)
{then}
"""


@pytest.mark.parametrize(
    ("then", "code"),
    [("sys.stdin.read()", -signal.SIGKILL), ("answer(bot)", -signal.SIGKILL), ("", 0)],
    ids=["killed while it waits", "killed while its bot thinks", "ended in order"],
)
def test_no_bot_outlives_a_killed_table(tmp_path: Path, then: str, code: int) -> None:
    pids, asked = tmp_path / "pids", tmp_path / "asked"
    command = [sys.executable, "-c", PARENT.format(then=then), str(pids), str(asked)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, cwd=Path(__file__).parents[3]) as table:
        assert table.stdout is not None
        assert table.stdout.readline() == b"ready\n"
        if code:
            assert "answer" not in then or comes_true(asked.exists)
            assert all(map(running, read_pids(pids)))
            table.kill()
        assert table.wait() == code
    assert all(map(is_gone, read_pids(pids)))


def test_child_in_another_group_cannot_block_the_table(tmp_path: Path) -> None:
    path = str(tmp_path / "pid")
    code = (
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(1000)'], start_new_session=True)\n"
        f"open({path!r}, 'w').write(str(child.pid))\n"
        "sys.exit(3)"
    )
    with for_every_line(code) as bot:
        began = time.monotonic()
        failure = failure_of(bot)  # though the child keeps its output open
        assert time.monotonic() - began < LIMIT
        os.kill(int(Path(path).read_text()), signal.SIGKILL)
    assert (failure.values["reason"], failure.values["detail"]) == ("exited", "3")


def test_seats_have_separate_processes_so_bugs_share_nothing(tmp_path: Path) -> None:
    code = (
        "seen = []\n"
        "def choose(view):\n"
        "    seen.append(view.piece)\n"
        "    assert set(seen) == {view.piece}, seen\n"
        "    return view.random.choice(view.legal)\n"
    )
    with python_bot(tmp_path, code) as bot:
        for decision in (AMBER, SKY, MINT, AMBER, SKY, MINT):
            answer(bot, decision=decision)


def test_pickled_bot_is_only_its_name(tmp_path: Path) -> None:
    with for_every_line(FIRST) as bot, pickle.loads(pickle.dumps(bot)) as copy:
        assert copy.name == bot.name
        assert answer(copy) == "D1"


def test_python_bot_code_never_runs_in_this_process(tmp_path: Path) -> None:
    code = "import os\ndef choose(view):\n    os.environ['MARK'] = '1'\n"
    with python_bot(tmp_path, code + "    return view.legal[0]") as bot:
        assert answer(bot) == "D1"
    assert "MARK" not in os.environ
    assert "a_bot" not in sys.modules


def test_bots_seed_reveals_nothing_about_its_source(tmp_path: Path) -> None:
    code = (
        "def choose(view):\n"
        "    assert view.random.getstate()[1][-1] == 624, 'fresh'\n"
        "    return view.random.choice(view.legal)\n"
    )
    with python_bot(tmp_path, code) as bot:
        moves = []
        for seed in (1, 2, 3, 4, 1, 2, 3, 4):
            move, failure = choose_or_default(bot, View(PIXOID, STATE, AMBER, AMPLE, Random(seed)))
            assert failure is None
            moves.append(move)
    assert moves[:4] == moves[4:]
    assert len(set(moves)) > 1
