"""Values that are worked out when they are first asked for."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class lazily(Generic[T]):  # noqa: N801  # it is used as a word, before a method
    """A value that is kept in its object: `functools.cached_property` without a lock, which older Pythons take."""

    def __init__(self, work_out: Callable[[Any], T]) -> None:
        """Work the value out by a method."""
        self.work_out = work_out
        self.name = work_out.__name__
        self.__doc__ = work_out.__doc__

    def __get__(self, instance: Any, owner: Any = None) -> T:
        """Work it out; from then on it is found in the object itself."""
        value = instance.__dict__[self.name] = self.work_out(instance)
        return value
