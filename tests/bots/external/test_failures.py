"""A misbehaving bot gets the default move and a reason, and plays the next move itself."""

import json
import pickle
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pixcade.bots.api import Budget, Thought, View, Weighed
from pixcade.bots.external import BotFailed, choose_or_default, foreign_bot, think_or_default
from pixcade.bots.external.process import KILLED, LONGEST_LINE, LineProcess
from pixcade.bots.running.fallback import MOST_LINES, Failure
from pixcade.games.pixoid import moves
from tests.bots.external.programs import (
    AMBER,
    AMPLE,
    FIRST,
    PIXOID,
    SHORT,
    SKY,
    STATE,
    answer,
    comes_true,
    failure_of,
    for_every_line,
    python_bot,
)
from tests.waits import LIMIT

HUGE = '{"move": "D1", "weighed": [{"move": "D1", "probability": 1, "value": 1' + "0" * 400 + "}]}"


def says(text: str) -> str:
    return f"print({text!r}, flush=True)"


@pytest.mark.parametrize(
    ("code", "reason", "detail"),
    [
        (says('{"move": "U1"}'), "illegal", "U1"),  # c1 is in the first row
        (says('{"move": "Z1"}'), "not-a-move", "Z1"),
        (says('{"move": "@c1"}'), "illegal", "@c1"),
        (says('{"move": 3}'), "nonsense", "move must be a string"),
        (says('{"mvoe": "D1"}'), "nonsense", "mvoe: unknown field"),
        (says("{}"), "nonsense", "move must be a string"),
        (says('["D1"]'), "nonsense", '["D1"]'),
        (says("I think D1 is good"), "nonsense", "I think D1 is good"),
        (says(""), "nonsense", ""),
        (says("[" * 50_000), "nonsense", "[" * 200),
        (says('{"move": "D1", "weighed": {}}'), "nonsense", "weighed must be a list, reduced true or false"),
        (says('{"move": "D1", "weighed": [{"move": "D1"}]}'), "nonsense", None),
        (says('{"move": "D1", "weighed": [{"move": "D1", "probability": 2, "value": 0}]}'), "nonsense", None),
        (says('{"move": "D1", "weighed": [{"move": "D1", "probability": 1, "value": NaN}]}'), "nonsense", None),
        (says('{"move": "D1", "weighed": [{"move": "D1", "probability": 1, "value": 1e999}]}'), "nonsense", None),
        (says(HUGE), "nonsense", "probability and value must be finite numbers"),
        (says('{"move": "D1", "weighed": [{"move": "U1", "probability": 1, "value": 0}]}'), "illegal", "U1"),
        (says('{"error": "out\\nof ideas"}'), "raised", "out\N{REPLACEMENT CHARACTER}of ideas"),
        (r"sys.stdout.buffer.write(b'\xff\xfe\x00 \xe2\x80\n'); sys.stdout.flush()", "nonsense", None),
        (r"sys.stdout.buffer.write('{\"move\": \"↑３\"}\n'.encode()); sys.stdout.flush()", "not-a-move", "↑３"),
        ("raise ValueError('no idea')", "exited", "1 ValueError: no idea"),
        ("sys.exit(3)", "exited", "3"),
        ("os.abort()", "exited", None),
        ("os.close(1); time.sleep(1000)", "closed", ""),
    ],
)  # fmt: skip
def test_garbage_costs_only_one_move(code: str, reason: str, detail: str | None) -> None:
    with for_every_line(code) as bot:
        for _ in range(2):
            failure = failure_of(bot)
            assert failure.values["reason"] == reason
            assert failure.values["bot"] == bot.name[:200].replace("\n", "\N{REPLACEMENT CHARACTER}")
            if detail is not None:
                assert failure.values["detail"] == detail
            assert str(failure).isprintable()


