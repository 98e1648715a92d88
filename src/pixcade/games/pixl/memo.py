"""What has been worked out about a position stays with it.

After a move a server asks for the points, the facts and the choices of one position, and each of these needs what the
others have worked out. It hangs on the position itself, so it is gone when that is.
"""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

S = TypeVar("S")
T = TypeVar("T")


def remembered(asked: Callable[[S], T]) -> Callable[[S], T]:
    """Let a function of a position answer at once when it is asked about the same one again."""
    name = asked.__name__

    @wraps(asked)
    def answer(state: S) -> T:
        known: dict[str, T] = state.__dict__
        try:
            return known[name]
        except KeyError:
            found = known[name] = asked(state)
            return found

    return answer
