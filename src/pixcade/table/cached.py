"""Lazily computed attributes."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class lazily(Generic[T]):  # noqa: N801  # it is used as a word, before a method
    """An attribute computed on first access: `functools.cached_property` without the lock of Python 3.11."""

    def __init__(self, work_out: Callable[[Any], T]) -> None:
        self.work_out = work_out
        self.name = work_out.__name__
        self.__doc__ = work_out.__doc__

    def __get__(self, instance: Any, owner: Any = None) -> T:
        """Compute the value and store it in the instance, where later accesses find it."""
        value = instance.__dict__[self.name] = self.work_out(instance)
        return value