def test_hanging_bot_is_killed_at_its_limit() -> None:
    with for_every_line("time.sleep(1000)") as bot:
        began = time.monotonic()
        assert failure_of(bot, SHORT).values["reason"] == "too-slow"
        assert SHORT.seconds <= time.monotonic() - began < LIMIT


def test_bot_that_never_reads_is_killed_despite_a_full_pipe() -> None:
    before = threading.active_count()
    program = LineProcess((sys.executable, "-c", "import time; time.sleep(1000)"))
    with pytest.raises(Failure, match="too-slow"):
        program.ask(b"x" * 10_000_000 + b"\n", time.monotonic() + SHORT.seconds)
    assert program.end() == KILLED
    assert threading.active_count() == before


def test_endless_line_is_rejected_long_before_the_limit() -> None:
    with for_every_line("while True: sys.stdout.write('x' * 65536)") as bot:
        began = time.monotonic()
        assert failure_of(bot).values["reason"] == "too-long"
        assert time.monotonic() - began < LIMIT


def test_longest_line_is_read_and_one_byte_more_is_not() -> None:
    pad = (
        f"answer = json.dumps({{'move': request['legal'][0]}}).ljust({LONGEST_LINE} + extra)\nprint(answer, flush=True)"
    )
    with for_every_line("extra = 0\n" + pad) as bot:
        assert answer(bot) == "D1"
        assert answer(bot) == "D1"
    with for_every_line("extra = 1\n" + pad) as bot:
        assert failure_of(bot).values["reason"] == "too-long"


def test_flood_of_answers_is_dropped_and_costs_a_move() -> None:
    with for_every_line("while True: " + FIRST) as bot:
        assert answer(bot) == "D1"
        failures: list[BotFailed] = []

        def fails_now() -> bool:  # as soon as a line lies there before it is asked for
            failure = choose_or_default(bot, View(PIXOID, STATE, AMBER, AMPLE))[1]
            failures.extend([failure] if failure else [])
            return bool(failures)

        assert comes_true(fails_now)
        assert failures[0].values["reason"] == "unasked"
        assert answer(bot) == "D1"  # of the next program


def test_flood_of_errors_blocks_no_one_and_leaves_last_lines() -> None:
    flood = "for number in range(20_000): print('mistake', number, '\\a' * 20, file=sys.stderr)\n"
    with for_every_line(flood + "sys.stderr.write('y' * 1_000_000 + '\\n'); sys.stderr.flush()\n" + FIRST) as bot:
        assert answer(bot) == "D1"
    with for_every_line(flood + "sys.exit(1)") as bot:
        failure = failure_of(bot)
        assert len(failure.log) == MOST_LINES
        assert failure.log[-1].startswith("mistake 19999")
        assert all(line.isprintable() for line in failure.log)


def test_bot_that_exits_after_each_answer_is_restarted() -> None:
    with for_every_line(FIRST + "\nbreak") as bot:
        assert [answer(bot) for _ in range(4)] == ["D1"] * 4
    with for_every_line("sys.stdout.write(json.dumps({'move': request['legal'][1]}))\nbreak") as bot:
        assert [answer(bot) for _ in range(2)] == ["D2"] * 2  # without a line's end


def test_missing_executable_is_a_failure(tmp_path: Path) -> None:
    program = tmp_path / "program"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    bot = foreign_bot(f"exec:{program}", "pixoid")
    program.unlink()
    assert failure_of(bot).values["reason"] == "not-started"


