"""The only module that uses numba's decorators: functions are compiled here, or raise NotAvailable.

`@kernel("int64(uint8[::1], int64)")` is for functions called from Python: the types are fixed, so no call ever starts
the compiler, and the code is loaded from the cache when the module is imported. `@part` and `@section` are for their
helper functions. Compiled code anywhere may call all of them. A function must be defined above its callers.
"""

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from pixcade.bots.search.cache import AVAILABLE, cache_folder

F = TypeVar("F", bound=Callable[..., Any])
Listener = Callable[[str, float, bool], None]
"""Called with a function's name, the seconds it took, and whether it came from the cache."""

listeners: list[Listener] = []


class NotAvailable(RuntimeError):
    """A compiled function was called without a compiler; see `pixcade.bots.search.AVAILABLE`."""


class _Missing:
    """Replaces a missing numpy, so that modules can still be imported."""

    def __getattr__(self, name: str) -> Any:
        raise NotAvailable(f"numpy.{name} is needed, and numpy or numba is not installed")


if TYPE_CHECKING or AVAILABLE:
    import numba
    import numpy as np
else:
    np = _Missing()

__all__ = ["AVAILABLE", "NotAvailable", "kernel", "listeners", "np", "part", "section"]


def part(function: F) -> F:
    return _compiled(function, inline=True)


def section(function: F) -> F:
    """Compile a larger function for its callers, not inlined."""
    return _compiled(function, inline=False)


def _compiled(function: F, *, inline: bool) -> F:
    if not AVAILABLE:
        return _rejecting(function)
    compiled: Any = numba.njit(error_model="numpy", forceinline=inline)(function)
    result: F = compiled
    return result


def kernel(signature: str) -> Callable[[F], F]:
    def decorate(function: F) -> F:
        if not AVAILABLE:
            return _rejecting(function)
        began = time.perf_counter()
        compiled: Any = numba.njit(signature, error_model="numpy", nogil=True, cache=_caching(function))(function)
        cached = bool(getattr(compiled, "stats", None) and compiled.stats.cache_hits)
        for listener in listeners:
            listener(f"{function.__module__}.{function.__name__}", time.perf_counter() - began, cached)
        result: F = compiled
        return result

    return decorate


def _caching(function: Callable[..., Any]) -> bool:
    """Set numba's cache folder for this function's code; without a writable folder, it is in memory only."""
    folder = cache_folder(Path(function.__code__.co_filename))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    settings: Any = numba.config
    settings.CACHE_DIR = str(folder)
    return True


def _rejecting(function: F) -> F:
    def reject(*arguments: Any) -> Any:
        raise NotAvailable(f"{function.__name__} is compiled, and numba is not installed")

    reject.__name__, reject.__doc__, reject.__module__ = function.__name__, function.__doc__, function.__module__
    return reject  # type: ignore[return-value] # callers get no value at all
