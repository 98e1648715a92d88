"""How many functions, modules and changes of module a reader passes who follows the server: not more than before."""

import asyncio
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from tools import call_trace
from tools.call_trace import CallTrace, Figures, figures, same
from tools.repeated_lines import repeated
from tools.scenes import SCENES, walked
from tools.source_figures import cycles, run_time_imports
from tools.walks import exceeded, limits, listed

SOURCE = """
import asyncio

def plain():
    return [inner() for _ in range(2)]

def inner():
    return (lambda: 1)()

async def waiting():
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    inner()
"""


def module(name: str) -> ModuleType:
    """Return a module of our own source that no file holds."""
    made = ModuleType(name)
    exec(compile(SOURCE, f"{call_trace.SOURCE}/{name.rpartition('.')[2]}.py", "exec"), made.__dict__)
    return made


@pytest.fixture
def some() -> ModuleType:
    return module("pixcade.some")


def traced(work: Callable[[], object]) -> list[call_trace.Call]:
    trace = CallTrace()
    with trace.installed():
        work()
    return trace.calls


@pytest.mark.slow(4)
@pytest.mark.parametrize("name", SCENES)
def test_no_walk_is_longer_than_its_limit(name: str) -> None:
    """On a busy machine a timer of the server may fire during a walk and lengthen it: the shortest of three counts."""
    found: list[str] = []
    for _ in range(3):
        found = exceeded(name, figures(walked(name)), limits()[name])
        if not found:
            break
    assert found == []


def test_every_walk_has_a_limit() -> None:
    assert list(limits()) == list(SCENES)


def test_a_figure_above_its_limit_is_named() -> None:
    limit = Figures(functions=3, modules=2, changes=1, calls=9)
    assert exceeded("replay", limit, limit) == []
    more = Figures(functions=3, modules=2, changes=2, calls=9)
    assert exceeded("replay", more, limit) == ["replay: 2 changes, at most 1 are allowed"]


def test_functions_count_by_name_and_what_has_no_name_does_not(some: ModuleType) -> None:
    calls = traced(some.plain)
    assert [call.name for call in calls] == ["some.plain", "some.inner", "some.inner"]
    assert figures(calls) == Figures(functions=2, modules=1, changes=0, calls=3)
    assert list(listed(calls)) == ["some.plain", "  some.inner x2"]


def test_a_coroutine_counts_when_it_begins_and_not_when_it_goes_on(some: ModuleType) -> None:
    assert [call.name for call in traced(lambda: asyncio.run(some.waiting()))] == ["some.waiting", "some.inner"]


def test_what_a_client_does_in_this_process_is_left_out(some: ModuleType) -> None:
    client = module("pixcade.client.some")
    client.__dict__["inner"] = some.inner
    assert traced(client.plain) == []


def test_changes_of_module_are_counted_in_each_thread(some: ModuleType) -> None:
    other = module("pixcade.other")

    def work() -> None:
        some.inner()
        thread = threading.Thread(target=other.inner, name="beside")
        thread.start()
        thread.join()
        some.inner()

    calls = traced(work)
    assert [call.thread for call in calls] == ["MainThread", "beside", "MainThread"]
    assert figures(calls).changes == 1
    assert not same(calls, calls[:2])
    assert same(calls, [calls[0], calls[2], calls[1]])


def test_nothing_is_heard_afterwards(some: ModuleType) -> None:
    trace = CallTrace()
    with trace.installed():
        pass
    some.inner()
    assert trace.calls == []
    assert sys.getprofile() is None


def test_cycles_are_found() -> None:
    imports = {"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set(), "e": {"a"}}
    assert cycles({name: frozenset(others) for name, others in imports.items()}) == [("b", "c")]


def test_places_that_share_six_lines_are_found_once(tmp_path: Path) -> None:
    lines = "".join(f"    value{number} = {number}\n" for number in range(7))
    (tmp_path / "one.py").write_text(f'def one():\n    """A docstring."""\n{lines}', "utf-8")
    (tmp_path / "other.py").write_text(f"import os\n\ndef other():\n    os.getpid()\n    # a comment\n{lines}", "utf-8")
    (tmp_path / "short.py").write_text("def short():\n" + lines[: lines.index("    value5")], "utf-8")
    assert list(repeated(tmp_path)) == [("one.py:3", "other.py:6")]


def test_no_modules_import_each_other_round_about() -> None:
    assert cycles(run_time_imports()) == []
