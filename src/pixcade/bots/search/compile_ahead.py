"""Compiles ahead of time: at the first start or in the background."""

import importlib
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from pixcade.bots.search.cache import AVAILABLE, DATA, all_modules, data_folder, mark, ready

Report = Callable[[str], None]


def silence(line: str) -> None:
    del line


def compile_modules(modules: Sequence[str] | None = None, folder: Path | None = None, report: Report = silence) -> bool:
    """Import modules with compiled functions (default: those of every game), which compiles and caches them.

    Returns whether all are in the cache. `folder` replaces the data folder, for this process and its children. `report`
    gets a line for each function. If several processes do this, one compiles and the others wait for it.
    """
    if folder is not None:
        os.environ[DATA] = str(folder)
    if not AVAILABLE:
        report("numba is not installed: everything works on the plain rules.")
        return False
    from pixcade.bots.search import jit

    def on_compiled(name: str, seconds: float, cached: bool) -> None:
        report(f"{name:45} {seconds:6.2f} s{', from the cache' if cached else ''}")

    jit.listeners.append(on_compiled)
    try:
        with locked(data_folder() / "kernels"):
            for module in all_modules() if modules is None else modules:
                if module not in sys.modules:  # otherwise the location of its cache is unknown
                    importlib.import_module(module)
                    leave_mark(module)
    finally:
        jit.listeners.remove(on_compiled)
    return ready(modules)


def leave_mark(module: str) -> None:
    """Mark a module as compiled, if there is a cache."""
    path = mark(module)
    try:
        path.touch()
    except OSError:  # not writable: the code was compiled for this process only
        return


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold the lock of a folder; the system releases it when a process ends."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / "lock").open("a")
    except OSError:
        yield
        return
    with file:
        if sys.platform != "win32":  # without a lock two may do the same work
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield
