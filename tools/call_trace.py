"""Records which functions of our own source a running server passes, in all of its threads."""

import asyncio
import dis
import sys
import threading
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

PACKAGE = "pixcade"
CLIENT = f"{PACKAGE}.client"
SOURCE = str(Path(__file__).resolve().parent.parent / "src" / PACKAGE)

UNNAMED = ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>", "<module>", "<lambda>")
"""Code that has no name to look for. Its callees count; whether a comprehension is a call depends on the Python."""


class Call(NamedTuple):
    """A function that was entered: by a call, not by going on after an await or a yield."""

    module: str
    function: str
    thread: str
    task: str
    depth: int
    """How many functions of ours are on the stack above it."""

    @property
    def name(self) -> str:
        """The function as it is looked up: module and qualified name, without the package."""
        return f"{self.module.removeprefix(PACKAGE + '.')}.{self.function}"


@dataclass(frozen=True)
class Figures:
    """How far a reader has to go who follows a walk."""

    functions: int
    modules: int
    changes: int
    calls: int

    def __str__(self) -> str:
        """As they stand in a table."""
        return f"{self.functions} / {self.modules} / {self.changes}"


def figures(calls: Sequence[Call]) -> Figures:
    """Count a walk. Changes of module are counted in each thread by itself, since threads run side by side."""
    threads: dict[str, list[str]] = {}
    for call in calls:
        threads.setdefault(call.thread, []).append(call.module)
    changes = sum(before != after for modules in threads.values() for before, after in pairwise(modules))
    return Figures(
        functions=len({call.name for call in calls}),
        modules=len({call.module for call in calls}),
        changes=changes + len(threads) - 1,
        calls=len(calls),
    )


def same(one: Sequence[Call], other: Sequence[Call]) -> bool:
    """Whether two walks passed the same functions, equally often, with as many changes of module."""
    return figures(one) == figures(other) and Counter(c.name for c in one) == Counter(c.name for c in other)


class CallTrace:
    """Hears of every call in the process; keeps those of our own source that no client of ours has made."""

    def __init__(self) -> None:
        """Keep nothing yet."""
        self.calls: list[Call] = []
        self._known: dict[CodeType, bool] = {}

    def wanted(self, code: CodeType) -> bool:
        """Whether a function is one of ours, with a name."""
        found = self._known.get(code)
        if found is None:
            found = code.co_filename.startswith(SOURCE) and code.co_name not in UNNAMED
            self._known[code] = found
        return found

    def hear(self, frame: FrameType, event: str, argument: Any) -> None:
        """Note one event of the profiler."""
        del argument
        if event != "call" or not self.wanted(frame.f_code) or resumed(frame):
            return
        depth = self.depth(frame)
        if depth is not None:
            module, thread = str(frame.f_globals["__name__"]), threading.current_thread().name
            self.calls.append(Call(module, frame.f_code.co_qualname, thread, task_now(), depth))

    def depth(self, frame: FrameType) -> int | None:
        """Return how many functions of ours wait for a call; None where a client in this process has made it."""
        found, at = -1, frame
        while True:
            name = at.f_globals.get("__name__", "")
            if name == CLIENT or name.startswith(CLIENT + "."):
                return None
            found += self.wanted(at.f_code)
            if at.f_back is None:
                return found
            at = at.f_back

    @contextmanager
    def installed(self) -> Iterator[None]:
        """Hear of this thread, and of every thread that is started meanwhile."""
        threading.setprofile(self.hear)
        sys.setprofile(self.hear)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)

    async def quiet(self, seconds: float = 0.05) -> None:
        """Wait until nothing was called for a while."""
        known = -1
        while known != len(self.calls):
            known = len(self.calls)
            await asyncio.sleep(seconds)


def resumed(frame: FrameType) -> bool:
    """Whether a coroutine or generator goes on, instead of beginning."""
    return frame.f_lasti > first_instruction(frame.f_code)


@cache
def first_instruction(code: CodeType) -> int:
    """Return where the work of a function begins: before it stands what makes cells and generators."""
    return next((one.offset for one in dis.get_instructions(code) if one.opname == "RESUME"), 0)


def task_now() -> str:
    """Return the name of the task that runs in this thread, which no other has; empty where none does."""
    try:
        task = asyncio.current_task()
    except RuntimeError:  # no event loop runs in this thread
        return ""
    return task.get_name() if task is not None else ""
