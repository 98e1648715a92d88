"""Research commands of the command line. Importing them needs no other packages."""

from collections.abc import Iterable
from typing import Protocol


class Shows(Protocol):
    """The part of the screen used by these commands."""

    def show(self, lines: Iterable[str]) -> None: ...