@pytest.mark.parametrize(
    ("code", "reason", "detail"),
    [
        ("def choose(*_): raise ValueError('no\\nidea')", "raised", "ValueError: no\N{REPLACEMENT CHARACTER}idea"),
        ("def choose(*_): return None", "not-a-move", "None"),
        ("def choose(*_): return 'Q9'", "not-a-move", "Q9"),
        ("from pixcade.games.pixoid.moves import Program\ndef choose(*_): return Program('U', 1)", "illegal", "U1"),
        ("def choose(): pass", "raised", None),
        ("def choose(*_): return choose()", "raised", None),
        ("import os\ndef choose(*_): os._exit(4)", "exited", "4"),
        ("import sys\ndef choose(*_): sys.exit('enough')", "exited", "1 enough"),
        ("choose = 3", "raised", "TypeError: 'int' object is not callable"),
        ("chose = 3", "exited", None),
        ("import no_such_module", "exited", "1 ModuleNotFoundError: No module named 'no_such_module'"),
        ("def choose(*_)", "exited", None),
        ("def choose(*_): return input()", "raised", "EOFError: EOF when reading a line"),
    ],
)
def test_python_bot_fails_like_any_other(tmp_path: Path, code: str, reason: str, detail: str | None) -> None:
    with python_bot(tmp_path, code) as bot:
        failure = failure_of(bot)
        assert failure.values["reason"] == reason
        if detail is not None:
            assert failure.values["detail"] == detail


def test_hanging_python_bot_is_killed_and_traceback_kept(tmp_path: Path) -> None:
    code = "calls = []\ndef choose(view):\n    if view.budget.work == 1: raise KeyError('of ours')\n"
    with python_bot(tmp_path, code + "    while True: pass") as bot:
        failure = failure_of(bot)
        assert failure.log[0] == "Traceback (most recent call last):"
        assert failure.log[-1] == "KeyError: 'of ours'"
        assert failure_of(bot, Budget(work=0.5, seconds=0.2)).values["reason"] == "too-slow"


def fails(view: View) -> Any:
    raise RuntimeError("a fault of ours")


def cheats(view: View) -> Any:
    return moves.Program("U", 1)


def leaves(view: View) -> Any:
    sys.exit(1)


def test_builtin_bots_fail_in_the_same_way() -> None:
    failure = failure_of(fails)
    assert failure.values == {"bot": "fails", "reason": "raised", "detail": "RuntimeError: a fault of ours"}
    assert any("def fails" in line or "in fails" in line for line in failure.log)
    assert failure_of(cheats).values["reason"] == "illegal"
    assert failure_of(leaves).values["reason"] == "raised"


def test_ctrl_c_is_not_a_failure_of_the_bot() -> None:
    def interrupted(*_: object) -> Iterator[int]:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        failure_of(interrupted)


def test_failure_can_be_pickled() -> None:
    with for_every_line("print('of me', file=sys.stderr); sys.exit(3)") as bot:
        failure = failure_of(bot)
    copy = pickle.loads(pickle.dumps(failure))
    assert isinstance(copy, BotFailed)
    assert (str(copy), copy.values, copy.log) == (str(failure), failure.values, ("of me",))


def test_evaluated_moves_of_an_external_bot_arrive(tmp_path: Path) -> None:
    weighed = [{"move": "D1", "probability": 0.75, "value": 5.5}, {"move": "R2", "probability": 0.25, "value": -1}]
    expected = Thought(moves.Program("D", 1), (Weighed("D1", 0.75, 5.5), Weighed("R2", 0.25, -1.0)), reduced=True)
    line = json.dumps({"move": "D1", "weighed": weighed, "reduced": True})
    code = (
        "from pixcade.bots.api import Thought, Weighed\nfrom pixcade.games.pixoid.moves import Program\n"
        f"def choose(*_): return {expected!r}"
    )
    for bot in (for_every_line(says(line)), python_bot(tmp_path, code)):
        with bot:
            assert think_or_default(bot, View(PIXOID, STATE, AMBER, AMPLE)) == (expected, None)


def test_one_seats_bot_may_fail_while_another_thinks() -> None:
    with for_every_line(f"if request['decision']['seat'] == 1: sys.exit(1)\n{FIRST}") as bot:
        found: list[str] = []
        thread = threading.Thread(target=lambda: found.append(answer(bot, decision=SKY)))
        thread.start()
        assert failure_of(bot).values["reason"] == "exited"
        thread.join()
        assert found == [PIXOID.format_move(STATE, PIXOID.legal(STATE, SKY)[0])]
